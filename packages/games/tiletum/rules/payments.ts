/** What buying costs and brings, so that ways to afford an action can be found. */
import type { Exchange, Payments } from '@guildhall/kernel';
import { GOODS, type Good } from '../data/index.ts';
import { type Action, actionTable } from './actions.ts';
import { GOLD, type Ruleset } from './ruleset.ts';
import { NONE, type State } from './state.ts';

/** In tenths of a gold; a good costs a little less than the gold that buys it, so that no exchange is for nothing. */
const VALUES: Readonly<Record<Good, number>> = { gold: 10, food: 19, wool: 19, stone: 19, iron: 19 };

function holdingsOf(state: State, seat: number): Record<string, number> {
  const { goods } = state.players[seat];
  return Object.fromEntries(GOODS.map((name, good) => [name, goods[good]]));
}

/** A favoured good becomes gold first, then gold becomes other goods. */
function exchangesOf(g: Ruleset, state: State, seat: number): readonly Exchange<Action>[] {
  const { favoured } = state.players[seat];
  const list: Exchange<Action>[] = [];
  if (favoured !== NONE) list.push({ action: g.catalogue.mint, changes: { [GOODS[favoured]]: -1, gold: 1 } });
  for (const [good, name] of GOODS.entries())
    if (good !== GOLD)
      list.push({ action: g.catalogue.buy[good], changes: { gold: -g.tables.goodPrice, [name]: 1 } });
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
