/** Requests that wait until something happens at a table. */
import type { TableId } from '@guildhall/store';
import { Groups } from './groups.ts';

/** So many of one owner's wait at the same time; the oldest makes room for the newest. */
const MOST_WAITING = 20;

/** Ends the waiting; true: something has happened. */
type Wake = (hasNews: boolean) => void;

export interface NewsOfTable {
  /** Whether something has happened since it was asked for; false when the time is over, or others are to wait instead. */
  within(ms: number): Promise<boolean>;
  /** Goes after everything else. */
  end(): void;
}

export class TableNews {
  readonly #byTable = new Groups<TableId, Wake>();
  readonly #byOwner = new Groups<string, Wake>();
  #isStopped = false;

  listen(table: TableId, owner: string): NewsOfTable {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#byTable.add(table, resolve);
    this.#byOwner.add(owner, resolve);
    const waiting = this.#byOwner.of(owner);
    const [oldest] = waiting;
    if (waiting.size > MOST_WAITING) {
      this.#byOwner.remove(owner, oldest);
      oldest(false);
    }
    if (this.#isStopped) resolve(false);
    let timer: NodeJS.Timeout | undefined;
    return {
      within: async (ms) => {
        timer = setTimeout(resolve, ms, false);
        return await promise;
      },
      end: () => {
        clearTimeout(timer);
        this.#byTable.remove(table, resolve);
        this.#byOwner.remove(owner, resolve);
      },
    };
  }

  changed(table: TableId): void {
    this.#wake(table, true);
  }

  /** Anything may have changed, anywhere. */
  allChanged(): void {
    for (const table of this.#byTable.keys()) this.#wake(table, true);
  }

  /** Nobody is kept waiting any more. */
  stop(): void {
    this.#isStopped = true;
    for (const table of this.#byTable.keys()) this.#wake(table, false);
  }

  #wake(table: TableId, hasNews: boolean): void {
    for (const wake of this.#byTable.of(table)) wake(hasNews);
  }
}
