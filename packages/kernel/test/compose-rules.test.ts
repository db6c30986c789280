import { beforeEach, describe, expect, test } from 'vitest';
import {
  type ActionsOf,
  action,
  chanceFrom,
  composeRules,
  countTo,
  defineActions,
  discharge,
  type GameState,
  type Handler,
  type LogEvent,
  nextId,
  type Obligation,
  payment,
  type RuleParts,
  TABLE,
} from '../src/index.ts';

interface Choice extends Obligation {
  readonly kind: 'pick' | 'name';
}
interface Tick extends Obligation {
  readonly kind: 'tick';
}
type Due = Choice | Tick;

interface State extends GameState<Due> {
  coins: number;
  picked: number[];
  ticks: number;
}

const table = defineActions<unknown>()({
  pick: action('pick {number}', ['number', countTo(() => 3)]),
  name: action('name {number}', ['number', countTo(() => 3)]),
  earn: payment('earn'),
});
type Action = ActionsOf<typeof table>;
type Rule = 'POOR' | 'FIRST' | 'AGAIN' | 'BROKE';
const { catalogue, notation } = table.compile(null);
const g = { notation };
type Parts = RuleParts<typeof g, State, Due, Action, Rule, 'pick' | 'name'>;

let prepared: string[];

/** Picks a number that costs as many coins, once. */
const pick: Handler<typeof g, State, Choice, Action, Rule> = {
  prepare: () => void prepared.push('pick'),
  candidates: (_, __, ___, out) => void out.push(...catalogue.pick),
  check(_, state, __, wish) {
    if (wish.kind !== 'pick') return 'FIRST';
    if (state.picked.includes(wish.number)) return 'AGAIN';
    return wish.number > state.coins ? 'POOR' : null;
  },
  apply(_, state, owed, done) {
    discharge(state, owed);
    if (done.kind === 'pick') state.picked.push(done.number);
  },
};

const name: Handler<typeof g, State, Choice, Action, Rule> = {
  candidates: (_, __, ___, out) => void out.push(catalogue.name[1]),
  check: (_, __, ___, wish) => (wish.kind === 'name' ? null : 'FIRST'),
  apply: (_, state, owed) => discharge(state, owed),
};

const PARTS: Parts = {
  handlers: { pick, name },
  steps: {
    tick(_, state, owed) {
      discharge(state, owed);
      state.ticks += 1;
    },
  },
  vagueRules: ['FIRST'],
  missing: (_, state, __, ___, wish, rule): Record<string, number> =>
    rule === 'POOR' && wish.kind === 'pick' ? { coins: wish.number - state.coins } : {},
};

function stateWith(...kinds: readonly Choice['kind'][]): State {
  const state: State = {
    pending: [],
    aside: [],
    nextObligation: 1,
    chance: chanceFrom('parts'),
    coins: 1,
    picked: [],
    ticks: 0,
  };
  state.pending = [kinds.map((kind): Due => ({ id: nextId(state), kind, seat: 0 }))];
  return state;
}

