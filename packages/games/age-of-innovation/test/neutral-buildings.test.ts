import { describe, expect, test } from 'vitest';
import { tables } from '../data/index.ts';
import { position } from './position.ts';

const INNOVATIONS = [
  'neutralWorkshop',
  'neutralGuild',
  'neutralSchool',
  'neutralUniversity',
  'neutralPalace',
  'neutralMonument',
  'steel',
  'census',
];

const three = (chosen = {}) =>
  position(
    [
      ['swamp', 'blessed'],
      ['desert', 'felines'],
      ['lake', 'inventors'],
    ],
    {
      innovations: INNOVATIONS,
      ...chosen,
    },
  ).give(0, { books: { banking: 2, law: 2, engineering: 2, medicine: 2 }, coins: 5 });

/** Pays the three books of any discipline. */
const anyThree = ['pay book law', 'pay book engineering', 'pay book medicine'];

describe('neutral buildings', () => {
  test('AOI-NEUTRAL-COUNTS example 7: a tower on a swamp hex belongs to the swamp player', () => {
    const game = three().put(0, 'H5', 'tower');
    expect(game.buildingAt('H5')).toEqual({ seat: 0, kind: 'tower', neutral: true });
    expect(game.terrainAt('H5')).toBe('swamp');
  });

  test('AOI-NEUTRAL-COUNTS example 8: a monument is worth 4 power, a tower 2', () => {
    expect(tables.powerValue).toMatchObject({ monument: 4, tower: 2 });
  });

  test('AOI-NEUTRAL-PLACE on an empty hex in reach, with spades for tools', () => {
    const game = three().put(0, 'H5').terrain('H6', 'plains').give(0, { tools: 2 });
    game.turn().play(0, 'innovate neutralMonument', 'pay book banking', 'pay book engineering');
    game.play(0, 'pay book medicine');
    expect(game.owed()).toEqual(['placeNeutral']);
    expect(game.refusal(0, 'place monument H6')).toBe('AOI-NEUTRAL-PLACE');
    expect(game.missing(0, 'place monument H6')).toEqual({ tools: 1 });
    expect(game.refusal(0, 'place monument H9')).toBe('AOI-BUILD-REACH');
    expect(game.refusal(0, 'place monument H5')).toBe('AOI-BUILD-OCCUPIED');
    game.give(0, { tools: 3 }).play(0, 'place monument H6');
    expect(game.player(0).tools).toBe(0);
    expect(game.terrainAt('H6')).toBe('swamp');
    expect(game.buildingAt('H6')).toEqual({ seat: 0, kind: 'monument', neutral: true });
  });

  test('AOI-NEUTRAL-PLACE, AOI-TURN-ORDER-OF-BONUSES a school and the tower of its competency in any order', () => {
    const game = three().put(0, 'H5').terrain('H6', 'swamp').terrain('H7', 'swamp');
    game.turn().play(0, 'innovate neutralSchool', 'pay book banking', 'pay book law', 'pay book medicine');
    game.play(0, 'competency watchtower', 'place tower H6', 'place school H7');
    expect(game.buildingAt('H6')).toMatchObject({ kind: 'tower' });
    expect(game.buildingAt('H7')).toMatchObject({ kind: 'school' });
    expect(game.owed()).toEqual(['turn']);
  });

  test('AOI-NEUTRAL-PLACE it must be placed if it can', () => {
    const game = three().put(0, 'H5').terrain('H6', 'swamp').turn();
    game.play(0, 'innovate neutralMonument', 'pay book banking', 'pay book engineering', 'pay book medicine');
    expect(game.refusal(0, 'done with building')).toBe('AOI-NEUTRAL-LOST');
  });

  test('AOI-NEUTRAL-LOST without any place it is lost for good, but the tile stays', () => {
    const game = three().put(0, 'H5').turn();
    for (const hex of ['H4', 'H6', 'I6', 'I7', 'G5']) game.terrain(hex, 'desert');
    game.play(0, 'innovate neutralWorkshop', ...anyThree);
    expect(game.legal(0)).toEqual(['done with building']);
    game.play(0, 'done with building');
    expect(game.player(0).neutral[0]).toBe(0);
    expect(game.player(0).innovations).toHaveLength(1);
  });

  test('AOI-NEUTRAL-COUNTS placing is building: power for neighbours, points of the round', () => {
    const game = three({
      roundTiles: [
        'workshopLaw',
        'guildLaw',
        'schoolBanking',
        'greatMedicine',
        'stepMedicine',
        'townEngineering',
      ],
    });
    game
      .put(0, 'H5')
      .terrain('H6', 'swamp')
      .put(1, 'H7', 'guild')
      .give(1, { bowls: [5, 0, 0] })
      .turn();
    game.play(0, 'innovate neutralWorkshop', ...anyThree, 'place workshop H6', 'end turn');
    expect(game.points(0, 'roundTiles')).toBe(2);
    expect(game.owed()).toEqual(['leech']);
  });

  test('AOI-UPGRADE-NEUTRAL a neutral building is never upgraded', () => {
    const game = three().putNeutral(0, 'H5', 'workshop').give(0, { tools: 9, coins: 9 }).turn();
    expect(game.refusal(0, 'upgrade H5 to guild')).toBe('AOI-UPGRADE-NEUTRAL');
  });

  test('AOI-NEUTRAL-COUNTS a neutral building of a rival makes a guild cheaper', () => {
    const game = three().put(0, 'H5').put(1, 'H6', 'tower').give(0, { tools: 2, coins: 3 }).turn();
    expect(game.refusal(0, 'upgrade H5 to guild')).toBeNull();
  });

  test('AOI-NEUTRAL-PLACE its spades score and pay like others', () => {
    const game = position(
      [
        ['swamp', 'goblins'],
        ['desert', 'felines'],
        ['lake', 'inventors'],
      ],
      {
        innovations: INNOVATIONS,
        roundTiles: [
          'spadeEngineering',
          'guildLaw',
          'schoolBanking',
          'greatMedicine',
          'stepMedicine',
          'townEngineering',
        ],
      },
    );
    game
      .give(0, { books: { banking: 5 }, coins: 5, tools: 6 })
      .put(0, 'H5')
      .terrain('H6', 'desert')
      .turn();
    game.play(0, 'innovate neutralWorkshop', 'place workshop H6');
    expect(game.points(0, 'roundTiles')).toBe(4);
    expect(game.player(0)).toMatchObject({ coins: 4, tools: 0 });
  });
});

