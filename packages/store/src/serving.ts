/**
 * When a server was last there, and how much time has passed in all while none was. Both are changed together, by one
 * server after the other, so that a break is counted once however many servers come out of it.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Time } from './records.ts';
import type { Schema } from './schema.ts';

const SERVED = 'served';
const UNSERVED = 'unserved';

export interface Presence {
  /** The time of the server that is there. */
  readonly now: Time;
  /** A break is at least so long; time that was noted further ahead than this belongs to a clock that was set back. */
  readonly leastBreakMs: number;
  /** Whether the server goes by the time of another one that is further ahead, whatever the difference. */
  readonly follows: boolean;
}

export interface Served {
  /** The time that is noted now: the server's own, or that of another one that is ahead of it. */
  readonly at: Time;
  /** How much time has passed in all while no server was there. */
  readonly unservedMs: number;
  /** The break that ended with this note; negative where the clock was set back, 0 where there was none. */
  readonly breakMs: number;
}

export class Serving {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Notes that a server is there. Where the clock was set back, jobs that wait are due as much earlier. */
  async note({ now, leastBreakMs, follows }: Presence): Promise<Served> {
    return await this.#db.transaction().execute(async (db) => {
      const [last, unserved] = await locked(db, now);
      const isAhead = last > now && (follows || last - now < leastBreakMs);
      if (isAhead) return { at: last, unservedMs: unserved, breakMs: 0 };
      const sinceMs = now - last;
      const breakMs = Math.abs(sinceMs) < leastBreakMs ? 0 : sinceMs;
      await set(db, SERVED, now);
      if (breakMs !== 0) await set(db, UNSERVED, unserved + breakMs);
      if (breakMs < 0) await bringForward(db, breakMs);
      return { at: now, unservedMs: unserved + breakMs, breakMs };
    });
  }
}

/** Both values, which no other server changes before this transaction ends. */
async function locked(db: Transaction<Schema>, now: Time): Promise<[Time, number]> {
  await db
    .insertInto('marks')
    .values([
      { name: SERVED, at: now },
      { name: UNSERVED, at: 0 },
    ])
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  // A row that is written is locked, on either engine.
  const { at: last } = await db
    .updateTable('marks')
    .set((is) => ({ at: is.ref('at') }))
    .where('name', '=', SERVED)
    .returning('at')
    .executeTakeFirstOrThrow();
  const { at: unserved } = await db
    .selectFrom('marks')
    .select('at')
    .where('name', '=', UNSERVED)
    .executeTakeFirstOrThrow();
  return [last, unserved];
}

async function set(db: Transaction<Schema>, name: string, at: number): Promise<void> {
  await db.updateTable('marks').set({ at }).where('name', '=', name).execute();
}

/** The clock was ahead when these jobs were given out: nobody would take them for as long. */
async function bringForward(db: Transaction<Schema>, breakMs: number): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ due: sql`due + ${breakMs}`, ready: sql`ready + ${breakMs}` })
    .execute();
}
