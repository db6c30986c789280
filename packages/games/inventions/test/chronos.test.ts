import { describe, expect, test } from 'vitest';
import { NONE } from '../rules/index.ts';
import { position, table } from './position.ts';

const CHRONOS = 2;

/** Two players and Chronos, whose pillar stands before the given region; the board is empty. */
function before(region: number) {
  const p = position(2);
  p.state.chronos!.region = (region + 6) % 7;
  p.state.pending = [];
  return p;
}

describe('Chronos in the preparation', () => {
  test('INV-CHRONOS-SETUP the third of two players: citizens, three tokens on the era track, a place in the order', () => {
    const p = table(2, { order: null });
    expect(p.state.order.toSorted()).toEqual([0, 1, 2]);
    expect(p.state.chronos).toMatchObject({ supply: 30, tokens: 3, eraSpace: 2 });
    expect(p.state.personal).toHaveLength(4);
    expect(p.state.diplomats[p.state.personal[CHRONOS]]).toBe(0);
    const orders = new Set(Array.from({ length: 60 }, (_, game) => p.rules.setup(`${game}`).order.join()));
    expect(orders.size).toBe(6);
    expect(table(3).state.chronos).toBeNull();
  });

  test('INV-CHRONOS-PREPARE in his place of the reverse order, in Africa or the next region with a free idea', () => {
    const last = table(2, { order: [0, 1, 2] }).settle();
    expect(last.at('africa')).toMatchObject({ presenter: CHRONOS, presenters: 2 });
    expect(last.citizens('africa')).toEqual([0, 0, 1]);
    expect(last.at('africa').influence).toEqual([CHRONOS * 8, NONE, NONE]);
    expect(last.state.chronos).toMatchObject({ region: 0, supply: 27 });
    const middle = table(2, { order: [0, 2, 1] }).settle();
    middle.play(1, 'prepare africa with 1 of the academy');
    expect(middle.state.chronos!.region).toBe(1);
  });
});

