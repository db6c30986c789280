import type { BenchVariant, GameSamples } from '@guildhall/games';
import { type BaseOptions, type Game, readOptions, Table } from '@guildhall/kernel';
import { numbersTable } from '@guildhall/terminal-kit';
import { type BenchResult, FULL, QUICK, runBench, USUAL_TARGETS } from '../../../../bench/index.ts';
import { findGame, USUAL_GAME } from '../choice.ts';
import { command } from '../command.ts';
import { OK } from '../exit.ts';
import { leagueGameOf, type RecordedGame } from '../ledger/league-game.ts';
import { choiceOf } from '../play/seats.ts';
import { UsageError } from '../usage-error.ts';

export const bench = command({
  name: 'bench',
  operands: '[GAME...]',
  least: 0,
  most: Number.POSITIVE_INFINITY,
  about: [
    'Plays random four-player games of the named games, one after the other in one process, or of the first game, listing all legal actions at every decision, and takes the best of five windows of three seconds. In between, boardgame.io makes moves on a state of the same size, for comparison. Then it measures the replay of a recorded game with all checks, the largest state, and the slowest legal list.',
    'Some games have variants with targets of their own, as an expansion; --variant measures one of them.',
    'Missed targets are marked. They are not failures, because machines differ.',
  ],
  flags: {
    variant: { takes: 'NAME', about: 'measure a variant of the game instead, such as an expansion' },
    quick: { takes: null, about: 'short windows, for a first look' },
    json: { takes: null, about: 'print a JSON object for each game' },
  },
  examples: ['bench', `bench ${USUAL_GAME}`, 'bench --quick --json'],
  async run(given, io) {
    const manifests = (given.positional.length === 0 ? [USUAL_GAME] : given.positional).map(findGame);
    const settings = given.has('quick') ? QUICK : FULL;
    for (const manifest of manifests) {
      const [game, samples] = await Promise.all([manifest.game(), manifest.samples?.()]);
      const { options: chosen, targets } = variantOf(samples, given.text('variant'));
      const options = readOptions(game.options, { players: 4, ...chosen });
      const { table, from } = recordedGame(game, options);
      const result = runBench({ game, options, recorded: table, targets }, settings, (line) =>
        io.err(`bench: ${line}`),
      );
      if (manifests.length > 1 && !given.has('json')) io.out(`${game.id}:`);
      io.out(given.has('json') ? asJson(result, from) : asTable(result, from));
    }
    return OK;
  },
});

function variantOf(samples: GameSamples | undefined, name: string | null): BenchVariant {
  if (name === null) return { options: {}, targets: samples?.bench ?? USUAL_TARGETS };
  const variants = samples?.benchVariants ?? {};
  if (Object.hasOwn(variants, name)) return variants[name];
  const known = Object.keys(variants);
  throw new UsageError(
    `the game has no variant "${name}"`,
    known.length === 0 ? 'it has none at all' : `variants: ${known.join(', ')}`,
  );
}

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
    `decisions per game: ${decisionsPerGame.toFixed(1)}; boardgame.io: ${shown(peerMovesPerSecond)} moves per CPU second`,
    `replayed: ${from}, ${replayedEntries} entries; the worst legal list has ${worstLegalLength} actions`,
  ].join('\n');
}

function shown(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value >= 10 ? value.toFixed(1) : value.toFixed(3).replace(/\.?0+$/, '');
}
