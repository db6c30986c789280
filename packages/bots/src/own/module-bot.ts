/** A bot in a module: a thread of its own, which can be ended in the middle of an endless loop. */
import { Worker } from 'node:worker_threads';
import type { GameState, Seat } from '@guildhall/kernel';
import type { MatchResult } from '../bot.ts';
import { Dialogue } from './dialogue.ts';
import {
  excerptOf,
  type GamePlayed,
  type OutsideBot,
  type Question,
  START_MILLISECONDS,
} from './outside-bot.ts';
import { Remarks } from './remarks.ts';

const HEAP_MEGABYTES = 1024;

/** What the thread is started with. */
export interface ModuleStart {
  /** The module that knows the games, and that of the bot, as addresses. */
  readonly registry: string;
  readonly module: string;
  /** For the function that makes the bot. */
  readonly words: readonly string[];
  readonly played: GamePlayed;
}

export type ToModule =
  | {
      readonly kind: 'choose';
      readonly id: number;
      readonly seat: Seat;
      readonly view: GameState;
      readonly seed: string;
      readonly milliseconds: number;
    }
  | { readonly kind: 'over'; readonly id: number; readonly seat: Seat; readonly result: MatchResult };

/** The first one, with the id 0, says that the bot is there. */
export type FromModule =
  | { readonly id: number; readonly lines: readonly string[] }
  | { readonly id: number; readonly failed: string };

export class ModuleBot implements OutsideBot {
  readonly #worker: Worker;
  readonly #gone: Promise<void>;
  readonly #dialogue = new Dialogue<readonly string[]>(() => this.kill());
  readonly #remarks: Remarks;
  #question = 0;
  #isReady = false;

  constructor(workerData: ModuleStart, say: (line: string) => void) {
    this.#worker = new Worker(new URL('./module-worker.ts', import.meta.url), {
      workerData,
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    });
    const gone = Promise.withResolvers<void>();
    this.#gone = gone.promise;
    this.#worker.on('error', (error) =>
      this.#dialogue.fail(`it crashed: ${excerptOf(error instanceof Error ? error.message : String(error))}`),
    );
    this.#worker.on('exit', (code) => {
      this.#dialogue.fail(`its thread ended with code ${code}`);
      gone.resolve();
    });
    this.#worker.on('message', (message: unknown) => this.#hear(message));
    this.#remarks = new Remarks(say, (reason) => this.#dialogue.fail(reason));
    this.#remarks.listenTo(this.#worker.stdout);
    this.#remarks.listenTo(this.#worker.stderr);
  }

  async start(): Promise<void> {
    this.#remarks.newGame();
    if (!this.#isReady) await this.#dialogue.answerWithin(START_MILLISECONDS);
    this.#isReady = true;
  }

  choose({ seat, view, random, milliseconds }: Question): Promise<readonly string[]> {
    const seed = Array.from({ length: 4 }, () => random.below(2 ** 31)).join(' ');
    this.#question += 1;
    this.#tell({ kind: 'choose', id: this.#question, seat, view, seed, milliseconds });
    return this.#dialogue.answerWithin(milliseconds);
  }

  async over(seat: Seat, result: MatchResult): Promise<void> {
    this.#question += 1;
    this.#tell({ kind: 'over', id: this.#question, seat, result });
    await this.#dialogue.answerWithin(START_MILLISECONDS);
  }

  kill(): void {
    void this.#worker.terminate();
  }

  /** It has answered everything, so there is nothing to wait for. */
  async close(): Promise<void> {
    this.kill();
    await this.#gone;
  }

  #tell(message: ToModule): void {
    this.#worker.postMessage(message);
  }

  /** A module has the means to send anything. */
  #hear(message: unknown): void {
    const { id, lines, failed } = Object(message) as Readonly<Record<string, unknown>>;
    if (!this.#dialogue.isOpen || id !== this.#question)
      this.#dialogue.fail('it answered without being asked');
    else if (Array.isArray(lines) && lines.every((line) => typeof line === 'string'))
      this.#dialogue.answer(lines);
    else this.#dialogue.fail(typeof failed === 'string' ? failed : 'it answered no lines');
  }
}
