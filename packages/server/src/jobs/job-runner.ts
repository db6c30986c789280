/** Runs jobs as they come due: bot turns, clocks, notifications. Any process may take any job. */
import { ThreadsDied } from '@guildhall/bots/pool';
import type { Job, TableId } from '@guildhall/store';
import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../app-context.ts';

export type JobHandler = (job: Job) => Promise<void>;
export type JobHandlers = Readonly<Record<string, JobHandler>>;

/** No worker needs that long: a job that is held longer was held by a process that is gone. */
const LEASE_MS = 30_000;
/** How often to look for jobs that were not announced. */
const LOOK_MS = 5_000;
/** The part of the workers that is reserved for owners of tables who have no job running. */
const RESERVED_PART = 1 / 4;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 5 * 60_000;
/** A job over which so many workers died is not tried again. */
const MOST_DEATHS = 3;
/** How often to try to mark a table that is being changed at the same time. */
const TELLING_TRIES = 5;

export class JobRunner {
  readonly #context: AppContext;
  readonly #handlers: JobHandlers;
  readonly #log: FastifyBaseLogger;
  readonly #underWay = new Set<Promise<void>>();
  #stopped = false;
  #looking: Promise<void> | null = null;
  /** A job over which a worker died before: while it is done, nothing else is. */
  #suspect: Promise<void> | null = null;
  #lookAgain = false;
  #timer: NodeJS.Timeout | null = null;
  /** When the timer ends, by the process's own clock. */
  #looksAt = 0;

  constructor(context: AppContext, handlers: JobHandlers, log: FastifyBaseLogger) {
    this.#context = context;
    this.#handlers = handlers;
    this.#log = log;
  }

  start(): void {
    this.wake(this.#context.now());
  }

  /** There are jobs that are due then. */
  wake(due: number): void {
    if (this.#stopped) return;
    const wait = due - this.#context.now();
    if (wait <= 0) this.#look();
    else this.#lookIn(wait);
  }

  /** Takes no more jobs, and waits for those that run. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#looking;
    await this.#suspect;
    await Promise.all(this.#underWay);
  }

  #lookIn(ms: number): void {
    const wait = Math.min(ms, LOOK_MS);
    const at = performance.now() + wait;
    // Jobs of the far future must not put off those of the near one.
    if (this.#timer !== null && this.#looksAt <= at) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#looksAt = at;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#look();
    }, wait);
    this.#timer.unref();
  }

  #look(): void {
    this.#lookAgain = true;
    this.#looking ??= this.#lookWhileAsked();
  }

  async #lookWhileAsked(): Promise<void> {
    try {
      while (this.#lookAgain && !this.#stopped) {
        this.#lookAgain = false;
        await this.#takeSome();
      }
    } catch (error) {
      this.#log.error({ err: error }, 'jobs could not be taken');
      this.#lookIn(LOOK_MS);
    } finally {
      this.#looking = null;
    }
  }

  async #takeSome(): Promise<void> {
    const { store, config, now } = this.#context;
    const kinds = Object.keys(this.#handlers);
    const free = config.workers - this.#underWay.size;
    if (free <= 0 || this.#suspect !== null) return;
    const reserved = Math.min(free, Math.floor(config.workers * RESERVED_PART));
    const asOf = now();
    const jobs = await store.jobs.take({ kinds, limit: free, reserved, leaseMs: LEASE_MS });
    const [suspect, ...others] = jobs.filter(({ deaths }) => deaths > 0);
    for (const job of jobs) if (job.deaths === 0) this.#begin(job);
    for (const job of others) await store.jobs.release(job);
    if (suspect !== undefined) this.#beginAlone(suspect);
    if (suspect !== undefined || jobs.length === free) return;
    // What was due and is left was taken by others at this moment, or waits for a place, which comes when a job is done.
    const isFull = jobs.length >= free - reserved;
    const next = await store.jobs.nextReady(kinds, isFull ? asOf : 0);
    this.#lookIn(next === null ? LOOK_MS : Math.max(10, next - now()));
  }

  #begin(job: Job): void {
    const done = this.#do(job).finally(() => {
      this.#underWay.delete(done);
      if (!this.#stopped) this.#look();
    });
    this.#underWay.add(done);
  }

  /**
   * Does a job with nothing beside it: if the process dies over it again, it is this job's fault alone, and no other
   * table loses its bots by it.
   */
  #beginAlone(job: Job): void {
    const before = [...this.#underWay];
    const held = this.#hold(job);
    const done = Promise.all(before)
      .then(() => this.#do(job))
      .finally(() => {
        clearInterval(held);
        this.#suspect = null;
        if (!this.#stopped) this.#look();
      });
    this.#suspect = done;
  }

  /** Keeps a job from others while this process lives. */
  #hold(job: Job): NodeJS.Timeout {
    const { store } = this.#context;
    return setInterval(() => {
      store.jobs.extend(job, LEASE_MS).catch(() => undefined);
    }, LEASE_MS / 3);
  }

  async #do(job: Job): Promise<void> {
    const { store, metrics, live } = this.#context;
    const held = this.#hold(job);
    try {
      if (job.deaths >= MOST_DEATHS) throw new PermanentJobError(`${job.deaths} workers died over it`);
      // A job may be taken before news of the change that queued it is here.
      if (job.table !== null) await live.catchUp(job.table);
      await this.#handlers[job.kind](job);
      await store.jobs.finish(job);
      metrics.raise('guildhall_jobs_total', { kind: job.kind, result: 'done' });
    } catch (error) {
      metrics.raise('guildhall_jobs_total', { kind: job.kind, result: 'failed' });
      await this.#putBack(job, error);
    } finally {
      clearInterval(held);
    }
  }

  async #putBack(job: Job, error: unknown): Promise<void> {
    const { store, now } = this.#context;
    const message = error instanceof Error ? error.message : String(error);
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (job.attempts - 1));
    const { kind, table, attempts } = job;
    this.#log.warn({ kind, table, attempts, error: message }, 'a job failed');
    try {
      if (error instanceof PermanentJobError) await this.#bury(job, message);
      else if (error instanceof ThreadsDied) await store.jobs.died(job, now() + wait, message);
      else await store.jobs.retry(job, now() + wait, message);
    } catch (failure) {
      // The lease runs out, and the job is taken again.
      this.#log.error({ err: failure, kind, table }, 'a job could not be put back');
    }
  }

  /** Buries a job, and lets everybody at its table know. */
  async #bury(job: Job, message: string): Promise<void> {
    const { store, metrics } = this.#context;
    if (!(await store.jobs.bury(job, message))) return;
    metrics.raise('guildhall_jobs_total', { kind: job.kind, result: 'buried' });
    this.#log.error({ kind: job.kind, table: job.table, error: message }, 'a job was buried');
    if (job.table !== null) await this.#touch(job.table);
  }

  /** A change that changes nothing: whoever has the table open looks again. Does not open it, because opening it may be what crashed the worker. */
  async #touch(table: TableId): Promise<void> {
    const { tables } = this.#context.store;
    for (let tries = 0; tries < TELLING_TRIES; tries++) {
      const head = (await tables.heads([table])).get(table);
      if (head === undefined) return;
      const done = await tables.commit(table, head, {});
      if (done.kind !== 'conflict') return;
    }
  }
}

/** Trying again would not help. */
export class PermanentJobError extends Error {
  override readonly name = 'PermanentJobError';
}
