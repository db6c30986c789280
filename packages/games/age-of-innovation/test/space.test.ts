import { describe, expect, test } from 'vitest';
import { hexMap } from '../../terra/index.ts';
import { type Building, tables } from '../data/index.ts';
import { areAdjacent } from '../rules/reach.ts';
import { position } from './position.ts';

const large = () =>
  position([
    ['desert', 'goblins'],
    ['lake', 'felines'],
    ['swamp', 'blessed'],
  ]);

describe('the maps', () => {
  test('AOI-SETUP-MAP two play on the small side, three on either, four and five on the large side', () => {
    const sizes = [
      position([
        ['desert', 'goblins'],
        ['lake', 'felines'],
      ]).g.land,
      large().g.land,
      position(
        [
          ['desert', 'goblins'],
          ['lake', 'felines'],
          ['swamp', 'blessed'],
        ],
        { mapForThree: 'small' },
      ).g.land,
      position(
        [
          ['desert', 'goblins'],
          ['lake', 'felines'],
          ['swamp', 'blessed'],
          ['forest', 'moles'],
        ],
        { mapForThree: 'small' },
      ).g.land,
    ];
    expect(sizes).toEqual([59, 81, 59, 81]);
  });

  test('AOI-SETUP-MAP printed bridges of the large side join hexes across two rivers, but for one on the border', () => {
    const map = hexMap(tables.maps.large.rows);
    const across = new Set(
      map.acrossEdges.map(([a, b]) => [map.landNames[a], map.landNames[b]].sort().join(':')),
    );
    const other = tables.maps.large.bridges.filter((ends) => !across.has([...ends].sort().join(':')));
    expect(other).toEqual([['G1', 'I1']]);
    expect(tables.maps.large.bridges).toHaveLength(31);
    expect(tables.maps.small.bridges).toHaveLength(17);
  });
});

describe('adjacency and reach', () => {
  test('AOI-ADJACENT example 4: a bridge makes two hexes adjacent', () => {
    const game = large().put(0, 'E4');
    const [a, b] = ['E4', 'G3'].map((name) => game.g.map.landAt.get(name) as number);
    expect(areAdjacent(game.g, game.state, a, b)).toBe(false);
    game.bridge(0, 'E4', 'G3');
    expect(areAdjacent(game.g, game.state, a, b)).toBe(true);
    game.terrain('G3', 'desert').give(0, { tools: 1, coins: 2 }).turn().play(0, 'build G3');
    expect(game.buildingAt('G3')).toMatchObject({ seat: 0, kind: 'workshop' });
  });

  test('AOI-ADJACENT a bridge joins for everybody, not only for its owner', () => {
    const game = large()
      .put(1, 'G3')
      .bridge(1, 'E4', 'G3')
      .terrain('E4', 'desert')
      .put(0, 'E3')
      .give(1, { bowls: [5, 0, 0] })
      .give(0, { tools: 1, coins: 2 })
      .turn()
      .play(0, 'build E4', 'end turn');
    expect(game.owed()).toEqual(['leech']);
    expect(game.deciders()).toEqual([1]);
  });

  test.each([
    [0, 'AOI-BUILD-REACH'],
    [1, 'AOI-BUILD-REACH'],
    [2, null],
    [3, null],
  ])('AOI-REACH example 5: two river hexes between and shipping %i', (shipping, refusal) => {
    const game = large()
      .put(0, 'B5')
      .terrain('E5', 'desert')
      .give(0, { shipping, tools: 1, coins: 2 })
      .turn();
    expect(game.refusal(0, 'build E5')).toBe(refusal);
  });

  test('AOI-REACH only own buildings count, whichever they are, neutral ones among them', () => {
    const reached = (seat: number, kind: Building, neutral: boolean) => {
      const game = large().put(2, 'A1').terrain('I6', 'desert').give(0, { tools: 1, coins: 2 });
      if (neutral) game.putNeutral(seat, 'H5', kind);
      else game.put(seat, 'H5', kind);
      return game.turn().refusal(0, 'build I6') === null;
    };
    for (const kind of ['workshop', 'university'] as const) {
      expect([kind, reached(0, kind, false), reached(0, kind, true)]).toEqual([kind, true, true]);
      expect([kind, reached(1, kind, false), reached(1, kind, true)]).toEqual([kind, false, false]);
    }
  });

  test('AOI-REACH, AOI-ADJACENT a bridge reaches from either end, and only from an own building', () => {
    const reached = (seat: number, from: string, to: string) => {
      const game = large().put(seat, from).bridge(2, 'E4', 'G3').terrain(to, 'desert');
      return game.give(0, { tools: 1, coins: 2 }).turn().refusal(0, `build ${to}`) === null;
    };
    expect([reached(0, 'E4', 'G3'), reached(0, 'G3', 'E4')]).toEqual([true, true]);
    expect([reached(1, 'E4', 'G3'), reached(1, 'G3', 'E4')]).toEqual([false, false]);
  });

  test('AOI-REACH the river bonus lengthens ships by one', () => {
    const game = large().put(0, 'B5').terrain('E5', 'desert');
    game.give(0, { shipping: 1, tools: 1, coins: 2, bonus: 'riverBonus' }).turn();
    expect(game.refusal(0, 'build E5')).toBeNull();
  });
});

