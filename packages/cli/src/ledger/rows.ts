/** Reads recorded games in the ledger language: what was played, row by row, with the position after each row. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type RecordedEnd, recordedEnd } from './end.ts';
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

export type Row =
  | { readonly kind: 'comment'; readonly line: number; readonly text: string }
  | {
      readonly kind: 'move';
      readonly line: number;
      readonly faction: string;
      readonly commands: string;
      readonly position: Position;
    };

export interface LedgerGame {
  /** Where it was read: a file, or a line of one. */
  readonly name: string;
  /** The name it gives itself, or that of its file; without spaces and slashes. */
  readonly id: string;
  readonly rows: readonly Row[];
  /** The end as the record tells it apart from its rows; null when it does not. */
  readonly end: RecordedEnd | null;
}

export function readLedgerFile(path: string): LedgerGame[] {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new LedgerError(
      `${path}: cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)})`,
    );
  }
  const name = basename(path);
  if (/\.ndjson(\.gz)?$/.test(name)) return readManyJson(path, name, bytes);
  const id = name.replace(/\.(json|txt)$/, '');
  if (name.endsWith('.json')) return [jsonGame(path, name, id, parseJson(path, bytes.toString('utf8')))];
  return [{ name, id: fileNameOf(id), rows: textRows(path, bytes.toString('utf8')), end: null }];
}

function readManyJson(path: string, name: string, bytes: Buffer): LedgerGame[] {
  let text: string;
  try {
    text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  } catch {
    throw new LedgerError(`${path}: is not a complete gzip file`);
  }
  const games: LedgerGame[] = [];
  text.split('\n').forEach((line, at) => {
    if (line.trim() === '') return;
    const place = `${path}, line ${at + 1}`;
    const id = `${name.replace(/\.ndjson(\.gz)?$/, '')}-${at + 1}`;
    games.push(jsonGame(place, `${name}#${at + 1}`, id, parseJson(place, line)));
  });
  if (games.length === 0) throw new LedgerError(`${path}: holds no game`);
  return games;
}

function parseJson(place: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new LedgerError(`${place}: is not JSON, or is cut off (${(error as Error).message})`);
  }
}

function textRows(path: string, text: string): Row[] {
  const rows = text.split(/\r?\n/).flatMap((line, at): Row[] => {
    if (line.trim() === '') return [];
    const cells = line.split('\t');
    const number = at + 1;
    if (cells.length === 1) return [{ kind: 'comment', line: number, text: line.trim() }];
    const place = `${path}, line ${number}`;
    if (cells.length < 14)
      throw new LedgerError(`${place}: a move has 14 cells or more, this has ${cells.length}`);
    return [
      {
        kind: 'move',
        line: number,
        faction: cells[0],
        commands: cells[cells.length - 1],
        position: {
          points: amount(place, cells[2], 'VP'),
          coins: amount(place, cells[4], 'C'),
          workers: amount(place, cells[6], 'W'),
          priests: amount(place, cells[8], 'P'),
          bowls: numbers(place, cells[10].replace(/ PW$/, ''), 3) as [number, number, number],
          cults: numbers(place, cells[12], 4) as [number, number, number, number],
        },
      },
    ];
  });
  if (!rows.some((row) => row.kind === 'move'))
    throw new LedgerError(`${path}: is not a recorded game: it has no moves`);
  return rows;
}

function amount(place: string, cell: string, unit: string): number {
  const match = /^(-?\d+) (\w+)$/.exec(cell);
  if (match === null || match[2] !== unit)
    throw new LedgerError(`${place}: expected "n ${unit}", found "${cell}"`);
  return Number(match[1]);
}

function numbers(place: string, cell: unknown, count: number): number[] {
  const parts = typeof cell === 'string' ? cell.split('/').map(Number) : [];
  if (parts.length !== count || parts.some((part) => !Number.isInteger(part))) {
    throw new LedgerError(
      `${place}: expected ${count} numbers with slashes between, found ${JSON.stringify(cell)}`,
    );
  }
  return parts;
}

function jsonGame(place: string, name: string, fallback: string, raw: unknown): LedgerGame {
  const rows = jsonRows(place, raw);
  const game = raw as Record<string, unknown>;
  const id = fileNameOf(typeof game.id === 'string' ? game.id : fallback);
  return { name, id, rows, end: recordedEnd(place, game) };
}

function fileNameOf(id: string): string {
  return id.replace(/[^\w.-]+/g, '_').replace(/^\.+/, '_');
}

/** Rows of a game as JSON: values stand alone, or with the change beside them as {value, delta}. */
function jsonRows(place: string, game: unknown): Row[] {
  const ledger = (game as { ledger?: unknown } | null)?.ledger;
  if (!Array.isArray(ledger)) throw new LedgerError(`${place}: is not a recorded game: it has no "ledger"`);
  const rows = ledger.map((raw: unknown, at): Row => {
    const cells = raw as Record<string, unknown>;
    const where = `${place}, row ${at + 1}`;
    if (typeof cells !== 'object' || cells === null) throw new LedgerError(`${where}: is not a row`);
    if (typeof cells.comment === 'string')
      return { kind: 'comment', line: at + 1, text: cells.comment.trim() };
    const value = (key: string): unknown => {
      const cell = cells[key];
      return typeof cell === 'object' && cell !== null ? (cell as { value?: unknown }).value : cell;
    };
    const whole = (key: string): number => {
      const found = value(key);
      if (!Number.isInteger(found)) throw new LedgerError(`${where}: "${key}" is not a whole number`);
      return found as number;
    };
    const faction = cells.faction ?? cells.f;
    const commands = cells.commands ?? cells.cmd;
    if (typeof faction !== 'string' || typeof commands !== 'string') {
      throw new LedgerError(`${where}: a move needs a faction and commands`);
    }
    return {
      kind: 'move',
      line: at + 1,
      faction,
      commands,
      position: {
        points: whole('VP'),
        coins: whole('C'),
        workers: whole('W'),
        priests: whole('P'),
        bowls: numbers(where, value('PW'), 3) as [number, number, number],
        cults: numbers(where, value('CULT'), 4) as [number, number, number, number],
      },
    };
  });
  if (!rows.some((row) => row.kind === 'move'))
    throw new LedgerError(`${place}: is not a recorded game: it has no moves`);
  return rows;
}
