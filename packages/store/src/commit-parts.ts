/**
 * What a change of a table writes, row by row, defined once for both engines: SQLite runs one prepared statement a row,
 * PostgreSQL one statement for everything.
 */
import { newId } from './ids.ts';
import { toJson } from './json.ts';
import type {
  Change,
  Head,
  NewTableJob,
  SeatRecord,
  TableChange,
  TableFacts,
  TableId,
  Time,
} from './records.ts';
import type { Schema } from './schema.ts';

type Cell = string | number | null;
export type Row = Readonly<Record<string, Cell>>;

/** Rows that go into one table of the database. Each row's table_id is the id of the table that changes. */
export interface Part {
  readonly into: keyof Schema;
  readonly columns: Readonly<Record<string, 'text' | 'integer' | 'bigint'>>;
  /** The key by which a row takes the place of an older one; null: a row that is there already is a conflict. */
  readonly replacesBy: readonly string[] | null;
}

export const PARTS = {
  entries: {
    into: 'entries',
    columns: { number: 'integer', line: 'text', origin: 'text', at: 'bigint' },
    replacesBy: null,
  },
  drafts: {
    into: 'drafts',
    columns: { seat: 'integer', draft: 'text' },
    replacesBy: ['table_id', 'seat'],
  },
  standing: {
    into: 'standing_orders',
    columns: { seat: 'integer', standing: 'text' },
    replacesBy: ['table_id', 'seat'],
  },
  seats: {
    into: 'seats',
    columns: { seat: 'integer', occupant: 'text', person_id: 'text', bot_level: 'text', word: 'text' },
    replacesBy: ['table_id', 'seat'],
  },
  request: {
    into: 'requests',
    columns: { person_id: 'text', key: 'text', fingerprint: 'text', at: 'bigint' },
    replacesBy: null,
  },
  jobs: {
    into: 'jobs',
    columns: {
      id: 'text',
      key: 'text',
      kind: 'text',
      payload: 'text',
      due: 'bigint',
      ready: 'bigint',
      attempts: 'integer',
      deaths: 'integer',
      lease: 'text',
      error: 'text',
    },
    replacesBy: ['key'],
  },
} as const satisfies Readonly<Record<string, Part>>;

export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as PartName[];

/** The columns of a table's own row that a change can set. */
export const FACT_COLUMNS = {
  version: 'integer',
  status: 'text',
  visibility: 'text',
  owner_id: 'text',
  settings: 'text',
  seed: 'text',
  outcome: 'text',
  started: 'bigint',
  finished: 'bigint',
} as const;

/** A change as the rows that are written. */
export interface PreparedCommit {
  readonly table: TableId;
  readonly expected: Head;
  readonly after: Head;
  readonly now: Time;
  /** Null: stays as it is. */
  readonly clocks: string | null;
  readonly proposal: string | null;
  readonly votes: string | null;
  readonly waiting: string | null;
  readonly request: { readonly person: string; readonly key: string } | null;
  readonly rows: Readonly<Record<PartName, readonly Row[]>>;
  readonly facts: Row | null;
  readonly dropJobs: readonly string[];
  readonly dropInvitations: readonly string[];
  /** What listeners are notified of. */
  readonly changes: readonly Change[];
}

export function prepareCommit(
  table: TableId,
  expected: Head,
  change: TableChange,
  now: Time,
): PreparedCommit {
  const { entries = [], drafts = [], standing = [], seats = [], jobs = [], request } = change;
  const { dropInvitations = [] } = change;
  const after = { length: expected.length + entries.length, revision: expected.revision + 1 };
  const changes: Change[] = [{ kind: 'table', table, head: after }];
  if (jobs.length > 0) changes.push({ kind: 'jobs', due: Math.min(...jobs.map(({ due }) => due)) });
  if (dropInvitations.length > 0) changes.push({ kind: 'invitations', table });
  return {
    table,
    expected,
    after,
    now,
    clocks: optionalJson(change.clocks),
    proposal: optionalJson(change.proposal),
    votes: optionalJson(change.votes),
    waiting: optionalJson(change.waiting),
    request: request === undefined ? null : { person: request.person, key: request.key },
    rows: {
      entries: entries.map(({ line, origin }, at) => ({
        number: expected.length + 1 + at,
        line,
        origin,
        at: now,
      })),
      drafts: drafts.map(({ seat, ...draft }) => ({ seat, draft: toJson(draft) })),
      standing: standing.map((one) => ({ seat: one.seat, standing: toJson(one.standing) })),
      seats: seats.map(seatCells),
      request:
        request === undefined
          ? []
          : [
              {
                person_id: request.person,
                key: request.key,
                fingerprint: toJson(request.fingerprint),
                at: now,
              },
            ],
      jobs: jobs.map(jobCells),
    },
    facts: change.facts === undefined ? null : factCells(change.facts, now),
    dropJobs: change.dropJobs ?? [],
    dropInvitations,
    changes,
  };
}

export function seatCells({ seat, occupant, word, heldFor = null }: SeatRecord) {
  return {
    seat,
    occupant: occupant.kind,
    person_id: occupant.kind === 'person' ? occupant.person : heldFor,
    bot_level: occupant.kind === 'bot' ? occupant.level : null,
    word,
  };
}

export function jobCells({ key, kind, payload, due }: NewTableJob) {
  const free = { attempts: 0, deaths: 0, lease: null, error: null };
  return { id: newId(), key, kind, payload: toJson(payload), due, ready: due, ...free };
}

function factCells(facts: TableFacts, now: Time): Record<keyof typeof FACT_COLUMNS, Cell> {
  const { status } = facts;
  return {
    version: facts.version ?? null,
    status: status ?? null,
    visibility: facts.visibility ?? null,
    owner_id: facts.owner ?? null,
    settings: optionalJson(facts.settings),
    seed: facts.seed ?? null,
    outcome: optionalJson(facts.outcome),
    started: status === 'running' ? now : null,
    finished: status === 'finished' || status === 'abandoned' ? now : null,
  };
}

function optionalJson(value: unknown): string | null {
  return value === undefined ? null : toJson(value);
}
