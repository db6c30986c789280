import { expect, test } from 'vitest';
import { withBreaks } from '../breaks.ts';

const shown = (name: string): string => withBreaks(name).replaceAll('\u00AD', '-');

test('long Cyrillic words may be broken between syllables', () => {
  expect(shown('Юриспруденція')).toBe('Юриспру-денція');
  expect(shown('Банківська справа')).toBe('Банківська справа');
  expect(shown('Перетворення землі')).toBe('Перетво-рення землі');
});

test('short words and other letters stay as they are', () => {
  for (const name of ['Медицина', 'Engineering', 'Inżynieria', '']) expect(withBreaks(name)).toBe(name);
});
