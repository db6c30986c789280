/** Each tile, token, milestone and space once: what it gives, and what stops it. */
import { openGroup } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { ACTIONS, type ActionId } from '../data/index.ts';
import type { Options } from '../rules/index.ts';
import { FIXED, position } from './position.ts';

type Position = ReturnType<typeof position>;

/**
 * A position in which seat 0 can perform every action. A tile that can still be used keeps the step of actions open, so
 * that the chain markers stay where they are.
 */
function rich(chosen: Partial<Options> = {}): Position {
  return position(4, chosen)
    .give(0, { ideas: ['silk', 'irrigation'], home: [3, 3, 3], scholars: 1, area: ['culture7'] })
    .give(0, { built: { H19: 'economy2' }, economyMarkers: 1 })
    .region('asia', { card: 'wheel', presenter: 1 })
    .region('europe', { card: 'fermentation', presenter: 1, inventor: 2 })
    .region('northAmerica', { card: 'horse', presenter: 0, inventor: 1 })
    .region('africa', { citizens: [4, 0, 0, 0] })
    .ideas(['coins', 'glass', 'writing'], 'steel')
    .turn(0, 3);
}

const BASE = { influence: 0, points: 0, scholars: 0, supply: 0, home: [0, 0, 0], markers: 0, owes: null };

function standing(p: Position) {
  const { influence, points, scholars, supply, home } = p.player(0);
  return { influence, points, scholars, supply, home: [...home], markers: p.state.turn.markers };
}

/** What is owed by seat 0 on top: the actions of an `act`, or the kind of the decision. */
function owed(p: Position): string | null {
  const top = openGroup(p.state)[0];
  if (top.kind === 'act')
    return ACTIONS.filter((_, at) => (top.actions & (1 << at)) !== 0).join(' or ') || null;
  return ['citizen', 'train', 'bringHome'].includes(top.kind) || (top.kind === 'build' && !top.ends)
    ? top.kind
    : null;
}

/** How lines change what seat 0 has, and what they let it do. */
function change(p: Position, ...lines: string[]) {
  const before = standing(p);
  for (const line of lines) p.only(0, line);
  const after = standing(p);
  return {
    influence: after.influence - before.influence,
    points: after.points - before.points,
    scholars: after.scholars - before.scholars,
    supply: after.supply - before.supply,
    home: after.home.map((count, type) => count - before.home[type]),
    markers: after.markers - before.markers,
    owes: owed(p),
  };
}

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

