/** Reads the text of a game file strictly: nothing of it reaches a game before its shape is known to be right. */
import type { SavedDraft } from '../table/drafts.ts';
import { COMMITMENT_FORMS, type Commitment, type CommitmentForm } from './commitment.ts';
import {
  type Failure,
  FILE_FORMAT,
  FileError,
  type FileNotes,
  type GameFile,
  LONGEST_FILE,
  MOST_ENTRIES,
  type Report,
} from './game-file.ts';
import { jsonFault, lineAndColumn } from './json-fault.ts';

const FIELDS: readonly (keyof GameFile)[] = [
  'guildhall',
  'game',
  'version',
  'options',
  'seed',
  'names',
  'commitment',
  'failure',
  'report',
  'result',
  'entries',
  'drafts',
  'hash',
];

/** One a seat, and no game has as many seats. */
const MOST_DRAFTS = 20;

/** A file's contents. Whether a game allows its entries is checked later; see `openFile`. Throws FileError. */
export function readGameFile(text: string): GameFile {
  const raw = parseFile(text);
  if (!isRecord(raw) || !Object.hasOwn(raw, 'guildhall')) {
    throw new FileError('not-a-game', null, 'this is JSON, but not a game: it has no "guildhall"');
  }
  const { guildhall } = raw;
  if (isWhole(guildhall) && guildhall > FILE_FORMAT) {
    throw new FileError(
      'newer-format',
      { kind: 'field', field: 'guildhall' },
      `the file has format ${guildhall}; only formats up to ${FILE_FORMAT} are known here`,
    );
  }
  if (guildhall !== FILE_FORMAT) throw wrongField('guildhall', `must be ${FILE_FORMAT}`, guildhall);
  for (const name of Object.keys(raw)) {
    if (!(FIELDS as readonly string[]).includes(name)) {
      throw new FileError('field', { kind: 'field', field: name }, `${name}: there is no such field`);
    }
  }
  const { game, version, options, seed, entries, hash } = raw;
  if (typeof game !== 'string') throw wrongField('game', 'must be the id of a game', game);
  if (!isWhole(version)) throw wrongField('version', 'must be a whole number', version);
  if (!isRecord(options)) throw wrongField('options', 'must be an object', options);
  if (typeof seed !== 'string') throw wrongField('seed', 'must be a text', seed);
  const notes = readNotes(raw);
  const hashOrNone = readHash(hash, notes.failure !== undefined);
  return {
    guildhall: FILE_FORMAT,
    game,
    version,
    options,
    seed,
    ...notes,
    ...(raw.result === undefined ? {} : { result: readResult(raw.result) }),
    entries: readTexts('entries', entries),
    ...(raw.drafts === undefined ? {} : { drafts: readDrafts(raw.drafts) }),
    hash: hashOrNone,
  };
}

/** What stands in a file that is no larger, no deeper and no more damaged than a game may be. Throws FileError. */
export function parseFile(text: string): unknown {
  if (text.length > LONGEST_FILE) {
    const message = `the file is too large: ${text.length} characters, and a game has at most ${LONGEST_FILE}`;
    throw new FileError('too-large', null, message);
  }
  const fault = jsonFault(text);
  if (fault === null) return JSON.parse(text) as unknown;
  const { position, cutOff, tooDeep } = fault;
  const where = lineAndColumn(text, position);
  const place = { kind: 'position', position } as const;
  if (tooDeep)
    throw new FileError('too-deep', place, `this is not a game: it is nested too deeply at ${where}`);
  if (text.trim() === '') throw new FileError('not-a-game', place, 'the file is empty');
  if (cutOff)
    throw new FileError('cut-off', place, `the file is cut off: it ends in the middle, at ${where}`);
  if (text.slice(0, position).trim() === '') {
    throw new FileError('not-a-game', place, `this is not a game: it is not JSON, from ${where} on`);
  }
  throw new FileError('broken', place, `the file is damaged: it stops being JSON at ${where}`);
}

