/**
 * Makes commits durable without keeping the event loop waiting for the disk: SQLite writes them into its log, and a
 * thread of Node's pool waits until the disk has them. Nothing is acknowledged before that.
 */
import { closeSync, fdatasync, openSync, realpathSync } from 'node:fs';
import { promisify } from 'node:util';
import type Database from 'better-sqlite3';
import type { Checkpoint } from './sqlite-checkpoints.ts';

export class SqliteLog {
  readonly #file: Database.Database;
  /**
   * The log, once something was written; it stays the same file as long as the database is open. SQLite holds no locks
   * on it, which closing it would end.
   */
  #log: number | null = null;
  /** The disk once refused what stands in the log. */
  #isDoubtful = false;

  constructor(file: Database.Database) {
    this.#file = file;
  }

  /** Runs a transaction that is in the log when it is over, and on the disk after the next `sync`. */
  write<T>(transaction: () => T): T {
    if (this.#isDoubtful) this.#beginAnew();
    this.#file.exec('pragma synchronous = NORMAL');
    try {
      return transaction();
    } finally {
      this.#file.exec('pragma synchronous = FULL');
    }
  }

  /** Resolves when everything that was written is on the disk. */
  async sync(): Promise<void> {
    this.#log ??= openSync(`${realpathSync(this.#file.name)}-wal`, 'r+');
    try {
      await promisify(fdatasync)(this.#log);
    } catch (error) {
      this.#isDoubtful = true;
      throw error;
    }
  }

  close(): void {
    if (this.#log !== null) closeSync(this.#log);
    this.#log = null;
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
