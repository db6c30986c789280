/**
 * What the person here has chosen and not played yet. It stands beside the position, so that a choice draws anew the bar
 * that shows it and nothing else.
 */
import type { Outlook, Outlooks } from '@guildhall/board-kit';
import { useSyncExternalStore } from 'react';
import { Listeners } from '../../transport/listeners.ts';
import type { Intention } from './intentions.ts';

export class Choice implements Outlooks {
  readonly #listeners = new Listeners();
  #chosen: Intention | null = null;
  #outlook: Outlook | null | undefined = null;

  get chosen(): Intention | null {
    return this.#chosen;
  }

  choose(intention: Intention | null): void {
    if (this.#chosen?.id === intention?.id) return;
    this.#chosen = intention;
    this.#outlook = undefined;
    this.#listeners.tell();
  }

  /** What the choice would lead to, for the board to show. */
  get outlook(): Outlook | null {
    if (this.#outlook === undefined) this.#outlook = this.#chosen?.outlook() ?? null;
    return this.#outlook;
  }

  readonly subscribe = (changed: () => void): (() => void) => this.#listeners.add(changed);
}

export function useChosen(choice: Choice): Intention | null {
  return useSyncExternalStore(
    choice.subscribe,
    () => choice.chosen,
    () => choice.chosen,
  );
}
