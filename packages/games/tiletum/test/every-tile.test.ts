/** Every single tile: what its name says is what it gives, and not without what it asks for. */
import { openGroup } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { ACTIONS, type ActionId, tables } from '../data/index.ts';
import { silverPosition } from './position.ts';

const BARE = { gold: 0, food: 0, wool: 0, stone: 0, iron: 0, silver: 0 };
const OF_EACH_GOOD = { food: 1, wool: 1, stone: 1, iron: 1 };

type Position = ReturnType<typeof silverPosition>;

/** What a seat owns that tiles add to. */
function owned(p: Position): Record<string, number> {
  const { silver, points, mines } = p.player(0);
  return { ...p.goods(0), silver, points, mines };
}

/** What a tile brought besides decisions. */
function gained(p: Position, before: Record<string, number>): Record<string, number> {
  const now = owned(p);
  return Object.fromEntries(
    Object.keys(now).flatMap((key) => (now[key] === before[key] ? [] : [[key, now[key] - before[key]]])),
  );
}

/** What is asked for once a tile is played, without its number and seat. */
function asked(p: Position): object[] {
  return openGroup(p.state).map(({ id: _id, seat: _seat, ...owed }) => owed);
}

const act = (id: ActionId, points: number) => ({ kind: 'act', action: ACTIONS.indexOf(id), points });
const NO_ERRAND = { kind: 'errand', merchantSteps: 0, architectSteps: 0, houses: 0, pillars: 0 };

/** What an effect with its number means: what is gained at once, and what is asked for. */
function meaning(effect: string, amount: number): { gains: object; asks: object[] } {
  const gains = (given: object) => ({ gains: given, asks: [] });
  const asks = (...owed: object[]) => ({ gains: {}, asks: owed });
  switch (effect) {
    case 'merchant':
    case 'architect':
    case 'character':
    case 'contract':
    case 'king':
    case 'seeker':
      return asks(act(effect, amount));
    case 'joker':
      return asks({ kind: 'joker', isDie: false, points: amount });
    case 'oneEach':
      return gains(OF_EACH_GOOD);
    case 'goldAndPoints':
      return gains({ gold: amount, points: amount });
    case 'goldAndIron':
      return gains({ gold: amount, iron: amount });
    case 'goldAndWool':
      return gains({ gold: amount, wool: amount });
    case 'goldAndSilver':
      return gains({ gold: amount, silver: amount });
    case 'mine':
      return gains({ mines: amount });
    case 'identical':
      return asks({ kind: 'identical', amount });
    case 'goods':
      return asks({ kind: 'goods', left: amount });
    case 'contractAndGood':
      return asks(act('contract', amount), { kind: 'goods', left: 1 });
    case 'merchantSteps':
      return asks({ ...NO_ERRAND, merchantSteps: amount });
    case 'architectSteps':
      return asks({ ...NO_ERRAND, architectSteps: amount });
    case 'bothSteps':
      return asks({ ...NO_ERRAND, merchantSteps: amount, architectSteps: amount });
    case 'house':
      return asks({ ...NO_ERRAND, houses: amount });
    case 'pillar':
      return asks({ ...NO_ERRAND, pillars: amount });
    case 'merchantStepAndHouse':
      return asks({ ...NO_ERRAND, merchantSteps: amount, houses: amount });
    case 'architectStepAndPillar':
      return asks({ ...NO_ERRAND, architectSteps: amount, pillars: amount });
    default:
      return gains({ [effect]: amount });
  }
}

/** The seat that acts, where everything that a tile may ask for can be done. */
function acting(id: ActionId, points: number): Position {
  return silverPosition(4)
    .act(0, id, points)
    .give(0, { ...BARE, merchant: 'wien', architect: 'paris', generalMines: 2 });
}

