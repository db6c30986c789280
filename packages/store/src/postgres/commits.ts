/**
 * Many changes of tables as one statement: one round trip to the server, one wait for the disk. A head moves only
 * where it is still as expected, and every other part of a change hangs on that row; the row's lock puts writers in
 * order. Changes are gathered because a commit that notifies keeps all other such commits of the database waiting, its
 * own wait for the disk included: one by one, 64 writers were no faster than one.
 */
import pg from 'pg';
import type { Outcome } from '../batches.ts';
import {
  FACT_COLUMNS,
  PART_NAMES,
  PARTS,
  type Part,
  type PreparedCommit,
  type Row,
} from '../commit-parts.ts';
import { fromJson } from '../json.ts';
import type { Committed, Head } from '../records.ts';

/** The notification channel that all processes share. */
export const CHANNEL = 'guildhall';

export async function commitAllOnPostgres(
  pool: pg.Pool,
  batch: readonly PreparedCommit[],
): Promise<Outcome<Committed>[]> {
  const outcomes = new Map<PreparedCommit, Outcome<Committed>>();
  let left = batch;
  while (left.length > 0) {
    // Two changes of one table cannot go together: the second has to see what the first did.
    const tables = new Map(left.toReversed().map((commit) => [commit.table, commit]));
    const together = left.filter((commit) => tables.get(commit.table) === commit);
    left = left.filter((commit) => !together.includes(commit));
    const found = await commitTogether(pool, together);
    for (const [at, commit] of together.entries()) outcomes.set(commit, found[at]);
  }
  return batch.map((commit) => outcomes.get(commit) ?? { error: new Error('a change was forgotten') });
}

async function commitTogether(
  pool: pg.Pool,
  batch: readonly PreparedCommit[],
): Promise<Outcome<Committed>[]> {
  let moved: Set<string>;
  try {
    const { rows } = await pool.query<{ table_id: string }>(statementFor(batch));
    moved = new Set(rows.map(({ table_id }) => table_id));
  } catch (error) {
    // Where the server itself refuses, nothing was committed, and the others need not suffer for the one at fault. A
    // lost connection proves nothing: what was sent may have been committed.
    if (!(error instanceof pg.DatabaseError)) return batch.map(() => ({ error }));
    if (batch.length === 1 && !isDeadlock(error)) return [{ error }];
    const alone: Outcome<Committed>[] = [];
    for (const commit of batch) alone.push(...(await commitTogether(pool, [commit])));
    return alone;
  }
  const outcomes: Outcome<Committed>[] = [];
  for (const commit of batch) {
    if (moved.has(commit.table)) outcomes.push({ value: { kind: 'committed', head: commit.after } });
    else outcomes.push(await whyNot(pool, commit));
  }
  return outcomes;
}

/** Two processes got in each other's way, for example one that deletes a table; this one has to try again. */
function isDeadlock({ code }: pg.DatabaseError): boolean {
  return code === '40P01';
}

async function whyNot(pool: pg.Pool, { table, request }: PreparedCommit): Promise<Outcome<Committed>> {
  try {
    if (request !== null) {
      const { rows } = await pool.query<{ fingerprint: string }>({
        name: 'request',
        text: 'select fingerprint from requests where table_id = $1 and person_id = $2 and key = $3',
        values: [table, request.person, request.key],
      });
      if (rows.length > 0) return { value: { kind: 'repeated', fingerprint: fromJson(rows[0].fingerprint) } };
    }
    const { rows } = await pool.query<Head>({
      name: 'head',
      text: 'select length, revision from heads where table_id = $1',
      values: [table],
    });
    return { value: rows.length === 0 ? { kind: 'gone' } : { kind: 'conflict', head: rows[0] } };
  } catch (error) {
    return { error };
  }
}

const HEAD_COLUMNS = {
  table_id: 'text',
  expected_length: 'integer',
  expected_revision: 'integer',
  length: 'integer',
  revision: 'integer',
  changed: 'bigint',
  clocks: 'text',
  proposal: 'text',
  votes: 'text',
  waiting: 'text',
  request_person: 'text',
  request_key: 'text',
  changes: 'text',
} as const;

function headCells(commit: PreparedCommit): Record<keyof typeof HEAD_COLUMNS, string | number | null> {
  const { expected, after, clocks, proposal, votes, waiting, request } = commit;
  return {
    table_id: commit.table,
    expected_length: expected.length,
    expected_revision: expected.revision,
    length: after.length,
    revision: after.revision,
    changed: commit.now,
    clocks,
    proposal,
    votes,
    waiting,
    request_person: request?.person ?? null,
    request_key: request?.key ?? null,
    changes: JSON.stringify(commit.changes),
  };
}

