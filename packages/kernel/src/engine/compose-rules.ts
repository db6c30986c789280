/**
 * Implements `legal`, `whyNot`, `apply` and `run` once for all games. A game provides a handler for each kind of
 * obligation that a seat answers, a step for each kind that the table carries out, and a few hooks.
 */
import type { Action, GameState, Obligation, Refusal, RuleId, Rules, Seat } from '../contract/game.ts';
import type { Listener } from '../contract/log.ts';
import { openGroup } from './obligations.ts';

/** The member of a union of obligations that can be of a kind. */
export type ObligationOfKind<O extends Obligation, K> = O extends { readonly kind: infer Own }
  ? K extends Own
    ? O
    : never
  : never;

/** How one kind of obligation is answered. */
export type Handler<G, S, O, A, R> = HandlerBase<G, S, O, A, R> &
  (Candidates<G, S, O, A> | LegalList<G, S, O, A>);

interface HandlerBase<G, S, O, A, R> {
  /** Computes once what the checks look up. */
  prepare?(g: G, state: S, owed: O): void;
  /** The rule that forbids an action; null: it is allowed. */
  check(g: G, state: S, owed: O, action: A): R | null;
  apply(g: G, state: S, owed: O, action: A, listener?: Listener): void;
}

interface Candidates<G, S, O, A> {
  /** Actions that may be legal; a superset is fine, the checks decide. */
  candidates(g: G, state: S, owed: O, out: A[]): void;
  readonly legal?: undefined;
}

interface LegalList<G, S, O, A> {
  readonly candidates?: undefined;
  /**
   * Adds exactly the actions that the checks allow, of one kind or of all. For obligations with so many answers that
   * running the checks one by one would take most of the time.
   */
  legal(g: G, state: S, owed: O, kind: string | undefined, out: A[]): void;
}

type Step<G, S, O> = (g: G, state: S, owed: O, listener?: Listener) => void;

/** Actions that answer no obligation and are allowed in addition to those that do: exchanges at any time, "done". */
export interface Unprompted<G, S, O, A, R> {
  /** Adds those that are legal, of one kind or of all. */
  legal(g: G, state: S, seat: Seat, owing: readonly O[], kind: string | undefined, out: A[]): void;
  /** The rule that forbids an action, null if it is allowed; undefined if a handler has to check it. */
  check(g: G, state: S, seat: Seat, owing: readonly O[], action: A): R | null | undefined;
  /** Applies the action and returns true; false if a handler has to apply it. */
  apply(g: G, state: S, seat: Seat, owing: readonly O[], action: A, listener?: Listener): boolean;
}

/** K: the kinds that seats answer. X: those that are never left open, because `afterAction` and `afterStep` settle them. */
export interface RuleParts<
  G,
  S extends GameState<O>,
  O extends Obligation,
  A extends Action,
  R extends RuleId,
  K extends O['kind'],
  X extends O['kind'] = never,
> {
  readonly handlers: { readonly [H in K]: Handler<G, S, ObligationOfKind<O, H>, A, R> };
  readonly steps: { readonly [H in Exclude<O['kind'], K | X>]: Step<G, S, ObligationOfKind<O, H>> };
  /** Rules that only say that something else comes first. A refusal by any other rule is more helpful and preferred. */
  readonly vagueRules: readonly R[];
  /** What the seat is short of when a rule forbids a wish. */
  missing(g: G, state: S, seat: Seat, owed: O, wish: A, rule: R): Readonly<Record<string, number>>;
  /** The rule to name in place of the one that forbids a wish. */
  ruleFor?(owed: O, wish: A, rule: R): R;
  /** Whether two obligations are answered by the same actions, so that the second one waits; usually: of one kind. */
  isSameQuestion?(one: O, other: O): boolean;
  /** Those of several open obligations of a seat that it may answer now. */
  narrow?(owing: readonly O[]): readonly O[];
  readonly unprompted?: Unprompted<G, S, O, A, R>;
  afterAction?(g: G, state: S, listener?: Listener): void;
  afterStep?(g: G, state: S, listener?: Listener): void;
  /** Observes a state before a change, if there is a listener. The function it returns is called after the change. */
  watch?(state: S, by: 'action' | 'step'): (state: S, listener: Listener) => void;
}

const NOTHING: readonly never[] = [];

type Composed<S extends GameState, A extends Action> = Pick<
  Rules<S, A>,
  'legal' | 'whyNot' | 'apply' | 'run'
>;

export function composeRules<
  G extends { readonly notation: Rules<S, A>['notation'] },
  S extends GameState<O>,
  O extends Obligation,
  A extends Action,
  R extends RuleId,
  K extends O['kind'],
  X extends O['kind'] = never,
