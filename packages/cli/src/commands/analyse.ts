import { availableParallelism } from 'node:os';
import { BotPool } from '@guildhall/bots/pool';
import { DEPTH_NAMES, type DepthName, planReview, type Review, runReview } from '@guildhall/bots/review';
import { LANGUAGES } from '@guildhall/kernel';
import { paintWith } from '@guildhall/terminal-kit';
import { findGame } from '../choice.ts';
import { command } from '../command.ts';
import { FOUND, OK } from '../exit.ts';
import { Words } from '../game-words.ts';
import type { Io } from '../io.ts';
import { tellReview } from '../review/in-words.ts';
import { type Recorded, readRecorded } from '../review/recorded.ts';
import { boardOf } from '../terminal/boards.ts';

export const analyse = command({
  name: 'analyse',
  operands: 'FILE',
  least: 1,
  most: 1,
  about: [
    'Reviews a game: the final points each seat could expect and its chance to win after every turn, the turns that cost each seat most with what would have been better, accuracy, and points by source against what good play makes of this set-up. Reads game files and records of the public league (as "ledger" does).',
    'A turn is judged by what its seat could know then, never by what came later. The same game and depth give the same review. The exit code is 1 if the game differs from what its file says.',
  ],
  flags: {
    depth: { takes: DEPTH_NAMES.join('|'), about: 'how much work goes into each turn (quick)' },
    threads: { takes: 'N', about: 'threads that think (the processors)' },
    language: { takes: LANGUAGES.join('|'), about: 'the language of the texts (en)' },
    json: { takes: null, about: 'print the whole review as one JSON object' },
  },
  examples: ['analyse game.json', 'analyse league/4pLeague_S69_D1L1_G7.txt --json'],
  async run(given, io) {
    const depth = given.oneOf('depth', DEPTH_NAMES) ?? 'quick';
    const threads = given.whole('threads', 1) ?? availableParallelism();
    const language = given.oneOf('language', LANGUAGES) ?? 'en';
    const path = given.positional[0];
    const recorded = await readRecorded(path);
    const review = await reviewOf(recorded, depth, threads, io);
    if (given.has('json')) io.out(JSON.stringify(review));
    else {
      const { table } = recorded;
      const manifest = findGame(table.game.id);
      const words = new Words(await manifest.texts(), language);
      const paint = paintWith(io.colour);
      const board = await boardOf(manifest, { words, paint, rules: table.rules, options: table.options });
      const last = table.state();
      io.out(tellReview(review, table, words, paint, (seat) => board.seatName(last, seat)).join('\n'));
    }
    if (recorded.problem === null) return OK;
    io.err(`guildhall: ${path}: ${recorded.problem}`);
    return FOUND;
  },
});

/** Percent between two lines about how far it is. */
const REPORT_EVERY = 10;

async function reviewOf({ table }: Recorded, depth: DepthName, threads: number, io: Io): Promise<Review> {
  const registry = import.meta.resolve('@guildhall/games/all');
  const pool = new BotPool({ registry, threads });
  const { game, options } = table;
  let told = 0;
  try {
    return await runReview(planReview(table, depth), {
      atOnce: threads,
      ask: (question, signal) =>
        pool.review(
          { game: game.id, version: game.version, options, question },
          signal === undefined ? {} : { signal },
        ),
      onProgress: (done, all) => {
        const percent = Math.floor((100 * done) / all);
        if (percent < told + REPORT_EVERY) return;
        told = percent - (percent % REPORT_EVERY);
        io.err(`${told} %`);
      },
    });
  } finally {
    await pool.close();
  }
}
