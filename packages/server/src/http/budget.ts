/**
 * What an address may ask of this process in a minute. Requests and what sockets ask for come out of the same budget,
 * and a long answer counts as several: work is bounded, by whatever way it is asked for.
 */
import { BoundedMap } from '../ops/bounded-map.ts';

/** As many bytes as one request's worth of an answer. */
const BYTES_OF_ONE = 64 << 10;
const MOST_ADDRESSES = 100_000;

interface Window {
  used: number;
  readonly ends: number;
}

export class Budget {
  readonly #most: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #windows: BoundedMap<string, Window>;

  constructor(most: number, windowMs: number, now: () => number) {
    this.#most = most;
    this.#windowMs = windowMs;
    this.#now = now;
    this.#windows = new BoundedMap(MOST_ADDRESSES, windowMs, now);
  }

  /** Takes one request's worth. Gives how many milliseconds to wait where there is nothing left; 0: it was granted. */
  take(whose: string): number {
    const window = this.#window(whose);
    if (window.used >= this.#most) return Math.max(1, window.ends - this.#now());
    window.used += 1;
    return 0;
  }

  /** Takes what an answer cost beyond the request itself. */
  answered(whose: string, bytes: number): void {
    const more = Math.floor(bytes / BYTES_OF_ONE);
    if (more > 0) this.#window(whose).used += more;
  }

  #window(whose: string): Window {
    const known = this.#windows.get(whose);
    if (known !== undefined) return known;
    const begun = { used: 0, ends: this.#now() + this.#windowMs };
    this.#windows.set(whose, begun);
    return begun;
  }
}
