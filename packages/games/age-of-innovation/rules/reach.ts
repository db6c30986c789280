/** Which hexes a seat may change or build on: next to its buildings, over bridges, by ship, by tunnel or flight. */
import {
  add,
  addAll,
  areBridged,
  clear,
  collectReach,
  findOwn,
  type HexSet,
  has,
  nextHex,
  removeAll,
} from '../../terra/index.ts';
import { bonusInUse, palaceOf } from './holdings.ts';
import type { Ruleset } from './ruleset.ts';
import { NONE, type Player, type State } from './state.ts';

export function ownerOf(building: number): number {
  return building >> 4;
}

export function kindOf(building: number): number {
  return building & 7;
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

/** Hexes with at most `skip` hexes between them and a building in `g.own`, and not adjacent to any. */
function collectLeap(g: Ruleset, state: State, skip: number, into: HexSet): void {
  for (let hex = nextHex(g.own, NONE); hex !== NONE; hex = nextHex(g.own, hex))
    addLeaps(g, state, hex, skip, into);
  removeAll(into, g.adjacent);
}

/** Prepares the checks of one seat's own action: what is in reach, and what a tunnel or a flight reaches. */
export function prepareReach(g: Ruleset, state: State, seat: number): void {
  const player = state.players[seat];
  const bonus = bonusInUse(g, state, player)?.shipping ?? 0;
  findOwn(g, state, seat);
  collectReach(g, state, player.shipping + bonus, g.inReach);
  clear(g.inTunnel);
  clear(g.inFlight);
  const { tunnel } = g.factions[player.faction];
  const flight = palaceOf(g, player)?.flight ?? null;
  if (tunnel === null && flight === null) return;
  collectReach(g, state, 0, g.adjacent);
  if (tunnel !== null) collectLeap(g, state, tunnel.skip, g.inTunnel);
  if (flight !== null) collectLeap(g, state, flight.skip, g.inFlight);
}

/** Prepares the checks of spades outside of the action phase: no round bonus, no tunnel, no flight. */
export function prepareBareReach(g: Ruleset, state: State, seat: number): void {
  findOwn(g, state, seat);
  collectReach(g, state, state.players[seat].shipping, g.inReach);
  clear(g.inTunnel);
  clear(g.inFlight);
}

/** Prepares the checks of what may come before the first round too: the reach that the phase allows. */
export function preparePhaseReach(g: Ruleset, state: State, seat: number): void {
  if (state.phase === 'actions') prepareReach(g, state, seat);
  else prepareBareReach(g, state, seat);
}

/** Whether two hexes share an edge or a bridge. */
export function areAdjacent(g: Ruleset, state: State, a: number, b: number): boolean {
  return has(g.reach[0][a], b) || areBridged(g, state, a, b);
}

/** The power value of the building on a hex, its annex included. */
export function powerAt(g: Ruleset, state: State, hex: number): number {
  return g.powerValue[kindOf(state.buildings[hex])] + (state.annexed[hex] === 1 ? g.tables.annexPower : 0);
}

/** How many hexes of the map a seat may leap over in the final scoring: the longest of tunnel and flight, or 0. */
export function leapRange(g: Ruleset, player: Player): number {
  // The Automa has neither; her factions stand behind those of players.
  if (player.faction === NONE || player.faction >= g.factions.length) return 0;
  const tunnel = g.factions[player.faction].tunnel?.skip ?? 0;
  return Math.max(tunnel, palaceOf(g, player)?.flight?.skip ?? 0);
}
