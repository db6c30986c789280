/** Values that hang on how well bots play: how they are found and written, and whether they are up to date. */
import { BOT_VERSION } from '@guildhall/bots';
import { manifests } from '@guildhall/games';
import { expect, test } from 'vitest';
import { moduleOf, valueFor, whyOld } from '../../../bench/calibrate/values.ts';

const bounds = { least: 0, most: 50 };
const leads = [40, 30, 20, 10, 0, -10, -20, -30];

test('a value lets the wanted share of the games be won', () => {
  for (const share of [0.25, 0.5]) {
    const value = valueFor(leads, { share, ...bounds });
    expect(leads.filter((lead) => lead > value)).toHaveLength(share * leads.length);
  }
  expect(valueFor(leads, { share: 0.25, ...bounds })).toBe(25);
  expect(valueFor(leads, { share: 0.5, ...bounds })).toBe(5);
});

test('a value stays within its bounds and is a whole number', () => {
  expect(valueFor(leads, { share: 0.75, ...bounds })).toBe(0);
  expect(valueFor(leads, { share: 0.25, least: 0, most: 12 })).toBe(12);
  expect(valueFor([3, 2], { share: 0.5, least: -9, most: 9 })).toBe(2);
  expect(valueFor([3, 2], { share: 0, least: -9, most: 9 })).toBe(3);
  expect(valueFor([3, 2], { share: 1, least: -9, most: 9 })).toBe(1);
});

test('values are old when the rules or the bots have other versions than those that made them', () => {
  const written = { ruleset: 2, estimate: 5, bots: 3, games: 100, values: {} };
  const now = { ruleset: 2, estimate: 5, bots: 3 };
  expect(whyOld(written, now)).toBeNull();
  expect(whyOld(written, { ...now, ruleset: 3 })).toBe('made with ruleset 2, the rules are at 3');
  expect(whyOld(written, { ...now, estimate: 6 })).toBe('made with estimate 5, the estimate is at 6');
  expect(whyOld(written, { ...now, bots: 4 })).toBe('made with bots 3, the bots are at 4');
});

test('values that were tried with a few games are no good', () => {
  const written = { ruleset: 2, estimate: 5, bots: 3, games: 99, values: {} };
  expect(whyOld(written, { ruleset: 2, estimate: 5, bots: 3 })).toBe('made with 99 games, not 100');
});

test('the module that is written holds the values and what made them', async () => {
  const made = { ruleset: 2, estimate: 4, bots: 3, games: 10, values: { easy: 5, hard: -7 } };
  const source = moduleOf('some-game', made);
  expect(source).toContain('`npm run calibrate -- some-game`');
  const read = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  expect(read.calibrated).toEqual(made);
});

test('the values of no game are old: else `npm run calibrate -- GAME` makes them anew', async () => {
  const old = await Promise.all(
    manifests.map(async ({ id, game, calibration }) => {
      const own = await calibration?.();
      if (own === undefined) return [];
      const { version: ruleset, estimateVersion: estimate = 1 } = await game();
      const why = whyOld(own.written, { ruleset, estimate, bots: BOT_VERSION });
      const names = own.values.map(({ name }) => name);
      const isComplete = names.every((name) => own.written.values[name] !== undefined);
      return [
        ...(why === null ? [] : [`${id}: ${why}`]),
        ...(isComplete ? [] : [`${id}: a value is missing`]),
      ];
    }),
  );
  expect(old.flat()).toEqual([]);
});
