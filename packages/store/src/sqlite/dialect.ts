import type Database from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';
import type { SqliteLog } from './log.ts';

/**
 * Kysely's own dialect, with statements prepared once, transactions that cannot fail half-way, and writes that wait for
 * the disk without keeping the event loop.
 */
export class GuildhallSqliteDialect extends SqliteDialect {
  readonly #parts: DriverParts;

  constructor(file: Database.Database, log: SqliteLog) {
    const database = preparingOnce(file);
    super({ database });
    this.#parts = { file, log, database };
  }

  override createDriver(): Driver {
    return new DurableDriver(this.#parts);
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }
}

interface DriverParts {
  readonly file: Database.Database;
  readonly log: SqliteLog;
  readonly database: PreparedStatements;
}

/**
 * Hands out the one connection to one after the other. Whoever gives it back waits until the disk has all they wrote or
 * read, while the next one goes on: one wait for the disk does for all who wait together.
 */
class DurableDriver extends SqliteDriver {
  readonly #parts: DriverParts;
  readonly #turns = new Turns();
  #connection: DatabaseConnection | null = null;
  /** Of the one transaction that can be open. */
  #isReadOnly = false;

  constructor(parts: DriverParts) {
    super({ database: parts.database });
    this.#parts = parts;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take();
    this.#connection ??= new DurableConnection(this.#parts, await super.acquireConnection());
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#turns.giveBack();
    await this.#parts.log.settled();
  }

  /** A transaction that reads first and writes later is refused when another process wrote between. */
  override async beginTransaction(_: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    this.#isReadOnly = settings?.accessMode === 'read only';
    if (!this.#isReadOnly) this.#parts.log.beforeWriting();
    this.#parts.file.exec(this.#isReadOnly ? 'begin' : 'begin immediate');
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    if (!this.#isReadOnly) this.#parts.log.afterWriting();
  }

  /** A full disk may have ended the transaction already: the error says that, not that there is nothing to roll back. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#parts.file.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Those who want something that one alone can have get it in the order in which they came. */
class Turns {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  async take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  giveBack(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }
}

/** A write outside of a transaction is one by itself. */
class DurableConnection implements DatabaseConnection {
  readonly #parts: DriverParts;
  readonly #connection: DatabaseConnection;

  constructor(parts: DriverParts, connection: DatabaseConnection) {
    this.#parts = parts;
    this.#connection = connection;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { file, log, database } = this.#parts;
    if (file.inTransaction || database.prepare(query.sql).readonly)
      return await this.#connection.executeQuery<R>(query);
    log.beforeWriting();
    const result = await this.#connection.executeQuery<R>(query);
    log.afterWriting();
    return result;
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize);
  }
}

class TransactionalAdapter extends SqliteAdapter {
  /** There is one, but the driver itself lets them take turns. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** It does; and two processes that migrate at once need it, because that transaction is the lock between them. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const MOST_STATEMENTS = 500;

interface PreparedStatements extends SqliteDatabase {
  prepare(text: string): SqliteStatement & { readonly readonly: boolean };
}

function preparingOnce(file: Database.Database): PreparedStatements {
  const statements = new Map<string, Database.Statement>();
  return {
    prepare(text) {
      const known = statements.get(text);
      if (known !== undefined) return known;
      // Lists of ids of any length make new texts for ever.
      if (statements.size >= MOST_STATEMENTS) statements.clear();
      const statement = file.prepare(text);
      statements.set(text, statement);
      return statement;
    },
    close() {
      file.close();
    },
  };
}
