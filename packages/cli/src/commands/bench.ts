import { type BaseOptions, type Game, readOptions, Table } from '@guildhall/kernel';
import { numbersTable } from '@guildhall/terminal-kit';
import { type BenchResult, FULL, QUICK, runBench, USUAL_TARGETS } from '../../../../bench/index.ts';
import { findGame, USUAL_GAME } from '../choice.ts';
import { command } from '../command.ts';
import { OK } from '../exit.ts';
import { leagueGameOf, type RecordedGame } from '../ledger/league-game.ts';
import { choiceOf } from '../play/seats.ts';

export const bench = command({
  name: 'bench',
  operands: '[GAME]',
  least: 0,
  most: 1,
  about: [
    'Random four-player games, of the game that is named or else of the first one, the whole legal list at every decision: the best of five windows of three seconds. By turns with them boardgame.io makes moves on a state of the same size, for the ratio. Then the replay of a recorded game through all checks, the biggest state, and the worst legal list, measured again and again.',
    'What misses its target is marked; machines differ, so that is no failure.',
  ],
  flags: {
    quick: { takes: null, about: 'short windows: for a first look' },
    json: { takes: null, about: 'the last line is one JSON object' },
  },
  examples: ['bench', `bench ${USUAL_GAME}`, 'bench --quick --json'],
  async run(given, io) {
    const manifest = findGame(given.positional[0] ?? USUAL_GAME);
    const [game, samples] = await Promise.all([manifest.game(), manifest.samples?.()]);
    const options = readOptions(game.options, { players: 4 });
    const { table, from } = recordedGame(game, options);
    const settings = given.has('quick') ? QUICK : FULL;
    const result = runBench(
      { game, options, recorded: table, targets: samples?.bench ?? USUAL_TARGETS },
      settings,
      (line) => io.err(`bench: ${line}`),
    );
    io.out(given.has('json') ? asJson(result, from) : asTable(result, from));
    return OK;
  },
});

function recordedGame(game: Game, options: BaseOptions): RecordedGame {
  const recorded = leagueGameOf(game.id);
  if (recorded !== null) return recorded;
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
