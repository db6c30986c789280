import { hexMap } from '@guildhall/terra';
import { describe, expect, test } from 'vitest';
import { tables } from '../data/index.ts';
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

  test('AOI-REACH the river bonus lengthens ships by one', () => {
    const game = large().put(0, 'B5').terrain('E5', 'desert');
    game.give(0, { shipping: 1, tools: 1, coins: 2, bonus: 'riverBonus' }).turn();
    expect(game.refusal(0, 'build E5')).toBeNull();
  });
});
