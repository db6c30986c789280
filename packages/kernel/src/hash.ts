/**
 * Hashes of states and views: equal data, equal hash, on every machine. The text that is hashed is JSON with sorted
 * keys, so that the order in which a rule happened to fill a record does not matter.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { GameState, Rules, Seat } from './contract.ts';

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
  return write(value, []);
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

/** The steps that lead to the value in hand: pushed and popped, because a text made at each value would cost more. */
type Steps = (string | number)[];

function write(value: unknown, steps: Steps): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      if (!Number.isFinite(value)) throw new NotPlainData(pathOf(steps), String(value));
      // -0 is written as 0, as JSON does, so that a state that went through JSON keeps its hash.
      return String(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? writeList(value, steps) : writeRecord(value, steps);
    default:
      throw new NotPlainData(pathOf(steps), value === undefined ? 'undefined' : `a ${typeof value}`);
  }
}

function writeList(list: readonly unknown[], steps: Steps): string {
  let text = '[';
  for (let at = 0; at < list.length; at++) {
    steps.push(at);
    text += at === 0 ? write(list[at], steps) : `,${write(list[at], steps)}`;
    steps.pop();
  }
  return `${text}]`;
}

function writeRecord(value: object, steps: Steps): string {
  const prototype = Object.getPrototypeOf(value) as unknown;
  if (prototype !== Object.prototype && prototype !== null) {
    throw new NotPlainData(pathOf(steps), `a ${value.constructor.name}`);
  }
  const record = value as Record<string, unknown>;
  let text = '{';
  for (const key of Object.keys(record).sort()) {
    steps.push(key);
    text += `${text.length > 1 ? ',' : ''}${JSON.stringify(key)}:${write(record[key], steps)}`;
    steps.pop();
  }
  return `${text}}`;
}

function pathOf(steps: Steps): string {
  let path = '';
  for (const step of steps) {
    if (typeof step === 'number') path += `[${step}]`;
    else path += path === '' ? step : `.${step}`;
  }
  return path;
}
