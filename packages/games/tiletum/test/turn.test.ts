import { nextId } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Obligation } from '../rules/index.ts';
import { KING } from '../rules/ruleset.ts';
import { position, SILVER } from './position.ts';

type WithoutOwner<O> = O extends unknown ? Omit<O, 'id' | 'seat'> : never;
type Decision = WithoutOwner<Obligation>;

describe('a die', () => {
  test('TIL-DIE-THERE: only dice at the wheel can be taken', () => {
    const p = position().turn(0).dice('gold3', 'gold3', 'iron5').give(0, { gold: 0 });
    expect(p.legal(0).filter((line) => line.startsWith('take'))).toEqual(['take gold 3', 'take iron 5']);
    expect(p.refusal(0, 'take wool 3')).toBe('TIL-DIE-THERE');
  });

  test('TIL-TURN-STEPS: a die comes first, once, and the turn ends after it', () => {
    const p = position().turn(0).dice('gold3', 'iron5');
    expect(p.refusal(0, 'end turn')).toBe('TIL-TURN-STEPS');
    p.play(0, 'take gold 3', 'decline');
    expect(p.refusal(0, 'take iron 5')).toBe('TIL-TURN-STEPS');
    p.play(0, 'end turn');
    expect(p.owed()).toEqual(['nextTurn']);
    expect(p.player(0).dice).toEqual([0 * 6 + 2]);
  });

  test('TIL-DIE-GOODS, TIL-DIE-POINTS: as many goods as its value, and 7 less the value points', () => {
    for (const value of [1, 2, 3, 4, 5]) {
      const p = position().turn(0).dice(`wool${value}`).give(0, { wool: 0 });
      p.play(0, `take wool ${value}`, 'decline');
      expect(p.goods(0).wool).toBe(value);
      expect(p.state.turn.points).toBe(7 - value);
    }
  });

  test.each([
    ['take stone 2 as 3', 2, 3],
    ['take stone 2 as 1', 2, 1],
    ['take stone 2 as 6', 4, 6],
    ['take stone 2 as 5', 6, 5],
  ])('TIL-DIE-CHANGE: %s costs %i gold and counts as its new value', (line, gold, value) => {
    const p = position().turn(0).dice('stone2').give(0, { gold, stone: 0, storehouse: [] });
    p.state.placeTiles.fill(-1);
    p.play(0, line);
    expect(p.goods(0)).toMatchObject({ gold: 0, stone: value });
    expect(p.player(0).dice).toEqual([3 * 6 + value - 1]);
    const poor = position()
      .turn(0)
      .dice('stone2')
      .give(0, { gold: gold - 1 });
    expect(poor.refusal(0, line)).toBe('TIL-DIE-CHANGE');
    expect(poor.missing(0, line)).toEqual({ gold: 1 });
  });

  test('TIL-DIE-CHANGE: a die is not changed into itself', () => {
    expect(position().turn(0).dice('stone2').refusal(0, 'take stone 2 as 2')).toBe('TIL-DIE-CHANGE');
  });

  test('TIL-DIE-TILE: the tile of the action may be taken before the goods come, or left', () => {
    const p = position().turn(0).dice('iron2').give(0, { iron: 0 });
    p.play(0, 'take iron 2');
    expect(p.owed()).toEqual(['placeTile']);
    expect(p.goods(0).iron).toBe(0);
    p.play(0, 'keep tile');
    expect(p.storehouse(0)).toEqual(['plus1a']);
    expect(p.goods(0).iron).toBe(2);
    const other = position().turn(0).dice('iron2').play(0, 'take iron 2', 'decline');
    expect(other.storehouse(0)).toEqual([]);
    expect(other.tiles(other.state.placeTiles)[2]).toBe('plus1a');
  });

  test('TIL-DIE-TILE: a full storehouse can be emptied by a task first; a crest that is owned is not offered', () => {
    const full = ['gold3b', 'king-points2', 'merchant-iron2', 'contract-stone2'];
    const p = position(3).turn(0).dice('iron2').give(0, { storehouse: full });
    p.play(0, 'take iron 2');
    expect(p.refusal(0, 'keep tile')).toBe('TIL-STORE-FULL');
    p.play(0, 'use gold3b', 'keep tile');
    expect(p.storehouse(0)).toContain('plus1a');
    const owner = position()
      .turn(0)
      .dice('iron3')
      .give(0, { storehouse: ['crest1b'] });
    owner.play(0, 'take iron 3');
    expect(owner.owed()).toEqual(['turn']);
  });

  test('TIL-DIE-TILE: with nothing but characters in a full storehouse nobody is asked', () => {
    const full = ['character-pillar1', 'king-points2', 'merchant-contract2', 'contract-stone2'];
    const p = position().turn(0).dice('iron2').give(0, { storehouse: full }).play(0, 'take iron 2');
    expect(p.owed()).toEqual(['turn']);
  });
});

