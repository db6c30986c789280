/** Which terrain a hex may be changed into, worked out from the wheel apart from the rules. */
import { describe, expect, test } from 'vitest';
import { FACTIONS, type FactionId, type Terrain } from '../data/index.ts';
import { type Position, position, tilesFrom } from './position.ts';

/** As printed on the player boards. */
const WHEEL: readonly Terrain[] = ['desert', 'plains', 'swamp', 'lakes', 'forest', 'mountains', 'wasteland'];

/** Giants always go straight home. */
const DIGGERS = FACTIONS.filter((id) => id !== 'giants');

const NO_MONEY = { workers: 0, priests: 0, coins: 0 };
const RICH = { workers: 9, priests: 7, coins: 9 };

/** The next terrain one way or the other round. */
function beside(terrain: Terrain, way: 1 | -1): Terrain {
  return WHEEL[(WHEEL.indexOf(terrain) + way + WHEEL.length) % WHEEL.length];
}

/** Terrains that so many spades lead to, walking both ways round and no further than home. */
function ends(from: Terrain, home: Terrain, spades: number): Terrain[] {
  const found: Terrain[] = [];
  for (const way of [1, -1] as const) {
    let at = from;
    for (let step = 0; step < spades && at !== home; step++) {
      at = beside(at, way);
      found.push(at);
    }
  }
  return [...new Set(found)].sort();
}

function stepsHome(from: Terrain, home: Terrain): number {
  return [1, 2, 3].find((spades) => ends(from, home, spades).includes(home)) ?? 0;
}

/** The terrains that the legal list offers for a hex. */
function offered(table: Position, hex: string): string[] {
  const start = `transform ${hex} to `;
  const lines = table.legal(0).filter((line) => line.startsWith(start));
  return lines.map((line) => line.slice(start.length)).sort();
}

/** Seat 0 on E1, beside the free hex E2. */
function beginner(faction: FactionId): Position {
  const other = faction === 'darklings' || faction === 'alchemists' ? 'nomads' : 'darklings';
  return position([faction, other], { scoringTiles: tilesFrom('SCORE2') }).put(0, 'E1');
}

type Spades = readonly [what: string, most: (toHome: number) => number, take: (table: Position) => void];

const SOURCES: readonly Spades[] = [
  ['three bought ones', () => 3, (table) => table.give(0, RICH).turn()],
  [
    'two of a power action',
    () => 2,
    (table) =>
      table
        .give(0, { ...NO_MONEY, bowls: [0, 0, 6] })
        .turn()
        .play(0, 'action ACT6'),
  ],
  [
    'one of a power action and as many bought ones as are missing',
    (toHome) => Math.max(1, toHome),
    (table) =>
      table
        .give(0, { ...RICH, bowls: [0, 0, 4] })
        .turn()
        .play(0, 'action ACT5'),
  ],
  [
    'one of a bonus card and as many bought ones as are missing',
    (toHome) => Math.max(1, toHome),
    (table) =>
      table
        .give(0, { ...RICH, card: 'BON1' })
        .turn()
        .play(0, 'action card'),
  ],
  [
    'two of a cult reward',
    () => 2,
    (table) =>
      table
        .give(0, { ...RICH, cults: { earth: 8 } })
        .turn()
        .passAll(),
  ],
];

describe.each(DIGGERS)('TM-TRANSFORM-PAST-HOME TM-TRANSFORM-PARTIAL TM-TRANSFORM-TOP-UP %s', (faction) => {
  test.each(SOURCES)('%s lead both ways round, home at the furthest', (_what, most, take) => {
    const home = WHEEL[beginner(faction).player(0).home];
    for (const from of WHEEL.filter((terrain) => terrain !== home)) {
      const table = beginner(faction).terrain('E2', from);
      take(table);
      const expected = mostWays(from, home, most(stepsHome(from, home)));
      expect(offered(table, 'E2'), `${from} to ${home}`).toEqual(expected);
    }
  });

  /** No change takes more than three spades. */
  function mostWays(from: Terrain, home: Terrain, spades: number): Terrain[] {
    const away = ends(from, home, Math.min(3, spades));
    return away.filter((to) => shorterWay(from, to) <= spades);
  }

  function shorterWay(from: Terrain, to: Terrain): number {
    const apart = Math.abs(WHEEL.indexOf(from) - WHEEL.indexOf(to));
    return Math.min(apart, WHEEL.length - apart);
  }
});

