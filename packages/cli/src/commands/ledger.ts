import { join } from 'node:path';
import { command } from '../command.ts';
import { FOUND, OK } from '../exit.ts';
import { makeFolder, writeText } from '../files.ts';
import type { Io } from '../io.ts';
import { tableFile } from '../ledger/export.ts';
import { type Difference, type Replayed, replayLedger } from '../ledger/replay.ts';
import { type LedgerGame, readLedgerFile } from '../ledger/rows.ts';
import { Unusable } from '../unusable.ts';

export const ledger = command({
  name: 'ledger',
  summary: 'replays recorded games of Terra Mystica and compares every row',
  operands: 'FILE...',
  least: 1,
  most: Number.POSITIVE_INFINITY,
  about: [
    'Reads the ledgers of the public league (.txt), single games (.json) and many games (.ndjson, .ndjson.gz). Every row holds the position of its faction after the move; each is compared with ours, and at the end the points of all, and buildings, bridges, areas, tiles and the map where the record tells them.',
    'A game stops at its first difference. A file that cannot be used stops everything, and nothing is written.',
  ],
  flags: {
    json: { takes: null, about: 'the last line is {games, gamesEqual, rows, rowsEqual, firstDifference}' },
    export: { takes: 'DIR', about: 'write each equal game as a table file' },
  },
  examples: ['ledger league/*.txt --json', 'ledger games.ndjson.gz --export exported'],
  run(given, io) {
    const compared = given.positional.flatMap(readLedgerFile).map(compare);
    const folder = given.text('export');
    if (folder !== null) exportAll(compared, folder, io);
    const different = compared.filter(({ equal }) => !equal);
    const firstDifference = different[0]?.difference ?? null;
    const summary = {
      games: compared.length,
      gamesEqual: compared.length - different.length,
      rows: compared.reduce((sum, { replayed }) => sum + replayed.rows, 0),
      rowsEqual: compared.reduce((sum, { replayed }) => sum + replayed.rowsEqual, 0),
      firstDifference,
    };
    for (const { difference } of different) if (difference !== null) io.out(inWords(difference));
    if (given.has('json')) io.out(JSON.stringify(summary));
    else {
      const { games, gamesEqual, rows, rowsEqual } = summary;
      io.out(`${gamesEqual} of ${games} games and ${rowsEqual} of ${rows} rows are equal`);
    }
    return different.length === 0 ? OK : FOUND;
  },
});

interface Compared {
  readonly game: LedgerGame;
  readonly replayed: Replayed;
  readonly equal: boolean;
  readonly difference: Difference | null;
}

function compare(game: LedgerGame): Compared {
  const replayed = replayLedger(game);
  return { game, replayed, equal: replayed.difference === null, difference: replayed.difference };
}

function inWords({ game, row, faction, commands, problem }: Difference): string {
  const what = [faction, commands].filter((part) => part !== '').join(': ');
  return `${game}, row ${row}${what === '' ? '' : ` (${what})`}: ${problem}`;
}

/** Everything is made before anything is written. */
function exportAll(compared: readonly Compared[], folder: string, io: Io): void {
  const files = new Map<string, string>();
  for (const { game, replayed, equal } of compared) {
    if (!equal) continue;
    const path = join(folder, `${game.id}.json`);
    if (files.has(path)) {
      throw new Unusable(`two games are called ${game.id}`, 'export them into different folders');
    }
    files.set(path, tableFile(replayed));
  }
  makeFolder(folder);
  for (const [path, text] of files) writeText(path, text);
  io.err(`${files.size} games written to ${folder}`);
}
