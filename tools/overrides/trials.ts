// Every way to override one value of a game that is worth a try: what nobody should be able to do, the bounds of its
// range, and every name it may take.
import type { Override } from '@guildhall/kernel';
import { type Range, rangeAt, type SourcedTable, sourcedValues } from '@guildhall/kernel';
import { games } from '../../packages/games/index.ts';

/** What an attacker would send as JSON. */
const ODD: readonly Override['value'][] = [0, -1, 2 ** 31, 2 ** 53, 1e8, 0.5, 'moon'];
/** What only a caller within the program can send. */
const NO_JSON: readonly Override['value'][] = [Number.NaN, Number.POSITIVE_INFINITY];

/** Names of hexes are many and alike. */
const MOST_NAMES = 30;
const someOf = (names: readonly string[]): string[] => names.filter((_, at) => at % MOST_NAMES === 0);

export interface Trial {
  readonly game: string;
  readonly override: Override;
  /** Whether the value is one that its range allows. */
  readonly isInRange: boolean;
}

/** All trials of a game, in the order of its tables. */
export function trialsOf(game: string): Trial[] {
  const entry = games.get(game);
  if (entry === undefined)
    throw new Error(`there is no game "${game}"; games are ${[...games.keys()].join(', ')}`);
  return entry.tables.flatMap((table) => trialsIn(game, table));
}

function trialsIn(game: string, table: SourcedTable): Trial[] {
  return sourcedValues(table).flatMap(({ path, value: printed }) => {
    const range = rangeAt(table.ranges, path.split('.'));
    const allowed = allowedAt(range, printed);
    const values = new Set([...allowed, ...ODD, ...NO_JSON]);
    return [...values].map((value): Trial => {
      return { game, override: { path, value }, isInRange: allowed.has(value) || isBetween(range, value) };
    });
  });
}

/** Values worth playing with. */
function allowedAt(range: Range | null, printed: Override['value']): Set<Override['value']> {
  if (typeof printed === 'boolean') return new Set([!printed]);
  switch (range?.kind) {
    case 'number':
      return new Set([range.least, range.most]);
    case 'name':
      return new Set(range.names.length > MOST_NAMES ? someOf(range.names) : range.names);
    case 'letters':
      return new Set([[...String(printed)].reverse().join('')]);
    default:
      return new Set();
  }
}

function isBetween(range: Range | null, value: Override['value']): boolean {
  if (range?.kind !== 'number') return false;
  return Number.isInteger(value) && Number(value) >= range.least && Number(value) <= range.most;
}