>(g: G, parts: RuleParts<G, S, O, A, R, K, X>): Composed<S, A> {
  const { vagueRules, unprompted, isSameQuestion = ofOneKind, watch } = parts;
  const handlers: Readonly<Record<string, Handler<G, S, O, A, R>>> = parts.handlers;
  const offers = new Map(Object.entries(handlers).map(([kind, handler]) => [kind, offerOf(handler)]));
  // An obligation meets only the step of its kind; TypeScript cannot follow that.
  const steps = parts.steps as unknown as Readonly<Record<string, Step<G, S, O>>>;

  /** What a seat may answer now, one for each question: those aside first, oldest first. */
  function answerable(state: S, seat: Seat): readonly O[] {
    const { aside } = state;
    const group = openGroup(state);
    // A seat nearly always has one open obligation.
    if (aside.length === 0 && group.length === 1) return group[0].seat === seat ? group : NOTHING;
    const list: O[] = [];
    for (let i = 0; i < aside.length; i++) add(list, aside[i], seat);
    for (let i = 0; i < group.length; i++) add(list, group[i], seat);
    return list.length < 2 || parts.narrow === undefined ? list : parts.narrow(list);
  }

  function add(list: O[], owed: O, seat: Seat): void {
    if (owed.seat !== seat) return;
    for (let i = 0; i < list.length; i++) if (isSameQuestion(list[i], owed)) return;
    list.push(owed);
  }

  function legal(state: S, seat: Seat, kind?: string): A[] {
    const out: A[] = [];
    const owing = answerable(state, seat);
    if (owing.length === 0) return out;
    for (const owed of owing) {
      const offer = offers.get(owed.kind);
      if (offer === undefined) throw new Error(`${owed.kind} is nothing that a seat answers`);
      offer(g, state, owed, kind, out);
    }
    unprompted?.legal(g, state, seat, owing, kind, out);
    return out;
  }

  function whyNot(state: S, seat: Seat, wish: A): Refusal | null {
    const owing = answerable(state, seat);
    if (owing.length === 0) return null;
    const no = unprompted?.check(g, state, seat, owing, wish);
    if (no !== undefined) return no === null ? null : refusal(state, seat, owing[0], wish, no);
    let best: { readonly owed: O; readonly rule: R } | null = null;
    for (const owed of owing) {
      const handler = handlers[owed.kind];
      handler.prepare?.(g, state, owed);
      const forbidden = handler.check(g, state, owed, wish);
      if (forbidden === null) return null;
      const rule = parts.ruleFor?.(owed, wish, forbidden) ?? forbidden;
      if (best === null || vagueRules.includes(best.rule)) best = { owed, rule };
    }
    return best === null ? null : refusal(state, seat, best.owed, wish, best.rule);
  }

  function refusal(state: S, seat: Seat, owed: O, wish: A, rule: R): Refusal {
    return { rule, missing: parts.missing(g, state, seat, owed, wish, rule) };
  }

  function apply(state: S, seat: Seat, action: A, listener?: Listener): void {
    const tell = listener === undefined ? undefined : watch?.(state, 'action');
    answer(state, seat, action, listener);
    parts.afterAction?.(g, state, listener);
    if (listener !== undefined) tell?.(state, listener);
  }

  function answer(state: S, seat: Seat, action: A, listener?: Listener): void {
    const owing = answerable(state, seat);
    if (unprompted?.apply(g, state, seat, owing, action, listener) === true) return;
    for (const owed of owing) {
      const handler = handlers[owed.kind];
      if (owing.length > 1) {
        handler.prepare?.(g, state, owed);
        if (handler.check(g, state, owed, action) !== null) continue;
      }
      handler.apply(g, state, owed, action, listener);
      return;
    }
    throw new Error(`seat ${seat} owes nothing that "${g.notation.write(action)}" answers`);
  }

  function run(state: S, listener?: Listener): void {
    const owed = openGroup(state)[0];
    if (!Object.hasOwn(steps, owed.kind)) throw new Error(`${owed.kind} is not a step of the table`);
    const tell = listener === undefined ? undefined : watch?.(state, 'step');
    steps[owed.kind](g, state, owed, listener);
    parts.afterStep?.(g, state, listener);
    if (listener !== undefined) tell?.(state, listener);
  }

  return { legal, whyNot, apply, run };
}

/** How the legal answers to an obligation are found: by the handler itself, or by the checks of its candidates. */
function offerOf<G, S, O, A extends Action, R>(
  handler: Handler<G, S, O, A, R>,
): LegalList<G, S, O, A>['legal'] {
  if (handler.legal !== undefined)
    return (g, state, owed, kind, out) => {
      handler.prepare?.(g, state, owed);
      handler.legal(g, state, owed, kind, out);
    };
  return (g, state, owed, kind, out) => {
    const start = out.length;
    handler.prepare?.(g, state, owed);
    handler.candidates(g, state, owed, out);
    let kept = start;
    for (let i = start; i < out.length; i++) {
      const action = out[i];
      if (kind !== undefined && action.kind !== kind) continue;
      if (handler.check(g, state, owed, action) === null) out[kept++] = action;
    }
    out.length = kept;
  };
}

function ofOneKind(one: Obligation, other: Obligation): boolean {
  return one.kind === other.kind;
}
