/**
 * What the person here has chosen and not played yet. It stands beside the position, so that a choice draws anew the bar
 * that shows it and nothing else.
 */
import { useSyncExternalStore } from 'react';
import { Listeners } from '../../transport/listeners.ts';
import type { Intention } from './intentions.ts';

export class Choice {
  readonly #listeners = new Listeners();
  #chosen: Intention | null = null;

  get chosen(): Intention | null {
    return this.#chosen;
  }

  choose(intention: Intention | null): void {
    if (this.#chosen?.id === intention?.id) return;
    this.#chosen = intention;
    this.#listeners.tell();
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
