/**
 * Which place is selected. It stands beside the position, so that a click draws anew the place that was selected, the
 * one that is, and what can be done there; nothing else.
 */
import { useSyncExternalStore } from 'react';
import type { PlaceId } from './board.ts';

export class Selection {
  #place: PlaceId | null = null;
  readonly #listeners = new Set<() => void>();

  get place(): PlaceId | null {
    return this.#place;
  }

  select(place: PlaceId | null): void {
    this.#place = place;
    for (const changed of this.#listeners) changed();
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => {
      this.#listeners.delete(changed);
    };
  };
}

/** Something that depends on the selection; drawn anew only when it changes. */
export function useSelection<T>(selection: Selection, from: (place: PlaceId | null) => T): T {
  const read = (): T => from(selection.place);
  return useSyncExternalStore(selection.subscribe, read, read);
}
