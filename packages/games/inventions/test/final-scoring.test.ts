import { describe, expect, test } from 'vitest';
import { REGIONS } from '../data/index.ts';
import { goalPoints } from '../rules/scoring/goals.ts';
import { wealthPoints } from '../rules/scoring/wealth.ts';
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

  const MIXED = {
    ...{ H01: 'economy1', H02: 'economy2', H10: 'economy3' },
    ...{ H03: 'culture1', H06: 'culture2', H16: 'culture3', H19: 'culture4' },
    ...{ H05: 'technology1', H12: 'technology2', H15: 'technology3', H18: 'technology4' },
    ...{ H04: 'AW', H08: 'BW', H14: 'CE' },
  };
  test.each<[string, Record<string, number>]>([
    ['A on the outer ring', { AE: 6, AC: 9, AT: 6, AW: 6 }],
    ['B inside', { BE: 3, BC: 3, BT: 6, BW: 3 }],
    ['C alone of its kind', { CE: 3, CC: 0, CT: 6, CW: 3 }],
    ['D the largest group', { DE: 6, DC: 6, DT: 6, DW: 6 }],
    ['E pairs', { EEC: 9, EET: 9, ECT: 12 }],
    ['F neighbouring pairs', { FEC: 9, FET: 12, FCT: 15 }],
    ['G touching the other kind', { GEC: 6, GET: 9, GCT: 9 }],
  ])('INV-TILE-WEALTH every copy of %s', (_, points) => {
    expect(Object.fromEntries(Object.keys(points).map((id) => [id, wealth(id, MIXED)]))).toEqual(points);
  });

  test('INV-TILE-WEALTH INV-TILE-TECHNOLOGY a technology tile that is used up still counts', () => {
    const p = position().give(0, { built: { H01: 'technology1', H19: 'AT' } });
    p.player(0).technologyUsed = 1;
    p.state.pending = [];
    p.step('finalScoring');
    expect(p.points(0, 'wealth')).toBe(3);
  });

  test('INV-END-WEALTH only tiles on the map score and count', () => {
    const p = position().give(0, { area: ['AE', 'economy2'], built: { H01: 'economy1', H19: 'BE' } });
    p.state.pending = [];
    p.step('finalScoring');
    expect(p.points(0, 'wealth')).toBe(0);
  });
});

