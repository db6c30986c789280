/** The yardstick beside every figure of the store: how many one-row commits a second this machine's disk takes. */
import Database from 'better-sqlite3';
import pg from 'pg';

export interface Yardstick {
  /** A file that is not there yet, or the address of a PostgreSQL database. */
  readonly where: string;
  readonly seconds: number;
  /** How many write at once. SQLite has one writer and no use for more. */
  readonly writers: number;
}

const LINE = 'a line as long as an action of a game is';

export async function bareCommits({ where, seconds, writers }: Yardstick): Promise<number> {
  return where.startsWith('postgres') ? await onPostgres(where, seconds, writers) : onSqlite(where, seconds);
}

function onSqlite(path: string, seconds: number): number {
  const file = new Database(path);
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.exec('create table bare (id integer primary key, line text not null)');
  const insert = file.prepare('insert into bare (line) values (?)');
  const started = performance.now();
  let commits = 0;
  while (performance.now() - started < seconds * 1_000) {
    insert.run(LINE);
    commits++;
  }
  const rate = (commits * 1_000) / (performance.now() - started);
  file.close();
  return rate;
}

async function onPostgres(url: string, seconds: number, writers: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 16 });
  await pool.query('create table bare (id bigserial primary key, line text not null)');
  const started = performance.now();
  let commits = 0;
  const write = async () => {
    while (performance.now() - started < seconds * 1_000) {
      await pool.query({ name: 'bare', text: 'insert into bare (line) values ($1)', values: [LINE] });
      commits++;
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  const rate = (commits * 1_000) / (performance.now() - started);
  await pool.query('drop table bare');
  await pool.end();
  return rate;
}
