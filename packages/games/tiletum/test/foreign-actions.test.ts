/** The engine applies legal actions only: any other action throws, and no decision is made by mistake. */
import { nextId } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Obligation } from '../rules/index.ts';
import type { TilRule } from '../rules/rule-ids.ts';
import { shortfallFor } from '../rules/shortfall.ts';
import { position, SILVER } from './position.ts';

describe('an action of another decision', () => {
  const owed = { id: 0, seat: 0 };

  test.each<[Obligation, string]>([
    [{ ...owed, kind: 'goods', left: 1 }, 'not a good: end'],
    [{ ...owed, kind: 'identical', amount: 1 }, 'not a good: end'],
    [{ ...owed, kind: 'favour' }, 'not a good: end'],
    [{ ...owed, kind: 'dieAction', action: 0, die: 0 }, 'not an action: end'],
    [{ ...owed, kind: 'joker', isDie: false, points: 1 }, 'not an action of the Joker: end'],
  ])('%j: %s', (obligation, message) => {
    const p = position(2, SILVER).turn(0);
    p.state.pending.push([{ ...obligation, id: nextId(p.state) }]);
    expect(() => p.rules.apply(p.state, 0, p.g.catalogue.end)).toThrow(message);
  });

  test('a seat that owes nothing does nothing', () => {
    const p = position(2).turn(0);
    expect(() => p.rules.apply(p.state, 1, p.g.catalogue.end)).toThrow('seat 1 owes nothing');
    expect(p.rules.legal(p.state, 1)).toEqual([]);
  });

  test('there are no favoured goods without silver', () => {
    const p = position(2).turn(0);
    p.state.pending.push([{ ...owed, kind: 'favour', id: nextId(p.state) }]);
    expect(() => p.rules.apply(p.state, 0, p.g.catalogue.favour[1])).toThrow('not a good: favour');
  });
});

test.each<TilRule>([
  'TIL-DIE-CHANGE',
  'TIL-TASK-BUY',
  'TIL-CONTRACT-SWAP',
  'TIL-TECHNOLOGY-GOODS',
  'TIL-TECHNOLOGY-DICE',
  'TIL-CREST-FOOD',
  'TIL-CATHEDRAL-COST',
  'TIL-HELPER-USE',
  'TIL-CONTRACT-FULFIL',
  'TIL-TECHNOLOGY-SILVER',
  'TIL-SEEKER-SILVER',
  'TIL-TABLET-GOLD',
  'TIL-ROUND-PHASES',
])('nothing is said to lack for a wish that the rule is not about: %s', (rule) => {
  const { g, state } = position(2, SILVER).turn(0).give(0, { gold: 0, food: 0, favoured: 'wool', wool: 0 });
  state.turn.forgo = 1;
  const [turn] = state.pending[1];
  expect(shortfallFor(g, state, 0, turn, g.catalogue.end, rule)).toEqual({});
});

describe('what is lacking', () => {
  test('silver and gold for what a tablet offers', () => {
    const p = position(2, SILVER).turn(0).give(0, { silver: 0, gold: 1 });
    const { g, state } = p;
    const [turn] = state.pending[1];
    expect(shortfallFor(g, state, 0, turn, g.catalogue.pay, 'TIL-TABLET-SILVER')).toEqual({ silver: 1 });
    const anywhere: Obligation = { id: 9, seat: 0, kind: 'anywhere', what: 'house', price: 3 };
    expect(shortfallFor(g, state, 0, anywhere, g.catalogue.end, 'TIL-TABLET-GOLD')).toEqual({ gold: 2 });
    p.give(0, { silver: 1, gold: 3 });
    expect(shortfallFor(g, state, 0, turn, g.catalogue.pay, 'TIL-TABLET-SILVER')).toEqual({});
    expect(shortfallFor(g, state, 0, anywhere, g.catalogue.end, 'TIL-TABLET-GOLD')).toEqual({});
  });

  test('the price of a technology that a tablet makes cheaper', () => {
    const { g, state } = position(2, SILVER)
      .turn(0)
      .give(0, { silver: 0, levels: [2, 0, 0] });
    const [turn] = state.pending[1];
    const cheap: Obligation = { id: 9, seat: 0, kind: 'cheapTechnology' };
    const raise = g.notation.read('raise king');
    if (raise === null) throw new Error('there is no such action');
    expect(shortfallFor(g, state, 0, turn, raise, 'TIL-TECHNOLOGY-SILVER')).toEqual({ silver: 3 });
    expect(shortfallFor(g, state, 0, cheap, raise, 'TIL-TECHNOLOGY-SILVER')).toEqual({ silver: 1 });
  });

  test('points of an action that a tile gives', () => {
    const p = position(2).act(0, 'merchant', 5);
    p.state.pending.push([{ kind: 'act', id: nextId(p.state), seat: 0, action: 4, points: 1 }]);
    const [gift] = p.state.pending[2];
    const king = p.g.notation.read('king 3');
    if (king === null) throw new Error('there is no such action');
    expect(shortfallFor(p.g, p.state, 0, gift, king, 'TIL-POINTS-SHORT')).toEqual({ actionPoints: 2 });
  });
});
