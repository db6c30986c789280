import { fromJson } from './json.ts';
import type { Job, Time } from './records.ts';
import type { JobRow } from './schema.ts';

export function jobOf(row: JobRow, lease: string, leasedUntil: Time): Job {
  const { id, kind, key, table_id: table, due, attempts } = row;
  return { id, kind, key, table, payload: payloadOf(row), due, attempts, lease, leasedUntil };
}

/** One that cannot be read is for its worker to refuse: the jobs taken with it are done all the same. */
function payloadOf({ payload }: JobRow): unknown {
  try {
    return fromJson(payload);
  } catch {
    return null;
  }
}
