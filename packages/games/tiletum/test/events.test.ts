/** What the log says of each step. */
import { nextId, TABLE } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { CARDINAL } from '../rules/seats.ts';
import type { StepKind } from '../rules/state.ts';
import { alone } from './alone.ts';
import { position, SILVER } from './position.ts';

type Logged = [kind: string, seat: number, data: object];

/** Kind, seat and data of every event; nothing in this game is said to some alone. */
function log({ events }: Pick<ReturnType<typeof position>, 'events'>): Logged[] {
  expect(events.filter(({ readers }) => readers !== 'all')).toEqual([]);
  return events.map(({ kind, seat, data }) => [kind, seat, data]);
}

const gains = (good: string, count: number): Logged => ['goodsChanged', 0, { good, count, isGain: true }];
const pays = (good: string, count: number): Logged => ['goodsChanged', 0, { good, count, isGain: false }];
const scores = (seat: number, source: string, points: number): Logged => [
  'scored',
  seat,
  { source, points, isGain: true },
];
const silver = (count: number, isGain: boolean): Logged => ['silverChanged', 0, { count, isGain }];

describe('the log of a player', () => {
  test('a die that is changed, the tile of its place, and its goods', () => {
    const p = position().turn(1).dice('gold3').give(1, { gold: 5 }).play(1, 'take gold 3 as 4', 'keep tile');
    expect(log(p)).toEqual([
      ['dieTaken', 1, { good: 'gold', value: 4, action: 'architect' }],
      ['goodsChanged', 1, { good: 'gold', count: 2, isGain: false }],
      ['tileTaken', 1, { tile: 'points3a' }],
      ['goodsChanged', 1, { good: 'gold', count: 4, isGain: true }],
    ]);
  });

  test('the action that the Joker stands for', () => {
    const p = position().turn(0).dice('gold6').play(0, 'take gold 6', 'keep tile', 'choose king');
    expect(log(p)).toEqual([
      ['dieTaken', 0, { good: 'gold', value: 6, action: 'joker' }],
      ['tileTaken', 0, { tile: 'joker1a' }],
      gains('gold', 6),
      ['chosen', 0, { action: 'king' }],
    ]);
  });

  test.each([
    [0, { steps: 2, space: 2, isRed: false }],
    [-2, { steps: 2, space: 0, isRed: false }],
    [-6, { steps: 2, space: 4, isRed: true }],
  ])('steps on the king track from %i', (from, data) => {
    const p = position().king([0, from], [1, 0]).act(0, 'king', 5).play(0, 'king 2');
    expect(log(p)).toEqual([['kingMoved', 0, data]]);
  });

  test('merchant and architect', () => {
    const p = position().mapTile('koeln', 'crest3a').act(0, 'merchant', 9);
    p.play(0, 'merchant to koeln', 'house in koeln on 1', 'collect in koeln');
    p.act(0, 'architect', 9).play(0, 'architect to koeln', 'pillar in koeln');
    expect(log(p)).toEqual([
      ['merchantMoved', 0, { spot: 'koeln' }],
      ['housePlaced', 0, { spot: 'koeln' }],
      ['tileTaken', 0, { tile: 'crest3a' }],
      ['architectMoved', 0, { spot: 'koeln' }],
      ['pillarPlaced', 0, { spot: 'koeln' }],
    ]);
  });

  test('characters, and a building that they complete', () => {
    const p = position().act(0, 'character', 9);
    p.give(0, { storehouse: ['merchant-merchantSteps2'], crests: { 4: 'crest2a' } });
    p.play(0, 'hire merchant-gold3', 'refresh characters', 'lodge merchant-gold3 in 4.1');
    expect(log(p)).toEqual([
      ['hired', 0, { tile: 'merchant-gold3' }],
      ['refreshed', 0, {}],
      ['lodged', 0, { tile: 'merchant-gold3', building: 4, floor: 1 }],
      ['buildingFilled', 0, { building: 4 }],
      ['buildingCompleted', 0, { building: 4, action: 'merchant', points: 1 }],
      gains('gold', 3),
    ]);
    const upstairs = position()
      .act(0, 'character', 9)
      .give(0, { storehouse: ['merchant-gold3'] });
    upstairs.play(0, 'lodge merchant-gold3 in 1.2');
    expect(log(upstairs)).toEqual([
      ['lodged', 0, { tile: 'merchant-gold3', building: 1, floor: 2 }],
      gains('gold', 3),
    ]);
  });

  test('contracts and swaps', () => {
    const p = position().act(0, 'contract', 9).give(0, { iron: 4, storehouse: [] });
    p.play(0, 'acquire iron3for5', 'fulfil iron3for5', 'swap wool for food');
    expect(log(p)).toEqual([
      ['acquired', 0, { tile: 'iron3for5' }],
      ['fulfilled', 0, { tile: 'iron3for5' }],
      pays('iron', 3),
      scores(0, 'contractPoints', 5),
      ['swapped', 0, { give: 'wool', get: 'food' }],
      gains('food', 1),
      pays('wool', 1),
    ]);
  });

  test('tasks', () => {
    const p = position().turn(0).pillar(0, 'koeln');
    p.give(0, { food: 6, stone: 6, gold: 3, storehouse: ['crest2a', 'gold3a'] });
    p.play(0, 'place crest2a under building 5', 'gain iron', 'gain iron');
    p.play(0, 'contribute in koeln', 'use gold3a', 'buy iron');
    expect(log(p)).toEqual([
      ['crestPlaced', 0, { tile: 'crest2a', building: 5 }],
      pays('food', 3),
      gains('iron', 1),
      gains('iron', 1),
      ['contributed', 0, { spot: 'koeln' }],
      pays('stone', 2),
      // The cost tile and the top tile of the cathedral.
      scores(0, 'cathedralPoints', 3 + 5),
      ['helperUsed', 0, { tile: 'gold3a' }],
      gains('gold', 3),
      pays('gold', 2),
      gains('iron', 1),
    ]);
  });

  test('leaving', () => {
    expect(log(position(3).turn(0).leave(1))).toEqual([['left', 1, {}]]);
  });
});

