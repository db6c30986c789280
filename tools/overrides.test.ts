import { games } from '@guildhall/games/all';
import { faultInRange, rangeAt, sourcedValues } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { trialsOf } from './overrides/trials.ts';
import { walkOverrides } from './overrides/watch.ts';

/** A hundred and some games of each, another part of the trials each day; `npm run overrides` plays them all. */
const GAMES_PLAYED = 150;
/** Random bundles among the trials, of which each day plays some. */
const BUNDLES = 2_000;
const DAY_MS = 86_400_000;

describe.each([...games.keys()])('every value of %s', (id) => {
  const { tables, game } = games.get(id)!;

  test('that is a number or a name has a range, and what is printed lies in it', () => {
    const faults = tables.flatMap((table) =>
      sourcedValues(table).flatMap(({ path, value }) => {
        if (typeof value === 'boolean') return [];
        const range = rangeAt(table.ranges, path.split('.'));
        const fault = range === null ? 'has no range' : faultInRange(range, value, value);
        return fault === null ? [] : [`${path}: ${fault}`];
      }),
    );
    expect(faults).toEqual([]);
    expect(game.options.tables).toBe(tables);
  });

  test('is tried alone, with all of its kind, and among others', () => {
    const trials = trialsOf(id, 8).filter(({ overrides }) => overrides.length > 1);
    expect(trials.every(({ isInRange }) => isInRange)).toBe(true);
    expect(trials.filter(({ name }) => name.startsWith('bundle'))).toHaveLength(8);
    const inGroups = new Set(trials.flatMap(({ overrides }) => overrides.map(({ path }) => path)));
    const alone = new Set(trialsOf(id, 0).flatMap(({ overrides }) => overrides.map(({ path }) => path)));
    expect(inGroups.size).toBeGreaterThan(alone.size * 0.9);
  });

  test('can be overridden within its range and not beyond, alone and with others, and the game is played to its end', {
    timeout: 300_000,
  }, async () => {
    const trials = trialsOf(id, BUNDLES);
    const playable = trials.filter(({ isInRange }) => isInRange).length;
    // A prime more or less makes the slices wander through the tables.
    const every = Math.max(1, Math.floor(playable / GAMES_PLAYED)) | 1;
    const day = Math.floor(Date.now() / DAY_MS);
    const { refused, played, faults } = await walkOverrides(id, {
      part: day % every,
      every,
      bundles: BUNDLES,
    });
    expect(faults).toEqual([]);
    expect(refused).toBe(trials.length - playable);
    expect(played).toBeGreaterThan(GAMES_PLAYED / 3);
  });
});
