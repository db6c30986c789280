import { describe, expect, test } from 'vitest';
import { incomeOf } from '../rules/index.ts';
import { position } from './position.ts';

describe('bonus cards', () => {
  const none = { coins: 0, workers: 0, priests: 0, power: 0 };

  test.each([
    ['BON1', { ...none, coins: 2 }],
    ['BON2', { ...none, coins: 4 }],
    ['BON3', { ...none, coins: 6 }],
    ['BON4', { ...none, power: 3 }],
    ['BON5', { ...none, workers: 1, power: 3 }],
    ['BON6', { ...none, workers: 2 }],
    ['BON7', { ...none, workers: 1 }],
    ['BON8', { ...none, priests: 1 }],
    ['BON9', { ...none, coins: 2 }],
    ['BON10', { ...none, power: 3 }],
  ])('TM-INCOME-TILES the income of %s', (card, income) => {
    // Witches without a building have 1 worker.
    const p = position(['witches', 'nomads']).give(0, { card });
    expect(incomeOf(p.g, p.player(0))).toEqual({ ...income, workers: income.workers + 1 });
  });

  test('TM-ADJACENT-INDIRECT BON4: shipping is 1 more while it is in hand', () => {
    const p = position(['witches', 'nomads'])
      .put(0, 'C3')
      .terrain('B4', 'forest')
      .give(0, { coins: 2, workers: 1, card: 'BON3' })
      .turn();
    expect(p.refusal(0, 'build B4')).toBe('TM-BUILD-REACH');
    expect(p.give(0, { card: 'BON4' }).refusal(0, 'build B4')).toBeNull();
  });

  test.each([
    ['witches', 2, 6],
    ['mermaids', 5, 15],
    ['dwarves', 0, 0],
  ] as const)('TM-PASS-POINTS BON10: %s with shipping %i pass for %i points', (faction, shipping, points) => {
    const p = position([faction, 'nomads']).give(0, { shipping, card: 'BON10' }).turn().pass(0);
    expect(p.points(0, 'bonusCards')).toBe(points);
  });
});
