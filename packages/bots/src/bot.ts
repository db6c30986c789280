/** What every bot is, ours and yours: somebody who decides for a seat. */
import type { Action, GameState, Random, Rules, Seat } from '@guildhall/kernel';
import type { Budget } from './budget.ts';

/** One action, or several that are played one after the other, as far as the turn can be foreseen. */
export type Choice<A extends Action> = A | readonly A[];

export interface Bot<S extends GameState = GameState, A extends Action = Action> {
  /**
   * What the seat does next. It is asked only where there is a choice, and gets what the seat may know, never the full
   * state. Nothing can follow a draw or a reveal in the same choice: then it is asked again. A bot that takes its random
   * numbers from `random` plays the same games again.
   */
  choose(
    rules: Rules<S, A>,
    view: S,
    seat: Seat,
    random: Random,
    budget: Budget,
  ): Choice<A> | Promise<Choice<A>>;
  /** The game is over. Not called for a bot that lost its seat. */
  over?(seat: Seat, result: MatchResult): void | Promise<void>;
}

/** How a game between bots ended, by seat. */
export interface MatchResult {
  readonly totals: readonly number[];
  /** 1 is best; equal numbers are shared places. Seats that were forfeited come last. */
  readonly places: readonly number[];
  /** Seats whose bots failed or answered something illegal. */
  readonly forfeited: readonly Seat[];
}
