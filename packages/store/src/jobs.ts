/** The queue of jobs that any server process may take: bot turns, notifications, clocks that run out. */
import { type RawBuilder, sql } from 'kysely';
import { jobCells } from './commit-parts.ts';
import type { Engine } from './engine.ts';
import { newToken } from './ids.ts';
import { payloadOf } from './job-row.ts';
import type { Job, JobCount, NewJob, TableId, Time } from './records.ts';

export interface TakeOptions {
  readonly kinds: readonly string[];
  readonly limit: number;
  /** So many of them are reserved for owners of tables who have no job running. */
  readonly reserved?: number;
  /** For how long no other worker gets them. */
  readonly leaseMs: number;
}

export class Jobs {
  readonly #engine: Engine;
  readonly #now: () => Time;

  constructor(engine: Engine, now: () => Time) {
    this.#engine = engine;
    this.#now = now;
  }

  async add(job: NewJob): Promise<void> {
    const { id, ...cells } = { ...jobCells(job), table_id: job.table };
    await this.#engine.db
      .insertInto('jobs')
      .values({ id, ...cells })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ id, ...cells }))
      .execute();
    await this.#engine.announce({ kind: 'jobs', due: job.due });
  }

  /** Jobs that are due, in turn over the owners of their tables, and the longest waiting first. */
  async take({ kinds, limit, reserved = 0, leaseMs }: TakeOptions): Promise<Job[]> {
    const now = this.#now();
    const taken = await this.#engine.takeJobs({
      kinds,
      limit,
      reserved,
      lease: newToken(),
      now,
      until: now + leaseMs,
    });
    return taken.sort((a, b) => a.due - b.due);
  }

  /** When the next job of these kinds can be taken, after a time; null when there is none. */
  async nextReady(kinds: readonly string[], after: Time = 0): Promise<Time | null> {
    const row = await this.#engine.db
      .selectFrom('jobs')
      .select('ready')
      .where('kind', 'in', kinds)
      .where('ready', '>', after)
      .orderBy('ready')
      .limit(1)
      .executeTakeFirst();
    return row?.ready ?? null;
  }

  /**
   * False if the job is no longer the worker's: the lease ended and another took it, or a new one replaced it. Nobody
   * shortens a lease: a server whose time is ahead may have lengthened it, of which this one has not heard yet.
   */
  async extend(job: Job, leaseMs: number): Promise<boolean> {
    const until = this.#now() + leaseMs;
    return await this.#update(job, {
      ready: sql<Time>`case when ready > ${until} then ready else ${until} end`,
    });
  }

  /** The job is done. False if it is no longer the worker's. */
  async finish({ id, lease }: Job): Promise<boolean> {
    const row = await this.#engine.db
      .deleteFrom('jobs')
      .where('id', '=', id)
      .where('lease', '=', lease)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The job failed and is tried again at that time. False if it is no longer the worker's. */
  async retry(job: Job, at: Time, error: string): Promise<boolean> {
    return await this.#update(job, { ready: at, lease: null, error });
  }

  /** The job was not started after all, and any worker may take it. False if it is no longer the worker's. */
  async release(job: Job): Promise<boolean> {
    return await this.#update(job, { ready: this.#now(), lease: null });
  }

  /** A thread of the worker died over the job, which is tried again at that time. False if it is no longer the worker's. */
  async died(job: Job, at: Time, error: string): Promise<boolean> {
    return await this.#update(job, { ready: at, lease: null, error, deaths: job.deaths + 1 });
  }

  /** The job will never succeed, and is kept for a person to look at. False if it is no longer the worker's. */
  async bury(job: Job, error: string): Promise<boolean> {
    return await this.#update(job, { ready: null, lease: null, error });
  }

  /** The payloads of the buried jobs of a kind that belong to a table. */
  async buriedOf(kind: string, table: TableId): Promise<unknown[]> {
    const rows = await this.#engine.db
      .selectFrom('jobs')
      .select('payload')
      .where('table_id', '=', table)
      .where('kind', '=', kind)
      .where('ready', 'is', null)
      .execute();
    return rows.map(payloadOf);
  }

  async drop(key: string): Promise<void> {
    await this.#engine.db.deleteFrom('jobs').where('key', '=', key).execute();
  }

  async counts(): Promise<JobCount[]> {
    const now = this.#now();
    return await this.#engine.db
      .selectFrom('jobs')
      .select([
        'kind',
        sql<number>`count(case when ready > ${now} then 1 end)`.as('waiting'),
        sql<number>`count(case when ready <= ${now} then 1 end)`.as('due'),
        sql<number>`count(case when ready is null then 1 end)`.as('buried'),
      ])
      .groupBy('kind')
      .orderBy('kind')
      .execute();
  }

  async #update(
    { id, lease }: Job,
    set: {
      readonly ready: Time | RawBuilder<Time> | null;
      readonly lease?: null;
      readonly error?: string;
      readonly deaths?: number;
    },
  ): Promise<boolean> {
    const row = await this.#engine.db
      .updateTable('jobs')
      .set(set)
      .where('id', '=', id)
      .where('lease', '=', lease)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }
}
