import { openGroup } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import type { TechnologyId } from '../data/index.ts';
import type { Options } from '../rules/index.ts';
import { position as base, SILVER } from './position.ts';

/** A game with a technology at a level, and two others. */
function position(id: TechnologyId, level: number, chosen: Partial<Options> = {}) {
  const others = (['king', 'architect', 'seeker', 'dice'] as const).filter((other) => other !== id);
  const p = base(4, { ...SILVER, technologies: [id, ...others.slice(0, 2)], ...chosen });
  return p.give(0, { levels: [level, 0, 0], gold: 0, food: 0, wool: 0, stone: 0, iron: 0, silver: 0 });
}

describe('raising', () => {
  test('TIL-TECHNOLOGY-SILVER, example 1: 3 silver for level III, 1 for level I', () => {
    const p = base(2, SILVER)
      .turn(0)
      .give(0, { silver: 4, levels: [2, 0, 0] });
    p.play(0, 'raise king', 'raise architect');
    expect(p.player(0).silver).toBe(0);
    expect(p.player(0).levels).toEqual([3, 1, 0]);
    // Four effects: 2 gold and two tiles with a King action, one point more for the architect, a King action later on.
    const king = p.rules.clone(p.state);
    const gold = p.goods(0).gold;
    p.dice('iron5').play(0, 'take iron 5', 'decline');
    expect([p.goods(0).gold, p.owed(), p.state.turn.points]).toEqual([gold + 2, ['look'], 2]);
    p.step('kingGifts');
    expect(p.owed()).toEqual(['act']);
    Object.assign(p.state, king);
    p.dice('iron4').play(0, 'take iron 4', 'decline');
    expect(p.state.turn.points).toBe(3 + 1);
  });

  test('TIL-TECHNOLOGY-SILVER, example 1: no action points are spent on it', () => {
    const p = base(2, SILVER)
      .act(0, 'merchant', 3)
      .give(0, { silver: 4, levels: [2, 0, 0] });
    p.play(0, 'raise king', 'raise architect');
    expect([p.state.turn.points, p.owed()]).toEqual([3, ['turn']]);
  });

  test('TIL-TECHNOLOGY-SILVER, TIL-TECHNOLOGY-TOP, TIL-TECHNOLOGY-PLAY, example 30: 1, 2 and 3 silver', () => {
    const p = base(2, SILVER).turn(0).give(0, { silver: 6 });
    const left = [1, 2, 3].map(() => p.play(0, 'raise seeker').player(0).silver);
    expect(left).toEqual([5, 3, 0]);
    p.give(0, { silver: 2, levels: [0, 0, 2] });
    expect(p.refusal(0, 'raise seeker')).toBe('TIL-TECHNOLOGY-SILVER');
    expect(p.missing(0, 'raise seeker')).toEqual({ silver: 1 });
    p.give(0, { silver: 9 }).play(0, 'raise seeker');
    expect(p.player(0).silver).toBe(6);
    expect(p.refusal(0, 'raise seeker')).toBe('TIL-TECHNOLOGY-TOP');
    expect(p.refusal(0, 'raise goods')).toBe('TIL-TECHNOLOGY-PLAY');
  });

  test('TIL-TECHNOLOGY-DIE, TIL-TECHNOLOGY-DICE: silver of the die raises a level before the first point is spent', () => {
    const technologies = ['dice', 'merchant', 'king'];
    const p = base(2, { ...SILVER, technologies, seekerWheel: 3 })
      .turn(0)
      .dice('iron1');
    p.give(0, { levels: [3, 0, 0], silver: 0 });
    p.play(0, 'take iron 1', 'done', 'decline', 'forgo a good', 'raise merchant');
    expect(p.state.turn.points).toBe(7);
    const late = base(2, { ...SILVER, technologies, seekerWheel: 3 })
      .turn(0)
      .dice('iron1');
    late.give(0, { levels: [3, 0, 0], silver: 0 });
    late.play(0, 'take iron 1', 'done', 'decline', 'merchant to paris', 'forgo a good', 'raise merchant');
    expect(late.state.turn.points).toBe(5);
  });

  test('TIL-TECHNOLOGY-DIE: what begins an action comes with a level gained before its first point', () => {
    const running = (id: 'king' | 'contract' | 'architect' | 'seeker', level: number) =>
      position(id, level).act(0, id, 4).give(0, { gold: 0, silver: 3 });
    const gold = running('king', 0).play(0, 'raise king');
    expect(gold.goods(0).gold).toBe(2);
    expect(running('king', 2).play(0, 'raise king').owed()).toEqual(['look']);
    expect(running('king', 2).play(0, 'king 1', 'raise king').owed()).toEqual(['turn']);
    expect(running('contract', 1).play(0, 'raise contract').state.turn.revealed).toHaveLength(3);
    const late = running('contract', 1)
      .give(0, { wool: 1 })
      .play(0, 'swap wool for iron', 'gain wool', 'raise contract');
    expect(late.state.turn.revealed).toEqual([]);
    for (const id of ['architect', 'seeker'] as const)
      expect(running(id, 0).play(0, `raise ${id}`).state.turn.points).toBe(5);
    // A level of another action adds nothing, and neither does one in a second action.
    expect(running('seeker', 0).play(0, 'raise seeker', 'raise seeker').state.turn.points).toBe(5);
    const other = position('architect', 0).act(0, 'merchant', 4).give(0, { silver: 1 });
    expect(other.play(0, 'raise architect').state.turn.points).toBe(4);
    const split = base(2, { ...SILVER, technologies: ['universal', 'merchant', 'king'] })
      .turn(0)
      .dice('iron6');
    split.give(0, { levels: [3, 0, 0], silver: 1 });
    split.play(
      0,
      'take iron 6',
      'decline',
      'choose architect',
      'done',
      'split for merchant',
      'raise merchant',
    );
    expect(split.state.turn.points).toBe(2);
  });

  test('TIL-TECHNOLOGY-DIE, example 32: nothing for actions of tiles', () => {
    const p = position('merchant', 1)
      .act(0, 'king', 1)
      .give(0, { storehouse: ['merchant2a'] });
    p.play(0, 'use merchant2a', 'merchant to paris', 'merchant to troyes');
    expect(p.owed()).toEqual(['turn']);
  });

  test.each([
    ['architect', 'architect2a', 2],
    ['seeker', 'seeker2a', 2],
    ['contract', 'contract2a', 2],
    ['king', 'king2a', 2],
    ['universal', 'joker1a', 1],
  ] as const)(
    'TIL-TECHNOLOGY-DIE: %s at level III adds nothing to %s with its %i points',
    (id, tile, points) => {
      const p = position(id, 3)
        .act(0, 'merchant', 1)
        .give(0, { wool: 1, storehouse: [tile] });
      p.play(0, `use ${tile}`);
      if (id === 'universal') p.play(0, 'choose seeker');
      expect(openGroup(p.state)).toMatchObject([{ kind: 'act', points }]);
      expect(p.goods(0).gold).toBe(0);
      expect([p.state.turn.revealed, p.state.turn.maySplit]).toEqual([[], false]);
    },
  );

  test('TIL-TECHNOLOGY-KING: on the top space tiles of the underground are still turned up', () => {
    const p = position('king', 3).turn(0).dice('iron5');
    p.state.king[0] = p.g.track.length - 1;
    expect(p.play(0, 'take iron 5', 'decline').owed()).toEqual(['look']);
  });

  test.each([
    ['merchant', 1, 6],
    ['architect', 4, 3],
    ['seeker', 2, 5],
    ['universal', 6, 1],
  ] as const)(
    'TIL-TECHNOLOGY-DIE, examples 31 and 33: %s, a die of %i has one point more than %i',
    (id, value, points) => {
      for (const level of [1, 3]) {
        const p = position(id, level).turn(0).dice(`iron${value}`).play(0, `take iron ${value}`);
        if (p.owed()[0] === 'dieAction') p.play(0, id === 'seeker' ? 'choose seeker' : 'choose merchant');
        p.play(0, 'decline');
        expect(p.state.turn.points).toBe(points + 1);
      }
    },
  );
});

