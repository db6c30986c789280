import { readOptions } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { type Level, startPoints, tables } from '../data/index.ts';
import { NONE, type Options, rulesetOf, tiletum } from '../rules/index.ts';
import { CARDINAL } from '../rules/seats.ts';
import { alone } from './alone.ts';
import { SILVER } from './position.ts';

function dealt(seed: string, chosen: Partial<Options> = {}) {
  const options = readOptions(tiletum.options, { players: 1, ...chosen });
  const g = rulesetOf(options);
  const state = tiletum.rules(options).setup(seed);
  if (state.cardinal === undefined) throw new Error('there is no Cardinal');
  return { g, state, cardinal: state.cardinal, him: state.players[CARDINAL] };
}

describe('set-up alone', () => {
  test('TIL-CARDINAL-SETUP: a game for two, the player first, the Cardinal second', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { state } = dealt(`order ${seed}`);
      expect(state.order).toEqual([0, CARDINAL]);
      expect(state.discs).toEqual([0, CARDINAL]);
      expect(state.mapTiles.filter((tile) => tile !== NONE)).toHaveLength(14);
      expect(state.bag).toEqual([2, 2, 2, 2, 2]);
    }
  });

  test('TIL-CARDINAL-SETUP: 8 dice lie at the wheel, as for two', () => {
    const p = alone().settle();
    expect(p.state.dice.reduce((sum, count) => sum + count, 0)).toBe(8);
    expect(p.deciders()).toEqual([0]);
  });

  test('TIL-CARDINAL-SETUP: all his houses and pillars are available, and his goods are one stone, one food, two of iron or wool, three gold', () => {
    const { him, goodsOf, state, spot } = alone();
    expect(goodsOf()).toEqual({ gold: 3, food: 1, wool: 0, stone: 1, iron: 2 });
    expect([him.houses, him.pillars]).toEqual([7, 7]);
    expect(state.houses.slice(spot('tiletum') * 4, spot('tiletum') * 4 + 2)).toEqual([0, CARDINAL]);
    expect([state.players[0].houses, state.players[0].pillars]).toEqual([2, 2]);
    expect(state.players[0].goods[0]).toBe(1);
  });

  test('TIL-CARDINAL-SETUP: his place in the turn order is a value of the tables', () => {
    const p = alone({ overrides: [{ path: 'cardinal.place', value: 1 }] });
    expect(p.state.order).toEqual([CARDINAL, 0]);
    expect(p.state.players[0].goods[0]).toBe(3);
    expect(p.goodsOf().gold).toBe(3);
  });

  test.each<[Level, number]>([
    ['easy', 0],
    ['normal', 2],
    ['hard', 5],
  ])('TIL-CARDINAL-LEVEL: %s has %i challenges, in the base game none of silver', (level, count) => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const { g, cardinal, him } = dealt(`level ${seed}`, { level });
      expect(new Set(cardinal.challenges).size).toBe(count);
      for (const at of cardinal.challenges) seen.add(g.challengeIds[at]);
      expect([him.points, him.silver]).toEqual([startPoints[level], 0]);
    }
    expect(seen.size).toBe(count === 0 ? 0 : 8);
    expect([...seen].filter((id) => tables.challenges[id].set === 'silver')).toEqual([]);
  });

  test('TIL-CARDINAL-LEVEL: points to begin with are values of the tables', () => {
    const overrides = [
      { path: 'cardinalLevels.easy.points', value: 12 },
      { path: 'cardinalLevels.easy.silverPoints', value: 7 },
    ];
    expect(dealt('points', { level: 'easy', overrides }).him.points).toBe(12);
    expect(dealt('points', { level: 'easy', silver: true, overrides }).him.points).toBe(7);
    expect(dealt('points', { level: 'normal', overrides }).him.points).toBe(startPoints.normal);
  });

  test('TIL-CARDINAL-LEVEL, example 96: hard with silver means five challenges of twelve, 1 more silver and 30 points', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const { g, cardinal, him } = dealt(`hard ${seed}`, { level: 'hard', silver: true });
      expect(cardinal.challenges).toHaveLength(5);
      expect([him.points, him.silver]).toEqual([30, 2]);
      for (const at of cardinal.challenges) seen.add(g.challengeIds[at]);
    }
    expect(seen.size).toBe(12);
  });

  test('options name challenges that the game has', () => {
    const read = (chosen: object) => rulesetOf(readOptions(tiletum.options, { players: 1, ...chosen }));
    expect(() => read({ challenges: ['deepCoffers', 'deepCoffers'] })).toThrow('twice');
    expect(() => read({ challenges: ['moon'] })).toThrow('none of');
    expect(() => read({ challenges: 'deepCoffers' })).toThrow('list');
    expect(() => read({ challenges: ['rareChance'] })).toThrow('rareChance');
    expect(read({ challenges: ['rareChance'], silver: true }).options.challenges).toEqual(['rareChance']);
    expect(() => read({ level: 'mild' })).toThrow('easy, normal, hard');
  });
});

