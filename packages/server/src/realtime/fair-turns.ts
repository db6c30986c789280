import { setImmediate as untilOthersHadTheirTurn } from 'node:timers/promises';

/** One after the other, and between any two whatever else waits: a crowd of one kind does not hold everybody else up. */
export class FairTurns {
  #last: Promise<void> = Promise.resolve();

  async next(): Promise<void> {
    this.#last = this.#last.then(() => untilOthersHadTheirTurn());
    await this.#last;
  }
}
