/** Worked sums. That every sum is what the rules pay, give and score is checked in games of all kinds elsewhere. */
import { expect, test } from 'vitest';
import { sumsOf } from '../rules/sums.ts';
import { position } from './position.ts';

test('cost: a tile costs influence by the tiles that wait, and specialists by its type and its neighbours', () => {
  const p = position()
    .give(0, {
      area: ['economy1', 'AE'],
      built: { H06: 'culture1' },
      inventions: ['bread'],
      home: [2, 2, 0],
      influence: 9,
    })
    .building(0);
  const sums = sumsOf(p.g.options);
  const linesOf = (line: string) => {
    const action = p.rules.notation.read(line);
    if (action === null) throw new Error(line);
    const lines = (parts: readonly { text: string; amounts: object }[]) =>
      parts.map(({ text, amounts }) => [text, amounts]);
    return {
      cost: lines(sums.cost(p.state, 0, action)),
      owed: lines(sums.owes?.(p.state, 0, action).flatMap(({ parts }) => parts) ?? []),
    };
  };
  expect(linesOf('build AE on H07')).toEqual({
    cost: [['cost.building', { influence: -2 }]],
    owed: [
      ['tile.printed', { specialists: -2 }],
      ['tile.neighbours', { specialists: -1 }],
    ],
  });
  expect(linesOf('build economy1 on H07').owed).toEqual([
    ['tile.printed', { merchants: -1 }],
    ['tile.inventions', { merchants: 1 }],
    ['tile.neighbours', { merchants: -1 }],
  ]);
});
