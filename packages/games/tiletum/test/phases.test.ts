import { describe, expect, test } from 'vitest';
import { NONE } from '../rules/index.ts';
import { position } from './position.ts';

describe('rounds', () => {
  test.each([
    [2, 8],
    [3, 11],
    [4, 14],
  ])('TIL-ROUND-DICE, example 16: %i players roll %i dice', (players, dice) => {
    const p = position(players).step('round');
    expect(p.state.dice.reduce((sum, count) => sum + count, 0)).toBe(dice);
    expect(p.state.bag.reduce((sum, count) => sum + count, 0)).toBe(players * 5 - dice);
  });

  test('TIL-ROUND-PHASES: three turns each, then king, fair and clean-up, four times', () => {
    const p = position(3).settle();
    const seats: number[] = [];
    const rounds = new Set<number>();
    while (p.deciders().length > 0) {
      const [seat] = p.deciders();
      const [owed] = p.owed();
      if (owed === 'turn' && !p.state.turn.hasDie) {
        seats.push(seat);
        rounds.add(p.state.round);
      }
      const lines = p.legal(seat);
      const line = lines.find((one) => /^(end|take \w+ \d|done|decline|choose king)$/.test(one)) ?? lines[0];
      p.play(seat, line).settle();
    }
    expect(seats).toHaveLength(3 * 3 * 4);
    expect(seats.slice(0, 9)).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
    expect([...rounds]).toEqual([1, 2, 3, 4]);
    expect(p.state.phase).toBe('end');
  });

  test('TIL-ROUND-CORRUPTION: a token before each of the three turns lowers all discs alike', () => {
    const p = position(2).settle();
    expect(p.state.revealed).toHaveLength(1);
    const [first] = p.state.revealed;
    expect(p.state.king).toEqual([8 - first, 8 - first]);
    expect(p.state.corruption).toHaveLength(5);
    p.pass().settle();
    expect(p.state.revealed).toHaveLength(1);
  });

  test('TIL-ROUND-CORRUPTION: how many tokens come is a value of the tables; then no more', () => {
    const p = position(2, { overrides: [{ path: 'corruption.perRound', value: 2 }] }).settle();
    for (let turns = 0; turns < 4; turns++) p.pass().settle();
    expect([p.state.round, p.state.turns, p.state.revealed.length]).toEqual([1, 2, 2]);
  });

  test('TIL-ROUND-CORRUPTION: at the bottom end discs stop, those that were there first lie lowest', () => {
    const p = position(4).king([0, 0], [1, -10], [2, -8], [3, -10]);
    p.state.corruption = [3];
    p.state.turns = 0;
    p.step('nextTurn');
    expect(p.kingValues()).toEqual([-3, -10, -10, -10]);
    expect(p.state.discs.filter((seat) => seat !== 0)).toEqual([1, 3, 2]);
  });
});

describe('the king track', () => {
  test('TIL-KING-STEP: one space a point, not beyond the top', () => {
    const p = position().king([0, 8], [1, 0]).act(0, 'king', 6);
    expect(p.legal(0).filter((line) => line.startsWith('king'))).toEqual(['king 1', 'king 2']);
    expect(p.refusal(0, 'king 3')).toBe('TIL-KING-STEP');
    p.play(0, 'king 2');
    expect(p.kingValues()[0]).toBe(10);
  });

  test('TIL-KING-STACK: who enters a space lies on top there', () => {
    const p = position(3).king([0, 1], [1, 2], [2, 2]).act(0, 'king', 1).play(0, 'king 1');
    p.step('kingOrder');
    expect(p.state.order).toEqual([1, 2, 0]);
  });
});

