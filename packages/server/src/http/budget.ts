/**
 * What an address may request of this process in a minute. HTTP requests and those of sockets share one budget, a long
 * response counts as several, and so does what sockets are sent without a request: work is bounded, whichever way it
 * is caused.
 */
import { BoundedMap } from '../ops/bounded-map.ts';

/** The bytes of a response that one request pays for. */
const BYTES_OF_ONE = 64 << 10;
const MOST_ADDRESSES = 100_000;
/** The share of a request that a cacheable file costs: the client has hundreds of them, and each is read from disk. */
const KEPT_FILE = 0.1;

/** What it costs beyond the request that a table had to be opened from the store: 5 to 20 ms, ten times a usual request. */
const OPENED_TABLE = 4;
/** Its entries are played again: so many of them take as long as a usual table, and a table may have thousands. */
const ENTRIES_OF_ONE = 100;

/** The number of refusals, as a multiple of its budget, after which an address counts as flooding. */
const FLOOD = 10;

interface Window {
  used: number;
  refused: number;
  /** Bytes sent to sockets without a request and not charged yet. */
  unpaid: number;
  readonly ends: number;
}

export class Budget {
  readonly #most: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #windows: BoundedMap<string, Window>;
  #floods: (whose: string) => void = () => undefined;

  constructor(most: number, windowMs: number, now: () => number) {
    this.#most = most;
    this.#windowMs = windowMs;
    this.#now = now;
    this.#windows = new BoundedMap(MOST_ADDRESSES, windowMs, now);
  }

  /** Charges one request. Returns how many milliseconds to wait if nothing is left; 0: it was granted. */
  take(whose: string): number {
    const window = this.#window(whose);
    if (window.used >= this.#most) {
      window.refused += 1;
      if (window.refused === this.#mostRefused) this.#floods(whose);
      return Math.max(1, window.ends - this.#now());
    }
    window.used += 1;
    return 0;
  }

  /** Calls the listener when an address keeps sending although nothing is left: even a refusal costs time. */
  onFlood(floods: (whose: string) => void): void {
    this.#floods = floods;
  }

  isFlooding(whose: string): boolean {
    return (this.#windows.get(whose)?.refused ?? 0) >= this.#mostRefused;
  }

  /** Charges what a response cost beyond the request itself. */
  answered(whose: string, bytes: number): void {
    const more = Math.floor(bytes / BYTES_OF_ONE);
    if (more > 0) this.#window(whose).used += more;
  }

  /** Takes what it cost to open a table of so many entries that was not in memory. */
  opened(whose: string, entries: number): void {
    this.worked(whose, OPENED_TABLE + Math.floor(entries / ENTRIES_OF_ONE));
  }

  /** Charges a request of which the work is that of several. */
  worked(whose: string, requests: number): void {
    this.#window(whose).used += requests;
  }

  /** Gives back most of a request that was answered with a cacheable file. */
  keptFile(whose: string): void {
    this.#window(whose).used -= 1 - KEPT_FILE;
  }

  /**
   * Charges what a socket was sent without a request. Such messages are short and many, so they are counted together.
   */
  pushed(whose: string, bytes: number): void {
    const window = this.#window(whose);
    window.unpaid += bytes;
    if (window.unpaid < BYTES_OF_ONE) return;
    window.used += Math.floor(window.unpaid / BYTES_OF_ONE);
    window.unpaid %= BYTES_OF_ONE;
  }

  get #mostRefused(): number {
    return FLOOD * this.#most + 1;
  }

  #window(whose: string): Window {
    const known = this.#windows.get(whose);
    if (known !== undefined) return known;
    const begun = { used: 0, refused: 0, unpaid: 0, ends: this.#now() + this.#windowMs };
    this.#windows.set(whose, begun);
    return begun;
  }
}
