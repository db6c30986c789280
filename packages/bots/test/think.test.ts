import { ageOfInnovation } from '@guildhall/games/age-of-innovation';
import { inventions } from '@guildhall/games/inventions';
import { terraMystica } from '@guildhall/games/terra-mystica';
import { type GameState, type Rules, readOptions } from '@guildhall/kernel';
import { type BazaarAction, type BazaarState, bazaar } from '@guildhall/kernel/bazaar';
import { describe, expect, test } from 'vitest';
import { LEVELS, levelBot, playMatch, think } from '../src/index.ts';
import { positionsOf } from './positions.ts';

const bazaarRules = bazaar.rules(readOptions(bazaar.options, { players: 3 }));
const terraRules = terraMystica.rules(readOptions(terraMystica.options, { players: 4 }));

const otherRules = [
  ageOfInnovation.rules(readOptions(ageOfInnovation.options, { players: 3 })),
  inventions.rules(readOptions(inventions.options, { players: 3 })),
];

const SMALL = { iterations: 300, milliseconds: 60_000 };
const random = levelBot('random');
const steady = levelBot('steady', SMALL.iterations);
const bots = (count: number, iterations: number) =>
  Array.from({ length: count }, () => levelBot('steady', iterations));
const ENDLESS = { iterations: 1e9, milliseconds: 60_000 };

/** Rules that record which of their functions were called. */
function spied(rules: Rules<BazaarState, BazaarAction>): {
  readonly rules: Rules<BazaarState, BazaarAction>;
  readonly calls: Map<string, number>;
  readonly dealtFrom: Set<BazaarState>;
} {
  const calls = new Map<string, number>();
  const dealtFrom = new Set<BazaarState>();
  const spy = new Proxy(rules, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        calls.set(String(name), (calls.get(String(name)) ?? 0) + 1);
        if (name === 'determinize') dealtFrom.add(args[0] as BazaarState);
        return value.apply(target, args) as unknown;
      };
    },
  });
  return { rules: spy, calls, dealtFrom };
}

describe('whole games', () => {
  test('steady finishes games of the bazaar and does better than random', async () => {
    let points = 0;
    let others = 0;
    for (let game = 0; game < 6; game++) {
      const { state } = await playMatch(bazaarRules, `sanity ${game}`, [steady, random, random]);
      const { totals } = bazaarRules.outcome(state);
      points += totals[0];
      others += (totals[1] + totals[2]) / 2;
    }
    expect(points).toBeGreaterThan(others);
  });

  test('steady finishes a game of Terra Mystica and wins it against random', async () => {
    const { state } = await playMatch(terraRules, 'sanity', [random, steady, random, random]);
    expect(terraRules.outcome(state).ranks[1]).toBe(1);
  });

  test.each([bazaarRules, terraRules, ...otherRules])(
    'bots play on to the end when others leave for good',
    async (rules) => {
      let decisions = 0;
      const onDecision = (): void => {
        decisions += 1;
      };
      // One goes at once, another in the middle of the game; all others stay.
      const departures = ({ gone = [] }: GameState): number | null => {
        if (gone.length === 0 && decisions > 3) return 1;
        return gone.length === 1 && decisions > 10 ? 0 : null;
      };
      const settings = { onDecision, departures };
      const { state } = await playMatch(rules as Rules, 'departures', bots(rules.seats, 20), settings);
      expect(state.gone).toEqual([0, 1]);
      expect([state.pending, state.aside]).toEqual([[], []]);
      expect(decisions).toBeGreaterThan(10);
    },
  );

  test('a game without an estimate is played too', async () => {
    const { estimate: _, ...blind } = bazaarRules;
    const { state } = await playMatch(blind, 'blind', bots(3, 40));
    expect(state.pending).toEqual([]);
  });

  test('leisurely answers and two players', async () => {
    const rules = terraMystica.rules(readOptions(terraMystica.options, { players: 2, leech: 'deferred' }));
    const { state } = await playMatch(rules, 'leisure', bots(2, 60));
    expect(state.pending).toEqual([]);
  });
});

