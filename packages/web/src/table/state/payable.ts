/**
 * What can be done only after payments, in one position: looked for bit by bit while the page has nothing else to do, so
 * that no click waits for it.
 */
import { payable } from '@guildhall/kernel';
import { useSyncExternalStore } from 'react';
import { Listeners } from '../../transport/listeners.ts';
import { type Intention, type Position, paidIntention } from './intentions.ts';
import { whenStill } from './motion.ts';

/** So many milliseconds at a time. */
const SLICE = 6;

const NOTHING: readonly Intention[] = [];

/** Of all actions those that somebody may wish who selects their place: the rest would light half the board. */
export function* payableAt(position: Position): Generator<Intention | null, void> {
  const { rules, view, seat, board } = position;
  const { notation } = rules;
  const wishedAt = new Map<string, ReadonlySet<string>>();
  const isWished = (action: Parameters<typeof board.places>[0]): boolean => {
    const [place] = board.places(action);
    if (place === undefined) return true;
    const wished =
      wishedAt.get(place) ?? new Set(board.wishes(view, seat, place).map((wish) => notation.write(wish)));
    wishedAt.set(place, wished);
    return wished.has(notation.write(action));
  };
  for (const way of payable(rules, view, seat, isWished))
    yield way === null ? null : paidIntention(position, way.actions);
}

/** A page that is never idle, as one with much to draw, is not waited for longer. */
const LATEST = { timeout: 100 };

/** Goes on when the page is idle, for a moment at a time; answers with how to stop. */
function atIdle(isDone: () => boolean): () => void {
  let isStopped = false;
  let callOff = (): void => {};
  const run = (): void => {
    if (!isStopped && !isDone()) later();
  };
  const whenIdle = (): void => {
    // Not every browser says when it is idle.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, LATEST);
    else setTimeout(run);
  };
  const later = (): void => {
    callOff = whenStill(whenIdle);
  };
  later();
  return () => {
    isStopped = true;
    callOff();
  };
}

interface Found {
  readonly intentions: readonly Intention[];
  /** Whether the search is over. */
  readonly isSettled: boolean;
}

/** It stands beside the position: what is found later lights places and adds to the list, and draws nothing else anew. */
export class Payable {
  readonly #asked: Position | null;
  readonly #listeners = new Listeners();
  #now: Found;

  constructor(asked: Position | null) {
    this.#asked = asked;
    this.#now = { intentions: NOTHING, isSettled: asked === null || asked.rules.payments === null };
  }

  get now(): Found {
    return this.#now;
  }

  readonly subscribe = (changed: () => void): (() => void) => this.#listeners.add(changed);

  /** Starts to search; answers with how to stop. */
  search(): () => void {
    if (this.#asked === null || this.#now.isSettled) return () => {};
    const search = payableAt(this.#asked);
    const intentions: Intention[] = [];
    return atIdle(() => {
      const until = performance.now() + SLICE;
      while (performance.now() < until) {
        const step = search.next();
        if (step.done === true) {
          this.#now = { intentions: intentions.length === 0 ? NOTHING : intentions, isSettled: true };
          this.#listeners.tell();
          return true;
        }
        if (step.value !== null) intentions.push(step.value);
      }
      return false;
    });
  }
}

export function usePayable(payable: Payable): readonly Intention[] {
  return useSyncExternalStore(payable.subscribe, () => payable.now.intentions);
}

export function useIsSettled(payable: Payable): boolean {
  return useSyncExternalStore(payable.subscribe, () => payable.now.isSettled);
}
