/** Action 1: changing terrain with spades, and building a dwelling. */
import { nextId } from '@guildhall/kernel';
import { finishSpades, has, keepAllowed, nextHex, setTerrain } from '../../terra/index.ts';
import type { Cost } from '../data/types.ts';
import type { Action, ActionOf } from './actions.ts';
import { raise } from './construction.ts';
import type { HandlerOf, TurnActionOf } from './handlers.ts';
import { prepareReach } from './reach.ts';
import { canPay, pay, score } from './resources.ts';
import type { Check } from './rule-ids.ts';
import { isPastHome, type Listener, type Ruleset } from './ruleset.ts';
import { affordableSpades, spadePrice, spadesFor, spadesGained, spadesUsed } from './spades.ts';
import { DWELLING, NONE, type Player, STRONGHOLD, type State, type Terraform } from './state.ts';

type Transform = ActionOf<'transform'>;

/** What a wish would cost; reused so that checks allocate nothing. */
const bill: Cost = { coins: 0, workers: 0, priests: 0 };

export function leapCost(g: Ruleset, player: Player): Cost {
  const leap = g.factions[player.faction].leap;
  if (leap === null) throw new Error('this faction cannot leap');
  return player.built[STRONGHOLD] > 0 ? leap.costWithStronghold : leap.cost;
}

/** The whole price of a change: bought spades, and the leap where only a leap leads to the hex. */
export function transformBill(
  g: Ruleset,
  player: Player,
  free: number,
  spades: number,
  leaps: boolean,
): Cost {
  const price = spadePrice(g, player);
  const bought = Math.max(0, spades - free);
  const leap = leaps ? leapCost(g, player) : null;
  bill.coins = price.coins * bought + (leap?.coins ?? 0);
  bill.workers = price.workers * bought + (leap?.workers ?? 0);
  bill.priests = price.priests * bought + (leap?.priests ?? 0);
  return bill;
}

export function buildBill(g: Ruleset, player: Player, leaps: boolean): Cost {
  const price = g.factions[player.faction].cost.dwelling;
  const leap = leaps ? leapCost(g, player) : null;
  bill.coins = price.coins + (leap?.coins ?? 0);
  bill.workers = price.workers + (leap?.workers ?? 0);
  bill.priests = price.priests + (leap?.priests ?? 0);
  return bill;
}

/** What every change of terrain must obey, wherever the spades are from. Reach must be prepared. */
export function checkTransform(
  g: Ruleset,
  state: State,
  player: Player,
  { hex, terrain }: Transform,
  free: number,
  mayBuy: boolean,
): Check {
  if (state.buildings[hex] !== NONE) return 'TM-TRANSFORM-OCCUPIED';
  const leaps = has(g.inLeap, hex);
  if (!leaps && !has(g.inReach, hex)) return 'TM-TRANSFORM-REACH';
  const from = state.terrain[hex];
  if (from === player.home) return 'TM-TRANSFORM-HOME-ALREADY';
  if (from === terrain) return 'TM-TRANSFORM-SAME-TERRAIN';
  if (g.factions[player.faction].spadesAlways > 0 && terrain !== player.home) return 'TM-GIANTS';
  if (isPastHome(g.wheel, player.home, from, terrain)) return 'TM-TRANSFORM-PAST-HOME';
  const spades = spadesFor(g, player, from, terrain);
  if (spades > free && !mayBuy) return 'TM-TRANSFORM-TOP-UP';
  if (!canPay(player, transformBill(g, player, free, spades, leaps))) return 'TM-TRANSFORM-COST';
  return null;
}

/** Whether some hex can only be reached by a leap. Reach must be prepared. */
function canLeap(g: Ruleset): boolean {
  return nextHex(g.inLeap, NONE) !== NONE;
}

/** Offers every change that reach and spades allow. Whether a leap can be paid for is left to the checks. */
export function terraformCandidates(
  g: Ruleset,
  state: State,
  player: Player,
  free: number,
  mayBuy: boolean,
  out: Action[],
): void {
  const most = free + (mayBuy ? affordableSpades(g, player) : 0);
  const { spadesAlways } = g.factions[player.faction];
  if (most === 0 || most < spadesAlways) return;
  const changes = g.changes[player.home];
  offerChanges(g, state, player, spadesAlways > 0 ? null : changes[Math.min(most, changes.length - 1)], out);
}

