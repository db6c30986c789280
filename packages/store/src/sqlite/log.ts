/**
 * Makes what is written durable without keeping the event loop waiting for the disk: SQLite writes it into its log
 * (`synchronous = NORMAL`), and a thread of Node's pool waits until the disk has it. Nothing is acknowledged, and
 * nothing of it is read, before that.
 */
import { closeSync, fdatasync, openSync, realpathSync } from 'node:fs';
import type Database from 'better-sqlite3';
import type { Checkpoint } from './checkpoints.ts';

export class SqliteLog {
  readonly #file: Database.Database;
  /**
   * The log, once something was written; it stays the same file as long as the database is open. SQLite holds no locks
   * on it, which closing it would end.
   */
  #log: number | null = null;
  /** The disk once refused what stands in the log. */
  #isDoubtful = false;
  /** How many commits there were, and how many of them are on the disk, or refused by it for good. */
  #written = 0;
  #synced = 0;
  #syncing: Promise<void> | null = null;

  constructor(file: Database.Database) {
    this.#file = file;
  }

  /** To be called before each transaction that writes, and before each write outside of one. */
  beforeWriting(): void {
    if (this.#isDoubtful) this.#beginAnew();
  }

  /** To be called when something was committed. */
  afterWriting(): void {
    this.#written += 1;
  }

  /** Resolves when everything that was committed by now is on the disk. Those who wait at the same time wait together. */
  async settled(): Promise<void> {
    const wanted = this.#written;
    while (this.#synced < wanted) {
      this.#syncing ??= this.#sync().finally(() => {
        this.#syncing = null;
      });
      await this.#syncing;
    }
  }

  close(): void {
    if (this.#log !== null) closeSync(this.#log);
    this.#log = null;
  }

  async #sync(): Promise<void> {
    const written = this.#written;
    this.#log ??= openSync(`${realpathSync(this.#file.name)}-wal`, 'r+');
    try {
      await onDisk(this.#log);
    } catch (error) {
      this.#isDoubtful = true;
      throw error;
    } finally {
      this.#synced = written;
    }
  }

  /**
   * What the disk refused once may be missing from it although it takes everything after it, and then a power cut would
   * take all of that along: the log is moved into the file, durably, and begins anew.
   */
  #beginAnew(): void {
    const [{ busy }] = this.#file.pragma('wal_checkpoint(RESTART)') as [Checkpoint];
    if (busy !== 0) throw new LogBusy();
    this.#isDoubtful = false;
  }
}

class LogBusy extends Error {
  override readonly name = 'LogBusy';
  readonly code = 'SQLITE_BUSY';

  constructor() {
    super('the disk refused what was written, and somebody reads it: it cannot be written again yet');
  }
}

/** Called for every commit: `promisify` would make a function each time. */
function onDisk(file: number): Promise<void> {
  return new Promise((resolve, reject) => {
    fdatasync(file, (error) => (error === null ? resolve() : reject(error)));
  });
}
