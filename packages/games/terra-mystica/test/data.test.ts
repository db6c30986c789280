import { sourcedValues, withOverrides } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import {
  BUILDINGS,
  CULTS,
  FACTIONS,
  type FactionId,
  sourcedTables,
  TERRAINS,
  tables,
} from '../data/index.ts';
import { baseOf, type Hex, hexes, leaves, sum } from './reading-tables.ts';

function objects(value: unknown): object[] {
  if (value === null || typeof value !== 'object') return [];
  return [value, ...Object.values(value).flatMap(objects)];
}

/** Pieces of a colour, as the rulebook lists them. */
const PIECES: Record<(typeof BUILDINGS)[number], number> = {
  dwelling: 8,
  tradingHouse: 4,
  temple: 3,
  stronghold: 1,
  sanctuary: 1,
};

/** Steps that a faction's tracks allow, where they are not three for shipping and two for the exchange of spades. */
const SHIPPING_STEPS: Partial<Record<FactionId, number>> = { dwarves: 0, fakirs: 0, mermaids: 5 };
const DIGGING_STEPS: Partial<Record<FactionId, number>> = { darklings: 0, fakirs: 1 };

describe('map', () => {
  it('has nine rows of 13 and 12 hexes in turn', () => {
    expect(tables.map.rows.map((row) => row.length)).toEqual([13, 12, 13, 12, 13, 12, 13, 12, 13]);
  });

  it('has 77 land hexes, 11 of each terrain, and 36 rivers', () => {
    const terrains = hexes().map((hex) => hex.terrain);
    expect(terrains).toHaveLength(113);
    for (const terrain of TERRAINS) expect(terrains.filter((at) => at === terrain)).toHaveLength(11);
    expect(terrains.filter((at) => at === 'river')).toHaveLength(36);
  });

  it('has 29 bridge sites, each between two land hexes that do not touch', () => {
    const byId = new Map(hexes().map((hex) => [hex.id, hex]));
    expect(tables.map.bridges).toHaveLength(29);
    expect(new Set(tables.map.bridges.map((ends) => [...ends].sort().join('-'))).size).toBe(29);
    for (const ends of tables.map.bridges) {
      const [from, to] = ends.map((id) => byId.get(id)) as [Hex, Hex];
      expect(from.terrain, ends[0]).not.toBe('river');
      expect(to.terrain, ends[1]).not.toBe('river');
      // In half columns: opposite ends of a river edge are two rows or one row and one and a half hexes apart.
      const across = Math.abs(2 * from.col + (from.row % 2) - 2 * to.col - (to.row % 2));
      expect([Math.abs(from.row - to.row), across], ends.join('-')).toBeOneOf([
        [2, 0],
        [1, 3],
      ]);
    }
  });
});

describe('factions', () => {
  it('are 14, two for each terrain', () => {
    expect(Object.keys(tables.factions).sort()).toEqual([...FACTIONS].sort());
    expect(FACTIONS).toHaveLength(14);
    for (const terrain of TERRAINS) {
      expect(FACTIONS.filter((id) => tables.factions[id].terrain === terrain)).toHaveLength(2);
    }
  });

  it('have eight dwellings, four trading houses, three temples, a stronghold, a sanctuary, seven priests and three bridges', () => {
    expect(tables.pieces).toEqual({ ...PIECES, priests: 7, bridges: 3 });
  });

  it.each(FACTIONS)(
    '%s: 12 power tokens in bowls I and II, an income for each piece, tracks of their length',
    (id) => {
      const { start, income, shipping, digging } = tables.factions[id];
      expect(start.bowls[0] + start.bowls[1]).toBe(12);
      expect(start.bowls[2]).toBe(0);
      for (const building of BUILDINGS) expect(income[building]).toHaveLength(PIECES[building] + 1);
      const [ships, digs] = [SHIPPING_STEPS[id] ?? 3, DIGGING_STEPS[id] ?? 2];
      expect([shipping.max, shipping.points.length]).toEqual([ships, ships + 1]);
      expect([digging.max, digging.spade.length]).toEqual([digs, digs + 1]);
    },
  );
});

