import { expect, test } from 'vitest';
import { currentSlice, rotating } from '../src/index.ts';

const LANGUAGES = ['en', 'pl', 'uk'];
const WIDTHS = [390, 820, 1440];
const CASES = LANGUAGES.flatMap((language) => WIDTHS.map((width) => ({ language, width })));
const SLICES = 2;

test('the slices hold every case once, and another slice comes every day', () => {
  const days = [20_000, 20_001].map((day) => rotating(CASES, SLICES, day));
  expect(days.flat()).toHaveLength(CASES.length);
  expect(new Set(days.flat())).toEqual(new Set(CASES));
  expect(rotating(CASES, SLICES, 20_002)).toEqual(days[0]);
});

test('a slice has every value of every axis', () => {
  const slice = rotating(CASES, SLICES, 1);
  expect(new Set(slice.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
  expect(new Set(slice.map(({ width }) => width))).toEqual(new Set(WIDTHS));
});

test('the full run takes everything', () => {
  expect(rotating(CASES, SLICES, 'all')).toEqual(CASES);
  expect(currentSlice('all')).toBe('all');
});

test('the slice is the day, unless one is named', () => {
  const noon = Date.UTC(2026, 0, 2, 12);
  expect(currentSlice('', noon)).toBe(20_455);
  expect(currentSlice('', noon + 24 * 60 * 60 * 1_000)).toBe(20_456);
  expect(currentSlice('7', noon)).toBe(7);
});

test.each(['seven', '-1', '1.5', '9999999999'])('"%s" is no slice', (given) => {
  expect(() => currentSlice(given)).toThrow('GUILDHALL_SLICE has to be a whole number or "all"');
});