describe('rules composed of handlers', () => {
  const rules = composeRules(g, PARTS);

  beforeEach(() => {
    prepared = [];
  });

  test('keep of the candidates what the checks allow', () => {
    expect(rules.legal(stateWith('pick'), 0)).toEqual([catalogue.pick[0], catalogue.pick[1]]);
    expect(rules.legal(stateWith('pick', 'name'), 0, 'name')).toEqual([catalogue.name[1]]);
    expect(rules.legal(stateWith('pick'), 1)).toEqual([]);
    expect(prepared).toEqual(['pick', 'pick']);
  });

  test('take the list of a handler that makes it itself, and ask its checks about wishes only', () => {
    const { candidates: _, ...answer } = pick;
    const own: Parts = {
      ...PARTS,
      handlers: {
        ...PARTS.handlers,
        pick: {
          ...answer,
          legal: (_, __, ___, kind, out) => void (kind === 'name' || out.push(catalogue.pick[1])),
        },
      },
    };
    const listed = composeRules(g, own);
    expect(listed.legal(stateWith('pick', 'name'), 0)).toEqual([catalogue.pick[1], catalogue.name[1]]);
    expect(listed.legal(stateWith('pick', 'name'), 0, 'name')).toEqual([catalogue.name[1]]);
    expect(prepared).toEqual(['pick', 'pick']);
    expect(listed.whyNot(stateWith('pick'), 0, catalogue.pick[3])?.rule).toBe('POOR');
  });

  test('ask one question of a kind, what stands aside first', () => {
    const state = stateWith('pick');
    state.aside.push({ id: 9, kind: 'pick', seat: 0 });
    expect(rules.legal(state, 0)).toHaveLength(2);
    rules.apply(state, 0, catalogue.pick[1]);
    expect([state.aside.length, state.pending.length]).toEqual([0, 1]);
  });

  test('refuse by the most telling rule, with what is missing', () => {
    const state = stateWith('name', 'pick');
    expect(rules.whyNot(state, 0, catalogue.pick[3])).toEqual({ rule: 'POOR', missing: { coins: 2 } });
    expect(rules.whyNot(state, 0, catalogue.pick[1])).toBeNull();
    expect(rules.whyNot(stateWith('name'), 0, catalogue.pick[3])).toEqual({ rule: 'FIRST', missing: {} });
    expect(rules.whyNot(state, 1, catalogue.pick[3])).toBeNull();
  });

  test('let the obligation be answered that the action is for', () => {
    const state = stateWith('pick', 'name');
    rules.apply(state, 0, catalogue.name[1]);
    expect(state.pending[0].map(({ kind }) => kind)).toEqual(['pick']);
    expect(() => rules.apply(stateWith('pick', 'name'), 1, catalogue.name[1])).toThrow('"name 1"');
  });

  test('do the steps of the table, and nothing else for it', () => {
    const state = stateWith();
    state.pending = [[{ id: 1, kind: 'tick', seat: TABLE }]];
    rules.run(state);
    expect(state.ticks).toBe(1);
    expect(() => rules.run(stateWith('pick'))).toThrow('pick is not a step of the table');
  });
});

describe('hooks of composed rules', () => {
  test('two of a kind can be two questions, and some of several can wait', () => {
    const both = composeRules(g, { ...PARTS, isSameQuestion: () => false });
    expect(both.legal(stateWith('name', 'name'), 0)).toHaveLength(2);
    const narrowed = composeRules(g, { ...PARTS, narrow: ([first]) => [first] });
    expect(narrowed.legal(stateWith('name', 'pick'), 0)).toEqual([catalogue.name[1]]);
  });

  test('a refusal can be given another name', () => {
    const rules = composeRules(g, { ...PARTS, ruleFor: () => 'BROKE' });
    expect(rules.whyNot(stateWith('pick'), 0, catalogue.pick[3])?.rule).toBe('BROKE');
  });

  test('actions that answer nothing are offered, refused and done beside the others', () => {
    const rules = composeRules(g, {
      ...PARTS,
      unprompted: {
        legal: (_, state, __, ___, kind, out) => {
          if (state.coins < 3 && (kind === undefined || kind === 'earn')) out.push(catalogue.earn);
        },
        check: (_, state, __, ___, wish) =>
          wish.kind === 'earn' ? (state.coins < 3 ? null : 'BROKE') : undefined,
        apply(_, state, __, ___, done) {
          if (done.kind === 'earn') state.coins += 1;
          return done.kind === 'earn';
        },
      },
    });
    const state = stateWith('name');
    expect(rules.legal(state, 0)).toEqual([catalogue.name[1], catalogue.earn]);
    rules.apply(state, 0, catalogue.earn);
    rules.apply(state, 0, catalogue.earn);
    expect([state.coins, state.pending.length]).toEqual([3, 1]);
    expect(rules.whyNot(state, 0, catalogue.earn)?.rule).toBe('BROKE');
    expect(rules.legal(state, 0)).toEqual([catalogue.name[1]]);
    expect(rules.legal(state, 1)).toEqual([]);
    rules.apply(state, 0, catalogue.name[1]);
    expect(state.pending).toEqual([]);
  });

  test('a listener gets what changed, after everything that follows by itself', () => {
    const heard: LogEvent[] = [];
    const rules = composeRules(g, {
      ...PARTS,
      afterAction(_, state) {
        state.coins += 5;
      },
      afterStep(_, state) {
        state.coins += 7;
      },
      watch: (before, by) => {
        const { coins } = before;
        return (after, listener) =>
          listener({ kind: by, seat: 0, readers: 'all', data: { coins: after.coins - coins } });
      },
    });
    const state = stateWith('name');
    rules.apply(state, 0, catalogue.name[1], (event) => heard.push(event));
    state.pending = [[{ id: 5, kind: 'tick', seat: TABLE }]];
    rules.run(state, (event) => heard.push(event));
    expect(heard.map(({ kind, data }) => [kind, data.coins])).toEqual([
      ['action', 5],
      ['step', 7],
    ]);
  });
});
