import { OptionsError, readOptions } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { CATHEDRALS, tables } from '../data/index.ts';
import { NONE, type Options, rulesetOf, tiletum } from '../rules/index.ts';
import { FIXED, position } from './position.ts';

function dealt(players: number, seed: string, chosen: Partial<Options> = {}) {
  const options = readOptions(tiletum.options, { players, ...chosen });
  return { g: rulesetOf(options), state: tiletum.rules(options).setup(seed) };
}

describe('set-up', () => {
  test.each([
    [2, 40, 16, 35],
    [3, 48, 22, 40],
    [4, 54, 26, 45],
  ])(
    'TIL-SETUP-TILES: with %i players %i bonus tiles, %i contracts and %i characters are in play',
    (players, bonus, contracts, characters) => {
      const { state } = dealt(players, 'tiles');
      const laid = [...state.placeTiles, ...state.mapTiles, state.kingTile].filter((tile) => tile !== NONE);
      expect(state.bonusPile.length + laid.length).toBe(bonus);
      expect(state.contractPile.length + state.contractOffer.length).toBe(contracts);
      expect(state.characterPile.length + state.characterOffer.length).toBe(characters);
    },
  );

  test('TIL-SETUP-WHEEL: printed or dealt, and turned at random', () => {
    expect(dealt(2, 'a', { actionTiles: 'printed' }).state.places).toEqual([0, 2, 3, 1, 4, 5]);
    const orders = new Set(['a', 'b', 'c', 'd'].map((seed) => dealt(2, seed).state.places.join()));
    expect(orders.size).toBeGreaterThan(1);
    for (const seed of ['a', 'b', 'c'])
      expect(dealt(2, seed).state.places.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    const turned = new Set(Array.from({ length: 40 }, (_, at) => dealt(2, `w${at}`).state.wheel));
    expect([...turned].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test.each([
    [2, 14],
    [3, 17],
    [4, 20],
  ])(
    'TIL-SETUP-BONUS: with %i players tiles lie at six actions, at the king and on %i spots',
    (players, spots) => {
      const { state } = dealt(players, 'bonus');
      expect(state.placeTiles.filter((tile) => tile !== NONE)).toHaveLength(6);
      expect(state.kingTile).not.toBe(NONE);
      expect(state.mapTiles.filter((tile) => tile !== NONE)).toHaveLength(spots);
    },
  );

  test('TIL-SETUP-OFFERS: five contracts and five characters', () => {
    const { state } = dealt(3, 'offers');
    expect(state.contractOffer.filter((tile) => tile !== NONE)).toHaveLength(5);
    expect(state.characterOffer.filter((tile) => tile !== NONE)).toHaveLength(5);
  });

  test('TIL-SETUP-CATHEDRALS: a cost tile in stone at each of the nine, one of them closed', () => {
    const { g, state } = dealt(3, 'cathedrals');
    expect(state.costTiles).toHaveLength(CATHEDRALS.length);
    expect(new Set(state.costTiles).size).toBe(9);
    expect(state.costTiles.filter((tile) => g.costTiles[tile].isClosed)).toHaveLength(1);
    const closed = new Set(
      Array.from({ length: 60 }, (_, at) => {
        const one = dealt(3, `closed ${at}`);
        return one.state.costTiles.findIndex((tile) => one.g.costTiles[tile].isClosed);
      }),
    );
    expect(closed.size).toBe(9);
  });

  test('TIL-SETUP-FAIRS: Tiletum first, then three of eight towns; four of eleven fairs', () => {
    const { g, state } = dealt(4, 'fairs');
    expect(g.spotIds[state.fairTowns[0]]).toBe('tiletum');
    expect(new Set(state.fairTowns).size).toBe(4);
    for (const town of state.fairTowns.slice(1)) expect(tables.fairTowns).toContain(g.spotIds[town]);
    expect(new Set(state.fairs).size).toBe(4);
    for (const fair of state.fairs) expect(tables.fairs[g.fairIds[fair]].inBase).toBe(true);
  });

  test('TIL-SETUP-CORRUPTION, TIL-SETUP-BAG: six tokens, and a die of each colour for each player', () => {
    const p = position(3);
    expect(p.state.bag).toEqual([3, 3, 3, 3, 3]);
    p.step('round');
    expect(p.state.corruption).toHaveLength(6);
  });

  test('TIL-SETUP-ORDER: a random order; the first disc at the bottom of 0', () => {
    const { g, state } = dealt(4, 'order');
    expect(state.discs).toEqual(state.order);
    expect(state.king.map((space) => g.track[space])).toEqual([0, 0, 0, 0]);
    expect(
      new Set(['a', 'b', 'c', 'd'].map((seed) => dealt(4, seed).state.order.join())).size,
    ).toBeGreaterThan(1);
  });

  test('TIL-SETUP-PIECES: figures and a house in Tiletum, two houses and pillars in the supply', () => {
    const p = position(4);
    for (const [seat, player] of p.state.players.entries()) {
      expect([player.merchant, player.architect]).toEqual([p.spot('tiletum'), p.spot('tiletum')]);
      expect([player.houses, player.pillars]).toEqual([2, 2]);
      expect(p.state.houses.filter((owner) => owner === seat)).toHaveLength(1);
    }
    const { houses, pillars } = { houses: 8, pillars: 7 };
    const components = p.rules.components(p.state);
    expect([components['houses of seat 3'], components['pillars of seat 3']]).toEqual([houses, pillars]);
  });

  test('TIL-SETUP-GOODS: one of each good, and gold by turn order', () => {
    const p = position(4, { order: [2, 0, 3, 1] });
    expect([2, 0, 3, 1].map((seat) => p.goods(seat).gold)).toEqual([1, 3, 5, 6]);
    expect(p.goods(0)).toEqual({ gold: 3, food: 1, wool: 1, stone: 1, iron: 1 });
  });
});

describe('fixed outcomes', () => {
  test('are what they say', () => {
    const p = position(2, { mapTiles: { paris: 'crest2a', lyon: 'gold3b' }, kingTile: 'points3b' });
    expect(p.tiles(p.state.placeTiles)).toEqual(FIXED.placeTiles);
    expect(p.tiles(p.state.contractOffer)).toEqual(FIXED.contracts);
    expect(p.tiles(p.state.characterOffer)).toEqual(FIXED.characters);
    expect(p.tiles([p.state.kingTile, p.state.mapTiles[p.spot('paris')]])).toEqual(['points3b', 'crest2a']);
    expect(p.state.costTiles.map((tile) => p.g.costTileIds[tile])).toEqual(FIXED.costTiles);
    expect(p.state.fairs.map((fair) => p.g.fairIds[fair])).toEqual(FIXED.fairs);
    const all = [...p.state.bonusPile, ...p.state.placeTiles, ...p.state.mapTiles, p.state.kingTile];
    const tiles = all.filter((tile) => tile !== NONE);
    expect(new Set(tiles).size).toBe(tiles.length);
  });

  test.each([
    [{ order: [0, 0] }, 'order'],
    [{ order: [0] }, 'order'],
    [{ wheel: 7 }, 'wheel'],
    [{ places: ['merchant'] }, 'places'],
    [{ placeTiles: ['gold3a', 'gold3a', 'plus1a', 'crest1a', 'iron2for3', 'joker1a'] }, 'placeTiles'],
    [{ kingTile: 'crest1b' }, 'kingTile'],
    [{ mapTiles: { atlantis: 'gold3a' } }, 'mapTiles'],
    [{ mapTiles: ['gold3a'] }, 'mapTiles'],
    [{ mapTiles: { bordeaux: 'gold3b' } }, 'mapTiles'],
    [{ mapTiles: { paris: 'gold3b' }, kingTile: 'gold3b' }, 'mapTiles'],
    [{ contracts: ['iron3for5'] }, 'contracts'],
    [{ characters: 'all' }, 'characters'],
    [{ costTiles: FIXED.costTiles?.with(0, 'costGold3') }, 'costTiles'],
    [{ fairs: ['fairMines', 'fairHouses', 'fairPillars', 'fairCrests'] }, 'fairs'],
    [{ fairTowns: ['paris', 'lyon', 'genova'] }, 'fairTowns'],
  ])('%o are refused', (chosen, option) => {
    const make = () => tiletum.rules(readOptions(tiletum.options, { players: 2, ...chosen }));
    expect(make).toThrow(OptionsError);
    expect(make).toThrow(option);
  });
});
