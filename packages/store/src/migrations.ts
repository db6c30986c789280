/**
 * The steps that make the database what `schema.ts` says, for both engines. A released migration is never changed, nor
 * its name, which every store has recorded: a new one goes after it, with a name that sorts after it.
 */
import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { type EngineKind, TABLE_DIALECTS, type TableDialect } from './dialect.ts';

type Db = Kysely<unknown>;

export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed';
}

/** Brings the database up to date; several processes may do it at once. */
export async function migrate<S>(db: Kysely<S>, engine: EngineKind): Promise<void> {
  const provider: MigrationProvider = { getMigrations: async () => migrations(TABLE_DIALECTS[engine]) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return;
  const why = error instanceof Error ? error.message : String(error);
  throw new MigrationFailed(
    why.includes('is missing')
      ? `the store was written by a newer Guildhall than this one (${why})`
      : `the store could not be brought up to date: ${why}`,
    { cause: error },
  );
}

function migrations(dialect: TableDialect): Record<string, Migration> {
  return {
    '001-the-house': { up: (db) => firstTables(db, dialect) },
    '002-counters': { up: (db) => counters(db, dialect) },
    '003-deaths-of-workers': { up: deathsOfWorkers },
    '004-commitment-form': { up: commitmentForm },
    '005-open-messages': { up: openMessages },
    '006-jobs-under-way': { up: jobsUnderWay },
    '007-offers-of-seats': { up: offersOfSeats },
    '008-fingerprints-and-preferences': { up: fingerprintsAndPreferences },
    '009-seats-held-by-bots': { up: seatsHeldByBots },
  };
}

/** Older tables committed themselves to their bits alone: form 1. */
async function commitmentForm(db: Db): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('commitment_form', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
}

/** Older messages do not say whether they were open to all: they stay among those at the table. */
async function openMessages(db: Db): Promise<void> {
  await db.schema
    .alterTable('messages')
    .addColumn('open', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}

/** Codes of offered seats were known by the settings of their table alone, as an object or, earlier, as a text. */
async function offersOfSeats(db: Db): Promise<void> {
  await db.schema
    .alterTable('invitations')
    .addColumn('offer', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`
    update invitations set offer = 1 where exists (
      select 1 from tables
      where tables.id = invitations.table_id and (
        tables.settings like '%"offered":{"code":"' || invitations.id || '"%'
        or tables.settings like '%"offered":"' || invitations.id || '"%'
      )
    )`.execute(db);
}

/** Two names misled: `answer` held what tells a repeated request from another one, and wishes are actions elsewhere. */
async function fingerprintsAndPreferences(db: Db): Promise<void> {
  await db.schema.alterTable('requests').renameColumn('answer', 'fingerprint').execute();
  await db.schema.alterTable('notification_settings').renameColumn('wishes', 'preferences').execute();
}

/** Whose seat a bot holds was known by the settings of its table alone, so the table was not among that person's. */
async function seatsHeldByBots(db: Db): Promise<void> {
  const { rows } = await sql<{ id: string; settings: string }>`
    select id, settings from tables where status = 'running' and settings like '%"heldFor":"%'`.execute(db);
  for (const { id, settings } of rows) {
    for (const [seat, person] of heldSeats(settings)) {
      await sql`
        update seats set person_id = (select id from people where id = ${person})
        where table_id = ${id} and seat = ${seat} and occupant = 'bot'`.execute(db);
    }
  }
}

/** Seats with the people for whom bots hold them; none where the settings cannot be read, which is no new fault. */
function heldSeats(settings: string): [number, string][] {
  try {
    const { seats } = JSON.parse(settings) as { readonly seats: readonly { readonly heldFor: unknown }[] };
    return seats.flatMap(({ heldFor }, seat): [number, string][] =>
      typeof heldFor === 'string' ? [[seat, heldFor]] : [],
    );
  } catch {
    return [];
  }
}

async function firstTables(db: Db, dialect: TableDialect): Promise<void> {
  await people(db, dialect);
  await tables(db, dialect);
  await play(db, dialect);
  await chat(db, dialect);
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('key', 'text', (c) => c.unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.references('tables.id').onDelete('cascade'))
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('due', dialect.time, (c) => c.notNull())
    .addColumn('ready', dialect.time)
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('lease', 'text')
    .addColumn('error', 'text')
    .modifyEnd(dialect.ordinary)
    .execute();
  await index(db, 'jobs', ['ready']);
  await index(db, 'jobs', ['table_id']);
}

/** Jobs know how many workers died over them. */
async function deathsOfWorkers(db: Db): Promise<void> {
  await db.schema
    .alterTable('jobs')
    .addColumn('deaths', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}

/** Jobs that a worker holds are few among all that wait, and are counted often. */
async function jobsUnderWay(db: Db): Promise<void> {
  await db.schema
    .createIndex('jobs_under_way')
    .on('jobs')
    .column('lease')
    .where('lease', 'is not', null)
    .execute();
}

async function people(db: Db, { time, ordinary }: TableDialect): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('created', time, (c) => c.notNull())
    .modifyEnd(ordinary)
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('person_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('created', time, (c) => c.notNull())
    .addColumn('seen', time, (c) => c.notNull())
    .addColumn('expires', time, (c) => c.notNull())
    .modifyEnd(ordinary)
    .execute();
  await index(db, 'sessions', ['person_id']);
  await index(db, 'sessions', ['expires']);
  await db.schema
    .createTable('links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('person_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('expires', time, (c) => c.notNull())
    .modifyEnd(ordinary)
    .execute();
  await index(db, 'links', ['person_id']);
  await db.schema
    .createTable('notification_settings')
    .addColumn('person_id', 'text', (c) =>
      c.primaryKey().notNull().references('people.id').onDelete('cascade'),
    )
    .addColumn('email', 'text')
    .addColumn('email_confirmed', time)
    .addColumn('webhook_kind', 'text')
    .addColumn('webhook_url', 'text')
    .addColumn('wishes', 'text', (c) => c.notNull())
    .modifyEnd(ordinary)
    .execute();
}

async function tables(db: Db, { time, ordinary, byKey, rewritten }: TableDialect): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('visibility', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'text', (c) => c.references('people.id').onDelete('set null'))
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('commitment', 'text', (c) => c.notNull())
    .addColumn('seed', 'text')
    // No reference: the older table may be deleted, and its name still says where this one came from.
    .addColumn('rematch_of', 'text')
    .addColumn('created', time, (c) => c.notNull())
    .addColumn('started', time)
    .addColumn('finished', time)
    .addColumn('outcome', 'text', (c) => c.notNull())
    .modifyEnd(ordinary)
    .execute();
  await index(db, 'tables', ['created', 'id']);
  await index(db, 'tables', ['status', 'visibility', 'created']);
  await index(db, 'tables', ['owner_id']);
  await db.schema
    .createTable('heads')
    .addColumn('table_id', 'text', (c) =>
      c.primaryKey().notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('length', 'integer', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('messages', 'integer', (c) => c.notNull())
    .addColumn('clocks', 'text', (c) => c.notNull())
    .addColumn('proposal', 'text', (c) => c.notNull())
    .addColumn('votes', 'text', (c) => c.notNull())
    .addColumn('waiting', 'text', (c) => c.notNull())
    .addColumn('changed', time, (c) => c.notNull())
    .modifyEnd(rewritten)
    .execute();
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('occupant', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text', (c) => c.references('people.id').onDelete('set null'))
    .addColumn('bot_level', 'text')
    .addColumn('word', 'text')
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .modifyEnd(byKey)
    .execute();
  await index(db, 'seats', ['person_id']);
}

async function play(db: Db, { time, byKey, rewritten }: TableDialect): Promise<void> {
  await db.schema
    .createTable('entries')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('line', 'text', (c) => c.notNull())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('at', time, (c) => c.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'number'])
    .modifyEnd(byKey)
    .execute();
  await db.schema
    .createTable('drafts')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('draft', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('drafts_key', ['table_id', 'seat'])
    .modifyEnd(rewritten)
    .execute();
  await db.schema
    .createTable('standing_orders')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('standing', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('standing_orders_key', ['table_id', 'seat'])
    .modifyEnd(byKey)
    .execute();
  await db.schema
    .createTable('requests')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('person_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('at', time, (c) => c.notNull())
    .addPrimaryKeyConstraint('requests_key', ['table_id', 'person_id', 'key'])
    .modifyEnd(byKey)
    .execute();
  await index(db, 'requests', ['at']);
  await index(db, 'requests', ['person_id']);
}

async function chat(db: Db, { time, ordinary, byKey }: TableDialect): Promise<void> {
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer')
    .addColumn('person_id', 'text', (c) => c.references('people.id').onDelete('cascade'))
    .addColumn('by_id', 'text', (c) => c.references('people.id').onDelete('set null'))
    .addColumn('created', time, (c) => c.notNull())
    .addColumn('expires', time)
    .modifyEnd(ordinary)
    .execute();
  await index(db, 'invitations', ['table_id']);
  await index(db, 'invitations', ['person_id']);
  await index(db, 'invitations', ['by_id']);
  await db.schema
    .createTable('messages')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('person_id', 'text', (c) => c.references('people.id').onDelete('set null'))
    .addColumn('seat', 'integer')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', time, (c) => c.notNull())
    .addPrimaryKeyConstraint('messages_key', ['table_id', 'number'])
    .modifyEnd(byKey)
    .execute();
  await index(db, 'messages', ['person_id']);
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('point', 'integer', (c) => c.notNull())
    .addColumn('person_id', 'text', (c) => c.references('people.id').onDelete('set null'))
    .addColumn('seat', 'integer')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created', time, (c) => c.notNull())
    .addColumn('resolved', time)
    .modifyEnd(ordinary)
    .execute();
  await index(db, 'reports', ['table_id']);
  await index(db, 'reports', ['person_id']);
}

async function counters(db: Db, { time, rewritten }: TableDialect): Promise<void> {
  await db.schema
    .createTable('counters')
    .addColumn('key', 'text', (c) => c.primaryKey().notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('ends', time, (c) => c.notNull())
    .modifyEnd(rewritten)
    .execute();
  await db.schema
    .createTable('marks')
    .addColumn('name', 'text', (c) => c.primaryKey().notNull())
    .addColumn('at', time, (c) => c.notNull())
    .modifyEnd(rewritten)
    .execute();
}

async function index(db: Db, table: string, columns: readonly string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns([...columns])
    .execute();
}
