import { expect, test } from 'vitest';
import { unbroken } from '../src/learn/coach-words.tsx';

test.each([
  ['Weź 3 monety', 'Weź 3\u00a0monety'],
  ['dom i w mieście', 'dom i\u00a0w\u00a0mieście'],
  ['будинок у місті', 'будинок у\u00a0місті'],
  ['two workers, 12', 'two workers, 12'],
])('%s keeps together what belongs together', (text, kept) => {
  expect(unbroken(text)).toBe(kept);
});
