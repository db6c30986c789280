import { join } from 'node:path';
import { command } from '../command.ts';
import { type ExitCode, FOUND, OK, USAGE_ERROR } from '../exit.ts';
import { makeFolder, writeText } from '../files.ts';
import type { Io } from '../io.ts';
import { tableFile } from '../ledger/export.ts';
import { type Reading, readLedgerFile } from '../ledger/file.ts';
import { type Difference, type Replayed, tryReplay } from '../ledger/replay.ts';
import type { LedgerGame } from '../ledger/rows.ts';

export const ledger = command({
  name: 'ledger',
  operands: 'FILE...',
  least: 1,
  most: Number.POSITIVE_INFINITY,
  about: [
    'Reads ledgers of the public league (.txt), single games (.json) and collections (.ndjson, .ndjson.gz). Every row gives the position of its faction after the move, which is compared with ours. At the end the scores are compared, and buildings, bridges, areas, tiles and the map if the record has them.',
    'Prints one line per game: ok and its name, or what is wrong. A game stops at its first difference; a failure of our own rules counts as one. Files or games that cannot be read are reported and counted separately, and the others go on. The exit code is 0 if all games are equal, 1 if something differs or cannot be read, and 2 if nothing could be read.',
  ],
  flags: {
    json: {
      takes: null,
      about: 'print the last line as {games, gamesEqual, unreadable, rows, rowsEqual, firstDifference}',
    },
    export: {
      takes: 'DIR',
      about: 'write each equal game to a game file; games with the same name are numbered',
    },
  },
  examples: ['ledger league/*.txt --json', 'ledger games.ndjson.gz --export exported'],
  run(given, io) {
    const verdicts = given.positional.flatMap((path) => judge(path, io));
    const summary = summaryOf(verdicts);
    io.out(given.has('json') ? JSON.stringify(summary) : inOneLine(summary));
    const folder = given.text('export');
    if (folder !== null) exportAll(verdicts, folder, io);
    return exitCodeOf(summary);
  },
});

type Verdict =
  | { readonly kind: 'compared'; readonly game: LedgerGame; readonly replayed: Replayed }
  | { readonly kind: 'unreadable'; readonly problem: string };

interface Summary {
  readonly games: number;
  readonly gamesEqual: number;
  readonly unreadable: number;
  readonly rows: number;
  readonly rowsEqual: number;
  readonly firstDifference: Difference | null;
}

/** The verdict on each game of a file, printed at once. */
function judge(path: string, io: Io): Verdict[] {
  const verdicts = readLedgerFile(path).map(verdictOn);
  for (const verdict of verdicts) io.out(lineOf(verdict));
  return verdicts;
}

function lineOf(verdict: Verdict): string {
  if (verdict.kind === 'unreadable') return `${verdict.problem} (unreadable)`;
  const { game, replayed } = verdict;
  return replayed.difference === null ? `ok ${game.name}` : inWords(replayed.difference);
}

function verdictOn(reading: Reading): Verdict {
  if (reading.kind === 'unreadable') return reading;
  const { game } = reading;
  const replayed = tryReplay(game);
  return 'problem' in replayed
    ? { kind: 'unreadable', problem: replayed.problem }
    : { kind: 'compared', game, replayed };
}

function summaryOf(verdicts: readonly Verdict[]): Summary {
  const replays = verdicts.flatMap((verdict) => (verdict.kind === 'compared' ? [verdict.replayed] : []));
  const differences = replays.flatMap(({ difference }) => (difference === null ? [] : [difference]));
  return {
    games: replays.length,
    gamesEqual: replays.length - differences.length,
    unreadable: verdicts.length - replays.length,
    rows: replays.reduce((sum, { rows }) => sum + rows, 0),
    rowsEqual: replays.reduce((sum, { rowsEqual }) => sum + rowsEqual, 0),
    firstDifference: differences[0] ?? null,
  };
}

function exitCodeOf({ games, gamesEqual, unreadable }: Summary): ExitCode {
  if (games === 0) return USAGE_ERROR;
  return gamesEqual === games && unreadable === 0 ? OK : FOUND;
}

function inOneLine({ games, gamesEqual, unreadable, rows, rowsEqual }: Summary): string {
  const apart = unreadable === 0 ? '' : `, ${unreadable} unreadable`;
  return `${gamesEqual} of ${games} games and ${rowsEqual} of ${rows} rows are equal${apart}`;
}

function inWords({ game, row, faction, commands, problem }: Difference): string {
  const what = [faction, commands].filter((part) => part !== '').join(': ');
  return `${game}, row ${row}${what === '' ? '' : ` (${what})`}: ${problem}`;
}

/** The second game of a name, and every later one, has a number behind it. */
function freePath(folder: string, id: string, taken: ReadonlyMap<string, string>): string {
  let path = join(folder, `${id}.json`);
  for (let number = 2; taken.has(path); number++) path = join(folder, `${id}-${number}.json`);
  return path;
}

/** Everything is made before anything is written. */
function exportAll(verdicts: readonly Verdict[], folder: string, io: Io): void {
  const files = new Map<string, string>();
  for (const verdict of verdicts) {
    if (verdict.kind === 'unreadable' || verdict.replayed.difference !== null) continue;
    const { game, replayed } = verdict;
    files.set(freePath(folder, game.id, files), tableFile(replayed));
  }
  makeFolder(folder);
  for (const [path, text] of files) writeText(path, text);
  io.err(`${files.size} games written to ${folder}`);
}
