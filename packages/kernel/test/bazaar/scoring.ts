import type { Outcome, Seat } from '../../src/index.ts';
import { CARD_NAMES, GOODS, type Market } from './data.ts';
import type { BazaarState } from './state.ts';

/** Cards of one good on a table score once more for each pair; three coins are a point. */
function sourcesOf(market: Market, state: BazaarState, seat: Seat): Record<string, number> {
  const cards = state.tables[seat].map((card) => market.cards[card]);
  let pairs = 0;
  for (const good of GOODS) pairs += 2 * Math.floor(cards.filter((card) => card.good === good).length / 2);
  return {
    cards: cards.reduce((sum, card) => sum + card.value, 0),
    pairs,
    favours: state.favours[seat],
    coins: Math.floor(state.coins[seat] / 3),
  };
}

export function outcome(market: Market, state: BazaarState): Outcome {
  const sources = state.coins.map((_, seat) => sourcesOf(market, state, seat));
  const totals = sources.map((source) => Object.values(source).reduce((sum, points) => sum + points, 0));
  return {
    sources,
    totals,
    ranks: totals.map((total) => 1 + totals.filter((other) => other > total).length),
  };
}

export function estimate(market: Market, state: BazaarState, seat: Seat): number {
  const points = Object.values(sourcesOf(market, state, seat)).reduce((sum, value) => sum + value, 0);
  return points + state.hands[seat].length / 2;
}

export function counts(market: Market, state: BazaarState, seat: Seat): Record<string, number> {
  return {
    coins: state.coins[seat],
    favours: state.favours[seat],
    box: state.boxes[seat],
    cards: state.hands[seat].length,
    goods: state.tables[seat].length,
    value: state.tables[seat].reduce((sum, card) => sum + (market.cards[card]?.value ?? 0), 0),
  };
}

export function components(state: BazaarState): Record<string, number> {
  const count: Record<string, number> = {
    coins: [...state.coins, ...state.boxes].reduce((sum, coins) => sum + coins, state.bank),
  };
  for (const name of CARD_NAMES) count[name] = 0;
  const everywhere = [
    ...state.stalls,
    ...state.hands.flat(),
    ...state.tables.flat(),
    ...state.guild,
    ...state.pile,
    ...state.top.map(({ card }) => card),
  ];
  for (const card of everywhere) if (card !== null) count[CARD_NAMES[card]] += 1;
  return count;
}
