import { describe, expect, test } from 'vitest';
import {
  choice,
  chosenSetup,
  fixed,
  flag,
  OptionsError,
  type Override,
  publicOptions,
  readOptions,
  withOverrides,
  withoutHiddenOutcomes,
} from '../src/index.ts';
import { bazaar } from './bazaar/index.ts';
import { MARKET_DAY } from './positions.ts';

const read = (raw: unknown) => readOptions(bazaar.options, raw);

describe('options', () => {
  test('are filled in with what a table usually plays', () => {
    expect(read({ players: 3 })).toEqual({
      players: 3,
      overrides: [],
      days: 3,
      map: 'ring',
      hands: 'secret',
      guild: true,
      firstMarket: null,
    });
    expect(read({ players: 2, days: 4, guild: false })).toMatchObject({ days: 4, guild: false });
  });

  test.each<[string, unknown, string]>([
    ['no object', 'players', 'options: must be an object'],
    ['a list', [], 'options: must be an object'],
    ['no players', {}, 'options.players: must be a whole number from 2 to 4, not undefined'],
    ['too many players', { players: 5 }, 'options.players: must be a whole number from 2 to 4, not 5'],
    ['half a player', { players: 2.5 }, 'options.players: must be a whole number from 2 to 4, not 2.5'],
    ['a value that is not offered', { players: 2, days: 9 }, 'options.days: must be one of 3, 4, not 9'],
    ['a yes that is a word', { players: 2, guild: 'yes' }, 'options.guild: must be true or false, not "yes"'],
    [
      'a fixed outcome that does not fit',
      { players: 2, firstMarket: ['silk-1'] },
      'options.firstMarket: must name 6',
    ],
    ['an option nobody knows', { players: 2, moon: 1 }, 'options.moon: there is no such option'],
    ['an inherited name', { players: 2, toString: 1 }, 'options.toString: there is no such option'],
    ['overrides that are no list', { players: 2, overrides: {} }, 'options.overrides: must be a list'],
    [
      'an override without a path',
      { players: 2, overrides: [{}] },
      'options.overrides[0]: must be {path, value}',
    ],
    [
      'an override to nothing',
      { players: 2, overrides: [{ path: 'a', value: null }] },
      'options.overrides[0] ("a"): the value',
    ],
  ])('are refused with the place: %s', (_, raw, message) => {
    expect(() => read(raw)).toThrow(OptionsError);
    expect(() => read(raw)).toThrow(message);
  });

  test('say which values are worth trying', () => {
    expect(choice(['a', 'b'])).toMatchObject({ default: 'a', values: ['a', 'b'] });
    expect(flag()).toMatchObject({ default: false, values: [false, true] });
    const order = fixed<number>((value) => (typeof value === 'number' ? null : 'must be a number'));
    expect(order).toMatchObject({ default: null, values: null });
    expect([order.check(null, 2), order.check(1, 2), order.check('1', 2)]).toEqual([
      null,
      null,
      'must be a number',
    ]);
  });

  test('hide fixed outcomes of set-up from those who play', () => {
    const options = read({ ...MARKET_DAY, days: 4 });
    expect(publicOptions(bazaar.options, options)).toEqual({ ...options, firstMarket: null });
    expect(options.firstMarket).not.toBeNull();
  });

  test('tell what of set-up was chosen, and what of it is hidden from somebody', () => {
    const options = read({ ...MARKET_DAY, days: 4 });
    expect(chosenSetup(bazaar.options, read({ players: 2 }))).toEqual({ open: [], hidden: [] });
    expect(chosenSetup(bazaar.options, options)).toEqual({ open: ['firstMarket'], hidden: [] });
    const { firstMarket, ...fields } = bazaar.options.fields;
    const secret = {
      ...bazaar.options,
      fields: { ...fields, firstMarket: { ...firstMarket, hidden: true } },
    };
    expect(chosenSetup(secret, options)).toEqual({ open: [], hidden: ['firstMarket'] });
    expect(withoutHiddenOutcomes(bazaar.options, options)).toEqual(options);
    expect(withoutHiddenOutcomes(secret, options)).toEqual({ ...options, firstMarket: null });
  });
});

