/** What is counted in games of bots for a compendium. */
import { expect, test } from 'vitest';
import { countEntries, moduleOfCounted, withGroups } from '../../../bench/compendium/counting.ts';

const seats = (...keys: readonly (readonly string[])[]) => keys.map((own) => new Set(own));

test('an entry is compared with everybody in the games in which it was on the table', () => {
  const { tile } = countEntries(
    ['tile'],
    [
      { offered: new Set(['tile']), taken: seats(['tile'], []), dealt: seats([], []), totals: [100, 80] },
      { offered: new Set(['tile']), taken: seats([], []), dealt: seats([], []), totals: [70, 71] },
      { offered: new Set<string>(), taken: seats([], []), dealt: seats([], []), totals: [500, 500] },
    ],
  );
  expect(tile).toEqual({ offered: 2, taken: 1, seats: 1, points: 100, all: 80.3 });
});

test('what was taken was on the table, also by several at once', () => {
  const { tile } = countEntries(
    ['tile'],
    [
      {
        offered: new Set<string>(),
        taken: seats(['tile'], ['tile', 'other']),
        dealt: seats([], []),
        totals: [30, 41],
      },
    ],
  );
  expect(tile).toEqual({ offered: 1, taken: 1, seats: 2, points: 35.5, all: 35.5 });
});

test('what nobody took brought nothing that is known', () => {
  const { tile } = countEntries(
    ['tile'],
    [{ offered: new Set(['tile']), taken: seats([], []), dealt: seats([], []), totals: [30, 50] }],
  );
  expect(tile).toEqual({ offered: 1, taken: 0, seats: 0, points: null, all: 40 });
});

test('what is dealt tells what it brings, and not how often it is taken', () => {
  const { tile } = countEntries(
    ['tile'],
    [
      { offered: new Set(['tile']), taken: seats([], []), dealt: seats([], []), totals: [30, 50] },
      { offered: new Set<string>(), taken: seats([], []), dealt: seats([], ['tile']), totals: [60, 90] },
    ],
  );
  expect(tile).toEqual({ offered: 1, taken: 0, seats: 1, points: 90, all: 57.5 });
});

test('a group that is counted anew leaves the others as they were, by the same rules alone', () => {
  const entry = (offered: number) => ({ offered, taken: 1, seats: 1, points: 9, all: 9 });
  const before = {
    ruleset: 2,
    games: 90,
    entries: { 'tiles.a': entry(90), 'towns.b': entry(80), 'gone.c': entry(1) },
  };
  const now = {
    ruleset: 2,
    games: 7,
    entries: { 'tiles.a': entry(7), 'towns.b': entry(6), 'maps.d': entry(5) },
  };
  expect(withGroups(before, now, ['towns'])).toEqual({
    ruleset: 2,
    games: 90,
    entries: { 'tiles.a': entry(90), 'towns.b': entry(6), 'maps.d': entry(5) },
  });
  expect(() => withGroups(before, { ...now, ruleset: 3 }, ['towns'])).toThrow('ruleset 2');
});

test('the module that is written holds what was counted', async () => {
  const entries = { 'tiles.a-1': { offered: 3, taken: 0, seats: 0, points: null, all: 88.5 } };
  const source = moduleOfCounted('some-game', { ruleset: 2, games: 7, entries });
  expect(source).toContain('`npm run compendium -- some-game`');
  const plain = source.replace(/^import.*$/m, '').replace(': CompendiumCounted', '');
  const read = await import(`data:text/javascript,${encodeURIComponent(plain)}`);
  expect(read.counted).toEqual({ ruleset: 2, games: 7, entries });
});
