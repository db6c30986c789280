/**
 * Standing orders ("always take 1 power, refuse 3 or more") and conditional plans ("if the well is still free, buy
 * there, else drop the plan"): data that answers for an absent player. They know obligations by kind and facts and a
 * seat by its counts, so they work in every game.
 */
import type { Action, GameState, Obligation, Place, Refusal, Rules, Seat } from '../contract/game.ts';
import { owed } from '../engine/obligations.ts';
import { refusalOf } from '../engine/play.ts';

export const COMPARISONS = ['=', '!=', '<', '<=', '>', '>='] as const;
export type Comparison = (typeof COMPARISONS)[number];

export interface FactTest {
  readonly fact: string;
  readonly op: Comparison;
  readonly value: number | string;
}

export interface CountTest {
  readonly count: string;
  readonly op: Comparison;
  readonly value: number;
}

export interface PlaceTest {
  readonly place: keyof Place;
  readonly op: Comparison;
  readonly value: number | string;
}

export type Test = FactTest | CountTest | PlaceTest;

/** What must hold: a kind of obligation the seat owes, facts of it, counts of the seat, the place in the game. */
export interface Condition {
  readonly kind: string;
  readonly where: readonly FactTest[];
  readonly counts: readonly CountTest[];
  readonly place: readonly PlaceTest[];
}

/**
 * An action as a line of notation. `{amount}` stands for a fact of the obligation, `*` for anything. A line with a `*`
 * only answers if exactly one legal action matches, because the player did not choose between two.
 */
export type Pattern = string;

/** The first order whose condition holds decides: it takes an action, or (null) leaves the decision to the person. */
export interface Order {
  readonly when: Condition;
  readonly take: Pattern | null;
}

/**
 * One step of a plan. It waits until the seat owes an obligation of this kind. If the rest of the condition does not
 * hold then, the plan is dropped or continues with its next step.
 */
export interface PlanStep {
  readonly when: Condition;
  readonly take: Pattern;
  readonly otherwise: 'drop' | 'skip';
}

export interface Plan {
  readonly name: string;
  readonly steps: readonly PlanStep[];
}

export interface StandingOrders {
  readonly plans: readonly Plan[];
  readonly orders: readonly Order[];
}

/** A failed plan is kept until its owner has seen it: a hundred of them must not name a thousand lines each. */
const MOST_NAMED = 5;

/** Why a step of a plan does not fit the position. */
export type Unfit =
  | { readonly kind: 'condition'; readonly test: Test; readonly is: number | string | null }
  | { readonly kind: 'refused'; readonly line: string; readonly refusal: Refusal }
  | { readonly kind: 'no-action'; readonly line: string }
  /** `fits` are the first of the lines that fit. */
  | { readonly kind: 'ambiguous'; readonly line: string; readonly fits: readonly string[] };

export interface Cancelled {
  readonly plan: Plan;
  /** The step that did not fit, of those the plan still had. */
  readonly step: PlanStep;
  readonly why: Unfit;
}

export interface Answer<A extends Action> {
  /** What to play, legal as it stands; null: the person decides. */
  readonly action: A | null;
  readonly by: { readonly kind: 'plan' | 'order'; readonly at: number } | null;
  /** What stands from now on: plans without the steps taken, without the plans that are done or dropped. */
  readonly standing: StandingOrders;
  readonly cancelled: readonly Cancelled[];
}

/** What a seat's plans and orders answer to what it owes, on its view or on a full state. Plans go before orders. */
export function answer<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  state: S,
  seat: Seat,
  standing: StandingOrders,
): Answer<A> {
  const due = owed(state, seat);
  if (due.length === 0) return { action: null, by: null, standing, cancelled: [] };
  const perspective = perspectiveOf(rules, state, seat, due);
  const cancelled: Cancelled[] = [];
  const kept: Plan[] = [];
  for (const [at, plan] of standing.plans.entries()) {
    const outcome = follow(perspective, plan);
    if (outcome.kind === 'waits') kept.push(withSteps(plan, outcome.left));
    else if (outcome.kind === 'dropped') cancelled.push({ plan, step: outcome.step, why: outcome.why });
    else {
      const rest = outcome.left.length === 0 ? [] : [withSteps(plan, outcome.left)];
      const plans = [...kept, ...rest, ...standing.plans.slice(at + 1)];
      return {
        action: outcome.action,
        by: { kind: 'plan', at },
        standing: { ...standing, plans },
        cancelled,
      };
    }
  }
  const left = { ...standing, plans: kept };
  for (const [at, order] of standing.orders.entries()) {
    const obligation = due.find((owes) => firstFailing(perspective, owes, order.when) === null);
    if (obligation === undefined) continue;
    const found = order.take === null ? null : find(perspective, obligation, order.take);
    const action = found !== null && 'action' in found ? found.action : null;
    return { action, by: action === null ? null : { kind: 'order', at }, standing: left, cancelled };
  }
  return { action: null, by: null, standing: left, cancelled };
}

/** What is looked at to answer. */
interface Perspective<S extends GameState, A extends Action> {
  readonly rules: Rules<S, A>;
  readonly state: S;
  readonly seat: Seat;
  readonly due: readonly Obligation[];
  readonly legal: readonly A[];
  /** Their lines as they are compared: written once, however many steps and orders look for theirs. */
  lines(): readonly string[];
}

