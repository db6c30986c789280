/**
 * All rows of a table by one statement, which sees one moment without a transaction around it. A server reads them after
 * every action that another one took: several round trips would cost more than the rows.
 */
import type pg from 'pg';
import type { TableId } from '../records.ts';
import type { TableRows } from '../table-rows.ts';

const listOf = (rows: string, order: string): string =>
  `(select coalesce(json_agg(r order by r.${order}), '[]') from (${rows}) r)`;

const TEXT = `
  select t.*, h.*,
    ${listOf('select * from seats where table_id = t.id', 'seat')} as seat_rows,
    ${listOf(
      'select number, line, origin, at from entries where table_id = t.id and number > $2',
      'number',
    )} as entry_rows,
    ${listOf('select seat, draft from drafts where table_id = t.id', 'seat')} as draft_rows,
    ${listOf('select seat, standing from standing_orders where table_id = t.id', 'seat')} as standing_rows
  from tables t join heads h on h.table_id = t.id
  where t.id = $1`;

type FoundRow = TableRows['row'] & {
  readonly seat_rows: TableRows['seats'];
  readonly entry_rows: TableRows['entries'];
  readonly draft_rows: TableRows['drafts'];
  readonly standing_rows: TableRows['standing'];
};

export async function tableRowsOnPostgres(
  pool: pg.Pool,
  id: TableId,
  after: number,
): Promise<TableRows | null> {
  const { rows } = await pool.query<FoundRow>({ name: 'table rows', text: TEXT, values: [id, after] });
  if (rows.length === 0) return null;
  const [{ seat_rows: seats, entry_rows: entries, draft_rows: drafts, standing_rows: standing, ...row }] =
    rows;
  return { row, seats, entries, drafts, standing };
}
