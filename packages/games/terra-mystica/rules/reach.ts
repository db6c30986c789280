/** Which hexes a seat may change or build on: next to its buildings, over its bridges, by ship, by tunnel or carpet. */
import { addAll, clear, collectReach, findOwn, nextHex, removeAll } from '../../terra/index.ts';
import type { Ruleset } from './ruleset.ts';
import { BUILDING_KINDS, NONE, type Player, STRONGHOLD, type State } from './state.ts';

export function ownerOf(building: number): number {
  return building < 0 ? NONE : (building / BUILDING_KINDS) | 0;
}

export function kindOf(building: number): number {
  return building % BUILDING_KINDS;
}

/** Shipping of a seat in its own action phase: the track, and the card in hand for those who have a track. */
function shippingNow(g: Ruleset, player: Player): number {
  if (g.factions[player.faction].shipping.max === 0) return 0;
  return player.shipping + (player.card === NONE ? 0 : g.cards[player.card].shipping);
}

/** Hexes a leap may skip, as far as the board knows leaps; 0 for those who cannot leap. */
export function leapRange(g: Ruleset, player: Player): number {
  const leap = g.factions[player.faction].leap;
  if (leap === null) return 0;
  const range = (player.built[STRONGHOLD] > 0 ? leap.skipWithStronghold : leap.skip) + player.leapBonus;
  return Math.min(range, g.leap.length - 1);
}

/** Prepares the checks of one seat's own action: what is in reach, and what only a leap reaches. */
export function prepareReach(g: Ruleset, state: State, seat: number): void {
  const player = state.players[seat];
  findOwn(g, state, seat);
  collectReach(g, state, shippingNow(g, player), g.inReach);
  clear(g.inLeap);
  const range = leapRange(g, player);
  if (range > 0) {
    const leap = g.leap[range];
    for (let hex = nextHex(g.own, NONE); hex !== NONE; hex = nextHex(g.own, hex)) addAll(g.inLeap, leap[hex]);
    removeAll(g.inLeap, g.inReach);
  }
  joinReach(g);
}

function joinReach(g: Ruleset): void {
  clear(g.within);
  addAll(g.within, g.inReach);
  addAll(g.within, g.inLeap);
}

/** Prepares the checks of cult spades: no card, no tunnel, no carpet. */
export function prepareCultReach(g: Ruleset, state: State, seat: number): void {
  findOwn(g, state, seat);
  collectReach(g, state, state.players[seat].shipping, g.inReach);
  clear(g.inLeap);
  joinReach(g);
}
