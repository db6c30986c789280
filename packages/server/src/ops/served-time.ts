/**
 * Time runs at tables while a server is there. Servers note that they are; time of which no server took note for a while
 * is nobody's thinking time, whether they were stopped, stood still or had no database. The clocks of tables go by the
 * time that is left without such breaks, so that nothing at a table has to be changed for one, and no order of events
 * after it can take anybody's time.
 */
import type { Store, TableId } from '@guildhall/store';
import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { HttpError } from '../http/http-error.ts';
import { nextZero } from '../tables/clocks.ts';

/** So many notes have to be missing: another server may have noted a moment ago, by a slightly different clock. */
const MISSING_NOTES = 3;

/** A moment, by both times. */
export interface Instant {
  readonly now: number;
  /** The time that tables' clocks go by. */
  readonly served: number;
}

export interface ServedTimeParts {
  readonly store: Store;
  readonly now: () => number;
  /** How often a note is taken. */
  readonly noteMs: number;
  /** Sets the server's time, where another server is ahead: a machine that was suspended does not know of it. */
  readonly setTime: ((now: number) => void) | null;
}

export class ServedTime {
  readonly #parts: ServedTimeParts;
  readonly #leastBreakMs: number;
  /** The last note that is in the store, by the server's time; null: none yet. */
  #noted: number | null = null;
  /** How far the wall clock was ahead of the server's time then. */
  #wallAheadMs = 0;
  #unservedMs = 0;
  #confirming: Promise<number> | null = null;
  #ended: (breakMs: number) => void = () => undefined;
  #corrected: () => void = () => undefined;

  constructor(parts: ServedTimeParts) {
    this.#parts = parts;
    this.#leastBreakMs = MISSING_NOTES * parts.noteMs;
  }

  /** Calls the listener for each break that this server was the first to come out of. */
  onBreak(ended: (breakMs: number) => void): void {
    this.#ended = ended;
  }

  /** Calls the listener whenever clocks of tables turn out to show something else than this server assumed. */
  onCorrection(corrected: () => void): void {
    this.#corrected = corrected;
  }

  /** Never further than a break after the last note: what comes after that may turn out to be one. */
  instant(): Instant {
    const now = this.#parts.now();
    const noted = this.#noted ?? now;
    return { now, served: Math.min(now, noted + this.#leastBreakMs) - this.#unservedMs };
  }

  /** What time it is, or was, when the tables' clocks show this. */
  timeAt(served: number): number {
    return served + this.#unservedMs;
  }

  /** Takes note, and returns the time of tables' clocks up to which servers were certainly up. */
  async confirm(): Promise<number> {
    const { store, now, setTime } = this.#parts;
    const asOf = now();
    const wallAheadMs = Date.now() - asOf;
    const { at, unservedMs, breakMs } = await store.servedTime.note({
      now: asOf,
      leastBreakMs: this.#leastBreakMs,
      follows: setTime !== null && this.#noted !== null,
    });
    const isBehind = setTime !== null && at > now();
    if (isBehind) setTime(at);
    const isCorrected = unservedMs !== this.#unservedMs;
    this.#noted = at;
    this.#wallAheadMs = isBehind ? Date.now() - now() : wallAheadMs;
    this.#unservedMs = unservedMs;
    if (breakMs !== 0) this.#ended(breakMs);
    if (isCorrected) this.#corrected();
    return at - unservedMs;
  }

  /** Goes before everything that goes by the clocks of tables: where a break is possible the store is read first. */
  async refresh(): Promise<void> {
    if (this.#isFresh()) return;
    this.#confirming ??= this.confirm().finally(() => {
      this.#confirming = null;
    });
    await this.#confirming;
  }

  /** The wall clock may know of a time during which the machine was suspended, and its steady clock with it. */
  #isFresh(): boolean {
    if (this.#noted === null) return false;
    const now = this.#parts.now();
    const jumpMs = Date.now() - now - this.#wallAheadMs;
    return Math.abs(now - this.#noted) < this.#leastBreakMs && Math.abs(jumpMs) < this.#leastBreakMs;
  }
}

/**
 * Shows those who watch the clocks as they are after a break: a client counts on from what it was sent last. Nothing
 * else at a table needs a change. The job of a clock that comes too early by the break finds that out by itself.
 */
export async function showClocks(context: AppContext, log: FastifyBaseLogger): Promise<void> {
  for (const table of context.subscriptions.watchedTables()) {
    try {
      if (context.subscriptions.isWatched(table)) await showClocksAt(context, table);
    } catch (error) {
      const isGone = error instanceof HttpError && error.status === 404;
      if (!isGone) log.error({ err: error, table }, 'the clocks of a table could not be shown after a break');
    }
  }
}

async function showClocksAt({ live: tables, subscriptions }: AppContext, table: TableId): Promise<void> {
  await tables.change(table, (live) => {
    const isRunning = live.record.status === 'running' && nextZero(live.clocks) !== null;
    return {
      // A client takes only what is newer than what it has.
      change: isRunning ? {} : null,
      answer: (positions) => subscriptions.spread(live, { position: 'all', table: false }, positions),
    };
  });
}