describe('personal goals', () => {
  test.each(REGIONS.map((id) => [`goal${id[0].toUpperCase()}${id.slice(1)}`, id] as const))(
    'INV-END-GOALS %s: 3 for the token, 1 for each citizen on the map, at most 8',
    (id, region) => {
      const points = (citizens: number, token: boolean): number => {
        const p = position().region(region, {
          card: 'wheel',
          presenter: 0,
          presenters: 2,
          citizens: [citizens, 9, 0, 0],
        });
        if (token) p.give(0, { tokens: { tokenShare: region } });
        return goalPoints(p.g, p.state, 0, p.g.goalIds.indexOf(id));
      };
      expect([points(0, false), points(2, false), points(0, true), points(2, true)]).toEqual([0, 2, 3, 5]);
      expect([points(5, true), points(6, true), points(9, false)]).toEqual([8, 8, 8]);
    },
  );

  const inner = { H05: 'economy1', H06: 'culture2', H10: 'technology1', H15: 'AE' };
  const set = (count: number): Record<string, string> =>
    Object.fromEntries(
      ['economy', 'culture', 'technology'].flatMap((kind, row) =>
        Array.from({ length: count }, (_, at) => [
          `H${String(5 * row + at + 1).padStart(2, '0')}`,
          `${kind}${at + 1}`,
        ]),
      ),
    );
  test.each<[string, Holdings, number]>([
    ['goalEconomy', { built: { H01: 'economy1', H02: 'economy2', H03: 'culture1' }, area: ['economy3'] }, 4],
    ['goalEconomy', { built: set(5) }, 8],
    ['goalCulture', { built: { H01: 'economy1', H02: 'culture2', H03: 'culture1' } }, 4],
    ['goalCulture', { built: set(5) }, 8],
    ['goalTechnology', { built: { H01: 'technology3', H03: 'culture1' } }, 2],
    ['goalTechnology', { built: set(5) }, 8],
    ['goalWealth', { built: { H01: 'AE', H02: 'culture2' } }, 2],
    ['goalWealth', { built: { H01: 'AE', H02: 'BE', H03: 'CE', H04: 'DE', H05: 'EEC' } }, 8],
    ['goalSets', { built: { H01: 'economy1', H02: 'culture2', H03: 'technology1', H04: 'economy2' } }, 3],
    ['goalSets', { built: { H01: 'economy1', H02: 'culture2' } }, 0],
    ['goalSets', { built: set(4) }, 9],
    ['goalCentre', { built: { H10: 'economy1', H05: 'AE', H01: 'culture1' } }, 4],
    ['goalCentre', { built: inner }, 6],
    ['goalEconomyInventions', { inventions: ['bread', 'silk', 'boats'] }, 6],
    ['goalEconomyInventions', { inventions: ['bread', 'silk', 'trade', 'coins'] }, 9],
    ['goalCultureInventions', { inventions: ['cloth', 'silk', 'boats'] }, 3],
    ['goalCultureInventions', { inventions: ['cloth', 'writing', 'flute', 'internet'] }, 9],
    ['goalTechnologyInventions', { inventions: ['boats', 'wheel', 'silk'] }, 6],
    ['goalTechnologyInventions', { inventions: ['boats', 'wheel', 'glass', 'steel'] }, 9],
    ['goalInventions', { inventions: ['bread', 'silk', 'wheel'] }, 4],
    ['goalInventions', { inventions: ['horse', 'silk', 'wheel', 'glass', 'steel', 'coins'] }, 10],
    ['goalEra', { milestone: 'sailing' }, 0],
    ['goalEra', { milestone: 'crane' }, 2],
    ['goalEra', { milestone: 'telegraph' }, 5],
    ['goalEra', { milestone: 'computer' }, 9],
    // The own diplomat of the set-up.
    ['goalDiplomats', {}, 3],
    ['goalTokens', { tokens: { tokenInfluence: 'asia', tokenShare: 'africa' } }, 4],
    [
      'goalTokens',
      {
        tokens: {
          ...{ tokenInfluence: 'asia', tokenShare: 'africa', tokenPresent: 'europe' },
          ...{ tokenInvent: 'australia', tokenInnovate: 'middleEast' },
        },
      },
      10,
    ],
  ])('INV-END-GOALS %s with %j: %i', (id, holdings, points) => {
    expect(goal(id, holdings)).toBe(points);
  });

  test('INV-END-GOALS diplomats count on any milestone of the board, at most 9 points', () => {
    const p = position();
    const id = p.g.goalIds.indexOf('goalDiplomats');
    p.diplomat(0, 'mining').diplomat(0, 'transport');
    expect(goalPoints(p.g, p.state, 0, id)).toBe(9);
    p.diplomat(0, 'agriculture');
    expect(goalPoints(p.g, p.state, 0, id)).toBe(9);
  });

  test('INV-END-GOALS 6, 9 or 12 tiles of any kind', () => {
    const tiles = ['economy', 'culture'].flatMap((kind) =>
      [1, 2, 3, 4, 5, 6].map((number) => `${kind}${number}`),
    );
    const built = (count: number) =>
      Object.fromEntries(
        tiles.slice(0, count).map((tile, at) => [`H${String(at + 1).padStart(2, '0')}`, tile]),
      );
    expect([5, 6, 9, 12].map((count) => goal('goalAllTiles', { built: built(count) }))).toEqual([0, 3, 5, 8]);
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
    const { disclosed } = p.state.chance;
    p.step('finalScoring');
    expect(p.points(0, 'personalGoals')).toBe(3 + 3);
    // The goals were secret until now.
    expect(p.state.chance.disclosed).toBe(disclosed + 1);
    expect(p.rules.view(p.state, 1).players[0].goals).toEqual(p.player(0).goals);
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
