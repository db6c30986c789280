/** Neutral buildings: placed at once on a hex in reach, with spades for tools where it is not home yet. Annexes. */
import { discharge, nextId, toAll } from '@guildhall/kernel';
import { has, nextHex, openOffers } from '../../terra/index.ts';
import { BUILDINGS } from '../data/types.ts';
import { isDoneWith } from './actions.ts';
import { addChoice } from './choices.ts';
import { raiseNeutral } from './construction.ts';
import type { HandlerOf, TurnActionOf } from './handlers.ts';
import { offerPower } from './leech.ts';
import { ownerOf, preparePhaseReach } from './reach.ts';
import type { Check } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import { spadePrice } from './spades.ts';
import { NONE, type State } from './state.ts';
import { turnInto } from './terraform.ts';
import { townsAround } from './towns.ts';

export function oweNeutral(g: Ruleset, state: State, seat: number, building: number): void {
  addChoice(g, state, { kind: 'placeNeutral', id: nextId(state), seat, building });
}

/** Tools to make a hex home terrain. */
export function toolsFor(g: Ruleset, state: State, seat: number, hex: number): number {
  const player = state.players[seat];
  return g.wheel[state.terrain[hex]][player.home] * spadePrice(g, player);
}

/** Reach must be prepared. */
function checkPlace(g: Ruleset, state: State, seat: number, hex: number): Check {
  if (state.buildings[hex] !== NONE) return 'AOI-BUILD-OCCUPIED';
  if (!has(g.inReach, hex)) return 'AOI-BUILD-REACH';
  return toolsFor(g, state, seat, hex) <= state.players[seat].tools ? null : 'AOI-NEUTRAL-PLACE';
}

function anyPlace(g: Ruleset, state: State, seat: number): boolean {
  return state.buildings.some((_, hex) => checkPlace(g, state, seat, hex) === null);
}

export const placeNeutral = {
  prepare(g, state, owed) {
    preparePhaseReach(g, state, owed.seat);
  },
  candidates(g, _state, owed, out) {
    out.push(...g.catalogue.place[owed.building], g.catalogue.done.building);
  },
  check(g, state, owed, action) {
    if (isDoneWith(action, 'building')) return anyPlace(g, state, owed.seat) ? 'AOI-NEUTRAL-LOST' : null;
    if (action.kind !== 'place' || action.building !== owed.building) return 'AOI-TURN-FINISH-FIRST';
    return checkPlace(g, state, owed.seat, action.hex);
  },
  apply(g, state, owed, action, listener) {
    const { seat, building } = owed;
    discharge(state, owed);
    if (action.kind !== 'place') {
      listener?.(toAll('neutralLost', seat, { building: BUILDINGS[building] }));
      return;
    }
    const { hex } = action;
    const player = state.players[seat];
    const spades = g.wheel[state.terrain[hex]][player.home];
    if (spades > 0) {
      player.tools -= toolsFor(g, state, seat, hex);
      turnInto(g, state, seat, hex, player.home, spades, listener);
    }
    raiseNeutral(g, state, seat, hex, building, listener);
    if (state.phase !== 'setup') return;
    // A tower of a first competency is built, not placed like the first buildings: its neighbours are asked at once.
    offerPower(g, state, seat, hex, listener);
    openOffers(state);
  },
} satisfies HandlerOf<'placeNeutral'>;

/** An annex beside an own building that has none: no building of its own, but worth a power and a place in a town. */
export const annex = {
  /** Reach must be prepared. */
  legal(g, state, seat, out) {
    if (state.players[seat].annexes === 0) return;
    for (let hex = nextHex(g.own, NONE); hex !== NONE; hex = nextHex(g.own, hex))
      if (state.annexed[hex] === 0) out.push(g.catalogue.annex[hex]);
  },
  check(_g, state, seat, { hex }) {
    if (state.players[seat].annexes === 0) return 'AOI-ANNEX-NONE';
    if (ownerOf(state.buildings[hex]) !== seat || state.annexed[hex] === 1) return 'AOI-ANNEX-PLACE';
    return null;
  },
  apply(g, state, seat, { hex }, listener) {
    state.players[seat].annexes -= 1;
    state.annexed[hex] = 1;
    listener?.(toAll('annexPlaced', seat, { hex: g.map.landNames[hex] }));
    townsAround(g, state, seat, hex, listener);
  },
} satisfies TurnActionOf<'annex'>;
