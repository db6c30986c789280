/** Present an idea: a card from the own board into a region without one. */

import { ACTIONS } from '../data/types.ts';
import type { ActionHandler } from './action-handler.ts';
import type { Action } from './actions.ts';
import { give, performed } from './benefits.ts';
import { nameOf } from './names.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { NONE, type Player, type State } from './state.ts';

const PRESENT = ACTIONS.indexOf('present');

/** Whether so many scholars, and specialists of the type for the rest, can present a card. */
export function checkPresenters(player: Player, type: number, demand: number, scholars: number): boolean {
  return scholars <= demand && scholars <= player.scholars && demand - scholars <= player.home[type];
}

/** Puts presenters beside the card of a region. */
export function standBeside(g: Ruleset, state: State, seat: number, region: number, scholars: number): void {
  const at = state.regions[region];
  const player = state.players[seat];
  const { demand } = g.specialistTiles[at.specialistTile];
  player.scholars -= scholars;
  player.home[g.cards[at.card].type] -= demand - scholars;
  at.presenter = seat;
  at.presenters = demand;
}

export const present: ActionHandler<'present'> = {
  kind: 'present',
  candidates(g: Ruleset, state: State, seat: number, out: Action[]): void {
    const { ideas } = state.players[seat];
    for (let region = 0; region < state.regions.length; region++)
      if (state.regions[region].card === NONE)
        for (const card of ideas) for (const action of g.catalogue.present[card][region]) out.push(action);
  },
  check(g: Ruleset, state: State, seat: number, { card, region, scholars }): Check {
    const player = state.players[seat];
    if (!player.ideas.includes(card)) return 'INV-PRESENT-IDEA';
    const at = state.regions[region];
    if (at.card !== NONE) return 'INV-PRESENT-REGION';
    const { demand } = g.specialistTiles[at.specialistTile];
    return checkPresenters(player, g.cards[card].type, demand, scholars) ? null : 'INV-PRESENT-SPECIALISTS';
  },
  apply(g: Ruleset, state: State, seat: number, { card, region, scholars }, listener?: Listener): void {
    const player = state.players[seat];
    const at = state.regions[region];
    player.ideas.splice(player.ideas.indexOf(card), 1);
    at.card = card;
    standBeside(g, state, seat, region, scholars);
    state.turn.presented += 1;
    listener?.({
      kind: 'presented',
      seat,
      readers: 'all',
      data: { card: g.cardIds[card], region: nameOf.region(region) },
    });
    give(g, state, seat, g.specialistTiles[at.specialistTile], 'specialistTiles');
    performed(g, state, seat, PRESENT);
  },
};
