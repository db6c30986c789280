/** Each tile and token of the regions, each milestone and each space of the era track: what it gives and what stops it. */
import { describe, expect, test } from 'vitest';
import { REGIONS } from '../data/index.ts';
import { FIXED } from './position.ts';
import { BASE, change, rich } from './rich-position.ts';

/** The fixed tiles with one of them in a region, by the region's number from 0. */
function moved(tiles: readonly string[], tile: string, to: number): string[] {
  const list = [...tiles];
  const at = list.indexOf(tile);
  [list[at], list[to]] = [list[to], list[at]];
  return list;
}

const SOUTH_AMERICA = 6;
const MIDDLE_EAST = 1;

describe('specialist tiles', () => {
  const given = (tile: string) =>
    rich({ specialistTiles: moved(FIXED.specialistTiles, tile, SOUTH_AMERICA) }).owe(0, 'present', 'main');

  test.each<[string, number, object]>([
    ['presenting', 1, { owes: 'present' }],
    ['inventing', 1, { owes: 'invent' }],
    ['sharing', 1, { owes: 'share' }],
    ['acclaim', 2, { points: 3 }],
    ['standing', 1, { influence: 1 }],
    ['teaching', 2, { scholars: 1, supply: -1 }],
    ['settling', 1, { owes: 'citizen' }],
  ])('INV-PRESENT-BENEFIT %s asks for %i and gives %j', (tile, demand, gives) => {
    const p = given(tile);
    expect(change(p, 'present silk in southAmerica')).toEqual({ ...BASE, home: [-demand, 0, 0], ...gives });
    expect(p.at('southAmerica').presenters).toBe(demand);
  });

  test('INV-PRESENT-BENEFIT INV-SCHOLAR-LIMIT teaching stops at the limit of the academy', () => {
    const p = given('teaching').give(0, { scholars: 2 });
    expect(change(p, 'present silk in southAmerica')).toEqual({ ...BASE, home: [-2, 0, 0] });
    // A scholar who presents leaves room for the new one.
    const q = given('teaching').give(0, { scholars: 2 });
    expect(change(q, 'present silk in southAmerica with 1 of the academy')).toMatchObject({
      scholars: 0,
      supply: -1,
    });
  });

  test('INV-PRESENT-BENEFIT what cannot be done is passed over', () => {
    const p = given('inventing').region('asia', { card: 'lighthouse', presenter: 1 });
    p.give(0, { home: [1, 0, 0], scholars: 0 });
    expect(change(p, 'present silk in southAmerica').owes).toBeNull();
  });
});