describe('action points', () => {
  test('TIL-POINTS-SHORT: a refusal says how many are missing', () => {
    const p = position().act(0, 'contract', 1);
    expect(p.refusal(0, 'acquire iron3for5')).toBe('TIL-POINTS-SHORT');
    expect(p.missing(0, 'acquire iron3for5')).toEqual({ actionPoints: 2 });
  });

  test('TIL-POINTS-LAPSE: what is left lapses with the turn', () => {
    const p = position().act(0, 'king', 3).play(0, 'king 1', 'end turn');
    expect(p.state.turn.points).toBe(0);
  });

  test('TIL-TURN-NOT-NOW: an action allows only what is its own', () => {
    const p = position().act(0, 'king', 3);
    expect(p.refusal(0, 'merchant to paris')).toBe('TIL-TURN-NOT-NOW');
    expect(p.refusal(0, 'refresh characters')).toBe('TIL-TURN-NOT-NOW');
  });
});

describe('the Joker', () => {
  test('TIL-JOKER: a die there is one of the other five actions, with all its points', () => {
    const p = position().turn(0).dice('food6').play(0, 'take food 6', 'decline');
    expect(p.legal(0)).toEqual([
      'choose merchant',
      'choose architect',
      'choose character',
      'choose contract',
      'choose king',
    ]);
    expect(p.refusal(0, 'choose joker')).toBe('TIL-JOKER');
    p.play(0, 'choose king', 'king 1');
    expect(p.kingValues()).toEqual([1, 0]);
  });

  test('TIL-JOKER, TIL-BUILDING-COMPLETED: markers of the chosen action count', () => {
    const p = position().turn(0).dice('food6');
    p.player(0).markers[4] = 2;
    p.play(0, 'take food 6', 'decline', 'choose king');
    expect(p.state.turn.points).toBe(3);
  });
});

