/** The underground maps, compiled: each level has two sides, and a game uses one of each. */
import {
  type Benefit,
  CITIES,
  FIRST_CITY,
  linkName,
  SIDES,
  SLOTS,
  TABLETS,
  type Tables,
  UNDERGROUND,
  type UndergroundTable,
  type Way,
} from '../data/index.ts';
import { NONE } from './state.ts';

export interface UndergroundMap {
  readonly price: number;
  readonly start: number;
  readonly cathedral: number;
  readonly pays: 'gold' | 'silver';
  readonly pillars: number;
  readonly stack: readonly number[];
  /** Spots that are one way apart, by city. */
  readonly neighbours: readonly (readonly number[])[];
  /** The number of the way between two cities; and the tablet on each way, or NONE. */
  readonly ways: readonly (readonly number[])[];
  readonly tablets: readonly number[];
  /** By city * SLOTS + slot: what a house gains, and the gold of a mine (NONE: no slot). */
  readonly slots: readonly (Benefit | null)[];
  readonly mines: readonly number[];
  /** Spots with a bonus tile. */
  readonly tileSpots: readonly number[];
}

export function levelOf(spot: number): number {
  return Math.floor((spot - FIRST_CITY) / CITIES);
}

export function cityOf(spot: number): number {
  return (spot - FIRST_CITY) % CITIES;
}

function compileMap(level: number, table: UndergroundTable, players: number): UndergroundMap {
  const cities: readonly string[] = UNDERGROUND[level];
  const first = FIRST_CITY + level * CITIES;
  const names = Object.keys(table.ways);
  const wayBetween = (a: string, b: string): Way | undefined => table.ways[linkName(cities, a, b)];
  const isOpen = (a: string, b: string): boolean => a !== b && wayBetween(a, b) !== 'closed';
  return {
    price: table.price,
    start: first + cities.indexOf(table.start),
    cathedral: first + cities.indexOf(table.cathedral),
    pays: table.pays,
    pillars: table.pillars,
    stack: table.points.slice(0, table.tiles),
    neighbours: cities.map((a) => cities.flatMap((b, at) => (isOpen(a, b) ? [first + at] : []))),
    ways: cities.map((a) => cities.map((b) => (a === b ? NONE : names.indexOf(linkName(cities, a, b))))),
    tablets: Object.values(table.ways).map((way) => (TABLETS as readonly string[]).indexOf(way)),
    slots: cities.flatMap((id) =>
      Array.from({ length: SLOTS }, (_, slot) => {
        const found = table.cities[id].houses[slot];
        return found === undefined || found.players > players
          ? null
          : { effect: found.effect, amount: found.amount };
      }),
    ),
    mines: cities.flatMap((id) =>
      Array.from({ length: SLOTS }, (_, slot) => {
        const found = table.cities[id].mines[slot];
        return found === undefined || found.players > players ? NONE : found.gold;
      }),
    ),
    tileSpots: cities.flatMap((id, at) => (table.cities[id].tile <= players ? [first + at] : [])),
  };
}

/** By level and side. */
export function compileMaps(tables: Tables, players: number): UndergroundMap[][] {
  const all = Object.values(tables.underground);
  return UNDERGROUND.map((_, level) =>
    SIDES.map((_, side) => compileMap(level, all[level * SIDES.length + side], players)),
  );
}