describe('helpers', () => {
  const named = Object.keys(tables.helpers).map((id) => {
    const [, effect, currency, amount] =
      /^([a-zA-Z]+?)(?:For(Gold|Silver))?(\d)[a-z]$/.exec(id) ?? expect.fail(id);
    return { id, effect, currency, amount: Number(amount) };
  });
  const SPECIAL = ['plus', 'colour', 'colourPlus', 'building'];

  test.each(named.filter(({ effect }) => !SPECIAL.includes(effect)))(
    'TIL-HELPER-USE, TIL-STORE-THERE: $id',
    ({ id, effect, currency, amount }) => {
      const p = acting('king', 1);
      expect(p.refusal(0, `use ${id}`)).toBe('TIL-STORE-THERE');
      p.give(0, { storehouse: [id] });
      if (currency === 'Gold') {
        p.give(0, { gold: 1 });
        expect(p.refusal(0, `use ${id}`)).toBe('TIL-HELPER-USE');
        p.give(0, { gold: 2 });
      } else if (currency === 'Silver') {
        expect(p.refusal(0, `use ${id}`)).toBe('TIL-HELPER-USE');
        p.give(0, { silver: 1 });
      }
      const price = currency === 'Gold' ? { gold: -2 } : currency === 'Silver' ? { silver: -1 } : {};
      const before = owned(p);
      p.play(0, `use ${id}`);
      const { gains, asks } = meaning(effect, amount);
      expect(gained(p, before)).toEqual({ ...gains, ...price });
      expect(asked(p)).toMatchObject(asks.length > 0 ? asks : [{ kind: 'turn' }]);
      expect(p.storehouse(0)).toEqual([]);
    },
  );

  test.each(named.filter(({ effect }) => effect === 'plus'))(
    'TIL-HELPER-POINTS: $id, once the action runs',
    ({ id, amount }) => {
      const before = silverPosition(4)
        .turn(0)
        .give(0, { storehouse: [id] });
      expect(before.refusal(0, `use ${id}`)).toBe('TIL-HELPER-POINTS');
      const p = acting('king', 1).give(0, { storehouse: [id] });
      p.play(0, `use ${id}`);
      expect([p.state.turn.points, p.storehouse(0)]).toEqual([1 + amount, []]);
    },
  );

  test.each(named.filter(({ effect }) => effect.startsWith('colour')))(
    'TIL-HELPER-COLOUR: $id, before the die',
    ({ id, effect, amount }) => {
      const p = silverPosition(4)
        .turn(0)
        .dice('food3')
        .give(0, { ...BARE, storehouse: [id] });
      p.play(0, `use ${id} for wool`, 'take food 3', 'decline');
      expect([p.goods(0).wool, p.goods(0).food]).toEqual([3, 0]);
      expect(p.state.turn.points).toBe(effect === 'colourPlus' ? 4 + amount : 4);
      const late = acting('king', 1).give(0, { storehouse: [id] });
      expect(late.refusal(0, `use ${id} for wool`)).toBe('TIL-HELPER-COLOUR');
    },
  );

  test.each(named.filter(({ effect }) => effect === 'building'))(
    'TIL-HELPER-BUILDING: $id, with a character',
    ({ id }) => {
      const p = acting('king', 1).give(0, { storehouse: [id] });
      expect(p.refusal(0, `use ${id}`)).toBe('TIL-HELPER-BUILDING');
      p.give(0, { rooms: { 1.1: 'merchant-gold3', 1.2: 'merchant-goldAndIron1', 2.1: 'king-wool2' } });
      p.play(0, `use ${id}`, 'bonuses of building 1');
      expect(p.goods(0)).toMatchObject({ gold: 4, iron: 1, wool: 0 });
      expect(p.storehouse(0)).toEqual([]);
    },
  );

  test.each(named.filter(({ effect }) => effect === 'mine'))(
    'TIL-MINE-GENERAL: $id, while there is one',
    ({ id }) => {
      const p = acting('king', 1).give(0, { gold: 2, generalMines: 0, storehouse: [id] });
      expect(p.refusal(0, `use ${id}`)).toBe('TIL-MINE-GENERAL');
    },
  );
});

