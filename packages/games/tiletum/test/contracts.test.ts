import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

describe('the contract offer', () => {
  test('TIL-CONTRACT-TAKE, TIL-CONTRACT-OFFER: points by place; the gap is closed when the turn ends', () => {
    const p = position().act(0, 'contract', 4);
    p.play(0, 'acquire iron4for7b', 'acquire crest1b');
    expect(p.state.turn.points).toBe(4 - 1 - 2);
    expect(p.tiles(p.state.contractOffer)).toEqual(['iron3for5', 'wool3for5', null, 'same4for5', null]);
    expect(p.refusal(0, 'acquire iron4for7b')).toBe('TIL-CONTRACT-TAKE');
    p.play(0, 'end turn');
    expect(p.tiles(p.state.contractOffer).slice(2)).toEqual(['iron3for5', 'wool3for5', 'same4for5']);
    expect(p.state.contractOffer).toHaveLength(5);
    expect(p.tiles(p.state.contractOffer)).not.toContain(null);
  });

  test('TIL-CONTRACT-OFFER: an empty pile leaves it short', () => {
    const p = position().act(0, 'contract', 1).play(0, 'acquire iron4for7b');
    p.state.contractPile = [];
    p.play(0, 'end turn');
    expect(p.tiles(p.state.contractOffer)).toEqual([null, 'iron3for5', 'wool3for5', 'crest1b', 'same4for5']);
  });

  test('TIL-CONTRACT-LIMIT: fulfilled and stored together no more than six', () => {
    const six = ['wool2for3', 'iron2for3', 'same3for4', 'iron4for7', 'wool4for7', 'same6for9'];
    const p = position(4).act(0, 'contract', 3);
    p.give(0, { contracts: six.slice(1), storehouse: [six[0]] });
    expect(p.refusal(0, 'acquire iron4for7b')).toBe('TIL-CONTRACT-LIMIT');
    expect(p.refusal(0, 'acquire crest1b')).toBeNull();
  });
});

describe('swapping', () => {
  test('TIL-CONTRACT-SWAP, TIL-CONTRACT-FIRST-SWAP: one for another kind; the first of a turn brings one more', () => {
    const p = position().act(0, 'contract', 3).give(0, { gold: 3, iron: 0, wool: 0, food: 0 });
    expect(p.refusal(0, 'swap gold for gold')).toBe('TIL-CONTRACT-SWAP');
    expect(p.refusal(0, 'swap iron for gold')).toBe('TIL-CONTRACT-SWAP');
    expect(p.missing(0, 'swap iron for gold')).toEqual({ iron: 1 });
    expect(p.missing(0, 'swap iron for iron')).toEqual({});
    p.play(0, 'swap gold for iron', 'gain wool', 'swap gold for iron');
    expect(p.owed()).toEqual(['turn']);
    expect(p.goods(0)).toMatchObject({ gold: 1, iron: 2, wool: 1 });
  });

  test('TIL-CONTRACT-FIRST-SWAP: also by a tile, and once a turn in all', () => {
    const p = position()
      .act(0, 'contract', 1)
      .give(0, { gold: 2, storehouse: ['contract2a'] });
    p.play(0, 'use contract2a', 'swap gold for iron', 'gain wool', 'swap gold for iron');
    p.play(0, 'swap iron for gold');
    expect(p.owed()).toEqual(['turn']);
  });
});

