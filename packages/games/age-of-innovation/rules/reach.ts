/** Which hexes a seat may change or build on: next to its buildings, over bridges, by ship, by tunnel or flight. */
import { add, addAll, type HexSet, has, removeAll } from '../../terra/index.ts';
import { bonusInUse, palaceOf } from './holdings.ts';
import type { Ruleset } from './ruleset.ts';
import { NONE, PER_SEAT, type Player, type State } from './state.ts';

export function ownerOf(building: number): number {
  return building >> 4;
}

export function kindOf(building: number): number {
  return building & 7;
}

export function isNeutral(building: number): boolean {
  return (building & 8) !== 0;
}

/** Fills `into` with the hexes next to the seat's buildings, over bridges, or within `shipping`. */
function collectReach(g: Ruleset, state: State, seat: number, shipping: number, into: HexSet): void {
  into.fill(0);
  const reach = g.reach[Math.min(shipping, g.reach.length - 1)];
  const { buildings, bridges } = state;
  const first = seat * PER_SEAT;
  for (let hex = 0; hex < g.land; hex++) {
    const building = buildings[hex];
    if (building < first || building >= first + PER_SEAT) continue;
    const near = reach[hex];
    addAll(into, near);
  }
  for (let i = 0; i < bridges.length; i++) {
    const [a, b] = g.sites[bridges[i] >> 3];
    if (ownerOf(buildings[a]) === seat) add(into, b);
    if (ownerOf(buildings[b]) === seat) add(into, a);
  }
}

/** Adds the hexes with at most `skip` hexes between them and this one; what a bridge joins is adjacent here too. */
export function addLeaps(g: Ruleset, state: State, hex: number, skip: number, into: HexSet): void {
  const near = g.leap[Math.min(skip, g.leap.length - 1)][hex];
  addAll(into, near);
  for (let i = 0; i < state.bridges.length; i++) {
    const [a, b] = g.sites[state.bridges[i] >> 3];
    leapOverBridge(g, state, hex, a, b, skip, into);
    leapOverBridge(g, state, hex, b, a, skip, into);
  }
}

function leapOverBridge(
  g: Ruleset,
  state: State,
  hex: number,
  from: number,
  to: number,
  skip: number,
  into: HexSet,
): void {
  // Hexes skipped before the far end of the bridge: the near end and those on the way to it.
  const before = from === hex ? 0 : g.map.skipDistance[hex][from] + 1;
  if (before > skip) return;
  add(into, to);
  if (before < skip) addLeaps(g, state, to, skip - before - 1, into);
}

/** Hexes with at most `skip` hexes between them and a building of the seat, and not adjacent to any. */
function collectLeap(g: Ruleset, state: State, seat: number, skip: number, into: HexSet): void {
  for (let hex = 0; hex < g.land; hex++)
    if (ownerOf(state.buildings[hex]) === seat) addLeaps(g, state, hex, skip, into);
  removeAll(into, g.adjacent);
}

/** Prepares the checks of one seat's own action: what is in reach, and what a tunnel or a flight reaches. */
export function prepareReach(g: Ruleset, state: State, seat: number): void {
  const player = state.players[seat];
  const bonus = bonusInUse(g, state, player)?.shipping ?? 0;
  collectReach(g, state, seat, player.shipping + bonus, g.inReach);
  g.inTunnel.fill(0);
  g.inFlight.fill(0);
  const { tunnel } = g.factions[player.faction];
  const flight = palaceOf(g, player)?.flight ?? null;
  if (tunnel === null && flight === null) return;
  collectReach(g, state, seat, 0, g.adjacent);
  if (tunnel !== null) collectLeap(g, state, seat, tunnel.skip, g.inTunnel);
  if (flight !== null) collectLeap(g, state, seat, flight.skip, g.inFlight);
}

/** Prepares the checks of spades outside of the action phase: no round bonus, no tunnel, no flight. */
export function prepareBareReach(g: Ruleset, state: State, seat: number): void {
  collectReach(g, state, seat, state.players[seat].shipping, g.inReach);
  g.inTunnel.fill(0);
  g.inFlight.fill(0);
}

/** Prepares the checks of what may come before the first round too: the reach that the phase allows. */
export function preparePhaseReach(g: Ruleset, state: State, seat: number): void {
  if (state.phase === 'actions') prepareReach(g, state, seat);
  else prepareBareReach(g, state, seat);
}

/** Whether two hexes share an edge or a bridge. */
export function areAdjacent(g: Ruleset, state: State, a: number, b: number): boolean {
  if (has(g.reach[0][a], b)) return true;
  for (const bridge of state.bridges) {
    const [from, to] = g.sites[bridge >> 3];
    if ((from === a && to === b) || (from === b && to === a)) return true;
  }
  return false;
}

/** Calls `visit` for every land hex adjacent to a hex; bridges are found in the state. */
export function forNeighbours(g: Ruleset, state: State, hex: number, visit: (near: number) => void): void {
  const edges = g.map.landNeighbours[hex];
  for (let i = 0; i < edges.length; i++) visit(edges[i]);
  for (let i = 0; i < state.bridges.length; i++) {
    const [a, b] = g.sites[state.bridges[i] >> 3];
    if (a === hex) visit(b);
    else if (b === hex) visit(a);
  }
}

/** The power value of the building on a hex, its annex included. */
export function powerAt(g: Ruleset, state: State, hex: number): number {
  return g.powerValue[kindOf(state.buildings[hex])] + (state.annexed[hex] === 1 ? g.tables.annexPower : 0);
}

/** How many hexes of the map a seat may leap over in the final scoring: the longest of tunnel and flight, or 0. */
export function leapRange(g: Ruleset, player: Player): number {
  if (player.faction === NONE) return 0;
  const tunnel = g.factions[player.faction].tunnel?.skip ?? 0;
  return Math.max(tunnel, palaceOf(g, player)?.flight?.skip ?? 0);
}
