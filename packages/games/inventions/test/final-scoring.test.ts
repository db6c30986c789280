import { describe, expect, test } from 'vitest';
import { goalPoints } from '../rules/goals.ts';
import { wealthPoints } from '../rules/wealth.ts';
import { type Holdings, position } from './position.ts';

function wealth(id: string, built: Record<string, string>): number {
  const p = position().give(0, { built });
  return wealthPoints(p.g, p.player(0).map, p.g.wealth[Object.keys(p.g.tables.wealthTiles).indexOf(id)]);
}

function goal(id: string, holdings: Holdings): number {
  const p = position().give(0, holdings);
  return goalPoints(p.g, p.state, 0, p.g.goalIds.indexOf(id));
}

describe('wealth tiles', () => {
  test('INV-TILE-WEALTH A counts on the outer ring, B inside', () => {
    const built = { H01: 'economy1', H02: 'economy2', H10: 'economy3', H05: 'culture1' };
    expect(wealth('AE', built)).toBe(6);
    expect(wealth('BE', built)).toBe(3);
    expect(wealth('BC', built)).toBe(3);
  });

  test('INV-TILE-WEALTH C counts those that touch none of their kind, D the largest group', () => {
    const built = { H01: 'economy1', H02: 'economy2', H05: 'economy3', H19: 'economy4', H18: 'culture1' };
    expect(wealth('CE', built)).toBe(3);
    expect(wealth('DE', built)).toBe(9);
  });

  test('INV-TILE-WEALTH E counts pairs anywhere, F every common edge, G tiles that touch the other kind', () => {
    const built = { H10: 'economy1', H05: 'culture1', H06: 'culture2', H19: 'culture3' };
    expect(wealth('EEC', built)).toBe(3);
    expect(wealth('FEC', built)).toBe(6);
    expect(wealth('GEC', built)).toBe(3);
    expect(wealth('EET', built)).toBe(0);
  });

  test('INV-END-WEALTH only tiles on the map score and count', () => {
    const p = position().give(0, { area: ['AE', 'economy2'], built: { H01: 'economy1', H19: 'BE' } });
    p.state.pending = [];
    p.step('finalScoring');
    expect(p.points(0, 'wealth')).toBe(0);
  });
});

describe('personal goals', () => {
  test.each<[string, Holdings, number]>([
    ['goalAsia', { tokens: { tokenInfluence: 'asia' } }, 3],
    ['goalAfrica', { tokens: { tokenInfluence: 'asia' } }, 0],
    ['goalEconomy', { built: { H01: 'economy1', H02: 'economy2' } }, 4],
    ['goalWealth', { built: { H01: 'AE' } }, 2],
    ['goalSets', { built: { H01: 'economy1', H02: 'culture2', H03: 'technology1', H04: 'economy2' } }, 3],
    ['goalCentre', { built: { H10: 'economy1', H05: 'AE', H01: 'culture1' } }, 4],
    ['goalEconomyInventions', { inventions: ['bread', 'silk', 'boats'] }, 6],
    ['goalInventions', { inventions: ['bread', 'silk', 'wheel'] }, 4],
    ['goalEra', { milestone: 'crane' }, 2],
    ['goalEra', { milestone: 'computer' }, 9],
    ['goalDiplomats', {}, 3],
    ['goalTokens', { tokens: { tokenInfluence: 'asia', tokenShare: 'africa' } }, 4],
  ])('INV-END-GOALS %s with %j: %i', (id, holdings, points) => {
    expect(goal(id, holdings)).toBe(points);
  });

  test('INV-END-GOALS 6, 9 or 12 tiles, and no goal beyond its most', () => {
    const tiles = ['economy', 'culture'].flatMap((kind) =>
      [1, 2, 3, 4, 5, 6].map((number) => `${kind}${number}`),
    );
    const built = (count: number) =>
      Object.fromEntries(
        tiles.slice(0, count).map((tile, at) => [`H${String(at + 1).padStart(2, '0')}`, tile]),
      );
    expect([5, 6, 9, 12].map((count) => goal('goalAllTiles', { built: built(count) }))).toEqual([0, 3, 5, 8]);
    expect(goal('goalEconomy', { built: built(6) })).toBe(8);
    const p = position()
      .give(0, { tokens: { tokenInfluence: 'asia' } })
      .region('asia', { citizens: [9, 0, 0, 0] });
    expect(goalPoints(p.g, p.state, 0, p.g.goalIds.indexOf('goalAsia'))).toBe(8);
  });

  test('INV-END-GOALS the best two of three score', () => {
    const p = position(3, {
      goals: [
        ['goalAsia', 'goalCentre', 'goalDiplomats'],
        ['goalAfrica', 'goalSets', 'goalEra'],
        ['goalEurope', 'goalWealth', 'goalTokens'],
      ],
    }).give(0, { tokens: { tokenInfluence: 'asia' }, built: { H10: 'economy1' } });
    p.state.pending = [];
    p.step('finalScoring');
    expect(p.points(0, 'personalGoals')).toBe(3 + 3);
  });
});

describe('the winner', () => {
  test('INV-END-INFLUENCE 1, 5 or 10 points as the track stands', () => {
    const p = position()
      .give(0, { influence: 0 })
      .give(1, { influence: 3 })
      .give(2, { influence: 4 })
      .give(3, { influence: 10 });
    p.state.pending = [];
    p.step('finalScoring');
    expect([0, 1, 2, 3].map((seat) => p.points(seat, 'influenceTrack'))).toEqual([1, 1, 5, 10]);
  });

  test('INV-END-WINNER ties: tiles on the map, then inventions, then fewest citizens in the supply, then shared', () => {
    const p = position()
      .give(0, { points: 50 })
      .give(1, { points: 50, built: { H01: 'economy1' } })
      .give(2, { points: 50, inventions: ['bread'] })
      .give(3, { points: 50 });
    expect(p.rules.outcome(p.state).ranks).toEqual([3, 1, 2, 3]);
    p.give(3, { supply: 5 });
    expect(p.rules.outcome(p.state).ranks).toEqual([4, 1, 2, 3]);
    p.give(0, { points: 51 });
    expect(p.rules.outcome(p.state).ranks).toEqual([1, 2, 3, 4]);
  });

  test('INV-ROUND-COUNT the game ends when Chronos enters era 6, without a change of era', () => {
    const p = position()
      .round(13)
      .give(0, { influence: 9, exhausted: [1, 0, 0] });
    p.state.pending = [];
    p.step('round').settle();
    expect(p.state).toMatchObject({ era: 6, phase: 'end', pending: [] });
    expect(p.player(0)).toMatchObject({ influence: 9, exhausted: [1, 0, 0] });
  });
});
