/**
 * Things that are loaded once, each by its keys. A component reads them and waits while they are on their way; what is
 * there already it has at once: React shows what it waited for a third of a second late, however short the wait.
 */
import { use } from 'react';

interface Load<T> {
  readonly promise: Promise<T>;
  /** Null while it is on its way. */
  arrived: { readonly value: T } | null;
}

export class Loaded<K extends readonly string[], T> {
  readonly #fetch: (...keys: K) => Promise<T>;
  readonly #loads = new Map<string, Load<T>>();

  constructor(fetch: (...keys: K) => Promise<T>) {
    this.#fetch = fetch;
  }

  load(...keys: K): Promise<T> {
    return this.#of(keys).promise;
  }

  /** For components. */
  read(...keys: K): T {
    const { arrived, promise } = this.#of(keys);
    return arrived === null ? use(promise) : arrived.value;
  }

  /** The same promise every time, so that a component can wait for it; a failure is not kept. */
  #of(keys: K): Load<T> {
    const key = keys.join(' ');
    const known = this.#loads.get(key);
    if (known !== undefined) return known;
    const load: Load<T> = { promise: this.#fetch(...keys), arrived: null };
    this.#loads.set(key, load);
    load.promise.then(
      (value) => {
        load.arrived = { value };
      },
      () => this.#loads.delete(key),
    );
    return load;
  }
}
