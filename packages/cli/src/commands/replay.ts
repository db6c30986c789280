import { type Action, type GameState, LANGUAGES, type ReplayStep } from '@guildhall/kernel';
import { type Board, type Paint, paintWith } from '@guildhall/terminal-kit';
import { command } from '../command.ts';
import { FOUND, OK } from '../exit.ts';
import { Words } from '../game-words.ts';
import type { Io } from '../io.ts';
import { openTable } from '../table-file.ts';
import { boardOf } from '../terminal/boards.ts';
import { drawScores } from '../terminal/scores.ts';
import { UsageError } from '../usage-error.ts';

export const replay = command({
  name: 'replay',
  operands: 'FILE',
  least: 1,
  most: 1,
  about: [
    'Prints every entry with its number, the action and its effects. A problem report is printed up to the position it is about. Also opens failing cases written by "fuzz", and files with invalid entries, which are printed as far as they go.',
  ],
  flags: {
    to: { takes: 'N', about: 'stop after entry N (default: the position of a report, or the end)' },
    language: { takes: LANGUAGES.join('|'), about: 'the language of the texts (en)' },
  },
  examples: ['replay game.json', 'replay game.json --to 40 --language pl'],
  async run(given, io) {
    const { file, manifest, table, difference } = await openTable(given.positional[0]);
    const { report } = file;
    const to = given.whole('to', 0) ?? Math.min(report?.at ?? table.length, table.length);
    if (to > table.length) throw new UsageError(`--to ${to}: the game has ${table.length} entries`);
    const words = new Words(await manifest.texts(), given.oneOf('language', LANGUAGES) ?? 'en');
    const paint = paintWith(io.colour);
    const { rules, options } = table;
    const board = await boardOf(manifest, { words, paint, rules, options });
    io.out(
      paint.bold(
        `${words.title}: ${rules.seats} players, ${file.entries.length} entries, seed "${table.seed}"`,
      ),
    );
    let last = table.stateAt(0);
    for (const step of table.replay(0, to)) {
      tell(step, words, board, paint, io);
      last = step.state;
    }
    io.out('');
    io.out(board.draw(last).join('\n'));
    if (to === table.length && table.over) {
      const nameOf = (seat: number): string => board.seatName(last, seat);
      io.out('');
      io.out(drawScores(rules.outcome(last), words, paint, nameOf).join('\n'));
    }
    if (report !== undefined) {
      const who = report.seat === null ? 'A spectator' : board.seatName(last, report.seat);
      io.out('');
      io.out(`${who} said after entry ${report.at}: ${report.message}`);
    }
    if (file.failure !== undefined) {
      io.out('');
      io.out(`This game fails the check "${file.failure.check}": ${file.failure.message}`);
    }
    if (difference === null || to < difference.after) return OK;
    io.err(`guildhall: ${given.positional[0]}: ${difference.message}`);
    return FOUND;
  },
});

function tell(step: ReplayStep<GameState, Action>, words: Words, board: Board, paint: Paint, io: Io): void {
  const nameOf = (seat: number): string => board.seatName(step.state, seat);
  const number = String(step.number).padStart(4);
  switch (step.kind) {
    case 'action':
      // Actions that were played as one have one line.
      if (step.move.at === 0)
        io.out(`${paint.dim(number)}  ${paint.bold(`${nameOf(step.seat)}: ${step.move.line}`)}`);
      break;
    case 'back':
      io.out(`${paint.dim(number)}  back to entry ${step.to}, by ${nameOf(step.by)}`);
      return;
    case 'leave':
      io.out(`${paint.dim(number)}  ${paint.bold(`${nameOf(step.seat)} leaves the game for good`)}`);
      break;
    case 'setup':
    case 'table':
      break;
  }
  for (const event of step.events) io.out(`        ${words.event(event, nameOf)}`);
}
