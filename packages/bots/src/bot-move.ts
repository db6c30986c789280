import type { Action } from '@guildhall/kernel';

/** What a bot decided. */
export interface BotMove<A extends Action> {
  /** The turn as far as it can be foreseen, in order; at least one action. */
  readonly actions: readonly A[];
  /** What thinking cost. */
  readonly iterations: number;
  readonly milliseconds: number;
}
