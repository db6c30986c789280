/** Rows of the database that make up a table, and the records that are read from them. */
import type { Draft, Proposal, SavedDraft } from '@guildhall/kernel';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { UnreadableTable } from './errors.ts';
import { fromJson } from './json.ts';
import type {
  EntryRecord,
  ListedTable,
  Occupant,
  SeatOrders,
  SeatRecord,
  TableFilter,
  TableId,
  TablePlace,
  TableRecord,
} from './records.ts';
import type { HeadRow, Schema, SeatRow, TableRow } from './schema.ts';
import { checkListed, checkLists, checkOptions } from './validate-rows.ts';

export async function find(db: Kysely<Schema>, id: TableId): Promise<TableRecord | null> {
  const row = await selectTables(db).where('id', '=', id).executeTakeFirst();
  if (row === undefined) return await noneAt(db, id);
  const seats = await seatsOf(db, [id]);
  return readable(id, () => recordOf(row, seats.get(id) ?? []));
}

/** All rows that make up a table. */
export interface TableRows {
  readonly row: TableRow & HeadRow;
  readonly seats: readonly SeatRow[];
  /** Those after the number that was asked for. */
  readonly entries: readonly EntryRecord[];
  readonly drafts: Awaited<ReturnType<typeof draftRows>>;
  readonly standing: Awaited<ReturnType<typeof standingRows>>;
}

/** Within a transaction; null when there is no such table, or its head is missing. */
export async function readTableRows(
  db: Kysely<Schema>,
  id: TableId,
  after: number,
): Promise<TableRows | null> {
  const row = await db
    .selectFrom('tables')
    .innerJoin('heads', 'heads.table_id', 'tables.id')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const seats = (await seatsOf(db, [id])).get(id) ?? [];
  const entries = await entriesSince(db, id, after);
  return { row, seats, entries, drafts: await draftRows(db, id), standing: await standingRows(db, id) };
}

/** Null where there is no such table. Throws UnreadableTable where a part of it is gone. */
export async function noneAt(db: Kysely<Schema>, id: TableId): Promise<null> {
  const row = await db.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  return readable(id, () => {
    throw new Error('its row in "heads" is missing');
  });
}

export function listQuery(db: Kysely<Schema>, filter: TableFilter) {
  const { person, game, status, visibility, olderThan, limit } = filter;
  let query = selectListed(db).orderBy('created', 'desc').orderBy('id', 'desc').limit(limit);
  if (person !== undefined) {
    const theirs = db.selectFrom('seats').select('seats.table_id').where('person_id', '=', person);
    query = query.where('id', 'in', theirs);
  }
  if (game !== undefined) query = query.where('game', '=', game);
  if (status !== undefined) query = query.where('status', 'in', status);
  if (visibility !== undefined) query = query.where('visibility', '=', visibility);
  if (olderThan !== undefined) query = query.where(isOlderThan(olderThan));
  return query;
}

export function isOlderThan({ created, id }: TablePlace) {
  return (is: ExpressionBuilder<Schema, 'tables'>) =>
    is.or([
      is('tables.created', '<', created),
      is.and([is('tables.created', '=', created), is('tables.id', '<', id)]),
    ]);
}

function selectTables(db: Kysely<Schema>) {
  return selectListed(db).select('options');
}

/** Without the secrets: what was never read cannot get out. */
function selectListed(db: Kysely<Schema>) {
  return db
    .selectFrom('tables')
    .innerJoin('heads', 'heads.table_id', 'tables.id')
    .select([
      'id',
      'game',
      'version',
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

export async function seatsOf(db: Kysely<Schema>, ids: readonly TableId[]): Promise<Map<TableId, SeatRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('seats')
    .selectAll()
    .where('table_id', 'in', ids)
    .orderBy('seat')
    .execute();
  return Map.groupBy(rows, ({ table_id }) => table_id);
}

export async function entriesSince(db: Kysely<Schema>, id: TableId, number: number): Promise<EntryRecord[]> {
  return await db
    .selectFrom('entries')
    .select(['number', 'line', 'origin', 'at'])
    .where('table_id', '=', id)
    .where('number', '>', number)
    .orderBy('number')
    .execute();
}

export async function draftRows(db: Kysely<Schema>, id: TableId) {
  return await db
    .selectFrom('drafts')
    .select(['seat', 'draft'])
    .where('table_id', '=', id)
    .orderBy('seat')
    .execute();
}

export function draftsOf(rows: Awaited<ReturnType<typeof draftRows>>): SavedDraft[] {
  return rows
    .map(({ seat, draft }) => {
      checkLists(`draft of seat ${seat}`, draft, ['steps', 'undone']);
      return { seat, ...fromJson<Draft>(draft) };
    })
    .filter(({ steps, undone, misfit }) => steps.length > 0 || undone.length > 0 || misfit !== null);
}

export async function standingRows(db: Kysely<Schema>, id: TableId) {
  return await db
    .selectFrom('standing_orders')
    .select(['seat', 'standing'])
    .where('table_id', '=', id)
    .orderBy('seat')
    .execute();
}

export function standingOf(rows: Awaited<ReturnType<typeof standingRows>>): SeatOrders[] {
  return rows
    .map(({ seat, standing }) => {
      checkLists(`standing orders of seat ${seat}`, standing, ['plans', 'orders']);
      return { seat, standing: fromJson<SeatOrders['standing']>(standing) };
    })
    .filter(({ standing }) => standing.plans.length > 0 || standing.orders.length > 0);
}

/** Reads what is stored of a table. Throws UnreadableTable where that is not what a store writes. */
export function readable<T>(id: TableId, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UnreadableTable(`what is stored of table ${id} cannot be read: ${why}`, { cause: error });
  }
}

/** Those of these tables whose options are not such as a store writes. */
export async function withTornOptions(db: Kysely<Schema>, ids: readonly TableId[]): Promise<Set<TableId>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('tables').select(['id', 'options']).where('id', 'in', ids).execute();
  return new Set(rows.flatMap(({ id, options }) => (isTorn(options) ? [id] : [])));
}

function isTorn(options: string): boolean {
  try {
    checkOptions(options);
    return false;
  } catch {
    return true;
  }
}

export function listedOrNull(row: ListedRow, seats: readonly SeatRow[]): ListedTable | null {
  try {
    return listedOf(row, seats);
  } catch {
    return null;
  }
}

type JoinedRow = Omit<TableRow, 'secret' | 'seed'> & Omit<HeadRow, 'table_id'>;
type ListedRow = Omit<JoinedRow, 'options'>;

/** Throws where the rows are not such as a store writes. */
export function recordOf(row: JoinedRow, seats: readonly SeatRow[]): TableRecord {
  const listed = listedOf(row, seats);
  checkOptions(row.options);
  return { ...listed, options: fromJson(row.options) };
}

function listedOf(row: ListedRow, seats: readonly SeatRow[]): ListedTable {
  checkListed(row, seats);
  return {
    id: row.id,
    game: row.game,
    version: row.version,
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

/** The seat of a person who has deleted their account is open. */
function occupantOf({ occupant, person_id: person, bot_level: level }: SeatRow): Occupant {
  if (occupant === 'person' && person !== null) return { kind: 'person', person };
  if (occupant === 'bot' && level !== null) return { kind: 'bot', level };
  if (occupant === 'gone') return { kind: 'gone' };
  return { kind: 'open' };
}
