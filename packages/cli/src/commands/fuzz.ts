import { join } from 'node:path';
import type { Game } from '@guildhall/kernel';
import {
  fuzz as beginFuzz,
  caseFile,
  describeReport,
  type FailingCase,
  type Report,
} from '@guildhall/kernel/testkit';
import { gamesNamed, USUAL_GAME } from '../choice.ts';
import { command } from '../command.ts';
import { FOUND, OK } from '../exit.ts';
import { makeFolder, writeText } from '../files.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';

/** Seconds between two lines of progress. */
const PROGRESS = 5;

export const fuzz = command({
  name: 'fuzz',
  operands: '[GAME]',
  least: 0,
  most: 1,
  about: [
    'Runs the checks of the test kit: no dead ends, no negative numbers, nothing lost, refusals with a rule, exact undo, views without secrets, correct previews, and more, with all pairs of options. In every third game players leave for good.',
    'A failing game is shortened as far as possible and written to a file that "guildhall replay" opens.',
  ],
  flags: {
    seconds: { takes: 'N', about: 'seconds per game (60)' },
    games: { takes: 'K', about: 'number of games each, instead of a time' },
    seed: { takes: 'S', about: 'seed of all games (default: a new one each time)' },
    out: { takes: 'DIR', about: 'where failing games go (.guildhall-fuzz)' },
  },
  examples: [
    'fuzz',
    `fuzz ${USUAL_GAME} --seconds 600`,
    `fuzz ${USUAL_GAME} --games 50 --seed 7 --out failures`,
  ],
  async run(given, io) {
    const chosen = gamesNamed(given.positional[0]);
    const count = given.whole('games', 1);
    const seconds = given.whole('seconds', 1);
    if (count !== null && seconds !== null) throw new UsageError('--seconds or --games, not both');
    const seed = given.text('seed') ?? String(Date.now());
    const folder = given.text('out') ?? '.guildhall-fuzz';
    const limit: Limit =
      count === null
        ? { seconds: seconds ?? 60, games: Number.POSITIVE_INFINITY }
        : { seconds: Number.POSITIVE_INFINITY, games: count };
    let failed = 0;
    for (const { game } of chosen) if (!fuzzAndReport(await game(), seed, limit, folder, io)) failed += 1;
    return failed === 0 ? OK : FOUND;
  },
});

/** Whether a game stood the test; what failed is written into the folder. */
export function fuzzAndReport(game: Game, seed: string, limit: Limit, folder: string, io: Io): boolean {
  const report = fuzzGame(game, seed, limit, io);
  io.out(describeReport(report));
  if (report.failures.length === 0) return true;
  makeFolder(folder);
  for (const failing of report.failures) writeCase(failing, folder, io);
  return false;
}

interface Limit {
  readonly seconds: number;
  readonly games: number;
}

function fuzzGame(game: Game, seed: string, { seconds, games }: Limit, io: Io): Report {
  const run = beginFuzz(game, { seed, gamesPerSet: Number.POSITIVE_INFINITY, timeBudgetSeconds: seconds });
  io.err(
    `${game.id}: seed ${seed}, ${games === Number.POSITIVE_INFINITY ? `${seconds} seconds` : `${games} games`}`,
  );
  const begun = performance.now();
  let played = 0;
  let decisions = 0;
  let lastProgress = begun;
  for (const one of run) {
    played += 1;
    decisions += one.decisions;
    if (one.failure !== null) io.err(`${game.id}: game ${played} fails ${one.failure.check}`);
    const now = performance.now();
    if (now - lastProgress >= PROGRESS * 1000) {
      lastProgress = now;
      io.err(`${game.id}: ${played} games, ${decisions} decisions, ${Math.round((now - begun) / 1000)} s`);
    }
    if (played >= games) break;
  }
  return run.report();
}

function writeCase(failing: FailingCase, folder: string, io: Io): void {
  const name = `${failing.game}-${failing.check}`.replace(/[^\w.-]+/g, '_');
  const path = join(folder, `${name}.json`);
  writeText(path, caseFile(failing));
  io.out(`written: ${path} ("guildhall replay ${path}" shows it)`);
}
