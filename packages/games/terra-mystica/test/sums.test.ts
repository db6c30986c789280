/** Worked sums. That every sum is what the rules pay, give and score is checked in games of all kinds elsewhere. */
import { expect, test } from 'vitest';
import { sumsOf } from '../rules/sums.ts';
import { position } from './position.ts';

function costOf(table: ReturnType<typeof position>, line: string) {
  const action = table.rules.notation.read(line);
  if (action === null) throw new Error(line);
  return sumsOf(table.g.options)
    .cost(table.state, 0, action)
    .map(({ text, amounts }) => [text, amounts]);
}

test('income: what the board shows, each kind of building, the card and the tile', () => {
  const table = position(['witches', 'nomads'])
    .give(0, { card: 'BON5', favours: ['FAV9'], bowls: [5, 7, 0] })
    .put(0, 'A1')
    .put(0, 'C1')
    .put(0, 'E1', 'tradingHouse')
    .turn();
  const [income] = sumsOf(table.g.options).income?.(table.state, 0) ?? [];
  expect(income.parts).toEqual([
    { text: 'income.board', amounts: { workers: 1 } },
    { text: 'income.buildings', values: { building: 'dwelling', count: 2 }, amounts: { workers: 2 } },
    {
      text: 'income.buildings',
      values: { building: 'tradingHouse', count: 1 },
      amounts: { coins: 2, power: 1 },
    },
    { text: 'income.card', values: { card: 'BON5' }, amounts: { workers: 1, power: 3 } },
    { text: 'income.favour', values: { tile: 'FAV9' }, amounts: { coins: 3 } },
  ]);
});

test('income: power that finds no room in the bowls is taken off', () => {
  const table = position(['witches', 'nomads'])
    .give(0, { card: 'BON5', bowls: [0, 1, 4] })
    .put(0, 'A1')
    .turn();
  const [income] = sumsOf(table.g.options).income?.(table.state, 0) ?? [];
  expect(income.parts.at(-1)).toEqual({ text: 'noRoom.power', amounts: { power: -2 } });
});

test('cost: a trading house is cheaper beside another player', () => {
  const table = position(['witches', 'nomads']).give(0, { coins: 9, workers: 9 }).put(0, 'E1');
  const alone = ['cost.building', { coins: -6, workers: -2 }];
  expect(costOf(table.turn(), 'upgrade E1 to tradingHouse')).toEqual([alone]);
  table.put(1, 'E2');
  expect(costOf(table, 'upgrade E1 to tradingHouse')).toEqual([alone, ['cost.neighbour', { coins: 3 }]]);
});

test('final scoring: shared places are told, and everything that is left is worth coins', () => {
  const table = position(['witches', 'nomads'])
    .give(0, { cults: { fire: 4 }, coins: 4, workers: 1, priests: 1, bowls: [0, 2, 2] })
    .give(1, { cults: { fire: 4 } })
    .turn();
  const parts = sumsOf(table.g.options)
    .final(table.state)
    .filter(({ seat }) => seat === 0);
  expect(parts.find(({ source }) => source === 'fire')).toMatchObject({
    values: { space: 4, place: 1, sharing: 2 },
    amounts: { points: 6 },
  });
  expect(parts.find(({ source }) => source === 'resources')).toMatchObject({
    values: { coins: 9, held: 4, workers: 1, priests: 1, power: 3, rate: 3 },
    amounts: { points: 3 },
  });
});
