import { describe, expect, test } from 'vitest';
import {
  type ActionsOf,
  action,
  chanceFrom,
  composeRules,
  countTo,
  defineActions,
  discharge,
  type Exchange,
  type GameState,
  type Handler,
  type Obligation,
  payable,
  payment,
  type Rules,
  roll,
  ways,
  withoutGenerator,
} from '../src/index.ts';
import { firstTurn, must } from './positions.ts';

/** A shop: things cost coins, and coins come from wood, gems and luck. Inside nobody exchanges anything. */
const table = defineActions<unknown>()({
  buy: action('buy {coins}', ['coins', countTo(() => 20)]),
  enter: action('enter'),
  tip: action('tip {coins}', ['coins', countTo(() => 20)]),
  roll: action('roll'),
  cut: payment('cut'),
  sell: payment('sell'),
  grind: payment('grind'),
  mend: payment('mend'),
});
type Action = ActionsOf<typeof table>;
const { catalogue, notation } = table.compile(null);
const g = { notation };

interface Due extends Obligation {
  readonly kind: 'turn' | 'inside';
}

interface Shop extends GameState<Due> {
  trees: number;
  wood: number;
  gems: number;
  coins: number;
}

type Holding = 'trees' | 'wood' | 'gems' | 'coins';
type Rule = 'PRICE' | 'NOT-NOW';
type ShopHandler = Handler<typeof g, Shop, Due, Action, Rule>;

/** Taken first to given last: a tree is 2 wood, a wood is a coin, a gem is 3 coins, 4 coins are a gem. */
const EXCHANGES: Readonly<Record<'cut' | 'sell' | 'grind' | 'mend', Partial<Record<Holding, number>>>> = {
  cut: { trees: -1, wood: 2 },
  sell: { wood: -1, coins: 1 },
  grind: { gems: -1, coins: 3 },
  mend: { coins: -4, gems: 1 },
};

function isPayment({ kind }: Action): boolean {
  return table.isPayment(kind);
}

function changesOf({ kind }: Action): [Holding, number][] {
  return Object.entries(EXCHANGES[kind as keyof typeof EXCHANGES]) as [Holding, number][];
}

function shortfallFor(state: Shop, wish: Action): Record<string, number> {
  if (wish.kind === 'buy' || wish.kind === 'tip')
    return wish.coins > state.coins ? { coins: wish.coins - state.coins } : {};
  if (!table.isPayment(wish.kind)) return {};
  const short = changesOf(wish).filter(([name, change]) => state[name] + change < 0);
  return Object.fromEntries(short.map(([name, change]) => [name, -change - state[name]]));
}

const check: ShopHandler['check'] = (_, state, owed, wish) => {
  const inside: Action['kind'][] = ['tip'];
  if (inside.includes(wish.kind) !== (owed.kind === 'inside')) return 'NOT-NOW';
  return Object.keys(shortfallFor(state, wish)).length > 0 ? 'PRICE' : null;
};

const candidates: ShopHandler['candidates'] = (_, __, ___, out) => {
  out.push(...catalogue.buy, ...catalogue.tip, catalogue.enter, catalogue.roll);
  out.push(catalogue.cut, catalogue.sell, catalogue.grind, catalogue.mend);
};

const apply: ShopHandler['apply'] = (_, state, owed, done) => {
  if (table.isPayment(done.kind)) for (const [name, change] of changesOf(done)) state[name] += change;
  else if (done.kind === 'buy' || done.kind === 'tip') state.coins -= done.coins;
  else if (done.kind === 'roll') state.coins += roll(state, 6);
  if (done.kind === 'enter') state.pending.push([{ id: 2, kind: 'inside', seat: 0 }]);
  if (done.kind === 'tip') discharge(state, owed);
};

const handler: ShopHandler = { candidates, check, apply };

const VALUES = { trees: 5, wood: 2, gems: 6, coins: 1 };

