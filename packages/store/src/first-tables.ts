/** The tables that the first migration made, as they were then: later migrations changed them. */
import type { Kysely } from 'kysely';
import type { TableDialect } from './dialect.ts';

type Db = Kysely<unknown>;

export async function firstTables(db: Db, dialect: TableDialect): Promise<void> {
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

async function index(db: Db, table: string, columns: readonly string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns([...columns])
    .execute();
}
