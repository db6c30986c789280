/** The numbers that everybody sees of a seat, the pieces of the box, and what a decision is about. */
import { nextId } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { ANY, NONE, type Obligation } from '../rules/index.ts';
import { position, table } from './position.ts';

describe('the numbers of a seat', () => {
  const given = () =>
    position()
      .give(0, { points: 17, influence: 6, supply: 11, scholars: 2, home: [1, 2, 3], exhausted: [4, 5, 6] })
      .give(0, { sages: 1, economyMarkers: 2, ideas: ['silk'], inventions: ['boats', 'cloth', 'flute'] })
      .give(0, { area: ['culture1', 'joker'], built: { H01: 'AE', H02: 'economy1', H03: 'economy2' } })
      .give(0, { tokens: { tokenInfluence: 'asia', tokenInvent: 'europe' }, milestone: 'crane' })
      .region('asia', { citizens: [3, 1, 0, 0] })
      .region('africa', { citizens: [2, 0, 0, 0] })
      .diplomat(0, 'crane')
      .diplomat(0, 'mining')
      .turn(0, 2);

  test('say what it has', () => {
    const p = given();
    expect(p.rules.counts(p.state, 0)).toEqual({
      ...{ points: 17, influence: 6, era: 4, markers: 2, supply: 11, scholars: 2, citizensOnMap: 5 },
      // The one of the set-up is still on Cotton.
      ...{ diplomats: 3, sages: 1, tokens: 2, ideas: 1, inventions: 3, economyMarkers: 2 },
      ...{ waitingTiles: 2, builtTiles: 3, merchants: 1, artisans: 2, thinkers: 3 },
      ...{ merchantsExhausted: 4, artisansExhausted: 5, thinkersExhausted: 6 },
    });
  });

  test('have chain markers in the own turn only', () => {
    const p = given();
    expect(p.rules.counts(p.state, 1).markers).toBe(0);
    expect(p.rules.counts(p.state, 1).citizensOnMap).toBe(1);
  });
});

describe('the pieces of the box', () => {
  const OF_TWO = { 'citizens of owner 0': 30, 'citizens of owner 1': 30, 'citizens of owner 2': 30 };

  test('are all there after the set-up', () => {
    const tiles = (copies: number) =>
      Object.fromEntries(
        ['economy', 'culture', 'technology'].flatMap((kind) =>
          [1, 2, 3, 4, 5, 6, 7].map((number) => [`${kind}${number}`, copies]),
        ),
      );
    const two = table(2);
    expect(two.rules.components(two.state)).toEqual({
      ...OF_TWO,
      milestones: 21,
      sages: 7,
      goals: 6,
      ...tiles(2),
    });
    const four = table(4);
    expect(four.rules.components(four.state)).toEqual({
      ...{ ...OF_TWO, 'citizens of owner 3': 30, milestones: 21, sages: 7, goals: 12, ...tiles(3) },
    });
  });

  test('are counted wherever they lie', () => {
    const p = table(2);
    const pieces = () => p.rules.components(p.state);
    const before = pieces();
    const more = (what: string, change: () => void): void => {
      const now = pieces();
      change();
      expect(pieces()).toEqual({ ...now, [what]: now[what] + 1 });
    };
    const { players, regions, chronos } = p.state;
    const own = 'citizens of owner 0';
    more(own, () => players[0].supply++);
    more(own, () => players[0].scholars++);
    more(own, () => players[0].home[1]++);
    more(own, () => players[0].exhausted[2]++);
    more(own, () => regions[3].citizens[0]++);
    more(own, () => p.diplomat(0, 'sailing'));
    more(own, () => Object.assign(regions[5], { presenter: 0, presenters: 1 }));
    more(own, () => Object.assign(regions[5], { inventor: 0 }));
    more(own, () => Object.assign(regions[5], { innovator: 0 }));
    more('citizens of owner 2', () => chronos!.supply++);
    more('citizens of owner 2', () => regions[0].citizens[2]++);
    more('milestones', () => p.state.common.push(0));
    more('milestones', () => p.state.discarded.push(0));
    more('milestones', () => p.state.eureka.push(0));
    more('milestones', () => p.state.personal.push(0));
    more('sages', () => players[1].sages++);
    more('economy3', () => p.state.progress[2]++);
    more('economy3', () => players[0].area.push(2));
    more('economy3', () => (players[1].map[4] = 2));
    more('economy3', () => (chronos!.taken |= 1 << 2));
    more('goals', () => players[0].goals.push(0));
    regions[6].sage = false;
    expect(pieces().sages).toBe(before.sages);
    p.state.letter += 1;
    // The letters that were not laid out yet are in the box; D is now on the table.
    expect(pieces().milestones).toBe(before.milestones + 4 - 3);
  });
});