describe('fulfilling', () => {
  test('TIL-CONTRACT-FULFIL: goods for points; a refusal says what is missing', () => {
    const p = position()
      .turn(0)
      .give(0, { iron: 2, storehouse: ['iron3for5'] });
    expect(p.refusal(0, 'fulfil iron3for5')).toBe('TIL-CONTRACT-FULFIL');
    expect(p.missing(0, 'fulfil iron3for5')).toEqual({ iron: 1 });
    p.give(0, { iron: 3 }).play(0, 'fulfil iron3for5');
    expect(p.goods(0).iron).toBe(0);
    expect(p.points(0, 'contractPoints')).toBe(5);
    expect(p.storehouse(0)).toEqual([]);
  });

  test('TIL-CONTRACT-FULFIL: goods of one kind may be gold or what else it asks for', () => {
    const p = position(4)
      .turn(0)
      .give(0, { iron: 3, gold: 2, storehouse: ['same2iron2for6'] });
    expect(p.refusal(0, 'fulfil same2iron2for6')).toBe('TIL-CONTRACT-FULFIL');
    expect(p.refusal(0, 'fulfil same2iron2for6 with iron')).toBe('TIL-CONTRACT-FULFIL');
    expect(p.missing(0, 'fulfil same2iron2for6 with iron')).toEqual({ iron: 1 });
    p.play(0, 'fulfil same2iron2for6 with gold');
    expect(p.goods(0)).toMatchObject({ iron: 1, gold: 0 });
    const q = position(4)
      .turn(0)
      .give(0, { iron: 4, storehouse: ['same2iron2for6'] });
    q.play(0, 'fulfil same2iron2for6 with iron');
    expect(q.goods(0).iron).toBe(0);
    const plain = position()
      .turn(0)
      .give(0, { iron: 9, storehouse: ['iron3for5'] });
    expect(plain.refusal(0, 'fulfil iron3for5 with iron')).toBe('TIL-CONTRACT-FULFIL');
  });

  test('TIL-CONTRACT-PILLAR: the first five free a pillar each, the sixth none', () => {
    const done = ['wool2for3', 'same3for4', 'iron4for7', 'wool4for7', 'same6for9'];
    const p = position(4)
      .turn(0)
      .give(0, { pillars: 0, iron: 2, contracts: done.slice(1) });
    p.give(0, { storehouse: ['iron2for3'] }).play(0, 'fulfil iron2for3');
    expect(p.player(0).pillars).toBe(1);
    const sixth = position(4).turn(0).give(0, { pillars: 0, iron: 2, contracts: done });
    sixth.give(0, { storehouse: ['iron2for3'] }).play(0, 'fulfil iron2for3');
    expect(sixth.player(0).pillars).toBe(0);
  });

  test('TIL-CONTRACT-EXTRA: a step on the king track, of the merchant, or a character action', () => {
    const p = position(4)
      .turn(0)
      .give(0, { iron: 3, storehouse: ['iron3for4King'] });
    p.play(0, 'fulfil iron3for4King', 'king 1');
    expect(p.points(0, 'contractPoints')).toBe(4);
    expect(p.kingValues()[0]).toBe(1);
    const q = position(4)
      .turn(0)
      .give(0, { wool: 3, storehouse: ['wool3for4Merchant'] });
    q.play(0, 'fulfil wool3for4Merchant', 'merchant to paris');
    expect(q.owed()).toEqual(['turn']);
    const r = position(4)
      .turn(0)
      .give(0, { wool: 2, iron: 2, storehouse: ['wool2iron2for5Character'] });
    r.play(0, 'fulfil wool2iron2for5Character', 'hire merchant-gold3');
    expect(r.storehouse(0)).toEqual(['merchant-gold3']);
  });
});

