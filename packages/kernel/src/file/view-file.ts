/** The file of a table that still runs: what one seat, or a spectator, may know of it. Read as strictly as a game. */
import type { BaseOptions, Game, GameState, Rules, Seat } from '../contract/game.ts';
import type { LogEvent } from '../contract/log.ts';
import { randomFrom } from '../engine/chance.ts';
import { rulesOf } from '../engine/compiled-rules.ts';
import { RulesLimitError } from '../engine/limits.ts';
import { deciders } from '../engine/obligations.ts';
import { hashOf } from '../engine/state-hash.ts';
import { readOptions } from '../options/options.ts';
import { OptionsError } from '../options/options-error.ts';
import type { RedactedEntry } from '../table/redaction.ts';
import { isHash, isRecord, isWhole, parseFile, tooMany, wrongField } from './file-reader.ts';
import { FILE_FORMAT, FileError, MOST_ENTRIES } from './game-file.ts';

export interface ViewFile {
  readonly guildhallView: typeof FILE_FORMAT;
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Whose view it is; null: a spectator's. */
  readonly seat: Seat | null;
  /** After which entry. */
  readonly at: number;
  readonly log: readonly RedactedEntry[];
  readonly view: GameState;
  readonly hash: string;
}

/** A view that fits its game. */
export interface OpenView {
  readonly file: ViewFile;
  readonly options: BaseOptions;
  readonly rules: Rules;
}

/** The contents of the file of a running table; null when it is another kind of file. Throws FileError. */
export function readViewFile(text: string): ViewFile | null {
  const raw = parseFile(text);
  if (!isRecord(raw) || !Object.hasOwn(raw, 'guildhallView')) return null;
  const { guildhallView, game, version, options, seat, at, log, view, hash } = raw;
  if (isWhole(guildhallView) && guildhallView > FILE_FORMAT) {
    const place = { kind: 'field', field: 'guildhallView' } as const;
    throw new FileError('newer-format', place, `the view has format ${guildhallView}`);
  }
  if (guildhallView !== FILE_FORMAT)
    throw wrongField('guildhallView', `must be ${FILE_FORMAT}`, guildhallView);
  if (typeof game !== 'string') throw wrongField('game', 'must be the id of a game', game);
  if (!isWhole(version)) throw wrongField('version', 'must be a whole number', version);
  if (!isRecord(options)) throw wrongField('options', 'must be an object', options);
  if (seat !== null && !isWhole(seat)) throw wrongField('seat', 'must be a seat or null', seat);
  if (!isWhole(at)) throw wrongField('at', 'must be a whole number', at);
  if (!isRecord(view)) throw wrongField('view', 'must be an object', view);
  if (!isHash(hash)) throw wrongField('hash', 'must be a SHA-256 in hexadecimal', hash);
  if (hashOf(view) !== hash) {
    throw new FileError('hash', { kind: 'field', field: 'hash' }, 'the hash is not that of the view');
  }
  return {
    guildhallView: FILE_FORMAT,
    game,
    version,
    options,
    seat,
    at,
    log: readLog(log),
    // Its hash was taken of a state; whether it is one of its game is tried when it is opened.
    view: view as unknown as GameState,
    hash,
  };
}

/** Whether a view belongs to a game. Throws FileError. */
export function openView(file: ViewFile, game: Game): OpenView {
  const { view, seat, log } = file;
  const options = optionsOf(file, game);
  const rules = rulesOf(game, options);
  const isSeat = (one: unknown): boolean => isWhole(one) && one < rules.seats;
  if (seat !== null && !isSeat(seat)) throw wrongField('seat', `there are ${rules.seats} seats`, seat);
  for (const entry of log) {
    if (entry.seat !== null && !isSeat(entry.seat))
      throw wrongField('log', 'has a seat too many', entry.seat);
    if (entry.events.some((event) => event.seat >= rules.seats))
      throw wrongField('log', 'has a seat too many', entry);
  }
  try {
    rules.where(view);
    deciders(view);
    for (let one = 0; one < rules.seats; one++) rules.counts(view, one);
    rules.determinize(view, randomFrom('any deal will do'));
  } catch {
    throw wrongField('view', 'must be a view of the game', undefined);
  }
  return { file, options, rules };
}

function optionsOf({ options }: ViewFile, game: Game): BaseOptions {
  try {
    const read = readOptions(game.options, options);
    rulesOf(game, read);
    return read;
  } catch (error) {
    if (!(error instanceof OptionsError) && !(error instanceof RulesLimitError)) throw error;
    const at = error instanceof OptionsError ? error.at : null;
    throw new FileError('options', { kind: 'option', at }, error.message);
  }
}

const KINDS: readonly unknown[] = ['setup', 'action', 'back', 'leave'];

function readLog(raw: unknown): RedactedEntry[] {
  if (!Array.isArray(raw)) throw wrongField('log', 'must be a list', raw);
  if (raw.length > MOST_ENTRIES + 1) throw tooMany('log', raw.length, MOST_ENTRIES + 1);
  return raw.map((entry: unknown, at) => {
    if (isEntry(entry)) return entry;
    throw wrongField(`log[${at}]`, 'must be an entry', entry);
  });
}

function isEntry(raw: unknown): raw is RedactedEntry {
  if (!isRecord(raw)) return false;
  const { number, kind, seat, line, events, actions } = raw;
  return (
    isWhole(number) &&
    KINDS.includes(kind) &&
    (seat === null || isWhole(seat)) &&
    (line === null || typeof line === 'string') &&
    (actions === undefined || isWhole(actions)) &&
    Array.isArray(events) &&
    events.every(isEvent)
  );
}

function isEvent(raw: unknown): raw is LogEvent {
  if (!isRecord(raw)) return false;
  const { kind, seat, data } = raw;
  return typeof kind === 'string' && (seat === -1 || isWhole(seat)) && isRecord(data);
}
