/** What bots expect of a position. */
import { readOptions } from '@guildhall/kernel';
import { estimateSums } from '@guildhall/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { inventions } from '../rules/index.ts';
import { position } from './position.ts';

type Position = ReturnType<typeof position>;

describe('the estimate', () => {
  test.each([
    [2, [6276.589726, 5457.545269]],
    [3, [10333.385415, 9073.022889, 8504.490924]],
    [4, [14701.30119, 14236.457771, 13948.897126, 11953.438304]],
  ])(
    'of every position of a random game of %i is the one that the bots were measured with',
    (players, sums) => {
      const rules = inventions.rules(readOptions(inventions.options, { players }));
      const found = estimateSums(rules, `estimate ${players}`);
      for (const [seat, sum] of sums.entries()) expect(found[seat]).toBeCloseTo(sum, 5);
    },
  );

  /** What a change adds to the estimate of seat 0, in a round of another seat's turn. */
  function worth(
    round: number,
    change: (p: Position) => unknown,
    given: (p: Position) => unknown = () => {},
    chosen: Parameters<typeof position>[1] = {},
  ): number {
    const [without, more] = [() => {}, change].map((then) => {
      const p = position(4, chosen).round(round);
      p.player(0).goals = [];
      given(p);
      then(p);
      p.turn(1);
      // Seat 0 is still to move in this round.
      p.state.order = [1, 0, 2, 3];
      p.state.moved = 1;
      return p.rules.estimate?.(p.state, 0) ?? Number.NaN;
    });
    return more - without;
  }

  const tokens = { tokenInfluence: 'asia', tokenPresent: 'europe', tokenInvent: 'africa' } as const;
  const allTokens = { ...tokens, tokenInnovate: 'australia', tokenShare: 'middleEast' } as const;

  // Era 2 has three changes of era ahead, round 2 twelve of thirteen rounds; era 5 has no change left.
  test.each<[string, (p: Position) => unknown, number, number]>([
    ['a point', (p) => p.give(0, { points: 1 }), 1, 1],
    ['a sage, who comes back as a scholar', (p) => p.give(0, { sages: 1 }), 0.6, 0],
    ['an exhausted merchant', (p) => p.give(0, { exhausted: [1, 0, 0] }), (0.6 * 12) / 13, 0],
    [
      'a third merchant',
      (p) => p.give(0, { home: [3, 0, 0] }),
      2.5 * (0.3 + (0.7 * 12) / 13),
      2.5 * (0.3 + 0.7 / 13),
    ],
    ['a scholar', (p) => p.give(0, { scholars: 1 }), 1.25 * (0.3 + (0.7 * 12) / 13), 1.25 * (0.3 + 0.7 / 13)],
    ['a diplomat', (p) => p.diplomat(0, 'mining'), (0.5 * 12) / 13, 0.5 / 13],
    ['an idea', (p) => p.give(0, { ideas: ['silk'] }), (0.8 * 12) / 13, 0.8 / 13],
    ['an economy marker', (p) => p.give(0, { economyMarkers: 2 }), (0.5 * 12) / 13, 0.5 / 13],
    ['an aspiration that waits', (p) => p.give(0, { area: ['joker'] }), 1.4, 1.4 * (0.3 + 1 / 6)],
    [
      'a wealth tile on the map, which counts nothing yet',
      (p) => p.give(0, { built: { H01: 'AE' } }),
      (3 * 12) / 13,
      3 / 13,
    ],
    ['a wealth tile that waits', (p) => p.give(0, { area: ['AE'] }), 3, 3 * (0.3 + 1 / 6)],
    [
      'a third invention of a type',
      (p) => p.give(0, { inventions: ['boats', 'wheel', 'glass'] }),
      (2.9 * 12) / 13,
      2.9 / 13,
    ],
  ])('of %s', (_, change, early, late) => {
    expect(worth(2, change)).toBeCloseTo(early, 6);
    expect(worth(13, change)).toBeCloseTo(late, 6);
  });

  test.each([
    ['points', 3, 3],
    ['influence', 2, 1.8],
    ['citizen', 2, 1.6],
    ['scholar', 2, 2.4],
    ['build', 0, 2.5],
    ['bringHome', 1, 1],
    // An action is worth what it promises; of two the better one.
    ['travel', 1, 2],
    ['sendOrRecall', 1, 1.2],
  ])('of a culture tile for presented ideas is by what it gives: %s, %i', (effect, amount, worthOnce) => {
    const overrides = [
      { path: 'cultureTiles.culture1.effect', value: effect },
      { path: 'cultureTiles.culture1.amount', value: amount },
    ];
    const found = worth(
      2,
      (p) => p.give(0, { built: { H01: 'culture1' } }),
      () => {},
      { overrides },
    );
    expect(found).toBeCloseTo(((2 + 4 * 0.37 * worthOnce) * 12) / 13, 6);
  });

  test('of another seat counts none of its goals, which nobody knows', () => {
    const p = position().give(1, { built: { H01: 'economy1', H02: 'culture1' }, milestone: 'iron' });
    const seen = p.rules.view(p.state, 0);
    p.player(1).goals = [];
    expect(p.rules.estimate?.(seen, 1)).toBe(p.rules.estimate?.(p.state, 1));
  });

  test('of a majority counts while there is a token to place in it', () => {
    const majority = (p: Position) => p.region('northAmerica', { citizens: [4, 3, 0, 0] });
    const people = 4 * 0.7 * (12 / 13);
    // The cheapest token left asks for three, the rivals for four: the space is worth 6.
    expect(worth(2, majority, (p) => p.give(0, { tokens }))).toBeCloseTo(people + 0.5 * 6, 6);
    const half = (p: Position) => p.region('northAmerica', { citizens: [2, 3, 0, 0] });
    expect(worth(2, half, (p) => p.give(0, { tokens }))).toBeCloseTo(people / 2 + 0.5 * 6 * 0.25, 6);
    expect(worth(2, majority, (p) => p.give(0, { tokens: allTokens }))).toBeCloseTo(people, 6);
  });

  test('is the score when the game is over', () => {
    const p = position().give(0, { points: 31, influence: 9 });
    p.state.phase = 'end';
    expect(p.rules.estimate?.(p.state, 0)).toBe(31);
  });
});
