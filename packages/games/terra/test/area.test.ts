import { expect, test } from 'vitest';
import { groupsOf, hexMap, largestGroup, pointsForPlaces } from '../index.ts';

const isNext = (a: number, b: number): boolean => Math.abs(a - b) === 1;

test('groups of what hangs together', () => {
  expect(groupsOf([1, 2, 5, 3, 9, 8], isNext)).toEqual([[1, 2, 3], [5], [9, 8]]);
  expect(groupsOf([], isNext)).toEqual([]);
  expect(largestGroup([1, 2, 5, 3, 9, 8], isNext)).toBe(3);
  expect(largestGroup([], isNext)).toBe(0);
});

test('places that are tied share what they take: groups of 10, 9, 9 and 9', () => {
  expect(pointsForPlaces([10, 9, 9, 9], [18, 12, 6])).toEqual([18, 6, 6, 6]);
});

test('a dot in a row is no hex: nothing is next to it, and no name is spent on it', () => {
  const map = hexMap(['.YIU', 'Y.UI']);
  expect(map.landNames).toEqual(['A1', 'A2', 'B1', 'B2']);
  expect(map.riverNames).toEqual(['r0', 'r1']);
  expect(map.landNeighbours).toEqual([[2], [3], [0], [1]]);
});

test('bridges fit across an edge between two hexes of the board', () => {
  const map = hexMap(['YIY', 'III', 'YIY']);
  const names = map.acrossEdges.map(([a, b]) => `${map.landNames[a]}:${map.landNames[b]}`);
  // A1 (0,0) and C2 (2,2) share nothing; A2 (0,2) and C2 (2,2) share (1,1) and (1,2).
  expect(names).toEqual(['A2:C2']);
});
