/**
 * The person's request in flight, one at a time, and their last refusal. Kept apart from the table, so that waiting for
 * a response does not redraw it.
 */
import { useSyncExternalStore } from 'react';
import type { LinkRefusal, LinkResult, TableLink } from '../../transport/link.ts';
import { Listeners } from '../../transport/listeners.ts';
import { useTable } from './context.ts';

interface RequestState {
  /** Something was done that is not answered yet. */
  readonly isBusy: boolean;
  /** The last refusal that somebody ran into; null: none. */
  readonly refused: LinkRefusal | null;
}

export class PendingRequest {
  readonly #link: TableLink;
  readonly #listeners = new Listeners();
  #now: RequestState = { isBusy: false, refused: null };

  constructor(link: TableLink) {
    this.#link = link;
  }

  get now(): RequestState {
    return this.#now;
  }

  /** Does something; while the answer is on its way nothing else. */
  readonly run = (change: (link: TableLink) => LinkResult): void => {
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

  #become(now: RequestState): void {
    this.#now = now;
    this.#listeners.tell();
  }
}

export function usePendingRequest(): RequestState {
  const { request } = useTable();
  return useSyncExternalStore(request.subscribe, () => request.now);
}
