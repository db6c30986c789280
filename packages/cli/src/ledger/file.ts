/** Reads files of recorded games. What cannot be read gets a verdict of its own; the rest of the file goes on. */
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { fileNameOf, jsonGame, parseJson } from './json-rows.ts';
import { LedgerError } from './ledger-error.ts';
import type { LedgerGame } from './rows.ts';
import { textRows } from './text-rows.ts';

export type Reading =
  | { readonly kind: 'game'; readonly game: LedgerGame }
  | { readonly kind: 'unreadable'; readonly problem: string };

const MOST_BYTES = 64 * 2 ** 20;
const MOST_UNPACKED = 256 * 2 ** 20;

export function readLedgerFile(path: string): Reading[] {
  const readings = attempt(() => readWhole(path));
  return Array.isArray(readings) ? readings : [readings];
}

/** A fault of the input is a verdict; anything else is a fault of ours and goes on up. */
function attempt<T>(read: () => T): T | Extract<Reading, { kind: 'unreadable' }> {
  try {
    return read();
  } catch (error) {
    if (error instanceof LedgerError) return { kind: 'unreadable', problem: error.message };
    throw error;
  }
}

function readWhole(path: string): Reading[] {
  const bytes = bytesOf(path);
  const name = basename(path);
  if (/\.ndjson(\.gz)?$/.test(name)) return readManyJson(path, name, bytes);
  const id = name.replace(/\.(json|txt)$/, '');
  const text = bytes.toString('utf8');
  if (name.endsWith('.json'))
    return [{ kind: 'game', game: jsonGame(path, name, id, parseJson(path, text)) }];
  return [{ kind: 'game', game: { name, id: fileNameOf(id), rows: textRows(path, text), end: null } }];
}

/** A device or a pipe could go on for ever. */
function bytesOf(path: string): Buffer {
  try {
    const stat = statSync(path);
    if (!stat.isFile()) throw new LedgerError(`${path}: is not a file`);
    if (stat.size > MOST_BYTES) throw new LedgerError(`${path}: is larger than ${MOST_BYTES / 2 ** 20} MB`);
    return readFileSync(path);
  } catch (error) {
    if (error instanceof LedgerError) throw error;
    throw new LedgerError(
      `${path}: cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)})`,
    );
  }
}

function readManyJson(path: string, name: string, bytes: Buffer): Reading[] {
  const text = name.endsWith('.gz') ? unpacked(path, bytes) : bytes.toString('utf8');
  const readings = text.split('\n').flatMap((line, at): Reading[] => {
    if (line.trim() === '') return [];
    const place = `${path}, line ${at + 1}`;
    const id = `${name.replace(/\.ndjson(\.gz)?$/, '')}-${at + 1}`;
    return [
      attempt(() => ({
        kind: 'game' as const,
        game: jsonGame(place, `${name}#${at + 1}`, id, parseJson(place, line)),
      })),
    ];
  });
  if (readings.length === 0) throw new LedgerError(`${path}: holds no game`);
  return readings;
}

function unpacked(path: string, bytes: Buffer): string {
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_UNPACKED }).toString('utf8');
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    const what = isLarge
      ? `is larger than ${MOST_UNPACKED / 2 ** 20} MB when unpacked`
      : 'is not a complete gzip file';
    throw new LedgerError(`${path}: ${what}`);
  }
}
