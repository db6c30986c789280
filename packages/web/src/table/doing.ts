/**
 * What the person here has under way, one thing at a time, and the no they got last. It stands beside the table: that
 * is not drawn anew because somebody waits for an answer.
 */
import { useSyncExternalStore } from 'react';
import type { Answer, No, TableLink } from '../transport/link.ts';
import { Listeners } from '../transport/listeners.ts';
import { useTable } from './context.ts';

interface StandingOrders {
  /** Something was done that is not answered yet. */
  readonly isBusy: boolean;
  /** The last refusal that somebody ran into; null: none. */
  readonly refused: No | null;
}

export class Doing {
  readonly #link: TableLink;
  readonly #listeners = new Listeners();
  #now: StandingOrders = { isBusy: false, refused: null };

  constructor(link: TableLink) {
    this.#link = link;
  }

  get now(): StandingOrders {
    return this.#now;
  }

  /** Does something; while the answer is on its way nothing else. */
  readonly run = (change: (link: TableLink) => Answer): void => {
    // What is clicked twice while a server thinks about it was meant once.
    if (this.#now.isBusy) return;
    this.#become({ ...this.#now, isBusy: true });
    let { refused } = this.#now;
    void change(this.#link)
      .then((answer) => {
        refused = answer;
      })
      .finally(() => this.#become({ isBusy: false, refused }));
  };

  forgetRefusal(): void {
    if (this.#now.refused !== null) this.#become({ ...this.#now, refused: null });
  }

  readonly subscribe = (changed: () => void): (() => void) => this.#listeners.add(changed);

  #become(now: StandingOrders): void {
    this.#now = now;
    this.#listeners.tell();
  }
}

export function useDoing(): StandingOrders {
  const { doing } = useTable();
  return useSyncExternalStore(doing.subscribe, () => doing.now);
}
