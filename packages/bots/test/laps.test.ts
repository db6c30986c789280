/** What is expected after several laps counts together. */
import { expect, test } from 'vitest';
import { expected } from '../src/laps.ts';

test('the last lap counts most, and every copy as much as the others', () => {
  expect(expected([[10, 20]], 0.5, false)).toBe(15);
  expect(expected([[10], [40]], 0.5, false)).toBeCloseTo((40 + 10 / 2) / 1.5);
  expect(expected([[10], [40], [0, 20]], 0.5, false)).toBeCloseTo((10 + 40 / 2 + 10 / 4) / 1.75);
});

test('without a memory only the last lap counts', () => {
  expect(expected([[10], [40], [20]], 0, false)).toBe(20);
});

test('the end of the game counts alone where it comes within a lap', () => {
  expect(expected([[10], [40]], 0.5, true)).toBe(40);
  expect(expected([[10], [40], [20]], 0.5, true)).toBeLessThan(30);
});