describe('Character', () => {
  test('TIL-TECHNOLOGY-CHARACTER, example 34: a crest costs one food less', () => {
    const p = position('character', 1)
      .turn(0)
      .give(0, { food: 5, storehouse: ['crest1a'] });
    p.play(0, 'place crest1a under building 1', 'done');
    expect(p.goods(0).food).toBe(0);
    const poor = position('character', 1)
      .turn(0)
      .give(0, { food: 4, storehouse: ['crest1a'] });
    expect(poor.missing(0, 'place crest1a under building 1')).toEqual({ food: 1 });
  });

  test('TIL-TECHNOLOGY-CHARACTER, example 35: markers are one higher, also later ones and the running action', () => {
    const p = position('character', 2).turn(0).dice('iron5');
    p.player(0).markers = [0, 1, 0, 0, 3, 0, 0];
    p.play(0, 'take iron 5', 'decline');
    expect(p.state.turn.points).toBe(2 + 4);
    const small = position('character', 2).turn(0).dice('iron4');
    small.player(0).markers = [0, 1, 0, 0, 3, 0, 0];
    expect(small.play(0, 'take iron 4', 'decline').state.turn.points).toBe(3 + 2);
    const later = position('character', 2).act(0, 'character', 1);
    later.give(0, { storehouse: ['character-gold3'], crests: { 4: 'crest1a' } });
    later.play(0, 'lodge character-gold3 in 4.1');
    expect(later.state.turn.points).toBe(2);
    const now = position('character', 1).act(0, 'king', 1).give(0, { silver: 2 });
    now.player(0).markers[4] = 2;
    now.play(0, 'raise character');
    expect(now.state.turn.points).toBe(2);
  });

  test('TIL-TECHNOLOGY-CHARACTER, example 36: a completed building gives all its bonuses, in any order with the crest’s', () => {
    const rooms = { '1.1': 'merchant-gold3', '1.2': 'merchant-king2', '1.3': 'merchant-iron2' };
    const p = position('character', 3)
      .turn(0)
      .give(0, { food: 5, rooms, storehouse: ['crest1a'] });
    p.play(0, 'place crest1a under building 1');
    expect(p.goods(0)).toMatchObject({ gold: 3, iron: 2 });
    expect(p.owed().toSorted()).toEqual(['act', 'anywhere']);
    p.play(0, 'king 2', 'house in wien on 1');
    expect(p.owed()).toEqual(['turn']);
  });
});