/** The locks are taken in the order of the ids, so that two processes do not wait for each other in a circle. */
const MOVED = `
  wanted as materialized (select * from ${recordset(HEAD_COLUMNS, 1)}),
  locked as materialized (
    select heads.table_id from heads where table_id in (select table_id from wanted) order by 1 for update),
  moved as (
    update heads set length = w.length, revision = w.revision, changed = w.changed,
      clocks = coalesce(w.clocks, heads.clocks), proposal = coalesce(w.proposal, heads.proposal),
      votes = coalesce(w.votes, heads.votes), waiting = coalesce(w.waiting, heads.waiting)
    from wanted w, locked
    where locked.table_id = w.table_id and heads.table_id = locked.table_id
      and heads.length = w.expected_length and heads.revision = w.expected_revision
      and not exists (select from requests q
        where q.table_id = w.table_id and q.person_id = w.request_person and q.key = w.request_key)
    returning heads.table_id, w.changes)`;

function statementFor(batch: readonly PreparedCommit[]): pg.QueryConfig {
  const values: string[] = [JSON.stringify(batch.map(headCells))];
  const next = (rows: readonly Row[]): number => values.push(JSON.stringify(rows));
  // Statements with the same parts have the same text, so that the server plans each only once.
  const name: string[] = [];
  const steps: string[] = [];
  const rowsOf = (of: (commit: PreparedCommit) => readonly Row[]): Row[] =>
    batch.flatMap((commit) => of(commit).map((row) => ({ table_id: commit.table, ...row })));
  for (const part of PART_NAMES) {
    const rows = rowsOf((commit) => commit.rows[part]);
    if (rows.length === 0) continue;
    name.push(part);
    steps.push(`${part}_step as (${insertInto(PARTS[part], next(rows))})`);
  }
  const facts = rowsOf((commit) => (commit.facts === null ? [] : [commit.facts]));
  if (facts.length > 0) {
    name.push('facts');
    steps.push(`facts_step as (${updateFacts(next(facts))})`);
  }
  const drops = rowsOf((commit) => commit.dropJobs.map((key) => ({ key })));
  if (drops.length > 0) {
    name.push('drop');
    steps.push(`drop_step as (${dropJobs(next(drops))})`);
  }
  const invitations = rowsOf((commit) => commit.dropInvitations.map((id) => ({ id })));
  if (invitations.length > 0) {
    name.push('invitations');
    steps.push(`invitations_step as (${dropInvitations(next(invitations))})`);
  }
  return {
    name: `commit ${name.join(' ')}`,
    text: `with ${[MOVED, ...steps].join(', ')} select table_id, pg_notify('${CHANNEL}', changes) from moved`,
    values,
  };
}

function insertInto({ into, columns, replacesBy }: Part, rows: number): string {
  const names = ['table_id', ...Object.keys(columns)];
  const insert = `insert into ${into} (${names.join(', ')})
    select ${names.map((name) => `r.${name}`).join(', ')} from ${recordset(columns, rows)} join moved using (table_id)`;
  if (replacesBy === null) return insert;
  const rest = names.filter((name) => !replacesBy.includes(name));
  const set = rest.map((name) => `${name} = excluded.${name}`).join(', ');
  return `${insert} on conflict (${replacesBy.join(', ')}) do update set ${set}`;
}

function updateFacts(rows: number): string {
  const names = Object.keys(FACT_COLUMNS);
  return `update tables set ${names.map((name) => `${name} = coalesce(r.${name}, tables.${name})`).join(', ')}
    from ${recordset(FACT_COLUMNS, rows)} join moved using (table_id) where tables.id = r.table_id`;
}

function dropJobs(rows: number): string {
  return `delete from jobs
    using ${recordset({ key: 'text' }, rows)} join moved using (table_id) where jobs.key = r.key`;
}

function dropInvitations(rows: number): string {
  return `delete from invitations
    using ${recordset({ id: 'text' }, rows)} join moved using (table_id)
    where invitations.id = r.id and invitations.table_id = r.table_id`;
}

function recordset(columns: Part['columns'], parameter: number): string {
  const typed = Object.entries({ table_id: 'text', ...columns }).map(([name, type]) => `${name} ${type}`);
  return `json_to_recordset($${parameter}::json) as r(${typed.join(', ')})`;
}
