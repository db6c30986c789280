/** Set-up with the silver expansion. */
import { readOptions } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { tables } from '../data/index.ts';
import { NONE, type Options, rulesetOf, tiletum } from '../rules/index.ts';
import { silverPosition as position } from './position.ts';

function dealt(players: number, seed: string, chosen: Partial<Options> = {}) {
  const options = readOptions(tiletum.options, { players, silver: true, ...chosen });
  const state = tiletum.rules(options).setup(seed);
  if (state.silver === null) throw new Error('there is no silver');
  return { g: rulesetOf(options), state, silver: state.silver };
}

/** Tiles of the underground that lie in cities. */
function laid({ mapTiles }: { readonly mapTiles: readonly number[] }): number[] {
  return mapTiles.slice(29).filter((tile) => tile !== NONE);
}

describe('set-up with silver', () => {
  test.each([
    [2, 16, 9],
    [3, 22, 12],
    [4, 27, 15],
  ])(
    'TIL-SILVER-SETUP, examples 17 and 18: with %i players %i tiles, %i of them in cities',
    (players, all, open) => {
      const { state, silver } = dealt(players, 'tiles');
      expect(laid(state)).toHaveLength(open);
      expect(silver.pile.length + open).toBe(all);
      expect(state.bonusPile.length).toBe(
        { 2: 50, 3: 60, 4: 68 }[players]! - 7 - 1 - { 2: 14, 3: 17, 4: 20 }[players]!,
      );
    },
  );

  test('TIL-SILVER-SETUP, example 19: cost tiles underground are of the kind that the space asks for', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { g, state, silver } = dealt(3, `costs ${seed}`);
      for (const level of [0, 1, 2]) {
        const id = g.costTileIds[state.costTiles[9 + level]];
        expect(tables.costTiles[id].pays).toBe(g.maps[level][silver.sides[level]].pays);
      }
    }
  });

  test('TIL-SILVER-SETUP, example 20: stacks underground descend, the lowest may be without points', () => {
    const { g } = dealt(3, 'stacks');
    for (const { stack } of g.maps.flat()) expect(stack).toEqual(stack.toSorted((a, b) => b - a));
    expect(g.maps[0][0].stack).toEqual([3, 0]);
  });

  test('TIL-SILVER-SETUP, example 21: thirteen fairs, without the one for contracts and crests', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 80; seed++) {
      const { g, state } = dealt(2, `fairs ${seed}`);
      for (const fair of state.fairs) seen.add(g.fairIds[fair]);
    }
    expect(seen.size).toBe(13);
    expect(seen).not.toContain('fairContractCrest');
  });

  test('TIL-SILVER-SETUP, example 22: favoured goods only with the goods technology', () => {
    expect(position(2, { technologies: ['goods', 'king', 'dice'] }).state.silver?.favoured).toEqual([
      1, 2, 3, 4,
    ]);
    expect(position().state.silver?.favoured).toEqual([]);
  });

  test('TIL-SILVER-SETUP, example 23: an ordinary bonus tile lies at the seeker action', () => {
    const { g, state } = dealt(3, 'seeker tile');
    const tile = state.placeTiles[6];
    expect(tile).not.toBe(NONE);
    const id = g.tileIds[tile];
    const tiles = { ...tables.helpers, ...tables.contracts, ...tables.crests };
    expect(tiles[id].pile).toBe('bonus');
  });

  test('TIL-SILVER-PIECES, examples 24 to 26: silver by turn order, pieces, and nothing for the mine of set-up', () => {
    const p = position(3, { order: [1, 0, 2] });
    expect([1, 0, 2].map((seat) => p.player(seat).silver)).toEqual([0, 1, 1]);
    for (const player of p.state.players) {
      expect(player.seekers).toEqual([p.spot('freiberg'), NONE, NONE]);
      expect([player.seekersLeft, player.mines, player.generalMines]).toEqual([2, 2, 3]);
    }
    const mines = p.state.silver?.mines.slice(0, 4);
    expect(mines).toEqual([0, 1, 2, NONE]);
    const components = p.rules.components(p.state);
    expect([
      components['mines of seat 0'],
      components['seekers of seat 0'],
      components['pillars of seat 0'],
    ]).toEqual([6, 3, 8]);
  });

  test('TIL-SILVER-PIECES, example 27: the sixth contract frees a pillar', () => {
    const done = ['wool2for3', 'same3for4', 'iron4for7', 'wool4for7', 'same6for9'];
    const p = position(4)
      .turn(0)
      .give(0, { pillars: 0, iron: 2, contracts: done, storehouse: ['iron2for3'] });
    p.play(0, 'fulfil iron2for3');
    expect(p.player(0).pillars).toBe(1);
  });

  test('TIL-SILVER-SETUP, example 28: a first game has the sides A and three given technologies', () => {
    const { silver } = dealt(3, 'first', { silverSetup: 'first' });
    expect(silver.sides).toEqual([0, 0, 0]);
    expect(silver.technologies).toEqual([8, 7, 0]);
    const sides = new Set(Array.from({ length: 40 }, (_, at) => dealt(2, `s${at}`).silver.sides.join()));
    expect(sides.size).toBe(8);
    const ends = new Set(Array.from({ length: 20 }, (_, at) => dealt(2, `e${at}`).silver.scoring));
    expect(ends.size).toBe(2);
  });

  test.each([
    [{ sides: ['IA', 'IB', 'IIA'] }, 'sides'],
    [{ technologies: ['king', 'king', 'dice'] }, 'technologies'],
    [{ scoring: 'mines' }, 'scoring'],
    [{ seekerWheel: 0 }, 'seekerWheel'],
    [{ undergroundCosts: ['costStone2a', 'costGold3', 'costGold4'] }, 'undergroundCosts'],
    [{ undergroundTiles: { paris: 'seeker2d' } }, 'undergroundTiles'],
    [{ undergroundTiles: ['seeker2d'] }, 'undergroundTiles'],
    [{ undergroundCosts: ['costGold3', 'costSilver1', 'costSilver2'] }, 'undergroundCosts: the sides'],
    [
      { silverSetup: 'first', undergroundCosts: ['costSilver3', 'costSilver1', 'costSilver2'] },
      'IA costs gold',
    ],
    [{ undergroundTiles: { annaberg: 'seeker2d' } }, 'undergroundTiles: the sides'],
    [{ silverSetup: 'first', undergroundTiles: { goslar: 'seeker2d' } }, 'goslar has no tile'],
    [{ silver: false, kingTile: 'seeker2a' }, 'kingTile'],
    [
      {
        silver: false,
        characters: ['king-mine1', 'merchant-gold3', 'contract-stone2', 'king-wool2b', 'king-points2'],
      },
      'characters',
    ],
  ])('%o is refused', (chosen, option) => {
    const make = () => tiletum.rules(readOptions(tiletum.options, { players: 2, silver: true, ...chosen }));
    expect(make).toThrow(option);
  });

  test('tiles of the underground can be fixed', () => {
    const p = position(2, { undergroundTiles: { annaberg: 'seeker2d' } });
    expect(p.tiles([p.state.mapTiles[p.spot('annaberg')]])).toEqual(['seeker2d']);
    expect(p.state.silver?.pile).not.toContain(p.tile('seeker2d'));
  });
});
