/**
 * Moves what was committed from SQLite's log into its file. SQLite would do that within a commit now and then, and
 * everybody would wait for the disk; a thread of its own does it while commits go on.
 */
import { Worker } from 'node:worker_threads';
import type Database from 'better-sqlite3';

const EVERY_MS = 500;
/** A log of so many pages, 16 MB, is brought to its end between two commits, so that it begins anew. */
const LONGEST_LOG = 4_000;
/** What SQLite does by itself where there is no thread. */
const PAGES_BY_ITSELF = 1_000;

/** What the pragma `wal_checkpoint` answers: pages in the log, and how many of them stand in the file now. */
export interface Checkpoint {
  readonly log: number;
  readonly checkpointed: number;
}

export function checkpoint(file: Database.Database): Checkpoint {
  const [done] = file.pragma('wal_checkpoint(PASSIVE)') as [Checkpoint];
  return done;
}

export class Checkpoints {
  readonly #file: Database.Database;
  readonly #worker: Worker;
  #timer: NodeJS.Timeout | null = null;

  constructor(file: Database.Database) {
    this.#file = file;
    this.#worker = new Worker(new URL('./sqlite-checkpoint-worker.ts', import.meta.url), {
      workerData: file.name,
    });
    this.#worker.unref();
    this.#worker.on('message', (done: Checkpoint) => {
      this.#finish(done);
      this.#askLater();
    });
    this.#worker.on('error', () => this.#withoutThread());
    file.pragma('wal_autocheckpoint = 0');
    this.#askLater();
  }

  async close(): Promise<void> {
    this.#withoutThread();
    await this.#worker.terminate();
  }

  #askLater(): void {
    this.#timer = setTimeout(() => this.#worker.postMessage(null), EVERY_MS);
    this.#timer.unref();
  }

  /** The thread has left only what was committed meanwhile, which takes a moment. */
  #finish({ log }: Checkpoint): void {
    if (log >= LONGEST_LOG && !this.#file.inTransaction) checkpoint(this.#file);
  }

  #withoutThread(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#file.open) this.#file.pragma(`wal_autocheckpoint = ${PAGES_BY_ITSELF}`);
  }
}