describe('a change does not go past home', () => {
  test('TM-TRANSFORM-PAST-HOME witches do not make mountains of lakes, nor lakes of mountains', () => {
    const table = beginner('witches').terrain('E2', 'lakes').give(0, RICH).turn();
    expect(table.refusal(0, 'transform E2 to mountains')).toBe('TM-TRANSFORM-PAST-HOME');
    expect(table.refusal(0, 'transform E2 to wasteland')).toBe('TM-TRANSFORM-PAST-HOME');
    expect(table.refusal(0, 'transform E2 to desert')).toBeNull();
    table.terrain('E2', 'mountains');
    expect(table.refusal(0, 'transform E2 to lakes')).toBe('TM-TRANSFORM-PAST-HOME');
    expect(table.refusal(0, 'transform E2 to swamp')).toBe('TM-TRANSFORM-PAST-HOME');
  });

  test('TM-TRANSFORM-PAST-HOME nor with the three spades of the halflings’ stronghold', () => {
    // E5 is swamp, beside plains.
    const table = position(['halflings', 'witches']).put(0, 'E6', 'tradingHouse');
    table.give(0, { workers: 4, coins: 8 }).turn().play(0, 'upgrade E6 to stronghold');
    expect(table.refusal(0, 'transform E5 to desert')).toBe('TM-TRANSFORM-PAST-HOME');
    expect(table.refusal(0, 'transform E5 to wasteland')).toBe('TM-TRANSFORM-PAST-HOME');
    expect(table.refusal(0, 'transform E5 to mountains')).toBeNull();
  });

  test('TM-TRANSFORM-PAST-HOME nor in steps: alchemists who dig on stop at home', () => {
    const table = position(['alchemists', 'witches']).put(0, 'E1', 'stronghold').terrain('E2', 'forest');
    table.give(0, RICH).turn().play(0, 'transform E2 to lakes');
    expect(table.refusal(0, 'transform E2 to plains')).toBe('TM-TRANSFORM-PAST-HOME');
    table.play(0, 'transform E2 to swamp');
    expect(table.terrainAt('E2')).toBe('swamp');
  });
});

describe('topping up a free spade on the way home', () => {
  test('TM-TRANSFORM-TOP-UP mermaids with one free and one bought spade make swamp of desert', () => {
    const table = beginner('mermaids').terrain('E2', 'desert');
    table.give(0, { workers: 3, bowls: [0, 0, 4] });
    table.turn().play(0, 'action ACT5');
    expect(table.missing(0, 'transform E2 to lakes')).toEqual({ workers: 3 });
    table.play(0, 'transform E2 to swamp');
    expect(table.terrainAt('E2')).toBe('swamp');
    expect(table.player(0).workers).toBe(0);
    expect(table.refusal(0, 'build E2')).toBe('TM-TURN-ONE-ACTION');
  });

  test('TM-TRANSFORM-TOP-UP who could pay all the way may still stop, and darklings do so for a priest', () => {
    const table = beginner('darklings').terrain('E2', 'mountains');
    table.give(0, { priests: 2, card: 'BON1' });
    table.turn().play(0, 'action card', 'transform E2 to lakes');
    expect(table.player(0)).toMatchObject({ priests: 1, points: 20 + 2 });
  });

  test('TM-TRANSFORM-TOP-UP nothing is bought beyond what is missing to reach home', () => {
    const table = beginner('witches').terrain('E2', 'lakes');
    table.give(0, { ...RICH, bowls: [0, 0, 4] });
    table.turn().play(0, 'action ACT5');
    expect(table.refusal(0, 'transform E2 to swamp')).toBeNull();
    expect(table.refusal(0, 'transform E2 to plains')).toBe('TM-TRANSFORM-TOP-UP');
    table.terrain('E2', 'swamp');
    expect(table.refusal(0, 'transform E2 to desert')).toBeNull();
    expect(table.refusal(0, 'transform E2 to wasteland')).toBe('TM-TRANSFORM-TOP-UP');
  });

  test('TM-TRANSFORM-TOP-UP so many may be bought for a change either way round the wheel', () => {
    // From plains it is two steps to lakes, by swamp, and two to wasteland, by desert.
    const table = position(['mermaids', 'witches'])
      .put(0, 'E1')
      .terrain('E2', 'plains')
      .give(0, { bowls: [0, 0, 4], workers: 3 })
      .turn();
    table.play(0, 'action ACT5', 'transform E2 to wasteland');
    expect(table.terrainAt('E2')).toBe('wasteland');
    expect(table.player(0).workers).toBe(0);
  });

  test('TM-TRANSFORM-TOP-UP giants buy the second spade of the two they always need', () => {
    const table = beginner('giants').terrain('E2', 'lakes');
    table.give(0, { workers: 3, card: 'BON1' });
    table.turn().play(0, 'action card');
    expect(offered(table, 'E2')).toEqual(['wasteland']);
  });
});