describe('tasks', () => {
  test('TIL-TASK-BUY: two gold buy one other good', () => {
    const p = position().turn(0).give(0, { gold: 3, stone: 0 }).play(0, 'buy stone');
    expect(p.goods(0)).toMatchObject({ gold: 1, stone: 1 });
    expect(p.refusal(0, 'buy stone')).toBe('TIL-TASK-BUY');
    expect(p.missing(0, 'buy stone')).toEqual({ gold: 1 });
    const poor = position().turn(0).give(0, { gold: 1 });
    expect([poor.refusal(0, 'buy gold'), poor.missing(0, 'buy gold')]).toEqual(['TIL-TASK-BUY', {}]);
  });

  test('TIL-TASK-ANYTIME: before the die, between points, within a gift, and not in the turn of others', () => {
    const p = position().turn(0).dice('iron5').give(0, { gold: 8 });
    p.play(0, 'buy wool', 'take iron 5', 'buy wool', 'decline', 'buy wool', 'king 1', 'buy wool');
    expect(p.goods(0).gold).toBe(0);
    const gift = position()
      .act(0, 'king', 0)
      .give(0, { gold: 2, storehouse: ['merchant2a'] });
    gift.play(0, 'use merchant2a', 'buy wool', 'merchant to paris');
    expect(gift.legal(1)).toEqual([]);
  });

  test('TIL-TASK-ANYTIME, TIL-JOKER: also while the action of the Joker is chosen', () => {
    const p = position().turn(0).dice('iron6').give(0, { gold: 4 }).play(0, 'take iron 6', 'decline');
    p.play(0, 'buy wool', 'choose king', 'king 1');
    expect(p.goods(0).gold).toBe(2);
    const gift = position()
      .act(0, 'king', 0)
      .give(0, { gold: 2, storehouse: ['joker1a', 'plus1a'] });
    gift.play(0, 'use joker1a', 'buy wool', 'choose merchant', 'merchant to paris');
    expect(gift.goods(0).gold).toBe(0);
    // A helper with +AP waits for the action it adds to.
    const plus = position()
      .turn(0)
      .dice('iron6')
      .give(0, { storehouse: ['plus1a'] });
    plus.play(0, 'take iron 6', 'decline');
    expect(plus.refusal(0, 'use plus1a')).toBe('TIL-HELPER-POINTS');
  });

  test('TIL-TASK-ANYTIME: a small choice comes first', () => {
    const p = position()
      .act(0, 'king', 0)
      .give(0, { gold: 4, storehouse: ['goods2a'] });
    p.play(0, 'use goods2a');
    expect(p.refusal(0, 'buy wool')).toBe('TIL-TASK-ANYTIME');
    p.play(0, 'gain iron', 'gain food', 'buy wool');
  });

  const tile = { action: KING, die: 3 };
  const errand = { merchantSteps: 1, architectSteps: 1, houses: 0, pillars: 0 };
  test.each<[Decision, string | null]>([
    [{ kind: 'turn' }, null],
    [{ kind: 'placeTile', ...tile }, null],
    [{ kind: 'act', action: KING, points: 2 }, null],
    [{ kind: 'errand', ...errand }, null],
    [{ kind: 'bonuses', tiles: [] }, null],
    [{ kind: 'anywhere', what: 'house', price: 0 }, null],
    [{ kind: 'offer', what: 'points' }, null],
    [{ kind: 'cheapTechnology' }, null],
    [{ kind: 'look' }, null],
    [{ kind: 'pick', tiles: [] }, null],
    [{ kind: 'joker', isDie: false, points: 2 }, null],
    [{ kind: 'goods', left: 1 }, 'TIL-TASK-ANYTIME'],
    [{ kind: 'building' }, 'TIL-TASK-ANYTIME'],
    [{ kind: 'dieAction', ...tile }, null],
    [{ kind: 'identical', amount: 2 }, 'TIL-TASK-ANYTIME'],
    [{ kind: 'favour' }, 'TIL-TASK-ANYTIME'],
    [{ kind: 'kingTile' }, 'TIL-TASK-ANYTIME'],
  ])('TIL-TASK-ANYTIME: every task beside %j: %s', (decision, refusal) => {
    const p = position(2, SILVER).turn(0).pillar(0, 'koeln');
    p.give(0, { gold: 9, food: 9, stone: 9, iron: 9, silver: 9 });
    p.give(0, { storehouse: ['gold3a', 'iron3for5', 'crest2a', 'colour1a'] });
    p.state.turn.hasSeekerMove = true;
    // Another colour is for the die, which is still to be taken.
    const lines = [
      'buy wool',
      'use gold3a',
      'fulfil iron3for5',
      'place crest2a under building 6',
      'contribute in koeln',
      'use colour1a for iron',
      'place seeker on II',
      'raise king',
      'symbol seeker to annaberg',
    ];
    p.state.pending.push([{ ...decision, id: nextId(p.state), seat: 0 }]);
    for (const line of lines) expect([line, p.refusal(0, line)]).toEqual([line, refusal]);
    // In the turn of others there are none, whatever is to be decided; a level that a tablet gives is no task.
    p.state.turn.seat = 1;
    for (const line of lines.filter((one) => one !== 'raise king' || decision.kind !== 'cheapTechnology'))
      expect([line, p.refusal(0, line)]).toEqual([line, 'TIL-TASK-ANYTIME']);
  });
});

describe('the storehouse', () => {
  test('TIL-STORE-FULL: four tiles are the most', () => {
    const full = ['gold3a', 'king-points2', 'merchant-contract2', 'contract-stone2'];
    const p = position().act(0, 'character', 3).give(0, { storehouse: full });
    expect(p.refusal(0, 'hire merchant-gold3')).toBe('TIL-STORE-FULL');
    const contract = position().act(0, 'contract', 3).give(0, { storehouse: full });
    expect(contract.refusal(0, 'acquire iron3for5')).toBe('TIL-STORE-FULL');
  });

  test('TIL-STORE-KEEPS: nothing in it is thrown away', () => {
    const p = position()
      .act(0, 'king', 0)
      .give(0, { gold: 0, storehouse: ['king-points2'] });
    expect(p.legal(0)).toEqual(['end turn']);
  });

  test('TIL-STORE-THERE: only tiles that lie there are used, fulfilled or placed', () => {
    const p = position().act(0, 'character', 3).give(0, { food: 9, iron: 9 });
    for (const line of [
      'use gold3a',
      'fulfil iron3for5',
      'place crest1a under building 1',
      'lodge merchant-gold3 in 1.1',
    ])
      expect([line, p.refusal(0, line)]).toEqual([line, 'TIL-STORE-THERE']);
  });
});
