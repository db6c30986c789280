/** The named figures of a seat, the pieces of the box, and what is known of a decision. */
import { describe, expect, test } from 'vitest';
import type { Obligation } from '../rules/state.ts';
import { position } from './position.ts';

test('the counts of a seat', () => {
  const at = position(['witches', 'nomads']).put(0, 'E10').put(0, 'E9', 'temple').bridge(0, 'D6', 'E9');
  at.give(0, {
    coins: 1,
    workers: 2,
    priests: 3,
    points: 44,
    bowls: [4, 5, 6],
    keys: 1,
    shipping: 2,
    digging: 1,
    cults: { fire: 7, water: 8, earth: 9, air: 10 },
  });
  at.bridge(1, 'C5', 'D6').player(0).towns = [2, 3, 4];
  expect(at.rules.counts(at.state, 0)).toEqual({
    points: 44,
    coins: 1,
    workers: 2,
    priests: 3,
    bowl1: 4,
    bowl2: 5,
    bowl3: 6,
    keys: 1,
    shipping: 2,
    digging: 1,
    bridges: 1,
    towns: 3,
    dwelling: 1,
    tradingHouse: 0,
    temple: 1,
    stronghold: 0,
    sanctuary: 0,
    fire: 7,
    water: 8,
    earth: 9,
    air: 10,
  });
});

describe('the pieces of the box', () => {
  /** Witches with buildings, priests, tiles and a town; the nomads with a priest on the board. */
  function used() {
    const at = position(['witches', 'nomads'], { extraTownTiles: true }).put(0, 'E10').put(1, 'A1', 'temple');
    at.give(0, { priests: 2, favours: ['FAV5', 'FAV12'] }).give(1, { favours: ['FAV5'] });
    at.state.cultPlaces[2] = [0, 1, 0, -1];
    at.player(0).priestsSent = 2;
    at.player(1).priestsSent = 1;
    at.player(0).towns = [0, 1];
    at.player(1).towns = [0];
    at.state.townTiles[0] -= 2;
    at.state.townTiles[1] -= 1;
    return at;
  }

  test('are all there, wherever they are', () => {
    const at = used();
    const of = (seat: number) => ({
      [`dwelling of seat ${seat}`]: 8,
      [`tradingHouse of seat ${seat}`]: 4,
      [`temple of seat ${seat}`]: 3,
      [`stronghold of seat ${seat}`]: 1,
      [`sanctuary of seat ${seat}`]: 1,
      [`priests of seat ${seat}`]: 7,
    });
    const single = { FAV1: 1, FAV2: 1, FAV3: 1, FAV4: 1 };
    const triple = { FAV5: 3, FAV6: 3, FAV7: 3, FAV8: 3, FAV9: 3, FAV10: 3, FAV11: 3, FAV12: 3 };
    const towns = { TW1: 2, TW2: 2, TW3: 2, TW4: 2, TW5: 2, TW6: 1, TW7: 2, TW8: 1 };
    expect(at.rules.components(at.state)).toEqual({
      ...of(0),
      ...of(1),
      ...single,
      ...triple,
      ...towns,
      cards: 5,
      landHexes: 77,
      buildingsOwned: 0,
    });
  });

  test('one that is lost is missed, and one that nobody owns is seen', () => {
    const at = used();
    at.state.buildings[at.state.buildings.indexOf(0)] = 2 * 5;
    at.state.cultPlaces[2][0] = -1;
    at.player(0).towns = [0];
    at.player(1).favours = 0;
    expect(at.rules.components(at.state)).toMatchObject({
      'dwelling of seat 0': 7,
      'priests of seat 0': 6,
      TW2: 1,
      FAV5: 2,
      buildingsOwned: 1,
    });
  });
});

test('where the game is', () => {
  const at = position(['witches', 'nomads']).round(3).turn();
  expect(at.rules.where(at.state)).toEqual({ round: 3, phase: 'actions', turn: 1 });
});

test('income is nothing before a seat has its faction', () => {
  const at = position(['witches', 'nomads']).put(0, 'E10').give(0, { card: null });
  expect(at.rules.income!(at.state, 0)).toEqual({ coins: 0, workers: 2, priests: 0, power: 0 });
  at.player(0).faction = -1;
  expect(at.rules.income!(at.state, 0)).toEqual({});
});

describe('what is known of a decision', () => {
  const cases: [facts: Record<string, number | string>, owed: object][] = [
    [{ actions: 2 }, { kind: 'turn', actions: 2, acted: false }],
    [{ spades: 3 }, { kind: 'terraform', free: 3 }],
    [{ spades: 1 }, { kind: 'cultSpades', free: 1 }],
    [{ steps: 2 }, { kind: 'cultStep', steps: 2 }],
    [{ steps: 1 }, { kind: 'leechStep', steps: 1 }],
    [{ count: 2 }, { kind: 'favour', count: 2 }],
    [
      { cult: 'earth', steps: 3 },
      { kind: 'tileSteps', cult: 2, steps: 3 },
    ],
    [{ steps: 1 }, { kind: 'crown', steps: 1, tracks: [0, 1] }],
    [{}, { kind: 'bridge' }],
  ];

  test.each(cases)('%j', (facts, owed) => {
    const at = position(['witches', 'nomads']);
    expect(at.rules.facts!(at.state, { id: 1, seat: 0, ...owed } as Obligation)).toEqual(facts);
  });

  test('an offer of power: what comes of it for this seat, and its price', () => {
    const at = position(['witches', 'nomads']).give(0, { bowls: [1, 1, 5], points: 10 });
    const offer = {
      kind: 'leech',
      id: 1,
      seat: 0,
      amount: 4,
      from: 1,
      build: 1,
      hadRoom: true,
    } as Obligation;
    expect(at.rules.facts!(at.state, offer)).toEqual({ offered: 4, amount: 3, price: 2, from: 'nomads' });
    at.give(0, { points: 1 });
    expect(at.rules.facts!(at.state, offer)).toEqual({ offered: 4, amount: 2, price: 1, from: 'nomads' });
  });
});