test('TIL-CHARACTER-BONUS: two gifts that allow the same offer it once, and the first gained is used', () => {
  const rooms = { '3.1': 'merchant-gold3', '3.2': 'merchant-merchantSteps2' };
  const p = position('character', 3)
    .turn(0)
    .give(0, { food: 4, rooms, storehouse: ['crest1a'] });
  p.play(0, 'place crest1a under building 3');
  expect(p.owed()).toEqual(['errand', 'anywhere']);
  const lines = p.legal(0);
  expect(new Set(lines).size).toBe(lines.length);
  p.play(0, 'merchant to paris', 'merchant to troyes');
  expect(p.owed()).toEqual(['anywhere']);
  p.play(0, 'merchant to firenze');
  expect(p.owed()).toEqual(['turn']);
});

describe('Dice', () => {
  test('TIL-TECHNOLOGY-DICE, example 37: three steps for 2 gold, two for 4', () => {
    const p = position('dice', 1).turn(0).dice('iron2').give(0, { gold: 2 });
    expect(p.refusal(0, 'take iron 2 as 5')).toBeNull();
    expect(p.refusal(0, 'take iron 2 as 4')).toBe('TIL-DIE-CHANGE');
    expect(p.missing(0, 'take iron 2 as 4')).toEqual({ gold: 2 });
  });

  test('TIL-TECHNOLOGY-DICE, example 38: a step for a die of another colour and value', () => {
    const after = (own: number[], die: string, line: string) => {
      const p = position('dice', 2).turn(0).dice(die);
      p.player(0).dice = own;
      p.state.placeTiles.fill(-1);
      return p.play(0, line);
    };
    const blue3 = 4 * 6 + 2;
    expect(after([blue3], 'gold3', 'take gold 3').owed()).toEqual(['turn']);
    expect(after([blue3], 'iron5', 'take iron 5').owed()).toEqual(['turn']);
    expect(after([], 'gold3', 'take gold 3').owed()).toEqual(['freeStep']);
    const p = after([blue3], 'gold5', 'take gold 5');
    expect(p.owed()).toEqual(['freeStep']);
    expect(p.refusal(0, 'merchant to wien')).toBe('TIL-MERCHANT-MOVE');
    expect(p.refusal(0, 'architect to wien')).toBe('TIL-ARCHITECT-MOVE');
    expect(p.refusal(0, 'seeker to goslar')).toBe('TIL-SEEKER-MOVE');
    expect(p.refusal(0, 'architect to koeln')).toBeNull();
    expect(p.refusal(0, 'merchant to paris')).toBeNull();
    p.play(0, 'seeker to annaberg');
    expect(p.owed()).toEqual(['turn']);
  });

  test('TIL-TECHNOLOGY-DICE, example 39: one good of the die for one silver, once', () => {
    const p = position('dice', 3).turn(0).dice('stone4');
    p.play(0, 'take stone 4', 'done', 'decline', 'forgo a good');
    expect([p.goods(0).stone, p.player(0).silver]).toEqual([3, 1]);
    const spent = position('dice', 3).turn(0).dice('stone4').play(0, 'take stone 4', 'done', 'decline');
    spent.give(0, { stone: 0 });
    expect(spent.missing(0, 'forgo a good')).toEqual({ stone: 1 });
    expect(p.refusal(0, 'forgo a good')).toBe('TIL-TECHNOLOGY-DICE');
    expect(position('dice', 2).act(0, 'king', 1).refusal(0, 'forgo a good')).toBe('TIL-TECHNOLOGY-DICE');
  });
});

