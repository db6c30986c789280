/** One question at a time, and its answer or what went wrong instead. After a failure there are no more answers. */
export class Dialogue<T> {
  readonly #onFailure: () => void;
  #open: PromiseWithResolvers<T> | null = null;
  #failure: string | null = null;

  /** `onFailure` is called once, at the first failure. */
  constructor(onFailure: () => void) {
    this.#onFailure = onFailure;
  }

  get hasFailed(): boolean {
    return this.#failure !== null;
  }

  /** Whether an answer is waited for. */
  get isOpen(): boolean {
    return this.#open !== null;
  }

  /** Waits for the answer to a question that was just put. */
  async answerWithin(milliseconds: number): Promise<T> {
    if (this.#failure !== null) throw new Error(this.#failure);
    const open = Promise.withResolvers<T>();
    this.#open = open;
    const alarm = setTimeout(() => this.fail(`it did not answer within ${milliseconds} ms`), milliseconds);
    try {
      return await open.promise;
    } finally {
      clearTimeout(alarm);
    }
  }

  answer(value: T): void {
    this.#open?.resolve(value);
    this.#open = null;
  }

  fail(reason: string): void {
    if (this.#failure !== null) return;
    this.#failure = reason;
    this.#open?.reject(new Error(reason));
    this.#open = null;
    this.#onFailure();
  }
}
