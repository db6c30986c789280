import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

describe('characters', () => {
  test('TIL-CHARACTER-HIRE: one point each from the offer, which is refilled at once', () => {
    const p = position().act(0, 'character', 2).play(0, 'hire contract-stone2');
    expect(p.storehouse(0)).toEqual(['contract-stone2']);
    expect(p.state.characterOffer).toHaveLength(5);
    expect(p.tiles(p.state.characterOffer)).not.toContain('contract-stone2');
    expect(p.tiles(p.state.characterOffer)).not.toContain(null);
    expect(p.refusal(0, 'hire contract-stone2')).toBe('TIL-CHARACTER-HIRE');
  });

  test('TIL-CHARACTER-REFRESH: one point for five new ones; the old ones go back to the pile', () => {
    const p = position().act(0, 'character', 2);
    const old = [...p.state.characterOffer];
    p.play(0, 'refresh characters');
    expect(p.state.characterOffer.filter((tile) => old.includes(tile))).toEqual([]);
    expect(p.state.characterPile.filter((tile) => old.includes(tile))).toEqual(old.toSorted((a, b) => a - b));
    p.state.characterPile = p.state.characterPile.slice(0, 2);
    p.play(0, 'refresh characters');
    expect(p.tiles(p.state.characterOffer)).not.toContain(null);
    const empty = position().act(0, 'character', 2);
    empty.state.characterPile = [];
    expect(empty.refusal(0, 'refresh characters')).toBe('TIL-CHARACTER-REFRESH');
  });

  test('TIL-CHARACTER-ROOM: as many points as the floor, in any order of floors, free rooms only', () => {
    const p = position().act(0, 'character', 4);
    p.give(0, { storehouse: ['merchant-gold3', 'merchant-contract2'] });
    p.play(0, 'lodge merchant-gold3 in 1.3');
    expect(p.state.turn.points).toBe(1);
    expect(p.refusal(0, 'lodge merchant-contract2 in 1.2')).toBe('TIL-POINTS-SHORT');
    expect(p.refusal(0, 'lodge merchant-contract2 in 1.3')).toBe('TIL-CHARACTER-ROOM');
    expect(p.refusal(0, 'lodge merchant-contract2 in 4.2')).toBe('TIL-CHARACTER-ROOM');
    p.play(0, 'lodge merchant-contract2 in 1.1');
  });

  test('TIL-CHARACTER-TYPE: one type in a building, one building for a type', () => {
    const p = position().act(0, 'character', 9);
    p.give(0, {
      storehouse: ['merchant-contract2', 'king-points2'],
      rooms: { '1.1': 'merchant-gold3' },
    });
    expect(p.refusal(0, 'lodge king-points2 in 1.2')).toBe('TIL-CHARACTER-TYPE');
    expect(p.refusal(0, 'lodge merchant-contract2 in 2.1')).toBe('TIL-CHARACTER-TYPE');
    expect(p.refusal(0, 'lodge merchant-contract2 in 1.2')).toBeNull();
    expect(p.refusal(0, 'lodge king-points2 in 2.1')).toBeNull();
  });

  test('TIL-BUILDING-SIX: the last building takes anyone, also of a type that lives elsewhere', () => {
    const p = position().act(0, 'character', 9);
    p.give(0, { storehouse: ['merchant-contract2'], rooms: { '1.1': 'merchant-gold3' } });
    p.play(0, 'lodge merchant-contract2 in 6.1', 'done');
    const q = position().act(0, 'character', 9);
    q.give(0, { storehouse: ['merchant-contract2'], rooms: { '6.1': 'merchant-gold3' } });
    expect(q.refusal(0, 'lodge merchant-contract2 in 1.1')).toBeNull();
    // Filled, it has no house on its roof; completed, it has no marker.
    q.give(0, { houses: 2, food: 9, storehouse: ['crest1a'] });
    q.play(0, 'place crest1a under building 6');
    expect(q.player(0).houses).toBe(2);
    expect(q.player(0).markers).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(q.points(0, 'crestPoints')).toBe(5);
  });

  test('TIL-BUILDING-FILLED: the last room frees the house on the roof', () => {
    const p = position().act(0, 'character', 3);
    p.give(0, { storehouse: ['merchant-contract2'], rooms: { '2.1': 'merchant-gold3' }, houses: 0 });
    p.play(0, 'lodge merchant-contract2 in 2.2');
    expect(p.player(0).houses).toBe(1);
  });

  test('TIL-BUILDING-COMPLETED: rooms and crest bring the marker, which counts for the running action', () => {
    const p = position().act(0, 'character', 1);
    p.give(0, {
      storehouse: ['character-gold3'],
      rooms: { '2.2': 'character-contract2' },
      crests: { 2: 'crest1a' },
    });
    p.play(0, 'lodge character-gold3 in 2.1');
    expect(p.player(0).markers).toEqual([0, 0, 2, 0, 0, 0, 0]);
    expect(p.state.turn.points).toBe(2);
    const other = position().act(0, 'merchant', 1);
    other.give(0, {
      food: 6,
      storehouse: ['crest1a'],
      rooms: { '2.1': 'king-gold3', '2.2': 'king-points2' },
    });
    other.play(0, 'place crest1a under building 2');
    expect(other.player(0).markers[4]).toBe(2);
    expect(other.state.turn.points).toBe(1);
  });

  test('TIL-DIE-POINTS: a marker strengthens the die, not the actions of tiles', () => {
    const p = position()
      .turn(0)
      .dice('food5')
      .give(0, { storehouse: ['king2a'] });
    p.player(0).markers[4] = 3;
    p.play(0, 'take food 5', 'decline');
    expect(p.state.turn.points).toBe(2 + 3);
    p.play(0, 'use king2a');
    expect(p.refusal(0, 'king 3')).toBe('TIL-POINTS-SHORT');
    expect(p.missing(0, 'king 3')).toEqual({ actionPoints: 1 });
  });
});