describe('King', () => {
  test('TIL-TECHNOLOGY-KING, example 40: 2 gold with the action of a die, nothing with a tile', () => {
    const p = position('king', 1)
      .turn(0)
      .dice('iron5')
      .give(0, { storehouse: ['king2a'] });
    p.play(0, 'take iron 5', 'decline', 'use king2a', 'done');
    expect(p.goods(0).gold).toBe(2);
  });

  test('TIL-TECHNOLOGY-KING, example 41: an action at once, and at the end of each king phase after the reset', () => {
    const p = position('king', 1).turn(0).give(0, { silver: 2 }).play(0, 'raise king', 'king 2');
    expect(p.kingValues()[0]).toBe(2);
    const q = position('king', 2).round(1).king([0, -2], [1, 0], [2, 1], [3, 1]);
    q.step('kingOrder').step('kingGifts');
    expect(q.deciders()).toEqual([0]);
    expect(q.refusal(0, 'buy iron')).toBe('TIL-TASK-ANYTIME');
    q.play(0, 'king 2');
    expect([q.kingValues()[0], q.state.order]).toEqual([2, [2, 3, 1, 0]]);
  });

  test('TIL-TECHNOLOGY-KING: nobody is asked after the last round', () => {
    const p = position('king', 2).round(4).king([0, 0], [1, 0], [2, 1], [3, 1]);
    p.step('kingGifts');
    expect(p.owed()).not.toContain('act');
  });

  test('TIL-TECHNOLOGY-KING: several players act in the new turn order, without those who left', () => {
    const p = position('king', 2).round(1).king([1, 3], [0, 1], [2, 0], [3, 0]);
    p.give(1, { levels: [2, 0, 0] })
      .give(2, { levels: [2, 0, 0] })
      .turn(3)
      .leave(2);
    p.state.pending = [];
    p.step('kingOrder').step('kingGifts');
    expect(p.deciders()).toEqual([1]);
    p.play(1, 'done');
    expect(p.deciders()).toEqual([0]);
  });

  test('TIL-TECHNOLOGY-KING, TIL-LEAVE: after somebody who leaves the next is only asked if there is a step to make', () => {
    const asked = (space: number) => {
      const p = position('king', 2).round(1).king([1, space], [0, 3], [2, 0], [3, 0]).turn(3);
      p.give(1, { levels: [2, 0, 0] });
      p.state.order = [0, 1, 2, 3];
      p.state.pending = [];
      p.step('kingGifts');
      expect(p.deciders()).toEqual([0]);
      return p.leave(0).owed();
    };
    expect(asked(9)).toEqual(['act']);
    expect(asked(10)).toEqual([]);
  });

  test('TIL-TECHNOLOGY-KING, example 42: two tiles of the underground, one kept, one under the stack', () => {
    const p = position('king', 3).turn(0).dice('iron5').play(0, 'take iron 5', 'decline');
    const pile = p.state.silver?.pile.length ?? 0;
    p.play(0, 'look at tiles');
    const lines = p.legal(0).filter((line) => line.startsWith('pick'));
    expect(lines).toHaveLength(2);
    expect(p.refusal(0, 'pick gold3a')).toBe('TIL-TURN-NOT-NOW');
    p.play(0, lines[0]);
    expect(p.player(0).storehouse).toHaveLength(1);
    expect(p.state.silver?.bottom).toHaveLength(1);
    expect(p.state.silver?.pile).toHaveLength(pile - 2);
    const no = position('king', 3).turn(0).dice('iron5').play(0, 'take iron 5', 'decline', 'done');
    expect(no.owed()).toEqual(['turn']);
  });

  test('TIL-TECHNOLOGY-KING, TIL-LEAVE: who leaves with two tiles turned up leaves them under the stack', () => {
    const p = position('king', 3).turn(0).dice('iron5').play(0, 'take iron 5', 'decline', 'look at tiles');
    const picks = p.legal(0).filter((line) => line.startsWith('pick '));
    p.leave(0);
    expect(p.tiles(p.state.silver?.bottom ?? []).map((tile) => `pick ${tile}`)).toEqual(picks);
  });

  test('TIL-TECHNOLOGY-KING: what cannot be stored goes under the stack; a short stack shows what is there', () => {
    const full = ['gold3a', 'king-points2', 'merchant-contract2', 'contract-stone2'];
    const p = position('king', 3).turn(0).dice('iron5').give(0, { storehouse: full });
    p.play(0, 'take iron 5', 'decline', 'look at tiles');
    expect(p.legal(0).filter((line) => line.startsWith('pick'))).toEqual([]);
    p.play(0, 'done');
    expect(p.state.silver?.bottom).toHaveLength(2);
    const short = position('king', 3).turn(0).dice('iron5');
    short.state.silver!.bottom = [short.state.silver!.pile[0]];
    short.state.silver!.pile = [];
    short.play(0, 'take iron 5', 'decline', 'look at tiles');
    expect(short.legal(0).filter((line) => line.startsWith('pick'))).toHaveLength(1);
  });

  test('TIL-TECHNOLOGY-KING: nobody is asked where no tile is left, or where none could be kept', () => {
    const none = position('king', 3).turn(0).dice('iron5');
    none.state.silver!.pile = [];
    none.state.silver!.bottom = [];
    expect(none.play(0, 'take iron 5', 'decline').owed()).toEqual(['turn']);
    const storehouse = ['architect-points2', 'king-points2', 'merchant-contract2', 'contract-stone2'];
    const full = position('king', 3).turn(0).dice('iron5').give(0, { storehouse });
    expect(full.play(0, 'take iron 5').owed()).toEqual(['turn']);
    // Level III of Universal could lodge one of them.
    const technologies = { technologies: ['king', 'universal', 'seeker'], seekerWheel: 3 };
    const joker = (silver: number) =>
      base(4, { ...SILVER, ...technologies })
        .turn(0)
        .dice('iron5')
        .give(0, { levels: [3, 2, 0], silver, storehouse });
    expect(joker(2).play(0, 'take iron 5').owed()).toEqual(['turn']);
    const p = joker(3).play(0, 'take iron 5');
    p.play(0, 'raise universal', 'choose character', 'lodge king-points2 in 4.1', 'done', 'keep tile');
    expect(p.owed()).toEqual(['look']);
  });

  test('TIL-TECHNOLOGY-KING, TIL-KING-STEP: on the top space nobody is asked for steps', () => {
    const p = position('king', 2).round(1).king([0, 0], [1, 0], [2, 0], [3, 0]).turn(3);
    p.give(1, { levels: [2, 0, 0] });
    p.state.king[0] = p.g.track.length - 1;
    p.state.pending = [];
    p.step('kingGifts');
    expect(p.deciders()).toEqual([1]);
    const raised = position('king', 1).turn(0).give(0, { silver: 2 });
    raised.state.king[0] = raised.g.track.length - 1;
    expect(raised.play(0, 'raise king').owed()).toEqual(['turn']);
  });

  test('TIL-TECHNOLOGY-KING, TIL-TASK-ANYTIME: a task makes room for the tile, before or after it is turned up', () => {
    const full = ['gold3a', 'king-points2', 'merchant-contract2', 'contract-stone2'];
    const shown = () =>
      position('king', 3)
        .turn(0)
        .dice('iron5')
        .give(0, { storehouse: full })
        .play(0, 'take iron 5', 'decline');
    const before = shown().play(0, 'use gold3a', 'look at tiles');
    const after = shown().play(0, 'look at tiles');
    const [tile] = after.state.pending.at(-1)!.flatMap((owed) => (owed.kind === 'pick' ? owed.tiles : []));
    expect(after.refusal(0, `pick ${after.g.tileIds[tile]}`)).toBe('TIL-STORE-FULL');
    after.play(0, 'use gold3a');
    for (const p of [before, after]) {
      const kept = p.legal(0).find((line) => line.startsWith('pick'))!;
      p.play(0, kept);
      expect(p.storehouse(0)).toEqual([...full.slice(1), kept.slice('pick '.length)]);
    }
  });
});

