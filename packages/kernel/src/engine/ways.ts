/**
 * Finds ways to wished actions: the actions one after the other, each preceded by the payments it needs. Computed on a
 * view, so it reveals nothing that the viewer may not know.
 *
 * The search goes backwards from what a refusal says is missing: payments that provide it, payments that provide what
 * those take, and so on, the cheapest first. Only combinations that add up are played, on a copy, by the rules of the
 * game.
 *
 * A wish may also be refused because an earlier one left no room for it: a player who cannot pay for a building when a
 * hex is dug is not offered one. No refusal says so, so payments before the earlier wish are tried, within a bound.
 */

import type { Action, Exchange, GameState, Payments, Rules, Seat } from '../contract/game.ts';
import { boundaryOf, markOf } from '../table/commit-boundary.ts';
import { endsMove, MOST_ACTIONS_IN_A_MOVE } from '../table/move.ts';
import { Unknown } from './chance.ts';
import { findLegal } from './play.ts';

/** How many combinations of payments one search looks at, at most: a bound that is the same on every machine. */
const MOST_LOOKED_AT = 1_000;
/** How often one search tries payments of which nothing says that they help. */
const MOST_GUESSES = 200;

export interface Way<A extends Action = Action> {
  /** Payments and wishes, in the order in which they are played. */
  readonly actions: readonly A[];
  /** What its payments lose, by the values that the game gives. */
  readonly cost: number;
}

/**
 * Up to `limit` ways to play the wishes, the cheapest first; empty if there is none. Every payment in a way is needed.
 * Ways that differ only in the order of their payments count as one.
 */
export function ways<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  view: S,
  seat: Seat,
  wishes: readonly A[],
  limit: number,
): Way<A>[] {
  if (view.chance.key !== null) throw new Error('ways are found on a view, never on the full state');
  if (wishes.length === 0 || limit < 1) return [];
  return new Search(rules, view, seat, wishes).run(limit);
}

type Amounts = Record<string, number>;

/** The position before a wish: the wishes before it are played, and what was paid for them. */
interface Stage<S, A extends Action> {
  readonly state: S;
  readonly holdings: Readonly<Amounts>;
  readonly exchanges: readonly Exchange<A>[];
  /** What was played so far, and the places in it of the payments: a wish may be the same action as one of them. */
  readonly actions: readonly A[];
  readonly paidAt: readonly number[];
  readonly cost: number;
  /** The number of the wish that comes next. */
  readonly next: number;
  /** How the wish before was paid for, and what that wish took away; null before the first. */
  readonly before: { readonly attempt: Attempt<S, A>; readonly taken: Readonly<Amounts> } | null;
}

/** Payments before a wish. */
interface Attempt<S, A extends Action> {
  readonly stage: Stage<S, A>;
  /** How many of each exchange. */
  readonly chosen: readonly number[];
  /** What the seat must hold when they are made, as far as is known. */
  readonly needs: Readonly<Amounts>;
  readonly cost: number;
  readonly payments: number;
  /** How often something was paid for before an earlier wish than the one that needs it. */
  readonly early: number;
}

interface Waiting<S, A extends Action> {
  readonly attempt: Attempt<S, A>;
  /** A lower bound for the cost of every way that begins like this. */
  readonly estimate: number;
  readonly order: number;
}

class Search<S extends GameState, A extends Action> {
  readonly #rules: Rules<S, A>;
  readonly #payments: Payments<S, A> | null;
  readonly #view: S;
  readonly #seat: Seat;
  readonly #wishes: readonly A[];
  readonly #queue: Waiting<S, A>[] = [];
  readonly #seen = new Map<Stage<S, A>, Set<string>>();
  readonly #found = new Map<string, Way<A>>();
  #order = 0;
  #guesses = 0;

  constructor(rules: Rules<S, A>, view: S, seat: Seat, wishes: readonly A[]) {
    this.#rules = rules;
    this.#payments = rules.payments;
    this.#view = view;
    this.#seat = seat;
    this.#wishes = wishes;
  }