describe('his turn', () => {
  test('INV-CHRONOS-TURN one action in the first region where he can do one; after a full circle he rests', () => {
    const p = before(0);
    p.state.chronos!.supply = 0;
    p.step('chronosTurn');
    expect(p.state.chronos!.region).toBe(6);
    expect(p.events.at(-1)?.kind).toBe('chronosRests');
    const q = before(3).region('asia', { card: 'lighthouse', presenter: 0 });
    // Sailing lies beside the board: he moves on to Australia and presents there.
    q.step('chronosTurn');
    expect(q.state.chronos!.region).toBe(4);
    expect(q.at('australia').presenter).toBe(CHRONOS);
    expect(q.at('asia').invented).toBe(false);
  });

  test('INV-CHRONOS-TURN he innovates what somebody else invented, with a citizen that he still has', () => {
    const invention = { card: 'writing', presenter: 0, inventor: 1 };
    const p = before(3).region('asia', invention).step('chronosTurn');
    expect(p.at('asia').innovator).toBe(CHRONOS);
    const poor = before(3).region('asia', invention);
    poor.state.chronos!.supply = 0;
    poor.step('chronosTurn');
    expect(poor.at('asia').innovator).toBe(NONE);
    expect(poor.state.chronos!.supply).toBe(0);
  });

  test('INV-CHRONOS-SHARE he takes the wealth tile on top, and a progress tile only where there is none', () => {
    const invention = { card: 'writing', presenter: 0, inventor: CHRONOS };
    const p = before(3)
      .region('asia', { ...invention, wealth: ['AE', 'BE'] })
      .step('chronosTurn');
    expect(p.events.filter(({ kind }) => kind === 'chronosTook').map(({ data }) => data)).toEqual([
      { tile: 'AE' },
    ]);
    expect(p.state.chronos!.taken).toBe(0);
    const none = before(3)
      .region('asia', { ...invention, wealth: [] })
      .step('chronosTurn');
    expect(none.events.filter(({ kind }) => kind === 'chronosTook')).toHaveLength(1);
    expect(none.state.chronos!.taken).not.toBe(0);
  });

  test('INV-CHRONOS-TURN in a region he tries to present, to invent, to share, to innovate, in this order', () => {
    const inAsia = (area: Parameters<ReturnType<typeof before>['region']>[1]) =>
      before(3).ideas(['coins', 'glass', 'writing']).region('asia', area).step('chronosTurn');
    // No card: he presents, even though he could take part elsewhere.
    expect(inAsia({}).cardAt('asia')).toBe('writing');
    // An idea, be it his own: he invents it.
    for (const presenter of [0, CHRONOS]) {
      const idea = inAsia({ card: 'wheel', presenter });
      expect(idea.at('asia')).toMatchObject({ presenter, inventor: CHRONOS, innovator: NONE });
    }
    // An invention in which he has a part, whichever: he shares it and does not innovate it.
    for (const part of [
      { presenter: CHRONOS, inventor: 0 },
      { presenter: 0, inventor: CHRONOS },
      { presenter: 0, inventor: 1, innovator: CHRONOS },
    ])
      expect(inAsia({ card: 'wheel', ...part }).cardAt('asia')).toBeNull();
    // One in which he has none: he innovates it, and if that is taken he moves on to Australia.
    expect(inAsia({ card: 'wheel', presenter: 0, inventor: 1 }).at('asia').innovator).toBe(CHRONOS);
    const taken = inAsia({ card: 'wheel', presenter: 0, inventor: 1, innovator: 0 });
    expect(taken.state.chronos!.region).toBe(4);
    expect(taken.at('australia').presenter).toBe(CHRONOS);
  });

  test('INV-CHRONOS-TURN he has one turn a round, at his place in the order, from era 1 on', () => {
    const p = table(2, { order: [0, CHRONOS, 1] }).settle();
    p.play(1, 'prepare europe with 1 of the academy').play(0, 'prepare middleEast');
    expect(p.state).toMatchObject({ round: 1, era: 1 });
    expect(p.state.chronos!.region).toBe(0);
    expect(p.deciders()).toEqual([0]);
    p.play(0, 'pillar recallDiplomat', 'recall cotton', 'end turn');
    // The Middle East holds an idea by now, which he invents; nobody else had a turn.
    expect(p.state.chronos!.region).toBe(1);
    expect(p.at('middleEast').inventor).toBe(CHRONOS);
    expect(p.deciders()).toEqual([1]);
    p.play(1, 'pillar recallDiplomat', 'recall mining', 'end turn');
    expect(p.state).toMatchObject({ round: 2, era: 2 });
    expect(p.state.chronos!.region).toBe(1);
  });

  test('INV-CHRONOS-PRESENT the rightmost idea, as many citizens as the tile shows, no benefit', () => {
    const p = before(0).ideas(['coins', 'glass', 'writing'], 'steel');
    p.step('chronosTurn');
    expect(p.cardAt('africa')).toBe('writing');
    expect(p.at('africa')).toMatchObject({ presenter: CHRONOS, presenters: 2 });
    expect(p.ideaArea()).toEqual(['steel', 'coins', 'glass']);
    expect(p.state.chronos!.supply).toBe(28);
  });

  test('INV-CHRONOS-PRESENT with his last citizens, not with too few; without an idea in the area he moves on', () => {
    // The tile of Africa asks for two.
    const presents = (supply: number, ideas: string[]): boolean => {
      const p = before(0).ideas(ideas);
      p.state.chronos!.supply = supply;
      return p.step('chronosTurn').at('africa').presenter === CHRONOS;
    };
    expect([3, 2, 1].map((supply) => presents(supply, ['coins']))).toEqual([true, true, false]);
    expect(presents(3, [])).toBe(false);
    const p = before(0).ideas([], 'steel').step('chronosTurn');
    expect(p.events.at(-1)?.kind).toBe('chronosRests');
    expect(p.state.regions.every(({ card }) => card === NONE)).toBe(true);
  });

  test('INV-CHRONOS-INVENT with one citizen, where the milestone is on the board or discarded', () => {
    const p = before(3).personal(1, 'iron').region('asia', { card: 'steamboat', presenter: 0 });
    p.step('chronosTurn');
    expect(p.at('asia')).toMatchObject({ inventor: CHRONOS, invented: true });
    expect(p.state.chronos!.supply).toBe(29);
  });

  test('INV-CHRONOS-PROGRESS he takes a tile of the type with the number of the region, or the next he can take', () => {
    const p = before(6).region('southAmerica', { card: 'wheel', presenter: 0 });
    p.step('chronosTurn');
    expect(p.state.progress[14 + 6]).toBe(1);
    p.region('southAmerica', { card: 'seawall', presenter: 0 });
    p.state.chronos!.region = 5;
    p.step('chronosTurn');
    // He has number 7 already: 1 comes next.
    expect(p.state.progress[14]).toBe(1);
    expect(p.state.progress[14 + 6]).toBe(1);
  });

  test('INV-CHRONOS-PROGRESS he passes over numbers without a copy left; with none of the type he takes nothing', () => {
    const p = before(4).region('australia', { card: 'silk', presenter: 0 });
    p.state.progress[4] = 0;
    p.state.progress[5] = 0;
    p.step('chronosTurn');
    expect(p.state.progress.slice(0, 7)).toEqual([2, 2, 2, 2, 0, 0, 1]);
    const none = before(4).region('australia', { card: 'silk', presenter: 0 });
    none.state.progress.fill(0, 0, 7);
    none.step('chronosTurn');
    expect(none.at('australia').inventor).toBe(CHRONOS);
    expect(none.state.progress.slice(7).every((copies) => copies === 2)).toBe(true);
  });

  test('INV-CHRONOS-PROGRESS a number counts as had in its own type only, and sharing skips it like inventing', () => {
    const p = before(3).region('asia', { card: 'wheel', presenter: 0 }).step('chronosTurn');
    expect(p.state.progress.slice(14)).toEqual([2, 2, 2, 1, 2, 2, 2]);
    // The same number of culture is still his.
    p.region('asia', { card: 'fermentation', presenter: 0 });
    p.state.chronos!.region = 2;
    p.step('chronosTurn');
    expect(p.state.progress.slice(7, 14)).toEqual([2, 2, 2, 1, 2, 2, 2]);
    // Sharing without a wealth tile left: 4 of technology he has had, so 5 is next.
    p.region('asia', { card: 'wheel', presenter: CHRONOS, inventor: 1, wealth: [] });
    p.state.chronos!.region = 2;
    p.step('chronosTurn');
    expect(p.state.progress.slice(14)).toEqual([2, 2, 2, 1, 1, 2, 2]);
  });

  test('INV-CHRONOS-SHARE no points or card for him, the others are rewarded; the top wealth tile goes', () => {
    const p = before(3).region('asia', {
      card: 'wheel',
      presenter: 0,
      presenters: 2,
      inventor: CHRONOS,
      innovator: 1,
      wealth: ['AE', 'AC'],
    });
    p.step('chronosTurn');
    expect(p.points(0, 'sharing')).toBe(4);
    expect(p.citizens('asia')).toEqual([2, 2, 1]);
    expect(p.at('asia').wealth).toHaveLength(1);
    expect(p.g.tables.wealthTiles && Object.keys(p.g.tables.wealthTiles)[p.at('asia').wealth[0]]).toBe('AC');
    expect(p.inventions(0)).toEqual([]);
    const empty = before(3).region('asia', {
      card: 'wheel',
      presenter: CHRONOS,
      inventor: 0,
      innovator: CHRONOS,
      wealth: [],
    });
    empty.step('chronosTurn');
    expect(empty.state.progress[14 + 3]).toBe(1);
    expect(empty.inventions(0)).toEqual(['wheel']);
    expect(empty.citizens('asia')).toEqual([1, 0, 3]);
  });

  test('INV-CHRONOS-INNOVATE a human invention with a free place, without a chain', () => {
    const p = before(3).region('asia', { card: 'silk', presenter: 0, inventor: 1 });
    p.step('chronosTurn');
    expect(p.at('asia').innovator).toBe(CHRONOS);
    expect(p.cardAt('asia')).toBe('silk');
  });

  test('INV-CHRONOS-CITIZENS INV-CITIZEN-SUPPLY as an innovator he adds no citizen when he has none left', () => {
    const p = position(2).region('asia', { card: 'wheel', presenter: 0, inventor: 0, innovator: CHRONOS });
    p.state.chronos!.supply = 0;
    p.owe(0, 'share', 'main').play(0, 'share in asia');
    expect(p.citizens('asia')).toEqual([2, 0, 1]);
    expect(p.state.chronos!.supply).toBe(0);
  });

  test('INV-CHRONOS-CITIZENS a human who shares beside him: his points are void, his card leaves the game, he adds a citizen', () => {
    const p = position(2)
      .region('asia', {
        card: 'wheel',
        presenter: CHRONOS,
        presenters: 2,
        inventor: CHRONOS,
        innovator: 0,
        wealth: ['AE'],
      })
      .owe(0, 'share', 'main')
      .play(0, 'share in asia', 'wealth AE');
    expect(p.citizens('asia')).toEqual([2, 0, 3]);
    expect(p.state.players.map(({ points }) => points)).toEqual([0, 0]);
    expect(p.inventions(0)).toEqual([]);
    // His citizens count for the majority.
    p.region('asia', { citizens: [3, 0, 3] }).owe(0, 'gainInfluence', 'main');
    expect(p.refusal(0, 'tokenPresent in asia as merchant')).toBe('INV-GAIN-MAJORITY');
  });
});

