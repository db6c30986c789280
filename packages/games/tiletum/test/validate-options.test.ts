/** Fixed outcomes of set-up and chosen challenges: those that do not fit the tables or the other options are refused. */
import { describe, expect, test } from 'vitest';
import { tables } from '../data/index.ts';
import { faultIn, faultOf, type Value } from './option-faults.ts';
import { FIXED, SILVER } from './position.ts';

describe('fixed outcomes have to fit the tables', () => {
  const all = { ...FIXED, ...SILVER, order: [0, 1] };
  const other = (option: string, id: string) => `options.${option}: the overrides make ${id} something else`;

  test('as they are, all of them fit', () => {
    expect(faultOf(all)).toBeNull();
    expect(faultOf(FIXED)).toBeNull();
  });

  test.each<[string, string, Value]>([
    ['placeTiles', 'gold3a', ['helpers.gold3a.pile', 'underground']],
    ['placeTiles', 'gold3a', ['helpers.gold3a.players', 3]],
    ['kingTile', 'gold3b', ['helpers.gold3b.players', 3]],
    ['contracts', 'iron3for5', ['contracts.iron3for5.pile', 'bonus']],
    ['contracts', 'iron3for5', ['contracts.iron3for5.players', 3]],
    ['characters', 'king-wool2b', ['characters.king-wool2b.players', 3]],
    ['fairs', 'fairHouses', ['fairs.fairHouses.inSilver', false]],
    ['seekerTile', 'goldAndPoints2a', ['helpers.goldAndPoints2a.pile', 'underground']],
    ['fairTowns', 'frankfurt', ['fairTowns.0', 'paris']],
  ])('%s: %s', (option, id, value) => {
    expect(faultIn(all, value)).toBe(other(option, id));
  });

  test.each<[string, string, Value]>([
    ['placeTiles', 'gold3a', ['helpers.gold3a.isSilver', true]],
    ['characters', 'king-wool2b', ['characters.king-wool2b.isSilver', true]],
    ['fairs', 'fairHouses', ['fairs.fairHouses.inBase', false]],
  ])('without silver, %s: %s', (option, id, value) => {
    expect(faultIn(FIXED, value)).toBe(other(option, id));
    expect(faultIn(all, value)).toBeNull();
  });

  test('a cost tile of a cathedral is paid in stone', () => {
    const values: Value[] = [
      ['costTiles.costStone2a.pays', 'gold'],
      ['costTiles.costGold3.pays', 'stone'],
    ];
    expect(faultIn(FIXED, ...values)).toBe(other('costTiles', 'costStone2a'));
  });

  test('bonus tiles lie on towns that have one', () => {
    expect(faultOf({ mapTiles: { paris: 'gold3b' } })).toBeNull();
    expect(faultOf({ mapTiles: { bordeaux: 'gold3b' } })).toBe(other('mapTiles', 'bordeaux'));
    expect(faultOf({ mapTiles: { london: 'gold3b' } })).toBe(other('mapTiles', 'london'));
    expect(faultOf({ players: 3, mapTiles: { london: 'gold3b' } })).toBeNull();
    expect(faultOf({ mapTiles: { londonBrugge: 'gold3b' } })).toBe(other('mapTiles', 'londonBrugge'));
    expect(faultIn({ mapTiles: { paris: 'gold3b' } }, ['helpers.gold3b.players', 3])).toBe(
      other('mapTiles', 'gold3b'),
    );
  });

  test('a tile lies in one place', () => {
    const twice = 'options.mapTiles: gold3b lies somewhere else already';
    expect(faultOf({ mapTiles: { paris: 'gold3b' }, kingTile: 'gold3b' })).toBe(twice);
    expect(faultOf({ ...FIXED, placeTiles: FIXED.placeTiles?.with(0, 'gold3b') })).toBe(twice);
    expect(faultOf({ ...all, seekerTile: 'gold3b' })).toBe(twice);
    expect(faultOf({ mapTiles: { paris: 'gold3b' }, kingTile: 'points3b' })).toBeNull();
  });

  test('underground: the sides say what fits', () => {
    const base = { silver: true, sides: ['IA', 'IIA', 'IIIA'] };
    const costs = SILVER.undergroundCosts;
    expect(faultOf({ ...base, undergroundCosts: costs })).toBeNull();
    expect(faultOf({ silver: true, undergroundCosts: costs })).toBe(
      'options.undergroundCosts: the sides have to be fixed as well',
    );
    expect(faultOf({ silver: true, silverSetup: 'first', undergroundCosts: costs })).toBeNull();
    expect(faultOf({ ...base, undergroundCosts: costs?.with(1, 'costGold3') })).toBe(
      `options.undergroundCosts: the cathedral of IIA costs ${tables.underground.IIA.pays}`,
    );
    const at = (city: string) => ({ undergroundTiles: { [city]: 'seeker2d' } });
    expect(faultOf({ ...base, ...at('annaberg') })).toBeNull();
    expect(faultOf({ silver: true, silverSetup: 'first', ...at('annaberg') })).toBeNull();
    expect(faultOf({ silver: true, ...at('annaberg') })).toBe(
      'options.undergroundTiles: the sides have to be fixed as well',
    );
    expect(faultOf({ ...base, ...at('freiberg') })).toBe('options.undergroundTiles: freiberg has no tile');
    expect(faultOf({ ...base, ...at('schneeberg') })).toBe(
      'options.undergroundTiles: schneeberg has no tile',
    );
    expect(faultOf({ ...base, players: 3, ...at('schneeberg') })).toBeNull();
    expect(faultOf({ ...base, sides: ['IB', 'IIA', 'IIIA'], ...at('annaberg') })).toBe(
      'options.undergroundTiles: annaberg has no tile',
    );
    expect(faultIn({ ...base, ...at('annaberg') }, ['helpers.seeker2d.pile', 'bonus'])).toBe(
      other('undergroundTiles', 'seeker2d'),
    );
  });
});

describe('challenges', () => {
  test('those of silver need silver', () => {
    expect(faultOf({ players: 1, challenges: ['deepCoffers', 'rareChance'] })).toBe(
      'options.challenges: rareChance needs silver',
    );
    expect(faultOf({ players: 1, silver: true, challenges: ['deepCoffers', 'rareChance'] })).toBeNull();
    expect(faultOf({ players: 1, challenges: ['deepCoffers'] })).toBeNull();
  });

  test('where an override made one a card of silver, it is the override that does not fit', () => {
    const made: Value = ['challenges.deepCoffers.set', 'silver'];
    expect(faultIn({ players: 1, challenges: ['deepCoffers'] }, made)).toBe(
      'override challenges.deepCoffers.set: the challenge is chosen, and there is no silver',
    );
    expect(faultIn({ players: 1, silver: true, challenges: ['deepCoffers'] }, made)).toBeNull();
    expect(faultIn({ players: 1, challenges: ['readyForAction'] }, made)).toBeNull();
    expect(faultIn({ players: 1, challenges: ['rareChance'] }, made)).toBe(
      'options.challenges: rareChance needs silver',
    );
  });
});