describe('progress tiles', () => {
  test.each([
    ['economy1', 'travel'],
    ['economy2', 'callSpecialists'],
    ['economy3', 'eureka'],
    ['economy4', 'present'],
    ['economy5', 'gainInfluence'],
    ['economy6', 'share'],
    ['economy7', 'build'],
  ])('INV-TILE-ECONOMY %s: %s for an economy marker, no chain marker, once an era', (tile, owes) => {
    const p = rich()
      .give(0, { built: { H01: tile }, economyMarkers: 3 })
      .turn(0, 0);
    expect(change(p, `use ${tile}`)).toEqual({ ...BASE, owes });
    expect(p.player(0)).toMatchObject({ economyMarkers: 2, economyUsed: 1 << (Number(tile.at(-1)) - 1) });
    p.turn(0, 0);
    expect(p.refusal(0, `use ${tile}`)).toBe('INV-TILE-ECONOMY');
    // The reason stays the same when no marker is left.
    p.give(0, { economyMarkers: 0 });
    expect(p.refusal(0, `use ${tile}`)).toBe('INV-TILE-ECONOMY');
  });

  test.each<[string, ActionId, string, object]>([
    ['culture1', 'present', 'present silk in southAmerica', { influence: 1 }],
    ['culture2', 'invent', 'invent in asia', { owes: 'citizen' }],
    ['culture3', 'innovate', 'innovate in europe', { points: 2 }],
    ['culture4', 'share', 'share in northAmerica', { points: 1 }],
    ['culture5', 'callSpecialists', 'call 1 from africa as artisan', { scholars: 1 }],
    ['culture6', 'gainInfluence', 'tokenPresent in africa as artisan', { scholars: 1 }],
    ['culture7', 'travel', 'travel africa to europe', { influence: 1 }],
  ])(
    'INV-TILE-CULTURE %s: %s and its benefit, as main, chain or benefit action',
    (tile, action, line, gives) => {
      const given = () => rich().give(0, { area: [] });
      const without = change(given().owe(0, action, 'main'), line);
      const p = given().give(0, { built: { H13: tile } });
      const { owes = without.owes, ...numbers } = gives as { owes?: string } & Record<string, number>;
      for (const way of ['main', 'chain', 'benefit'] as const) {
        const built = change(
          given()
            .give(0, { built: { H13: tile } })
            .owe(0, action, way),
          line,
        );
        expect(built.owes).toBe(owes);
        for (const [what, more] of Object.entries(numbers)) {
          const key = what as 'influence' | 'points' | 'scholars';
          expect(built[key]).toBe(without[key] + more);
        }
      }
      // In the tile area it gives nothing, and neither do other actions.
      const waiting = given()
        .give(0, { area: [tile] })
        .owe(0, action, 'main');
      expect(change(waiting, line)).toEqual(without);
      p.owe(0, 'recallDiplomat', 'main');
      expect(change(p, 'recall cotton')).toEqual({ ...BASE, scholars: 1, home: [1, 0, 0], supply: -1 });
    },
  );

  test.each<[string, ActionId, ActionId]>([
    ['technology1', 'present', 'invent'],
    ['technology2', 'invent', 'share'],
    ['technology3', 'share', 'gainInfluence'],
    ['technology4', 'gainInfluence', 'travel'],
    ['technology5', 'travel', 'callSpecialists'],
    ['technology6', 'callSpecialists', 'innovate'],
    ['technology7', 'innovate', 'present'],
  ])('INV-TILE-TECHNOLOGY %s: %s and %s, either after the other', (tile, first, second) => {
    for (const [done, then] of [
      [first, second],
      [second, first],
    ]) {
      const p = rich().give(0, { built: { H01: tile } });
      expect(p.refusal(0, `use ${tile} for ${then}`)).toBe('INV-TILE-TECHNOLOGY');
      p.state.turn.performed = 1 << ACTIONS.indexOf(done);
      expect(p.refusal(0, `use ${tile} for ${done}`)).toBe('INV-TILE-TECHNOLOGY');
      expect(change(p, `use ${tile} for ${then}`)).toEqual({
        ...BASE,
        influence: -1,
        markers: -1,
        owes: then,
      });
    }
    const p = rich().give(0, { built: { H01: tile } });
    p.state.turn.performed = 1 << ACTIONS.indexOf(first);
    p.state.turn.markers = 0;
    expect(p.refusal(0, `use ${tile} for ${second}`)).toBe('INV-CHAIN-SPEND');
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

describe('spaces of the progress map', () => {
  test.each<[string, object]>([
    ['H01', { influence: 1 }],
    ['H02', { points: 1 }],
    ['H03', { scholars: 1, supply: -1 }],
    ['H04', { owes: 'citizen' }],
    ['H05', { home: [0, 1, 0], supply: -1 }],
    ['H06', { home: [0, 0, 1], supply: -1 }],
    ['H07', { owes: 'citizen' }],
    ['H08', { scholars: 1, supply: -1 }],
    ['H09', {}],
    ['H10', {}],
    ['H11', {}],
    ['H12', { influence: 1 }],
    ['H13', { points: 1 }],
    ['H14', { scholars: 1, supply: -1 }],
    ['H15', { home: [1, 0, 0], supply: -1 }],
    ['H16', { points: 1 }],
    ['H17', { influence: 1 }],
    ['H18', { owes: 'citizen' }],
    ['H19', { scholars: 1, supply: -1 }],
  ])('INV-BUILD-BONUS %s: %j', (space, gives) => {
    // An invention of the type pays for the tile, so that only the benefit of the space is seen.
    const p = position()
      .give(0, { area: ['culture1', 'culture2', 'culture3', 'culture4'], inventions: ['flute'] })
      .building(0);
    expect(change(p, `build culture1 on ${space}`)).toEqual({ ...BASE, ...gives });
    expect(p.player(0).economyMarkers).toBe(['H09', 'H11'].includes(space) ? 2 : 1);
  });

  test('INV-BUILD-BONUS the centre lowers the cost of its own tile by 2, also of wealth, and of no other', () => {
    const given = () =>
      position()
        .give(0, { area: ['AE', 'BE'], built: { H05: 'culture1' }, influence: 9, milestone: 'sailing' })
        .building(0);
    // 2 for wealth, 1 for the neighbour, 2 less.
    const p = given().give(0, { home: [2, 0, 0] });
    p.play(0, 'build AE on H10');
    expect(p.player(0).exhausted).toEqual([1, 0, 0]);
    expect(p.refusal(0, 'build BE on H16')).toBe('INV-BUILD-COST');
    expect(given().refusal(0, 'build AE on H10')).toBe('INV-BUILD-COST');
  });
});

describe('benefits of a space that another box may show', () => {
  test('INV-BUILD-BONUS a specialist of any type pays for the tile if he is of its type', () => {
    const p = position(4, { overrides: [{ path: 'progressMap.H01.effect', value: 'specialist' }] })
      .give(0, { area: ['economy1'] })
      .building(0)
      .play(0, 'build economy1 on H01');
    expect(p.refusal(0, 'train artisan')).toBe('INV-BUILD-COST');
    p.play(0, 'train merchant');
    expect(p.player(0)).toMatchObject({ home: [0, 0, 0], exhausted: [1, 0, 0] });
  });

  test('INV-BUILD-BONUS INV-CITIZEN-SUPPLY of several specialists only those in the supply can pay', () => {
    const overrides = [
      { path: 'progressMap.H01.effect', value: 'specialist' },
      { path: 'progressMap.H01.amount', value: 3 },
    ];
    const given = (supply: number) =>
      position(4, { overrides })
        .give(0, { area: ['economy1'], supply })
        .building(0)
        .play(0, 'build economy1 on H01');
    expect(given(1).refusal(0, 'train artisan')).toBe('INV-BUILD-COST');
    const two = given(2).play(0, 'train artisan');
    expect(two.legal(0)).toEqual(['train merchant']);
    two.play(0, 'train merchant');
    expect(two.player(0)).toMatchObject({ home: [0, 1, 0], exhausted: [1, 0, 0], supply: 0 });
  });

  test('INV-BUILD-BONUS citizens who are brought home pay for the tile, and then enough of them must come', () => {
    const given = (cards: string[]) =>
      position(4, { overrides: [{ path: 'progressMap.H10.effect', value: 'bringHome' }] })
        .give(0, { area: ['economy1'], built: { H05: 'culture1' } })
        .region('asia', { citizens: [2, 0, 0, 0] })
        .region('africa', { card: 'wheel', presenter: 1, citizens: [3, 0, 0, 0] })
        .ideas(cards)
        .building(0);
    const p = given(['glass', 'writing', 'coins']).play(0, 'build economy1 on H10');
    expect(p.legal(0)).toEqual(['call 2 from asia as merchant']);
    expect(p.refusal(0, 'decline')).toBe('INV-BUILD-COST');
    expect(p.refusal(0, 'call 3 from africa as thinker')).toBe('INV-BUILD-COST');
    p.play(0, 'call 2 from asia as merchant');
    expect(p.player(0)).toMatchObject({ home: [0, 0, 0], exhausted: [2, 0, 0] });
    // Artisans would come home: they cannot pay for economy.
    const other = given(['glass', 'coins', 'writing']);
    expect(other.refusal(0, 'build economy1 on H10')).toBe('INV-BUILD-COST');
    // With enough at home nobody has to come.
    const free = given(['glass', 'writing', 'coins']).give(0, { home: [2, 0, 0] });
    expect(free.play(0, 'build economy1 on H10').legal(0)).toContain('decline');
  });
});
