/** The embedded engine: one file, nothing to install. Everything happens in this process, on one connection. */
import { closeSync, existsSync, openSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { Batches } from '../batches.ts';
import { type PreparedCommit, prepareCommit } from '../commit-parts.ts';
import type { ChangeListener, Engine, StopListening, WantedJobs } from '../engine.ts';
import { fairJobs } from '../fair-jobs.ts';
import { jobOf, TAKEN_ONCE_MORE } from '../job-row.ts';
import { Listeners } from '../listeners.ts';
import type { Change, Committed, Head, Job, TableChange, TableId, Time } from '../records.ts';
import type { JobRow, Schema } from '../schema.ts';
import { readTableRows, type TableRows } from '../table-rows.ts';
import { Checkpoints } from './checkpoints.ts';
import { SqliteCommits } from './commits.ts';
import { GuildhallSqliteDialect } from './dialect.ts';
import {
  claimServerLock,
  makeFolderOf,
  type OpenFlags,
  openFile,
  opening,
  openSoundFile,
  refuseSeveralNames,
  type ServerLock,
} from './file.ts';
import { SqliteLog } from './log.ts';

const OWNER_ONLY = 0o600;

export class SqliteEngine implements Engine {
  readonly kind = 'sqlite';
  readonly db: Kysely<Schema>;
  readonly #file: Database.Database;
  readonly #serverLock: ServerLock | null;
  readonly #checkpoints: Checkpoints | null;
  readonly #log: SqliteLog;
  readonly #listeners = new Listeners();
  readonly #batches: Batches<PreparedCommit, Committed>;
  #commits: SqliteCommits | null = null;

  private constructor(file: Database.Database, serverLock: ServerLock | null) {
    this.#file = file;
    this.#serverLock = serverLock;
    this.#log = new SqliteLog(file);
    this.db = new Kysely<Schema>({ dialect: new GuildhallSqliteDialect(this.#file, this.#log) });
    this.#checkpoints =
      serverLock === null ? null : new Checkpoints(file, (work) => this.db.connection().execute(work));
    this.#batches = new Batches((batch) => this.#commitAll(batch));
  }

  /** The file is made where there is none. */
  static file(path: string): SqliteEngine {
    return opening(path, () => {
      makeFolderOf(path);
      return SqliteEngine.#open(path, 'a');
    });
  }

  /** For the one process that serves the file; it has to be sound. */
  static served(path: string): SqliteEngine {
    return opening(path, () => {
      makeFolderOf(path);
      const serverLock = claimServerLock(path);
      try {
        return new SqliteEngine(openSoundFile(path), serverLock);
      } catch (error) {
        serverLock.end();
        throw error;
      }
    });
  }

  /** Refuses a file that is there already. */
  static newFile(path: string): SqliteEngine {
    return SqliteEngine.#open(path, 'wx');
  }

  /** Refuses a file that is not there. */
  static existingFile(path: string): SqliteEngine {
    return SqliteEngine.#open(path, 'r+');
  }

  static #open(path: string, flags: OpenFlags): SqliteEngine {
    if (existsSync(path)) refuseSeveralNames(path);
    return new SqliteEngine(openFile(path, flags), null);
  }

  commit(table: TableId, expected: Head, change: TableChange, now: Time): Promise<Committed> {
    return this.#batches.add(prepareCommit(table, expected, change, now));
  }

  tableRows(id: TableId, after: number): Promise<TableRows | null> {
    const reading = this.db.transaction().setAccessMode('read only');
    return reading.execute((db) => readTableRows(db, id, after));
  }

  async takeJobs(wanted: WantedJobs): Promise<Job[]> {
    const { lease, until } = wanted;
    const rows: JobRow[] = await this.db
      .updateTable('jobs')
      .set({ lease, ready: until, ...TAKEN_ONCE_MORE })
      .where('id', 'in', fairJobs(this.db, wanted))
      .returningAll()
      .execute();
    return rows.map((row) => jobOf(row, lease, until));
  }

  async announce(change: Change): Promise<void> {
    this.#listeners.notify(change);
  }

  async listen(listener: ChangeListener): Promise<StopListening> {
    const stop = this.#listeners.add(listener);
    return async () => stop();
  }

  async wallTime(): Promise<Time> {
    return Date.now();
  }

  /** A file is served by one process alone. */
  async hasOtherServers(): Promise<boolean> {
    return false;
  }

  async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(dirname(this.#file.name));
    return bavail * bsize;
  }

  async backup(path: string): Promise<void> {
    await this.#batches.idle();
    closeSync(openSync(path, 'wx', OWNER_ONLY));
    await this.#file.backup(path);
  }

  async close(): Promise<void> {
    await this.#batches.idle();
    this.#listeners.clear();
    await this.#checkpoints?.close();
    this.#log.close();
    await this.db.destroy();
    this.#file.close();
    this.#serverLock?.end();
  }

  async #commitAll(batch: readonly PreparedCommit[]) {
    // Kysely's one connection is held, so that nobody else's transaction is open on it; whoever gives it back waits for
    // the disk.
    const outcomes = await this.db.connection().execute(async () => {
      this.#commits ??= new SqliteCommits(this.#file);
      this.#log.beforeWriting();
      const done = this.#commits.commitAll(batch);
      this.#log.afterWriting();
      return done;
    });
    for (const [at, outcome] of outcomes.entries()) {
      if (!('value' in outcome) || outcome.value.kind !== 'committed') continue;
      for (const change of batch[at].changes) this.#listeners.notify(change);
    }
    return outcomes;
  }
}
