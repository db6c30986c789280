/** The engine for many server processes: a PostgreSQL server that all of them share. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { Batches } from '../batches.ts';
import { type PreparedCommit, prepareCommit } from '../commit-parts.ts';
import { copyToFile } from '../copy.ts';
import type { ChangeListener, Engine, StopListening, WantedJobs } from '../engine.ts';
import { fairJobs } from '../fair-jobs.ts';
import { jobOf, TAKEN_ONCE_MORE } from '../job-row.ts';
import type { Change, Committed, Head, Job, TableChange, TableId, Time } from '../records.ts';
import type { JobRow, Schema } from '../schema.ts';
import type { TableRows } from '../table-rows.ts';
import { CHANNEL, commitAllOnPostgres } from './commits.ts';
import { LISTENERS, PostgresListener } from './listener.ts';
import { tableRowsOnPostgres } from './table-rows.ts';

const CONNECTIONS = 16;

export class PostgresEngine implements Engine {
  readonly kind = 'postgres';
  readonly db: Kysely<Schema>;
  readonly #pool: pg.Pool;
  readonly #listener: PostgresListener;
  readonly #batches: Batches<PreparedCommit, Committed>;

  constructor(url: string) {
    const config: pg.ClientConfig = {
      connectionString: url,
      application_name: 'guildhall',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      types: { getTypeParser },
    };
    this.#pool = new pg.Pool({ ...config, max: CONNECTIONS });
    // A connection that dies while nobody uses it is no error of anybody: the pool makes a new one.
    this.#pool.on('error', () => undefined);
    // One that dies in the hands of somebody is their error: they meet it with the next statement. Nobody else has to.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
    this.db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: this.#pool }) });
    this.#listener = new PostgresListener(config);
    this.#batches = new Batches((batch) => commitAllOnPostgres(this.#pool, batch));
  }

  commit(table: TableId, expected: Head, change: TableChange, now: Time): Promise<Committed> {
    return this.#batches.add(prepareCommit(table, expected, change, now));
  }

  tableRows(id: TableId, after: number): Promise<TableRows | null> {
    return tableRowsOnPostgres(this.#pool, id, after);
  }

  async takeJobs(wanted: WantedJobs): Promise<Job[]> {
    const { lease, now, until } = wanted;
    const rows: JobRow[] = await this.db
      .with('mine', (db) =>
        db
          .selectFrom('jobs')
          .select('id')
          .where('id', 'in', fairJobs(this.db, wanted))
          // Another process may have taken it since.
          .where('ready', '<=', now)
          .forUpdate()
          .skipLocked(),
      )
      .updateTable('jobs')
      .from('mine')
      .whereRef('jobs.id', '=', 'mine.id')
      .set({ lease, ready: until, ...TAKEN_ONCE_MORE })
      .returningAll('jobs')
      .execute();
    return rows.map((row) => jobOf(row, lease, until));
  }

  async announce(change: Change): Promise<void> {
    await this.#pool.query({
      name: 'announce',
      text: `select pg_notify('${CHANNEL}', $1)`,
      values: [JSON.stringify([change])],
    });
  }

  async listen(listener: ChangeListener): Promise<StopListening> {
    const stop = this.#listener.listeners.add(listener);
    try {
      await this.#listener.start();
    } catch (error) {
      stop();
      throw error;
    }
    return async () => stop();
  }

  async wallTime(): Promise<Time> {
    const now = sql<{ now: Time }>`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`;
    const { rows } = await now.execute(this.db);
    return rows[0].now;
  }

  async hasOtherServers(db: Kysely<Schema>): Promise<boolean> {
    const { rows } = await LISTENERS.execute(db);
    return rows.some(({ pid }) => pid !== this.#listener.pid);
  }

  /** Its disk is elsewhere: a write says whether there is room. */
  async freeBytes(): Promise<null> {
    return null;
  }

  async backup(file: string): Promise<void> {
    await copyToFile(this, file);
  }

  async close(): Promise<void> {
    await this.#batches.idle();
    await this.#listener.close();
    await this.db.destroy();
  }
}

const BIGINT = 20;

/** Times are 64-bit integers, which pg gives as text lest they lose digits; milliseconds lose none for ages. */
const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (type, format) =>
  type === BIGINT ? Number : pg.types.getTypeParser(type, format);
