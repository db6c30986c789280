/** What conversions and burning take and give, for whoever looks for a way to afford something. */
import type { Exchange, Payments } from '@guildhall/kernel';
import { type Action, actionTable } from './actions.ts';
import { coinsForPointNow } from './conversions.ts';
import type { Ruleset } from './ruleset.ts';
import { NONE, type State } from './state.ts';

/**
 * In tenths of a coin. Power is worth a little more than the coin it buys, so every conversion costs something; a burnt
 * token is lost for good, which costs less than a worker that becomes a coin.
 */
const VALUES = { points: 15, coins: 10, workers: 27, priests: 50, bowl1: 8, bowl2: 14, power: 20 };
type Holdings = Record<keyof typeof VALUES, number>;

function holdingsOf(state: State, seat: number): Holdings {
  const { points, coins, workers, priests, bowl1, bowl2, bowl3 } = state.players[seat];
  return { points, coins, workers, priests, bowl1, bowl2, power: bowl3 };
}

function exchangesOf(g: Ruleset, state: State, seat: number): readonly Exchange<Action>[] {
  const { faction } = state.players[seat];
  if (faction === NONE) return [];
  const { convert, burn } = g.catalogue;
  const { powerForPriest, powerForWorker, powerForCoin } = g.tables.conversions;
  const exchange = (action: Action, changes: Partial<Holdings>): Exchange<Action> => ({ action, changes });
  const list = [
    exchange(burn, { bowl2: -2, power: 1 }),
    exchange(convert.powerToPriest, { power: -powerForPriest, bowl1: powerForPriest, priests: 1 }),
    exchange(convert.powerToWorker, { power: -powerForWorker, bowl1: powerForWorker, workers: 1 }),
    exchange(convert.powerToCoin, { power: -powerForCoin, bowl1: powerForCoin, coins: 1 }),
    exchange(convert.priestToWorker, { priests: -1, workers: 1 }),
    exchange(convert.workerToCoin, { workers: -1, coins: 1 }),
  ];
  if (g.factions[faction].coinsForPoint > 0)
    list.push(exchange(convert.pointToCoin, { points: -1, coins: 1 }));
  const price = coinsForPointNow(g, state, seat);
  if (price > 0) list.push(exchange(convert.coinsToPoint, { coins: -price, points: 1 }));
  return list;
}

export function paymentsOf(g: Ruleset): Payments<State, Action> {
  return {
    isPayment: ({ kind }) => actionTable.isPayment(kind),
    holdings: holdingsOf,
    exchanges: (state, seat) => exchangesOf(g, state, seat),
    values: VALUES,
  };
}
