import { hashOf, randomFrom, readOptions } from '@guildhall/kernel';
import { walkRandomGame } from '@guildhall/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { inputsOf } from '../rules/estimate/index.ts';
import { WEIGHTS } from '../rules/estimate/weights.ts';
import { rulesetOf, type State, terraMystica } from '../rules/index.ts';

const TABLES = [
  { players: 2 },
  { players: 3, leech: 'deferred', turnOrder: 'passing', shippingCard: true },
  { players: 4 },
  { players: 5, extraTownTiles: true, templeTile: true, shippingCard: true, spadeTile: 'gained' },
  { players: 4, overrides: [{ path: 'factions.giants.spadesAlways', value: 3 }] },
];

/** Walks through a random game with these options. */
function walk(table: object, visit?: (state: State, seat: number) => void): State {
  const rules = terraMystica.rules(readOptions(terraMystica.options, table));
  return walkRandomGame(rules, 'estimate', randomFrom(JSON.stringify(table)), visit);
}

describe.each(TABLES)('%j', (table) => {
  const options = readOptions(terraMystica.options, table);
  const rules = terraMystica.rules(options);
  const g = rulesetOf(options);

  test('the estimate is a number at every position, looks only at the view and changes nothing', () => {
    let positions = 0;
    walk(table, (state) => {
      const before = hashOf(state);
      for (let seat = 0; seat < rules.seats; seat++) {
        const estimate = rules.estimate!(state, seat);
        expect(estimate).toBeGreaterThan(-100);
        expect(estimate).toBeLessThan(400);
        expect(rules.estimate!(rules.view(state, seat), seat)).toBe(estimate);
        expect(inputsOf(g, state, seat).length).toBe(WEIGHTS.inputs);
      }
      expect(hashOf(state)).toBe(before);
      positions += 1;
    });
    expect(positions).toBeGreaterThan(50);
  });

  test('at the end it is what was scored', () => {
    const state = walk(table);
    const { totals } = rules.outcome(state);
    expect(totals.map((_, seat) => rules.estimate!(state, seat))).toEqual(totals);
  });

  test('points in hand count as they are', () => {
    walk(table, (state, seat) => {
      const richer = rules.clone(state);
      richer.players[seat].points += 10;
      if (state.players[seat].points < 5) return;
      expect(rules.estimate!(richer, seat) - rules.estimate!(state, seat)).toBeCloseTo(10);
    });
  });

  test('some legal action is always worth a try', () => {
    walk(table, (state, seat) => {
      const legal = rules.legal(state, seat);
      const priorities = rules.priorities!(state, seat, legal);
      expect(priorities).toHaveLength(legal.length);
      expect(Math.max(...priorities)).toBeGreaterThan(0);
    });
  });
});
