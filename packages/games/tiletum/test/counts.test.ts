/** The numbers that everybody sees of a seat, the pieces of the box, where a game stands, what a decision is about. */
import { nextId } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { ACTIONS } from '../data/index.ts';
import { NONE, type Obligation } from '../rules/index.ts';
import { CARDINAL } from '../rules/seats.ts';
import { alone } from './alone.ts';
import { position, SILVER } from './position.ts';

describe('the numbers of a seat', () => {
  const HOLDINGS = {
    ...{ points: 17, houses: 3, pillars: 4, gold: 5, food: 6, wool: 7, stone: 8, iron: 9 },
    storehouse: ['points3b', 'crest2a'],
    rooms: { '1.1': 'merchant-gold3', '2.1': 'king-wool2', '2.2': 'king-points2' },
    crests: { 1: 'crest3a' },
    contracts: ['iron3for5', 'wool3for5', 'same4for5', 'iron4for7b'],
  };
  const EXPECTED = {
    ...{ points: 17, pointsBelowZero: 0, actionPoints: 4, houses: 3, pillars: 4 },
    ...{ housesOnMap: 3, pillarsOnMap: 1, characters: 3, crests: 1, contractsFulfilled: 4, storehouse: 2 },
    ...{ dice: 2, gold: 5, food: 6, wool: 7, stone: 8, iron: 9 },
  };
  const given = (chosen = {}) => {
    const p = position(2, chosen).act(0, 'merchant', 4).house(0, 'paris', 'lyon').pillar(0, 'paris');
    p.player(0).dice = [0, 7];
    return p.give(0, HOLDINGS);
  };

  test('say what it has', () => {
    const p = given();
    expect(p.rules.counts(p.state, 0)).toEqual(EXPECTED);
  });

  test('say of silver what it has too', () => {
    const p = given(SILVER)
      .mine(0, 'annaberg')
      .give(0, { silver: 3, mines: 2, generalMines: 1, levels: [1, 0, 3] });
    p.player(0).seekersLeft = 1;
    expect(p.rules.counts(p.state, 0)).toEqual({
      ...EXPECTED,
      // The mine of the set-up is on the map as well.
      ...{ silver: 3, mines: 2, generalMines: 1, minesOnMaps: 2, seekers: 1, technologyLevels: 4 },
    });
  });

  test('have action points in the own turn only, and points below zero apart', () => {
    const p = given().give(1, { points: -3 });
    expect(p.rules.counts(p.state, 1)).toMatchObject({ actionPoints: 0, points: 0, pointsBelowZero: 3 });
  });
});

