/** Everything in one store into another, whatever the engines: how backups are made and played back. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import { migrate } from './migrations.ts';
import { SERVER_TABLE_NAMES, TABLE_NAMES } from './schema.ts';
import { SqliteEngine } from './sqlite/sqlite-engine.ts';

type Row = Record<string, unknown>;
type AnySchema = Record<string, Row>;

const PAGE = 1_000;

/** A store that already holds something is not overwritten. */
export class NotEmpty extends Error {
  override readonly name = 'NotEmpty';
}

export async function copyToFile(from: Engine, file: string): Promise<void> {
  const to = SqliteEngine.newFile(file);
  try {
    await migrate(to.db, to.kind);
    await copyAll(from, to);
  } finally {
    await to.close();
  }
}

export async function copyFromFile(file: string, to: Engine): Promise<void> {
  const from = SqliteEngine.existingFile(file);
  try {
    // A backup of an older Guildhall is brought up to date first.
    await migrate(from.db, from.kind);
    await copyAll(from, to);
  } finally {
    await from.close();
  }
}

async function copyAll(from: Engine, to: Engine): Promise<void> {
  const reading = (from.db as unknown as Kysely<AnySchema>)
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read');
  const writing = (to.db as unknown as Kysely<AnySchema>).transaction();
  await reading.execute((source) =>
    writing.execute(async (target) => {
      for (const table of TABLE_NAMES) {
        const [there] = await target.selectFrom(table).selectAll().limit(1).execute();
        if (there !== undefined) throw new NotEmpty(`the store is not empty: there are ${table} in it`);
        await copyTable(source, from.kind, target, table);
      }
      for (const table of SERVER_TABLE_NAMES) {
        await target.deleteFrom(table).execute();
        await copyTable(source, from.kind, target, table);
      }
    }),
  );
}

async function copyTable(
  source: Transaction<AnySchema>,
  engine: Engine['kind'],
  target: Transaction<AnySchema>,
  table: string,
): Promise<void> {
  for await (const page of pages(source, engine, table))
    await target.insertInto(table).values(page).execute();
}

async function* pages(
  source: Transaction<AnySchema>,
  engine: Engine['kind'],
  table: string,
): AsyncGenerator<Row[]> {
  if (engine === 'postgres') {
    await sql`declare page_by_page no scroll cursor for select * from ${sql.table(table)}`.execute(source);
    while (true) {
      const { rows } = await sql<Row>`fetch ${sql.lit(PAGE)} from page_by_page`.execute(source);
      if (rows.length === 0) break;
      yield rows;
    }
    await sql`close page_by_page`.execute(source);
    return;
  }
  let page: Row[] = [];
  for await (const row of source.selectFrom(table).selectAll().stream()) {
    page.push(row);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