describe('the king phase', () => {
  test('TIL-KING-PRIZE: the highest disc may take the tile; the lower one of a stack is the higher', () => {
    const p = position(3).king([2, 3], [0, 3], [1, 0]).round(1).step('kingPrize');
    expect(p.deciders()).toEqual([2]);
    p.play(2, 'keep tile');
    expect(p.storehouse(2)).toEqual(['gold3b']);
    expect(p.state.kingTile).toBe(NONE);
  });

  test('TIL-KING-PRIZE: declined, or no room, or a crest that is owned: the tile is discarded', () => {
    const p = position().king([0, 3], [1, 0]).round(1).step('kingPrize').play(0, 'decline');
    expect(p.tiles(p.state.bonusDiscard)).toEqual(['gold3b']);
    const full = ['points3a', 'king-points2', 'merchant-contract2', 'contract-stone2'];
    const q = position().king([0, 3], [1, 0]).round(1).give(0, { storehouse: full }).step('kingPrize');
    expect(q.owed()[0]).not.toBe('kingTile');
    expect(q.tiles(q.state.bonusDiscard)).toEqual(['gold3b']);
    const r = position(2, { kingTile: 'crest2a' }).king([0, 3], [1, 0]).round(1);
    r.give(0, { storehouse: ['crest2b'] }).step('kingPrize');
    expect(r.tiles(r.state.bonusDiscard)).toEqual(['crest2a']);
  });

  test('TIL-KING-PRIZE: it is nobody’s turn, so there are no tasks', () => {
    const p = position().king([0, 3], [1, 0]).round(1).give(0, { gold: 9 }).step('kingPrize');
    expect(p.legal(0)).toEqual(['keep tile', 'decline']);
    expect(p.refusal(0, 'buy wool')).toBe('TIL-TASK-ANYTIME');
  });

  test('TIL-KING-PRIZE, example 80: four points in the last round', () => {
    const p = position().king([0, 3], [1, 0]).round(4).step('kingPrize');
    expect(p.points(0, 'kingPoints')).toBe(4);
    expect(p.points(1, 'kingPoints')).toBe(0);
  });

  test('TIL-KING-POINTS: points by space, or as many lost, also below 0', () => {
    const p = position(3).king([0, 3], [1, -1], [2, -3]).step('kingPoints');
    expect(p.state.players.map(({ points }) => points)).toEqual([3, -1, -3]);
    expect(p.rules.counts(p.state, 2)).toMatchObject({ points: 0, pointsBelowZero: 3 });
  });

  test('TIL-KING-ORDER, example 81: higher first, on one space the lower in the stack', () => {
    const p = position(4).king([3, 2], [1, 2], [0, -1], [2, 5]).step('kingOrder');
    expect(p.state.order).toEqual([2, 3, 1, 0]);
  });

  test('TIL-KING-RESET, example 82: red discs go to 0, the others stay', () => {
    const p = position().king([0, -4], [1, 2]).step('kingOrder');
    expect(p.kingValues()).toEqual([0, 2]);
  });

  test('TIL-KING-RESET: on top of those on 0, and in the new turn order', () => {
    const p = position(4).king([2, -1], [3, -3], [0, 0], [1, -1]).step('kingOrder');
    expect(p.state.order).toEqual([0, 2, 1, 3]);
    expect(p.kingValues()).toEqual([0, 0, 0, 0]);
    expect(p.state.discs).toEqual([0, 2, 1, 3]);
  });
});

describe('fairs', () => {
  test('TIL-FAIR-PART: with the merchant or a house in the town', () => {
    const p = position(3).round(2).pillar(0, 'koeln').pillar(1, 'koeln').pillar(2, 'koeln');
    p.give(0, { merchant: 'frankfurt' }).house(1, 'frankfurt').step('fair');
    expect([0, 1, 2].map((seat) => p.points(seat, 'fairPoints'))).toEqual([2, 2, 0]);
  });

  const rooms = {
    '1.1': 'merchant-gold3',
    '1.2': 'merchant-contract2',
    '1.3': 'merchant-iron2',
    '4.1': 'king-wool2',
  };
  test.each([
    ['fairHousePillar', 6 * 2],
    ['fairContractCathedral', 5 * 1],
    ['fairContracts', 3 * 2],
    ['fairContractCrest', 6 * 2],
    ['fairHouses', 2 * 3],
    ['fairUpperFloors', 3 * 2],
    ['fairCrests', 3 * 3],
    ['fairPillars', 2 * 2],
    ['fairBuildings', 5 * 2],
    ['fairCathedrals', 4 * 1],
    ['fairKing', 3 + 4],
  ])('TIL-FAIR-SCORE: %s', (fair, points) => {
    const others = ['fairHouses', 'fairPillars', 'fairContracts', 'fairCrests'].filter((id) => id !== fair);
    const p = position(4, { fairs: [fair, ...others.slice(0, 3)] }).round(1);
    // Three houses with the one in Tiletum, two pillars, one cathedral, two contracts, three crests.
    p.house(0, 'paris', 'wien').pillar(0, 'koeln', 'paris');
    p.player(0).cathedrals = 1 << 1;
    p.give(0, {
      contracts: ['iron2for3', 'wool2for3'],
      storehouse: ['crest3a'],
      crests: { 1: 'crest1a', 2: 'crest2a' },
    });
    p.give(0, { rooms }).king([0, 4], [1, 0], [2, 0], [3, 0]);
    p.step('kingOrder').step('fair');
    expect(p.points(0, 'fairPoints')).toBe(points);
  });

  test('TIL-FAIR-KING: counts the space before the discs go back, may cost points, and is held once', () => {
    const p = position(3, { fairs: ['fairKing', 'fairHouses', 'fairPillars', 'fairCrests'] }).round(1);
    p.give(2, { merchant: 'paris' }).king([0, -5], [1, 2], [2, 3]);
    p.state.houses[p.spot('tiletum') * 4 + 2] = NONE;
    p.step('kingOrder').step('fair');
    expect([0, 1, 2].map((seat) => p.points(seat, 'fairPoints'))).toEqual([-2, 5, 0]);
  });
});

