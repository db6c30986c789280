/** Tables of the bazaar in known positions. */
import { type Random, type Refusal, Table, type TableConfig } from '../src/index.ts';
import { type BazaarAction, type BazaarOptions, type BazaarState, bazaar } from './bazaar/index.ts';

export type BazaarTable = Table<BazaarState, BazaarAction, BazaarOptions>;

/**
 * Stall by stall: gate (seat 0 stands here): buy once more; well (seat 1): stroll and buy once more;
 * square: tips for the others; tower: a look at the pile; quay: nothing; garden: a die.
 */
const MARKET = ['silk-3', 'silk-4', 'spice-5', 'glass-2', 'tea-1', 'tea-6'];

/** Everything costs one coin, so that a turn can be long. */
const CHEAP = MARKET.map((card) => ({ path: `cards.${card}.cost`, value: 1 }));

export const MARKET_DAY = { players: 2, firstMarket: MARKET, overrides: CHEAP };

export function bazaarTable(config: Partial<TableConfig> = {}, players = 2): BazaarTable {
  return new Table(bazaar, { ...MARKET_DAY, players }, 'market day', config);
}

/** The first day's bids are in and seat 0, who bid most, is to move. */
export function firstTurn(config: Partial<TableConfig> = {}, players = 2): BazaarTable {
  const table = bazaarTable(config, players);
  for (let seat = 0; seat < players; seat++) {
    must(table.play(seat, seat === 0 ? 'bid 1' : 'bid 0'));
    if (config.confirm === 'asked') must(table.confirm(seat));
  }
  return table;
}

type Result = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** The result, which must not be a refusal. */
export function must<T extends Result>(result: T): Extract<T, { readonly ok: true }> {
  if (!result.ok) throw new Error(`refused: ${result.refusal.rule}`);
  return result as Extract<T, { readonly ok: true }>;
}

/** The rule that refused. */
export function ruleOf(result: Result): string {
  return result.ok ? 'allowed' : result.refusal.rule;
}

/** Plays at random, every seat as it likes, until the end or until so many entries stand. */
export function playOn(table: BazaarTable, random: Random, entries = Number.POSITIVE_INFINITY): void {
  while (!table.over && table.length < entries) {
    const seats = table.deciders();
    const seat = seats[random.below(seats.length)];
    const legal = table.legal(seat);
    must(legal.length === 0 ? table.confirm(seat) : table.play(seat, legal[random.below(legal.length)]));
  }
}
