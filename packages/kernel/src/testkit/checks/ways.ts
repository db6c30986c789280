/**
 * `ways` on this game: what it finds can be played and pays for nothing that is not needed, and it finds what a plain
 * search finds that tries every payment in every position, the cheapest first.
 */

import type { Action, GameState, Payments, Rules, Seat } from '../../contract/game.ts';
import { type Random, Unknown } from '../../engine/chance.ts';
import { deciders } from '../../engine/obligations.ts';
import { findLegal } from '../../engine/play.ts';
import { type Way, ways } from '../../engine/ways.ts';
import { boundaryOf, markOf } from '../../table/commit-boundary.ts';
import { endsMove, moveOf } from '../../table/move.ts';
import type { Check } from '../check.ts';
import { difference } from '../difference.ts';
import { pick } from '../situation.ts';

const WISHES = 12;
const MOST_SPENT = 6;
const LIMIT = 3;
/** Positions of the plain search; what lies beyond them is not compared. */
const POSITIONS = 100;

export const waysAreFound: Check = {
  name: 'ways',
  moment: 'sampled',
  run(situation) {
    const { rules, state, playing } = situation;
    const random = situation.random('ways');
    const [seat] = pick(random, deciders(state), 1);
    const view = rules.view(state, seat);
    const wished = pick(random, [...playing.pool.values()], WISHES);
    const dear = wished.filter((wish) => lacks(rules, view, seat, wish));
    const trials: { readonly view: GameState; readonly wishes: readonly Action[] }[] = [
      { view, wishes: pick(random, dear, 1) },
      { view, wishes: [...pick(random, dear, 1), ...pick(random, wished, 1)] },
      { view: poorer(rules, view, seat, random), wishes: oneAfterTheOther(rules, view, seat, random) },
    ];
    for (const { view, wishes } of trials) {
      if (wishes.length === 0) continue;
      const found = ways(rules, view, seat, wishes, LIMIT);
      const wrong =
        found.map((way) => faultOf(rules, view, seat, wishes, way)).find((fault) => fault !== null) ??
        orderFault(rules, found) ??
        differs(found, ways(rules, view, seat, wishes, LIMIT)) ??
        compare(rules, view, seat, wishes, found);
      if (wrong === null) continue;
      return `ways of seat ${seat} to "${moveOf(rules, wishes)}": ${wrong}`;
    }
    return null;
  },
};

/** Whether payments could provide what a wish lacks. */
function lacks(rules: Rules, view: GameState, seat: Seat, wish: Action): boolean {
  return Object.keys(rules.whyNot(view, seat, wish)?.missing ?? {}).length > 0;
}

/** Two actions of which the second can follow the first, or fewer. */
function oneAfterTheOther(rules: Rules, view: GameState, seat: Seat, random: Random): Action[] {
  const isWish = (action: Action): boolean => rules.payments?.isPayment(action) !== true;
  const state = rules.clone(view);
  const [first] = pick(random, rules.legal(state, seat).filter(isWish), 1);
  if (first === undefined || !goesOn(rules, state, seat, first)) return [];
  return [first, ...pick(random, rules.legal(state, seat).filter(isWish), 1)];
}

/** The same position after payments for nothing. */
function poorer(rules: Rules, view: GameState, seat: Seat, random: Random): GameState {
  const state = rules.clone(view);
  for (let spent = random.below(MOST_SPENT); spent > 0; spent--) {
    const [wasted] = pick(
      random,
      rules.legal(state, seat).filter((action) => rules.payments?.isPayment(action) === true),
      1,
    );
    if (wasted !== undefined) rules.apply(state, seat, wasted);
  }
  return state;
}

/** What is wrong with one way, or null. */
function faultOf(
  rules: Rules,
  view: GameState,
  seat: Seat,
  wishes: readonly Action[],
  { actions }: Way,
): string | null {
  const lines = actions.map((action) => rules.notation.write(action));
  const shown = `"${lines.join('; ')}"`;
  if (!canPlay(rules, view, seat, actions)) return `${shown} cannot be played`;
  const wished = wishes.map((wish) => rules.notation.write(wish));
  if (lines.at(-1) !== wished.at(-1)) return `${shown} does not end with the last wish`;
  const isPaid = (action: Action): boolean => rules.payments?.isPayment(action) === true;
  // A wish may be a payment itself: then it stands somewhere between the others.
  const main = (all: readonly Action[]): string[] =>
    all.filter((action) => !isPaid(action)).map((action) => rules.notation.write(action));
  if (main(actions).join() !== main(wishes).join()) return `${shown} is not what was wished for`;
  if (!wished.every((line) => lines.includes(line))) return `${shown} leaves something out`;
  for (const [at, action] of actions.entries()) {
    if (!isPaid(action) || wished.includes(lines[at])) continue;
    if (canPlay(rules, view, seat, actions.toSpliced(at, 1))) return `${shown} can do without "${lines[at]}"`;
  }
  return null;
}

