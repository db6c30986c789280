/** Rings around things that a lesson points at. */
import { expect, test } from 'vitest';
import { joined } from '../src/learn/joined.ts';

const GAP = 12;
const tile = (left: number, top: number, width = 100, height = 50) => ({ left, top, width, height });

test('tiles side by side have one ring, in whatever order they come', () => {
  const row = [tile(0, 0), tile(220, 0), tile(110, 1)];
  expect(joined(row, GAP)).toEqual([tile(0, 0, 320, 51)]);
});

test('tiles below each other have one ring', () => {
  expect(joined([tile(0, 0), tile(0, 60)], GAP)).toEqual([tile(0, 0, 100, 110)]);
});

test('what is far apart, or not in one line, has rings of its own', () => {
  const apart = [tile(0, 0), tile(113, 0), tile(50, 55), tile(0, 80, 60)];
  expect(joined(apart, GAP)).toEqual(apart);
});

test('rows of one width that lie close together become one ring', () => {
  const grid = [tile(0, 0), tile(110, 0), tile(0, 60), tile(110, 60)];
  expect(joined(grid, GAP)).toEqual([tile(0, 0, 210, 110)]);
});

test('rings keep the order of what is in them', () => {
  const [first, other] = [tile(0, 0), tile(400, 200)];
  expect(joined([first, other, tile(110, 0)], GAP)).toEqual([tile(0, 0, 210), other]);
});
