/** Worked sums. That every sum is what the rules pay, give and score is checked in games of all kinds elsewhere. */
import { readOptions } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import type { Action } from '../rules/actions.ts';
import { engine } from '../rules/engine.ts';
import { rulesetOf, terraMystica } from '../rules/index.ts';
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

/** Witches who have a dwelling beside D8, plains three changes from their forests. */
const besidePlains = () => position(['witches', 'nomads']).give(0, { coins: 9, workers: 9 }).put(0, 'E8');

test('cost: a dwelling is paid for on a turn, and not by the witches’ ride', () => {
  const table = besidePlains().terrain('E7', 'forest').turn();
  expect(costOf(table, 'build E7')).toEqual([['cost.building', { coins: -2, workers: -1 }]]);
  table.state.pending = [[{ kind: 'ride', id: 1, seat: 0 }]];
  expect(costOf(table, 'build E7')).toEqual([]);
});

test('cost: only the spades that are not free', () => {
  const table = besidePlains().turn();
  const bought = (workers: number) => [['cost.spades', { workers: -workers }]];
  expect(costOf(table, 'transform D8 to forest')).toEqual(bought(9));
  const terms = { topUp: true, hexes: [], more: true, again: -1, leapt: -1, single: false };
  table.state.pending = [[{ kind: 'terraform', id: 1, seat: 0, free: 2, ...terms }]];
  expect(costOf(table, 'transform D8 to forest')).toEqual(bought(3));
  table.state.pending = [[{ kind: 'cultSpades', id: 1, seat: 0, free: 1 }]];
  expect(costOf(table, 'transform D8 to swamp')).toEqual([]);
});

test('TM-ROUND-CULT-SPADES cost: the fakirs’ carpet is paid for beside the spades; spades of the cults cannot fly', () => {
  const table = position(['fakirs', 'witches']).give(0, { coins: 9, workers: 9, priests: 2 }).put(0, 'E8');
  const flown = ['cost.leap', { priests: -1 }];
  const far =
    table
      .turn()
      .offered(0, 'transform')
      .find((line) => costOf(table, line).length > 1) ?? '';
  expect(costOf(table, far)).toEqual([['cost.spades', expect.anything()], flown]);
  table.state.pending = [[{ kind: 'cultSpades', id: 1, seat: 0, free: 1 }]];
  expect(costOf(table, far)).not.toContainEqual(flown);
});

test('cost: nobody pays before they have a faction', () => {
  const options = readOptions(terraMystica.options, { players: 2 });
  const g = rulesetOf(options);
  const state = engine(g).setup('sums');
  const action = g.notation.read('advance shipping') as Action;
  expect(sumsOf(options).cost(state, 0, action)).toEqual([]);
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