describe('thinking', async () => {
  const positions = [
    ...(await positionsOf(bazaarRules, 'positions')),
    ...(await positionsOf(bazaarRules, 'more')),
  ];

  test('equal views, seeds and iterations give equal play', async () => {
    for (const level of LEVELS) {
      for (const { state, seat } of positions.slice(0, 12)) {
        const view = bazaarRules.view(state, seat);
        const question = { view, seat, level, seed: 'same', budget: SMALL };
        const first = think(bazaarRules, question);
        const again = think(bazaarRules, { ...question, view: structuredClone(view) });
        expect(again.actions).toEqual(first.actions);
        expect(again.iterations).toBe(first.iterations);
      }
    }
    const [{ state, seat }] = (await positionsOf(terraRules, 'positions')).slice(20);
    const question = {
      view: terraRules.view(state, seat),
      seat,
      level: 'steady',
      seed: 'x',
      budget: SMALL,
    } as const;
    expect(think(terraRules, question).actions).toEqual(think(terraRules, question).actions);
  });

  test('what a seat cannot see does not change what it does', () => {
    let hidden = 0;
    for (const { state, seat } of positions) {
      const view = bazaarRules.view(state, seat);
      const other = bazaarRules.determinize(view, { below: (limit) => limit - 1 });
      if (JSON.stringify(other.hands) !== JSON.stringify(state.hands)) hidden += 1;
      const question = {
        seat,
        level: 'steady',
        seed: 'secret',
        budget: { ...SMALL, iterations: 60 },
      } as const;
      const first = think(bazaarRules, { ...question, view });
      const second = think(bazaarRules, { ...question, view: bazaarRules.view(other, seat) });
      expect(second.actions).toEqual(first.actions);
    }
    expect(hidden).toBeGreaterThan(positions.length / 2);
  });

  test('it holds a view and copies dealt from it, and asks for nothing else', () => {
    for (const { state, seat } of positions.slice(0, 10)) {
      const { rules, calls, dealtFrom } = spied(bazaarRules);
      const view = bazaarRules.view(state, seat);
      const before = JSON.stringify(view);
      think(rules, { view, seat, level: 'steady', seed: 'spy', budget: SMALL });
      expect(calls.get('setup')).toBeUndefined();
      expect(calls.get('view')).toBeUndefined();
      expect([...dealtFrom]).toEqual([view]);
      expect(JSON.stringify(view)).toBe(before);
    }
  });

  test('a full state is refused', () => {
    const [{ state, seat }] = positions;
    expect(() => think(bazaarRules, { view: state, seat, level: 'steady', seed: '' })).toThrow(/view/);
  });

  test('the only action costs nothing', async () => {
    let found = 0;
    await playMatch(terraRules, 'only', [random, random, random, random], {
      onDecision: ({ state, seat, legal }) => {
        if (legal.length !== 1) return;
        found += 1;
        const view = terraRules.view(state, seat);
        const determinize = (): never => {
          throw new Error('there was nothing to think about');
        };
        const move = think({ ...terraRules, determinize }, { view, seat, level: 'strong', seed: '' });
        expect(move.iterations).toBe(0);
        expect(move.actions).toHaveLength(1);
      },
    });
    expect(found).toBeGreaterThan(0);
  });

  test('time caps the iterations', async () => {
    const [{ state, seat }] = (await positionsOf(terraRules, 'time')).slice(30);
    const view = terraRules.view(state, seat);
    const started = performance.now();
    // The laps that are looked ahead end by themselves: a slow estimate makes sure that time is what runs out.
    const slow: typeof terraRules = {
      ...terraRules,
      estimate: (position, of) => {
        const until = performance.now() + 1;
        while (performance.now() < until);
        return terraRules.estimate?.(position, of) ?? 0;
      },
    };
    const budget = { ...ENDLESS, milliseconds: 100 };
    const move = think(slow, { view, seat, level: 'strong', seed: '', budget });
    expect(move.actions.length).toBeGreaterThan(0);
    expect(performance.now() - started).toBeLessThan(1_500);
  });

  test('iterations are never more than allowed, and one is enough for an answer', async () => {
    for (const { state, seat } of (await positionsOf(terraRules, 'few')).slice(0, 60)) {
      for (const iterations of [1, 7, 50]) {
        const view = terraRules.view(state, seat);
        const budget = { iterations, milliseconds: 60_000 };
        const move = think(terraRules, { view, seat, level: 'steady', seed: '', budget });
        expect(move.iterations).toBeLessThanOrEqual(iterations);
        expect(move.actions.length).toBeGreaterThan(0);
      }
    }
  });

  test('a cancelled bot stops at once', async () => {
    const [{ state, seat }] = (await positionsOf(terraRules, 'stop')).slice(30);
    const view = terraRules.view(state, seat);
    const question = { view, seat, level: 'strong', seed: '', budget: ENDLESS } as const;
    const move = think(terraRules, { ...question, isCancelled: () => true });
    expect(move.iterations).toBeLessThan(100);
  });
});