/** What a character gives when it moves in. */
describe('bonuses of characters', () => {
  function lodged(id: string, holdings = {}) {
    const p = position(4).act(0, 'character', 1);
    p.give(0, { gold: 0, food: 0, wool: 0, stone: 0, iron: 0, storehouse: [id], ...holdings });
    return p.play(0, `lodge ${id} in 4.1`);
  }

  test.each([
    ['merchant-gold3', { gold: 3 }],
    ['contract-stone2', { stone: 2 }],
    ['character-food2', { food: 2 }],
    ['king-wool2', { wool: 2 }],
    ['contract-iron2', { iron: 2 }],
    ['merchant-goldAndIron1', { gold: 1, iron: 1 }],
    ['king-goldAndWool1', { gold: 1, wool: 1 }],
  ])('TIL-CHARACTER-BONUS: %s', (id, goods) => {
    const none = { gold: 0, food: 0, wool: 0, stone: 0, iron: 0 };
    expect(lodged(id).goods(0)).toEqual({ ...none, ...goods });
  });

  test('TIL-CHARACTER-BONUS: points', () => {
    expect(lodged('contract-points3').points(0, 'characterPoints')).toBe(3);
  });

  test('TIL-CHARACTER-BONUS: actions with their points, which may be left', () => {
    const king = lodged('merchant-king2');
    expect(king.legal(0)).toEqual(['king 1', 'king 2', 'done']);
    king.play(0, 'king 2');
    expect(king.owed()).toEqual(['turn']);
    const contract = lodged('character-contract2');
    contract.play(0, 'acquire crest1b');
    expect(contract.storehouse(0)).toEqual(['crest1b']);
    const character = lodged('king-character1').play(0, 'done');
    expect(character.owed()).toEqual(['turn']);
  });

  test('TIL-CHARACTER-BONUS: a contract action and a good of choice, whichever first', () => {
    const p = lodged('merchant-contractAndGood1');
    expect(p.owed()).toEqual(['act', 'goods']);
    p.play(0, 'gain iron', 'swap iron for wool', 'gain wool');
    expect(p.goods(0)).toMatchObject({ iron: 0, wool: 2 });
    const q = lodged('merchant-contractAndGood1').play(0, 'acquire iron4for7b', 'gain food');
    expect(q.owed()).toEqual(['turn']);
  });

  test('TIL-CHARACTER-BONUS: steps of the merchant and of the architect', () => {
    const p = lodged('merchant-merchantSteps2').play(0, 'merchant to paris', 'merchant to troyes');
    expect(p.owed()).toEqual(['turn']);
    const q = lodged('contract-architectSteps2').play(0, 'architect to koeln', 'done');
    expect(q.player(0).architect).toBe(q.spot('koeln'));
    const both = lodged('king-bothSteps1');
    expect(both.refusal(0, 'house in tiletum on 1')).toBe('TIL-CHARACTER-BONUS');
    both.play(0, 'architect to koeln');
    expect(both.refusal(0, 'architect to frankfurt')).toBe('TIL-CHARACTER-BONUS');
    both.play(0, 'merchant to paris');
    expect(both.owed()).toEqual(['turn']);
  });

  test('TIL-CHARACTER-BONUS: a house, before or after a step', () => {
    const p = lodged('architect-merchantStepAndHouse1', { merchant: 'paris' });
    p.play(0, 'house in paris on 1', 'merchant to troyes');
    expect(p.owed()).toEqual(['turn']);
    const q = lodged('architect-merchantStepAndHouse1').play(0, 'merchant to paris', 'house in paris on 1');
    expect(q.player(0).houses).toBe(1 + 1);
    const here = lodged('contract-house1', { merchant: 'wien' });
    expect(here.refusal(0, 'house in paris on 1')).toBe('TIL-MERCHANT-HERE');
    here.play(0, 'house in wien on 1');
    expect(here.points(0, 'housePoints')).toBe(3);
    // Where nothing can be placed nobody is asked.
    expect(lodged('contract-house1').owed()).toEqual(['turn']);
  });

  test('TIL-CHARACTER-BONUS: a pillar, with or without a step', () => {
    const p = lodged('merchant-architectStepAndPillar1').play(0, 'architect to koeln', 'pillar in koeln');
    expect(p.player(0).pillars).toBe(1);
    const here = lodged('character-pillar1', { architect: 'paris' });
    expect(here.refusal(0, 'pillar in koeln')).toBe('TIL-ARCHITECT-HERE');
    here.play(0, 'pillar in paris');
    expect(lodged('character-pillar1').owed()).toEqual(['turn']);
  });
});