describe('the log with silver', () => {
  test('seekers, mines and tablets', () => {
    const p = position(2, SILVER).act(0, 'seeker', 9);
    p.play(0, 'seeker to annaberg', 'mine in annaberg on 1');
    p.give(0, { seekers: ['schneeberg', null, null] }).play(0, 'seeker to joachimsthal');
    expect(log(p)).toEqual([
      ['seekerMoved', 0, { spot: 'annaberg' }],
      ['minePlaced', 0, { spot: 'annaberg' }],
      silver(1, true),
      ['seekerMoved', 0, { spot: 'joachimsthal' }],
      ['tabletResolved', 0, { tablet: 'tablet.points' }],
      scores(0, 'tabletPoints', 4),
    ]);
  });

  test('another seeker, technologies and the favoured good', () => {
    const p = position(2, { ...SILVER, technologies: ['goods', 'king', 'seeker'] }).turn(0);
    p.give(0, { silver: 9 }).play(0, 'place seeker on II', 'raise king', 'raise goods', 'favour wool');
    expect(log(p)).toEqual([
      ['seekerPlaced', 0, { spot: 'kutnaHora' }],
      silver(1, false),
      ['raised', 0, { technology: 'technology.king', level: 1 }],
      silver(1, false),
      ['raised', 0, { technology: 'technology.goods', level: 1 }],
      silver(1, false),
      ['favoured', 0, { good: 'wool' }],
    ]);
  });
});

describe('the log of the table', () => {
  /** One step, with nothing else to come. */
  function step(kind: StepKind, p = position(2)) {
    p.state.pending = [];
    return p.step(kind);
  }
  const discs = (round: number) => position(2).king([1, 3], [0, -6]).round(round);

  test('a round begins, and corruption comes before the first turn', () => {
    const p = position(2).settle();
    expect(log(p)).toEqual([
      ['roundStarted', TABLE, { round: 1 }],
      ['corrupted', TABLE, { steps: p.state.revealed[0] }],
    ]);
  });

  test('points of the king track and the new order', () => {
    const p = step('kingPoints', discs(1)).step('kingOrder');
    expect(log(p)).toEqual([
      ['scored', 0, { source: 'kingPoints', points: 6, isGain: false }],
      scores(1, 'kingPoints', 3),
      ['ordered', 1, { place: 1 }],
      ['ordered', 0, { place: 2 }],
    ]);
  });

  test('the prize of the king track', () => {
    expect(log(step('kingPrize', discs(1)).play(1, 'keep tile'))).toEqual([
      ['tileTaken', 1, { tile: 'gold3b' }],
    ]);
    expect(log(step('kingPrize', discs(1)).play(1, 'decline'))).toEqual([
      ['tileDiscarded', TABLE, { tile: 'gold3b' }],
    ]);
    expect(log(step('kingPrize', discs(4)))).toEqual([scores(1, 'kingPoints', 4)]);
  });

  test('a fair', () => {
    const p = position(2).house(0, 'frankfurt').round(1);
    p.state.phase = 'king';
    expect(log(step('fair', p))).toEqual([
      ['fairHeld', TABLE, { fair: 'fairHouses', spot: 'tiletum' }],
      scores(0, 'fairPoints', 4),
      scores(1, 'fairPoints', 2),
    ]);
  });

  test('the end', () => {
    const p = position(2, SILVER).give(0, { gold: 9, silver: 5, levels: [1, 2, 3] });
    expect(log(step('finalScoring', p))).toEqual([
      scores(0, 'goodsPoints', 3),
      scores(0, 'technologyPoints', 1 + 3 + 6),
      scores(0, 'silverPoints', 2),
      scores(1, 'goodsPoints', 1),
    ]);
  });
});

