/** What bots expect of a position, and what they do not even try. */
import { nextId, randomFrom, readOptions } from '@guildhall/kernel';
import { estimateSums, walkRandomGame } from '@guildhall/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { ACTIONS, EFFECTS, type EffectId, GOODS, tables } from '../data/index.ts';
import { momentOf } from '../rules/estimate/moment.ts';
import { WEIGHTS } from '../rules/estimate/weights.ts';
import { benefitWorth } from '../rules/estimate/worths.ts';
import { tiletum } from '../rules/index.ts';
import { position, SILVER } from './position.ts';

type Position = ReturnType<typeof position>;

describe('what benefits are worth', () => {
  const { gold, good, nugget } = WEIGHTS;
  const HOUSE = 5;
  const PILLAR = 7;
  const two: Readonly<Partial<Record<EffectId, number>>> = {
    ...Object.fromEntries(ACTIONS.map((id, action) => [id, 2 * WEIGHTS.actionPoint[action]])),
    ...Object.fromEntries(GOODS.map((id) => [id, 2 * (id === 'gold' ? gold : good)])),
    none: 0,
    points: 2,
    silver: 2 * nugget,
    mine: 3,
    goods: 2 * (good + 0.1),
    identical: 2 * (good + 0.1),
    oneEach: 8 * good,
    goldAndPoints: 2 * (gold + 1),
    goldAndIron: 2 * (gold + good),
    goldAndWool: 2 * (gold + good),
    goldAndSilver: 2 * (gold + nugget),
    contractAndGood: 2 * WEIGHTS.actionPoint[3] + good,
    plus: 2,
    colour: 0.7,
    colourPlus: 2.7,
    building: 2.2,
    house: 8,
    pillar: 11.2,
    merchantSteps: 1.6,
    architectSteps: 1.6,
    bothSteps: 3,
    merchantStepAndHouse: 2 * (0.8 + 4.25),
    architectStepAndPillar: 2 * (0.8 + 5.95),
  };

  test.each(EFFECTS)('%s', (effect) => {
    expect(benefitWorth(effect, 2, { house: HOUSE, pillar: PILLAR })).toBeCloseTo(
      two[effect] ?? Number.NaN,
      6,
    );
    expect(benefitWorth(effect, 0, { house: HOUSE, pillar: PILLAR })).toBe(0);
  });
});

