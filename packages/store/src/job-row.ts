import { fromJson } from './json.ts';
import type { Job, Time } from './records.ts';
import type { JobRow } from './schema.ts';

export function jobOf(row: JobRow, lease: string, leasedUntil: Time): Job {
  const { id, kind, key, table_id: table, due, attempts } = row;
  return { id, kind, key, table, payload: fromJson(row.payload), due, attempts, lease, leasedUntil };
}
