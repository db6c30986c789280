/** Turns that are played on begin differently, and so do those that a beam goes on with. */
import { tiletum } from '@guildhall/games/tiletum';
import { randomFrom, readOptions, settle } from '@guildhall/kernel';
import { type BazaarAction, type BazaarState, bazaar } from '@guildhall/kernel/bazaar';
import { describe, expect, test } from 'vitest';
import { BudgetMeter } from '../src/budget.ts';
import { differing } from '../src/differing.ts';
import { type Turn, turnsOf } from '../src/turns.ts';

const bazaarRules = bazaar.rules(readOptions(bazaar.options, { players: 2 }));
const positions = Array.from({ length: 9 }, (_, at) => bazaarRules.setup(`turns ${at}`));

function turn(value: number, beginning: number, position = value): Turn<BazaarState, BazaarAction> {
  return { actions: [], state: positions[position], value, isWhole: true, beginning };
}

describe('turns that are played on', () => {
  const valuesOf = (turns: readonly { readonly value: number }[]) => turns.map(({ value }) => value);

  test('begin differently before more of the same are taken', () => {
    const found = [turn(8, 1), turn(7, 1), turn(6, 1), turn(5, 2), turn(4, 1), turn(3, 3)];
    expect(valuesOf(differing(found, 4, 2))).toEqual([8, 7, 5, 3]);
    expect(valuesOf(differing(found, 3, 2))).toEqual([8, 7, 5]);
  });

  test('are filled up with the best of the rest, never beyond their number', () => {
    const found = [turn(8, 1), turn(7, 1), turn(6, 1), turn(5, 2), turn(4, 1)];
    expect(valuesOf(differing(found, 4, 1))).toEqual([8, 5, 7, 6]);
    expect(valuesOf(differing(found, 9, 1))).toEqual([8, 5, 7, 6, 4]);
  });

  test('end in a position of their own', () => {
    const [first, again, other] = [turn(8, 1), turn(8, 2), turn(8, 3, 2)];
    const numbered = { ...again, state: { ...again.state, nextObligation: 99 } };
    expect(differing([first, numbered, other], 3, 2)).toEqual([first, other]);
    expect(differing([first, numbered, other], 2, 2)).toEqual([first, numbered]);
  });
});

test('a beam goes on with so many turns that begin alike, and finds more beginnings', () => {
  const rules = tiletum.rules(readOptions(tiletum.options, { players: 4, silver: true }));
  const { estimate } = rules;
  if (estimate === undefined) throw new Error('there is no estimate');
  const beginnings = (alike: number): number => {
    let count = 0;
    for (const seed of ['a', 'b', 'c', 'd']) {
      const state = rules.setup(seed);
      settle(rules, state);
      const world = rules.determinize(state, randomFrom(seed));
      const meter = new BudgetMeter({ iterations: 1e6, milliseconds: 60_000 });
      const [seat] = state.order;
      const turns = turnsOf({ rules, meter, evaluate: estimate }, world, seat, 8, alike);
      count += new Set(turns.map(({ beginning }) => beginning)).size;
    }
    return count;
  };
  expect(beginnings(2)).toBeGreaterThan(beginnings(8));
  expect(beginnings(1)).toBeGreaterThanOrEqual(4 * 6);
});
