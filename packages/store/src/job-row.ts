import { sql } from 'kysely';
import { fromJson } from './json.ts';
import type { Job, Time } from './records.ts';
import type { JobRow } from './schema.ts';

export function jobOf(row: JobRow, lease: string, leasedUntil: Time): Job {
  const { id, kind, key, table_id: table, due, attempts, deaths } = row;
  return { id, kind, key, table, payload: payloadOf(row), due, attempts, deaths, lease, leasedUntil };
}

/** One that cannot be read is for its worker to refuse: the jobs taken with it are done all the same. */
export function payloadOf({ payload }: Pick<JobRow, 'payload'>): unknown {
  try {
    return fromJson(payload);
  } catch {
    return null;
  }
}

/** Whoever held a lease to its end without a word has died: a worker that is alive extends it, and one that fails says so. */
export const TAKEN_ONCE_MORE = {
  attempts: sql<number>`attempts + 1`,
  deaths: sql<number>`deaths + case when lease is null then 0 else 1 end`,
};