describe('where a game stands', () => {
  test('is the round, the phase and the turn within the round', () => {
    const p = position().round(5);
    p.state.moved = 3;
    expect(p.rules.where(p.state)).toEqual({ round: 5, phase: 'turns', turn: 3 });
  });
});

describe('what a decision is about', () => {
  const p = position()
    .give(0, { area: ['economy', 'culture1', 'AE', 'technology', 'joker'], influence: 4, milestone: 'crane' })
    .turn(0, 2);
  const owed = { id: nextId(p.state), seat: 0 };

  test.each<[Obligation, object]>([
    [
      { ...owed, kind: 'turn', acted: false },
      { acted: 0, markers: 2 },
    ],
    [
      { ...owed, kind: 'turn', acted: true },
      { acted: 1, markers: 2 },
    ],
    [
      { ...owed, kind: 'act', actions: 1 << 0, way: 'main' },
      { action: 'present', way: 'main' },
    ],
    [
      { ...owed, kind: 'act', actions: 1 << 9, way: 'chain' },
      { action: 'recallDiplomat', way: 'chain' },
    ],
    [
      { ...owed, kind: 'act', actions: (1 << 8) | (1 << 9), way: 'benefit' },
      { action: 'sendOrRecall', way: 'benefit' },
    ],
    [
      { ...owed, kind: 'chain', from: 'inventions', at: NONE },
      { from: 'inventions', markers: 2 },
    ],
    [{ ...owed, kind: 'shareTile', region: 3 }, { region: 'asia' }],
    [{ ...owed, kind: 'learned', region: 2 }, { region: 'europe' }],
    [
      { ...owed, kind: 'exhaust', type: 1, left: 2 },
      { specialist: 'artisan', left: 2 },
    ],
    [
      { ...owed, kind: 'exhaust', type: ANY, left: 1 },
      { specialist: 'specialist', left: 1 },
    ],
    [{ ...owed, kind: 'overflow' }, { over: 1 }],
    [{ ...owed, kind: 'drawIdea', left: 2 }, { left: 2 }],
    [{ ...owed, kind: 'progress' }, { type: 'economy' }],
    [{ ...owed, kind: 'eraSpace' }, { era: 4 }],
    [{ ...owed, kind: 'citizen' }, {}],
  ])('%j: %j', (obligation, facts) => {
    expect(p.rules.facts(p.state, obligation)).toEqual(facts);
  });

  test.each([
    [3, { left: 2, price: 2 }],
    [1, { left: 1, price: 2 }],
  ])('building up to %i tiles when two wait, at their price: %j', (left, facts) => {
    const q = position().give(0, { area: ['culture1', 'AE'] });
    const build: Obligation = { ...owed, kind: 'build', left, price: NONE, ends: true };
    expect(q.rules.facts(q.state, build)).toEqual(facts);
  });

  test('building with nothing that waits costs nothing', () => {
    const q = position().give(0, { area: ['joker'] });
    const build: Obligation = { ...owed, kind: 'build', left: 3, price: NONE, ends: true };
    expect(q.rules.facts(q.state, build)).toEqual({ left: 0, price: 0 });
    expect(q.rules.facts(q.state, { ...owed, kind: 'progress' })).toEqual({ type: 'joker' });
  });
});