describe('characters', () => {
  const named = Object.keys(tables.characters).map((id) => {
    const [, type, effect, amount] = /^(\w+)-([a-zA-Z]+)(\d)b?$/.exec(id) ?? expect.fail(id);
    return { id, type, effect, amount: Number(amount) };
  });

  test.each(named)(
    'TIL-CHARACTER-BONUS, TIL-CHARACTER-TYPE, TIL-POINTS-SHORT: $id',
    ({ id, type, effect, amount }) => {
      const p = acting('character', 0).give(0, { storehouse: [id] });
      expect(p.refusal(0, `lodge ${id} in 4.1`)).toBe('TIL-POINTS-SHORT');
      p.state.turn.points = 1;
      const other = type === 'king' ? 'merchant-gold3' : 'king-gold3';
      p.give(0, { rooms: { 3.1: other === id ? 'contract-gold2' : other } });
      expect(p.refusal(0, `lodge ${id} in 3.2`)).toBe('TIL-CHARACTER-TYPE');
      const before = owned(p);
      p.play(0, `lodge ${id} in 4.1`);
      const { gains, asks } = meaning(effect, amount);
      expect(gained(p, before)).toEqual(gains);
      expect(asked(p)).toMatchObject(asks.length > 0 ? asks : [{ kind: 'turn' }]);
    },
  );

  test.each(named.filter(({ effect }) => effect === 'mine'))(
    'TIL-CHARACTER-BONUS: $id, no more mines than the general supply holds',
    ({ id }) => {
      const p = acting('character', 1).give(0, { storehouse: [id], generalMines: 0 });
      const before = owned(p);
      p.play(0, `lodge ${id} in 4.1`);
      expect([gained(p, before), p.player(0).generalMines]).toEqual([{}, 0]);
    },
  );
});

describe('contracts', () => {
  /** What their names call it: one of these each. */
  const EXTRAS: Readonly<Record<string, string>> = {
    King: 'king',
    Merchant: 'merchantSteps',
    Character: 'character',
    Seeker: 'seeker',
    Silver: 'silver',
  };
  const named = Object.keys(tables.contracts).map((id) => {
    const [, same, wool, iron, points, extra] =
      /^(?:same(\d))?(?:wool(\d))?(?:iron(\d))?for(\d+)([A-Z]\w+)?b?$/.exec(id) ?? expect.fail(id);
    return { id, food: Number(same ?? 0), wool: Number(wool ?? 0), iron: Number(iron ?? 0), points, extra };
  });

  test.each(named)(
    'TIL-CONTRACT-FULFIL, TIL-CONTRACT-EXTRA: $id',
    ({ id, food, wool, iron, points, extra }) => {
      const p = acting('king', 1).give(0, { food, wool, iron, storehouse: [id] });
      const line = food > 0 ? `fulfil ${id} with food` : `fulfil ${id}`;
      for (const [good, count] of Object.entries({ food, wool, iron })) {
        if (count === 0) continue;
        p.give(0, { [good]: count - 1 });
        expect(p.refusal(0, line)).toBe('TIL-CONTRACT-FULFIL');
        expect(p.missing(0, line)).toEqual({ [good]: 1 });
        p.give(0, { [good]: count });
      }
      p.play(0, line);
      expect(p.goods(0)).toEqual({ gold: 0, food: 0, wool: 0, stone: 0, iron: 0 });
      expect(p.points(0, 'contractPoints')).toBe(Number(points));
      const { gains, asks } = extra === undefined ? { gains: {}, asks: [] } : meaning(EXTRAS[extra], 1);
      expect(p.player(0)).toMatchObject(gains);
      expect(asked(p)).toMatchObject(asks.length > 0 ? asks : [{ kind: 'turn' }]);
      expect([p.tiles(p.player(0).contracts), p.storehouse(0)]).toEqual([[id], []]);
    },
  );
});

describe('crests', () => {
  test.each(Object.keys(tables.crests))('TIL-CREST-FOOD, TIL-CREST-ONE: %s', (id) => {
    const twin = Object.keys(tables.crests).find(
      (other) => other !== id && other.slice(0, -1) === id.slice(0, -1),
    );
    const p = acting('merchant', 1).give(0, { storehouse: [id], food: tables.buildings[5].food - 1 });
    const line = `place ${id} under building 6`;
    expect(p.refusal(0, line)).toBe('TIL-CREST-FOOD');
    p.give(0, { food: tables.buildings[5].food }).play(0, line);
    expect([p.goods(0).food, p.tiles(p.player(0).crests)[5]]).toEqual([0, id]);
    p.mapTile('wien', twin ?? expect.fail(`${id} is alone in its family`));
    expect(p.refusal(0, 'collect in wien')).toBe('TIL-CREST-ONE');
  });
});
