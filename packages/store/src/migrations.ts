/**
 * The steps that make the database what `schema.ts` says, for both engines. A released migration is never changed, nor
 * its name, which every store has recorded: a new one goes after it, with a name that sorts after it.
 */
import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { type EngineKind, TABLE_DIALECTS, type TableDialect } from './dialect.ts';
import { firstTables } from './first-tables.ts';

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
    '010-lessons-and-records': { up: (db) => lessonsAndRecords(db, dialect) },
    '011-own-bots': { up: (db) => ownBots(db, dialect) },
    '012-registered-people': { up: (db) => registeredPeople(db, dialect) },
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

/** How far people are in lessons; and finished games are found by their game. */
async function lessonsAndRecords(db: Db, { byKey }: TableDialect): Promise<void> {
  await db.schema
    .createTable('lessons')
    .addColumn('person_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('lesson', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('run', 'integer', (c) => c.notNull())
    .addColumn('steps', 'integer', (c) => c.notNull())
    .addColumn('answers', 'text', (c) => c.notNull())
    .addColumn('done', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('lessons_key', ['person_id', 'lesson'])
    .modifyEnd(byKey)
    .execute();
  await db.schema
    .createIndex('tables_by_game_finished')
    .on('tables')
    .columns(['game', 'finished', 'id'])
    .where('finished', 'is not', null)
    .execute();
}

/** Bots that people bring along come in by a token. */
async function ownBots(db: Db, { time, ordinary }: TableDialect): Promise<void> {
  await db.schema
    .createTable('own_bots')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('person_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created', time, (c) => c.notNull())
    .addColumn('used', time)
    .modifyEnd(ordinary)
    .execute();
  await db.schema.createIndex('own_bots_by_person').on('own_bots').column('person_id').execute();
}

/** People keep a name for themselves, and come back to it by a credential. All who are there already are guests. */
async function registeredPeople(db: Db, { time, ordinary }: TableDialect): Promise<void> {
  await db.schema
    .createTable('registrations')
    .addColumn('person_id', 'text', (c) =>
      c.primaryKey().notNull().references('people.id').onDelete('cascade'),
    )
    .addColumn('lower', 'text', (c) => c.notNull().unique())
    .addColumn('upper', 'text', (c) => c.notNull().unique())
    .addColumn('since', time, (c) => c.notNull())
    .modifyEnd(ordinary)
    .execute();
  await db.schema
    .createTable('credentials')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('person_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('lookup', 'text', (c) => c.notNull().unique())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('created', time, (c) => c.notNull())
    .addColumn('used', time)
    .modifyEnd(ordinary)
    .execute();
  await db.schema.createIndex('credentials_by_person').on('credentials').column('person_id').execute();
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
