/** Whether the store can be used: it answers, can be written to, and has free space. */
import type { Store } from '@guildhall/store';
import { HttpError } from '../http/http-error.ts';

/** In all: a load balancer does not wait longer, and a store that needs longer is no use. */
const PATIENCE_MS = 2_000;
/** A write that worked is good for so long: load balancers ask all the time. */
const WRITTEN_MS = 5_000;
/** A disk is not emptied in a moment. */
const DISK_SECONDS = 60;
const PROBE = 'probe';

const NO_ANSWER = 'The database is not responding.';
const NO_DISK = 'The database disk is not responding.';
const NO_WRITE = 'The database cannot be written to.';

export class StoreHealth {
  readonly #store: Store;
  readonly #leastFreeBytes: number;
  readonly #now: () => number;
  #written = Number.NEGATIVE_INFINITY;
  /** What is wrong where the answer that is waited for does not come. */
  #missing = NO_ANSWER;
  /** Those who ask meanwhile share it: a store that hangs is not asked once more by each of them. */
  #underWay: Promise<void> | null = null;

  constructor(store: Store, leastFreeBytes: number, now: () => number) {
    this.#store = store;
    this.#leastFreeBytes = leastFreeBytes;
    this.#now = now;
  }

  /** Throws a 503 that says what is wrong, after two seconds at the latest. */
  async check(): Promise<void> {
    this.#underWay ??= this.#look().finally(() => {
      this.#underWay = null;
    });
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(() => late.reject(this.#noStore()), PATIENCE_MS);
    try {
      await Promise.race([this.#underWay, late.promise]);
    } catch (error) {
      // The request that failed has logged what exactly is wrong.
      throw error instanceof HttpError ? error : this.#noStore();
    } finally {
      clearTimeout(timer);
    }
  }

  async #look(): Promise<void> {
    this.#missing = NO_ANSWER;
    await this.#store.ping();
    this.#missing = NO_DISK;
    const free = await this.#store.freeBytes();
    if (free !== null && free < this.#leastFreeBytes) {
      throw new HttpError(503, 'disk-full', 'The database disk is full or nearly full.', {
        retryAfter: DISK_SECONDS,
      });
    }
    const now = this.#now();
    if (now - this.#written < WRITTEN_MS) return;
    this.#missing = NO_WRITE;
    await this.#store.marks.set(PROBE, now);
    this.#written = now;
  }

  #noStore(): HttpError {
    return new HttpError(503, 'no-store', this.#missing);
  }
}
