/**
 * Writes tables to files and reads them. A file contains the seed, so as long as a table runs its players only get
 * `exportView`.
 */
import type { Action, BaseOptions, Game, GameState, Seat } from '../contract/game.ts';
import { RulesLimitError } from '../engine/limits.ts';
import { hashOf } from '../engine/state-hash.ts';
import { publicOptions } from '../options/options.ts';
import { OptionsError } from '../options/options-error.ts';
import { TableError } from '../table/saved-table.ts';
import { Table, type TableConfig } from '../table/table.ts';
import { readGameFile } from './file-reader.ts';
import {
  FILE_FORMAT,
  FileError,
  type FileNotes,
  type GameFile,
  writeFields,
  writeGameFile,
} from './game-file.ts';
import type { ViewFile } from './view-file.ts';

/** Notes, and the options as somebody committed to them: a newer version may know more of them than they did. */
type ExportNotes = FileNotes & Partial<Pick<GameFile, 'options'>>;

/** What is settled at a table, as a file. */
export function exportTable<S extends GameState, A extends Action, O extends BaseOptions>(
  table: Table<S, A, O>,
  notes: ExportNotes = {},
): string {
  return writeGameFile(fileOf(table, notes));
}

/** A table with the drafts of all its seats, as a file: to carry it over to another machine. */
export function exportWithDrafts<S extends GameState, A extends Action, O extends BaseOptions>(
  table: Table<S, A, O>,
  notes: FileNotes = {},
): string {
  return writeGameFile({ ...fileOf(table, notes), drafts: table.savedDrafts() });
}

function fileOf<S extends GameState, A extends Action, O extends BaseOptions>(
  table: Table<S, A, O>,
  notes: ExportNotes,
): GameFile {
  const outcome = table.over ? table.rules.outcome(table.state()) : null;
  return {
    guildhall: FILE_FORMAT,
    game: table.game.id,
    version: table.game.version,
    options: Object.fromEntries(Object.entries(table.options)),
    seed: table.seed,
    ...notes,
    ...(outcome === null ? {} : { result: { totals: outcome.totals, ranks: outcome.ranks } }),
    entries: table.entries(),
    hash: table.hashAt(table.length),
  };
}

/** The table a file holds. `games` are all that can be played here, older versions too. Throws FileError. */
export function importTable(text: string, games: readonly Game[], config: Partial<TableConfig> = {}): Table {
  return openFile(readGameFile(text), games, config);
}

/** The table of a file that was read already. Throws FileError. */
export function openFile(file: GameFile, games: readonly Game[], config: Partial<TableConfig> = {}): Table {
  const game = gameOf(file, games);
  const { names, seed, entries, drafts = [], version } = file;
  // `readOptions` validates them when the table is opened; here they are whatever the file says.
  const options = file.options as unknown as BaseOptions;
  const table = opening(() =>
    Table.restore(game, { game: game.id, version, options, seed, entries, drafts, proposal: null }, config),
  );
  if (names !== undefined && names.length !== table.rules.seats) {
    const message = `names: there are ${table.rules.seats} seats and ${names.length} names`;
    throw new FileError('field', { kind: 'field', field: 'names' }, message);
  }
  if (file.hash !== null && file.hash !== table.hashAt(table.length)) {
    throw new FileError(
      'hash',
      { kind: 'field', field: 'hash' },
      `the hash is wrong: the entries lead to ${table.hashAt(table.length)}, the file says ${file.hash}`,
    );
  }
  return table;
}

/** The game that a file follows, in its version. Throws FileError. */
export function gameOf(file: Pick<GameFile, 'game' | 'version'>, games: readonly Game[]): Game {
  const versions = games.filter(({ id }) => id === file.game);
  if (versions.length === 0) {
    const known = games.map(({ id }) => id).join(', ');
    const place = { kind: 'field', field: 'game' } as const;
    throw new FileError('unknown-game', place, `there is no game "${file.game}" here; there are ${known}`);
  }
  const game = versions.find(({ version }) => version === file.version);
  if (game !== undefined) return game;
  const newest = Math.max(...versions.map(({ version }) => version));
  const place = { kind: 'field', field: 'version' } as const;
  const follows = `the file follows version ${file.version} of ${file.game}`;
  throw file.version > newest
    ? new FileError('newer-version', place, `${follows}; the newest one here is ${newest}`)
    : new FileError('missing-version', place, `${follows}, which is not kept here`);
}

function opening(open: () => Table): Table {
  try {
    return open();
  } catch (error) {
    if (error instanceof OptionsError || error instanceof RulesLimitError) {
      const at = error instanceof OptionsError ? error.at : null;
      throw new FileError('options', { kind: 'option', at }, error.message);
    }
    if (error instanceof TableError && error.entry !== null) {
      const { entry: number, refusal } = error;
      throw new FileError('entry', { kind: 'entry', number, refusal }, error.message);
    }
    throw error;
  }
}

/**
 * What a seat (null: a spectator) may export from a running table: its view and the log as it may read it. Contains
 * neither the seed nor fixed outcomes of the set-up nor any secret.
 */
export function exportView<S extends GameState, A extends Action, O extends BaseOptions>(
  table: Table<S, A, O>,
  seat: Seat | null,
): string {
  const view = table.view(seat);
  const fields: ViewFile = {
    guildhallView: FILE_FORMAT,
    game: table.game.id,
    version: table.game.version,
    options: Object.fromEntries(Object.entries(publicOptions(table.game.options, table.options))),
    seat,
    at: table.length,
    log: table.log(seat),
    view,
    hash: hashOf(view),
  };
  return writeFields(Object.entries(fields), ['log']);
}