describe('his change of era', () => {
  test('INV-CHRONOS-TOKENS a token into the next region that takes it, and his pillar with it', () => {
    const p = before(4);
    p.at('australia').influence = [CHRONOS * 8, NONE, NONE];
    p.at('northAmerica').influence = [0, 8, 16 + 1];
    p.step('chronosAdvances');
    expect(p.state.chronos).toMatchObject({ region: 6, tokens: 2 });
    expect(p.at('southAmerica').influence).toEqual([CHRONOS * 8, NONE, NONE]);
  });

  test('INV-CHRONOS-TOKENS none on entering era 2, one each on entering 3, 4 and 5', () => {
    for (const [round, steps] of [
      [1, false],
      [4, true],
      [7, true],
      [10, true],
    ] as const) {
      const p = before(0).round(round);
      p.step('round');
      expect(p.owed() === 'chronosAdvances').toBe(steps);
    }
  });

  test('INV-CHRONOS-MILESTONE his milestone becomes common, the rightmost tile his, his marker on the rightmost free space', () => {
    const p = before(4).give(1, { milestone: 'sailing', eraSpace: 3 }).eureka('mathematics', 'iron');
    p.step('chronosAdvances');
    expect(p.milestones(p.state.personal)[CHRONOS]).toBe('iron');
    expect(p.milestones(p.state.common).at(-1)).toBe('copperSmelting');
    expect(p.state.chronos!.eraSpace).toBe(2);
    expect(p.milestones(p.state.eureka)).toEqual(['mathematics']);
  });

  test('INV-CHRONOS-MILESTONE INV-CHANGE-UNOWNED before all other steps; then the milestone of nobody takes the next', () => {
    const p = before(4).round(4).eureka('sailing', 'mathematics', 'iron');
    p.step('round');
    expect(p.owed()).toBe('chronosAdvances');
    p.settle();
    expect(p.milestones(p.state.personal)).toEqual(['cotton', 'mining', 'iron', 'mathematics']);
    expect(p.milestones(p.state.common)).toEqual([
      'originOfLanguage',
      'copperSmelting',
      'agriculture',
      'sailing',
    ]);
    expect(p.state.chronos).toMatchObject({ eraSpace: 3, tokens: 2 });
    expect(p.milestones(p.state.eureka).toSorted()).toEqual(['crane', 'greekFire', 'paper']);
  });

  test('INV-CHRONOS-MILESTONE diplomats on his milestone go with it, and from there home', () => {
    const p = before(4).diplomat(0, 'copperSmelting').eureka('sailing');
    p.step('chronosAdvances');
    expect(p.hasDiplomat(0, 'copperSmelting')).toBe(true);
    p.common('copperSmelting', 'sailing', 'mathematics', 'agriculture').personal(CHRONOS, 'iron');
    p.eureka('crane').step('chronosAdvances');
    expect(p.hasDiplomat(0, 'copperSmelting')).toBe(false);
    expect(p.player(0).scholars).toBe(1);
  });

  test('INV-EUREKA-SPACE his marker takes a space of its era, and none of another', () => {
    const p = position(2).personal(CHRONOS, 'iron').owe(0, 'eureka', 'main');
    p.state.chronos!.eraSpace = 2;
    p.play(0, 'eureka sailing');
    expect(p.legal(0)).toEqual(['era space 1', 'era space 2', 'era space 4']);
    expect(p.refusal(0, 'era space 3')).toBe('INV-EUREKA-SPACE');
    p.personal(CHRONOS, 'crane');
    expect(p.refusal(0, 'era space 3')).toBeNull();
  });

  test('INV-CHANGE-ORDER his marker on a space of turn order is passed over', () => {
    const p = before(4).round(4).give(0, { milestone: 'sailing', eraSpace: 0 });
    p.personal(CHRONOS, 'crane');
    p.state.chronos!.eraSpace = 0;
    p.state.pending = [];
    p.step('changeOrder');
    expect(p.deciders()).toEqual([0]);
    expect(p.legal(0)).toEqual(['order 1', 'order 2', 'order 3']);
    p.give(0, { eraSpace: 1 });
    p.state.pending = [];
    p.step('changeOrder');
    expect(p.deciders()).toEqual([]);
  });

  test('INV-CHRONOS-SETUP INV-SEND-INFLUENCE a diplomat of a player on his milestone gives nobody influence', () => {
    const p = position(2).personal(CHRONOS, 'iron').give(0, { scholars: 1 }).owe(0, 'sendDiplomat', 'main');
    p.play(0, 'send scholar to iron');
    expect(p.state.players.map(({ influence }) => influence)).toEqual([5, 5]);
    // And he has nobody of his own there, so three may come.
    expect(p.state.diplomats[p.state.personal[CHRONOS]]).toBe(1);
  });

  test('INV-CHRONOS-SEASONS with two players season pillars earn influence too', () => {
    const p = position(2)
      .give(0, { scholars: 1 })
      .give(1, { seasons: ['sendDiplomat'] });
    p.play(0, 'pillar sendDiplomat');
    expect(p.player(1).influence).toBe(6);
  });
});
