/**
 * When a server was last there, and how much time has passed in all while none was. Both are changed together, by one
 * server after the other, so that a break is counted once however many servers come out of it.
 */
import { sql, type Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import type { Time } from './records.ts';
import type { Schema } from './schema.ts';

const SERVED = 'served';
const UNSERVED = 'unserved';

export interface Presence {
  /** The time of the server that is there. */
  readonly now: Time;
  /** A break is at least so long; time that was noted further ahead than this belongs to a clock that was set back. */
  readonly leastBreakMs: number;
  /** Whether the server goes by a time that was noted further ahead, whatever the difference and whoever is there. */
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

export class ServedTime {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /**
   * Notes that a server is there. Where the clock was set back, and no other server goes by the time from before, jobs
   * are due as much earlier.
   */
  async note({ now, leastBreakMs, follows }: Presence): Promise<Served> {
    return await this.#engine.db.transaction().execute(async (db) => {
      const [last, unserved] = await locked(db, now);
      const sinceMs = now - last;
      const breakMs = Math.abs(sinceMs) < leastBreakMs ? 0 : sinceMs;
      const isOneOfSeveral = breakMs !== 0 && (await this.#engine.hasOtherServers(db));
      const isAhead = last > now && (follows || breakMs === 0 || isOneOfSeveral);
      if (isAhead) return { at: last, unservedMs: unserved, breakMs: 0 };
      await set(db, SERVED, now);
      if (breakMs !== 0) await set(db, UNSERVED, unserved + breakMs);
      if (breakMs < 0) await bringForward(db, breakMs);
      if (breakMs > 0 && isOneOfSeveral) await keepLeases(db, last, breakMs);
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

/** Somebody who is there holds these until a time of a clock that is behind: nobody takes them away meanwhile. */
async function keepLeases(db: Transaction<Schema>, last: Time, breakMs: number): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ ready: sql`ready + ${breakMs}` })
    .where('lease', 'is not', null)
    .where('ready', '>', last)
    .execute();
}