describe('knowledge tiles', () => {
  const given = (tile: string) =>
    rich({ knowledgeTiles: moved(FIXED.knowledgeTiles, tile, MIDDLE_EAST) }).owe(0, 'travel', 'main');

  test.each([
    ['knowPresent', 'present'],
    ['knowInvent', 'invent'],
    ['knowShare', 'share'],
    ['knowInnovate', 'innovate'],
    ['knowCall', 'callSpecialists'],
    ['knowInfluence', 'gainInfluence'],
    ['knowCitizen', 'citizen'],
  ])('INV-TRAVEL-SAGE %s: %s for a marker, which cannot be declined any more', (tile, owes) => {
    const p = given(tile);
    p.state.turn.markers = 1;
    p.only(0, 'travel africa to middleEast');
    expect(change(p, 'learn')).toEqual({ ...BASE, markers: -1, owes });
    expect(p.legal(0)).not.toContain('decline');
    expect(p.at('middleEast')).toMatchObject({ learning: true, shown: false, sage: true });
    expect(p.events.find(({ kind }) => kind === 'chained')?.data).toEqual({ by: tile });
    const none = given(tile);
    none.state.turn.markers = 0;
    none.only(0, 'travel africa to middleEast');
    expect(none.owed()).not.toBe('chain');
    expect(none.at('middleEast')).toMatchObject({ shown: false, sage: true });
  });

  test('INV-TRAVEL-SAGE INV-CHAIN-POSSIBLE a tile whose action is impossible leaves the sage where he is', () => {
    const p = given('knowCitizen').give(0, { supply: 0 });
    p.only(0, 'travel africa to middleEast');
    expect(p.owed()).not.toBe('chain');
    expect(p.at('middleEast').sage).toBe(true);
  });

  test('INV-TRAVEL-POINTS the side with points needs a marker too, and the own tile counts', () => {
    const p = given('knowShare').region('middleEast', { shown: true });
    p.only(0, 'travel africa to middleEast');
    expect(change(p, 'learn')).toEqual({ ...BASE, markers: -1, points: 2 });
    expect(p.at('middleEast')).toMatchObject({ shown: false, sage: false });
  });

  test.each(
    REGIONS.filter((id) => id !== 'middleEast').flatMap((id) =>
      [true, false].map((sage) => [id, sage] as const),
    ),
  )(
    'INV-TRAVEL-POINTS the tile of %s scores and turns with the one of the new region, with a sage above it: %s',
    (id, sage) => {
      const p = given('knowShare').region('middleEast', { shown: true }).region(id, { shown: true, sage });
      p.only(0, 'travel africa to middleEast');
      expect(change(p, 'learn')).toEqual({ ...BASE, markers: -1, points: 4 });
      expect(p.at(id)).toMatchObject({ shown: false, sage });
    },
  );

  test('INV-TRAVEL-POINTS tiles on the side of the action score nothing and stay', () => {
    const p = given('knowShare').region('middleEast', { shown: true });
    p.only(0, 'travel africa to middleEast').only(0, 'learn');
    expect(p.points(0, 'knowledge')).toBe(2);
    expect(p.state.regions.map(({ shown, sage }) => [shown, sage])).toEqual(
      REGIONS.map((id) => [false, id !== 'middleEast']),
    );
  });
});

describe('influence tokens', () => {
  test.each([
    ['tokenPresent', 2, 'present'],
    ['tokenInvent', 3, 'invent'],
    ['tokenInnovate', 3, 'innovate'],
    ['tokenShare', 4, 'share'],
  ])(
    'INV-GAIN-CITIZENS INV-GAIN-CHAIN %s brings %i home and, turned over, gives %s',
    (token, needs, owes) => {
      const p = rich().owe(0, 'gainInfluence', 'main');
      // The rightmost idea is of culture, so they come home as artisans; one token lies face up.
      expect(change(p, `${token} in africa as artisan`)).toEqual({
        ...BASE,
        home: [0, needs, 0],
        points: 6,
        influence: 1,
      });
      expect(change(p, `flip ${token}`)).toEqual({ ...BASE, markers: -1, owes });
      expect(p.events.find(({ kind }) => kind === 'chained')?.data).toEqual({ by: token });
      expect(p.legal(0)).not.toContain('decline');
      expect(p.citizens('africa')[0]).toBe(4 - needs);
    },
  );

  test('INV-GAIN-CHAIN the first token gives 1 influence', () => {
    const p = rich()
      .give(0, { tokens: { tokenInfluence: 'europe' } })
      .owe(0, 'gainInfluence', 'main');
    p.only(0, 'tokenPresent in africa as artisan');
    expect(change(p, 'flip tokenInfluence')).toEqual({ ...BASE, markers: -1, influence: 1 });
  });
});