describe('tiles', () => {
  it('are six power actions', () => {
    expect(Object.keys(tables.powerActions)).toEqual(ids('ACT', 6));
  });

  it('are 9 bonus cards and one of the mini expansion', () => {
    expect(Object.keys(tables.bonusCards)).toEqual(ids('BON', 9 + 1));
  });

  it('are 8 scoring tiles and one of the mini expansion', () => {
    expect(Object.keys(tables.scoringTiles)).toEqual(ids('SCORE', 8 + 1));
  });

  it('are 12 kinds of favours, 28 in all: one strong and two times three weaker ones for each cult', () => {
    const favours = Object.values(tables.favourTiles);
    expect(Object.keys(tables.favourTiles)).toEqual(ids('FAV', 12));
    expect(sum(favours.map((tile) => tile.copies))).toBe(28);
    for (const cult of CULTS) {
      const ofCult = favours.filter((tile) => tile.cult === cult);
      expect(ofCult.map((tile) => [tile.steps, tile.copies])).toEqual([
        [3, 1],
        [2, 3],
        [1, 3],
      ]);
    }
    for (const tile of favours) expect(tile.passPoints).toHaveLength(PIECES.tradingHouse + 1);
  });

  it('are two of each of the 5 kinds of towns, and three kinds of the mini expansion', () => {
    expect(Object.keys(tables.townTiles)).toEqual(ids('TW', 5 + 3));
    expect(baseOf(tables.townTiles, 5).map((tile) => [tile.copies, tile.keys])).toEqual(
      Array(5).fill([2, 1]),
    );
    expect(['TW6', 'TW7', 'TW8'].map((id) => tables.townTiles[id]?.copies)).toEqual([1, 2, 1]);
    expect(['TW6', 'TW7', 'TW8'].map((id) => tables.townTiles[id]?.keys)).toEqual([2, 1, 1]);
  });

  function ids(prefix: string, count: number): string[] {
    return Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`);
  }
});

describe('cult tracks', () => {
  it('have 11 spaces, from 0 to the top at 10, with power on reaching 3, 5, 7 and the top', () => {
    expect(tables.cults.top).toBe(10);
    expect(tables.cults.power).toEqual([0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 3]);
  });
});

describe('overrides', () => {
  it('change one value only: no object stands in two places', () => {
    const all = objects(tables);
    expect(new Set(all).size).toBe(all.length);
  });

  it('reach every value', () => {
    const overrides = leaves(tables).map(([path, value]) => ({ path, value: another(value) }));
    expect(leaves(withOverrides(tables, overrides))).toEqual(
      overrides.map(({ path, value }) => [path, value]),
    );
  });

  function another(value: number | string | boolean): number | string | boolean {
    if (typeof value === 'number') return value + 1;
    return typeof value === 'string' ? `${value}?` : !value;
  }
});

describe('provenance', () => {
  const values = sourcedTables.flatMap(sourcedValues);

  it('is told for every value of the tables, by the path that an override uses', () => {
    expect(values.map(({ path, value }) => [path, value]).sort()).toEqual(leaves(tables).sort());
    expect(values.filter(({ provenance }) => provenance === null)).toEqual([]);
  });

  it('names no source that covers nothing', () => {
    for (const sourced of sourcedTables) {
      for (const path of Object.keys(sourced.sources)) {
        const { [path]: _, ...others } = sourced.sources;
        const without = sourcedValues({ ...sourced, sources: others });
        const withIt = sourcedValues(sourced);
        const covers = withIt.some(({ provenance }, i) => provenance !== without[i]?.provenance);
        expect(covers, `${sourced.name}: ${path}`).toBe(true);
      }
    }
  });

  it('is exact where the rulebook tells a number and where it does not', () => {
    const sourceOf = new Map(values.map(({ path, provenance }) => [path, provenance?.source]));
    const told = [
      'factions.witches.start.coins',
      'factions.mermaids.start.cults.water',
      'factions.witches.income.dwelling.2.workers',
      'factions.auren.shipping.points.2',
      'factions.giants.digging.points',
      'factions.alchemists.income.stronghold.1.coins',
      'factions.swarmlings.income.sanctuary.1.priests',
      'factions.engineers.cost.dwelling.coins',
      'factions.halflings.digging.cost.workers',
      'favourTiles.FAV1.cult',
      'favourTiles.FAV5.townDiscount',
      'rounds',
    ];
    const lost = [
      'factions.nomads.start.workers',
      'factions.auren.start.cults.water',
      'factions.witches.income.dwelling.3.workers',
      'factions.witches.shipping.points.2',
      'factions.giants.income.stronghold.1.power',
      'factions.engineers.income.temple.2.power',
      'factions.engineers.cost.temple.coins',
      'factions.halflings.digging.cost.coins',
      'factions.fakirs.digging.max',
      'favourTiles.FAV5.cult',
      'favourTiles.FAV12.passPoints.3',
      'bonusCards.BON5.income.power',
      'cults.places.0',
      'map.rows.0',
      'map.bridges.0.0',
      'townTiles.TW8.points',
    ];
    expect(told.map((path) => [path, sourceOf.get(path)])).toEqual(told.map((path) => [path, 'rulebook']));
    expect(lost.map((path) => [path, sourceOf.get(path)])).toEqual(lost.map((path) => [path, 'reference']));
  });
});
