/** Send and recall diplomats: citizens on milestones, who bring the milestone's action coming and going. */
import { toAll } from '@guildhall/kernel';
import { ACTIONS } from '../../data/types.ts';
import type { Action } from '../actions.ts';
import { ableTo, deploy, eraOf, gainInfluence, gainScholars } from '../citizens.ts';
import type { ActionHandlerOf } from '../handlers.ts';
import type { Check } from '../rule-ids.ts';
import type { Ruleset } from '../ruleset.ts';
import { ANY, type Player, type State } from '../state.ts';
import { give, performed } from './benefits.ts';

const SEND = ACTIONS.indexOf('sendDiplomat');
const RECALL = ACTIONS.indexOf('recallDiplomat');

function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function canReceive(g: Ruleset, state: State, seat: number, milestone: number): Check {
  const there = state.diplomats[milestone];
  if ((there & (1 << seat)) !== 0) return 'INV-SEND-MILESTONE';
  return countOf(there) < g.milestones[milestone].slots ? null : 'INV-SEND-SLOT';
}

/** How many citizens of a seat can be sent as specialists of a type, or as scholars. */
function citizensAs(player: Player, who: number): number {
  return who === ANY ? player.scholars : player.home[who];
}

function sendTo(g: Ruleset, state: State, seat: number, milestone: number, out: Action[]): void {
  if (canReceive(g, state, seat, milestone) !== null) return;
  const player = state.players[seat];
  const { send } = g.catalogue;
  for (let who = 0; who < send.length; who++) if (citizensAs(player, who) > 0) out.push(send[who][milestone]);
}

export const send: ActionHandlerOf<'send'> = {
  kind: 'send',
  candidates(g, state, seat, out) {
    for (const milestone of state.personal) sendTo(g, state, seat, milestone, out);
    for (const milestone of state.common) sendTo(g, state, seat, milestone, out);
  },
  isPossible(g, state, seat) {
    if (ableTo(state.players[seat], ANY) === 0) return false;
    for (const milestone of state.personal) if (canReceive(g, state, seat, milestone) === null) return true;
    for (const milestone of state.common) if (canReceive(g, state, seat, milestone) === null) return true;
    return false;
  },
  check(g, state, seat, { who, milestone }) {
    const player = state.players[seat];
    if (citizensAs(player, who) === 0) return 'INV-SEND-CITIZEN';
    if (!state.personal.includes(milestone) && !state.common.includes(milestone)) return 'INV-SEND-MILESTONE';
    return canReceive(g, state, seat, milestone);
  },
  apply(g, state, seat, { who, milestone }, listener) {
    deploy(state.players[seat], who, who === ANY);
    state.diplomats[milestone] |= 1 << seat;
    listener?.(toAll('diplomatSent', seat, { milestone: g.milestoneIds[milestone] }));
    const place = state.personal.indexOf(milestone);
    const isAhead = g.milestones[milestone].era > eraOf(g, state, seat);
    if (place >= 0 && place < g.seats && place !== seat && isAhead) gainInfluence(g, state.players[place], 1);
    give(g, state, seat, g.milestones[milestone], 'milestones');
    performed(g, state, seat, SEND);
  },
};

export const recall: ActionHandlerOf<'recall'> = {
  kind: 'recall',
  candidates(g, state, seat, out) {
    for (let milestone = 0; milestone < state.diplomats.length; milestone++)
      if ((state.diplomats[milestone] & (1 << seat)) !== 0) out.push(g.catalogue.recall[milestone]);
  },
  check(_g, state, seat, { milestone }) {
    return (state.diplomats[milestone] & (1 << seat)) === 0 ? 'INV-RECALL-DIPLOMAT' : null;
  },
  apply(g, state, seat, { milestone }, listener) {
    state.diplomats[milestone] &= ~(1 << seat);
    gainScholars(g, state, seat, 1, 'board');
    listener?.(toAll('diplomatRecalled', seat, { milestone: g.milestoneIds[milestone] }));
    give(g, state, seat, g.milestones[milestone], 'milestones');
    performed(g, state, seat, RECALL);
  },
};

export function diplomatsOf(state: State, seat: number): number {
  let count = 0;
  for (const bits of state.diplomats) if ((bits & (1 << seat)) !== 0) count += 1;
  return count;
}
