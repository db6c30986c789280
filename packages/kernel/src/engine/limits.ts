/**
 * Hard caps on the cost of a game's rules. No real game comes near them. Rules that run wild, because of a bug or
 * unforeseen tables, end in an error instead of a loop.
 */
import type { Action, GameState, Rules } from '../contract/game.ts';

/** Actions in one legal list. */
export const MOST_LEGAL = 20_000;
/** Obligations in one state, pending and aside. */
export const MOST_OBLIGATIONS = 1_000;
/** Obligations that one game has ever had. */
export const MOST_IDS = 1_000_000;
/** Steps of the table between two decisions. */
export const MOST_TABLE_STEPS = 10_000;

/** The rules went beyond a cap. What they have done to the state is not to be used. */
export class RulesLimitError extends Error {
  override readonly name = 'RulesLimitError';

  constructor(what: string, most: number) {
    super(`the rules ran wild: more than ${most} ${what}`);
  }
}

function checkObligations({ pending, aside }: GameState): void {
  let count = aside.length;
  for (const group of pending) count += group.length;
  if (count > MOST_OBLIGATIONS) throw new RulesLimitError('open obligations', MOST_OBLIGATIONS);
}

/** The same rules within the caps. */
export function withLimits<S extends GameState, A extends Action>(rules: Rules<S, A>): Rules<S, A> {
  return {
    ...rules,
    setup(seed) {
      const state = rules.setup(seed);
      checkObligations(state);
      return state;
    },
    legal(state, seat, kind) {
      const list = rules.legal(state, seat, kind);
      if (list.length > MOST_LEGAL) throw new RulesLimitError('legal actions', MOST_LEGAL);
      return list;
    },
    apply(state, seat, action, listener) {
      rules.apply(state, seat, action, listener);
      checkObligations(state);
    },
    run(state, listener) {
      rules.run(state, listener);
      checkObligations(state);
    },
    leave(state, seat, listener) {
      rules.leave(state, seat, listener);
      checkObligations(state);
    },
  };
}
