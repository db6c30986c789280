import { setImmediate as untilOthersHadTheirTurn } from 'node:timers/promises';

/**
 * Runs tasks one after the other and lets everything else run in between, so that many tasks of one kind do not block
 * the rest.
 */
export class FairTurns {
  #last: Promise<void> = Promise.resolve();

  async next(): Promise<void> {
    this.#last = this.#last.then(() => untilOthersHadTheirTurn());
    await this.#last;
  }
}
