/** A bot in any language: a process that answers on its standard output. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { Seat } from '@guildhall/kernel';
import type { MatchResult } from '../bot.ts';
import { Dialogue } from './dialogue.ts';
import {
  CLOSE_MILLISECONDS,
  excerptOf,
  type GamePlayed,
  type OutsideBot,
  type Question,
  START_MILLISECONDS,
} from './outside-bot.ts';
import { PROTOCOL_VERSION, readAnswer, readReady, type ToProgram } from './protocol.ts';
import { Remarks } from './remarks.ts';
import { endWithUs } from './running-programs.ts';

/** What an answer may be long, with everything else that is printed until then. */
const MOST_CHARACTERS = 64 * 1024;
const SEEDS = 2 ** 31;

const WHY_NOT: Readonly<Record<string, string>> = {
  ENOENT: 'no such program',
  EACCES: 'it is not executable; a script needs its interpreter before it, as in "python3 my-bot.py"',
};

export class ProgramBot implements OutsideBot {
  readonly #game: GamePlayed;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #kill: () => void;
  readonly #gone: Promise<void>;
  readonly #dialogue = new Dialogue<string>(() => this.kill());
  readonly #remarks: Remarks;
  #questions = 0;
  /** What was printed since the last question, and what of it is no whole line yet. */
  #heard = 0;
  #begun = '';

  constructor([program, ...rest]: readonly string[], game: GamePlayed, say: (line: string) => void) {
    this.#game = game;
    // In a group of its own, so that it ends with everything that it started.
    const child = spawn(program, rest, { detached: true, stdio: 'pipe' });
    this.#child = child;
    this.#kill = endWithUs(child);
    const gone = Promise.withResolvers<void>();
    this.#gone = gone.promise;
    child.on('error', (error: NodeJS.ErrnoException) => {
      this.#dialogue.fail(`it cannot be started: ${WHY_NOT[error.code ?? ''] ?? error.message}`);
      gone.resolve();
    });
    // What it started ends with it, and lets go of its output.
    child.on('exit', this.#kill);
    // Later than its exit: by then everything that it printed has been read.
    child.on('close', (code, signal) => {
      this.#dialogue.fail(signal === null ? `it ended with exit code ${code}` : `it was ended by ${signal}`);
      gone.resolve();
    });
    // Whoever does not read is found out by not answering.
    child.stdin.on('error', () => {});
    child.stdout.on('error', () => {});
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (text: string) => this.#hear(text));
    this.#remarks = new Remarks(say, (reason) => this.#dialogue.fail(reason));
    this.#remarks.listenTo(child.stderr);
  }

  async start(seat: Seat): Promise<void> {
    this.#remarks.newGame();
    this.#tell({ type: 'start', protocol: PROTOCOL_VERSION, ...this.#game, seat });
    readReady(await this.#dialogue.answerWithin(START_MILLISECONDS));
  }

  async choose({ seat, view, random, milliseconds, legal }: Question): Promise<readonly string[]> {
    const id = ++this.#questions;
    this.#tell({ type: 'choose', id, seat, milliseconds, random: random.below(SEEDS), legal: legal(), view });
    return readAnswer(await this.#dialogue.answerWithin(milliseconds), id);
  }

  async over(seat: Seat, result: MatchResult): Promise<void> {
    this.#tell({ type: 'over', seat, ...result });
  }

  kill(): void {
    this.#kill();
    // A process that escaped from the group may hold them open.
    for (const stream of this.#child.stdio) stream?.destroy();
  }

  async close(): Promise<void> {
    this.#child.stdin.end();
    const alarm = setTimeout(() => this.kill(), CLOSE_MILLISECONDS);
    await this.#gone;
    clearTimeout(alarm);
  }

  #tell(message: ToProgram): void {
    this.#heard = 0;
    if (!this.#dialogue.hasFailed) this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  #hear(text: string): void {
    if (this.#dialogue.hasFailed) return;
    this.#heard += text.length;
    if (this.#heard > MOST_CHARACTERS) {
      this.#dialogue.fail(`it printed more than ${MOST_CHARACTERS / 1024} KB instead of an answer`);
      return;
    }
    const lines = (this.#begun + text).split('\n');
    this.#begun = lines.pop() ?? '';
    for (const line of lines) {
      if (line.trim() === '') continue;
      if (this.#dialogue.isOpen) this.#dialogue.answer(line);
      else this.#dialogue.fail(`it printed ${excerptOf(line)} without being asked`);
    }
  }
}