describe('Merchant', () => {
  test('TIL-TECHNOLOGY-MERCHANT, example 43: a point for every house, at once and with the income', () => {
    const p = position('merchant', 2).turn(0).give(0, { silver: 3 });
    p.house(0, 'paris', 'wien', 'marienberg').play(0, 'raise merchant');
    expect(p.points(0, 'technologyPoints')).toBe(4);
    p.step('income');
    expect(p.points(0, 'technologyPoints')).toBe(8);
  });

  test('TIL-TECHNOLOGY-MERCHANT, example 44: a house brings the bonus of any character, which may be left', () => {
    const rooms = { '1.1': 'merchant-gold3', '4.1': 'king-wool2' };
    const p = position('merchant', 2).act(0, 'merchant', 2).give(0, { merchant: 'hamburg', rooms });
    p.play(0, 'house in hamburg on 1');
    expect(p.owed().toSorted()).toEqual(['anyBonus', 'building']);
    expect(p.refusal(0, 'bonus of merchant-iron2')).toBe('TIL-TECHNOLOGY-MERCHANT');
    p.play(0, 'bonus of king-wool2', 'bonuses of building 1');
    expect(p.goods(0)).toMatchObject({ gold: 3, wool: 2 });
    expect(p.owed()).toEqual(['turn']);
    const none = position('merchant', 2).act(0, 'merchant', 2).give(0, { merchant: 'paris' });
    expect(none.play(0, 'house in paris on 1').owed()).toEqual(['turn']);
    const left = position('merchant', 2).act(0, 'merchant', 2).give(0, { merchant: 'paris', rooms });
    left.play(0, 'house in paris on 1', 'done');
    expect([left.goods(0).gold, left.goods(0).wool, left.owed()]).toEqual([0, 0, ['turn']]);
    // By any means: a seeker, and the bonus of a crest.
    const below = position('merchant', 2).act(0, 'seeker', 1);
    below.give(0, { seekers: ['marienberg', null, null], rooms }).play(0, 'house in marienberg on 1');
    expect(below.play(0, 'bonus of merchant-gold3').goods(0).gold).toBe(3);
    const crest = position('merchant', 2)
      .turn(0)
      .give(0, { food: 6, storehouse: ['crest1a'], rooms });
    crest.play(0, 'place crest1a under building 1', 'house in wien on 1', 'bonus of king-wool2');
    expect(crest.goods(0).wool).toBe(2);
  });
});