function readNotes(raw: Record<string, unknown>): FileNotes {
  return {
    ...(raw.names === undefined ? {} : { names: readTexts('names', raw.names) }),
    ...(raw.commitment === undefined ? {} : { commitment: readCommitment(raw.commitment) }),
    ...(raw.failure === undefined ? {} : { failure: readFailure(raw.failure) }),
    ...(raw.report === undefined ? {} : { report: readReport(raw.report) }),
  };
}

function readCommitment(raw: unknown): Commitment {
  if (isRecord(raw)) {
    // Files of the first form do not name it.
    const { form = 1, table, bits, words, hash, ...rest } = raw;
    const isWhole = typeof table === 'string' && isHash(bits) && isHash(hash) && isWords(words);
    if (isForm(form) && isWhole && isBare(rest)) return { form, table, bits, words, hash };
  }
  throw wrongField('commitment', 'must be {form, table, bits, words, hash}', raw);
}

function readFailure(raw: unknown): Failure {
  if (isRecord(raw)) {
    const { check, message, ...rest } = raw;
    if (typeof check === 'string' && typeof message === 'string' && isBare(rest)) return { check, message };
  }
  throw wrongField('failure', 'must be {check, message}', raw);
}

function readReport(raw: unknown): Report {
  if (isRecord(raw)) {
    const { message, at, seat, ...rest } = raw;
    if (typeof message === 'string' && isWhole(at) && (seat === null || isWhole(seat)) && isBare(rest)) {
      return { message, at, seat };
    }
  }
  throw wrongField('report', 'must be {message, at, seat}', raw);
}

function readResult(raw: unknown): NonNullable<GameFile['result']> {
  if (isRecord(raw)) {
    const { totals, ranks, ...rest } = raw;
    if (isNumbers(totals) && isNumbers(ranks) && isBare(rest)) return { totals, ranks };
  }
  throw wrongField('result', 'must be {totals, ranks}', raw);
}

function readDrafts(raw: unknown): SavedDraft[] {
  if (!Array.isArray(raw)) throw wrongField('drafts', 'must be a list', raw);
  if (raw.length > MOST_DRAFTS) throw tooMany('drafts', raw.length, MOST_DRAFTS);
  return raw.map((draft: unknown, at): SavedDraft => {
    if (isRecord(draft) && isWhole(draft.seat)) {
      const steps = readTexts(`drafts[${at}].steps`, draft.steps);
      const undone = readTexts(`drafts[${at}].undone`, draft.undone);
      return { seat: draft.seat, steps, undone, misfit: null };
    }
    throw wrongField(`drafts[${at}]`, 'must be {seat, steps, undone}', draft);
  });
}

function readHash(raw: unknown, failing: boolean): string | null {
  if (raw === null && failing) return null;
  if (isHash(raw)) return raw;
  throw wrongField('hash', 'must be a SHA-256 in hexadecimal', raw);
}

function readTexts(field: string, raw: unknown): string[] {
  if (!Array.isArray(raw)) throw wrongField(field, 'must be a list of texts', raw);
  if (raw.length > MOST_ENTRIES) throw tooMany(field, raw.length, MOST_ENTRIES);
  return raw.map((text: unknown, at) => {
    if (typeof text !== 'string') throw wrongField(`${field}[${at}]`, 'must be a text', text);
    return text;
  });
}

export function tooMany(field: string, count: number, most: number): FileError {
  const message = `${field}: there are ${count}, and a game has at most ${most}`;
  return new FileError('too-large', { kind: 'field', field }, message);
}

export function wrongField(field: string, what: string, value: unknown): FileError {
  const shown = value === undefined ? 'it is missing' : `not ${JSON.stringify(value).slice(0, 60)}`;
  return new FileError('field', { kind: 'field', field }, `${field}: ${what}, ${shown}`);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isBare(rest: Record<string, unknown>): boolean {
  return Object.keys(rest).length === 0;
}

export function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

export function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

function isForm(value: unknown): value is CommitmentForm {
  return (COMMITMENT_FORMS as readonly unknown[]).includes(value);
}

function isWords(value: unknown): value is (string | null)[] {
  return Array.isArray(value) && value.every((word) => word === null || typeof word === 'string');
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((member) => typeof member === 'number');
}