describe('the estimate', () => {
  test.each([
    [1, false, [4718.136238]],
    [2, false, [13324.05446, 11104.970764]],
    [3, false, [22345.491954, 19926.664116, 18660.440414]],
    [4, false, [25920.495992, 26058.624398, 23041.85968, 23253.840139]],
    [1, true, [6427.818589]],
    [2, true, [20844.213559, 20494.980401]],
    [4, true, [35951.219826, 35010.851665, 36493.829997, 34347.016608]],
  ])(
    'of every position of a random game of %i (silver: %s) is the one that the bots were measured with',
    (players, silver, sums) => {
      const rules = tiletum.rules(readOptions(tiletum.options, { players, silver }));
      const found = estimateSums(rules, `estimate ${players}`);
      for (const [seat, sum] of sums.entries()) expect(found[seat]).toBeCloseTo(sum, 5);
    },
  );

  test('is what was scored when the game is over', () => {
    const p = position(2);
    p.state.phase = 'end';
    p.player(0).points = 87;
    expect(p.rules.estimate?.(p.state, 0)).toBe(87);
  });

  /** What a change adds to the estimate of seat 0, whose turn has just begun. */
  function worth(round: number, change: (p: Position) => unknown, silver = false): number {
    const [without, more] = [() => {}, change].map((then) => {
      const p = position(4, silver ? SILVER : {}).round(round);
      p.give(0, { storehouse: [] });
      p.turn(0);
      then(p);
      return p.rules.estimate?.(p.state, 0) ?? Number.NaN;
    });
    return more - without;
  }

  test.each<[string, (p: Position) => unknown, number, number]>([
    ['a point', (p) => p.give(0, { points: 1 }), 1, 1],
    ['a helper with points', (p) => p.give(0, { storehouse: ['points3b'] }), 2, 3],
    ['a contract that can be paid', (p) => p.give(0, { storehouse: ['iron2for3'], iron: 3 }), 3, 9],
    ['a house in the first town', (p) => p.house(0, 'paris'), 1, 8],
    ['a pillar', (p) => p.pillar(0, 'paris'), 1, 14],
  ])('of %s is a sensible number of points, early and late', (_, change, least, most) => {
    for (const round of [1, 4]) {
      expect(worth(round, change)).toBeGreaterThanOrEqual(least);
      expect(worth(round, change)).toBeLessThanOrEqual(most);
    }
  });

  test('of a contract is more, the more of its goods are there', () => {
    const values = [1, 2, 3, 4].map((iron) =>
      worth(2, (p) => p.give(0, { storehouse: ['iron4for7'], iron })),
    );
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(new Set(values).size).toBe(4);
  });

  test('of goods that nothing can be done with any more is what the end gives', () => {
    const p = position(2).round(4).turn(1);
    p.player(0).dice = [0, 0, 0];
    const before = p.rules.estimate?.(p.state, 0) ?? Number.NaN;
    p.give(0, { iron: p.player(0).goods[4] + 4 });
    expect((p.rules.estimate?.(p.state, 0) ?? Number.NaN) - before).toBeCloseTo(1, 6);
  });

  test('of the king track counts the points of the space, and less for those who have passed', () => {
    const up = worth(4, (p) => p.king([1, 0], [2, 0], [3, 0], [0, 4]));
    expect(up).toBeGreaterThanOrEqual(4);
    expect(worth(4, (p) => p.king([0, 0], [1, 4], [2, 4], [3, 4]))).toBeLessThan(0);
  });

  test('of bonuses that are still to be chosen is most of what they bring', () => {
    const tiles = ['merchant-king2', 'king-wool2'];
    const owed = worth(2, (p) => {
      const group = p.state.pending.at(-1) ?? [];
      group.push({ kind: 'bonuses', id: nextId(p.state), seat: 0, tiles: tiles.map(p.tile) });
    });
    expect(owed).toBeCloseTo(0.9 * (2 * WEIGHTS.actionPoint[4] + 2 * WEIGHTS.good), 6);
  });

  test('of a cathedral that costs silver counts the silver that is there, and hopes for the rest', () => {
    /** What the stack of the third map, which costs 3 silver, is worth to a seat with a pillar there. */
    const stack = (silver: number): number => {
      const [open, used] = [0, 4].map((taken) => {
        const p = position(4, SILVER).round(2).turn(0).give(0, { silver, storehouse: [] });
        p.state.pillars[11 * 4] = 0;
        p.state.taken[11] = taken;
        return p.rules.estimate?.(p.state, 0) ?? Number.NaN;
      });
      return open - used;
    };
    const p = position(4, SILVER).round(2).turn(0);
    const { turns } = momentOf(p.g, p.state, 0);
    const value = tables.costTiles.costSilver3.points + tables.underground.IIIA.points[0];
    const atEnd = 1 / tables.scoring.silverPerPoint;
    const nugget = atEnd + ((WEIGHTS.nugget - atEnd) * turns) / (turns + 0.7);
    expect(stack(3)).toBeCloseTo(WEIGHTS.ready * value - 3 * nugget, 6);
    expect(stack(5)).toBeCloseTo(stack(3), 6);
    const coming = WEIGHTS.inflow * turns;
    const hope = (missing: number): number => (coming / (coming + 2 * missing)) ** WEIGHTS.hope;
    for (const missing of [1, 2, 3])
      expect(stack(3 - missing)).toBeCloseTo(
        WEIGHTS.ready * hope(missing) * Math.max(0, value - WEIGHTS.nugget * missing) -
          (3 - missing) * nugget,
        6,
      );
  });

  test('of a mine and of a level counts income and points to come, which are fewer later', () => {
    const mine = [1, 4].map((round) => worth(round, (p) => p.mine(0, 'annaberg'), true));
    expect(mine[0]).toBeGreaterThan(mine[1]);
    const level = [1, 4].map((round) => worth(round, (p) => p.give(0, { levels: [1, 0, 0] }), true));
    expect(level[0]).toBeGreaterThan(level[1]);
    expect(level[1]).toBeGreaterThanOrEqual(1);
  });
});