describe('Seeker', () => {
  test('TIL-TECHNOLOGY-SEEKER, example 45: a mine brings three identical goods', () => {
    const p = position('seeker', 2)
      .act(0, 'seeker', 1)
      .give(0, { seekers: ['annaberg', null, null] });
    p.play(0, 'mine in annaberg on 1', 'gain identical food');
    expect([p.goods(0).food, p.player(0).silver]).toEqual([3, 1]);
  });

  test('TIL-TECHNOLOGY-SEEKER, example 46: the move symbol is an action of two points', () => {
    const p = position('seeker', 3).turn(0).dice('iron5').play(0, 'take iron 5', 'decline');
    expect(p.refusal(0, 'symbol seeker to annaberg')).toBe('TIL-SEEKER-SYMBOL');
    p.play(0, 'symbol seeker action', 'seeker to annaberg', 'mine in annaberg on 1', 'gain identical iron');
    expect(p.owed()).toEqual(['turn']);
    expect(p.refusal(0, 'symbol seeker action')).toBe('TIL-SEEKER-SYMBOL');
  });
});

describe('Contract', () => {
  test('TIL-TECHNOLOGY-CONTRACT, example 47: one good less of choice', () => {
    const p = position('contract', 1)
      .turn(0)
      .give(0, { wool: 1, iron: 2, storehouse: ['wool2iron2for6'] });
    expect(p.refusal(0, 'fulfil wool2iron2for6')).toBe('TIL-TECHNOLOGY-CONTRACT');
    expect(p.refusal(0, 'fulfil wool2iron2for6 less same')).toBe('TIL-TECHNOLOGY-CONTRACT');
    expect(p.refusal(0, 'fulfil wool2iron2for6 less iron')).toBe('TIL-CONTRACT-FULFIL');
    p.play(0, 'fulfil wool2iron2for6 less wool');
    expect(p.goods(0)).toMatchObject({ wool: 0, iron: 0 });
    const same = position('contract', 1)
      .turn(0)
      .give(0, { gold: 2, storehouse: ['same3for4'] });
    same.play(0, 'fulfil same3for4 with gold less same');
    expect(same.goods(0).gold).toBe(0);
    const overrides = [{ path: 'contracts.iron2for3.iron', value: 1 }];
    const one = position('contract', 1, { overrides })
      .turn(0)
      .give(0, { iron: 1, storehouse: ['iron2for3'] });
    expect(one.refusal(0, 'fulfil iron2for3 less iron')).toBe('TIL-TECHNOLOGY-CONTRACT');
    one.play(0, 'fulfil iron2for3');
    const without = base(4, SILVER)
      .turn(0)
      .give(0, { iron: 9, storehouse: ['iron2for3'] });
    expect(without.refusal(0, 'fulfil iron2for3 less iron')).toBe('TIL-TECHNOLOGY-CONTRACT');
  });

  test('TIL-TECHNOLOGY-CONTRACT, example 48: three tiles at two points each, the rest under the pile', () => {
    const p = position('contract', 2, { wheel: 6 }).turn(0).dice('iron2');
    p.play(0, 'take iron 2', 'decline');
    const revealed = [...p.state.turn.revealed];
    expect([revealed.length, p.state.turn.points]).toEqual([3, 5]);
    const [first, second, third] = revealed.map((tile) => p.g.tileIds[tile]);
    p.play(0, `acquire ${first}`, `acquire ${second}`);
    expect(p.state.turn.points).toBe(1);
    expect(p.refusal(0, `acquire ${third}`)).toBe('TIL-POINTS-SHORT');
    p.play(0, 'end turn');
    expect(p.tiles(p.state.silver!.contractBottom)).toEqual([third]);
    p.state.contractPile = [];
    p.act(0, 'contract', 1).play(0, 'acquire iron4for7b', 'end turn');
    expect(p.tiles(p.state.contractOffer)).toContain(third);
  });

  test('TIL-TECHNOLOGY-CONTRACT: tiles that were turned up are not for the points of a gift', () => {
    const p = position('contract', 2)
      .turn(0)
      .dice('iron3')
      .give(0, { storehouse: ['contract2a'] });
    p.play(0, 'take iron 3', 'decline');
    const tile = p.g.tileIds[p.state.turn.revealed[0]];
    p.play(0, 'use contract2a');
    expect(p.refusal(0, `acquire ${tile}`)).toBe('TIL-CONTRACT-TAKE');
  });

  test('TIL-TECHNOLOGY-CONTRACT, example 49: each swap brings one, the first one two', () => {
    const p = position('contract', 3).act(0, 'contract', 2).give(0, { gold: 2 });
    p.play(0, 'swap gold for iron', 'gain wool', 'gain wool', 'swap gold for iron', 'gain food');
    expect(p.owed()).toEqual(['turn']);
    expect(p.goods(0)).toMatchObject({ iron: 2, wool: 2, food: 1 });
  });
});