describe('crests', () => {
  test('TIL-CREST-FOOD, TIL-CREST-PLACE: food by building, one crest below each, filled or not', () => {
    const p = position()
      .turn(0)
      .give(0, { food: 5, storehouse: ['crest1a', 'crest2a'] });
    expect(p.refusal(0, 'place crest1a under building 1')).toBe('TIL-CREST-FOOD');
    expect(p.missing(0, 'place crest1a under building 1')).toEqual({ food: 1 });
    p.play(0, 'place crest1a under building 5', 'gain iron', 'gain gold');
    expect(p.goods(0).food).toBe(2);
    expect(p.refusal(0, 'place crest2a under building 5')).toBe('TIL-CREST-PLACE');
  });

  test('TIL-CREST-ONE: one of each family, wherever it lies', () => {
    const p = position()
      .act(0, 'contract', 3)
      .give(0, { storehouse: ['crest1a'] });
    expect(p.refusal(0, 'acquire crest1b')).toBe('TIL-CREST-ONE');
    const placed = position()
      .act(0, 'contract', 3)
      .give(0, { crests: { 3: 'crest1a' } });
    expect(placed.refusal(0, 'acquire crest1b')).toBe('TIL-CREST-ONE');
  });

  test('TIL-CREST-BONUS: a house or a pillar anywhere, by the usual limits', () => {
    const p = position(3)
      .turn(0)
      .give(0, { food: 12, storehouse: ['crest1a', 'crest2a'] });
    p.house(0, 'wien').play(0, 'place crest1a under building 1');
    expect(p.refusal(0, 'house in wien on 2')).toBe('TIL-HOUSE-ONE');
    p.play(0, 'house in venezia on 1');
    expect(p.points(0, 'housePoints')).toBe(4);
    p.pillar(0, 'koeln').play(0, 'place crest2a under building 2');
    expect(p.refusal(0, 'pillar in koeln')).toBe('TIL-PILLAR-ONE');
    expect(p.refusal(0, 'pillar in firenze')).toBe('TIL-CATHEDRAL-CLOSED');
    p.play(0, 'pillar in milano');
    expect(p.owed()).toEqual(['turn']);
  });

  test('TIL-CREST-BONUS: a figure goes anywhere; the bonus may be declined', () => {
    const p = position()
      .turn(0)
      .give(0, { food: 9, storehouse: ['crest1a', 'crest2a'] });
    p.play(0, 'place crest1a under building 3');
    expect(p.refusal(0, 'merchant to tiletum')).toBe('TIL-CREST-BONUS');
    expect(p.refusal(0, 'architect to wien')).toBe('TIL-TURN-NOT-NOW');
    p.play(0, 'merchant to firenze', 'place crest2a under building 4');
    expect(p.refusal(0, 'architect to tiletum')).toBe('TIL-CREST-BONUS');
    p.play(0, 'architect to milano');
    expect([p.player(0).merchant, p.player(0).architect]).toEqual([p.spot('firenze'), p.spot('milano')]);
    const no = position()
      .turn(0)
      .give(0, { food: 5, storehouse: ['crest1a'] });
    no.play(0, 'place crest1a under building 3', 'done');
    expect(no.player(0).merchant).toBe(no.spot('tiletum'));
  });

  test('TIL-CREST-BONUS: where no house is left nobody is asked', () => {
    const p = position()
      .turn(0)
      .give(0, { food: 6, houses: 0, storehouse: ['crest1a'] });
    expect(p.play(0, 'place crest1a under building 1').owed()).toEqual(['turn']);
  });
});
