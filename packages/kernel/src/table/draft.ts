/**
 * The draft of a seat: the steps of its turn that are not settled yet. A draft is lines of notation and nothing else,
 * so that it can be stored, sent to the person's other device, and replayed on top of what others did meanwhile. A step
 * is a move: several actions that were played as one are taken back as one.
 */
import type { Action, GameState, Refusal, Rules, Seat } from '../contract/game.ts';
import type { LogEvent } from '../contract/log.ts';
import { owed, tableIsNext } from '../engine/obligations.ts';
import { type Refused, refusedBy } from '../engine/play.ts';
import { boundaryOf, type CommitBoundary, canBeHeld, markOf } from './commit-boundary.ts';
import { moveOf, playMove, writeMove } from './move.ts';

/**
 * When a turn that reaches beyond its seat is settled. `automatic`: at once. `asked`: when the person confirms it,
 * except after a draw, a reveal or the end of the game, which no one can unsee.
 */
export type Confirming = 'automatic' | 'asked';

export interface Draft {
  /** Steps taken, first to last. */
  readonly steps: readonly string[];
  /** Steps taken back, the next one to redo first. */
  readonly undone: readonly string[];
  /** What was dropped when others' entries went before it, kept until the person does something. */
  readonly misfit: Misfit | null;
}

/** The steps of a draft that no longer fit. */
export interface Misfit {
  /** The number of the step that does not fit, counted from 1. */
  readonly step: number;
  /** That step and all that followed it. */
  readonly dropped: readonly string[];
  readonly why:
    | { readonly kind: 'refused'; readonly refusal: Refusal }
    /** It would now reach beyond the seat, and only the person may decide that it does. */
    | { readonly kind: 'reaches'; readonly reach: CommitBoundary };
}

export const EMPTY_DRAFT: Draft = { steps: [], undone: [], misfit: null };

/** A step that was checked and played. */
interface PlayedStep<A extends Action> {
  readonly line: string;
  /** The actions as `legal` offered them. */
  readonly actions: readonly A[];
  readonly events: readonly LogEvent[];
}

/** Where a draft has led to. */
export interface DraftTip<S extends GameState, A extends Action> {
  readonly state: S;
  /** What led there from what is settled. */
  readonly steps: readonly PlayedStep<A>[];
  /** How far its steps reached, when they did and are held until confirmed. */
  readonly boundary: CommitBoundary | null;
  /** Nothing more can be done by this seat before the draft is settled. */
  readonly complete: boolean;
}

export function bareTip<S extends GameState, A extends Action>(state: S): DraftTip<S, A> {
  return { state, steps: [], boundary: null, complete: false };
}

export interface Stepped<S extends GameState, A extends Action> {
  readonly ok: true;
  /** Its state is a fresh copy that nobody else has. */
  readonly tip: DraftTip<S, A>;
  /** How far this one step reached. */
  readonly boundary: CommitBoundary | null;
}

/** An action, a line, or several that are to be played as one. */
export type Wish<A extends Action> = A | string | readonly (A | string)[];

function wishes<A extends Action>(wish: Wish<A>): readonly (A | string)[] {
  return Array.isArray(wish) ? (wish as readonly (A | string)[]) : [wish as A | string];
}

/** Takes one more step on top of a tip, on a copy: all of it, or nothing. */
export function takeStep<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  tip: DraftTip<S, A>,
  seat: Seat,
  wish: Wish<A>,
): Stepped<S, A> | Refused {
  if (tip.complete) return refusedBy('KERNEL-CONFIRM-FIRST');
  const mark = markOf(tip.state);
  const state = rules.clone(tip.state);
  const events: LogEvent[] = [];
  const move = moveOf(rules, wishes(wish));
  const played = playMove(rules, state, seat, move, (event) => events.push(event));
  if (!played.ok) return played;
  const { actions } = played;
  const line = writeMove(actions.map((action) => rules.notation.write(action)));
  const boundary = boundaryOf(mark, state, seat);
  return {
    ok: true,
    boundary,
    tip: {
      state,
      steps: [...tip.steps, { line, actions, events }],
      boundary: boundary ?? tip.boundary,
      complete: tableIsNext(state) || owed(state, seat).length === 0,
    },
  };
}

/** The boundary that makes a step be settled at once; null when the step may stay a draft. */
export function settlingBoundary(
  boundary: CommitBoundary | null,
  confirming: Confirming,
): CommitBoundary | null {
  return boundary !== null && confirming === 'asked' && canBeHeld(boundary) ? null : boundary;
}

/** Replays a draft on a state; the steps from the first that does not fit are dropped and reported. */
export function rebase<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  base: S,
  seat: Seat,
  draft: Draft,
  confirming: Confirming,
): Rebased<S, A> {
  let tip = bareTip<S, A>(base);
  for (let at = 0; at < draft.steps.length; at++) {
    const next = takeStep(rules, tip, seat, draft.steps[at]);
    if (!next.ok) return without(draft, at, tip, { kind: 'refused', refusal: next.refusal });
    const boundary = settlingBoundary(next.boundary, confirming);
    if (boundary !== null) return without(draft, at, tip, { kind: 'reaches', reach: boundary });
    tip = next.tip;
  }
  return { draft, tip };
}

export interface Rebased<S extends GameState, A extends Action> {
  readonly draft: Draft;
  readonly tip: DraftTip<S, A>;
}

/** A draft cut off before one of its steps. What was undone came after that step and would have nothing to stand on. */
function without<S extends GameState, A extends Action>(
  draft: Draft,
  at: number,
  tip: DraftTip<S, A>,
  why: Misfit['why'],
): Rebased<S, A> {
  const misfit: Misfit = { step: at + 1, dropped: draft.steps.slice(at), why };
  return { draft: { steps: draft.steps.slice(0, at), undone: [], misfit }, tip };
}

export function isEmpty(draft: Draft): boolean {
  return draft.steps.length === 0 && draft.undone.length === 0 && draft.misfit === null;
}
