import { deciders, randomAction, randomFrom, readOptions, tableIsNext } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { NONE, tiletum } from '../rules/index.ts';
import { CARDINAL } from '../rules/seats.ts';
import { alone } from './alone.ts';
import { SILVER } from './position.ts';

describe('the king phase', () => {
  test('TIL-CARDINAL-PHASES: corruption moves his disc too, and his place in the turn order follows from the track', () => {
    const p = alone().king([0, 1], [CARDINAL, 3]);
    p.state.corruption = [2];
    p.state.pending = [];
    p.step('nextTurn');
    expect(p.kingValues()).toEqual([-1, 1]);
    p.state.pending = [];
    p.step('kingOrder');
    expect(p.state.order).toEqual([CARDINAL, 0]);
    expect(p.logged('cardinalOrdered')).toEqual([{ card: null, line: 0, place: 1 }]);
    expect(p.events.filter(({ kind }) => kind === 'ordered').map(({ seat }) => seat)).toEqual([0]);
    expect(p.kingValues()).toEqual([0, 1]);
  });

  test('TIL-CARDINAL-PHASES: when he comes first in the order his decree comes before the turn of the player', () => {
    const p = alone();
    p.state.order = [CARDINAL, 0];
    p.state.round = 0;
    p.state.pending = [];
    p.step('round');
    p.settle();
    expect(p.deciders()).toEqual([0]);
    expect(p.logged('cardinalDie')).toHaveLength(1);
  });

  test('TIL-CARDINAL-PHASES: points of the track both ways', () => {
    const p = alone().king([0, 2], [CARDINAL, -3]);
    p.step('kingPoints');
    expect([p.player(0).points, p.him.points]).toEqual([2, -3]);
  });

  test('TIL-CARDINAL-PHASES: highest in rounds 1 to 3 he takes the tile as any other, in round 4 he scores 4', () => {
    const prize = (tile: string) => {
      const p = alone({ kingTile: tile }).king([0, 1], [CARDINAL, 3]);
      p.state.pending = [];
      p.step('kingPrize');
      return p;
    };
    const crest = prize('crest2a');
    expect([crest.storehouse(CARDINAL), crest.state.kingTile]).toEqual([['crest2a'], NONE]);
    expect(crest.logged('cardinalTile')).toEqual([{ card: null, line: 0, tile: 'crest2a', isKept: true }]);
    const gold = prize('gold3b');
    expect([gold.goodsOf().gold, gold.tiles(gold.cardinal.removed)]).toEqual([3, ['gold3b']]);
    expect(gold.owed()).toEqual([]);
    const last = alone().king([0, 1], [CARDINAL, 3]);
    last.state.round = 4;
    last.step('kingPrize');
    expect(last.points(CARDINAL, 'kingPoints')).toBe(4);
    const own = alone().king([0, 4], [CARDINAL, 3]);
    own.state.pending = [];
    own.step('kingPrize');
    expect(own.deciders()).toEqual([0]);
  });

  test('TIL-CARDINAL-PHASES: income of mines and ribbons as for you, but no mine from a general supply', () => {
    const p = alone(SILVER).king([0, 3], [CARDINAL, 3]).mine(CARDINAL, 'annaberg');
    p.give(CARDINAL, { silver: 0 }).give(0, { silver: 0 });
    p.step('income');
    expect([p.player(0).silver, p.him.silver]).toEqual([2, 3]);
    p.step('mines');
    expect([p.player(0).mines, p.him.mines]).toEqual([3, 5]);
  });
});

