/** Players who leave a game for good: nobody plays for them any more, and the game goes on without them. */
import type { Action, GameState, Rules, Seat } from '../contract/game.ts';
import type { Listener } from '../contract/log.ts';
import { isOver } from './obligations.ts';
import { type Refused, refusedBy } from './play.ts';

/** Whether a seat has left the game for good. */
export function hasLeft(state: GameState, seat: Seat): boolean {
  return state.gone?.includes(seat) ?? false;
}

/** The seats that still play, in ascending order. */
export function remaining(state: GameState, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !hasLeft(state, seat));
}

/**
 * Removes a seat from the game for good, or refuses and leaves the state untouched. Possible whenever any seat has to
 * decide. The seat is marked as gone first, then the game applies its rule about leaving; the steps of the table that
 * follow are left to `settle`.
 */
export function leave<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  state: S,
  seat: Seat,
  listener?: Listener,
): { readonly ok: true } | Refused {
  if (!Number.isInteger(seat) || seat < 0 || seat >= rules.seats) return refusedBy('KERNEL-NO-SUCH-SEAT');
  if (isOver(state)) return refusedBy('KERNEL-GAME-OVER');
  if (hasLeft(state, seat)) return refusedBy('KERNEL-HAS-LEFT');
  state.gone = [...(state.gone ?? []), seat].sort((a, b) => a - b);
  rules.leave(state, seat, listener);
  return { ok: true };
}
