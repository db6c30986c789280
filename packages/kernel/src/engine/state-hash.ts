/**
 * Hashes of states and views: equal data, equal hash, on every machine. The text that is hashed is JSON with sorted
 * keys, so that the order in which a rule happened to fill a record does not matter.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { GameState, Rules, Seat } from '../contract/game.ts';

/** A value that is not plain data, with the place where it stands. */
export class NotPlainData extends Error {
  override readonly name = 'NotPlainData';
  readonly path: string;

  constructor(path: string, what: string) {
    super(`${path === '' ? 'the value' : path}: ${what} is not plain data`);
    this.path = path;
  }
}

/** JSON with sorted keys and without spaces. Throws NotPlainData for what JSON would silently change or drop. */
export function canonicalJson(value: unknown): string {
  try {
    return write(value);
  } catch (error) {
    throw error instanceof Unwritable ? (firstFault(value, '') ?? error) : error;
  }
}

/** The SHA-256 of a value's canonical JSON, in hexadecimal. */
export function hashOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
}

/** The hash of a full state. While a table runs it may stand in no response: it gives away what is hidden. */
export function stateHash(state: GameState): string {
  return hashOf(state);
}

/** The hash of what a seat (null: a spectator) may know. */
export function viewHash<S extends GameState>(
  rules: Pick<Rules<S>, 'view'>,
  state: S,
  seat: Seat | null,
): string {
  return hashOf(rules.view(state, seat));
}

/** Marks where `write` found something that is not plain data; `firstFault` then says what and where. */
class Unwritable extends Error {}

/** States have few different keys, and quoting one anew each time would be most of the work. */
const quotedKeys = new Map<string, string>();
const MOST_QUOTED_KEYS = 5_000;

function write(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      if (!Number.isFinite(value)) throw new Unwritable();
      // -0 is written as 0, as JSON does, so that a state that went through JSON keeps its hash.
      return `${value}`;
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? writeList(value) : writeRecord(value);
    default:
      throw new Unwritable();
  }
}

function writeList(list: readonly unknown[]): string {
  if (list.length === 0) return '[]';
  let text = `[${write(list[0])}`;
  for (let at = 1; at < list.length; at++) text += `,${write(list[at])}`;
  return `${text}]`;
}

function writeRecord(value: object): string {
  if (!isPlainRecord(value)) throw new Unwritable();
  let text = '{';
  for (const key of sortedKeys(value)) {
    if (text.length > 1) text += ',';
    text += quotedKey(key) + write(value[key]);
  }
  return `${text}}`;
}

function isPlainRecord(value: object): value is Record<string, unknown> {
  const prototype = Object.getPrototypeOf(value) as unknown;
  return prototype === Object.prototype || prototype === null;
}

function sortedKeys(record: object): string[] {
  const keys = Object.keys(record);
  for (let at = 1; at < keys.length; at++) if (keys[at - 1] > keys[at]) return keys.sort();
  return keys;
}

function quotedKey(key: string): string {
  const known = quotedKeys.get(key);
  if (known !== undefined) return known;
  const quoted = `${JSON.stringify(key)}:`;
  if (quotedKeys.size < MOST_QUOTED_KEYS) quotedKeys.set(key, quoted);
  return quoted;
}

/** The first value, in the order of writing, that is not plain data. */
function firstFault(value: unknown, path: string): NotPlainData | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) ? null : new NotPlainData(path, `${value}`);
    case 'object':
      if (value === null) return null;
      return Array.isArray(value) ? faultInList(value, path) : faultInRecord(value, path);
    default:
      return new NotPlainData(path, value === undefined ? 'undefined' : `a ${typeof value}`);
  }
}

function faultInList(list: readonly unknown[], path: string): NotPlainData | null {
  for (let at = 0; at < list.length; at++) {
    const fault = firstFault(list[at], `${path}[${at}]`);
    if (fault !== null) return fault;
  }
  return null;
}

function faultInRecord(value: object, path: string): NotPlainData | null {
  if (!isPlainRecord(value)) return new NotPlainData(path, `a ${value.constructor.name}`);
  for (const key of sortedKeys(value)) {
    const fault = firstFault(value[key], path === '' ? key : `${path}.${key}`);
    if (fault !== null) return fault;
  }
  return null;
}