describe('Goods', () => {
  test('TIL-TECHNOLOGY-GOODS, example 50: a favoured good that nobody has; it pays as gold', () => {
    const p = position('goods', 0).turn(0).give(0, { silver: 1 }).play(0, 'raise goods', 'favour wool');
    p.turn(1)
      .give(1, { silver: 1, levels: [0, 0, 0] })
      .play(1, 'raise goods');
    expect(p.legal(1)).toEqual(['favour food', 'favour stone', 'favour iron']);
    expect(p.refusal(1, 'favour wool')).toBe('TIL-TECHNOLOGY-GOODS');
    p.play(1, 'favour iron');
    p.turn(0).give(0, { wool: 2, gold: 0, stone: 0 }).play(0, 'mint gold', 'mint gold', 'buy stone');
    expect(p.goods(0)).toMatchObject({ wool: 0, gold: 0, stone: 1 });
    expect(p.refusal(0, 'mint gold')).toBe('TIL-TECHNOLOGY-GOODS');
    expect(p.missing(0, 'mint gold')).toEqual({ wool: 1 });
    expect(base(2, SILVER).turn(0).refusal(0, 'mint gold')).toBe('TIL-TECHNOLOGY-GOODS');
  });

  test('TIL-TECHNOLOGY-GOODS, examples 51 and 52: two goods and two points more', () => {
    const die = (level: number) =>
      position('goods', level)
        .turn(0)
        .dice('iron3')
        .give(0, { favoured: 'iron' })
        .play(0, 'take iron 3', 'decline');
    expect([die(2).goods(0).iron, die(2).state.turn.points]).toEqual([5, 4]);
    expect([die(3).goods(0).iron, die(3).state.turn.points]).toEqual([5, 6]);
  });

  test('TIL-TECHNOLOGY-GOODS, example 53: by a helper too, and lost by one', () => {
    const p = position('goods', 3)
      .turn(0)
      .dice('gold3')
      .give(0, { favoured: 'iron', storehouse: ['colour1a'] });
    p.play(0, 'use colour1a for iron', 'take gold 3', 'decline');
    expect([p.goods(0).iron, p.state.turn.points]).toEqual([5, 6]);
    const lost = position('goods', 3)
      .turn(0)
      .dice('iron3')
      .give(0, { favoured: 'iron', storehouse: ['colour1a'] });
    lost.play(0, 'use colour1a for wool', 'take iron 3', 'decline');
    expect([lost.goods(0).wool, lost.state.turn.points]).toEqual([3, 4]);
  });
});

