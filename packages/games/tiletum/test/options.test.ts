/** Options as they come from outside: what is refused, in which words, and what is just still fine. */
import { OptionsError, readOptions } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { LEVELS, tables } from '../data/index.ts';
import { tiletum } from '../rules/index.ts';
import { FIXED } from './position.ts';

function faultOf(options: object): string | null {
  try {
    readOptions(tiletum.options, { players: 2, ...options });
    return null;
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    return error.message;
  }
}

describe('options', () => {
  test('that nobody chose are the usual ones', () => {
    expect(readOptions(tiletum.options, { players: 1 })).toMatchObject({
      silver: false,
      silverSetup: 'dealt',
      actionTiles: 'dealt',
      level: 'normal',
      challenges: null,
    });
    expect(tiletum.options.fields.level.values).toEqual(LEVELS);
  });

  test.each([1, 4])('%i may play', (players) => expect(faultOf({ players })).toBeNull());
  test.each([0, 5, 2.5])('%d may not', (players) =>
    expect(faultOf({ players })).toContain('options.players: must be a whole number from 1 to 4'),
  );

  test.each<[object, string]>([
    [{ order: 7 }, 'options.order: must name 2'],
    [{ order: [0] }, 'options.order: must name 2'],
    [{ order: [0, 0] }, 'options.order: must be 0, 1 in any order'],
    [{ wheel: 0 }, 'options.wheel: must be a value from 1 to 6'],
    [{ wheel: 7 }, 'options.wheel: must be a value from 1 to 6'],
    [{ wheel: 1.5 }, 'options.wheel: must be a value from 1 to 6'],
    [{ wheel: '1' }, 'options.wheel: must be a value from 1 to 6'],
    [{ seekerWheel: 7 }, 'options.seekerWheel: must be a value from 1 to 6'],
    [{ places: 'all' }, 'options.places: must be a list'],
    [{ places: ['king'] }, 'options.places: must name 6'],
    [{ places: ['king', 'king', 'king', 'king', 'king', 'king'] }, 'options.places: names one twice'],
    [
      { places: ['merchant', 'character', 'contract', 'architect', 'king', 'seeker'] },
      'options.places: "seeker" is none of merchant, architect, character, contract, king, joker',
    ],
    [{ placeTiles: FIXED.placeTiles?.with(0, 'crest1b') }, 'options.placeTiles: "crest1b" is none of'],
    [{ placeTiles: FIXED.placeTiles?.slice(1) }, 'options.placeTiles: must name 6'],
    [{ kingTile: 'moon' }, 'options.kingTile: must be one of'],
    [{ kingTile: 'iron3for5' }, 'options.kingTile: must be one of'],
    [{ mapTiles: null, kingTile: 7 }, 'options.kingTile: must be one of'],
    [{ mapTiles: 'none' }, 'options.mapTiles: must be tiles by spot'],
    [{ mapTiles: ['gold3a'] }, 'options.mapTiles: must be tiles by spot'],
    [{ mapTiles: { atlantis: 'gold3a' } }, 'options.mapTiles: atlantis is no spot of the map'],
    [{ mapTiles: { paris: 'iron3for5' } }, 'options.mapTiles: "iron3for5" is none of'],
    [{ mapTiles: { paris: 'gold3a', lyon: 'gold3a' } }, 'options.mapTiles: names one twice'],
    [{ contracts: FIXED.contracts?.slice(1) }, 'options.contracts: must name 5'],
    [{ contracts: FIXED.contracts?.with(0, 'gold3a') }, 'options.contracts: "gold3a" is none of'],
    [{ contracts: FIXED.contracts?.with(0, 'iron5for10') }, 'options.contracts: "iron5for10" is none of'],
    [{ characters: FIXED.characters?.slice(1) }, 'options.characters: must name 5'],
    [{ characters: FIXED.characters?.with(0, 'moon') }, 'options.characters: "moon" is none of'],
    [{ costTiles: FIXED.costTiles?.with(0, 'costGold3') }, 'options.costTiles: "costGold3" is none of'],
    [{ costTiles: FIXED.costTiles?.slice(1) }, 'options.costTiles: must name 9'],
    [{ fairs: FIXED.fairs?.slice(1) }, 'options.fairs: must name 4'],
    [{ fairs: FIXED.fairs?.with(0, 'moon') }, 'options.fairs: "moon" is none of'],
    [{ fairTowns: ['lyon', 'genova'] }, 'options.fairTowns: must name 3'],
    [{ fairTowns: ['paris', 'lyon', 'genova'] }, 'options.fairTowns: "paris" is none of'],
    [{ sides: 'A' }, 'options.sides: must name 3'],
    [{ sides: ['IA', 'IIA'] }, 'options.sides: must name 3'],
    [{ sides: ['IA', 'IB', 'IIIA'] }, 'options.sides: "IB" is no side of that map'],
    [{ technologies: ['king', 'dice'] }, 'options.technologies: must name 3'],
    [{ technologies: ['king', 'dice', 'moon'] }, 'options.technologies: "moon" is none of'],
    [{ scoring: 'mines' }, 'options.scoring: must be one of pillars, houses'],
    [{ undergroundCosts: ['costGold3'] }, 'options.undergroundCosts: must name 3'],
    [
      { undergroundCosts: ['costStone2a', 'costGold3', 'costGold4'] },
      'options.undergroundCosts: "costStone2a" is none of',
    ],
    [{ seekerTile: 'crest1b' }, 'options.seekerTile: must be one of'],
    [{ undergroundTiles: 'none' }, 'options.undergroundTiles: must be tiles by city'],
    [{ undergroundTiles: ['seeker2d'] }, 'options.undergroundTiles: must be tiles by city'],
    [{ undergroundTiles: { paris: 'seeker2d' } }, 'options.undergroundTiles: paris is no city'],
    [{ undergroundTiles: { annaberg: 'gold3a' } }, 'options.undergroundTiles: "gold3a" is none of'],
    [{ challenges: 'all' }, 'options.challenges: must be a list'],
    [{ challenges: ['moon'] }, 'options.challenges: "moon" is none of'],
    [{ challenges: ['deepCoffers', 'deepCoffers'] }, 'options.challenges: names one twice'],
    [{ level: 'mild' }, 'options.level: must be one of easy, normal, hard'],
    [{ silverSetup: 'second' }, 'options.silverSetup: must be one of dealt, first'],
    [{ actionTiles: 'mixed' }, 'options.actionTiles: must be one of dealt, printed'],
    [{ silver: 'yes' }, 'options.silver: must be true or false'],
  ])('%j are refused', (options, message) => {
    expect(faultOf(options)).toContain(message);
  });

  test.each<[object]>([
    [{ order: [1, 0] }],
    [{ wheel: 1 }],
    [{ wheel: 6 }],
    [{ seekerWheel: 6 }],
    [{ places: ['merchant', 'character', 'contract', 'architect', 'king', 'joker'] }],
    [{ kingTile: 'crest1a' }],
    [{ kingTile: 'iron2for3' }],
    [{ mapTiles: {} }],
    [{ mapTiles: { paris: 'gold3a', lyon: 'gold3b' } }],
    [{ scoring: 'houses' }],
    [{ sides: ['IB', 'IIB', 'IIIA'] }],
    [{ undergroundTiles: { annaberg: 'seeker2d' } }],
    [{ undergroundCosts: ['costGold3', 'costSilver1', 'costSilver2'] }],
    [{ challenges: [] }],
    [{ challenges: Object.keys(tables.challenges) }],
    [FIXED],
  ])('%j are fine', (options) => {
    expect(faultOf(options)).toBeNull();
  });

  test('tiles for more players are for more players, and alone they are those of two', () => {
    const offer = { contracts: FIXED.contracts?.with(0, 'iron5for10') };
    expect(faultOf({ players: 3, ...offer })).toBeNull();
    expect(faultOf({ players: 1, ...offer })).toContain('"iron5for10" is none of');
    expect(faultOf({ players: 1, ...FIXED })).toBeNull();
    const third = Object.keys(tables.characters).find((id) => tables.characters[id].players === 3) ?? '';
    const people = { characters: FIXED.characters?.with(0, third) };
    expect(faultOf({ players: 2, ...people })).toContain(`"${third}" is none of`);
    expect(faultOf({ players: 1, ...people })).toContain(`"${third}" is none of`);
    expect(faultOf({ players: 3, ...people })).toBeNull();
  });
});
