/** What programs that learn are given: actions as numbers, positions as named numbers. */
import { describe, expect, test } from 'vitest';
import {
  ActionNumbers,
  decisionsOf,
  featuresOf,
  randomAction,
  randomFrom,
  readOptions,
} from '../src/index.ts';
import { bazaar } from './bazaar/index.ts';

const rules = bazaar.rules(readOptions(bazaar.options, { players: 3 }));

describe('numbers of actions', () => {
  const numbers = new ActionNumbers(rules.notation);

  test('are their places in the list of all actions, also for copies', () => {
    for (const [at, action] of rules.notation.all.entries()) {
      expect(numbers.of(action)).toBe(at);
      expect(numbers.of({ ...action })).toBe(at);
    }
  });

  test('are the same in rules that were compiled again', () => {
    const again = bazaar.rules(readOptions(bazaar.options, { players: 3 }));
    expect(again.notation.all.map(again.notation.write)).toEqual(numbers.actions.map(rules.notation.write));
  });
});

describe('features', () => {
  const features = featuresOf(rules);

  function named(view: Parameters<typeof features.write>[0], seat: number): Record<string, number> {
    const values: number[] = [];
    features.write(view, seat, values, 0);
    expect(values).toHaveLength(features.names.length);
    return Object.fromEntries(features.names.map((name, at) => [name, values[at]]));
  }

  test('are what the game counts, the own seat first and the others as they follow', () => {
    const state = rules.setup('features');
    const random = randomFrom('features');
    let looked = 0;
    for (const [seat] of decisionsOf(rules, state)) {
      const view = rules.view(state, seat);
      const found = named(view, seat);
      const { round, turn } = rules.where(view);
      expect([found.round, found.turn, found['own.decides']]).toEqual([round, turn, 1]);
      for (const [after, who] of ['own', 'next1', 'next2'].entries()) {
        for (const [name, count] of Object.entries(rules.counts(view, (seat + after) % 3)))
          expect(found[`${who}.${name}`]).toBe(count);
      }
      looked += 1;
      rules.apply(state, seat, randomAction(rules, state, seat, random));
    }
    expect(looked).toBeGreaterThan(10);
  });

  test('are written from a place on, and nowhere else', () => {
    const out = new Float64Array(features.names.length + 2).fill(-7);
    const state = rules.setup('features');
    features.write(rules.view(state, 0), 0, out, 1);
    expect([out[0], out.at(-1)]).toEqual([-7, -7]);
    expect([...out.slice(1, -1)]).not.toContain(-7);
  });

  test('are only numbers, without those that the game does not have', () => {
    expect(features.names.every((name) => /^(round|turn|(own|next[12])\.[\w.]+)$/.test(name))).toBe(true);
    expect(features.names.some((name) => name.includes('income'))).toBe(rules.income !== undefined);
    expect(features.names.some((name) => name.endsWith('projected'))).toBe(rules.projection !== undefined);
  });
});
