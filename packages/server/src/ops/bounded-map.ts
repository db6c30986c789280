/** A memory that forgets: what is too old, and the oldest of too many. */
export class BoundedMap<K, V> {
  readonly #most: number;
  readonly #ms: number;
  readonly #now: () => number;
  readonly #entries = new Map<K, { readonly value: V; readonly until: number }>();

  constructor(most: number, ms: number, now: () => number) {
    this.#most = most;
    this.#ms = ms;
    this.#now = now;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: K): V | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.until > this.#now()) return entry.value;
    this.#entries.delete(key);
    return undefined;
  }

  set(key: K, value: V): void {
    const now = this.#now();
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: now + this.#ms });
    // The oldest come first, and are the first to be too old.
    for (const [oldest, { until }] of this.#entries) {
      if (this.#entries.size <= this.#most && until > now) return;
      this.#entries.delete(oldest);
    }
  }

  delete(key: K): void {
    this.#entries.delete(key);
  }

  /** Forgets everything for which `matches` holds. */
  deleteWhere(matches: (value: V) => boolean): void {
    for (const [key, { value }] of this.#entries) if (matches(value)) this.#entries.delete(key);
  }
}
