/** Present an idea: a card from the own board into a region without one. */
import { toAll } from '@guildhall/kernel';
import { ACTIONS } from '../../data/types.ts';
import type { ActionHandlerOf } from '../handlers.ts';
import { nameOf } from '../names.ts';
import type { Ruleset } from '../ruleset.ts';
import { NONE, type Player, type State } from '../state.ts';
import { give, performed } from './benefits.ts';

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

export const present: ActionHandlerOf<'present'> = {
  kind: 'present',
  candidates(g, state, seat, out) {
    const { ideas } = state.players[seat];
    for (let region = 0; region < state.regions.length; region++)
      if (state.regions[region].card === NONE)
        for (const card of ideas) for (const action of g.catalogue.present[card][region]) out.push(action);
  },
  isPossible(g, state, seat) {
    const { ideas, home, scholars } = state.players[seat];
    for (const { card, specialistTile } of state.regions) {
      if (card !== NONE) continue;
      const { demand } = g.specialistTiles[specialistTile];
      for (const idea of ideas) if (home[g.cards[idea].type] + scholars >= demand) return true;
    }
    return false;
  },
  check(g, state, seat, { card, region, scholars }) {
    const player = state.players[seat];
    if (!player.ideas.includes(card)) return 'INV-PRESENT-IDEA';
    const at = state.regions[region];
    if (at.card !== NONE) return 'INV-PRESENT-REGION';
    const { demand } = g.specialistTiles[at.specialistTile];
    return checkPresenters(player, g.cards[card].type, demand, scholars) ? null : 'INV-PRESENT-SPECIALISTS';
  },
  apply(g, state, seat, { card, region, scholars }, listener) {
    const player = state.players[seat];
    const at = state.regions[region];
    player.ideas.splice(player.ideas.indexOf(card), 1);
    at.card = card;
    standBeside(g, state, seat, region, scholars);
    state.turn.presented += 1;
    listener?.(toAll('presented', seat, { card: g.cardIds[card], region: nameOf.region(region) }));
    give(g, state, seat, g.specialistTiles[at.specialistTile], 'specialistTiles');
    performed(g, state, seat, PRESENT);
  },
};