function perspectiveOf<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  state: S,
  seat: Seat,
  due: readonly Obligation[],
): Perspective<S, A> {
  const legal = rules.legal(state, seat);
  let lines: readonly string[] | null = null;
  const written = (): readonly string[] => legal.map((action) => plain(rules.notation.write(action)));
  return { rules, state, seat, due, legal, lines: () => (lines ??= written()) };
}

type Followed<A extends Action> =
  | { readonly kind: 'waits'; readonly left: readonly PlanStep[] }
  | { readonly kind: 'acts'; readonly action: A; readonly left: readonly PlanStep[] }
  | { readonly kind: 'dropped'; readonly step: PlanStep; readonly why: Unfit };

function follow<S extends GameState, A extends Action>(
  perspective: Perspective<S, A>,
  plan: Plan,
): Followed<A> {
  for (const [at, step] of plan.steps.entries()) {
    const tried = tryStep(perspective, step);
    if (tried === null) return { kind: 'waits', left: plan.steps.slice(at) };
    if ('action' in tried) return { kind: 'acts', action: tried.action, left: plan.steps.slice(at + 1) };
    const last = at === plan.steps.length - 1;
    if (last || step.otherwise === 'drop') return { kind: 'dropped', step, why: tried };
  }
  return { kind: 'waits', left: [] };
}

function withSteps(plan: Plan, steps: readonly PlanStep[]): Plan {
  return { name: plan.name, steps };
}

/** The action of a step, why it does not fit, or null when the seat owes nothing of its kind. */
function tryStep<S extends GameState, A extends Action>(
  perspective: Perspective<S, A>,
  step: PlanStep,
): { readonly action: A } | Unfit | null {
  let unfit: Unfit | null = null;
  for (const obligation of perspective.due) {
    if (obligation.kind !== step.when.kind) continue;
    const failing = firstFailing(perspective, obligation, step.when);
    const tried: { readonly action: A } | Unfit = failing ?? find(perspective, obligation, step.take);
    if ('action' in tried) return tried;
    unfit ??= tried;
  }
  return unfit;
}

/** The first test of a condition that does not hold for an obligation. The kind is taken as a test of its own. */
function firstFailing<S extends GameState, A extends Action>(
  { rules, state, seat }: Perspective<S, A>,
  obligation: Obligation,
  condition: Condition,
): Unfit | null {
  if (obligation.kind !== condition.kind) {
    const test: FactTest = { fact: 'kind', op: '=', value: condition.kind };
    return { kind: 'condition', test, is: obligation.kind };
  }
  const facts = condition.where.length === 0 ? {} : rules.facts(state, obligation);
  for (const test of condition.where) {
    const is = own(facts, test.fact);
    if (!holds(is, test)) return { kind: 'condition', test, is };
  }
  const counts = condition.counts.length === 0 ? {} : rules.counts(state, seat);
  for (const test of condition.counts) {
    const is = own(counts, test.count);
    if (!holds(is, test)) return { kind: 'condition', test, is };
  }
  for (const test of condition.place) {
    const is = rules.where(state)[test.place];
    if (!holds(is, test)) return { kind: 'condition', test, is };
  }
  return null;
}

function own<V>(record: Readonly<Record<string, V>>, name: string): V | null {
  return Object.hasOwn(record, name) ? record[name] : null;
}

/** What is not there fits no test: an order must never act on what it cannot see. */
function holds(is: number | string | null, { op, value }: Pick<Test, 'op' | 'value'>): boolean {
  if (is === null || typeof is !== typeof value) return false;
  switch (op) {
    case '=':
      return is === value;
    case '!=':
      return is !== value;
    case '<':
      return is < value;
    case '<=':
      return is <= value;
    case '>':
      return is > value;
    case '>=':
      return is >= value;
    default:
      return op satisfies never;
  }
}

function find<S extends GameState, A extends Action>(
  { rules, state, seat, legal, lines }: Perspective<S, A>,
  obligation: Obligation,
  pattern: Pattern,
): { readonly action: A } | Unfit {
  const line = withFacts(pattern, rules.facts(state, obligation));
  const wish = line.includes('*') ? null : rules.notation.read(line);
  const wanted = wish === null ? line : rules.notation.write(wish);
  const pieces = plain(wanted).split('*');
  const written = lines();
  const fits = legal.filter((_, at) => matches(written[at], pieces));
  if (fits.length === 1) return { action: fits[0] };
  if (fits.length > 1) {
    const named = fits.slice(0, MOST_NAMED);
    return { kind: 'ambiguous', line, fits: named.map((action) => rules.notation.write(action)) };
  }
  if (wish === null) return { kind: 'no-action', line };
  return { kind: 'refused', line, refusal: refusalOf(rules, state, seat, wish) };
}

function withFacts(pattern: Pattern, facts: Readonly<Record<string, number | string>>): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(own(facts, name) ?? whole));
}

/**
 * Whether a line consists of these pieces with anything between them, like a pattern with `*`. Both are already
 * normalised: letter case and spaces are gone.
 */
function matches(text: string, [head, ...pieces]: readonly string[]): boolean {
  const middle = pieces.slice(0, -1);
  const tail = pieces.at(-1);
  if (tail === undefined) return text === head;
  if (!text.startsWith(head)) return false;
  let at = head.length;
  for (const piece of middle) {
    const found = text.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return text.length - tail.length >= at && text.endsWith(tail);
}

function plain(line: string): string {
  return line.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
