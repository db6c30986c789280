import type Database from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';

/** Kysely's own dialect, with statements prepared once and transactions that cannot fail half-way. */
export class GuildhallSqliteDialect extends SqliteDialect {
  readonly #file: Database.Database;
  readonly #database: SqliteDatabase;

  constructor(file: Database.Database) {
    const database = preparingOnce(file);
    super({ database });
    this.#file = file;
    this.#database = database;
  }

  override createDriver(): Driver {
    return new GuildhallSqliteDriver(this.#file, this.#database);
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }
}

class GuildhallSqliteDriver extends SqliteDriver {
  readonly #file: Database.Database;

  constructor(file: Database.Database, database: SqliteDatabase) {
    super({ database });
    this.#file = file;
  }

  /** A transaction that reads first and writes later is refused when another process wrote between. */
  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /** A full disk may have ended the transaction already: the error says that, not that there is nothing to roll back. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }
}

class TransactionalAdapter extends SqliteAdapter {
  /** It does; and two processes that migrate at once need it, because that transaction is the lock between them. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const MOST_STATEMENTS = 500;

function preparingOnce(file: Database.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      const known = statements.get(text);
      if (known !== undefined) return known;
      // Lists of ids of any length make new texts for ever.
      if (statements.size >= MOST_STATEMENTS) statements.clear();
      const statement: SqliteStatement = file.prepare(text);
      statements.set(text, statement);
      return statement;
    },
    close() {
      file.close();
    },
  };
}