  run(limit: number): Way<A>[] {
    this.#begin({ state: this.#view, actions: [], paidAt: [], cost: 0, next: 0, before: null }, 0);
    for (let looked = 0; looked < MOST_LOOKED_AT && this.#found.size < limit; looked++) {
      const first = this.#takeFirst();
      if (first === null) break;
      this.#look(first.attempt);
    }
    return [...this.#found.values()];
  }

  #begin(stage: Omit<Stage<S, A>, 'holdings' | 'exchanges'>, early: number): void {
    const { state, cost, paidAt } = stage;
    const holdings = this.#payments?.holdings(state, this.#seat) ?? {};
    const exchanges = this.#payments?.exchanges(state, this.#seat) ?? [];
    const chosen = exchanges.map(() => 0);
    this.#add({
      stage: { ...stage, holdings, exchanges },
      ...{ chosen, needs: {}, cost, payments: paidAt.length, early },
    });
  }

  /** Looks at one combination of payments. */
  #look(attempt: Attempt<S, A>): void {
    const short = this.#shortOf(attempt);
    if (short !== null) this.#addGivers(attempt, short);
    else this.#try(attempt);
  }

  /** The first holding that would run out, or null. */
  #shortOf(attempt: Attempt<S, A>): string | null {
    const { holdings } = attempt.stage;
    for (const name in holdings) if (balanceOf(attempt, name) < (attempt.needs[name] ?? 0)) return name;
    return null;
  }

  /** One more payment that gives what is short. */
  #addGivers(attempt: Attempt<S, A>, short: string): void {
    for (const [at, { changes }] of attempt.stage.exchanges.entries())
      if ((changes[short] ?? 0) > 0) this.#addOne(attempt, at, attempt.early);
  }

  /** The attempt with one more of an exchange. */
  #addOne(attempt: Attempt<S, A>, at: number, early: number): void {
    const { stage, chosen } = attempt;
    this.#add({
      ...attempt,
      chosen: chosen.with(at, chosen[at] + 1),
      cost: attempt.cost + this.#costOf(stage.exchanges[at]),
      payments: attempt.payments + 1,
      early,
    });
  }

  /** What a payment loses. One that would gain, by tables that nobody foresaw, costs nothing. */
  #costOf({ changes }: Exchange<A>): number {
    return Math.max(0, -this.#worth(changes));
  }

  #worth(amounts: Readonly<Amounts>): number {
    const values = this.#payments?.values ?? {};
    let worth = 0;
    for (const name in amounts) worth += (values[name] ?? 0) * amounts[name];
    return worth;
  }

  /** Whether more is needed than all that is held is worth: where no payment gains anything, none can help. */
  #isBeyondMeans(attempt: Attempt<S, A>): boolean {
    const { holdings, exchanges } = attempt.stage;
    if (exchanges.some(({ changes }) => this.#worth(changes) > 0)) return false;
    let held = this.#worth(holdings);
    for (const [at, { changes }] of exchanges.entries()) held += attempt.chosen[at] * this.#worth(changes);
    return this.#worth(attempt.needs) > held;
  }

  /** Plays the payments and the wish on a copy. */
  #try(attempt: Attempt<S, A>): void {
    const { stage } = attempt;
    const isBare = attempt.chosen.every((count) => count === 0);
    const state = isBare ? stage.state : this.#rules.clone(stage.state);
    const paid: A[] = [];
    const refused = this.#pay(attempt, state, paid);
    const wish = this.#wishes[stage.next];
    const missing = refused ?? this.#rules.whyNot(state, this.#seat, wish)?.missing ?? null;
    if (missing !== null) this.#learn(attempt, missing);
    else this.#play(attempt, state, paid, wish);
  }

  /** Makes the payments in a legal order; where there is none, returns what is missing. */
  #pay({ stage, chosen }: Attempt<S, A>, state: S, paid: A[]): Readonly<Amounts> | null {
    const rules = this.#rules;
    const left = chosen.slice();
    for (;;) {
      let isStuck = true;
      let missing: Readonly<Amounts> | null = null;
      for (const [at, { action }] of stage.exchanges.entries()) {
        while (left[at] > 0) {
          const refusal = rules.whyNot(state, this.#seat, action);
          missing ??= refusal?.missing ?? null;
          if (refusal !== null) break;
          rules.apply(state, this.#seat, action);
          paid.push(action);
          left[at] -= 1;
          isStuck = false;
        }
      }
      if (missing === null || isStuck) return missing;
    }
  }

  /** A refusal says what else is needed: before this wish, or already before the one that went before it. */
  #learn(attempt: Attempt<S, A>, missing: Readonly<Amounts>): void {
    const { holdings, before } = attempt.stage;
    const needs: Amounts = { ...attempt.needs };
    const names = Object.keys(missing);
    if (names.length === 0) {
      if (before !== null && Object.keys(attempt.needs).length === 0) this.#guess(before.attempt);
      return;
    }
    for (const name of names) {
      if (!Object.hasOwn(holdings, name)) return;
      needs[name] = Math.max(needs[name] ?? 0, balanceOf(attempt, name) + missing[name]);
    }
    this.#add({ ...attempt, needs });
    if (before === null) return;
    const earlier: Amounts = { ...before.attempt.needs };
    for (const name in needs)
      earlier[name] = Math.max(earlier[name] ?? 0, needs[name] + (before.taken[name] ?? 0));
    this.#add({ ...before.attempt, needs: earlier, early: attempt.early + 1 });
  }

  /** One more payment before an earlier wish, whichever it is. */
  #guess(attempt: Attempt<S, A>): void {
    if (this.#guesses >= MOST_GUESSES) return;
    this.#guesses += 1;
    for (let at = 0; at < attempt.chosen.length; at++) this.#addOne(attempt, at, attempt.early + 1);
  }

  #play(attempt: Attempt<S, A>, state: S, paid: readonly A[], wish: A): void {
    const { stage, cost, early } = attempt;
    const offered = findLegal(this.#rules, state, this.#seat, wish);
    if (offered === null) return;
    const actions = [...stage.actions, ...paid, offered];
    const paidAt = [...stage.paidAt, ...paid.map((_, at) => stage.actions.length + at)];
    const next = stage.next + 1;
    if (next === this.#wishes.length) {
      this.#keep({ actions, cost }, paidAt);
      return;
    }
    const after = this.#rules.clone(state);
    if (!this.#applies(after, offered)) return;
    const held = this.#payments?.holdings(state, this.#seat) ?? {};
    const left = this.#payments?.holdings(after, this.#seat) ?? {};
    const taken: Amounts = {};
    for (const name in held) taken[name] = held[name] - (left[name] ?? 0);
    this.#begin({ state: after, actions, paidAt, cost, next, before: { attempt, taken } }, early);
  }

  /** Plays a wish after which another one is to come; false where nothing can follow it. */
  #applies(state: S, wish: A): boolean {
    const mark = markOf(state);
    try {
      this.#rules.apply(state, this.#seat, wish);
    } catch (error) {
      if (error instanceof Unknown) return false;
      throw error;
    }
    return !endsMove(boundaryOf(mark, state, this.#seat));
  }

  #keep(way: Way<A>, paidAt: readonly number[]): void {
    const { notation } = this.#rules;
    const key = paidAt
      .map((at) => notation.write(way.actions[at]))
      .sort()
      .join(';');
    if (this.#found.has(key) || way.actions.length > MOST_ACTIONS_IN_A_MOVE) return;
    const isSound = paidAt.length === 0 || this.#isPlayable(way.actions);
    if (isSound && !this.#isWasteful(way.actions, paidAt)) this.#found.set(key, way);
  }

  /** Whether one of the payments could be left out. */
  #isWasteful(actions: readonly A[], paidAt: readonly number[]): boolean {
    return paidAt.some((at) => {
      // Of several equal payments in a row, only the last one is tried.
      if (paidAt.includes(at + 1) && actions[at] === actions[at + 1]) return false;
      return this.#isPlayable(actions.toSpliced(at, 1));
    });
  }

  #isPlayable(actions: readonly A[]): boolean {
    const rules = this.#rules;
    const state = rules.clone(this.#view);
    return actions.every((action, at) => {
      if (findLegal(rules, state, this.#seat, action) === null) return false;
      return at === actions.length - 1 || this.#applies(state, action);
    });
  }

  #add(attempt: Attempt<S, A>): void {
    if (attempt.payments + this.#wishes.length > MOST_ACTIONS_IN_A_MOVE) return;
    const known = this.#seen.get(attempt.stage) ?? new Set<string>();
    this.#seen.set(attempt.stage, known);
    const key = `${attempt.chosen.join()} ${JSON.stringify(attempt.needs)}`;
    if (known.has(key)) return;
    known.add(key);
    const estimate = this.#estimate(attempt);
    if (estimate < Number.POSITIVE_INFINITY) this.#queue.push({ attempt, estimate, order: this.#order++ });
  }

  #estimate(attempt: Attempt<S, A>): number {
    if (this.#isBeyondMeans(attempt)) return Number.POSITIVE_INFINITY;
    let most = 0;
    for (const name in attempt.needs) {
      const short = attempt.needs[name] - balanceOf(attempt, name);
      if (short > 0) most = Math.max(most, short * this.#cheapest(attempt.stage, name));
    }
    return attempt.cost + most;
  }

  /** What one of something costs at least, when it has to be paid for. */
  #cheapest({ exchanges }: Stage<S, A>, name: string): number {
    let least = Number.POSITIVE_INFINITY;
    for (const exchange of exchanges) {
      const given = exchange.changes[name] ?? 0;
      if (given > 0) least = Math.min(least, this.#costOf(exchange) / given);
    }
    return least;
  }

  #takeFirst(): Waiting<S, A> | null {
    const queue = this.#queue;
    if (queue.length === 0) return null;
    let best = 0;
    for (let at = 1; at < queue.length; at++) if (comesBefore(queue[at], queue[best])) best = at;
    const first = queue[best];
    queue[best] = queue[queue.length - 1];
    queue.pop();
    return first;
  }
}

function balanceOf<S, A extends Action>({ stage, chosen }: Attempt<S, A>, name: string): number {
  let balance = stage.holdings[name] ?? 0;
  for (let at = 0; at < chosen.length; at++)
    if (chosen[at] > 0) balance += chosen[at] * (stage.exchanges[at].changes[name] ?? 0);
  return balance;
}

/** The cheaper first, then the shorter, then what is paid late. */
function comesBefore<S, A extends Action>(a: Waiting<S, A>, b: Waiting<S, A>): boolean {
  if (a.estimate !== b.estimate) return a.estimate < b.estimate;
  if (a.attempt.payments !== b.attempt.payments) return a.attempt.payments < b.attempt.payments;
  if (a.attempt.early !== b.attempt.early) return a.attempt.early < b.attempt.early;
  return a.order < b.order;
}