function shop(exchanges: readonly (keyof typeof EXCHANGES)[] = ['cut', 'sell', 'grind'], values = VALUES) {
  const rules: Rules<Shop, Action> = {
    ...composeRules<typeof g, Shop, Due, Action, Rule, Due['kind']>(g, {
      handlers: { turn: handler, inside: handler },
      steps: {},
      vagueRules: [],
      missing: (_, state, __, ___, wish) => shortfallFor(state, wish),
    }),
    seats: 1,
    setup: () => shopState({}),
    leave: () => undefined,
    isSettingUp: () => false,
    clone: (state) => structuredClone(state),
    view: (state) => ({ ...structuredClone(state), chance: withoutGenerator(state.chance) }),
    determinize: (view) => structuredClone(view),
    outcome: () => ({ sources: [{}], totals: [0], ranks: [1] }),
    counts: () => ({}),
    components: () => ({}),
    where: () => ({ round: 0, phase: '', turn: 0 }),
    facts: () => ({}),
    notation,
    tables: {},
    payments: {
      isPayment,
      holdings: ({ trees, wood, gems, coins }) => ({ trees, wood, gems, coins }),
      exchanges: () =>
        exchanges.map((kind): Exchange<Action> => ({ action: catalogue[kind], changes: EXCHANGES[kind] })),
      values,
    },
  };
  return rules;
}

function shopState(holdings: Partial<Record<Holding, number>>): Shop {
  return {
    ...{ pending: [[{ id: 1, kind: 'turn', seat: 0 }]], aside: [], nextObligation: 3 },
    chance: withoutGenerator(chanceFrom('shop')),
    ...{ trees: 0, wood: 0, gems: 0, coins: 0, ...holdings },
  };
}

/** The ways as they are written, with their costs. */
function found(
  holdings: Partial<Record<Holding, number>>,
  wishes: readonly string[],
  { limit = 10, rules = shop() } = {},
): [cost: number, lines: string][] {
  const wished = wishes.map((line) => notation.read(line)!);
  return ways(rules, shopState(holdings), 0, wished, limit).map(({ cost, actions }) => [
    cost,
    actions.map((one) => notation.write(one)).join('; '),
  ]);
}

describe('ways to one wish', () => {
  test('are the wish alone where it is legal, whatever could be paid', () => {
    expect(found({ coins: 3, wood: 5, gems: 5 }, ['buy 3'])).toEqual([[0, 'buy 3']]);
    expect(found({ wood: 5 }, ['enter'])).toEqual([[0, 'enter']]);
  });

  test('are every mixture of payments of which none can be left out, the cheapest first', () => {
    expect(found({ coins: 1, wood: 3, gems: 1 }, ['buy 3'])).toEqual([
      [2, 'sell; sell; buy 3'],
      [3, 'grind; buy 3'],
    ]);
    expect(found({ wood: 2, gems: 2 }, ['buy 5'])).toEqual([
      [5, 'sell; sell; grind; buy 5'],
      [6, 'grind; grind; buy 5'],
    ]);
  });

  test('go by the values that the game gives', () => {
    const dearWood = { trees: 9, wood: 4, gems: 4, coins: 1 };
    expect(found({ wood: 3, gems: 1 }, ['buy 2'], { rules: shop(undefined, dearWood) })).toEqual([
      [1, 'grind; buy 2'],
      [6, 'sell; sell; buy 2'],
    ]);
  });

  test('are no more than asked for', () => {
    expect(found({ wood: 2, gems: 2 }, ['buy 5'], { limit: 1 })).toEqual([[5, 'sell; sell; grind; buy 5']]);
    expect(found({ coins: 9 }, ['buy 3'], { limit: 0 })).toEqual([]);
    expect(found({ coins: 9 }, [])).toEqual([]);
  });

  test('pay for what a payment takes', () => {
    expect(found({ trees: 2 }, ['buy 3'])).toEqual([[5, 'cut; cut; sell; sell; sell; buy 3']]);
  });

  test('are none where nothing adds up, where payments are not the matter, or where there are none', () => {
    expect(found({ trees: 1, coins: 1 }, ['buy 4'])).toEqual([]);
    expect(found({ coins: 9 }, ['tip 1'])).toEqual([]);
    expect(found({ coins: 1 }, ['buy 2'], { rules: { ...shop(), payments: null } })).toEqual([]);
    expect(found({ coins: 2 }, ['buy 2'], { rules: { ...shop(), payments: null } })).toEqual([[0, 'buy 2']]);
  });

  test('come to an end where payments lead in circles, even such as cost nothing', () => {
    const circular = shop(['cut', 'sell', 'grind', 'mend'], { trees: 0, wood: 0, gems: 0, coins: 0 });
    expect(found({ coins: 7, gems: 1 }, ['buy 20'], { rules: circular })).toEqual([]);
    expect(found({ coins: 7, gems: 1 }, ['buy 10'], { rules: circular })).toEqual([[0, 'grind; buy 10']]);
  });
});