describe('milestones', () => {
  test.each<[string, object]>([
    ['transport', { owes: 'citizen' }],
    ['stoneAndBoneTools', { owes: 'train' }],
    ['controlOfFire', { influence: 1 }],
    ['originOfLanguage', { scholars: 1, supply: -1 }],
    ['agriculture', { owes: 'citizen' }],
    ['cotton', { home: [1, -1, 0], supply: -1 }],
    ['mining', { home: [0, -1, 1], supply: -1 }],
    ['copperSmelting', { home: [0, 0, 0], supply: -1 }],
    ['sailing', { owes: 'travel' }],
    ['mathematics', { scholars: 1, supply: -1 }],
    ['iron', { owes: 'build' }],
    ['crane', { owes: 'build' }],
    ['paper', { owes: 'present' }],
    ['greekFire', { owes: 'gainInfluence' }],
    ['combustionEngine', { owes: 'share' }],
    ['telegraph', { owes: 'callSpecialists' }],
    ['electricity', { owes: 'innovate' }],
    ['vaccination', { owes: 'travel' }],
    ['computer', { owes: 'invent' }],
    ['solarCell', { owes: 'build' }],
    ['artificialIntelligence', { owes: 'present' }],
  ])('INV-SEND-ACTION INV-RECALL-ACTION %s gives %j, coming and going', (milestone, gives) => {
    const given = () => {
      const p = rich().give(0, { milestone: 'agriculture' });
      p.state.diplomats.fill(0);
      if (!p.milestones(p.state.common).includes(milestone)) p.personal(1, milestone);
      return p;
    };
    const sent = given().owe(0, 'sendDiplomat', 'main');
    expect(change(sent, `send artisan to ${milestone}`)).toEqual({ ...BASE, home: [0, -1, 0], ...gives });
    const back = given().diplomat(0, milestone).give(0, { scholars: 0 }).owe(0, 'recallDiplomat', 'main');
    const { home = [0, -1, 0], scholars = 0 } = gives as { home?: number[]; scholars?: number };
    // Nobody leaves home now, and the diplomat is a scholar.
    const [merchants, artisans, thinkers] = home;
    expect(change(back, `recall ${milestone}`)).toEqual({
      ...BASE,
      ...gives,
      home: [merchants, artisans + 1, thinkers],
      scholars: scholars + 1,
    });
  });
});

describe('spaces of the era track', () => {
  test.each<[string, number, object]>([
    ['sailing', 1, {}],
    ['sailing', 2, { influence: 1 }],
    ['sailing', 3, { scholars: 1, supply: -1 }],
    ['sailing', 4, { owes: 'citizen' }],
    ['crane', 1, {}],
    ['crane', 2, { owes: 'present' }],
    ['crane', 3, { owes: 'build' }],
    ['crane', 4, { owes: 'bringHome' }],
    ['electricity', 1, {}],
    ['electricity', 2, { owes: 'invent' }],
    ['electricity', 3, { owes: 'train' }],
    ['electricity', 4, { owes: 'build' }],
    ['computer', 1, { owes: 'share' }],
    ['computer', 2, { owes: 'build' }],
    ['computer', 3, { owes: 'present' }],
    ['computer', 4, { points: 5 }],
  ])('INV-EUREKA-SPACE the era of %s, space %i: %j, and no marker', (milestone, space, gives) => {
    const p = rich().eureka(milestone).owe(0, 'eureka', 'main');
    p.only(0, `eureka ${milestone}`);
    expect(change(p, `era space ${space}`)).toEqual({ ...BASE, ...gives });
  });

  test('INV-EUREKA-SPACE with nobody on the map there is nobody to bring home', () => {
    const p = rich()
      .region('africa', { citizens: [0, 5, 0, 0] })
      .eureka('crane')
      .owe(0, 'eureka', 'main');
    p.only(0, 'eureka crane');
    expect(change(p, 'era space 4').owes).toBeNull();
  });

  test('INV-CHAIN-POSSIBLE a tile that brings citizens home is used only if somebody is on the map', () => {
    const overrides = [{ path: 'economyTiles.economy2.effect', value: 'bringHome' }];
    const p = rich({ overrides });
    expect(p.refusal(0, 'use economy2')).toBeNull();
    p.region('africa', { citizens: [0, 5, 0, 0] });
    expect(p.refusal(0, 'use economy2')).toBe('INV-CHAIN-POSSIBLE');
  });

  test('INV-EUREKA-SPACE citizens who are brought home come from one region, without an aspiration or a chain', () => {
    const p = rich()
      .give(0, { area: [], inventions: ['bread'] })
      .eureka('crane')
      .owe(0, 'eureka', 'main');
    p.only(0, 'eureka crane').only(0, 'era space 4');
    expect(p.legal(0)).toContain('call 4 from africa as artisan');
    p.only(0, 'call 4 from africa as artisan');
    expect(p.area(0)).toEqual([]);
    expect(p.owed()).not.toBe('chain');
  });
});
