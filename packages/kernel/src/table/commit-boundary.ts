/**
 * Finds where an action reaches beyond the seat that takes it. There the draft of a turn is settled and a preview
 * stops, because what follows no longer belongs to that seat alone.
 */
import type { GameState, Obligation, Seat } from '../contract/game.ts';
import { TABLE } from '../contract/game.ts';
import { isOver, openGroup, owed, tableIsNext } from '../engine/obligations.ts';

export type CommitBoundary =
  /** Something was drawn or revealed. */
  | { readonly kind: 'chance' }
  /** Another seat has a new decision. */
  | { readonly kind: 'decision'; readonly of: readonly Obligation[] }
  /** A step of the table comes next. */
  | { readonly kind: 'table'; readonly of: Obligation }
  /** The seat owes nothing more; those who still do owed it before. */
  | { readonly kind: 'end' }
  /** The game is over, and with it every secret. */
  | { readonly kind: 'over' };

/** What to remember of a state before an action, to see afterwards how far the action reached. */
export interface Mark {
  readonly disclosed: number;
  readonly open: readonly number[];
}

export function markOf(state: GameState): Mark {
  return { disclosed: state.chance.disclosed, open: openObligations(state).map(({ id }) => id) };
}

/** How far an action of `seat` reached, `before` being the mark of the state it was applied to; null: not beyond it. */
export function boundaryOf(before: Mark, state: GameState, seat: Seat): CommitBoundary | null {
  if (state.chance.disclosed !== before.disclosed) return { kind: 'chance' };
  if (isOver(state)) return { kind: 'over' };
  const opened = openObligations(state).filter(
    (obligation) =>
      obligation.seat !== seat && obligation.seat !== TABLE && !before.open.includes(obligation.id),
  );
  if (opened.length > 0) return { kind: 'decision', of: opened.map(bare) };
  if (tableIsNext(state)) return { kind: 'table', of: bare(openGroup(state)[0]) };
  return owed(state, seat).length === 0 ? { kind: 'end' } : null;
}

/** An obligation without the fields of its game, which may be secret in a full state: players see boundaries. */
function bare({ id, kind, seat }: Obligation): Obligation {
  return { id, kind, seat };
}

/**
 * Whether a turn that got this far can still be taken back without a trace, because no one has learned anything from
 * it. The end of a game reveals all secrets, so a turn is not held there either.
 */
export function canBeHeld(boundary: CommitBoundary): boolean {
  return boundary.kind !== 'chance' && boundary.kind !== 'over';
}

/** Every obligation that can be answered now. */
export function openObligations<O extends Obligation>(state: GameState<O>): O[] {
  return [...state.aside, ...openGroup(state)];
}
