/**
 * A move is one action of a seat, or several that are played as one, all or nothing. It is written as a line that a
 * person can read and type, one action after the other: "burn; burn; action ACT4".
 */
import type { Action, GameState, Rules, Seat } from '../contract/game.ts';
import type { Listener } from '../contract/log.ts';
import { play, type Refused, refusedBy } from '../engine/play.ts';
import { boundaryOf, type CommitBoundary, markOf } from './commit-boundary.ts';

/** No action's own line has it. */
export const MOVE_SEPARATOR = ';';

/** More than any turn needs, with all its payments. */
export const MOST_ACTIONS_IN_A_MOVE = 40;

/** What was played, or which line is refused; after a refusal the state must be dropped. */
export type PlayedMove<A extends Action> = { readonly ok: true; readonly actions: readonly A[] } | Refused;

export function writeMove(lines: readonly string[]): string {
  return lines.join(`${MOVE_SEPARATOR} `);
}

/** The lines of a move. */
export function readMove(text: string): string[] {
  return text.split(MOVE_SEPARATOR).map((line) => line.trim());
}

/** A move as it is written, out of actions or lines. */
export function moveOf<S extends GameState, A extends Action>(
  { notation }: Rules<S, A>,
  wishes: readonly (A | string)[],
): string {
  return writeMove(wishes.map((wish) => (typeof wish === 'string' ? wish : notation.write(wish))));
}

/**
 * Whether another action can follow in the same move. Not after a draw or a reveal: a player whose next action is
 * refused would have learned something for free.
 */
export function endsMove(boundary: CommitBoundary | null): boolean {
  return boundary !== null && boundary.kind !== 'decision';
}

/** Plays all actions of a move on a state, or says which of them is refused and why. */
export function playMove<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  state: S,
  seat: Seat,
  text: string,
  listener?: Listener,
): PlayedMove<A> {
  const lines = readMove(text);
  if (lines.length > MOST_ACTIONS_IN_A_MOVE) return refusedBy('KERNEL-MOVE-TOO-LONG');
  const actions: A[] = [];
  let isOver = false;
  for (const [at, line] of lines.entries()) {
    const done = isOver ? refusedBy('KERNEL-MOVE-IS-OVER') : playLine(rules, state, seat, line, listener);
    if (!done.ok) return lines.length === 1 ? done : { ...done, line: at + 1 };
    actions.push(done.action);
    isOver = endsMove(done.boundary);
  }
  return { ok: true, actions };
}

function playLine<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  state: S,
  seat: Seat,
  line: string,
  listener: Listener | undefined,
) {
  const wish = rules.notation.read(line);
  if (wish === null) return refusedBy('KERNEL-NOT-AN-ACTION');
  const mark = markOf(state);
  const played = play(rules, state, seat, wish, listener);
  return played.ok ? { ...played, boundary: boundaryOf(mark, state, seat) } : played;
}
