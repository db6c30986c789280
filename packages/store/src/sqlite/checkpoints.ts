/**
 * Moves what was committed from SQLite's log into its file. SQLite would do that within a commit now and then, and
 * everybody would wait for the disk; a thread of its own does it while commits go on.
 */
import { Worker } from 'node:worker_threads';
import type Database from 'better-sqlite3';

/** Pages that change again and again are moved once a time, so that seldom is cheaper; the log stays short enough. */
const EVERY_MS = 2_000;
/** A log of so many pages, 64 MB, is brought to its end while nobody writes, so that it begins anew. */
const LONGEST_LOG = 16_000;
/** What SQLite does by itself where there is no thread. */
const PAGES_BY_ITSELF = 1_000;

/** What the pragma `wal_checkpoint` answers: pages in the log, and how many of them stand in the file now. */
export interface Checkpoint {
  readonly busy: number;
  readonly log: number;
  readonly checkpointed: number;
}

export function checkpoint(file: Database.Database): Checkpoint {
  const [done] = file.pragma('wal_checkpoint(PASSIVE)') as [Checkpoint];
  return done;
}

/** Does something while nobody else uses the database. */
type Alone = (work: () => Promise<void>) => Promise<void>;

export class Checkpoints {
  readonly #file: Database.Database;
  readonly #alone: Alone;
  readonly #worker: Worker;
  #hasEnded = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(file: Database.Database, alone: Alone) {
    this.#file = file;
    this.#alone = alone;
    this.#worker = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), {
      workerData: file.name,
    });
    this.#worker.unref();
    this.#worker.on('error', () => this.#withoutThread());
    this.#worker.once('exit', () => {
      this.#hasEnded = true;
    });
    file.pragma('wal_autocheckpoint = 0');
    this.#goOn();
  }

  async close(): Promise<void> {
    this.#withoutThread();
    await this.#worker.terminate();
  }

  #goOn(): void {
    this.#timer = setTimeout(() => {
      this.#moveAll().then(
        () => this.#goOn(),
        () => this.#withoutThread(),
      );
    }, EVERY_MS);
    this.#timer.unref();
  }

  async #moveAll(): Promise<void> {
    const { log } = await this.#ask();
    // The thread has left only what was committed meanwhile, which takes a moment.
    if (log >= LONGEST_LOG) await this.#alone(async () => void (await this.#ask()));
  }

  /** One checkpoint by the thread. Fails when the thread is no more. */
  async #ask(): Promise<Checkpoint> {
    const { promise, resolve, reject } = Promise.withResolvers<Checkpoint>();
    const ended = (): void => reject(new Error('the thread that makes checkpoints has ended'));
    if (this.#hasEnded) ended();
    this.#worker.once('message', resolve).once('exit', ended);
    this.#worker.postMessage(null);
    try {
      return await promise;
    } finally {
      this.#worker.off('message', resolve).off('exit', ended);
    }
  }

  #withoutThread(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#file.open) this.#file.pragma(`wal_autocheckpoint = ${PAGES_BY_ITSELF}`);
  }
}
