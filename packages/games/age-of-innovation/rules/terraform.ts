/** Terraforming and building: changing terrain with spades, then at most one workshop. */
import { toAll } from '@guildhall/kernel';
import { has, keepAllowed, nextHex, setTerrain } from '../../terra/index.ts';
import type { Cost } from '../data/types.ts';
import { type Action, BY_FLIGHT, BY_REACH, BY_TUNNEL } from './actions.ts';
import { raise } from './construction.ts';
import type { TurnActionOf } from './handlers.ts';
import { palaceOf } from './holdings.ts';
import { canPay, pay, score } from './resources.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { grantSpades, spadePrice, spadesUsed } from './spades.ts';
import { NONE, type Player, type State, WORKSHOP } from './state.ts';

type Transform = Extract<Action, { kind: 'transform' }>;
type Build = Extract<Action, { kind: 'build' }>;

/** What a wish would cost; reused so that checks allocate nothing. */
const bill: Cost = { coins: 0, tools: 0, scholars: 0 };

/** What the way to a hex costs, put into the bill. */
export function billWay(g: Ruleset, player: Player, by: number): Cost {
  const leap =
    by === BY_TUNNEL
      ? g.factions[player.faction].tunnel
      : by === BY_FLIGHT
        ? (palaceOf(g, player)?.flight ?? null)
        : null;
  bill.coins = 0;
  bill.tools = leap?.tools ?? 0;
  bill.scholars = leap?.scholars ?? 0;
  return bill;
}

/** The whole price of a change: bought spades, and the tunnel or flight. */
export function transformBill(g: Ruleset, player: Player, bought: number, by: number): Cost {
  billWay(g, player, by);
  bill.tools += spadePrice(g, player) * bought;
  return bill;
}

export function buildBill(g: Ruleset, player: Player, by: number, isFree: boolean): Cost {
  billWay(g, player, by);
  if (isFree) return bill;
  const price = g.boards[player.home].cost.workshop;
  bill.coins += price.coins;
  bill.tools += price.tools;
  bill.scholars += price.scholars;
  return bill;
}

/** Spades for a change on the shortest way home; 0 where the terrain is not on it. */
export function spadesFor(g: Ruleset, state: State, player: Player, hex: number, to: number): number {
  return g.way[state.terrain[hex]][player.home].indexOf(to) + 1;
}

/** Whether a way leads to a hex. Reach must be prepared. */
function checkWay(g: Ruleset, player: Player, hex: number, by: number, outOfReach: Check): Check {
  if (by === BY_REACH) return has(g.inReach, hex) ? null : outOfReach;
  if (by === BY_TUNNEL) {
    if (g.factions[player.faction].tunnel === null) return 'AOI-LEAP-NONE';
    return has(g.inTunnel, hex) ? null : 'AOI-LEAP-NOT-ADJACENT';
  }
  if (palaceOf(g, player)?.flight == null) return 'AOI-LEAP-NONE';
  return has(g.inFlight, hex) ? null : 'AOI-LEAP-NOT-ADJACENT';
}

/** How spades may be bought: all of them, those that are missing to reach home, or none. */
export type Buying = 'all' | 'missing' | 'none';

/** What every change of terrain must obey, wherever the spades are from. Reach must be prepared. */
export function checkTransform(
  g: Ruleset,
  state: State,
  player: Player,
  { hex, terrain, by }: Transform,
  free: number,
  buying: Buying,
): Check {
  if (state.buildings[hex] !== NONE) return 'AOI-TERRAFORM-OCCUPIED';
  const way = checkWay(g, player, hex, by, 'AOI-TERRAFORM-REACH');
  if (way !== null) return way;
  if (state.terrain[hex] === player.home) return 'AOI-TERRAFORM-HOME-ALREADY';
  const spades = spadesFor(g, state, player, hex, terrain);
  if (spades === 0) return 'AOI-TERRAFORM-SHORTEST';
  const bought = Math.max(0, spades - free);
  if (bought > 0 && (buying === 'none' || (buying === 'missing' && terrain !== player.home)))
    return 'AOI-TERRAFORM-TOP-UP';
  return canPay(player, transformBill(g, player, bought, by)) ? null : 'AOI-TERRAFORM-COST';
}