describe('set-up alone with silver', () => {
  test('TIL-CARDINAL-SILVER, example 95: a seeker and a mine in the start city, two seekers and five mines beside his board, no technology', () => {
    const { state, him, spot } = alone(SILVER);
    expect(him.seekers).toEqual([spot('freiberg'), NONE, NONE]);
    expect(state.players[0].seekers[0]).toBe(spot('freiberg'));
    expect(state.silver?.mines.slice(0, 4)).toEqual([0, CARDINAL, NONE, NONE]);
    expect([him.seekersLeft, him.mines, him.generalMines]).toEqual([2, 5, 0]);
    expect(him.levels).toEqual([0, 0, 0]);
    expect([him.silver, state.players[0].silver]).toEqual([1, 0]);
    expect(him.pillars).toBe(8);
  });

  test('TIL-CARDINAL-SILVER, example 97: a free seeker on map II in round 2 and on map III in round 3', () => {
    const p = alone(SILVER);
    const { state, him, spot } = p;
    state.round = 0;
    him.silver = 0;
    const next = () => {
      state.bag.fill(2);
      state.dice.fill(0);
      state.pending = [];
      p.step('round');
    };
    next();
    expect([state.round, him.seekers[1], him.seekers[2]]).toEqual([1, NONE, NONE]);
    next();
    expect([him.seekers[1], him.seekers[2], him.seekersLeft]).toEqual([spot('kutnaHora'), NONE, 1]);
    next();
    expect([him.seekers[2], him.seekersLeft, him.silver]).toEqual([spot('kremnica'), 0, 0]);
    next();
    expect(him.seekersLeft).toBe(0);
    expect(p.logged('cardinalNewSeeker')).toEqual([
      { card: null, line: 0, spot: 'kutnaHora' },
      { card: null, line: 0, spot: 'kremnica' },
    ]);
  });

  test('TIL-CARDINAL-SILVER: where he has a seeker already, nothing comes', () => {
    const p = alone(SILVER);
    p.give(CARDINAL, { seekers: ['freiberg', null, 'rudnik'] });
    p.him.seekersLeft = 1;
    p.state.round = 2;
    p.state.pending = [];
    p.step('round');
    expect([p.at(p.him.seekers[2]), p.him.seekersLeft]).toEqual(['rudnik', 1]);
  });
});

describe('the decree deck', () => {
  const names = (ids: readonly string[], deck: readonly number[]) => deck.map((at) => ids[at]).sort();

  test('TIL-DECREE-DECK: the cards of four fairs, of the final scoring, and Worldly Riches', () => {
    const { g, cardinal } = alone();
    expect(names(g.decreeIds, cardinal.deck)).toEqual([
      'businessIsBusiness',
      'merchantEmpire',
      'noblesseOblige',
      'proudPillars',
      'undyingFame',
      'worldlyRiches',
    ]);
  });

  test('TIL-DECREE-DECK, example 94: with silver the new cards, and the fifth by the side of the final scoring', () => {
    const deckOf = (scoring: 'pillars' | 'houses') => {
      const { g, cardinal } = alone({ ...SILVER, scoring });
      return names(g.decreeIds, cardinal.deck);
    };
    expect(deckOf('pillars')).toEqual([
      'businessIsBusiness',
      'merchantEmpireSilver',
      'noblesseObligeSilver',
      'pillarsOfHistory',
      'proudPillarsSilver',
      'worldlyRiches',
    ]);
    expect(deckOf('houses')).toContain('housesOfDestiny');
    expect(deckOf('houses')).not.toContain('pillarsOfHistory');
  });

  test('TIL-DECREE-DECK: every choice of fairs makes a deck of six', () => {
    for (let seed = 0; seed < 60; seed++) {
      const { cardinal } = dealt(`deck ${seed}`, { silver: seed % 2 === 0 });
      expect(cardinal.deck).toHaveLength(6);
    }
  });

  test('TIL-DECREE-DECK: each card comes once before any comes again, and the open one can be seen', () => {
    const p = alone();
    const seen: number[] = [];
    p.state.pending = [];
    for (let turn = 0; turn < 12; turn++) {
      p.dice('gold5').step('decree');
      p.state.pending = [];
      seen.push(p.cardinal.decree);
      expect(p.rules.view(p.state, 0).cardinal?.decree).toBe(p.cardinal.decree);
    }
    const cards = [...p.g.decreeIds.keys()].filter((at) => seen.includes(at));
    expect(seen.slice(0, 6).toSorted((a, b) => a - b)).toEqual(cards);
    expect(seen.slice(6).toSorted((a, b) => a - b)).toEqual(seen.slice(0, 6).toSorted((a, b) => a - b));
  });
});