describe('what payments make possible', () => {
  const lines = (holdings: Partial<Record<Holding, number>>, rules = shop()): string[] =>
    [...payable(rules, shopState(holdings), 0)].flatMap((way) =>
      way === null ? [] : [way.actions.map((one) => notation.write(one)).join('; ')],
    );

  test('is everything that is not legal and can be paid for, each by its cheapest way, and no payment', () => {
    expect(lines({ coins: 1, wood: 1, gems: 1 })).toEqual([
      'sell; buy 2',
      'grind; buy 3',
      'grind; buy 4',
      'sell; grind; buy 5',
    ]);
    expect(lines({ coins: 3 })).toEqual([]);
    expect(lines({ coins: 1, wood: 9 }, { ...shop(), payments: null })).toEqual([]);
  });

  test('is only looked for where it is wished', () => {
    const asked: string[] = [];
    const found = [
      ...payable(shop(), shopState({ coins: 1, wood: 2 }), 0, (wish) => {
        asked.push(notation.write(wish));
        return wish.kind === 'buy' && wish.coins === 3;
      }),
    ].filter((way) => way !== null);
    expect(found.map(({ actions }) => actions.length)).toEqual([3]);
    // What is legal, or not a matter of payments, is no question.
    expect(asked).not.toContain('buy 1');
    expect(asked).not.toContain('enter');
  });
});

describe('ways to several wishes', () => {
  test('pay before the wish that needs it', () => {
    expect(found({ coins: 2, wood: 1 }, ['buy 2', 'buy 1'])).toEqual([[1, 'buy 2; sell; buy 1']]);
    expect(found({ wood: 3 }, ['buy 2', 'buy 1'])).toEqual([[3, 'sell; sell; buy 2; sell; buy 1']]);
  });

  test('pay earlier where it is too late then', () => {
    expect(found({ coins: 1, wood: 2 }, ['enter', 'tip 2'])).toEqual([[1, 'sell; enter; tip 2']]);
    expect(found({ coins: 1, wood: 2 }, ['buy 1', 'enter', 'tip 2'])).toEqual([
      [2, 'buy 1; sell; sell; enter; tip 2'],
    ]);
    expect(found({ coins: 1, wood: 2 }, ['enter', 'tip 4'])).toEqual([]);
  });

  test('never count one payment for two', () => {
    expect(found({ gems: 1 }, ['buy 2', 'buy 2'])).toEqual([]);
    expect(found({ gems: 1 }, ['buy 2', 'buy 1'])).toEqual([[3, 'grind; buy 2; buy 1']]);
    expect(found({ wood: 1, gems: 1 }, ['buy 2', 'buy 2'])).toEqual([[4, 'grind; buy 2; sell; buy 2']]);
  });

  test('may wish for a payment itself', () => {
    expect(found({ trees: 1 }, ['cut', 'buy 1'])).toEqual([[1, 'cut; sell; buy 1']]);
  });

  test('end with what is drawn: nothing is known of what comes then', () => {
    expect(found({ coins: 9 }, ['roll'])).toEqual([[0, 'roll']]);
    expect(found({ coins: 9, wood: 2 }, ['buy 9', 'buy 1', 'roll'])).toEqual([
      [1, 'buy 9; sell; buy 1; roll'],
    ]);
    expect(found({ coins: 9 }, ['roll', 'buy 1'])).toEqual([]);
  });
});

describe('ways in the bazaar', () => {
  test('work on a view and never on the full state', () => {
    const { rules } = firstTurn();
    const full = firstTurn().state();
    expect(() => ways(rules, full, 0, [{ kind: 'pass' }], 1)).toThrow(/never on the full state/);
  });

  test('are moves that the table takes as they are', () => {
    const here = firstTurn();
    must(here.play(0, 'walk well'));
    must(here.play(1, 'walk gate'));
    const { rules } = here;
    const view = here.view(0);
    view.coins[0] = 0;
    const [way] = ways(rules, view, 0, [{ kind: 'buy', stall: 1 }], 3);
    expect(way.actions).toEqual([{ kind: 'unlock' }, { kind: 'buy', stall: 1 }]);
    must(here.play(0, way.actions));
    expect(here.drafts(0)[0].own?.steps).toEqual(['unlock; buy well']);
  });
});
