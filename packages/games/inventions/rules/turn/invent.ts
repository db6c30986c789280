/** Invent: a presented idea becomes an invention, for those who know its milestone. */
import { nextId, toAll } from '@guildhall/kernel';
import { ACTIONS, TYPES } from '../../data/types.ts';
import { deploy, score } from '../citizens.ts';
import type { ActionHandlerOf } from '../handlers.ts';
import { nameOf } from '../names.ts';
import type { Card, Ruleset } from '../ruleset.ts';
import { aspire } from '../scoring/aspirations.ts';
import { NONE, type Player, type State } from '../state.ts';
import { performed } from './benefits.ts';

const INVENT = ACTIONS.indexOf('invent');
const TECHNOLOGY = TYPES.indexOf('technology');

/** Whether a seat knows a milestone. */
function knows(g: Ruleset, state: State, seat: number, milestone: number): boolean {
  const place = state.personal.indexOf(milestone);
  if (place < 0) return state.common.includes(milestone) || state.discarded.includes(milestone);
  if (place === seat || (state.diplomats[milestone] & (1 << seat)) !== 0) return true;
  return g.milestones[milestone].era < state.era;
}

/** Who can be the inventor and still leave enough for the extra specialists. */
function canSend(player: Player, card: Card, scholar: boolean): boolean {
  if (scholar) return player.scholars > 0 && player.home[card.extraType] + player.scholars - 1 >= card.extra;
  if (player.home[card.type] === 0) return false;
  const sent = card.type === card.extraType ? 1 : 0;
  return player.home[card.extraType] - sent + player.scholars >= card.extra;
}

export const invent: ActionHandlerOf<'invent'> = {
  kind: 'invent',
  candidates(g, state, _seat, out) {
    for (let region = 0; region < state.regions.length; region++)
      if (state.regions[region].presenter !== NONE)
        for (const action of g.catalogue.invent[region]) out.push(action);
  },
  isPossible(g, state, seat) {
    const player = state.players[seat];
    for (const at of state.regions) {
      if (at.presenter === NONE || at.invented) continue;
      const card = g.cards[at.card];
      if (
        (canSend(player, card, false) || canSend(player, card, true)) &&
        knows(g, state, seat, card.milestone)
      )
        return true;
    }
    return false;
  },
  check(g, state, seat, { region, scholar }) {
    const at = state.regions[region];
    if (at.presenter === NONE || at.invented) return 'INV-INVENT-IDEA';
    const card = g.cards[at.card];
    if (!knows(g, state, seat, card.milestone)) return 'INV-INVENT-ACCESS';
    return canSend(state.players[seat], card, scholar) ? null : 'INV-INVENT-SPECIALISTS';
  },
  apply(g, state, seat, { region, scholar }, listener) {
    const player = state.players[seat];
    const at = state.regions[region];
    const card = g.cards[at.card];
    listener?.(toAll('invented', seat, { card: g.cardIds[at.card], region: nameOf.region(region) }));
    aspire(g, state, seat, TECHNOLOGY, listener);
    deploy(player, card.type, scholar);
    at.inventor = seat;
    at.invented = true;
    score(player, 'inventing', card.points);
    performed(g, state, seat, INVENT);
    if (card.extra > 0) {
      state.pending.push([
        { kind: 'exhaust', id: nextId(state), seat, type: card.extraType, left: card.extra },
      ]);
    }
  },
};