/** A workshop on a hex that is home terrain already. Reach must be prepared. */
export function checkBuild(
  g: Ruleset,
  state: State,
  player: Player,
  { hex, by }: Build,
  isFree: boolean,
): Check {
  if (state.buildings[hex] !== NONE) return 'AOI-BUILD-OCCUPIED';
  if (state.terrain[hex] !== player.home) return 'AOI-BUILD-HOME';
  return (
    checkWay(g, player, hex, by, 'AOI-BUILD-REACH') ??
    checkWorkshop(g, player, buildBill(g, player, by, isFree))
  );
}

export function checkWorkshop(g: Ruleset, player: Player, cost: Cost): Check {
  if (player.built[WORKSHOP] >= g.pieces[WORKSHOP]) return 'AOI-BUILD-PIECES';
  return canPay(player, cost) ? null : 'AOI-BUILD-COST';
}

/** Whether a tunnel or a flight leads anywhere. Reach must be prepared. */
function canLeap(g: Ruleset): boolean {
  return nextHex(g.inTunnel, NONE) !== NONE || nextHex(g.inFlight, NONE) !== NONE;
}

/** Offers every change that reach and spades allow. Whether a leap can be paid for is left to the checks. */
export function transformCandidates(
  g: Ruleset,
  state: State,
  player: Player,
  most: number,
  out: Action[],
): void {
  if (most === 0) return;
  const { inReach, catalogue } = g;
  if (canLeap(g)) {
    offerChangesByLeap(g, state, player, most, out);
    return;
  }
  const offered = catalogue.transform[BY_REACH];
  for (let hex = nextHex(inReach, NONE); hex !== NONE; hex = nextHex(inReach, hex))
    if (state.buildings[hex] === NONE)
      offerChanges(offered[hex], g.way[state.terrain[hex]][player.home], most, out);
}

function offerChangesByLeap(g: Ruleset, state: State, player: Player, most: number, out: Action[]): void {
  const { transform } = g.catalogue;
  for (const hex of g.hexes) {
    if (state.buildings[hex] !== NONE) continue;
    const way = g.way[state.terrain[hex]][player.home];
    if (has(g.inReach, hex)) offerChanges(transform[BY_REACH][hex], way, most, out);
    if (has(g.inTunnel, hex)) offerChanges(transform[BY_TUNNEL][hex], way, most, out);
    if (has(g.inFlight, hex)) offerChanges(transform[BY_FLIGHT][hex], way, most, out);
  }
}

function offerChanges(offered: readonly Action[], way: readonly number[], most: number, out: Action[]): void {
  for (let step = 0; step < way.length && step < most; step++) out.push(offered[way[step]]);
}

/** Workshops on hexes that are home terrain already. Whether a leap can be paid for is left to the checks. */
export function buildCandidates(
  g: Ruleset,
  state: State,
  player: Player,
  isFree: boolean,
  out: Action[],
): void {
  if (checkWorkshop(g, player, buildBill(g, player, BY_REACH, isFree)) !== null) return;
  const { inReach, catalogue } = g;
  if (canLeap(g)) {
    offerBuildsByLeap(g, state, player, out);
    return;
  }
  for (let hex = nextHex(inReach, NONE); hex !== NONE; hex = nextHex(inReach, hex))
    if (state.terrain[hex] === player.home && state.buildings[hex] === NONE)
      out.push(catalogue.build[BY_REACH][hex]);
}

function offerBuildsByLeap(g: Ruleset, state: State, player: Player, out: Action[]): void {
  const { build } = g.catalogue;
  for (const hex of g.hexes) {
    if (state.terrain[hex] !== player.home || state.buildings[hex] !== NONE) continue;
    if (has(g.inReach, hex)) out.push(build[BY_REACH][hex]);
    if (has(g.inTunnel, hex)) out.push(build[BY_TUNNEL][hex]);
    if (has(g.inFlight, hex)) out.push(build[BY_FLIGHT][hex]);
  }
}