describe('the pieces of the box', () => {
  test('are all there after the set-up', () => {
    const p = position(2);
    const dice = Object.fromEntries(
      ['gold', 'food', 'wool', 'stone', 'iron'].map((good) => [`dice of ${good}`, 2]),
    );
    expect(p.rules.components(p.state)).toEqual({
      ...{ 'houses of seat 0': 8, 'houses of seat 1': 8, 'pillars of seat 0': 7, 'pillars of seat 1': 7 },
      // 40 bonus tiles, 16 of the contract pile and 35 characters.
      ...{ tiles: 91, doubles: 0, contracts: 17, crests: 10, characters: 35 },
      ...dice,
    });
  });

  test('with silver there are mines and seekers too', () => {
    const p = position(2, SILVER);
    expect(p.rules.components(p.state)).toMatchObject({
      ...{ 'mines of seat 0': 6, 'mines of seat 1': 6, 'seekers of seat 0': 3, 'seekers of seat 1': 3 },
      ...{ 'houses of seat 0': 8, 'pillars of seat 0': 8 },
    });
  });

  test('of the Cardinal lie in his supply and on the map, none on roofs or contracts', () => {
    const p = alone(SILVER);
    expect(p.rules.components(p.state)).toMatchObject({
      ...{ 'houses of seat 0': 8, 'houses of seat 1': 8, 'pillars of seat 0': 8, 'pillars of seat 1': 8 },
      ...{ 'mines of seat 1': 6, 'seekers of seat 1': 3 },
    });
    expect(p.him.houses).toBe(7);
  });

  test('are counted wherever they lie', () => {
    const p = alone(SILVER);
    const { state } = p;
    const { silver, cardinal } = state;
    if (silver === null || cardinal === undefined) throw new Error('there is no silver, or no Cardinal');
    const pieces = () => p.rules.components(state);
    const more = (what: string, change: () => unknown): void => {
      const now = pieces();
      change();
      expect(pieces()).toEqual({ ...now, [what]: now[what] + 1 });
    };
    const [player] = state.players;
    more('houses of seat 0', () => player.houses++);
    more('houses of seat 0', () => p.house(0, 'paris'));
    more('pillars of seat 0', () => player.pillars++);
    more('pillars of seat 0', () => p.pillar(0, 'paris'));
    more('mines of seat 0', () => player.mines++);
    more('mines of seat 0', () => player.generalMines++);
    more('mines of seat 1', () => p.mine(CARDINAL, 'annaberg'));
    more('seekers of seat 0', () => player.seekersLeft++);
    more('seekers of seat 0', () => (player.seekers[1] = p.spot('kutnaHora')));
    more('dice of wool', () => state.bag[2]++);
    more('dice of food', () => state.dice[6]++);
    more('dice of food', () => state.dice[11]++);
    more('dice of iron', () => player.dice.push(24));
    more('dice of stone', () => player.dice.push(23));
    // A tile that lies in two places is a mistake, which is counted apart.
    const helper = p.tile('gold3a');
    for (const list of [
      state.bonusPile,
      state.bonusDiscard,
      state.contractPile,
      state.characterPile,
      state.contractOffer,
      state.characterOffer,
      state.placeTiles,
      state.mapTiles,
      state.turn.revealed,
      silver.pile,
      silver.bottom,
      silver.spent,
      silver.contractBottom,
      cardinal.boxed,
      cardinal.removed,
      player.storehouse,
      player.rooms,
      player.crests,
    ])
      more('doubles', () => list.push(helper));
    more('doubles', () =>
      state.pending.push([{ kind: 'pick', id: nextId(state), seat: 0, tiles: [helper] }]),
    );
    state.kingTile = NONE;
    more('doubles', () => (state.kingTile = helper));
  });

  test('a fulfilled contract is a tile like the others', () => {
    const p = position(2).give(0, { contracts: ['iron3for5'] });
    expect(p.rules.components(p.state)).toMatchObject({ tiles: 91, doubles: 0, contracts: 17 });
  });
});

describe('where a game stands', () => {
  test('is the round, the phase and the turn within the round', () => {
    const p = position(3).round(2);
    p.state.phase = 'actions';
    p.state.turns = 2;
    p.state.moved = 1;
    expect(p.rules.where(p.state)).toEqual({ round: 2, phase: 'actions', turn: 7 });
  });
});

describe('what a decision is about', () => {
  const p = position(2, SILVER).turn(0);
  const owed = { id: nextId(p.state), seat: 0 };
  const at = (action: (typeof ACTIONS)[number]): number => ACTIONS.indexOf(action);
  const cases: [Obligation, object][] = [
    [
      { ...owed, kind: 'turn' },
      { stage: 'die', action: 'none', points: 0 },
    ],
    [{ ...owed, kind: 'placeTile', action: at('king'), die: 0 }, { tile: 'iron2for3' }],
    [{ ...owed, kind: 'kingTile' }, { tile: 'gold3b' }],
    [{ ...owed, kind: 'joker', points: 3, isDie: false }, { points: 3 }],
    [
      { ...owed, kind: 'act', action: at('architect'), points: 2 },
      { action: 'architect', points: 2 },
    ],
    [{ ...owed, kind: 'goods', left: 2 }, { left: 2 }],
    [{ ...owed, kind: 'bonuses', tiles: [1, 2, 3] }, { left: 3 }],
    [
      { ...owed, kind: 'anywhere', what: 'pillar', price: 2 },
      { what: 'pillar', price: 2 },
    ],
    [{ ...owed, kind: 'dieAction', action: at('merchant'), die: 0 }, { action: 'merchant' }],
    [{ ...owed, kind: 'identical', amount: 4 }, { amount: 4 }],
    [{ ...owed, kind: 'favour' }, {}],
  ];

  test.each(cases)('%j: %j', (obligation, facts) => {
    expect(p.rules.facts(p.state, obligation)).toEqual(facts);
  });

  test('once the die is taken: the action and its points', () => {
    const q = position(2).act(0, 'king', 5);
    expect(q.rules.facts(q.state, { ...owed, kind: 'turn' })).toEqual({
      ...{ stage: 'action', action: 'king', points: 5 },
    });
  });
});