function orderFault(rules: Rules, found: readonly Way[]): string | null {
  const keys = found.map(({ actions }) => {
    const lines = actions.map((action) => rules.notation.write(action));
    return lines.sort().join(';');
  });
  if (new Set(keys).size < keys.length) return 'two ways are the same but for the order of their payments';
  const isSorted = found.every(({ cost }, at) => at === 0 || found[at - 1].cost <= cost);
  return isSorted ? null : `the cheapest does not come first: ${found.map(({ cost }) => cost).join(', ')}`;
}

function differs(one: readonly Way[], other: readonly Way[]): string | null {
  const found = difference(one, other);
  return found === null ? null : `a second search finds something else: ${found}`;
}

/** Holds the ways against the plain search, as far as that goes. */
function compare(
  rules: Rules,
  view: GameState,
  seat: Seat,
  wishes: readonly Action[],
  found: readonly Way[],
): string | null {
  const plain = plainSearch(rules, view, seat, wishes);
  const cheapest = found[0]?.cost ?? Number.POSITIVE_INFINITY;
  // Sums of fractions may differ in their last digits.
  if (plain.cost + 1e-6 < cheapest) return `a plain search finds one for ${plain.cost}, not for ${cheapest}`;
  if (plain.cost > cheapest + 1e-6 && plain.isWhole)
    return `a plain search finds none for ${cheapest} but for ${plain.cost}`;
  return null;
}

interface Node {
  readonly state: GameState;
  readonly next: number;
  readonly cost: number;
}

/** The least cost by trying everything; `isWhole`: nothing was left untried. */
function plainSearch(
  rules: Rules,
  view: GameState,
  seat: Seat,
  wishes: readonly Action[],
): { readonly cost: number; readonly isWhole: boolean } {
  const { payments } = rules;
  const open: Node[] = [{ state: view, next: 0, cost: 0 }];
  const known = new Set<string>();
  for (let looked = 0; looked < POSITIONS; looked++) {
    open.sort((a, b) => a.cost - b.cost);
    const node = open.shift();
    if (node === undefined) return { cost: Number.POSITIVE_INFINITY, isWhole: true };
    const { state, next, cost } = node;
    // What a wish opened may depend on what its seat had then.
    const key = JSON.stringify([next, payments?.holdings(state, seat), state.pending, state.aside]);
    if (known.has(key)) continue;
    known.add(key);
    const wish = findLegal(rules, state, seat, wishes[next]);
    if (wish !== null) {
      if (next + 1 === wishes.length) return { cost, isWhole: true };
      const after = rules.clone(state);
      if (goesOn(rules, after, seat, wish)) open.push({ state: after, next: next + 1, cost });
    }
    if (payments === null) continue;
    for (const action of rules.legal(state, seat)) {
      if (!payments.isPayment(action)) continue;
      const after = rules.clone(state);
      rules.apply(after, seat, action);
      open.push({ state: after, next, cost: cost + lossOf(payments, seat, state, after) });
    }
  }
  return { cost: Number.POSITIVE_INFINITY, isWhole: false };
}

function lossOf({ holdings, values }: Payments, seat: Seat, before: GameState, after: GameState): number {
  const worth = (state: GameState): number =>
    Object.entries(holdings(state, seat)).reduce((sum, [name, held]) => sum + (values[name] ?? 0) * held, 0);
  return Math.max(0, worth(before) - worth(after));
}

function canPlay(rules: Rules, view: GameState, seat: Seat, actions: readonly Action[]): boolean {
  const state = rules.clone(view);
  return actions.every((action, at) => {
    if (findLegal(rules, state, seat, action) === null) return false;
    return at === actions.length - 1 || goesOn(rules, state, seat, action);
  });
}

/** Plays an action; whether something can follow it in the same move. */
function goesOn(rules: Rules, state: GameState, seat: Seat, action: Action): boolean {
  const mark = markOf(state);
  try {
    rules.apply(state, seat, action);
  } catch (error) {
    if (error instanceof Unknown) return false;
    throw error;
  }
  return !endsMove(boundaryOf(mark, state, seat));
}
