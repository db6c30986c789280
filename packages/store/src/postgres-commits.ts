/**
 * A change of a table as one statement: one way to the server and back, one wait for the disk. The head moves only
 * where it is still as expected, and every other part hangs on that one row. The row's lock puts writers in order.
 */
import type pg from 'pg';
import { FACT_COLUMNS, PART_NAMES, PARTS, type Part, type Writing } from './commit-parts.ts';
import { fromJson } from './json.ts';
import type { Committed, Head } from './records.ts';

/** The channel on which processes tell each other. */
export const CHANNEL = 'guildhall';

export async function commitOnPostgres(pool: pg.Pool, writing: Writing): Promise<Committed> {
  const { rowCount } = await pool.query(statementFor(writing));
  return rowCount === 1 ? { kind: 'committed', head: writing.after } : await whyNot(pool, writing);
}

async function whyNot(pool: pg.Pool, { table, request }: Writing): Promise<Committed> {
  if (request !== null) {
    const { rows } = await pool.query<{ answer: string }>({
      name: 'request',
      text: 'select answer from requests where table_id = $1 and person_id = $2 and key = $3',
      values: [table, request.person, request.key],
    });
    if (rows.length > 0) return { kind: 'repeated', answer: fromJson(rows[0].answer) };
  }
  const { rows } = await pool.query<Head>({
    name: 'head',
    text: 'select length, revision from heads where table_id = $1',
    values: [table],
  });
  return rows.length === 0 ? { kind: 'gone' } : { kind: 'conflict', head: rows[0] };
}

function statementFor(writing: Writing): pg.QueryConfig {
  const { table, expected, after, now, clocks, proposal, votes, waiting, request, facts } = writing;
  const values: unknown[] = [
    table,
    expected.length,
    expected.revision,
    after.length,
    after.revision,
    now,
    clocks,
    proposal,
    votes,
    waiting,
    JSON.stringify(writing.changes),
  ];
  const next = (value: unknown): string => `$${values.push(value)}`;
  // Statements with the same parts have the same text, so that the server plans each only once.
  const name: string[] = [];
  const steps: string[] = [];
  const repeated =
    request === null
      ? ''
      : `and not exists (select from requests where table_id = $1
           and person_id = ${next(request.person)} and key = ${next(request.key)})`;
  for (const part of PART_NAMES) {
    const rows = writing.rows[part];
    if (rows.length === 0) continue;
    name.push(part);
    steps.push(`${part}_step as (${insertInto(PARTS[part], next(JSON.stringify(rows)))})`);
  }
  if (facts !== null) {
    name.push('facts');
    steps.push(`facts_step as (${updateFacts(next(JSON.stringify([facts])))})`);
  }
  if (writing.dropJobs.length > 0) {
    name.push('drop');
    steps.push(
      `drop_step as (delete from jobs using moved where jobs.key = any(${next(writing.dropJobs)}::text[]))`,
    );
  }
  const moved = `moved as (
    update heads set length = $4, revision = $5, changed = $6, clocks = coalesce($7, clocks),
      proposal = coalesce($8, proposal), votes = coalesce($9, votes), waiting = coalesce($10, waiting)
    where table_id = $1 and length = $2 and revision = $3 ${repeated}
    returning table_id)`;
  return {
    name: `commit ${name.join(' ')}`,
    text: `with ${[moved, ...steps].join(', ')} select pg_notify('${CHANNEL}', $11) from moved`,
    values,
  };
}

function insertInto({ into, columns, replacesBy }: Part, rows: string): string {
  const names = Object.keys(columns);
  const insert = `insert into ${into} (table_id, ${names.join(', ')})
    select moved.table_id, ${names.map((name) => `r.${name}`).join(', ')} from moved, ${recordset(columns, rows)}`;
  if (replacesBy === null) return insert;
  const rest = ['table_id', ...names].filter((name) => !replacesBy.includes(name));
  const set = rest.map((name) => `${name} = excluded.${name}`).join(', ');
  return `${insert} on conflict (${replacesBy.join(', ')}) do update set ${set}`;
}

function updateFacts(rows: string): string {
  const names = Object.keys(FACT_COLUMNS);
  return `update tables set ${names.map((name) => `${name} = coalesce(r.${name}, tables.${name})`).join(', ')}
    from moved, ${recordset(FACT_COLUMNS, rows)} where tables.id = moved.table_id`;
}

function recordset(columns: Part['columns'], rows: string): string {
  const typed = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  return `json_to_recordset(${rows}::json) as r(${typed.join(', ')})`;
}
