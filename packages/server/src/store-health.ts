/** Whether the store still takes what people do: it answers, can be written to, and has room. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '@guildhall/store';
import { Denied } from './denied.ts';

/** A load balancer does not wait longer, and a database that needs longer is no use. */
const PATIENCE_MS = 2_000;
/** A write that worked is good for so long: load balancers ask all the time. */
const WRITTEN_MS = 5_000;
/** A disk is not emptied in a moment. */
const DISK_SECONDS = 60;
const PROBE = 'probe';
const LATE = Symbol('late');

export class StoreHealth {
  readonly #store: Store;
  readonly #leastFreeBytes: number;
  readonly #now: () => number;
  #written = Number.NEGATIVE_INFINITY;

  constructor(store: Store, leastFreeBytes: number, now: () => number) {
    this.#store = store;
    this.#leastFreeBytes = leastFreeBytes;
    this.#now = now;
  }

  /** Throws a 503 that says what is wrong. */
  async check(): Promise<void> {
    await intime(this.#store.ping());
    const free = await this.#store.freeBytes();
    if (free !== null && free < this.#leastFreeBytes) {
      throw new Denied(503, 'disk-full', 'The disk of the database is full, or nearly.', {
        retryAfter: DISK_SECONDS,
      });
    }
    const now = this.#now();
    if (now - this.#written < WRITTEN_MS) return;
    await intime(this.#store.marks.set(PROBE, now));
    this.#written = now;
  }
}

async function intime(work: Promise<void>): Promise<void> {
  const timer = new AbortController();
  const late = pause(PATIENCE_MS, LATE, { signal: timer.signal }).catch(() => LATE);
  try {
    if ((await Promise.race([work, late])) !== LATE) return;
  } catch {
    // What exactly is wrong stands in the log of whoever met it in earnest.
  } finally {
    timer.abort();
  }
  work.catch(() => undefined);
  throw new Denied(503, 'no-store', 'The database does not answer, or cannot be written to.');
}
