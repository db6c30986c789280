/** What action points are spent on: one such record for each action. */
import type { Action } from './actions.ts';
import { character } from './characters.ts';
import { contract } from './contracts.ts';
import {
  addArchitectMoves,
  addHouses,
  addMerchantMoves,
  checkArchitectMove,
  checkCollect,
  checkHouse,
  checkMerchantMove,
  checkPillar,
  collect,
  moveArchitect,
  moveMerchant,
  placeHouse,
  placePillar,
} from './figures.ts';
import { king } from './king-track.ts';
import { cathedralAt } from './places.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { seeker } from './seekers.ts';
import { NONE, type State } from './state.ts';

export const SPENDING: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  'moveMerchant',
  'moveArchitect',
  'moveSeeker',
  'house',
  'pillar',
  'mine',
  'collect',
  'hire',
  'refresh',
  'lodge',
  'acquire',
  'swap',
  'king',
]);

export interface Spend {
  candidates(g: Ruleset, state: State, seat: number, points: number, out: Action[]): void;
  /** The rule that forbids it, points apart. */
  check(g: Ruleset, state: State, seat: number, action: Action): Check;
  cost(g: Ruleset, state: State, action: Action): number;
  apply(g: Ruleset, state: State, seat: number, action: Action, listener?: Listener): void;
}

const one = (): number => 1;

const merchant: Spend = {
  candidates(g, state, seat, _points, out) {
    const { merchant: spot } = state.players[seat];
    addMerchantMoves(g, state, seat, out);
    addHouses(g, state, seat, spot, out);
    if (state.mapTiles[spot] !== NONE) out.push(g.catalogue.collect[spot]);
  },
  check(g, state, seat, action) {
    const { merchant: here } = state.players[seat];
    switch (action.kind) {
      case 'moveMerchant':
        return checkMerchantMove(g, state, seat, action.spot);
      case 'house':
        return action.spot === here ? checkHouse(g, state, seat, here, action.slot) : 'TIL-MERCHANT-HERE';
      case 'collect':
        return action.spot === here ? checkCollect(g, state, seat, here) : 'TIL-MERCHANT-HERE';
      default:
        return 'TIL-TURN-NOT-NOW';
    }
  },
  cost: one,
  apply(g, state, seat, action, listener) {
    if (action.kind === 'moveMerchant') moveMerchant(g, state, seat, action.spot, listener);
    else if (action.kind === 'house') placeHouse(g, state, seat, action.spot, action.slot, listener);
    else if (action.kind === 'collect') collect(g, state, seat, action.spot, listener);
  },
};

const architect: Spend = {
  candidates(g, state, seat, _points, out) {
    const { architect: spot } = state.players[seat];
    addArchitectMoves(g, state, seat, out);
    if (cathedralAt(g, state, spot) !== NONE) out.push(g.catalogue.pillar[spot]);
    if (state.mapTiles[spot] !== NONE) out.push(g.catalogue.collect[spot]);
  },
  check(g, state, seat, action) {
    const { architect: here } = state.players[seat];
    switch (action.kind) {
      case 'moveArchitect':
        return checkArchitectMove(g, state, seat, action.spot);
      case 'pillar':
        return action.spot === here ? checkPillar(g, state, seat, here) : 'TIL-ARCHITECT-HERE';
      case 'collect':
        return action.spot === here ? checkCollect(g, state, seat, here) : 'TIL-ARCHITECT-HERE';
      default:
        return 'TIL-TURN-NOT-NOW';
    }
  },
  cost: one,
  apply(g, state, seat, action, listener) {
    if (action.kind === 'moveArchitect') moveArchitect(g, state, seat, action.spot, listener);
    else if (action.kind === 'pillar') placePillar(g, state, seat, action.spot, listener);
    else if (action.kind === 'collect') collect(g, state, seat, action.spot, listener);
  },
};

/** In the order of ACTIONS; the Joker stands for one of them. */
const SPENDS: readonly (Spend | null)[] = [merchant, architect, character, contract, king, null, seeker];

export function addSpends(
  g: Ruleset,
  state: State,
  seat: number,
  action: number,
  points: number,
  out: Action[],
): void {
  if (points > 0 && action >= 0) SPENDS[action]?.candidates(g, state, seat, points, out);
}

export function checkSpend(
  g: Ruleset,
  state: State,
  seat: number,
  action: number,
  points: number,
  wish: Action,
): Check {
  const spending = action < 0 ? null : SPENDS[action];
  if (spending === null) return 'TIL-TURN-NOT-NOW';
  const no = spending.check(g, state, seat, wish);
  if (no !== null) return no;
  return spending.cost(g, state, wish) <= points ? null : 'TIL-POINTS-SHORT';
}

export function costOf(g: Ruleset, state: State, action: number, wish: Action): number {
  return SPENDS[action]?.cost(g, state, wish) ?? 0;
}

export function spend(
  g: Ruleset,
  state: State,
  seat: number,
  action: number,
  wish: Action,
  listener?: Listener,
): void {
  SPENDS[action]?.apply(g, state, seat, wish, listener);
}

const scratch: Action[] = [];

/** Whether an action with so many points could do anything now. */
export function canSpend(g: Ruleset, state: State, seat: number, action: number, points: number): boolean {
  scratch.length = 0;
  addSpends(g, state, seat, action, points, scratch);
  for (let at = 0; at < scratch.length; at++)
    if (checkSpend(g, state, seat, action, points, scratch[at]) === null) return true;
  return false;
}
