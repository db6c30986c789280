import type { ChangeListener } from './engine.ts';
import type { Change } from './records.ts';

/** The listeners of this process. One that throws harms nobody: the others are called, and nothing is undone. */
export class Listeners {
  readonly #listeners = new Set<ChangeListener>();

  /** Returns the function that removes it again. */
  add(listener: ChangeListener): () => void {
    // The same function may be added twice, and is then called twice.
    const own: ChangeListener = (change) => listener(change);
    this.#listeners.add(own);
    return () => {
      this.#listeners.delete(own);
    };
  }

  notify(change: Change): void {
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
