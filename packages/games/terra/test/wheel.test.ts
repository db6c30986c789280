import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wheelDistance } from '../index.ts';

const SIZE = 7;
const place = fc.integer({ min: 0, max: SIZE - 1 });

test('neighbours are one step apart, the farthest three, whichever way is shorter', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((to) => wheelDistance(0, to, SIZE))).toEqual([0, 1, 2, 3, 3, 2, 1]);
});

test('the distance is symmetric, turns with the wheel, and is no shorter by a detour', () => {
  fc.assert(
    fc.property(place, place, place, (a, b, turn) => {
      const distance = wheelDistance(a, b, SIZE);
      expect(wheelDistance(b, a, SIZE)).toBe(distance);
      expect(wheelDistance((a + turn) % SIZE, (b + turn) % SIZE, SIZE)).toBe(distance);
      expect(wheelDistance(a, turn, SIZE) + wheelDistance(turn, b, SIZE)).toBeGreaterThanOrEqual(distance);
      expect(distance === 0).toBe(a === b);
    }),
  );
});