describe('what bots try', () => {
  test.each([
    [1, false, 1176],
    [2, false, 4609],
    [3, false, 7936],
    [4, false, 12964],
    [1, true, 1825],
    [2, true, 6601],
    [4, true, 16102],
  ])(
    'in a random game of %i (silver: %s) is what they tried when they were measured: places in the lists, added up',
    (players, silver, places) => {
      const rules = tiletum.rules(readOptions(tiletum.options, { players, silver }));
      const seed = `estimate ${players}`;
      let tried = 0;
      walkRandomGame(rules, seed, randomFrom(seed), (state, seat) => {
        const legal = rules.legal(state, seat);
        const priorities = rules.priorities?.(rules.view(state, seat), seat, legal) ?? [];
        for (const [at, priority] of priorities.entries()) tried += priority * (at + 1);
      });
      expect(tried).toBe(places);
    },
  );

  function tried(p: Position, seat: number): string[] {
    const legal = p.rules.legal(p.state, seat);
    const priorities = p.rules.priorities?.(p.state, seat, legal) ?? [];
    return legal.filter((_, at) => priorities[at] > 0).map((action) => p.g.notation.write(action));
  }

  test('every die as it is, and neighbours of a value where gold pays for them and no such die lies there', () => {
    const p = position(2).turn(0).dice('gold3', 'iron3', 'iron4').give(0, { gold: 4 });
    expect(tried(p, 0).sort()).toEqual([
      'take gold 3',
      'take gold 3 as 2',
      'take gold 3 as 4',
      'take iron 3',
      'take iron 3 as 2',
      'take iron 4',
      'take iron 4 as 5',
    ]);
  });

  test('of the king action as many steps as there are points, and never an early end', () => {
    expect(tried(position(2).act(0, 'king', 3), 0)).toEqual(['king 3']);
  });

  test('to buy only what completes something, and to fulfil when the points are spent', () => {
    const p = position(2)
      .act(0, 'merchant', 0)
      .give(0, { storehouse: ['iron4for7'], gold: 2, iron: 3 });
    expect(tried(p, 0)).toEqual(['end turn', 'buy iron']);
    p.give(0, { iron: 4 });
    expect(tried(p, 0)).toEqual(['end turn', 'fulfil iron4for7']);
    p.state.turn.points = 4;
    expect(tried(p, 0)).not.toContain('fulfil iron4for7');
  });

  test('to pay a contract with the goods of which most are left, gold last', () => {
    const p = position(2)
      .act(0, 'merchant', 0)
      .give(0, { storehouse: ['same3for4'], gold: 6, food: 3, wool: 4, stone: 0, iron: 0 });
    expect(tried(p, 0).filter((line) => line.startsWith('fulfil'))).toEqual(['fulfil same3for4 with wool']);
  });

  test('one of several crests, below buildings that it helps', () => {
    const p = position(2)
      .act(0, 'merchant', 0)
      .give(0, { storehouse: ['crest1a', 'crest2a'], food: 6, houses: 0, pillars: 1 });
    const crests = tried(p, 0).filter((line) => line.startsWith('place'));
    expect(crests).toEqual([2, 3, 4, 5, 6].map((building) => `place crest1a under building ${building}`));
  });

  test('a character only where somebody like that could live', () => {
    const p = position(2).act(0, 'character', 4);
    expect(tried(p, 0)).toContain('hire merchant-gold3');
    p.give(0, { rooms: { '4.1': 'merchant-iron2', '6.1': 'king-gold3' } });
    expect(tried(p, 0)).not.toContain('hire merchant-gold3');
  });
});