describe('Universal', () => {
  test('TIL-TECHNOLOGY-UNIVERSAL, example 54: two points at once; a die’s points for two actions', () => {
    const p = position('universal', 2).turn(0).give(0, { silver: 3 });
    p.play(0, 'raise universal', 'choose merchant', 'merchant to paris', 'merchant to troyes');
    expect(p.owed()).toEqual(['turn']);
    const q = position('universal', 3)
      .turn(0)
      .dice('iron6')
      .give(0, { storehouse: ['plus2a', 'king2a'] });
    q.play(0, 'take iron 6', 'decline', 'choose merchant', 'done');
    expect(q.state.turn.points).toBe(2);
    expect(q.refusal(0, 'split for merchant')).toBe('TIL-TECHNOLOGY-UNIVERSAL');
    expect(q.refusal(0, 'split for joker')).toBe('TIL-TECHNOLOGY-UNIVERSAL');
    q.play(0, 'use king2a');
    expect(q.refusal(0, 'split for architect')).toBe('TIL-TECHNOLOGY-UNIVERSAL');
    q.play(0, 'done', 'merchant to paris', 'split for architect', 'architect to koeln');
    expect(q.state.turn.points).toBe(0);
    expect(q.refusal(0, 'split for king')).toBe('TIL-TECHNOLOGY-UNIVERSAL');
  });

  test('TIL-TECHNOLOGY-UNIVERSAL, example 54: five points of the Joker as three and two', () => {
    // The Joker shows 3: four points, and one more by the first level.
    const p = position('universal', 3, { wheel: 4 }).turn(0).dice('iron3');
    p.play(0, 'take iron 3', 'decline', 'choose merchant', 'done');
    expect(p.state.turn.points).toBe(5);
    p.play(0, 'merchant to paris', 'house in paris on 1', 'merchant to troyes', 'split for architect');
    expect([p.state.turn.points, p.refusal(0, 'merchant to paris')]).toEqual([2, 'TIL-TURN-NOT-NOW']);
    p.play(0, 'architect to koeln', 'pillar in koeln');
    expect(p.state.turn.points).toBe(0);
  });

  test('TIL-TECHNOLOGY-UNIVERSAL: the second action has no markers, neither higher nor new ones', () => {
    const split = () => {
      const p = base(4, { ...SILVER, technologies: ['universal', 'character', 'king'], wheel: 4 });
      p.turn(0)
        .dice('iron3')
        .give(0, { levels: [3, 1, 0], silver: 2, food: 6, storehouse: ['crest1b'] });
      p.give(0, { rooms: { '5.1': 'king-points2' } });
      p.player(0).markers[4] = 2;
      return p.play(0, 'take iron 3', 'decline');
    };
    const higher = split().play(0, 'choose merchant', 'done', 'split for king');
    const before = higher.state.turn.points;
    higher.play(0, 'raise character');
    expect(higher.state.turn.points).toBe(before);
    higher.play(0, 'place crest1b under building 5', 'gain wool', 'gain wool');
    expect(higher.state.turn.points).toBe(before);
    const first = split().play(0, 'choose king', 'done');
    expect(first.state.turn.points).toBe(7);
    first.play(0, 'king 1', 'raise character', 'place crest1b under building 5', 'gain wool', 'gain wool');
    expect(first.state.turn.points).toBe(8);
  });

  test('TIL-TECHNOLOGY-UNIVERSAL, TIL-TECHNOLOGY-DIE: levels gained while the action is chosen count for it', () => {
    const p = position('universal', 0).turn(0).dice('iron6').give(0, { silver: 6 });
    p.play(0, 'take iron 6', 'decline');
    expect(p.state.turn.points).toBe(1);
    p.play(0, 'raise universal');
    expect([p.state.turn.points, p.state.turn.maySplit]).toEqual([2, false]);
    p.play(0, 'raise universal', 'raise universal', 'choose merchant', 'done');
    expect([p.state.turn.points, p.state.turn.maySplit]).toEqual([2, true]);
    p.play(0, 'choose merchant', 'king 1', 'merchant to paris', 'split for architect');
    // Before the die is taken a level counts once, by the die.
    const early = position('universal', 0).turn(0).dice('iron6').give(0, { silver: 1 });
    early.play(0, 'raise universal', 'take iron 6', 'decline');
    expect(early.state.turn.points).toBe(2);
  });

  test('TIL-TECHNOLOGY-UNIVERSAL, example 55: also a king step with the Joker', () => {
    const p = position('universal', 2).turn(0).dice('iron6');
    p.play(0, 'take iron 6', 'decline', 'choose merchant', 'king 1');
    expect([p.kingValues()[0], p.owed()]).toEqual([1, ['turn']]);
  });
});

describe('Architect', () => {
  test('TIL-TECHNOLOGY-ARCHITECT, example 56: a contribution brings two king points', () => {
    const p = position('architect', 2).turn(0).pillar(0, 'koeln').give(0, { stone: 2 });
    p.play(0, 'contribute in koeln', 'king 2');
    expect(p.kingValues()[0]).toBe(2);
  });

  test.each([
    ['costStone3a', 'stone', 1],
    ['costStone2a', 'stone', 1],
    ['costGold5', 'gold', 3],
    ['costSilver3', 'silver', 2],
    ['costSilver1', 'silver', 1],
  ] as const)('TIL-TECHNOLOGY-ARCHITECT, example 57: %s costs in %s only %i', (tile, kind, price) => {
    const p = position('architect', 3).turn(0);
    p.state.pillars[9 * 4] = 0;
    p.state.costTiles[9] = p.g.costTileIds.indexOf(tile);
    p.give(0, { [kind]: price - 1 });
    expect(p.refusal(0, 'contribute in joachimsthal')).toBe('TIL-CATHEDRAL-COST');
    expect(p.missing(0, 'contribute in joachimsthal')).toEqual({ [kind]: 1 });
    p.give(0, { [kind]: price }).play(0, 'contribute in joachimsthal');
    expect(kind === 'silver' ? p.player(0).silver : p.goods(0)[kind]).toBe(0);
  });
});
