/** Seats and automatic opponents in one list of places. */
import { describe, expect, it } from 'vitest';
import { type Outcome, scoringSources, soleWinner, standingsOf } from '../src/index.ts';
import { bazaar } from './bazaar/index.ts';

const guild = { name: 'guild', sources: { cards: 9 }, total: 9, rank: 1 };
const beaten: Outcome = {
  sources: [
    { cards: 4, coins: 0 },
    { cards: 5, coins: 2 },
  ],
  totals: [4, 7],
  ranks: [3, 2],
  rivals: [guild],
};

describe('standings', () => {
  it('put rivals where their points put them', () => {
    expect(standingsOf(beaten).map(({ who, total, rank }) => [rank, who, total])).toEqual([
      [1, 'guild', 9],
      [2, 1, 7],
      [3, 0, 4],
    ]);
  });

  it('name seats before rivals at a shared place', () => {
    const shared: Outcome = { ...beaten, totals: [4, 9], ranks: [3, 1] };
    expect(standingsOf(shared).map(({ who }) => who)).toEqual([1, 'guild', 0]);
  });

  it('list the sources that brought somebody something', () => {
    expect(scoringSources(standingsOf(beaten))).toEqual(['cards', 'coins']);
    const { rivals: _, ...alone } = beaten;
    const nothing = { ...alone, sources: [{ cards: 0, coins: 1 }, {}] };
    expect(scoringSources(standingsOf(nothing))).toEqual(['coins']);
  });

  it('have a winner only where one seat alone is first', () => {
    expect(soleWinner(beaten)).toBeNull();
    expect(soleWinner({ ...beaten, totals: [4, 10], ranks: [3, 1], rivals: [{ ...guild, rank: 2 }] })).toBe(
      1,
    );
    expect(soleWinner({ ...beaten, totals: [4, 9], ranks: [3, 1] })).toBeNull();
  });
});

describe('the guild of the bazaar', () => {
  it('scores its cards and takes a place among the players', () => {
    const options = {
      players: 2,
      days: 3,
      map: 'ring',
      hands: 'open',
      guild: true,
      firstMarket: null,
      overrides: [],
    } as const;
    const rules = bazaar.rules(options);
    const cards = [0, 1, 2, 3];
    const start = { ...rules.setup('a'), coins: [0, 300], favours: [0, 0], tables: [[], []] };
    const state = { ...start, guild: cards };
    // What the same cards bring a player.
    const { cards: value, pairs } = rules.outcome({ ...start, tables: [cards, []] }).sources[0];
    expect(value).toBeGreaterThan(0);
    const { ranks, rivals } = rules.outcome(state);
    expect(rivals).toEqual([
      { name: 'guild', sources: { cards: value, pairs }, total: value + pairs, rank: 2 },
    ]);
    expect(ranks).toEqual([3, 1]);
    expect(bazaar.rules({ ...options, guild: false }).outcome(state).rivals).toBeUndefined();
  });
});