describe('tunnels and flights, worked out anew', () => {
  /** Hexes of any kind by row and column, with the sides they share and the bridges between them. */
  function adjacency(game: ReturnType<typeof large>): Map<string, string[]> {
    const { map, sites } = game.g;
    const key = ({ row, column }: { row: number; column: number }) => `${row} ${column}`;
    const cells = [...map.landCells, ...map.riverCells];
    const near = new Map(cells.map((cell) => [key(cell), [] as string[]]));
    for (const { row, column } of cells) {
      const left = row % 2 === 0 ? column - 1 : column;
      for (const [r, c] of [
        [row, column - 1],
        [row, column + 1],
        [row - 1, left],
        [row - 1, left + 1],
        [row + 1, left],
        [row + 1, left + 1],
      ])
        if (near.has(`${r} ${c}`)) near.get(`${row} ${column}`)?.push(`${r} ${c}`);
    }
    for (const bridge of game.state.bridges) {
      const [a, b] = sites[bridge >> 3].map((hex) => key(map.landCells[hex]));
      near.get(a)?.push(b);
      near.get(b)?.push(a);
    }
    return near;
  }

  /** Empty hexes that lie more than one and at most `most` steps from the buildings of seat 0. */
  function within(game: ReturnType<typeof large>, most: number): string[] {
    const { map } = game.g;
    const near = adjacency(game);
    const steps = new Map<string, number>();
    map.landCells.forEach(({ row, column }, hex) => {
      const building = game.state.buildings[hex];
      if (building >= 0 && building >> 4 === 0) steps.set(`${row} ${column}`, 0);
    });
    for (const [from, count] of steps)
      for (const to of near.get(from) ?? []) if (!steps.has(to)) steps.set(to, count + 1);
    return map.landNames.filter((_, hex) => {
      const { row, column } = map.landCells[hex];
      const count = steps.get(`${row} ${column}`) ?? 0;
      return game.state.buildings[hex] < 0 && count > 1 && count <= most;
    });
  }

  const BRIDGES = [
    ['E4', 'G3'],
    ['D4', 'E4'],
    ['C7', 'E7'],
    ['A7', 'B5'],
    ['F5', 'H7'],
  ] as const;

  test.each([
    ['E4', 'H9'],
    ['G3', 'A1'],
    ['D4', 'B5'],
    ['C7', 'F5'],
    ['H7', 'E1'],
  ])(
    'AOI-LEAP-NOT-ADJACENT, AOI-ADJACENT from %s and %s: two steps by tunnel, three by flight, bridges among them',
    (first, second) => {
      const game = position([
        ['desert', 'moles'],
        ['lake', 'felines'],
        ['swamp', 'blessed'],
      ]);
      game.put(0, first, 'palace').put(0, second).give(0, { palace: 'P9', tools: 40, scholars: 1, coins: 9 });
      for (const [from, to] of BRIDGES) game.bridge(1, from, to);
      // Every empty hex is home terrain, so that building alone shows where the ways lead.
      for (const hex of game.g.map.landNames) if (game.buildingAt(hex) === null) game.terrain(hex, 'desert');
      game.turn();
      const offered = (way: string) =>
        game.offered(0, 'build').flatMap((line) => (line.endsWith(way) ? [line.split(' ')[1]] : []));
      expect(offered('by tunnel').sort()).toEqual(within(game, 2).sort());
      expect(offered('by flight').sort()).toEqual(within(game, 3).sort());
    },
  );
});
