/** Which hexes a seat may change or build on: next to its buildings, over its bridges, by ship, by tunnel or carpet. */
import { add, addAll, type HexSet, removeAll } from '../../terra/index.ts';
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

/** Fills `into` with the hexes next to the seat's buildings, over bridges, or within `shipping`. */
function collectReach(g: Ruleset, state: State, seat: number, shipping: number, into: HexSet): void {
  into.fill(0);
  const reach = g.reach[shipping];
  const { buildings, bridges } = state;
  for (let hex = 0; hex < g.land; hex++) {
    if (ownerOf(buildings[hex]) !== seat) continue;
    const near = reach[hex];
    addAll(into, near);
  }
  for (let i = 0; i < bridges.length; i++) {
    const [a, b] = g.sites[bridges[i] >> 3];
    if (ownerOf(buildings[a]) === seat) add(into, b);
    if (ownerOf(buildings[b]) === seat) add(into, a);
  }
}

/** Prepares the checks of one seat's own action: what is in reach, and what only a leap reaches. */
export function prepareReach(g: Ruleset, state: State, seat: number): void {
  const player = state.players[seat];
  collectReach(g, state, seat, shippingNow(g, player), g.inReach);
  g.inLeap.fill(0);
  const range = leapRange(g, player);
  if (range === 0) return;
  const leap = g.leap[range];
  for (let hex = 0; hex < g.land; hex++) {
    if (ownerOf(state.buildings[hex]) !== seat) continue;
    const near = leap[hex];
    addAll(g.inLeap, near);
  }
  removeAll(g.inLeap, g.inReach);
}

/** Prepares the checks of cult spades: no card, no tunnel, no carpet. */
export function prepareCultReach(g: Ruleset, state: State, seat: number): void {
  collectReach(g, state, seat, state.players[seat].shipping, g.inReach);
  g.inLeap.fill(0);
}

/** Whether a bridge leads from one hex to the other. */
export function areBridged(g: Ruleset, state: State, a: number, b: number): boolean {
  for (const bridge of state.bridges) {
    const [from, to] = g.sites[bridge >> 3];
    if ((from === a && to === b) || (from === b && to === a)) return true;
  }
  return false;
}

/** Calls `visit` for every building hex directly adjacent to a hex; bridges are found in the state. */
export function forDirectNeighbours(
  g: Ruleset,
  state: State,
  hex: number,
  visit: (near: number) => void,
): void {
  const edges = g.map.landNeighbours[hex];
  for (let i = 0; i < edges.length; i++) visit(edges[i]);
  for (let i = 0; i < state.bridges.length; i++) {
    const [a, b] = g.sites[state.bridges[i] >> 3];
    if (a === hex) visit(b);
    else if (b === hex) visit(a);
  }
}
