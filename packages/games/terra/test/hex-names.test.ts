import { expect, test } from 'vitest';
import { hexNames } from '../index.ts';

test('hexes are named by row and number, thirteen in each of nine rows at most', () => {
  expect(hexNames).toHaveLength(9 * 13);
  expect(hexNames.slice(0, 14)).toEqual([
    ...['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11', 'A12', 'A13'],
    'B1',
  ]);
  expect(hexNames.at(-1)).toBe('I13');
});
