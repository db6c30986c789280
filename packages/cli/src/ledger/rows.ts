/** Recorded games as rows: what was played, with the position of its faction after each row. */
import type { RecordedEnd } from './end.ts';
import { LedgerError } from './ledger-error.ts';

/** A faction's whole position after a row. */
export interface Position {
  readonly points: number;
  readonly coins: number;
  readonly workers: number;
  readonly priests: number;
  readonly bowls: readonly [number, number, number];
  readonly cults: readonly [number, number, number, number];
}

export interface Comment {
  readonly kind: 'comment';
  readonly line: number;
  readonly text: string;
}

export interface Move {
  readonly kind: 'move';
  readonly line: number;
  readonly faction: string;
  readonly commands: string;
  readonly position: Position;
}

export type Row = Comment | Move;

export interface LedgerGame {
  /** Where it was read: a file, or a line of one. */
  readonly name: string;
  /** The name it gives itself, or that of its file; without spaces and slashes. */
  readonly id: string;
  readonly rows: readonly Row[];
  /** The end as the record tells it apart from its rows; null when it does not. */
  readonly end: RecordedEnd | null;
}

/** The longest recorded games have about 600 rows, the longest rows about 200 characters. */
const MOST_ROWS = 20_000;
const MOST_CHARACTERS = 4_000;

/** Refuses what no recorded game looks like, before anything is replayed. */
export function checkedRows(place: string, rows: readonly Row[]): readonly Row[] {
  if (!rows.some((row) => row.kind === 'move'))
    throw new LedgerError(`${place}: is not a recorded game: it has no moves`);
  if (rows.length > MOST_ROWS)
    throw new LedgerError(`${place}: has ${rows.length} rows, and no recorded game has ${MOST_ROWS}`);
  for (const row of rows) {
    if (row.kind === 'move' && row.commands.length > MOST_CHARACTERS)
      throw new LedgerError(`${place}, row ${row.line}: is longer than ${MOST_CHARACTERS} characters`);
  }
  return rows;
}

/** Numbers with slashes between, as bowls and cults are written. */
export function numbers(place: string, cell: unknown, count: number): number[] {
  const parts = typeof cell === 'string' ? cell.split('/') : [];
  if (parts.length !== count || parts.some((part) => !/^\s*\d{1,6}\s*$/.test(part))) {
    throw new LedgerError(`${place}: expected ${count} numbers with slashes between, found ${shown(cell)}`);
  }
  return parts.map(Number);
}

/** A value in a message: short, and on one line. */
export function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60);
}