/** Changes of the hexes in reach into what the spades allow, or into home alone. */
function offerChanges(
  g: Ruleset,
  state: State,
  { home }: Player,
  changes: readonly (readonly number[])[] | null,
  out: Action[],
): void {
  const { within } = g;
  const { buildings, terrain } = state;
  for (let hex = nextHex(within, NONE); hex !== NONE; hex = nextHex(within, hex)) {
    const from = terrain[hex];
    if (buildings[hex] !== NONE || from === home) continue;
    const offered = g.catalogue.transform[hex];
    if (changes === null) {
      out.push(offered[home]);
      continue;
    }
    const into = changes[from];
    for (let i = 0; i < into.length; i++) out.push(offered[into[i]]);
  }
}

/** Dwellings as actions of their own, on hexes that are home terrain already. Reach must be prepared. */
export function buildCandidates(g: Ruleset, state: State, player: Player, out: Action[]): void {
  const { cost } = g.factions[player.faction];
  if (player.built[DWELLING] >= g.pieces[DWELLING] || !canPay(player, cost.dwelling)) return;
  const hexes = canLeap(g) && canPay(player, buildBill(g, player, true)) ? g.within : g.inReach;
  for (let hex = nextHex(hexes, NONE); hex !== NONE; hex = nextHex(hexes, hex))
    if (state.terrain[hex] === player.home && state.buildings[hex] === NONE) out.push(g.catalogue.build[hex]);
}

function payLeap(g: Ruleset, player: Player): void {
  score(player, 'faction', g.factions[player.faction].leap?.points ?? 0);
}

/** Dwellings as an action of their own, on a hex that already is home terrain, by leap where nothing else leads there. */
export const build = {
  legal: (g, state, seat, out) => buildCandidates(g, state, state.players[seat], out),
  check(g, state, seat, { hex }) {
    const player = state.players[seat];
    if (state.buildings[hex] !== NONE) return 'TM-BUILD-OCCUPIED';
    if (state.terrain[hex] !== player.home) return 'TM-BUILD-HOME';
    const leaps = has(g.inLeap, hex);
    if (!leaps && !has(g.inReach, hex)) return 'TM-BUILD-REACH';
    if (player.built[DWELLING] >= g.pieces[DWELLING]) return 'TM-BUILD-PIECES';
    return canPay(player, buildBill(g, player, leaps)) ? null : 'TM-BUILD-COST';
  },
  apply(g, state, seat, { hex }, listener) {
    const player = state.players[seat];
    prepareReach(g, state, seat);
    const leaps = has(g.inLeap, hex);
    pay(player, buildBill(g, player, leaps));
    if (leaps) payLeap(g, player);
    raise(g, state, seat, hex, DWELLING, listener);
  },
} satisfies TurnActionOf<'build'>;

/** Changes a hex: pays, scores, and says how many free spades are left. */
export function changeTerrain(
  g: Ruleset,
  state: State,
  seat: number,
  { hex, terrain }: Transform,
  free: number,
  leaps: boolean,
  listener?: Listener,
): number {
  const player = state.players[seat];
  const spades = spadesFor(g, player, state.terrain[hex], terrain);
  const bought = Math.max(0, spades - free);
  pay(player, transformBill(g, player, free, spades, leaps));
  spadesGained(g, state, player, bought, true);
  spadesUsed(g, state, player, spades);
  if (leaps) payLeap(g, player);
  setTerrain(g, state, seat, hex, terrain, spades, listener);
  return Math.max(0, free - spades);
}

/**
 * Spades are missing as far as the free ones do not reach home. So many may be bought, also for a change that stops
 * on the way there.
 */
function buysMoreThanMissing(
  g: Ruleset,
  state: State,
  player: Player,
  { hex, terrain }: Transform,
  free: number,
): boolean {
  const from = state.terrain[hex];
  const spades = spadesFor(g, player, from, terrain);
  return spades > free && spades > spadesFor(g, player, from, player.home);
}

/** Digging that brings power can pay for more digging: such a seat may go on with the same hex. */
function mayDigOn(g: Ruleset, player: Player): boolean {
  return player.built[STRONGHOLD] > 0 && g.factions[player.faction].stronghold.powerForSpade > 0;
}

