import type { Kysely } from 'kysely';
import { seatCells } from './commit-parts.ts';
import type { Engine } from './engine.ts';
import { newId } from './ids.ts';
import { fromJson, toJson } from './json.ts';
import type {
  Committed,
  EntryRecord,
  FinishedTable,
  Head,
  ListedTable,
  NewTable,
  OpenTable,
  PersonId,
  TableChange,
  TableFilter,
  TableId,
  TablePlace,
  TableRecord,
  TableSecrets,
  TableStatus,
  Time,
} from './records.ts';
import type { HeadRow, Schema, SeatRow, TableRow } from './schema.ts';
import {
  draftsOf,
  entriesSince,
  find,
  isOlderThan,
  listedOrNull,
  listQuery,
  noneAt,
  readable,
  recordOf,
  seatsOf,
  standingOf,
  withTornOptions,
} from './table-rows.ts';
import { checkEntries } from './validate-rows.ts';

/** For so long options that could be read are taken to be as they were, and of so many tables at most. */
const FIT_MS = 60_000;
const MOST_KNOWN = 20_000;

/** An outcome that cannot be read is no record, and keeps no other from being one. */
function parsedOrNull(text: string): unknown {
  try {
    return fromJson(text);
  } catch {
    return null;
  }
}

export class Tables {
  readonly #engine: Engine;
  readonly #now: () => Time;
  /** Until when the options of tables need not be looked at again. */
  readonly #fitUntil = new Map<TableId, Time>();

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

