import { describe, expect, test } from 'vitest';
import { position as base, silverPosition as position } from './position.ts';

describe('the worked example of the seeker action', () => {
  /** The king stands at the segment of 3, which the seeker field covers. */
  function example() {
    const p = position(3, {
      places: ['merchant', 'character', 'king', 'architect', 'contract', 'joker'],
      seekerWheel: 3,
    });
    p.turn(0)
      .dice('gold3')
      .give(0, { gold: 0, silver: 1, levels: [0, 0, 1], houses: 2 });
    return p;
  }

  test('TIL-SEEKER-FIELD, example 2: one of both actions, its own tile, and a point more by the technology', () => {
    const p = example().play(0, 'take gold 3');
    expect(p.legal(0).filter((line) => line.startsWith('choose'))).toEqual(['choose king', 'choose seeker']);
    expect(p.refusal(0, 'choose merchant')).toBe('TIL-SEEKER-FIELD');
    p.play(0, 'choose seeker', 'keep tile');
    expect(p.storehouse(0)).toEqual(['goldAndPoints2a']);
    expect(p.goods(0).gold).toBe(3);
    expect(p.state.turn.points).toBe(5);
  });

  test('TIL-SEEKER-PLACE, TIL-MINE-GAIN, TIL-TABLET-FIRST, examples 3 to 6: seeker, house, tablet and mine', () => {
    const p = example().play(0, 'take gold 3', 'choose seeker', 'decline');
    p.play(0, 'place seeker on II');
    expect([p.player(0).silver, p.state.turn.points]).toEqual([0, 5]);
    expect(p.player(0).seekers[1]).toBe(p.spot('kutnaHora'));
    p.play(0, 'seeker to jihlava', 'seeker to pribram', 'house in pribram on 1');
    expect(p.state.turn.points).toBe(2);
    expect(p.points(0, 'housePoints')).toBe(2);
    expect(p.player(0).houses).toBe(1);
    p.play(0, 'seeker to gastein');
    expect(p.points(0, 'tabletPoints')).toBe(4);
    p.play(0, 'mine in gastein on 1');
    expect(p.state.turn.points).toBe(0);
    expect([p.player(0).silver, p.goods(0).gold]).toEqual([1, 4]);
  });

  test('TIL-SEEKER-FIELD, example 62: points are not divided, and one tile may be taken', () => {
    const p = example().play(0, 'take gold 3', 'choose king', 'decline');
    expect(p.refusal(0, 'seeker to annaberg')).toBe('TIL-TURN-NOT-NOW');
    expect(p.tiles([p.state.placeTiles[6]])).toEqual(['goldAndPoints2a']);
  });

  test('TIL-SEEKER-FIELD, example 63: the field covers two values, with the points of each', () => {
    const p = position().turn(0).dice('iron1', 'iron2');
    expect(p.play(0, 'take iron 1', 'choose seeker', 'decline').state.turn.points).toBe(6);
    const q = position().turn(0).dice('iron1', 'iron2');
    expect(q.play(0, 'take iron 2', 'choose seeker', 'decline').state.turn.points).toBe(5);
    const none = position().turn(0).dice('iron3').play(0, 'take iron 3', 'decline');
    expect(none.owed()).toEqual(['turn']);
  });

  test('TIL-JOKER, example 64: the Joker may be the seeker action', () => {
    const p = position().turn(0).dice('iron6').play(0, 'take iron 6', 'decline', 'choose seeker');
    expect(p.refusal(0, 'seeker to annaberg')).toBeNull();
    const plain = base().turn(0).dice('iron6').play(0, 'take iron 6', 'decline');
    expect(plain.refusal(0, 'choose seeker')).toBe('TIL-JOKER');
  });
});

