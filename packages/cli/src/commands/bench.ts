import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BaseOptions, type Game, readOptions, type SavedTable, Table } from '@guildhall/kernel';
import { type BenchResult, FULL, QUICK, runBench } from '../../../../bench/index.ts';
import { findGame } from '../choice.ts';
import { command } from '../command.ts';
import { OK } from '../exit.ts';
import { savedTable } from '../ledger/export.ts';
import { readLedgerFile } from '../ledger/file.ts';
import { replayLedger } from '../ledger/replay.ts';
import { choiceOf } from '../play/seats.ts';
import { numbersTable } from '../terminal/layout.ts';

const LEAGUE = 'terra-mystica';

/** A real game of four, when the recorded games lie beside the project. */
const LEAGUE_GAME = fileURLToPath(
  new URL('../../../../../shared/games/terra-mystica/league/4pLeague_S69_D1L1_G7.txt', import.meta.url),
);

export const bench = command({
  name: 'bench',
  summary: 'measures speed per CPU second, beside what it should be',
  operands: '[GAME]',
  least: 0,
  most: 1,
  about: [
    'Random four-player games, of Terra Mystica unless another game is named, the whole legal list at every decision: the best of five windows of three seconds. By turns with them boardgame.io makes moves on a state of the same size, for the ratio. Then the replay of a recorded game through all checks, the biggest state, and the worst legal list, measured again and again.',
    'What misses its target is marked; machines differ, so that is no failure.',
  ],
  flags: {
    quick: { takes: null, about: 'short windows: for a first look' },
    json: { takes: null, about: 'the last line is one JSON object' },
  },
  examples: ['bench', 'bench inventions', 'bench --quick --json'],
  run(given, io) {
    const { game } = findGame(given.positional[0] ?? LEAGUE);
    const options = readOptions(game.options, { players: 4 });
    const { table, from } = recordedGame(game, options);
    const settings = given.has('quick') ? QUICK : FULL;
    const result = runBench(game, options, table, settings, (line) => io.err(`bench: ${line}`));
    io.out(given.has('json') ? asJson(result, from) : asTable(result, from));
    return OK;
  },
});

interface Recorded {
  readonly table: SavedTable;
  readonly from: string;
}

function recordedGame(game: Game, options: BaseOptions): Recorded {
  if (game.id === LEAGUE && existsSync(LEAGUE_GAME)) {
    const [reading] = readLedgerFile(LEAGUE_GAME);
    if (reading.kind === 'game')
      return { table: savedTable(replayLedger(reading.game)), from: reading.game.id };
  }
  const table = new Table(game, options, 'bench');
  while (!table.over) {
    const [seat] = table.deciders();
    table.play(seat, choiceOf('random', table, seat)[0]);
  }
  return { table: table.save(), from: 'a random game' };
}

function asJson({ measures, ...rest }: BenchResult, from: string): string {
  const values = Object.fromEntries(measures.map(({ name, value }) => [name, Number(value.toFixed(3))]));
  const targets = Object.fromEntries(measures.map(({ name, target }) => [name, target]));
  const missed = measures.filter(({ met }) => !met).map(({ name }) => name);
  return JSON.stringify({ ...values, ...rest, replayed: from, targets, missed });
}

function asTable(
  { measures, decisionsPerGame, peerMovesPerSecond, replayedEntries, worstLegalLength }: BenchResult,
  from: string,
): string {
  return [
    ...numbersTable([
      ['', 'result', 'target', ''],
      ...measures.map(({ about, value, target, better, met }) => [
        about,
        shown(value),
        `${better === 'more' ? '≥' : '≤'} ${shown(target)}`,
        met ? 'ok' : 'MISSED',
      ]),
    ]),
    '',
    `decisions a game: ${decisionsPerGame.toFixed(1)}; boardgame.io: ${shown(peerMovesPerSecond)} moves per CPU second`,
    `replayed: ${from}, ${replayedEntries} entries; the worst legal list has ${worstLegalLength} actions`,
  ].join('\n');
}

function shown(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value >= 10 ? value.toFixed(1) : value.toFixed(3).replace(/\.?0+$/, '');
}
