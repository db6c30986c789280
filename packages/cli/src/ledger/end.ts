/** The end of a game as its record has it: points of everybody, and in some records what stands where. */
import { COLOURS } from './commands.ts';
import { LedgerError } from './ledger-error.ts';

export interface RecordedFaction {
  readonly points: number;
  /** Null where the record does not have it. */
  readonly buildings: Readonly<Record<string, number>> | null;
  readonly network: number | null;
  readonly keys: number | null;
  readonly shipping: number | null;
  readonly digging: number | null;
  readonly tiles: readonly string[] | null;
}

export interface RecordedEnd {
  readonly factions: ReadonlyMap<string, RecordedFaction>;
  /** "gray A11:C5", the ends in alphabetical order. */
  readonly bridges: readonly string[] | null;
  /** "gray", "gray TP", "gray TP in a town". */
  readonly map: ReadonlyMap<string, string> | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** The end of a JSON record; null if it has none. */
export function recordedEnd(place: string, game: Fields): RecordedEnd | null {
  const { final, vp, bridges, map } = game;
  if (final === undefined && vp === undefined) return null;
  const factions = new Map<string, RecordedFaction>();
  if (final !== undefined) {
    for (const [name, fields] of Object.entries(record(`${place}, final`, final))) {
      factions.set(name, recordedFaction(`${place}, final.${name}`, fields));
    }
  } else {
    for (const [name, points] of Object.entries(record(`${place}, vp`, vp))) {
      factions.set(name, { ...NOTHING_TOLD, points: whole(`${place}, vp.${name}`, points) });
    }
  }
  return {
    factions,
    bridges: bridges === undefined ? null : list(`${place}, bridges`, bridges).map(bridge),
    map: map === undefined ? null : board(`${place}, map`, map),
  };

  function bridge(raw: unknown, at: number): string {
    const where = `${place}, bridges[${at}]`;
    const { color, from, to } = record(where, raw);
    const ends = [text(`${where}.from`, from), text(`${where}.to`, to)].sort();
    return `${colour(`${where}.color`, color)} ${ends.join(':')}`;
  }
}

const NOTHING_TOLD = {
  buildings: null,
  network: null,
  keys: null,
  shipping: null,
  digging: null,
  tiles: null,
} as const;

function recordedFaction(place: string, raw: unknown): RecordedFaction {
  const fields = record(place, raw);
  const number = (key: string): number | null =>
    fields[key] === undefined ? null : whole(`${place}.${key}`, fields[key]);
  return {
    points: whole(`${place}.VP`, fields.VP),
    buildings: fields.buildings === undefined ? null : wholes(`${place}.buildings`, fields.buildings),
    network: number('network'),
    keys: number('KEY'),
    shipping: number('ship'),
    digging: number('dig'),
    tiles: fields.tiles === undefined ? null : list(`${place}.tiles`, fields.tiles).map(String),
  };
}

function board(place: string, raw: unknown): Map<string, string> {
  return new Map(
    Object.entries(record(place, raw)).map(([hex, cells]) => {
      const [terrain, building, town] = list(`${place}.${hex}`, cells);
      const what = `${colour(`${place}.${hex}`, terrain)} ${text(`${place}.${hex}`, building)}`.trim();
      return [hex, town === 1 ? `${what} in a town` : what];
    }),
  );
}

function colour(place: string, value: unknown): string {
  if (typeof value === 'string' && COLOURS.includes(value)) return value;
  throw new LedgerError(`${place}: must be one of ${COLOURS.join(', ')}, not ${shown(value)}`);
}

function record(place: string, value: unknown): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw new LedgerError(`${place}: must be an object, not ${shown(value)}`);
}

function list(place: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new LedgerError(`${place}: must be a list, not ${shown(value)}`);
}

function text(place: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw new LedgerError(`${place}: must be a text, not ${shown(value)}`);
}

function whole(place: string, value: unknown): number {
  if (Number.isInteger(value)) return value as number;
  throw new LedgerError(`${place}: must be a whole number, not ${shown(value)}`);
}

function wholes(place: string, value: unknown): Record<string, number> {
  const numbers: Record<string, number> = {};
  for (const [key, number] of Object.entries(record(place, value)))
    numbers[key] = whole(`${place}.${key}`, number);
  return numbers;
}

function shown(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value).slice(0, 60);
}
