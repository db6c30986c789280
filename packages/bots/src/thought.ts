import type { Action } from '@guildhall/kernel';

/** What a player came to. */
export interface BotMove<A extends Action> {
  /** What to do now, in this order: the turn as far as it can be foreseen, at least one action. */
  readonly actions: readonly A[];
  /** What it cost. */
  readonly iterations: number;
  readonly milliseconds: number;
}