describe('fairs', () => {
  const fair = (id: string, prepare: (p: ReturnType<typeof alone>) => void, chosen = {}) => {
    const others = ['fairHouses', 'fairPillars', 'fairContracts', 'fairCrests'].filter((one) => one !== id);
    const p = alone({ ...chosen, fairs: [id, ...others.slice(0, 3)] });
    prepare(p);
    p.step('fair');
    return p.points(CARDINAL, 'fairPoints');
  };

  test('TIL-CARDINAL-FAIR: by the same conditions as you', () => {
    expect(fair('fairHouses', (p) => p.house(CARDINAL, 'paris', 'lyon'))).toBe(6);
    expect(fair('fairPillars', (p) => p.pillar(CARDINAL, 'koeln'))).toBe(2);
    expect(fair('fairContracts', (p) => p.give(CARDINAL, { contracts: ['iron2for3'] }))).toBe(3);
    expect(
      fair('fairCrests', (p) => p.give(CARDINAL, { storehouse: ['crest1a'], crests: { 1: 'crest2a' } })),
    ).toBe(6);
    expect(fair('fairBuildings', (p) => p.give(CARDINAL, { rooms: { '4.1': 'king-wool2b' } }))).toBe(5);
  });

  test('TIL-CARDINAL-FAIR: he has to be there, with a house or the merchant', () => {
    const p = alone();
    p.state.round = 2;
    p.step('fair');
    expect(p.him.points).toBe(0);
    const merchant = alone().give(CARDINAL, { merchant: 'frankfurt' }).pillar(CARDINAL, 'koeln');
    merchant.state.round = 2;
    merchant.step('fair');
    expect(merchant.points(CARDINAL, 'fairPoints')).toBe(2);
  });

  test('TIL-CARDINAL-FAIR, example 100: at the technology fair four tucked cards count four times', () => {
    const tucked = (p: ReturnType<typeof alone>) => {
      p.cardinal.tucked = [0, 1, 2, 3];
    };
    expect(fair('fairTechnologies', tucked, SILVER)).toBe(8);
    expect(fair('fairTechnologies', () => {}, SILVER)).toBe(0);
  });

  test('TIL-CARDINAL-FAIR: mines and sets underground', () => {
    expect(fair('fairMines', (p) => p.mine(CARDINAL, 'annaberg'), SILVER)).toBe(6);
    expect(fair('fairUnderground', (p) => p.house(CARDINAL, 'marienberg'), SILVER)).toBe(5);
  });
});

describe('the end', () => {
  test('TIL-CARDINAL-END, example 117: pillar side, 3 pillars, 2 houses, 4 mines, 3 silver: 12 and 3 points, nothing for technologies', () => {
    const p = alone(SILVER).bare();
    p.house(CARDINAL, 'paris').pillar(CARDINAL, 'koeln', 'paris', 'lyon');
    p.mine(CARDINAL, 'annaberg', 'schneeberg', 'goslar');
    p.give(CARDINAL, { silver: 3, gold: 0, food: 0, iron: 0, stone: 0, levels: [3, 3, 3] });
    p.step('finalScoring');
    expect(p.points(CARDINAL, 'mapPoints')).toBe(12);
    expect(p.points(CARDINAL, 'silverPoints')).toBe(3);
    expect(p.him.points).toBe(15);
  });

  test('TIL-CARDINAL-END: open contracts are tried once more before goods count; the player gets 1 point for 2 silver', () => {
    const p = alone(SILVER).bare();
    p.give(CARDINAL, {
      gold: 4,
      iron: 3,
      food: 0,
      stone: 0,
      silver: 0,
      storehouse: ['iron3for5', 'wool4for7b'],
    });
    p.give(0, { silver: 3 });
    p.step('finalScoring');
    expect(p.tiles(p.him.contracts)).toEqual(['iron3for5']);
    expect([p.points(CARDINAL, 'contractPoints'), p.points(CARDINAL, 'goodsPoints')]).toEqual([5, 1]);
    expect(p.points(0, 'silverPoints')).toBe(1);
    expect(p.logged('cardinalFulfils')).toEqual([{ card: null, line: 0, tile: 'iron3for5' }]);
  });

  test('TIL-CARDINAL-END: houses times pillars, completed buildings', () => {
    const p = alone().bare().house(CARDINAL, 'paris').pillar(CARDINAL, 'koeln', 'lyon', 'paris');
    p.give(CARDINAL, {
      gold: 0,
      food: 0,
      iron: 0,
      stone: 0,
      rooms: {
        '2.1': 'merchant-gold3',
        '2.2': 'merchant-contract2',
        '4.1': 'king-wool2b',
        '5.1': 'contract-stone2',
      },
      crests: { 2: 'crest1a', 4: 'crest2a', 5: 'crest3a' },
    });
    p.step('finalScoring');
    expect([p.points(CARDINAL, 'mapPoints'), p.points(CARDINAL, 'buildingPoints')]).toEqual([6, 5]);
  });
});

