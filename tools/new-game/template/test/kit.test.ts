import type { Game } from '@guildhall/kernel';
import { checkGame, describeReport } from '@guildhall/kernel/testkit';
import { expect, test } from 'vitest';
import { spiceQuay } from '../rules/index.ts';

test('tables and files know the game by its id', () => {
  expect(spiceQuay.id).toBe('spice-quay');
});

test('the test kit finds nothing wrong, and has looked at everything', () => {
  // A slow machine plays all games too: what a time limit would cut short is not tested.
  const timeBudgetSeconds = Number.POSITIVE_INFINITY;
  const report = checkGame(spiceQuay as unknown as Game, { seed: 'kit', gamesPerSet: 30, timeBudgetSeconds });
  expect(describeReport(report)).toBe(describeReport({ ...report, failures: [] }));
  expect(report.games).toBe(30 * report.sets.length);
  expect(Object.values(report.checks).every((runs) => runs > 0)).toBe(true);
  expect(Object.keys(report.hiddenPlaces)).toEqual(['contracts']);
  expect(report.cappedDescents).toBe(0);
  expect(report.unexplainedExample).toBeNull();
});
