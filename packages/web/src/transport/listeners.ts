/** Notifies listeners that a table changed: at once, or once for a whole burst of changes. */
const BURST_MS = 16;

export type When = 'now' | 'soon';

export class Listeners {
  readonly #all = new Set<() => void>();
  #soon: ReturnType<typeof setTimeout> | null = null;

  add(listener: () => void): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  /** Soon: together with whatever else happens before the next picture. */
  tell(when: When = 'now'): void {
    if (when === 'soon') {
      this.#soon ??= setTimeout(() => this.tell(), BURST_MS);
      return;
    }
    this.#forgetSoon();
    for (const listener of this.#all) listener();
  }

  /** Sends notifications that are due soon at once. */
  hurry(): void {
    if (this.#soon !== null) this.tell();
  }

  clear(): void {
    this.#forgetSoon();
    this.#all.clear();
  }

  #forgetSoon(): void {
    if (this.#soon !== null) clearTimeout(this.#soon);
    this.#soon = null;
  }
}
