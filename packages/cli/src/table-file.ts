/** Opens table files of ours, and says where a bad one is bad. */
import { type GameManifest, versionedGameOf } from '@guildhall/games';
import {
  FileError,
  type FileFault,
  type Game,
  type GameFile,
  gameOfVersion,
  importTable,
  openFile,
  readGameFile,
  readOptions,
  Table,
} from '@guildhall/kernel';
import { findGame, playable } from './choice.ts';
import { readText } from './files.ts';
import { messageOf, UsageError } from './usage-error.ts';

/** Faults of a file that is a game of ours but does not play as it says. */
const DIFFERENCES: readonly FileFault[] = ['entry', 'hash'];

export interface Opened {
  readonly file: GameFile;
  readonly manifest: GameManifest;
  /** As far as the entries can be played. */
  readonly table: Table;
  /** What does not fit, and after how many entries; null when all is well. */
  readonly difference: { readonly after: number; readonly message: string } | null;
}

/** A table to go on playing at: everything about it must be right. */
export async function loadTable(
  path: string,
): Promise<{ readonly manifest: GameManifest; readonly table: Table }> {
  const text = readText(path);
  try {
    const table = importTable(text, await playable(readGameFile(text).game));
    return { manifest: findGame(table.game.id), table };
  } catch (error) {
    throw unusable(path, error);
  }
}

/** A table to look at: entries are played as far as they go. */
export async function openTable(path: string): Promise<Opened> {
  const text = readText(path);
  let file: GameFile;
  try {
    file = readGameFile(text);
  } catch (error) {
    throw unusable(path, error);
  }
  try {
    const table = openFile(file, await playable(file.game));
    return { file, manifest: findGame(file.game), table, difference: resultDifference(file, table) };
  } catch (error) {
    if (error instanceof FileError && !DIFFERENCES.includes(error.fault)) throw unusable(path, error);
    const manifest = findGame(file.game);
    const game = await gameOfVersion(await versionedGameOf(manifest), file.version);
    if (game === null) throw unusable(path, error);
    return { file, manifest, ...asFarAsItGoes(game, file, messageOf(error)) };
  }
}

/** Plays entry by entry, because a rule that throws leaves nothing of a table that was opened at once. */
function asFarAsItGoes(game: Game, file: GameFile, message: string): Pick<Opened, 'table' | 'difference'> {
  const table = new Table(game, readOptions(game.options, file.options), file.seed);
  for (const [at, entry] of file.entries.entries()) {
    const stopped = entryFault(table, at + 1, entry);
    if (stopped !== null) return { table, difference: { after: at, message: stopped } };
  }
  return { table, difference: { after: table.length, message: `after entry ${table.length}: ${message}` } };
}

function entryFault(table: Table, number: number, entry: string): string | null {
  const named = `entry ${number} ("${entry}")`;
  try {
    const done = table.receive(number, entry);
    return done.ok ? null : `${named} is not allowed: ${done.refusal.rule}`;
  } catch (error) {
    return `${named} makes the rules fail: ${messageOf(error)}`;
  }
}

/** A file may say how the game ended; its entries decide whether that is so. */
function resultDifference({ result }: GameFile, table: Table): Opened['difference'] {
  if (result === undefined) return null;
  const after = table.length;
  if (!table.over)
    return { after, message: `after entry ${after}: the file has a result, but the game is not over` };
  const { totals } = table.rules.outcome(table.state());
  if (totals.join() === result.totals.join()) return null;
  const message = `after entry ${after}: the entries lead to ${totals.join(', ')} points, the file says ${result.totals.join(', ')}`;
  return { after, message };
}

function unusable(path: string, error: unknown): unknown {
  return error instanceof FileError ? new UsageError(`${path}: ${error.message}`, hintFor(error)) : error;
}

function hintFor({ fault }: FileError): string {
  switch (fault) {
    case 'newer-format':
    case 'newer-version':
      return 'open it with a newer Guildhall';
    case 'cut-off':
      return 'copy the whole file';
    case 'not-a-game':
      return 'game files are written by "save" or "ledger --export"';
    case 'options':
      return 'correct the options in the file';
    default:
      return 'the file was edited by hand or damaged';
  }
}