describe('the outcome', () => {
  const outcome = (own: number, his: number, order = [0, CARDINAL]) => {
    const p = alone({ level: 'hard' });
    p.player(0).points = own;
    p.him.points = his;
    p.state.order = order;
    return p.rules.outcome(p.state);
  };

  test('TIL-CARDINAL-WINNER: more points win, and the Cardinal stands there as a rival', () => {
    const won = outcome(50, 40);
    expect([won.totals, won.ranks]).toEqual([[50], [1]]);
    expect(won.rivals?.map(({ name, total, rank }) => [name, total, rank])).toEqual([['cardinal', 40, 2]]);
    expect(won.solo).toEqual({ level: 'level.hard', medal: null });
    const lost = outcome(40, 50);
    expect([lost.ranks, lost.rivals?.[0].rank]).toEqual([[2], 1]);
  });

  test('TIL-CARDINAL-WINNER: a tie goes by the turn order', () => {
    expect(outcome(40, 40).ranks).toEqual([1]);
    expect(outcome(40, 40, [CARDINAL, 0]).ranks).toEqual([2]);
  });

  test('TIL-CARDINAL-WINNER: his points by source add up, those he began with among them', () => {
    const p = alone({ ...SILVER, level: 'hard' });
    const [rival] = p.rules.outcome(p.state).rivals ?? [];
    expect([rival.total, rival.sources.startPoints]).toEqual([30, 30]);
    expect(Object.keys(rival.sources)).toContain('surprisePoints');
    expect(Object.keys(p.rules.outcome(p.state).sources[0])).not.toContain('surprisePoints');
  });
});

describe('a whole game', () => {
  /** Plays at random; every secret of a state is its generator. */
  function play(seed: string, chosen: object) {
    const rules = tiletum.rules(readOptions(tiletum.options, { players: 1, ...chosen }));
    const random = randomFrom(seed);
    const state = rules.setup(seed);
    const lines: number[] = [];
    for (;;) {
      while (tableIsNext(state))
        rules.run(state, ({ kind, data }) => {
          if (kind === 'cardinalDie') lines.push(Number(data.line));
        });
      if (deciders(state).length === 0) return { rules, state, lines };
      rules.apply(state, 0, randomAction(rules, state, 0, random));
    }
  }

  test.each([false, true])('he has twelve turns and always finds a die, silver: %s', (silver) => {
    for (let seed = 0; seed < 12; seed++) {
      const { state, lines } = play(`whole ${seed}`, { silver, level: 'hard' });
      expect([state.phase, lines.length]).toEqual(['end', 12]);
    }
  });

  test('TIL-LEAVE: when the player leaves the game runs to its end, and he wins', () => {
    const p = alone();
    p.state.round = 0;
    p.settle().leave(0);
    expect([p.deciders(), p.state.phase]).toEqual([[], 'end']);
    expect(p.logged('cardinalDie')).toHaveLength(12);
    expect(p.rules.outcome(p.state).ranks).toEqual([2]);
  });

  test('a view shows his card and challenges and no order of the decks; a re-deal plays on from it', () => {
    const { rules } = alone({ ...SILVER, challenges: ['rareChance'] });
    const state = rules.setup('view');
    while (tableIsNext(state)) rules.run(state);
    const view = rules.view(state, 0);
    expect(view.chance.key).toBeNull();
    expect(view.cardinal?.challenges).toEqual(state.cardinal?.challenges);
    const { deck, surprises } = view.cardinal!;
    expect([deck, surprises]).toEqual([deck.toSorted((a, b) => a - b), surprises.toSorted((a, b) => a - b)]);
    const decrees = new Set<number>();
    for (let deal = 0; deal < 40; deal++) {
      const dealt = rules.determinize(view, randomFrom(`deal ${deal}`));
      dealt.cardinal!.challenges.push(99);
      dealt.pending.push([{ kind: 'decree', id: 999, seat: -1 }]);
      rules.run(dealt);
      decrees.add(dealt.cardinal!.decree);
    }
    expect(decrees.size).toBeGreaterThan(3);
    expect(view.cardinal?.challenges).not.toContain(99);
  });
});
