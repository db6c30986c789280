/** Worked sums. That every sum is what the rules pay, give and score is checked in games of all kinds elsewhere. */
import { totalOf } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { sumsOf } from '../rules/sums.ts';
import { displayWith, position } from './position.ts';

test('cost: example 17, two banking and three other books, and five coins without a palace', () => {
  const game = position(
    [
      ['desert', 'blessed'],
      ['lake', 'goblins'],
      ['swamp', 'inventors'],
    ],
    { innovations: displayWith('steel') },
  )
    .give(0, { books: { banking: 2, law: 2, medicine: 2 }, coins: 5 })
    .turn();
  const sums = sumsOf(game.g.options);
  const action = game.rules.notation.read('innovate steel');
  if (action === null) throw new Error('steel');
  expect(sums.cost(game.state, 0, action)).toEqual([
    { text: 'cost.noPalace', values: {}, amounts: { coins: -5 } },
    { text: 'cost.innovation', values: {}, amounts: { bankingBooks: -2 } },
  ]);
  const owed = sums.owes?.(game.state, 0, action) ?? [];
  expect(owed.map(({ title }) => title)).toEqual(['owed.books']);
  expect(totalOf(owed[0].parts)).toEqual({ books: -3 });
  game.play(0, 'innovate steel');
  expect(game.owed()).toEqual(['payBooks']);
  expect(game.rules.facts(game.state, game.state.pending.at(-1)?.[0] as never)).toMatchObject({ books: 3 });
});
