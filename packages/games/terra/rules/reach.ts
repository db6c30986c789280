/** Which hexes a seat's buildings reach, and what is adjacent to what: by edges of the map and by bridges. */
import { add, addAll, clear, type HexSet, has, nextHex } from './hex-set.ts';
import type { Land } from './land.ts';
import { NONE, type OnMap } from './state.ts';

/** Fills `g.own` with the hexes on which a seat has buildings. */
export function findOwn(g: Land, { buildings }: OnMap, seat: number): void {
  clear(g.own);
  const first = seat * g.perSeat;
  const next = first + g.perSeat;
  for (let hex = 0; hex < buildings.length; hex++) {
    const building = buildings[hex];
    if (building >= first && building < next) add(g.own, hex);
  }
}

/** Fills `into` with the hexes next to the seat's own, over bridges, or within `shipping`. `g.own` must be found. */
export function collectReach(g: Land, { bridges }: OnMap, shipping: number, into: HexSet): void {
  clear(into);
  const { own } = g;
  const reach = g.reach[Math.min(shipping, g.reach.length - 1)];
  for (let hex = nextHex(own, NONE); hex !== NONE; hex = nextHex(own, hex)) addAll(into, reach[hex]);
  for (let i = 0; i < bridges.length; i++) {
    const [a, b] = g.sites[bridges[i] >> 3];
    if (has(own, a)) add(into, b);
    if (has(own, b)) add(into, a);
  }
}

/** Whether a bridge leads from one hex to the other. */
export function areBridged(g: Land, state: OnMap, a: number, b: number): boolean {
  for (const bridge of state.bridges) {
    const [from, to] = g.sites[bridge >> 3];
    if ((from === a && to === b) || (from === b && to === a)) return true;
  }
  return false;
}

/** The land hexes adjacent to a hex, by edges and then by bridges. */
export function neighboursOf(g: Land, { bridges }: OnMap, hex: number): readonly number[] {
  const edges = g.map.landNeighbours[hex];
  let all: number[] | null = null;
  for (let i = 0; i < bridges.length; i++) {
    const [a, b] = g.sites[bridges[i] >> 3];
    if (a !== hex && b !== hex) continue;
    all ??= edges.slice();
    all.push(a === hex ? b : a);
  }
  return all ?? edges;
}

/** Whether another seat has a building adjacent to a hex. */
export function hasNeighbour(g: Land, state: OnMap, seat: number, hex: number): boolean {
  const first = seat * g.perSeat;
  for (const near of neighboursOf(g, state, hex)) {
    const building = state.buildings[near];
    if (building !== NONE && (building < first || building >= first + g.perSeat)) return true;
  }
  return false;
}

/** The hexes on which a seat has buildings, as a list. */
export function ownHexes(g: Land, { buildings }: OnMap, seat: number): number[] {
  const first = seat * g.perSeat;
  return g.hexes.filter((hex) => buildings[hex] >= first && buildings[hex] < first + g.perSeat);
}
