/** What conversions and burning cost and bring, so that ways to afford an action can be found. */
import type { Exchange, Payments } from '@guildhall/kernel';
import { BURNT } from '../../terra/index.ts';
import { type Action, actionTable, CONVERSIONS } from './actions.ts';
import { changesOf, hasConversion, rateOf } from './conversions.ts';
import type { Ruleset } from './ruleset.ts';
import { NONE, type State } from './state.ts';

/**
 * In tenths of a coin. Power is worth a little more than the coin it buys, so every conversion costs something; a burnt
 * token is lost for good, which costs less than a worker that becomes a coin.
 */
const VALUES = { points: 15, coins: 10, workers: 27, priests: 50, bowl1: 8, bowl2: 14, power: 20 };

function holdingsOf(state: State, seat: number): Record<keyof typeof VALUES, number> {
  const { points, coins, workers, priests, bowl1, bowl2, bowl3 } = state.players[seat];
  return { points, coins, workers, priests, bowl1, bowl2, power: bowl3 };
}

function exchangesOf(g: Ruleset, state: State, seat: number): readonly Exchange<Action>[] {
  if (state.players[seat].faction === NONE) return [];
  const { convert, burn } = g.catalogue;
  return [
    { action: burn, changes: BURNT },
    ...CONVERSIONS.filter((how) => hasConversion(g, state, seat, how)).map((how) => ({
      action: convert[how],
      changes: changesOf(rateOf(g, state, seat, how)),
    })),
  ];
}

export function paymentsOf(g: Ruleset): Payments<State, Action> {
  return {
    isPayment: ({ kind }) => actionTable.isPayment(kind),
    holdings: holdingsOf,
    exchanges: (state, seat) => exchangesOf(g, state, seat),
    values: VALUES,
  };
}
