/** A connection of its own that hears what other processes announce, and comes back when it was lost. */
import { sql } from 'kysely';
import pg from 'pg';
import { fromJson } from '../json.ts';
import { Listeners } from '../listeners.ts';
import type { Change } from '../records.ts';
import { CHANNEL } from './commits.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A connection that died silently is noticed by a query. */
const HEARTBEAT_MS = 15_000;

/**
 * Whoever listens holds this lock, shared with all others who do. It ends with the connection, however that ends, so it
 * tells who is alive without asking any clock.
 */
const PRESENT = { group: 0x6775696c, member: 1 };

/** The backend processes of all listeners. */
export const LISTENERS = sql<{ pid: number }>`
  select pid from pg_locks
  where locktype = 'advisory' and granted and classid = ${PRESENT.group} and objid = ${PRESENT.member}
    and database = (select oid from pg_database where datname = current_database())`;

export class PostgresListener {
  readonly listeners = new Listeners();
  readonly #config: pg.ClientConfig;
  #client: pg.Client | null = null;
  #pid: number | null = null;
  #connecting: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(config: pg.ClientConfig) {
    this.#config = config;
  }

  /** Its process at the database; null while there is no connection. */
  get pid(): number | null {
    return this.#pid;
  }

  /** Resolves once it listens; rejects if there is no server. */
  start(): Promise<void> {
    this.#connecting ??= this.#connect().catch((error: unknown) => {
      this.#connecting = null;
      throw error;
    });
    return this.#connecting;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.listeners.clear();
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#connecting?.catch(() => undefined);
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ ...this.#config, keepAlive: true, query_timeout: HEARTBEAT_MS });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => {
      if (payload === undefined) return;
      for (const change of fromJson<Change[]>(payload)) this.listeners.notify(change);
    });
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(
        `select pg_backend_pid() as pid, pg_advisory_lock_shared(${PRESENT.group}, ${PRESENT.member})`,
      );
      this.#pid = rows[0].pid;
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    this.#schedule(HEARTBEAT_MS, () => this.#beat(client));
  }

  #beat(client: pg.Client): void {
    client.query('select 1').then(
      () => {
        if (this.#client === client) this.#schedule(HEARTBEAT_MS, () => this.#beat(client));
      },
      () => this.#lost(client),
    );
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#pid = null;
    client.end().catch(() => undefined);
    this.#reconnect(FIRST_PAUSE_MS);
  }

  #reconnect(pause: number): void {
    if (this.#closed) return;
    this.#schedule(pause, () => {
      this.#connecting = this.#connect();
      this.#connecting.then(
        () => this.listeners.notify({ kind: 'missed' }),
        () => this.#reconnect(Math.min(2 * pause, LONGEST_PAUSE_MS)),
      );
    });
  }

  #schedule(pause: number, then: () => void): void {
    if (this.#closed) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    // The process may end meanwhile: listening does not keep it alive.
    this.#timer = setTimeout(then, pause).unref();
  }
}
