/** The store: people, tables and what happens at them, in one SQLite file or on a PostgreSQL server. */
import { sql } from 'kysely';
import { Chat } from './chat.ts';
import { copyFromFile } from './copy.ts';
import { Counters } from './counters.ts';
import { Credentials } from './credentials.ts';
import type { EngineKind } from './dialect.ts';
import type { ChangeListener, Engine, StopListening } from './engine.ts';
import { Invitations } from './invitations.ts';
import { Jobs } from './jobs.ts';
import { Lessons } from './lessons.ts';
import { Marks } from './marks.ts';
import { migrate } from './migrations.ts';
import { OwnBots } from './own-bots.ts';
import { People } from './people.ts';
import { PostgresEngine } from './postgres/postgres-engine.ts';
import type { Time } from './records.ts';
import { Reports } from './reports.ts';
import { ServedTime } from './served-time.ts';
import { Sessions } from './sessions.ts';
import { SqliteEngine } from './sqlite/sqlite-engine.ts';
import { Tables } from './tables.ts';

export interface StoreOptions {
  readonly now?: () => Time;
  /**
   * For a server. Only one process at a time may serve an SQLite file, and only a sound one: else StoreUnusable is
   * thrown. Commands that read, copy or check go on beside it.
   */
  readonly serving?: boolean;
}

/** Opens, and brings up to date, a PostgreSQL database ("postgres://...") or an SQLite file. */
export async function openStore(
  where: string,
  { now = () => Date.now(), serving = false }: StoreOptions = {},
): Promise<Store> {
  const engine = engineAt(where, serving);
  try {
    await migrate(engine.db, engine.kind);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return new Store(engine, now);
}

function engineAt(where: string, serving: boolean): Engine {
  if (isUrl(where)) return new PostgresEngine(where);
  return serving ? SqliteEngine.served(where) : SqliteEngine.file(where);
}

function isUrl(where: string): boolean {
  return /^postgres(ql)?:\/\//.test(where);
}

export class Store {
  readonly engine: EngineKind;
  readonly people: People;
  readonly credentials: Credentials;
  readonly lessons: Lessons;
  readonly ownBots: OwnBots;
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly invitations: Invitations;
  readonly chat: Chat;
  readonly reports: Reports;
  readonly jobs: Jobs;
  readonly counters: Counters;
  readonly marks: Marks;
  readonly servedTime: ServedTime;
  readonly #engine: Engine;
  readonly #now: () => Time;
  #closing: Promise<void> | null = null;

  constructor(engine: Engine, now: () => Time) {
    this.#engine = engine;
    this.#now = now;
    this.engine = engine.kind;
    this.people = new People(engine, now);
    this.credentials = new Credentials(engine, now);
    this.lessons = new Lessons(engine.db);
    this.ownBots = new OwnBots(engine, now);
    this.sessions = new Sessions(engine, now);
    this.tables = new Tables(engine, now);
    this.invitations = new Invitations(engine, now);
    this.chat = new Chat(engine, now);
    this.reports = new Reports(engine.db, now);
    this.jobs = new Jobs(engine, now);
    this.counters = new Counters(engine.db, now);
    this.marks = new Marks(engine.db);
    this.servedTime = new ServedTime(engine);
  }

  /**
   * Calls the listener for every change, this process's own too, once the promise has resolved. It may hear of an own
   * change before or after that change has resolved. Returns the function that removes the listener.
   */
  onChange(listener: ChangeListener): Promise<StopListening> {
    return this.#engine.listen(listener);
  }

  /** Throws when the database does not answer. */
  async ping(): Promise<void> {
    await sql`select 1`.execute(this.#engine.db);
  }

  /** The time by the clock of the database's machine, which all processes on it share. */
  wallTime(): Promise<Time> {
    return this.#engine.wallTime();
  }

  /** Free bytes on the disk that it writes to; null where that is unknown. */
  freeBytes(): Promise<number | null> {
    return this.#engine.freeBytes();
  }

  /** Deletes what has expired, and the keys of requests carried out before a time. */
  async sweep(requestsBefore: Time): Promise<void> {
    const { db } = this.#engine;
    const now = this.#now();
    await db.deleteFrom('sessions').where('expires', '<=', now).execute();
    await db.deleteFrom('links').where('expires', '<=', now).execute();
    await db.deleteFrom('invitations').where('expires', '<=', now).execute();
    await db.deleteFrom('requests').where('at', '<', requestsBefore).execute();
    await this.counters.sweep();
  }

  /** Writes everything into a new SQLite file while the store stays in use. */
  backup(file: string): Promise<void> {
    return this.#engine.backup(file);
  }

  /** Copies everything from a backup of either engine; throws NotEmpty where there is something already. */
  restore(file: string): Promise<void> {
    return copyFromFile(file, this.#engine);
  }

  close(): Promise<void> {
    this.#closing ??= this.#engine.close();
    return this.#closing;
  }
}
