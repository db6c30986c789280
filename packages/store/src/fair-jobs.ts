/**
 * Fair scheduling: jobs of one kind are taken in turn over the owners of their tables, so that nobody waits behind all
 * the tables of somebody else. Jobs that run for an owner, in whichever process, count as turns they have had.
 */
import { type Kysely, sql } from 'kysely';
import type { WantedJobs } from './engine.ts';
import type { Schema } from './schema.ts';

/** Jobs without a table, or of tables without an owner, share one turn: many e-mails hold up no bots. */
const OWNER = sql<string>`coalesce(tables.owner_id, jobs.kind)`;

/** The jobs that may be taken now, at most `limit` of them. */
export function fairJobs(db: Kysely<Schema>, { kinds, limit, reserved, now }: WantedJobs) {
  const held = db
    .selectFrom('jobs')
    .leftJoin('tables', 'tables.id', 'jobs.table_id')
    .where('jobs.lease', 'is not', null)
    .where('jobs.ready', '>', now)
    .select(({ fn }) => ['jobs.kind', OWNER.as('owner'), fn.countAll<number>().as('count')])
    .groupBy(['jobs.kind', OWNER]);
  const inTurn = db
    .selectFrom('jobs')
    .leftJoin('tables', 'tables.id', 'jobs.table_id')
    .leftJoin(held.as('held'), (join) =>
      join.onRef('held.kind', '=', 'jobs.kind').on('held.owner', '=', OWNER),
    )
    .where('jobs.kind', 'in', kinds)
    .where('jobs.ready', '<=', now)
    .select([
      'jobs.id',
      'jobs.ready',
      sql<number>`coalesce(held.count, 0) + row_number() over (
        partition by jobs.kind, ${OWNER} order by jobs.ready, jobs.id)`.as('turn'),
    ]);
  const placed = db
    .selectFrom(inTurn.as('in_turn'))
    .select(['id', 'turn', sql<number>`row_number() over (order by turn, ready, id)`.as('place')]);
  // Some places are for the first of each owner: those who come while others have much to do need not wait for one.
  return db
    .selectFrom(placed.as('placed'))
    .select('id')
    .where('place', '<=', limit)
    .where((is) => is.or([is('turn', '=', 1), is('place', '<=', limit - reserved)]));
}
