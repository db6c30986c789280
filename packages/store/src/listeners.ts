import type { ChangeListener } from './engine.ts';
import type { Change } from './records.ts';

/** The listeners of this process. One that throws is its own affair: the others are told, and nothing is undone. */
export class Listeners {
  readonly #listeners = new Set<ChangeListener>();

  /** Gives the function that takes it off again. */
  add(listener: ChangeListener): () => void {
    // The same function may be added twice, and is then told twice.
    const own: ChangeListener = (change) => listener(change);
    this.#listeners.add(own);
    return () => {
      this.#listeners.delete(own);
    };
  }

  tell(change: Change): void {
    for (const listener of this.#listeners) {
      try {
        listener(change);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }

  clear(): void {
    this.#listeners.clear();
  }
}
