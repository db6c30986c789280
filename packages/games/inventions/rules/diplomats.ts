/** Send and recall diplomats: citizens on milestones, who bring the milestone's action coming and going. */
import { ACTIONS } from '../data/types.ts';
import type { ActionHandler } from './action-handler.ts';
import type { Action } from './actions.ts';
import { give, performed } from './benefits.ts';
import { deploy, eraOf, gainInfluence, gainScholars } from './citizens.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { ANY, type Player, type State } from './state.ts';

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

export const send: ActionHandler<'send'> = {
  kind: 'send',
  candidates(g: Ruleset, state: State, seat: number, out: Action[]): void {
    for (const milestone of state.personal) sendTo(g, state, seat, milestone, out);
    for (const milestone of state.common) sendTo(g, state, seat, milestone, out);
  },
  check(g: Ruleset, state: State, seat: number, { who, milestone }): Check {
    const player = state.players[seat];
    if (citizensAs(player, who) === 0) return 'INV-SEND-CITIZEN';
    if (!state.personal.includes(milestone) && !state.common.includes(milestone)) return 'INV-SEND-MILESTONE';
    return canReceive(g, state, seat, milestone);
  },
  apply(g: Ruleset, state: State, seat: number, { who, milestone }, listener?: Listener): void {
    deploy(state.players[seat], who, who === ANY);
    state.diplomats[milestone] |= 1 << seat;
    listener?.({
      kind: 'diplomatSent',
      seat,
      readers: 'all',
      data: { milestone: g.milestoneIds[milestone] },
    });
    const place = state.personal.indexOf(milestone);
    const isAhead = g.milestones[milestone].era > eraOf(g, state, seat);
    if (place >= 0 && place < g.seats && place !== seat && isAhead) gainInfluence(g, state.players[place], 1);
    give(g, state, seat, g.milestones[milestone], 'milestones');
    performed(g, state, seat, SEND);
  },
};

export const recall: ActionHandler<'recall'> = {
  kind: 'recall',
  candidates(g: Ruleset, state: State, seat: number, out: Action[]): void {
    for (let milestone = 0; milestone < state.diplomats.length; milestone++)
      if ((state.diplomats[milestone] & (1 << seat)) !== 0) out.push(g.catalogue.recall[milestone]);
  },
  check(_g: Ruleset, state: State, seat: number, { milestone }): Check {
    return (state.diplomats[milestone] & (1 << seat)) === 0 ? 'INV-RECALL-DIPLOMAT' : null;
  },
  apply(g: Ruleset, state: State, seat: number, { milestone }, listener?: Listener): void {
    state.diplomats[milestone] &= ~(1 << seat);
    gainScholars(g, state, seat, 1, 'board');
    listener?.({
      kind: 'diplomatRecalled',
      seat,
      readers: 'all',
      data: { milestone: g.milestoneIds[milestone] },
    });
    give(g, state, seat, g.milestones[milestone], 'milestones');
    performed(g, state, seat, RECALL);
  },
};

export function diplomatsOf(state: State, seat: number): number {
  let count = 0;
  for (const bits of state.diplomats) if ((bits & (1 << seat)) !== 0) count += 1;
  return count;
}