/** A paid change as an action: afterwards a dwelling may stand on the hex if it became home terrain. */
export const transform = {
  legal(g, state, seat, out) {
    const player = state.players[seat];
    const start = out.length;
    terraformCandidates(g, state, player, 0, true, out);
    if (canLeap(g))
      keepAllowed(
        out,
        start,
        (action) => action.kind === 'transform' && checkTransform(g, state, player, action, 0, true) === null,
      );
  },
  check: (g, state, seat, action) => checkTransform(g, state, state.players[seat], action, 0, true),
  apply(g, state, seat, action, listener) {
    prepareReach(g, state, seat);
    const leaps = has(g.inLeap, action.hex);
    changeTerrain(g, state, seat, action, 0, leaps, listener);
    const player = state.players[seat];
    const isHome = action.terrain === player.home;
    if (!isHome && !mayDigOn(g, player)) return;
    state.pending.push([
      {
        kind: 'terraform',
        id: nextId(state),
        seat,
        free: 0,
        topUp: true,
        hexes: isHome ? [action.hex] : [],
        more: false,
        again: isHome ? NONE : action.hex,
        leapt: leaps ? action.hex : NONE,
        single: true,
      },
    ]);
  },
} satisfies TurnActionOf<'transform'>;

/** Spades of an action, a card or a stronghold: they are used now or lost. */
export function grantSpades(
  g: Ruleset,
  state: State,
  seat: number,
  free: number,
  terms: { topUp: boolean; single: boolean },
): Terraform {
  spadesGained(g, state, state.players[seat], free, false);
  return {
    kind: 'terraform',
    id: nextId(state),
    seat,
    free,
    ...terms,
    hexes: [],
    more: true,
    again: NONE,
    leapt: NONE,
  };
}

export const terraform = {
  ownTurn: true,
  prepare(g, state, owed) {
    prepareReach(g, state, owed.seat);
  },
  candidates(g, state, owed, out) {
    const player = state.players[owed.seat];
    if (owed.more) terraformCandidates(g, state, player, owed.free, owed.topUp, out);
    else if (owed.again !== NONE) out.push(...g.catalogue.transform[owed.again]);
    for (const hex of owed.hexes) out.push(g.catalogue.build[hex]);
    out.push(g.catalogue.done);
  },
  check(g, state, owed, action) {
    const player = state.players[owed.seat];
    switch (action.kind) {
      case 'transform': {
        const goesOn = action.hex === owed.again;
        if (!owed.more && !goesOn) return owed.free > 0 ? 'TM-TRANSFORM-LEFTOVER' : 'TM-TRANSFORM-ONE-HEX';
        // A bought spade never goes to a second hex, so topping up is only for the first one.
        const mayBuy = owed.topUp && owed.hexes.length === 0;
        const no = checkTransform(g, state, player, action, owed.free, mayBuy);
        if (no !== null) return no;
        if (buysMoreThanMissing(g, state, player, action, owed.free)) return 'TM-TRANSFORM-TOP-UP';
        return owed.leapt !== NONE && has(g.inLeap, action.hex) ? 'TM-LEAP-ONCE' : null;
      }
      case 'build':
        if (!owed.hexes.includes(action.hex)) return 'TM-BUILD-THIS-ACTION';
        if (player.built[DWELLING] >= g.pieces[DWELLING]) return 'TM-BUILD-PIECES';
        if (!canPay(player, buildBill(g, player, false))) return 'TM-BUILD-COST';
        return null;
      case 'done':
        return null;
      default:
        return 'TM-TURN-FINISH-FIRST';
    }
  },
  apply(g, state, owed, action, listener) {
    const { seat } = owed;
    const player = state.players[seat];
    if (action.kind === 'transform') {
      prepareReach(g, state, seat);
      const leaps = has(g.inLeap, action.hex);
      owed.free = changeTerrain(g, state, seat, action, owed.free, leaps, listener);
      if (leaps) owed.leapt = action.hex;
      const reachedHome = action.terrain === player.home;
      if (reachedHome) owed.hexes.push(action.hex);
      owed.more = reachedHome && owed.free > 0 && !owed.single;
      owed.again = !reachedHome && owed.topUp && mayDigOn(g, player) ? action.hex : NONE;
      if (!owed.more && owed.again === NONE && owed.hexes.length === 0) finishSpades(state, owed, listener);
      return;
    }
    finishSpades(state, owed, listener);
    if (action.kind === 'build') {
      pay(player, buildBill(g, player, false));
      raise(g, state, seat, action.hex, DWELLING, listener);
    }
  },
} satisfies HandlerOf<'terraform'>;