describe('annexes', () => {
  test('AOI-ANNEX-PLACE an action, beside an own building without one, and no building itself', () => {
    const game = three().put(0, 'H5').put(0, 'H6', 'tower').put(1, 'H4').annex('H6').give(0, { annexes: 2 });
    game.give(1, { bowls: [5, 0, 0] }).turn();
    expect(game.offered(0, 'annex')).toEqual(['annex H5']);
    expect(game.refusal(0, 'annex H6')).toBe('AOI-ANNEX-PLACE');
    expect(game.refusal(0, 'annex H4')).toBe('AOI-ANNEX-PLACE');
    game.play(0, 'annex H5', 'end turn');
    expect(game.player(0).annexes).toBe(1);
    expect(game.owed()).toEqual(['turn']);
    expect(game.deciders()).toEqual([1]);
  });

  test('AOI-ANNEX-NONE nobody places what he does not have', () => {
    expect(three().put(0, 'H5').turn().refusal(0, 'annex H5')).toBe('AOI-ANNEX-NONE');
  });

  test('AOI-ANNEX-VALUE three buildings and an annex with seven power found a town', () => {
    const game = three().put(0, 'H4', 'guild').put(0, 'H5', 'guild').put(0, 'H6', 'guild');
    game.give(0, { annexes: 1 }).turn().play(0, 'annex H5');
    expect(game.owed()).toEqual(['town']);
  });

  test('AOI-ANNEX-VALUE it does not count for the smaller numbers of university and monument', () => {
    const game = three().put(0, 'H4', 'university').put(0, 'H5', 'palace').give(0, { annexes: 1 }).turn();
    game.play(0, 'annex H5');
    expect(game.owed()).toEqual(['turn']);
  });

  test('AOI-ANNEX-VALUE census counts no annex', () => {
    const game = three().give(0, { books: { banking: 2, law: 2, engineering: 0, medicine: 3 } });
    for (const hex of ['H1', 'H2', 'H3', 'H4', 'H5', 'H6']) game.put(0, hex);
    game
      .annex('H1')
      .turn()
      .play(0, 'innovate census', 'pay book banking', 'pay book banking', 'pay book law');
    expect(game.points(0, 'innovations')).toBe(0);
  });
});
