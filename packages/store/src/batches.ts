/**
 * Batches the changes of one turn of the event loop, so that one commit, and one wait for the disk, is enough for all
 * of them. No promise resolves before that commit.
 */
export type Outcome<R> = { readonly value: R } | { readonly error: unknown };

interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (value: R) => void;
  readonly reject: (error: unknown) => void;
}

const LARGEST = 256;

export class Batches<T, R> {
  readonly #run: (items: readonly T[]) => Promise<readonly Outcome<R>[]>;
  #waiting: Waiting<T, R>[] = [];
  #running: Promise<void> | null = null;

  /** `run` returns an outcome for each item, and throws only if none of them happened. */
  constructor(run: (items: readonly T[]) => Promise<readonly Outcome<R>[]>) {
    this.#run = run;
  }

  add(item: T): Promise<R> {
    const { promise, resolve, reject } = Promise.withResolvers<R>();
    this.#waiting.push({ item, resolve, reject });
    this.#running ??= this.#runAll();
    return promise;
  }

  /** Resolves when nothing is waiting any more. */
  async idle(): Promise<void> {
    while (this.#running !== null) await this.#running;
  }

  async #runAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      await new Promise<void>((resolve) => setImmediate(resolve));
      await this.#runOne(this.#waiting.splice(0, LARGEST));
    }
    this.#running = null;
  }

  async #runOne(batch: readonly Waiting<T, R>[]): Promise<void> {
    let outcomes: readonly Outcome<R>[];
    try {
      outcomes = await this.#run(batch.map(({ item }) => item));
    } catch (error) {
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const [at, { resolve, reject }] of batch.entries()) {
      const outcome = outcomes[at];
      if ('value' in outcome) resolve(outcome.value);
      else reject(outcome.error);
    }
  }
}
