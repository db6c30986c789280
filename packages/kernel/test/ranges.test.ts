import { describe, expect, test } from 'vitest';
import { always, between, faultInRange, lettersOf, named, type Range, rangeAt, upTo } from '../src/index.ts';

describe('the range of a value', () => {
  const ranges = {
    coins: upTo(30),
    'start.coins': upTo(60),
    '*.coins': upTo(31),
    'giants.start.coins': between(5, 9),
    'income.*': upTo(7),
  };

  test.each<[string, Range | null]>([
    ['factions.witches.cost.coins', upTo(31)],
    ['coins', upTo(30)],
    ['factions.witches.start.coins', upTo(60)],
    ['factions.giants.start.coins', between(5, 9)],
    ['factions.witches.income.2', upTo(7)],
    ['factions.witches.home', null],
  ])('is that of the most steps at the end of the path, names before stars: %s', (path, range) => {
    expect(rangeAt(ranges, path.split('.'))).toEqual(range);
  });

  test('is that of the whole table where nothing else fits', () => {
    expect(rangeAt({ '': upTo(3), sages: always(7) }, ['pieces', 'sages'])).toEqual(always(7));
    expect(rangeAt({ '': upTo(3), sages: always(7) }, ['pieces', 'bridges'])).toEqual(upTo(3));
  });
});

test.each<[Range, number | string, string | null]>([
  [between(1, 4), 1, null],
  [between(1, 4), 4, null],
  [between(1, 4), 5, 'must be a whole number from 1 to 4, not 5'],
  [between(1, 4), 1.5, 'must be a whole number from 1 to 4, not 1.5'],
  [always(6), 7, 'must stay 6, not 7'],
  [named('fire', 'water'), 'water', null],
  [named('fire', 'water'), 'wind', '"wind" is none of fire, water'],
  [lettersOf('AB'), 'BBA', null],
  [lettersOf('AB'), 'ABC', 'must be 3 letters out of AB, not "ABC"'],
  [lettersOf('AB'), 'ABBA', 'must be 3 letters out of AB, not "ABBA"'],
])('%o holds %s, or says what it wants', (range, value, fault) => {
  expect(faultInRange(range, value, 'AAA')).toBe(fault);
});