describe('the log of the Cardinal', () => {
  const because = { card: 'merchantEmpire', line: 1 };
  /** What an event before it has said already. */
  const told = { card: null, line: 0 };

  test('speaks of him, who holds no seat, and of iron and wool as one', () => {
    const p = alone()
      .give(CARDINAL, { storehouse: ['iron3for5'], iron: 4 })
      .tasks();
    expect(log(p)).toEqual([
      ['cardinalFulfils', TABLE, { ...because, tile: 'iron3for5' }],
      ['cardinalGoods', TABLE, { ...told, good: 'ironWool', count: 3, isGain: false }],
      ['cardinalScored', TABLE, { ...told, source: 'contractPoints', points: 5, isGain: true }],
    ]);
  });

  test('speaks of the player as in any other game', () => {
    const p = alone(SILVER).turn(0).dice('iron3').play(0, 'take iron 3', 'decline');
    expect(log(p)).toEqual([
      ['dieTaken', 0, { good: 'iron', value: 3, action: 'contract' }],
      gains('iron', 3),
    ]);
    const end = alone(SILVER).bare();
    end.give(CARDINAL, { gold: 0, food: 0, iron: 0, stone: 0, silver: 0 });
    end.give(0, { gold: 8, food: 0, wool: 0, stone: 0, iron: 0, silver: 2 }).step('finalScoring');
    expect(log(end)).toEqual([scores(0, 'goodsPoints', 2), scores(0, 'silverPoints', 1)]);
  });

  test('TIL-CARDINAL-DIE: what a card brings him names the card and its line', () => {
    expect(log(alone(SILVER).does('gold', 5))).toEqual([
      ['cardinalGoods', TABLE, { ...because, good: 'gold', count: 5, isGain: true }],
    ]);
    expect(log(alone(SILVER).does('silver', 2))).toEqual([
      ['cardinalSilver', TABLE, { ...because, count: 2, isGain: true }],
    ]);
    expect(log(alone(SILVER).does('points', 4))).toEqual([
      ['cardinalScored', TABLE, { ...because, source: 'surprisePoints', points: 4, isGain: true }],
    ]);
    expect(log(alone(SILVER).does('pointsForMines', 3))).toEqual([
      ['cardinalScored', TABLE, { ...because, source: 'surprisePoints', points: 3, isGain: true }],
    ]);
    expect(log(alone().give(CARDINAL, { stone: 9 }).does('needed', 2))).toEqual([
      ['cardinalGoods', TABLE, { ...because, good: 'stone', count: 2, isGain: true }],
    ]);
  });

  test('TIL-CARDINAL-DIE: of several surprises each gain names its own', () => {
    const p = alone(SILVER).bare().king([0, 0], [CARDINAL, 0]);
    p.him.silver = 3;
    p.cardinal.surprises = ['surpriseKing2', 'surpriseKing4'].map((id) => p.g.surpriseIds.indexOf(id));
    p.state.pending = [[{ kind: 'surprises', id: nextId(p.state), seat: TABLE }]];
    p.settle();
    const drawn = p.logged('cardinalSurprise').map(({ card }) => card);
    const gains = [...p.logged('cardinalScored'), ...p.logged('cardinalGoods')];
    const worth = { surpriseKing2: 6, surpriseKing4: 4 } as const;
    expect(gains.map(({ card, line, points, count }) => [card, line, points ?? count])).toEqual([
      ...drawn.map((card) => [card, 1, worth[card as keyof typeof worth]]),
      ...drawn.map((card) => [card, 3, card === 'surpriseKing2' ? 4 : 3]),
    ]);
  });

  test.each([
    [0, { steps: 2, space: 2, isRed: false }],
    [-2, { steps: 2, space: 0, isRed: false }],
    [-6, { steps: 2, space: 4, isRed: true }],
  ])('his steps on the king track from %i, on top of who is there', (from, data) => {
    const p = alone().king([CARDINAL, from], [0, from]).does('king', 2);
    expect(log(p)).toEqual([['cardinalKing', TABLE, { ...because, ...data }]]);
    expect(p.state.discs).toEqual([0, CARDINAL]);
  });

  test('he goes no further than the track', () => {
    const p = alone();
    const last = p.g.track.length - 1;
    p.state.king[CARDINAL] = last - 1;
    p.does('king', 3);
    expect(p.state.king[CARDINAL]).toBe(last);
    expect(p.logged('cardinalKing')[0].steps).toBe(1);
    p.does('king', 1);
    expect(p.state.king[CARDINAL]).toBe(last);
    expect(log(p)).toEqual([['cardinalCannot', TABLE, because]]);
  });
});
