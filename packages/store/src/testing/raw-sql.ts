/** Statements straight to a database, past the store: for tests of what the store would never write itself. */
import Database from 'better-sqlite3';
import pg from 'pg';

/** `where` is the address of a PostgreSQL database or the path of an SQLite file. */
export async function rawSql(where: string, ...statements: readonly string[]): Promise<void> {
  if (where.startsWith('postgres')) {
    const client = new pg.Client({ connectionString: where });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
    return;
  }
  const file = new Database(where);
  for (const statement of statements) file.exec(statement);
  file.close();
}