describe('overrides', () => {
  const game = (overrides: Override[]) => {
    const rules = bazaar.rules(read({ ...MARKET_DAY, overrides }));
    const state = rules.setup('overrides');
    state.pending = [[{ id: 99, kind: 'turn', seat: 0 }]];
    return { rules, state };
  };

  test('change one cost and nothing else', () => {
    const usual = game([]);
    const dear = game([{ path: 'cards.silk-3.cost', value: 7 }]);
    expect(usual.rules.whyNot(usual.state, 0, { kind: 'buy', stall: 0 })).toBeNull();
    expect(dear.rules.whyNot(dear.state, 0, { kind: 'buy', stall: 0 })).toEqual({
      rule: 'BAZ-PRICE',
      missing: { coins: 4 },
    });
    expect(dear.rules.whyNot(dear.state, 0, { kind: 'buy', stall: 1 })).toBeNull();
    expect(dear.rules.counts(dear.state, 0)).toEqual(usual.rules.counts(usual.state, 0));
  });

  test('change one adjacency, both ways along the road', () => {
    const walkOff = { kind: 'walk', to: 3 } as const;
    const usual = game([]);
    expect(usual.rules.whyNot(usual.state, 0, walkOff)).toMatchObject({ rule: 'BAZ-ROAD' });
    const open = game([{ path: 'roads.ring.gate-tower', value: true }]);
    expect(open.rules.whyNot(open.state, 0, walkOff)).toBeNull();
    expect(open.rules.whyNot(open.state, 0, { kind: 'buy', stall: 3 })).toBeNull();
    open.state.at[0] = 3;
    expect(open.rules.whyNot(open.state, 0, { kind: 'walk', to: 0 })).toBeNull();
    const shut = game([{ path: 'roads.ring.gate-well', value: false }]);
    expect(shut.rules.whyNot(shut.state, 0, { kind: 'walk', to: 1 })).toMatchObject({ rule: 'BAZ-ROAD' });
  });

  test('leave the tables of other games alone', () => {
    game([{ path: 'cards.silk-3.cost', value: 7 }]);
    const { rules, state } = game([]);
    expect(rules.whyNot(state, 0, { kind: 'buy', stall: 0 })).toBeNull();
  });

  const within =
    (...overrides: Override[]) =>
    () =>
      read({ players: 2, overrides });

  test('are taken from one end of their range to the other', () => {
    for (const value of [0, 99]) {
      const { overrides } = within({ path: 'cards.silk-3.cost', value })();
      expect(overrides).toEqual([{ path: 'cards.silk-3.cost', value }]);
    }
    expect(within({ path: 'cards.silk-3.good', value: 'tea' })).not.toThrow();
  });

  test.each<[string, Override, string]>([
    [
      'beyond the end',
      { path: 'cards.silk-3.cost', value: 100 },
      'must be a whole number from 0 to 99, not 100',
    ],
    ['below it', { path: 'cards.silk-3.cost', value: -1 }, 'must be a whole number from 0 to 99, not -1'],
    ['huge', { path: 'cards.silk-3.cost', value: 3e7 }, 'must be a whole number from 0 to 99, not 30000000'],
    ['a half', { path: 'cards.silk-3.cost', value: 0.5 }, 'must be a whole number from 0 to 99, not 0.5'],
    ['no number', { path: 'cards.silk-3.cost', value: Number.NaN }, 'from 0 to 99, not NaN'],
    ['no end', { path: 'cards.silk-3.cost', value: Number.POSITIVE_INFINITY }, 'from 0 to 99, not Infinity'],
    [
      'an unknown name',
      { path: 'cards.silk-3.good', value: 'moon' },
      '"moon" is none of silk, spice, glass, tea',
    ],
    [
      'a word for yes',
      { path: 'roads.ring.gate-well', value: 'yes' },
      'it is a boolean and cannot become "yes"',
    ],
    ['no place', { path: 'weather', value: 1 }, 'there is no "weather" in the tables'],
  ])('are refused before any rules are compiled: %s', (_, override, message) => {
    expect(within(override)).toThrow(OptionsError);
    expect(within(override)).toThrow(`override ${override.path}: `);
    expect(within(override)).toThrow(message);
  });

  test('change a value once: which of two would count would be anybody’s guess', () => {
    const twice = [5, 7].map((value) => ({ path: 'cards.silk-3.cost', value }));
    expect(within(...twice)).toThrow('override cards.silk-3.cost: is there twice');
  });

  test('are bounded in number and length, and quoted no longer than a line', () => {
    const many = Array.from({ length: 5001 }, (_, at) => ({ path: `cards.${at}`, value: 1 }));
    expect(within(...many)).toThrow('options.overrides: must be at most 5000, not 5001');
    expect(within({ path: 'x'.repeat(101), value: 1 })).toThrow('a path has at most 100 letters, not 101');
    const long = 'moon'.repeat(100_000);
    const messages = [
      () => read({ players: 2, overrides: [{ path: long, value: 1 }] }),
      () => read({ players: 2, overrides: [{ path: 'cards.silk-3.good', value: long }] }),
      () => read({ players: 2, [long]: 1 }),
      () => read({ players: 2, map: long }),
      () => read({ players: long }),
    ].map((attempt) => {
      try {
        attempt();
        return '';
      } catch (error) {
        return (error as OptionsError).message;
      }
    });
    for (const message of messages) {
      expect(message).not.toBe('');
      expect(message.length).toBeLessThan(300);
    }
  });

  test('of odd values without a form in JSON are refused all the same', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    for (const odd of [circle, 2n, Symbol('odd'), () => 1])
      expect(() => read({ players: 2, map: odd })).toThrow(OptionsError);
  });

  const TABLES = { cards: { silk: { cost: 2, name: 'silk' } }, order: [3, 1, 2], gap: null };

  test('do not copy tables that nothing changes', () => {
    expect(withOverrides(TABLES, [])).toBe(TABLES);
    const changed = withOverrides(TABLES, [{ path: 'order.1', value: 5 }]);
    expect(changed.order).toEqual([3, 5, 2]);
    expect(TABLES.order).toEqual([3, 1, 2]);
  });

  test.each<[Override, string]>([
    [
      { path: 'cards.velvet.cost', value: 1 },
      'override cards.velvet.cost: there is no "velvet" in cards (it has silk)',
    ],
    [{ path: 'houses', value: 1 }, 'there is no "houses" in the tables (it has cards, order, gap)'],
    [{ path: 'cards.silk.cost.coins', value: 1 }, 'there is no "coins" in cards.silk.cost (it has nothing)'],
    [{ path: 'cards.silk.cost', value: 'two' }, 'it is a number and cannot become "two"'],
    [{ path: 'cards.silk', value: 1 }, 'it is not a single value and cannot become 1'],
    [{ path: 'gap', value: 1 }, 'it is not a single value and cannot become 1'],
    [{ path: 'cards.silk.cost', value: -1 }, 'must be a whole number of at least 0, not -1'],
    [{ path: 'cards.silk.cost', value: 0.5 }, 'must be a whole number of at least 0, not 0.5'],
    [{ path: 'order.3', value: 1 }, 'there is no "3" in order'],
    [{ path: 'order.length', value: 1 }, 'there is no "length" in order'],
    [{ path: '__proto__.polluted', value: 1 }, 'there is no "__proto__"'],
  ])('are refused where they do not fit: %o', (override, message) => {
    expect(() => withOverrides(TABLES, [override])).toThrow(OptionsError);
    expect(() => withOverrides(TABLES, [override])).toThrow(message);
  });
});
