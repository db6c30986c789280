/** What selling a pearl takes and gives, for whoever looks for a way to afford a crate. */
import type { Payments } from '@guildhall/kernel';
import { type Action, actionTable } from './actions.ts';
import type { Ruleset } from './ruleset.ts';
import type { State } from './state.ts';

/** In coins. A pearl is worth more than it is sold for, so nobody is advised to sell one for nothing. */
const VALUES = { coins: 1, pearls: 3 };

export function paymentsOf({ catalogue, tables }: Ruleset): Payments<State, Action> {
  const { coins } = tables.pearl;
  return {
    isPayment: ({ kind }) => actionTable.isPayment(kind),
    holdings: ({ players }, seat) => ({ coins: players[seat].coins, pearls: players[seat].pearls }),
    exchanges: () => [{ action: catalogue.sell, changes: { pearls: -1, coins } }],
    values: VALUES,
  };
}