describe('seekers', () => {
  test('TIL-SEEKER-SILVER, example 58: maps in any order, at their price', () => {
    const p = position().turn(0).give(0, { silver: 2 }).play(0, 'place seeker on III');
    expect(p.player(0).silver).toBe(0);
    expect(p.refusal(0, 'place seeker on II')).toBe('TIL-SEEKER-SILVER');
    expect(p.missing(0, 'place seeker on II')).toEqual({ silver: 1 });
  });

  test('TIL-SEEKER-PLACE, example 59: one seeker on each map', () => {
    const p = position().turn(0).give(0, { silver: 9 });
    expect(p.refusal(0, 'place seeker on I')).toBe('TIL-SEEKER-PLACE');
    expect(base().turn(0).refusal(0, 'place seeker on I')).toBe('TIL-SEEKER-PLACE');
  });

  test('TIL-SEEKER-MOVE, example 65: points are shared among seekers', () => {
    const p = position()
      .act(0, 'seeker', 4)
      .give(0, { seekers: ['freiberg', 'kutnaHora', null] });
    expect(p.refusal(0, 'seeker to goslar')).toBe('TIL-SEEKER-MOVE');
    expect(p.refusal(0, 'seeker to stiavnica')).toBe('TIL-SEEKER-MOVE');
    p.play(0, 'seeker to annaberg', 'seeker to jihlava', 'seeker to freiberg', 'seeker to pribram');
    expect(p.refusal(0, 'seeker to annaberg')).toBe('TIL-POINTS-SHORT');
  });

  test('TIL-SEEKER-HERE: builds and takes tiles where a seeker stands, one point each', () => {
    const p = position(3)
      .act(0, 'seeker', 3)
      .give(0, { seekers: ['joachimsthal', null, null] });
    p.mapTile('joachimsthal', 'seeker2d');
    for (const line of [
      'house in marienberg on 1',
      'mine in annaberg on 1',
      'pillar in sterzing',
      'collect in annaberg',
      'house in paris on 1',
    ])
      expect([line, p.refusal(0, line)]).toEqual([line, 'TIL-SEEKER-HERE']);
    p.play(0, 'pillar in joachimsthal', 'house in joachimsthal on 1', 'collect in joachimsthal');
    expect(p.storehouse(0)).toEqual(['seeker2d']);
    expect(p.state.turn.points).toBe(0);
  });

  test('TIL-PILLAR-ONE, TIL-HOUSE-ONE, example 67: one pillar at a cathedral, one house in a city', () => {
    const p = position(3)
      .act(0, 'seeker', 4)
      .give(0, { seekers: ['joachimsthal', null, null] });
    p.play(0, 'pillar in joachimsthal', 'house in joachimsthal on 1');
    expect(p.refusal(0, 'pillar in joachimsthal')).toBe('TIL-PILLAR-ONE');
    expect(p.refusal(0, 'house in joachimsthal on 2')).toBe('TIL-HOUSE-ONE');
  });

  test('TIL-MINE-SUPPLY, TIL-MINE-ONE, TIL-MINE-SLOT, example 66: mines of the own supply, one in a city', () => {
    const p = position()
      .act(0, 'seeker', 4)
      .give(0, { seekers: ['annaberg', null, null], mines: 0, generalMines: 2 });
    expect(p.refusal(0, 'mine in annaberg on 1')).toBe('TIL-MINE-SUPPLY');
    expect(p.missing(0, 'mine in annaberg on 1')).toEqual({ mines: 1 });
    p.give(0, { mines: 2 }).play(0, 'mine in annaberg on 1');
    const start = position().act(0, 'seeker', 4);
    expect(start.refusal(0, 'mine in freiberg on 1')).toBe('TIL-MINE-SLOT');
    const four = position(4)
      .act(0, 'seeker', 4)
      .give(0, { seekers: ['annaberg', null, null] });
    expect(four.refusal(0, 'mine in annaberg on 2')).toBe('TIL-MINE-SLOT');
    four.play(0, 'mine in annaberg on 1');
    expect(four.refusal(0, 'mine in annaberg on 2')).toBe('TIL-MINE-ONE');
    const taken = position(2)
      .mine(1, 'annaberg')
      .act(0, 'seeker', 4)
      .give(0, { seekers: ['annaberg', null, null] });
    expect(taken.refusal(0, 'mine in annaberg on 1')).toBe('TIL-MINE-SLOT');
  });

  test('TIL-SEEKER-SYMBOL, example 69: one step as a task, whatever the action', () => {
    const p = position().turn(0).dice('iron5').play(0, 'take iron 5', 'decline');
    expect(p.refusal(0, 'symbol seeker action')).toBe('TIL-SEEKER-SYMBOL');
    expect(p.refusal(0, 'symbol seeker to goslar')).toBe('TIL-SEEKER-MOVE');
    p.play(0, 'symbol seeker to annaberg');
    expect(p.state.turn.points).toBe(2);
    expect(p.refusal(0, 'symbol seeker to freiberg')).toBe('TIL-SEEKER-SYMBOL');
    const without = position().turn(0).dice('iron3').play(0, 'take iron 3', 'decline');
    expect(without.refusal(0, 'symbol seeker to annaberg')).toBe('TIL-SEEKER-SYMBOL');
  });

  test('TIL-UNDERGROUND-ANYWHERE, example 60: anywhere is also a map with an own seeker', () => {
    const p = position()
      .turn(0)
      .give(0, { food: 12, storehouse: ['crest1a', 'crest2a'] });
    p.play(0, 'place crest1a under building 1');
    expect(p.refusal(0, 'house in pribram on 1')).toBe('TIL-UNDERGROUND-ANYWHERE');
    p.play(0, 'house in marienberg on 1', 'place crest2a under building 2');
    expect(p.points(0, 'housePoints')).toBe(2);
    expect(p.refusal(0, 'pillar in sterzing')).toBe('TIL-UNDERGROUND-ANYWHERE');
    p.play(0, 'pillar in joachimsthal');
  });

  test('TIL-UNDERGROUND-ANYWHERE, example 61: a character builds where the seeker stands', () => {
    const p = position(4).act(0, 'character', 2);
    p.give(0, { seekers: ['marienberg', null, null], storehouse: ['contract-house1', 'character-pillar1'] });
    p.play(0, 'lodge contract-house1 in 4.1', 'house in marienberg on 1');
    p.give(0, { seekers: ['joachimsthal', null, null] });
    p.play(0, 'lodge character-pillar1 in 5.1', 'pillar in joachimsthal');
    expect(p.player(0).pillars).toBe(1);
  });

  test('TIL-CATHEDRAL-COST: cathedrals underground cost gold or silver', () => {
    const p = position().turn(0).give(0, { gold: 4, silver: 0 });
    p.state.pillars[9 * 4] = 0;
    p.state.pillars[10 * 4] = 0;
    expect(p.refusal(0, 'contribute in joachimsthal')).toBe('TIL-CATHEDRAL-COST');
    expect(p.missing(0, 'contribute in joachimsthal')).toEqual({ gold: 1 });
    expect(p.missing(0, 'contribute in sterzing')).toEqual({ silver: 1 });
    p.give(0, { gold: 5, silver: 1 }).play(0, 'contribute in joachimsthal', 'contribute in sterzing');
    expect([p.goods(0).gold, p.player(0).silver]).toEqual([0, 0]);
    expect(p.points(0, 'cathedralPoints')).toBe(7 + 3 + 3 + 5);
  });
});
