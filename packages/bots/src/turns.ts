/** The turns a seat could make now: chains of its decisions up to where others, the table or chance go on. */
import {
  type Action,
  type GameState,
  type Obligation,
  openGroup,
  type Rules,
  type Seat,
} from '@guildhall/kernel';
import { decides, promising, type Search } from './search.ts';

export interface Turn<S extends GameState, A extends Action> {
  readonly actions: readonly A[];
  /** The position it leads to. */
  readonly state: S;
  readonly value: number;
  /** Whether the seat has nothing more to decide in it; else the search ended in the middle of it. */
  readonly isWhole: boolean;
  /** The same for turns that begin alike, free actions apart. */
  readonly beginning: number;
}

interface Step<S extends GameState, A extends Action> {
  readonly state: S;
  readonly action: A | null;
  readonly before: Step<S, A> | null;
  readonly value: number;
  /** The same for the same actions in another order, which mostly lead to the same position. */
  readonly hash: number;
  /** How many of the last actions were free: they left everything open that was open, like an exchange of goods. */
  readonly idle: number;
  /** Hash of the first action that is not free; 0 before it. */
  readonly beginning: number;
}

/** More free actions than this in a row lead nowhere. */
const MOST_IDLE = 6;
const MOST_STEPS = 30;
const HASHES = 2 ** 52;

/**
 * All turns that a beam of the given width finds, the best first; never empty where the seat decides. Free actions have
 * a beam of their own: they look worse than others until what they pay for is done. Of turns that begin alike the beam
 * keeps `alike` at most: else all of it soon follows the beginning that looks best after one step.
 */
export function turnsOf<S extends GameState, A extends Action>(
  search: Search<S, A>,
  root: S,
  seat: Seat,
  width: number,
  alike = Number.POSITIVE_INFINITY,
): Turn<S, A>[] {
  const { rules, meter, evaluate } = search;
  const found: Step<S, A>[] = [];
  const seen = new Set<number>();
  let unfinished: Step<S, A> | null = null;
  let beam: Step<S, A>[] = [
    { state: root, action: null, before: null, value: 0, hash: 0, idle: 0, beginning: 0 },
  ];
  for (let length = 0; length < MOST_STEPS && beam.length > 0; length++) {
    const next: Step<S, A>[] = [];
    for (const step of beam) {
      for (const action of promising(rules, step.state, seat)) {
        const own = hashOfText(rules.notation.write(action));
        const hash = (step.hash + own) % HASHES;
        if (seen.has(hash)) continue;
        seen.add(hash);
        if (!meter.pay() && (found.length > 0 || next.length > 0 || unfinished !== null)) break;
        const state = rules.clone(step.state);
        rules.apply(state, seat, action);
        const value = evaluate(state, seat);
        const idle = isFree(rules, step.state, state, seat, action) ? step.idle + 1 : 0;
        const beginning = step.beginning === 0 && idle === 0 ? own : step.beginning;
        const reached = { state, action, before: step, value, hash, idle, beginning };
        if (state.chance.disclosed !== root.chance.disclosed || !decides(state, seat)) found.push(reached);
        else next.push(reached);
      }
    }
    next.sort((a, b) => b.value - a.value);
    unfinished ??= next.find((step) => step.idle === 0) ?? next[0] ?? null;
    beam = narrow(next, width, alike);
  }
  if (found.length === 0 && unfinished !== null) return [turnTo(unfinished, false)];
  return found.sort((a, b) => b.value - a.value).map((step) => turnTo(step, true));
}

function narrow<S extends GameState, A extends Action>(
  steps: Step<S, A>[],
  width: number,
  alike: number,
): Step<S, A>[] {
  let idle = 0;
  let busy = 0;
  const isAlike = atMost(alike);
  return steps.filter((step) => {
    if (step.beginning !== 0 && !isAlike(step.beginning)) return false;
    if (step.idle === 0) return busy++ < width;
    return step.idle <= MOST_IDLE && idle++ < width;
  });
}

/** Lets so many of every kind pass. */
export function atMost(most: number): (kind: number) => boolean {
  const passed = new Map<number, number>();
  return (kind) => {
    const before = passed.get(kind) ?? 0;
    passed.set(kind, before + 1);
    return before < most;
  };
}

function turnTo<S extends GameState, A extends Action>(last: Step<S, A>, isWhole: boolean): Turn<S, A> {
  const actions: A[] = [];
  for (let step: Step<S, A> | null = last; step !== null; step = step.before)
    if (step.action !== null) actions.push(step.action);
  return {
    actions: actions.reverse(),
    state: last.state,
    value: last.value,
    isWhole,
    beginning: last.beginning,
  };
}

/** A game that lists its payments says thereby that nothing else is free, though the same may stay open after it. */
function isFree<S extends GameState, A extends Action>(
  { payments }: Rules<S, A>,
  before: S,
  after: S,
  seat: Seat,
  action: A,
): boolean {
  return (payments === null || payments.isPayment(action)) && leavesOpen(before, after, seat);
}

/** Whether what the seat may decide is the same before and after. */
function leavesOpen(before: GameState, after: GameState, seat: Seat): boolean {
  return (
    sameObligations(openGroup(before), openGroup(after), seat) &&
    sameObligations(before.aside, after.aside, seat)
  );
}

function sameObligations(before: readonly Obligation[], after: readonly Obligation[], seat: Seat): boolean {
  let at = 0;
  for (const owed of before) {
    if (owed.seat !== seat) continue;
    while (at < after.length && after[at].seat !== seat) at += 1;
    if (at === after.length || !sameFields(owed, after[at])) return false;
    at += 1;
  }
  while (at < after.length && after[at].seat !== seat) at += 1;
  return at === after.length;
}

function sameFields(before: object, after: object): boolean {
  for (const [key, value] of Object.entries(before)) {
    const other = (after as Record<string, unknown>)[key];
    if (value === other) continue;
    if (typeof value !== 'object' || JSON.stringify(value) !== JSON.stringify(other)) return false;
  }
  return true;
}

/** A number that stands for a text; sums of such numbers are hardly ever equal by accident. */
function hashOfText(text: string): number {
  let high = 0x811c9dc5;
  let low = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x85ebca6b);
    low ^= low >>> 13;
  }
  return (high >>> 12) * 2 ** 32 + (low >>> 0);
}
