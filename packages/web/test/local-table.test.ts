/** A table in the page is made only where its game can begin, and a set-up that fails leaves nothing behind. */
import { manifestOf } from '@guildhall/games';
import { type Game, OptionsError } from '@guildhall/kernel';
import { beforeEach, expect, test, vi } from 'vitest';

const { kept, games } = vi.hoisted(() => ({ kept: [] as unknown[], games: [] as Game[] }));
vi.mock('../src/text/words.ts', () => ({ knownGame: () => ({ game: async () => games[0] }) }));
vi.mock('../src/transport/local-tables.ts', async (original) => ({
  ...(await original<object>()),
  storeTable: async (table: unknown) => void kept.push(table),
}));

const { createLocal } = await import('../src/transport/local.ts');
const real = await manifestOf('inventions')!.game();

/** Inventions with nothing to deal once it was set up so often. */
function failingAfter(sound: number, seeds: string[]): Game {
  return {
    ...real,
    rules(options) {
      const rules = real.rules(options);
      return {
        ...rules,
        setup(seed) {
          seeds.push(seed);
          if (seeds.length > sound) throw new Error('draw from an empty pile');
          return rules.setup(seed);
        },
      };
    },
  };
}

const create = () =>
  createLocal({
    game: 'inventions',
    options: {},
    seats: [
      { person: 'Ana', bot: null },
      { person: 'Bo', bot: null },
    ],
    curtain: false,
  });

beforeEach(() => {
  kept.length = 0;
});

test('one that never can is refused', async () => {
  games[0] = failingAfter(0, []);
  await expect(create()).rejects.toThrow(OptionsError);
  expect(kept).toEqual([]);
});

test('one that fails with its own seed alone is refused with the same words, and not kept', async () => {
  const tried: string[] = [];
  games[0] = failingAfter(Number.POSITIVE_INFINITY, tried);
  await create();
  expect(kept).toHaveLength(1);
  expect(new Set(tried).size).toBeGreaterThan(5);
  const trials = new Set(tried).size - 1;
  const again: string[] = [];
  games[0] = failingAfter(trials, again);
  await expect(create()).rejects.toThrow(OptionsError);
  expect(again).toHaveLength(trials + 1);
  expect(kept).toHaveLength(1);
  // Nobody knows beforehand with which seeds it is tried.
  expect(again.filter((seed) => tried.includes(seed))).toEqual([]);
});
