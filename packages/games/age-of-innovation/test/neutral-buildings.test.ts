import { describe, expect, test } from 'vitest';
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
    const game = three().put(0, 'H5', 'guild').terrain('H6', 'plains').give(0, { tools: 6 });
    game.turn().play(0, 'upgrade H5 to school', 'competency watchtower', 'place tower H6');
    expect(game.buildingAt('H6')).toEqual({ seat: 0, kind: 'tower', neutral: true });
    expect(game.terrainAt('H6')).toBe('swamp');
  });

  test('AOI-NEUTRAL-COUNTS example 8: a monument is worth 4 power, a tower 2', () => {
    const offered = (beside: 'monument' | 'tower') => {
      const game = three().put(0, 'H5', beside).put(1, 'H7').terrain('H6', 'desert');
      game.give(0, { bowls: [9, 0, 0] }).give(1, { tools: 1, coins: 2 });
      game.turn(1).play(1, 'build H6', 'end turn').play(0, 'leech');
      return game.bowls(0);
    };
    expect([offered('monument'), offered('tower')]).toEqual([
      [5, 4, 0],
      [7, 2, 0],
    ]);
  });

  test('AOI-NEUTRAL-PLACE, AOI-REACH the ship of a round bonus carries a neutral building too', () => {
    // F4 is one river hex away from H5.
    const placing = (bonus: string) => {
      const game = three().put(0, 'H5').terrain('F4', 'swamp').give(0, { bonus });
      return game.turn().play(0, 'innovate neutralWorkshop', ...anyThree);
    };
    expect(placing('coinBonus').refusal(0, 'place workshop F4')).toBe('AOI-BUILD-REACH');
    expect(placing('riverBonus').play(0, 'place workshop F4').buildingAt('F4')).toEqual({
      seat: 0,
      kind: 'workshop',
      neutral: true,
    });
  });

  test('AOI-NEUTRAL-PLACE neither a tunnel nor a flight carries it', () => {
    const game = position(
      [
        ['swamp', 'moles'],
        ['desert', 'felines'],
        ['lake', 'inventors'],
      ],
      { innovations: INNOVATIONS },
    );
    game.put(0, 'H5', 'palace').terrain('H7', 'swamp').terrain('H8', 'swamp');
    game.give(0, { palace: 'P9', books: { banking: 5 }, tools: 9, scholars: 3 });
    game.turn().play(0, 'innovate neutralWorkshop');
    expect(game.refusal(0, 'place workshop H7')).toBe('AOI-BUILD-REACH');
    expect(game.refusal(0, 'place workshop H8')).toBe('AOI-BUILD-REACH');
  });

  test('AOI-INNOVATION-COINS, AOI-NEUTRAL-COUNTS who has a neutral palace pays five coins for it and none for the next innovation', () => {
    const game = three().put(0, 'H5').terrain('H6', 'swamp').alone();
    game.give(0, { books: { banking: 2, law: 2, engineering: 4, medicine: 3 }, coins: 5 }).turn();
    game.play(0, 'innovate neutralPalace', 'pay book medicine', 'pay book medicine', 'pay book medicine');
    game.play(0, 'place palace H6', 'end turn');
    expect(game.player(0).coins).toBe(0);
    game.give(0, { books: { banking: 2, law: 1, engineering: 1, medicine: 2 } });
    expect(game.refusal(0, 'innovate census')).toBeNull();
    game.play(0, 'innovate census');
    expect(game.player(0).coins).toBe(0);
    const without = three().give(0, { coins: 4 }).turn();
    expect(without.refusal(0, 'innovate census')).toBe('AOI-INNOVATION-COINS');
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
    expect(game.refusal(0, 'end turn')).toBe('AOI-TURN-FINISH-FIRST');
    expect(game.refusal(0, 'place tower H6')).toBe('AOI-TURN-FINISH-FIRST');
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
