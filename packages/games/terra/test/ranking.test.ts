import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointsForPlaces, ranksOf } from '../index.ts';

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

test('the best three get the prizes of their places', () => {
  expect(pointsForPlaces([3, 9, 1, 7], [8, 4, 2])).toEqual([2, 8, 0, 4]);
});

test('equal values share the prizes of the places they occupy, rounded down', () => {
  expect(pointsForPlaces([9, 9, 4], [8, 4, 2])).toEqual([6, 6, 2]);
  expect(pointsForPlaces([5, 5, 5], [8, 4, 2])).toEqual([4, 4, 4]);
  expect(pointsForPlaces([9, 4, 4], [8, 4, 2])).toEqual([8, 3, 3]);
  expect(pointsForPlaces([20, 19, 19, 19], [18, 12, 6])).toEqual([18, 6, 6, 6]);
  expect(pointsForPlaces([9, 5, 3, 3], [8, 4, 2])).toEqual([8, 4, 1, 1]);
});

test('a value of 0 earns nothing, even alone', () => {
  expect(pointsForPlaces([0, 0, 3], [8, 4, 2])).toEqual([0, 0, 8]);
});

test('never more is given than the prizes, and more is never worth less', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10), { minLength: 2, maxLength: 5 }), (values) => {
      const points = pointsForPlaces(values, [8, 4, 2]);
      expect(sum(points)).toBeLessThanOrEqual(14);
      values.forEach((a, i) => {
        values.forEach((b, j) => {
          if (a > b) expect(points[i]).toBeGreaterThanOrEqual(points[j]);
        });
      });
    }),
  );
});

test('equal totals share a place', () => {
  expect(ranksOf([100, 120, 100, 90])).toEqual([2, 1, 2, 4]);
});
