/** What conversions and the sacrifice of power cost and bring, so that ways to afford an action can be found. */
import type { Exchange, Payments } from '@guildhall/kernel';
import { BURNT } from '../../terra/index.ts';
import { type Action, actionTable } from './actions.ts';
import { changesOf } from './conversions.ts';
import { booksOf } from './holdings.ts';
import type { Ruleset } from './ruleset.ts';
import { NONE, type State } from './state.ts';

const BOOK = 45;
/**
 * In tenths of a coin. Power is worth a little more than the coin it buys, so every conversion costs something; books
 * are worth nothing as a whole, because each of them is counted under its discipline.
 */
const VALUES = {
  coins: 10,
  tools: 27,
  scholars: 50,
  bowl1: 8,
  bowl2: 14,
  power: 20,
  bankingBooks: BOOK,
  lawBooks: BOOK,
  engineeringBooks: BOOK,
  medicineBooks: BOOK,
  books: 0,
};

function holdingsOf(state: State, seat: number): Record<keyof typeof VALUES, number> {
  const player = state.players[seat];
  const { coins, tools, scholars, bowl1, bowl2, bowl3 } = player;
  const [bankingBooks, lawBooks, engineeringBooks, medicineBooks] = player.books;
  const books = booksOf(player);
  return {
    ...{ coins, tools, scholars, bowl1, bowl2, power: bowl3 },
    ...{ bankingBooks, lawBooks, engineeringBooks, medicineBooks, books },
  };
}

function exchangesOf(g: Ruleset): readonly Exchange<Action>[] {
  const { convert, burn } = g.catalogue;
  return [
    { action: burn, changes: BURNT },
    ...convert.map((action) => ({ action, changes: changesOf(g.rates[action.how]) })),
  ];
}

export function paymentsOf(g: Ruleset): Payments<State, Action> {
  const exchanges = exchangesOf(g);
  return {
    isPayment: ({ kind }) => actionTable.isPayment(kind),
    holdings: holdingsOf,
    exchanges: (state, seat) => {
      const { home, faction } = state.players[seat];
      return home === NONE || faction === NONE ? [] : exchanges;
    },
    values: VALUES,
  };
}