describe('clean-up', () => {
  test('TIL-CLEAN-TILES: empty action places and the king’s spot get tiles, before the last round only the places', () => {
    const p = position().round(1);
    p.state.bonusDiscard.push(p.state.placeTiles[2], p.state.kingTile);
    p.state.placeTiles[2] = NONE;
    p.state.kingTile = NONE;
    p.step('cleanUp');
    expect(p.state.placeTiles).not.toContain(NONE);
    expect(p.tiles([p.state.placeTiles[0]])).toEqual(['gold3a']);
    expect(p.state.kingTile).not.toBe(NONE);
    const last = position().round(3);
    last.state.kingTile = NONE;
    last.step('cleanUp');
    expect(last.state.kingTile).toBe(NONE);
  });

  test('TIL-CLEAN-TILES: used tiles are shuffled when the pile is empty; without any the place stays empty', () => {
    const p = position().round(1);
    p.state.bonusPile = [];
    p.state.bonusDiscard = [p.tile('gold3a')];
    p.state.placeTiles[0] = NONE;
    p.state.kingTile = NONE;
    p.step('cleanUp');
    expect(p.tiles([p.state.placeTiles[0], p.state.kingTile])).toEqual(['gold3a', null]);
  });

  test('TIL-CLEAN-CORRUPTION: all six tokens can come again in the next round', () => {
    const p = position().round(1);
    p.state.revealed = [3, 2, 2];
    p.state.corruption = [0, 1, 1];
    p.step('cleanUp').step('round');
    expect(p.state.corruption).toEqual([0, 1, 1, 2, 2, 3]);
    expect(p.state.revealed).toEqual([]);
  });

  test('TIL-CLEAN-WHEEL: dice go back, and every action place shows one less', () => {
    const p = position().turn(0).dice('gold3').play(0, 'take gold 3', 'decline', 'end turn').round(1);
    p.step('cleanUp');
    expect(p.player(0).dice).toEqual([]);
    expect(p.state.bag).toEqual([2, 2, 2, 2, 2]);
    // The merchant's place showed 1 and shows 6 now; the contract's showed 3 and shows 2.
    p.turn(0).dice('iron6', 'iron2').play(0, 'take iron 6');
    expect(p.events.filter(({ kind }) => kind === 'dieTaken').at(-1)?.data.action).toBe('merchant');
    const q = position().round(1).step('cleanUp').turn(0).dice('iron2').play(0, 'take iron 2');
    expect(q.events.filter(({ kind }) => kind === 'dieTaken').at(-1)?.data.action).toBe('contract');
    // What the first place shows goes down, and comes round.
    const shown = position(2, { wheel: 2 }).round(1);
    const values = [shown.state.wheel + 1];
    for (let round = 1; round <= 3; round++) values.push(shown.step('cleanUp').state.wheel + 1);
    expect(values).toEqual([2, 1, 6, 5]);
  });
});

describe('the end', () => {
  test('TIL-END-MAP: houses times pillars', () => {
    const p = position().house(0, 'paris', 'wien').pillar(0, 'koeln', 'paris').step('finalScoring');
    expect(p.points(0, 'mapPoints')).toBe(3 * 2);
    expect(p.points(1, 'mapPoints')).toBe(0);
  });

  const ROOMS: Record<string, string>[] = [
    { '1.1': 'merchant-gold3', '1.2': 'merchant-contract2', '1.3': 'merchant-iron2' },
    { '2.1': 'king-wool2', '2.2': 'king-points2' },
    { '3.1': 'contract-stone2', '3.2': 'contract-points3' },
    { '4.1': 'architect-iron2' },
    { '5.1': 'character-gold3' },
    { '6.1': 'king-gold3' },
  ];
  test.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 5],
    [4, 10],
    [5, 20],
    [6, 30],
  ])('TIL-END-BUILDINGS, example 86: %i completed buildings are worth %i points', (count, points) => {
    const p = position(4);
    for (let building = 0; building < count; building++)
      p.give(0, { rooms: ROOMS[building], crests: { [building + 1]: `crest${building + 1}a` } });
    // Filled without a crest, or a crest without characters, is not completed.
    p.give(1, { crests: { 1: 'crest1b' } });
    p.step('finalScoring');
    expect(p.points(0, 'buildingPoints')).toBe(points);
  });

  test('TIL-END-GOODS, example 89: one point for four goods of any kind', () => {
    const p = position().give(0, { gold: 4, food: 3, wool: 2, stone: 1, iron: 1 }).step('finalScoring');
    expect(p.points(0, 'goodsPoints')).toBe(2);
  });

  test('TIL-END-WINNER: most points, then the earlier in the turn order', () => {
    const p = position(3);
    p.state.order = [2, 0, 1];
    for (const player of p.state.players) player.points = 20;
    p.state.players[1].points = 21;
    expect(p.rules.outcome(p.state).ranks).toEqual([3, 1, 2]);
  });
});