  /**
   * Everything from one moment, with the entries after a number; null when there is no such table. Throws
   * UnreadableTable.
   */
  async open(id: TableId, after: number): Promise<OpenTable | null> {
    const rows = await this.#engine.tableRows(id, after);
    if (rows === null) return await noneAt(this.#engine.db, id);
    const { row, seats, entries, drafts, standing } = rows;
    return readable(id, () => {
      checkEntries(entries, after, row.length);
      return {
        table: recordOf(row, seats),
        secret: row.secret,
        seed: row.seed,
        entries,
        drafts: draftsOf(drafts),
        standing: standingOf(standing),
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

  /** The newest first. A table that cannot be read is left out, lest it keep the others from being seen. */
  async list(filter: TableFilter): Promise<ListedTable[]> {
    return await this.#reading(async (db) => {
      const found: ListedTable[] = [];
      let { olderThan } = filter;
      while (true) {
        const wanted = filter.limit - found.length;
        const rows = await listQuery(db, {
          ...filter,
          ...(olderThan && { olderThan }),
          limit: wanted,
        }).execute();
        const ids = rows.map(({ id }) => id);
        const seats = await seatsOf(db, ids);
        const torn = await this.#tornAmong(db, ids);
        for (const row of rows) {
          const record = torn.has(row.id) ? null : listedOrNull(row, seats.get(row.id) ?? []);
          if (record !== null) found.push(record);
        }
        olderThan = rows.at(-1);
        if (rows.length < wanted || found.length === filter.limit) return found;
      }
    });
  }

  /**
   * Tables whose options cannot be read. Options never change, and some are 60 KB long: those that were fit a moment ago
   * are not read again for every visitor of the lobby.
   */
  async #tornAmong(db: Kysely<Schema>, ids: readonly TableId[]): Promise<ReadonlySet<TableId>> {
    const now = this.#now();
    const doubtful = ids.filter((id) => (this.#fitUntil.get(id) ?? 0) <= now);
    const torn = await withTornOptions(db, doubtful);
    if (this.#fitUntil.size + doubtful.length > MOST_KNOWN) this.#fitUntil.clear();
    for (const id of doubtful) if (!torn.has(id)) this.#fitUntil.set(id, now + FIT_MS);
    return torn;
  }

  /**
   * Games that were played to their end by the values of their tables, the earliest first; `after`: beyond this one.
   * Somebody whose seat a bot plays at the end did not play to it.
   */
  async finished(
    game: string,
    after: Pick<FinishedTable, 'id' | 'finished'> | null,
    limit: number,
  ): Promise<FinishedTable[]> {
    const { db } = this.#engine;
    let query = db
      .selectFrom('tables')
      .select(['id', 'visibility', 'started', 'finished', 'outcome'])
      .where('game', '=', game)
      .where('status', '=', 'finished')
      .where('finished', 'is not', null)
      .where('options', 'like', '%"overrides":[]%')
      .orderBy('finished')
      .orderBy('id')
      .limit(limit);
    if (after !== null)
      query = query.where((is) =>
        is.or([
          is('finished', '>', after.finished),
          is.and([is('finished', '=', after.finished), is('id', '>', after.id)]),
        ]),
      );
    const rows = await query.execute();
    const seats = await seatsOf(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map(({ id, visibility, started, finished, outcome }) => ({
      id,
      visibility,
      started,
      finished: finished ?? 0,
      outcome: parsedOrNull(outcome),
      people: (seats.get(id) ?? []).map(({ occupant, person_id }) =>
        occupant === 'person' ? person_id : null,
      ),
    }));
  }

  /** When each table was made, the newest first, whether it can be read or not. */
  async page(limit: number, olderThan: TablePlace | null): Promise<TablePlace[]> {
    let query = this.#engine.db
      .selectFrom('tables')
      .select(['id', 'created'])
      .orderBy('created', 'desc')
      .orderBy('id', 'desc')
      .limit(limit);
    if (olderThan !== null) query = query.where(isOlderThan(olderThan));
    return await query.execute();
  }

  /** Where a table stands in a list of these; null when it is not in it, so that nobody learns of other tables. */
  async place(id: TableId, listed: Pick<TableFilter, 'person' | 'visibility'>): Promise<TablePlace | null> {
    const query = listQuery(this.#engine.db, { ...listed, limit: 1 })
      .clearSelect()
      .select(['id', 'created']);
    return (await query.where('id', '=', id).executeTakeFirst()) ?? null;
  }

  /** Tables that are not over where a person has a seat, also one that a bot holds; whether they can be read or not. */
  async seating(person: PersonId): Promise<TableId[]> {
    const rows = await this.#engine.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('tables.id')
      .distinct()
      .where('seats.person_id', '=', person)
      .where('tables.status', 'not in', ['finished', 'abandoned'])
      .execute();
    return rows.map(({ id }) => id);
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

  /** How many tables are gathering or running of which a person is the owner, or where they have a seat. */
  async countOpen(person: PersonId): Promise<number> {
    const { db } = this.#engine;
    const open: readonly TableStatus[] = ['gathering', 'running'];
    const owned = db
      .selectFrom('tables')
      .select('id')
      .where('owner_id', '=', person)
      .where('status', 'in', open);
    const seated = db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('tables.id')
      .where('seats.person_id', '=', person)
      .where('tables.status', 'in', open);
    // Two ways by an index each: one condition over both would look at every table there is.
    const { count } = await db
      .selectFrom(owned.union(seated).as('mine'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
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

  /** The request of a person that was carried out with this key; null if there was none. */
  async findRequest(
    id: TableId,
    person: PersonId,
    key: string,
  ): Promise<{ readonly fingerprint: unknown } | null> {
    const row = await this.#engine.db
      .selectFrom('requests')
      .select('fingerprint')
      .where('table_id', '=', id)
      .where('person_id', '=', person)
      .where('key', '=', key)
      .executeTakeFirst();
    return row === undefined ? null : { fingerprint: fromJson(row.fingerprint) };
  }

  /** With everything that belongs to it. */
  async delete(id: TableId): Promise<void> {
    await this.#engine.db.deleteFrom('tables').where('id', '=', id).execute();
    await this.#engine.announce({ kind: 'deleted', table: id });
  }

  /** Deletes the tables that never filled and where nothing has happened since a time. Returns how many. */
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
