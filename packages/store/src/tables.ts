import type { Draft, Proposal, SavedDraft } from '@guildhall/kernel';
import type { Kysely } from 'kysely';
import { seatCells } from './commit-parts.ts';
import type { Engine } from './engine.ts';
import { newId } from './ids.ts';
import { fromJson, toJson } from './json.ts';
import type {
  Committed,
  EntryRecord,
  Head,
  NewTable,
  Occupant,
  OpenTable,
  PersonId,
  SeatRecord,
  SeatStanding,
  TableChange,
  TableFilter,
  TableId,
  TableRecord,
  TableSecrets,
  TableStatus,
  Time,
} from './records.ts';
import type { HeadRow, Schema, SeatRow, TableRow } from './schema.ts';

export class Tables {
  readonly #engine: Engine;
  readonly #now: () => Time;

  constructor(engine: Engine, now: () => Time) {
    this.#engine = engine;
    this.#now = now;
  }

  async create(table: NewTable): Promise<TableRecord> {
    const now = this.#now();
    const { id = newId(), owner, rematchOf, seats, options, settings, commitmentForm, ...rest } = table;
    const row: TableRow = {
      ...rest,
      id,
      commitment_form: commitmentForm,
      options: toJson(options),
      settings: toJson(settings),
      owner_id: owner,
      rematch_of: rematchOf,
      status: 'gathering',
      seed: null,
      created: now,
      started: null,
      finished: null,
      outcome: 'null',
    };
    const head: HeadRow = {
      table_id: id,
      length: 0,
      revision: 0,
      messages: 0,
      clocks: 'null',
      proposal: 'null',
      votes: 'null',
      waiting: '[]',
      changed: now,
    };
    const seatRows: SeatRow[] = seats.map((seat) => ({ table_id: id, ...seatCells(seat) }));
    await this.#engine.db.transaction().execute(async (db) => {
      await db.insertInto('tables').values(row).execute();
      await db.insertInto('heads').values(head).execute();
      if (seatRows.length > 0) await db.insertInto('seats').values(seatRows).execute();
    });
    return recordOf({ ...row, ...head }, seatRows);
  }

  async find(id: TableId): Promise<TableRecord | null> {
    return await this.#reading((db) => find(db, id));
  }

  /** Everything from one moment, with the entries after a number; null when there is no such table. */
  async open(id: TableId, after: number): Promise<OpenTable | null> {
    return await this.#reading(async (db) => {
      const row = await selectTables(db).select(['secret', 'seed']).where('id', '=', id).executeTakeFirst();
      if (row === undefined) return null;
      const seats = await seatsOf(db, [id]);
      return {
        table: recordOf(row, seats.get(id) ?? []),
        secret: row.secret,
        seed: row.seed,
        entries: await entriesSince(db, id, after),
        drafts: await draftsOf(db, id),
        standing: await standingOf(db, id),
      };
    });
  }

  async since(id: TableId, number: number): Promise<EntryRecord[]> {
    return await entriesSince(this.#engine.db, id, number);
  }

  /** How far these tables have come: for a process that may have missed something. */
  async heads(ids: readonly TableId[]): Promise<Map<TableId, Head>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#engine.db
      .selectFrom('heads')
      .select(['table_id', 'length', 'revision'])
      .where('table_id', 'in', ids)
      .execute();
    return new Map(rows.map(({ table_id, ...head }) => [table_id, head]));
  }

  /** The newest first. */
  async list(filter: TableFilter): Promise<TableRecord[]> {
    const { person, game, status, visibility, olderThan, limit } = filter;
    return await this.#reading(async (db) => {
      let query = selectTables(db).orderBy('created', 'desc').orderBy('id', 'desc').limit(limit);
      if (person !== undefined) {
        const theirs = db.selectFrom('seats').select('seats.table_id').where('person_id', '=', person);
        query = query.where('id', 'in', theirs);
      }
      if (game !== undefined) query = query.where('game', '=', game);
      if (status !== undefined) query = query.where('status', 'in', status);
      if (visibility !== undefined) query = query.where('visibility', '=', visibility);
      if (olderThan !== undefined) {
        const { created, id } = olderThan;
        query = query.where((is) =>
          is.or([is('created', '<', created), is.and([is('created', '=', created), is('id', '<', id)])]),
        );
      }
      const rows = await query.execute();
      const seats = await seatsOf(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => recordOf(row, seats.get(row.id) ?? []));
    });
  }

  /** How many there are of each status. */
  async counts(): Promise<Map<TableStatus, number>> {
    const rows = await this.#engine.db
      .selectFrom('tables')
      .select((is) => ['status', is.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute();
    return new Map(rows.map(({ status, count }) => [status, count]));
  }

  /** Throws when there is no such table. While it runs, this may stand in no response, export, log line, job or notification. */
  async secrets(id: TableId): Promise<TableSecrets> {
    return await this.#engine.db
      .selectFrom('tables')
      .select(['secret', 'seed'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  }

  /**
   * Makes a change, durably, if the head is still as expected. When it is not, nothing happens and the head that is
   * there comes back: the caller reads what it missed and decides again.
   */
  commit(id: TableId, expected: Head, change: TableChange): Promise<Committed> {
    return this.#engine.commit(id, expected, change, this.#now());
  }

  /** What a request with this key was answered; null when there was none. */
  async answered(id: TableId, person: PersonId, key: string): Promise<{ readonly answer: unknown } | null> {
    const row = await this.#engine.db
      .selectFrom('requests')
      .select('answer')
      .where('table_id', '=', id)
      .where('person_id', '=', person)
      .where('key', '=', key)
      .executeTakeFirst();
    return row === undefined ? null : { answer: fromJson(row.answer) };
  }

  /** With everything that belongs to it. */
  async delete(id: TableId): Promise<void> {
    await this.#engine.db.deleteFrom('tables').where('id', '=', id).execute();
    await this.#engine.announce({ kind: 'deleted', table: id });
  }

  /** Deletes the tables that never filled and where nothing has happened since a time. Says how many. */
  async deleteUnfilled(changedBefore: Time): Promise<number> {
    const rows = await this.#engine.db
      .selectFrom('tables')
      .innerJoin('heads', 'heads.table_id', 'tables.id')
      .select('tables.id')
      .where('tables.status', '=', 'gathering')
      .where('heads.changed', '<', changedBefore)
      .execute();
    for (const { id } of rows) await this.delete(id);
    return rows.length;
  }

  #reading<R>(read: (db: Kysely<Schema>) => Promise<R>): Promise<R> {
    return this.#engine.db
      .transaction()
      .setAccessMode('read only')
      .setIsolationLevel('repeatable read')
      .execute(read);
  }
}

async function find(db: Kysely<Schema>, id: TableId): Promise<TableRecord | null> {
  const row = await selectTables(db).where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const seats = await seatsOf(db, [id]);
  return recordOf(row, seats.get(id) ?? []);
}

/** Without the secrets: what was never read cannot get out. */
function selectTables(db: Kysely<Schema>) {
  return db
    .selectFrom('tables')
    .innerJoin('heads', 'heads.table_id', 'tables.id')
    .select([
      'id',
      'game',
      'version',
      'options',
      'status',
      'visibility',
      'owner_id',
      'settings',
      'commitment',
      'commitment_form',
      'rematch_of',
      'created',
      'started',
      'finished',
      'outcome',
      'length',
      'revision',
      'messages',
      'clocks',
      'proposal',
      'votes',
      'waiting',
      'changed',
    ]);
}

async function seatsOf(db: Kysely<Schema>, ids: readonly TableId[]): Promise<Map<TableId, SeatRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('seats')
    .selectAll()
    .where('table_id', 'in', ids)
    .orderBy('seat')
    .execute();
  return Map.groupBy(rows, ({ table_id }) => table_id);
}

async function entriesSince(db: Kysely<Schema>, id: TableId, number: number): Promise<EntryRecord[]> {
  return await db
    .selectFrom('entries')
    .select(['number', 'line', 'origin', 'at'])
    .where('table_id', '=', id)
    .where('number', '>', number)
    .orderBy('number')
    .execute();
}

async function draftsOf(db: Kysely<Schema>, id: TableId): Promise<SavedDraft[]> {
  const rows = await db
    .selectFrom('drafts')
    .select(['seat', 'draft'])
    .where('table_id', '=', id)
    .orderBy('seat')
    .execute();
  return rows
    .map(({ seat, draft }) => ({ seat, ...fromJson<Draft>(draft) }))
    .filter(({ steps, undone, misfit }) => steps.length > 0 || undone.length > 0 || misfit !== null);
}

async function standingOf(db: Kysely<Schema>, id: TableId): Promise<SeatStanding[]> {
  const rows = await db
    .selectFrom('standing_orders')
    .select(['seat', 'standing'])
    .where('table_id', '=', id)
    .orderBy('seat')
    .execute();
  return rows
    .map(({ seat, standing }) => ({ seat, standing: fromJson<SeatStanding['standing']>(standing) }))
    .filter(({ standing }) => standing.plans.length > 0 || standing.orders.length > 0);
}

type JoinedRow = Omit<TableRow, 'secret' | 'seed'> & Omit<HeadRow, 'table_id'>;

function recordOf(row: JoinedRow, seats: readonly SeatRow[]): TableRecord {
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    options: fromJson(row.options),
    status: row.status,
    visibility: row.visibility,
    owner: row.owner_id,
    settings: fromJson(row.settings),
    commitment: row.commitment,
    commitmentForm: row.commitment_form,
    rematchOf: row.rematch_of,
    created: row.created,
    started: row.started,
    finished: row.finished,
    outcome: fromJson(row.outcome),
    seats: seats.map(seatOf),
    head: { length: row.length, revision: row.revision },
    clocks: fromJson(row.clocks),
    proposal: fromJson<Proposal | null>(row.proposal),
    votes: fromJson(row.votes),
    waiting: fromJson(row.waiting),
    changed: row.changed,
    messages: row.messages,
  };
}

function seatOf(row: SeatRow): SeatRecord {
  return { seat: row.seat, occupant: occupantOf(row), word: row.word };
}

/** The seat of a person who left the house is open. */
function occupantOf({ occupant, person_id: person, bot_level: level }: SeatRow): Occupant {
  if (occupant === 'person' && person !== null) return { kind: 'person', person };
  if (occupant === 'bot' && level !== null) return { kind: 'bot', level };
  return { kind: 'open' };
}
