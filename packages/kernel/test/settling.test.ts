/** What is settled was checked and played when its steps were taken, and becomes entries as it is. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, type Game, type GameState, randomFrom, Table } from '../src/index.ts';
import { type BazaarAction, type BazaarOptions, type BazaarState, bazaar } from './bazaar/index.ts';
import { type BazaarTable, MARKET_DAY, must, playOn } from './positions.ts';

type Call = 'legal' | 'apply';

/** A table of the bazaar that notes what its rules are asked. */
function countingTable(confirm: 'automatic' | 'asked'): { table: BazaarTable; calls: Call[] } {
  const calls: Call[] = [];
  const game: Game<BazaarState, BazaarAction, BazaarOptions> = {
    ...bazaar,
    rules: (options) => {
      const own = bazaar.rules(options);
      return {
        ...own,
        legal: (state, seat, kind) => {
          calls.push('legal');
          return own.legal(state, seat, kind);
        },
        apply: (state, seat, action, listener) => {
          calls.push('apply');
          own.apply(state, seat, action, listener);
        },
      };
    },
  };
  return { table: new Table(game, MARKET_DAY, 'market day', { confirm }), calls };
}

describe('a step', () => {
  test('that is settled at once is checked and played once', () => {
    const { table, calls } = countingTable('automatic');
    expect(must(table.play(0, 'bid 1')).settled).toEqual([1]);
    expect(calls).toEqual(['legal', 'apply']);
  });

  test('that settles a draft does not have the steps before it played again', () => {
    const { table, calls } = countingTable('automatic');
    must(table.play(0, 'bid 1'));
    must(table.play(1, 'bid 0'));
    must(table.play(0, 'buy gate'));
    expect(table.drafts(0)).toHaveLength(1);
    calls.length = 0;
    const done = must(table.play(0, 'haggle nothing'));
    expect(done.settled).toEqual([3, 4]);
    expect(calls).toEqual(['legal', 'apply']);
  });

  test('of a draft that is confirmed is neither checked nor played again', () => {
    const { table, calls } = countingTable('asked');
    must(table.play(0, 'bid 1'));
    calls.length = 0;
    expect(must(table.confirm(0)).settled).toEqual([1]);
    expect(calls).toEqual([]);
  });
});

/** Everything that can be asked of a table about its past and present. */
function told(table: Table<GameState, Action>): unknown {
  const points = Array.from({ length: table.length + 1 }, (_, point) => point);
  return {
    entries: table.entries(),
    states: points.map((point) => table.stateAt(point)),
    logs: [0, 1, null].map((viewer) => table.log(viewer)),
    replay: [...table.replay()],
  };
}

test('a table that was played has the same log as one that is read back from its entries', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('automatic' as const, 'asked' as const),
      fc.constantFrom(1, 2, 3, 128),
      fc.nat({ max: 40 }),
      (seed, confirm, snapshotEvery, entries) => {
        const table = new Table(bazaar, MARKET_DAY, seed, { confirm, snapshotEvery });
        playOn(table, randomFrom(seed), entries);
        const again = Table.restore(bazaar, table.save(), { confirm });
        expect(told(table as unknown as Table)).toEqual(told(again as unknown as Table));
      },
    ),
    { numRuns: 60 },
  );
});
