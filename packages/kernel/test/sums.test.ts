import { expect, test } from 'vitest';
import { partsOf, timesOf, totalOf } from '../src/index.ts';

test('equal lines are one, and lines of nothing are none', () => {
  const parts = partsOf((note) => {
    note({ text: 'board', amounts: { coins: 2, power: 0 } });
    note({ text: 'building', values: { building: 'temple' }, amounts: { priests: 1 } });
    note({ text: 'board', amounts: { coins: 1, power: 3 } });
    note({ text: 'building', values: { building: 'dwelling' }, amounts: { priests: 0 } });
    note({ text: 'gift', amounts: { coins: 2 } });
    note({ text: 'gift', amounts: { coins: -2 } });
  });
  expect(parts).toEqual([
    { text: 'board', amounts: { coins: 3, power: 3 } },
    { text: 'building', values: { building: 'temple' }, amounts: { priests: 1 } },
  ]);
});

test('a total leaves out what adds up to nothing', () => {
  const lines = [
    { amounts: { coins: -6, workers: -2 } },
    { amounts: { coins: 3 } },
    { amounts: { workers: 2 } },
  ];
  expect(totalOf(lines)).toEqual({ coins: -3 });
});

test('a price becomes what is paid, without a nothing below zero', () => {
  expect(timesOf({ coins: 2, priests: 0 }, -1)).toEqual({ coins: -2 });
});
