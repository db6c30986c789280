// Every way to override values of a game that is worth a try: what nobody should be able to do, the bounds of each range
// and every name in it, all values of a kind at once, and bundles drawn at random.

import { games } from '@guildhall/games/all';
import type { Override } from '@guildhall/kernel';
import { type Range, rangeAt, type SourcedTable, sourcedValues } from '@guildhall/kernel';
import { bundlesOf } from './bundles.ts';
import { groupsOf } from './groups.ts';
import { optionsFor, type Raw } from './steering.ts';
import { allowedAt, type Place } from './values.ts';

/** What an attacker would send as JSON. */
const ODD: readonly Override['value'][] = [0, -1, 2 ** 31, 2 ** 53, 1e8, 0.5, 'moon'];
/** What only a caller within the program can send. */
const NO_JSON: readonly Override['value'][] = [Number.NaN, Number.POSITIVE_INFINITY];

export interface Trial {
  readonly game: string;
  readonly name: string;
  readonly overrides: readonly Override[];
  /** Whether the values are all such that their ranges allow them. */
  readonly isInRange: boolean;
  /** The options beside the overrides. */
  others(): Raw;
}

/** All trials of a game: one value after the other in the order of its tables, then several together. */
export function trialsOf(game: string, bundles: number): Trial[] {
  const entry = games.get(game);
  if (entry === undefined)
    throw new Error(`there is no game "${game}"; games are ${[...games.keys()].join(', ')}`);
  const places = entry.tables.flatMap(placesIn);
  const together = [
    ...groupsOf(places).map((group) => ({
      ...group,
      others: () => optionsFor(game, group.overrides[0].path),
    })),
    ...bundlesOf(entry.game, places, bundles).map(({ others, ...bundle }) => ({
      ...bundle,
      others: () => others,
    })),
  ];
  return [
    ...places.flatMap((place) => trialsAt(game, place)),
    ...together.map((some): Trial => ({ ...some, game, isInRange: true })),
  ];
}

function placesIn(table: SourcedTable): Place[] {
  return sourcedValues(table).map(({ path, value }) => ({
    path,
    printed: value,
    range: rangeAt(table.ranges, path.split('.')),
  }));
}

function trialsAt(game: string, { path, printed, range }: Place): Trial[] {
  const allowed = new Set(allowedAt({ path, printed, range }));
  return [...new Set([...allowed, ...ODD, ...NO_JSON])].map((value): Trial => {
    const isInRange = allowed.has(value) || isBetween(range, value);
    return {
      game,
      name: `${path} = ${String(value)}`,
      overrides: [{ path, value }],
      isInRange,
      others: () => (isInRange ? optionsFor(game, path) : { players: 2 }),
    };
  });
}

function isBetween(range: Range | null, value: Override['value']): boolean {
  if (range?.kind !== 'number') return false;
  return Number.isInteger(value) && Number(value) >= range.least && Number(value) <= range.most;
}
