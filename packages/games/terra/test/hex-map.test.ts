import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { add, has, hexMap, hexSet, neighbourhoods, nextHex } from '../index.ts';

/** The board of Terra Mystica, as its figures have it: they lie beside the repository, not in it. */
const FILE = join(import.meta.dirname, '../../../../../shared/data/terra-mystica-map.json');
const present = existsSync(FILE);
/** The figures count ways by water up to this many river hexes, and ways over land up to this many hexes between. */
const FARTHEST_BY_SHIP = 6;
const FARTHEST_LEAP = 2;

const ROWS = [
  'USGBYRUKRGBRK',
  'YIIUKIIYKIIY',
  'IIKISIGIGISII',
  'GBYIIRBIRIRU',
  'KURBKUSYIIGKB',
  'SGIIYGIIIUSU',
  'IIISIRIGIYKBY',
  'YBUIIIBKISUS',
  'RKSBRGYUSIBGR',
];

const map = hexMap(ROWS);

interface Figures {
  adjacent: Record<string, string[]>;
  ship_distance: Record<string, Record<string, number>>;
  skip_distance: Record<string, Record<string, number>>;
}

describe('a small map', () => {
  // A1 A2 r0 A3
  //  r1 B1 r2 B2
  const small = hexMap(['YUIK', 'IBIG']);
  const at = (name: string): number => small.landAt.get(name) ?? -1;

  test('names land by row and number, rivers in reading order', () => {
    expect(small.landNames).toEqual(['A1', 'A2', 'A3', 'B1', 'B2']);
    expect(small.riverNames).toEqual(['r0', 'r1', 'r2']);
    expect(small.letters).toEqual(['Y', 'U', 'K', 'B', 'G']);
  });

  test('every second row is shifted right by half a hex', () => {
    expect(small.landNeighbours[at('A2')]).toEqual([at('A1'), at('B1')]);
    expect(small.landNeighbours[at('A3')]).toEqual([at('B2')]);
  });

  test('counts river hexes by water and hexes of any kind by leap', () => {
    expect(small.shipDistance[at('A2')][at('A3')]).toBe(1);
    expect(small.shipDistance[at('A1')][at('A3')]).toBe(0);
    expect(small.skipDistance[at('A1')][at('A2')]).toBe(0);
    expect(small.skipDistance[at('A1')][at('A3')]).toBe(2);
  });
});

describe('sets of hexes', () => {
  test('hold every hex of a large board on its own', () => {
    for (let hex = 0; hex < 96; hex++) {
      const set = hexSet();
      add(set, hex);
      expect(Array.from({ length: 96 }, (_, i) => i).filter((i) => has(set, i))).toEqual([hex]);
    }
  });

  test('are walked in ascending order, also over the ends of machine words', () => {
    const set = hexSet();
    const hexes = [0, 5, 31, 32, 63, 64, 95];
    for (const hex of hexes) add(set, hex);
    const walked: number[] = [];
    for (let hex = nextHex(set, -1); hex >= 0; hex = nextHex(set, hex)) walked.push(hex);
    expect(walked).toEqual(hexes);
    expect(nextHex(hexSet(), -1)).toBe(-1);
  });

  test('neighbourhoods never hold the hex itself', () => {
    const sets = neighbourhoods(5, () => true);
    expect(sets.map((set, hex) => has(set, hex))).toEqual([false, false, false, false, false]);
    expect(has(sets[0], 4)).toBe(true);
  });
});

const figuresTitle = `the board against its figures${present ? '' : ' (SKIPPED: ../shared/data is not there)'}`;

describe.skipIf(!present)(figuresTitle, () => {
  const figures = (): Figures => JSON.parse(readFileSync(FILE, 'utf8')) as Figures;
  const names = (hexes: readonly number[]): string[] => hexes.map((hex) => map.landNames[hex]).sort();
  const isLand = (name: string): boolean => map.landAt.has(name);
  /** By name, the distances of a land hex that are neither nothing nor beyond what the figures counted. */
  const table = (distances: readonly number[], keep: (distance: number, to: number) => boolean) =>
    Object.fromEntries(
      distances.flatMap((distance, to) => (keep(distance, to) ? [[map.landNames[to], distance]] : [])),
    );

  test('has the same hexes', () => {
    expect([...map.landNames, ...map.riverNames].sort()).toEqual(Object.keys(figures().adjacent).sort());
  });

  test('has the same neighbours on land and around the rivers', () => {
    const { adjacent } = figures();
    map.landNames.forEach((name, hex) => {
      expect(names(map.landNeighbours[hex]), name).toEqual(adjacent[name].filter(isLand).sort());
    });
    map.riverNames.forEach((name, river) => {
      expect(names(map.riverLands[river]), name).toEqual(adjacent[name].filter(isLand).sort());
    });
  });

  test('has the same ways by water', () => {
    const { ship_distance: byShip } = figures();
    map.landNames.forEach((name, hex) => {
      const computed = table(map.shipDistance[hex], (far) => far > 0 && far <= FARTHEST_BY_SHIP);
      expect(computed, name).toEqual(byShip[name]);
    });
  });

  test('has the same ways by tunnel and carpet', () => {
    const { skip_distance: bySkip } = figures();
    map.landNames.forEach((name, hex) => {
      const computed = table(map.skipDistance[hex], (far, to) => to !== hex && far <= FARTHEST_LEAP);
      expect(computed, name).toEqual(bySkip[name]);
    });
  });
});

test('every way on the board leads back', () => {
  for (const from of map.landAt.values()) {
    for (const to of map.landAt.values()) {
      const forth = [
        map.landNeighbours[from].includes(to),
        map.shipDistance[from][to],
        map.skipDistance[from][to],
      ];
      const back = [
        map.landNeighbours[to].includes(from),
        map.shipDistance[to][from],
        map.skipDistance[to][from],
      ];
      if (forth.join() !== back.join()) expect(forth).toEqual(back);
    }
  }
  expect(map.landNames).toHaveLength(77);
});