describe('helpers', () => {
  const BARE = { gold: 0, food: 0, wool: 0, stone: 0, iron: 0 };

  function used(id: string, holdings = {}) {
    const p = position(4)
      .act(0, 'king', 1)
      .give(0, { ...BARE, storehouse: [id], ...holdings });
    return p.play(0, `use ${id}`);
  }

  test.each([
    ['gold4a', { gold: 4 }],
    ['oneEach1a', { food: 1, wool: 1, stone: 1, iron: 1 }],
    ['goldAndPoints2a', { gold: 2 }],
  ])('TIL-HELPER-USE: %s', (id, goods) => {
    const p = used(id);
    expect(p.goods(0)).toEqual({ ...BARE, ...goods });
    expect(p.storehouse(0)).toEqual([]);
    expect(p.tiles(p.state.bonusDiscard)).toEqual([id]);
  });

  test('TIL-HELPER-USE: points, and gold with points', () => {
    expect(used('points4a').points(0, 'bonusTiles')).toBe(4);
    expect(used('goldAndPoints2a').points(0, 'bonusTiles')).toBe(2);
  });

  test('TIL-HELPER-USE: goods of choice may differ', () => {
    const p = used('goods3a').play(0, 'gain gold', 'gain iron', 'gain iron');
    expect(p.goods(0)).toEqual({ ...BARE, gold: 1, iron: 2 });
  });

  test.each([
    ['merchant3a', 'merchant to paris'],
    ['architect3a', 'architect to koeln'],
    ['character3a', 'hire merchant-gold3'],
    ['king3a', 'king 3'],
  ])('TIL-HELPER-USE: %s gives its action', (id, line) => {
    expect(used(id).refusal(0, line)).toBeNull();
    expect(used(id).owed()).toEqual(['act']);
  });

  test('TIL-HELPER-USE: a contract action, which nobody is asked for without anything to do', () => {
    expect(used('contract3a').refusal(0, 'acquire iron3for5')).toBeNull();
  });

  test('TIL-HELPER-USE, TIL-JOKER: the Joker tile is any action', () => {
    const p = used('joker1a');
    expect(p.refusal(0, 'choose joker')).toBe('TIL-JOKER');
    p.play(0, 'choose merchant', 'merchant to paris');
    expect(p.owed()).toEqual(['turn']);
  });

  test('TIL-HELPER-POINTS: more points for the action of the die, once it runs', () => {
    const p = position(4)
      .turn(0)
      .dice('food6')
      .give(0, { storehouse: ['plus2a'] });
    expect(p.refusal(0, 'use plus2a')).toBe('TIL-HELPER-POINTS');
    p.play(0, 'take food 6', 'decline', 'choose king', 'king 1', 'use plus2a', 'king 2');
    expect(p.kingValues()[0]).toBe(3);
  });

  test('TIL-HELPER-COLOUR: names the good before the die is taken', () => {
    const p = position(4)
      .turn(0)
      .dice('food5', 'gold4')
      .give(0, { ...BARE, storehouse: ['colour1a'] });
    expect(p.refusal(0, 'use colour1a')).toBe('TIL-HELPER-COLOUR');
    p.play(0, 'use colour1a for iron', 'take food 5', 'decline');
    expect(p.goods(0)).toEqual({ ...BARE, iron: 5 });
    const late = position(4)
      .act(0, 'king', 1)
      .give(0, { storehouse: ['colour1a', 'gold3a'] });
    expect(late.refusal(0, 'use colour1a for iron')).toBe('TIL-HELPER-COLOUR');
    const wrong = position(4)
      .turn(0)
      .give(0, { storehouse: ['gold3a'] });
    expect(wrong.refusal(0, 'use gold3a for iron')).toBe('TIL-HELPER-COLOUR');
    const twice = position(4)
      .turn(0)
      .give(0, { storehouse: ['colour1a', 'colour1b'] });
    twice.play(0, 'use colour1a for iron');
    expect(twice.refusal(0, 'use colour1b for iron')).toBe('TIL-HELPER-COLOUR');
  });

  test('TIL-HELPER-BUILDING: the bonuses of all characters of a building, in any order, each may be left', () => {
    const rooms = { '1.1': 'merchant-gold3', '1.2': 'merchant-king2', '1.3': 'merchant-merchantSteps2' };
    const p = used('building1a', { rooms });
    // Gold comes at once; the rest in the order of the player.
    expect(p.goods(0).gold).toBe(3);
    expect(p.legal(0)).toEqual([
      'bonus of merchant-king2',
      'bonus of merchant-merchantSteps2',
      'done',
      'buy food',
      'buy wool',
      'buy stone',
      'buy iron',
    ]);
    expect(p.refusal(0, 'bonus of merchant-gold3')).toBe('TIL-TURN-NOT-NOW');
    p.play(0, 'bonus of merchant-merchantSteps2', 'merchant to paris', 'done', 'king 2');
    expect(p.owed()).toEqual(['turn']);
    const skipped = used('building1a', { rooms }).play(0, 'done');
    expect(skipped.owed()).toEqual(['turn']);
  });

  test('TIL-HELPER-BUILDING: needs a character, and a choice only among buildings that have one', () => {
    const p = position(4)
      .act(0, 'king', 1)
      .give(0, { storehouse: ['building1a'] });
    expect(p.refusal(0, 'use building1a')).toBe('TIL-HELPER-BUILDING');
    const two = used('building1a', { rooms: { '1.1': 'merchant-gold3', '6.1': 'king-wool2' } });
    expect(two.refusal(0, 'bonuses of building 2')).toBe('TIL-HELPER-BUILDING');
    two.play(0, 'bonuses of building 6');
    expect(two.goods(0).wool).toBe(2);
  });

  test('TIL-HELPER-USE: a price that an owner of the box types in has to be paid', () => {
    const overrides = [{ path: 'helpers.king2a.price', value: 2 }];
    const p = position(4, { overrides })
      .act(0, 'king', 1)
      .give(0, { gold: 1, storehouse: ['king2a'] });
    expect(p.refusal(0, 'use king2a')).toBe('TIL-HELPER-USE');
    expect(p.missing(0, 'use king2a')).toEqual({ gold: 1 });
    p.give(0, { gold: 2 }).play(0, 'use king2a', 'king 2');
    expect(p.goods(0).gold).toBe(0);
    const dear = [{ path: 'helpers.colour1a.price', value: 9 }];
    const q = position(4, { overrides: dear }).turn(0).dice('iron2');
    q.give(0, { gold: 8, storehouse: ['colour1a'] });
    expect(q.refusal(0, 'use colour1a for iron')).toBe('TIL-HELPER-USE');
    expect(q.missing(0, 'use colour1a for iron')).toEqual({ gold: 1 });
    q.give(0, { gold: 9 }).play(0, 'use colour1a for iron');
    expect(q.goods(0).gold).toBe(0);
  });
});