/** Spades a player could pay for now, at most as many as any hex needs. */
export function affordableSpades(g: Ruleset, player: Player): number {
  return Math.min(3, Math.floor(player.tools / spadePrice(g, player)));
}

function scoreLeap(g: Ruleset, state: State, seat: number, by: number, listener?: Listener): void {
  if (by === BY_REACH) return;
  const player = state.players[seat];
  if (by === BY_TUNNEL) score(player, 'factionAbility', g.tunnelPoints[player.faction]);
  else score(player, 'palaces', palaceOf(g, player)?.flightPoints ?? 0);
  listener?.(toAll(by === BY_TUNNEL ? 'tunnelled' : 'flown', seat, {}));
}

/** Changes a hex: pays, scores, and says how many free spades are left. */
export function changeTerrain(
  g: Ruleset,
  state: State,
  seat: number,
  { hex, terrain, by }: Transform,
  free: number,
  listener?: Listener,
): number {
  const player = state.players[seat];
  const spades = spadesFor(g, state, player, hex, terrain);
  pay(player, transformBill(g, player, Math.max(0, spades - free), by));
  scoreLeap(g, state, seat, by, listener);
  turnInto(g, state, seat, hex, terrain, spades, listener);
  return Math.max(0, free - spades);
}

/** Spades that are paid for already change a hex. */
export function turnInto(
  g: Ruleset,
  state: State,
  seat: number,
  hex: number,
  to: number,
  spades: number,
  listener?: Listener,
): void {
  spadesUsed(g, state, seat, spades);
  setTerrain(g, state, seat, hex, to, spades, listener);
}

/** Builds a workshop for its price and that of the way there. */
export function applyBuild(
  g: Ruleset,
  state: State,
  seat: number,
  { hex, by }: Build,
  isFree: boolean,
  listener?: Listener,
): void {
  pay(state.players[seat], buildBill(g, state.players[seat], by, isFree));
  scoreLeap(g, state, seat, by, listener);
  raise(g, state, seat, hex, WORKSHOP, listener);
}

/** Workshops as actions of their own. */
export const build = {
  /** Reach must be prepared. */
  legal(g, state, seat, out) {
    const player = state.players[seat];
    const start = out.length;
    buildCandidates(g, state, player, false, out);
    if (canLeap(g))
      keepAllowed(
        out,
        start,
        (action) => action.kind === 'build' && checkBuild(g, state, player, action, false) === null,
      );
  },
  check: (g, state, seat, action) => checkBuild(g, state, state.players[seat], action, false),
  apply: (g, state, seat, action, listener) => applyBuild(g, state, seat, action, false, listener),
} satisfies TurnActionOf<'build'>;

/** A change as an action of its own: a workshop may follow if the hex became home terrain and can be paid. */
export const transform = {
  /** Reach must be prepared. */
  legal(g, state, seat, out) {
    const player = state.players[seat];
    const start = out.length;
    transformCandidates(g, state, player, affordableSpades(g, player), out);
    if (canLeap(g))
      keepAllowed(
        out,
        start,
        (action) =>
          action.kind === 'transform' && checkTransform(g, state, player, action, 0, 'all') === null,
      );
  },
  check: (g, state, seat, action) => checkTransform(g, state, state.players[seat], action, 0, 'all'),
  apply(g, state, seat, action, listener) {
    changeTerrain(g, state, seat, action, 0, listener);
    const player = state.players[seat];
    if (action.terrain !== player.home) return;
    if (checkWorkshop(g, player, buildBill(g, player, BY_REACH, false)) !== null) return;
    state.pending.push([
      { ...grantSpades(state, seat, 0, false), site: action.hex, dug: true, leapt: leapBit(action.by) },
    ]);
  },
} satisfies TurnActionOf<'transform'>;

/** A way beyond reach as a bit of `Terraform.leapt`. */
export function leapBit(by: number): number {
  return by === BY_REACH ? 0 : 1 << by;
}
