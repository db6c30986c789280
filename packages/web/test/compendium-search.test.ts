import { describe, expect, test } from 'vitest';
import { isFound, searched } from '../src/compendium/search.ts';

describe('the search of a compendium', () => {
  const polish = searched(['Wiedźmy: Las', 'Dobry, gdy świątynia daje łaskę']);
  const ukrainian = searched(['Тераформування', 'Ґанок, п’ять зайвих їжаків']);

  test('finds words by their beginnings, in any order and case', () => {
    expect(isFound('las WIEDŹ', polish)).toBe(true);
    expect(isFound('edźmy', polish)).toBe(false);
    expect(isFound('wiedźmy góry', polish)).toBe(false);
  });

  test('needs no diacritics, and takes them', () => {
    expect(isFound('wiedzmy swiatynia laske', polish)).toBe(true);
    expect(isFound('łaskę', polish)).toBe(true);
    expect(isFound('ганок пять зайвих', ukrainian)).toBe(true);
    expect(isFound('п’ять їжаків', ukrainian)).toBe(true);
    expect(isFound('іжаків', ukrainian)).toBe(true);
  });

  test('finds everything where nothing is asked', () => {
    expect(isFound('', polish)).toBe(true);
    expect(isFound(' , ', ukrainian)).toBe(true);
  });
});
