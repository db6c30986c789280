/** Rules that run wild end in an error that says so, whatever it is that they do without end. */
import { describe, expect, it } from 'vitest';
import {
  type BaseOptions,
  type Game,
  MOST_LEGAL,
  MOST_OBLIGATIONS,
  MOST_TABLE_STEPS,
  nextId,
  push,
  type Rules,
  RulesLimitError,
  rulesOf,
  settle,
  TABLE,
  Table,
} from '../src/index.ts';
import { type GrabAction, type GrabState, grab } from './grab.ts';

type GrabRules = Rules<GrabState, GrabAction>;

function wild(change: (rules: GrabRules) => Partial<GrabRules>): Game<GrabState, GrabAction> {
  return {
    ...grab,
    rules(options: BaseOptions) {
      const rules = grab.rules(options);
      return { ...rules, ...change(rules) };
    },
  };
}

const owe = (state: GrabState, count: number): void => {
  for (let i = 0; i < count; i++) push(state, { id: nextId(state), kind: 'grab', seat: 0 });
};

describe('rules that run wild', () => {
  it('in their legal list', () => {
    const list = (length: number) => Array.from({ length }, () => ({ kind: 'keep' }) as const);
    const game = (length: number) => wild(() => ({ legal: () => list(length) }));
    expect(new Table(game(MOST_LEGAL), { players: 1 }, 'list').legal(0)).toHaveLength(MOST_LEGAL);
    const table = new Table(game(MOST_LEGAL + 1), { players: 1 }, 'list');
    expect(() => table.legal(0)).toThrow(RulesLimitError);
    expect(() => table.play(0, 'take apple')).toThrow(`more than ${MOST_LEGAL} legal actions`);
  });

  it('in what is owed after an action, without end or in one great group', () => {
    const endless = wild(() => ({ apply: (state) => owe(state, Number.POSITIVE_INFINITY) }));
    const table = new Table(endless, { players: 1 }, 'owed');
    expect(() => table.play(0, 'take apple')).toThrow(RulesLimitError);
    const grouped = wild(() => ({
      apply(state) {
        const ids = Array.from({ length: MOST_OBLIGATIONS + 1 }, () => nextId(state));
        state.aside.push(...ids.map((id) => ({ id, kind: 'grab', seat: 0 })));
      },
    }));
    const other = new Table(grouped, { players: 1 }, 'owed');
    expect(() => other.play(0, 'take apple')).toThrow(`more than ${MOST_OBLIGATIONS} open obligations`);
  });

  it('in what is owed from the beginning', () => {
    const game = wild((rules) => ({
      setup(seed) {
        const state = rules.setup(seed);
        owe(state, MOST_OBLIGATIONS + 1);
        return state;
      },
    }));
    expect(() => new Table(game, { players: 1 }, 'set-up')).toThrow(RulesLimitError);
  });

  it('in obligations that are made and never put anywhere', () => {
    const state = grab.rules({ players: 1, overrides: [] }).setup('ids');
    expect(() => {
      for (;;) nextId(state);
    }).toThrow('obligations in one game');
  });

  it('in the steps of the table', () => {
    let steps = 0;
    const game = wild(() => ({
      run() {
        steps += 1;
      },
    }));
    const rules = rulesOf(game, { players: 1, overrides: [] });
    const state = rules.setup('steps');
    state.pending = [[{ id: nextId(state), kind: 'count', seat: TABLE }]];
    expect(() => settle(rules, state)).toThrow(`more than ${MOST_TABLE_STEPS} steps of the table in a row`);
    expect(steps).toBe(MOST_TABLE_STEPS);
  });
});
