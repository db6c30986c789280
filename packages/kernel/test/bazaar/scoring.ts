import type { Outcome, Seat } from '../../src/index.ts';
import { CARD_NAMES, GOODS, type Market } from './data.ts';
import type { BazaarState } from './state.ts';

/** Cards of one good on a table score once more for each pair. */
function pointsOfCards(market: Market, table: readonly number[]): { cards: number; pairs: number } {
  const cards = table.map((card) => market.cards[card]);
  let pairs = 0;
  for (const good of GOODS) pairs += 2 * Math.floor(cards.filter((card) => card.good === good).length / 2);
  return { cards: cards.reduce((sum, card) => sum + card.value, 0), pairs };
}

/** Three coins are a point. */
function sourcesOf(market: Market, state: BazaarState, seat: Seat): Record<string, number> {
  return {
    ...pointsOfCards(market, state.tables[seat]),
    favours: state.favours[seat],
    coins: Math.floor(state.coins[seat] / 3),
  };
}

function totalOf(sources: Readonly<Record<string, number>>): number {
  return Object.values(sources).reduce((sum, points) => sum + points, 0);
}

/** The guild scores its cards as everybody does. */
export function outcome(market: Market, state: BazaarState, hasGuild: boolean): Outcome {
  const sources = state.coins.map((_, seat) => sourcesOf(market, state, seat));
  const totals = sources.map(totalOf);
  const guild = pointsOfCards(market, state.guild);
  const all = hasGuild ? [...totals, totalOf(guild)] : totals;
  const tableRoleOf = (total: number): number => 1 + all.filter((other) => other > total).length;
  const seats = { sources, totals, ranks: totals.map(tableRoleOf) };
  if (!hasGuild) return seats;
  const total = totalOf(guild);
  return { ...seats, rivals: [{ name: 'guild', sources: guild, total, rank: tableRoleOf(total) }] };
}

export function estimate(market: Market, state: BazaarState, seat: Seat): number {
  return totalOf(sourcesOf(market, state, seat)) + state.hands[seat].length / 2;
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
