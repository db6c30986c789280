/** Terraforming and building: changing terrain with spades, then at most one workshop. */
import { discharge, nextId, openGroup } from '@guildhall/kernel';
import { has } from '@guildhall/terra';
import { type Cost, TERRAINS } from '../data/types.ts';
import { type Action, BY_FLIGHT, BY_REACH, BY_TUNNEL } from './actions.ts';
import { focus } from './choices.ts';
import { raise } from './construction.ts';
import { palaceOf } from './holdings.ts';
import { prepareReach } from './reach.ts';
import { canPay, pay, score } from './resources.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { spadePrice, spadesUsed } from './spades.ts';
import { NONE, type Obligation, type Player, type State, type Terraform, WORKSHOP } from './state.ts';

type Transform = Extract<Action, { kind: 'transform' }>;
type Build = Extract<Action, { kind: 'build' }>;

/** What a wish would cost; reused so that checks allocate nothing. */
const bill: Cost = { coins: 0, tools: 0, scholars: 0 };

/** What the way to a hex costs, put into the bill. */
function billWay(g: Ruleset, player: Player, by: number): Cost {
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
  { hex, to, by }: Transform,
  free: number,
  buying: Buying,
): Check {
  if (state.buildings[hex] !== NONE) return 'AOI-TERRAFORM-OCCUPIED';
  const way = checkWay(g, player, hex, by, 'AOI-TERRAFORM-REACH');
  if (way !== null) return way;
  if (state.terrain[hex] === player.home) return 'AOI-TERRAFORM-HOME-ALREADY';
  const spades = spadesFor(g, state, player, hex, to);
  if (spades === 0) return 'AOI-TERRAFORM-SHORTEST';
  const bought = Math.max(0, spades - free);
  if (bought > 0 && (buying === 'none' || (buying === 'missing' && to !== player.home)))
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

function checkWorkshop(g: Ruleset, player: Player, cost: Cost): Check {
  if (player.built[WORKSHOP] >= g.pieces[WORKSHOP]) return 'AOI-BUILD-PIECES';
  return canPay(player, cost) ? null : 'AOI-BUILD-COST';
}

/** Offers every change that reach and spades could allow; the checks decide. */
export function transformCandidates(
  g: Ruleset,
  state: State,
  player: Player,
  most: number,
  out: Action[],
): void {
  if (most === 0) return;
  const { catalogue } = g;
  for (let hex = 0; hex < g.land; hex++) {
    if (state.buildings[hex] !== NONE) continue;
    const from = state.terrain[hex];
    if (from === player.home) continue;
    if (has(g.inReach, hex))
      offerChanges(catalogue.transform[BY_REACH][hex], g.way[from][player.home], most, out);
    if (has(g.inTunnel, hex))
      offerChanges(catalogue.transform[BY_TUNNEL][hex], g.way[from][player.home], most, out);
    if (has(g.inFlight, hex))
      offerChanges(catalogue.transform[BY_FLIGHT][hex], g.way[from][player.home], most, out);
  }
}

function offerChanges(offered: readonly Action[], way: readonly number[], most: number, out: Action[]): void {
  for (let step = 0; step < way.length && step < most; step++) out.push(offered[way[step]]);
}

export function buildCandidates(
  g: Ruleset,
  state: State,
  player: Player,
  isFree: boolean,
  out: Action[],
): void {
  if (checkWorkshop(g, player, buildBill(g, player, BY_REACH, isFree)) !== null) return;
  const { catalogue } = g;
  for (let hex = 0; hex < g.land; hex++) {
    if (state.terrain[hex] !== player.home || state.buildings[hex] !== NONE) continue;
    if (has(g.inReach, hex)) out.push(catalogue.build[BY_REACH][hex]);
    if (has(g.inTunnel, hex)) out.push(catalogue.build[BY_TUNNEL][hex]);
    if (has(g.inFlight, hex)) out.push(catalogue.build[BY_FLIGHT][hex]);
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
  listener?.({ kind: by === BY_TUNNEL ? 'tunnelled' : 'flown', seat, readers: 'all', data: {} });
}

/** Changes a hex: pays, scores, and says how many free spades are left. */
export function changeTerrain(
  g: Ruleset,
  state: State,
  seat: number,
  { hex, to, by }: Transform,
  free: number,
  listener?: Listener,
): number {
  const player = state.players[seat];
  const spades = spadesFor(g, state, player, hex, to);
  pay(player, transformBill(g, player, Math.max(0, spades - free), by));
  scoreLeap(g, state, seat, by, listener);
  turnInto(g, state, seat, hex, to, spades, listener);
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
  state.terrain[hex] = to;
  listener?.({
    kind: 'transformed',
    seat,
    readers: 'all',
    data: { hex: g.map.landNames[hex], terrain: TERRAINS[to], spades },
  });
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

/** A change as an action of its own: a workshop may follow if the hex became home terrain and can be paid. */
export function applyTransform(
  g: Ruleset,
  state: State,
  seat: number,
  action: Transform,
  listener?: Listener,
): void {
  changeTerrain(g, state, seat, action, 0, listener);
  const player = state.players[seat];
  if (action.to !== player.home || checkWorkshop(g, player, buildBill(g, player, BY_REACH, false)) !== null)
    return;
  state.pending.push([
    {
      kind: 'terraform',
      id: nextId(state),
      seat,
      free: 0,
      site: action.hex,
      dug: true,
      leapt: leapBit(action.by),
      freeWorkshop: false,
      bundled: false,
    },
  ]);
}

function leapBit(by: number): number {
  return by === BY_REACH ? 0 : 1 << by;
}

/** Whether the workshop may stand on any home hex: before spades are used, or by the gift of a faction. */
function buildsAnywhere(owed: Terraform): boolean {
  return !owed.dug || owed.freeWorkshop;
}

/** The gift of a faction that waits beside other spades: its owner may begin with either. */
function giftBeside(state: State, owed: Terraform): Terraform | null {
  if (owed.freeWorkshop || owed.dug) return null;
  for (const other of openGroup(state) as Obligation[])
    if (other.kind === 'terraform' && other.seat === owed.seat && other.freeWorkshop) return other;
  return null;
}

export const terraform = {
  prepare(g: Ruleset, state: State, owed: Terraform): void {
    prepareReach(g, state, owed.seat);
  },
  candidates(g: Ruleset, state: State, owed: Terraform, out: Action[]): void {
    const player = state.players[owed.seat];
    if (owed.free > 0) transformCandidates(g, state, player, owed.dug ? owed.free : 3, out);
    if (buildsAnywhere(owed)) buildCandidates(g, state, player, owed.freeWorkshop, out);
    // A hex that a flight led to is out of reach, and yet the workshop may stand there.
    if (owed.site !== NONE && !(buildsAnywhere(owed) && has(g.inReach, owed.site)))
      out.push(g.catalogue.build[BY_REACH][owed.site]);
    if (giftBeside(state, owed) !== null) out.push(g.catalogue.done.spadesForNow);
    out.push(g.catalogue.done.spades);
  },
  check(g: Ruleset, state: State, owed: Terraform, action: Action): Check {
    const player = state.players[owed.seat];
    switch (action.kind) {
      case 'transform':
        if (owed.free === 0) return 'AOI-TERRAFORM-ONE-HEX';
        if ((owed.leapt & leapBit(action.by)) !== 0) return 'AOI-LEAP-ONCE';
        return checkTransform(g, state, player, action, owed.free, owed.dug ? 'none' : 'missing');
      case 'build':
        if ((owed.leapt & leapBit(action.by)) !== 0) return 'AOI-LEAP-ONCE';
        if (owed.site === action.hex)
          return action.by === BY_REACH
            ? checkWorkshop(g, player, buildBill(g, player, BY_REACH, owed.freeWorkshop))
            : 'AOI-LEAP-ONCE';
        if (!buildsAnywhere(owed)) return 'AOI-BUILD-FIRST-HEX';
        return checkBuild(g, state, player, action, owed.freeWorkshop);
      case 'done':
        if (action.of === 'spadesForNow') return giftBeside(state, owed) === null ? 'AOI-TURN-NOT-NOW' : null;
        return action.of === 'spades' ? null : 'AOI-TURN-FINISH-FIRST';
      default:
        return 'AOI-TURN-FINISH-FIRST';
    }
  },
  apply(g: Ruleset, state: State, owed: Terraform, action: Action, listener?: Listener): void {
    const { seat } = owed;
    const player = state.players[seat];
    const gift = giftBeside(state, owed);
    if (gift !== null && action.kind === 'done' && action.of === 'spadesForNow') {
      focus(state, gift);
      return;
    }
    if (action.kind !== 'transform') {
      finish(state, owed, listener);
      if (action.kind === 'build') applyBuild(g, state, seat, action, owed.freeWorkshop, listener);
      return;
    }
    focus(state, owed);
    owed.free = changeTerrain(g, state, seat, action, owed.free, listener);
    owed.dug = true;
    owed.leapt |= leapBit(action.by);
    if (owed.site === NONE && action.to === player.home) owed.site = action.hex;
    // A first hex that did not reach home ends the digging, and without home there is no workshop.
    if (owed.site === NONE && !owed.freeWorkshop) finish(state, owed, listener);
    else if (owed.site === NONE) owed.free = 0;
    const mayBuild = checkWorkshop(g, player, buildBill(g, player, BY_REACH, owed.freeWorkshop)) === null;
    if (owed.site !== NONE && owed.free === 0 && !mayBuild) finish(state, owed, listener);
  },
};

/** Spades that were not used are gone. */
function finish(state: State, owed: Terraform, listener?: Listener): void {
  if (owed.free > 0)
    listener?.({ kind: 'spadesLost', seat: owed.seat, readers: 'all', data: { spades: owed.free } });
  discharge(state, owed);
}
