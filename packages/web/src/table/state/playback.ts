/**
 * The moves of others, shown one after the other at the pace that the person here likes, while the game itself may be
 * further on already. Nothing of it reaches the game: whoever skips it is where the game is.
 */
import type { GameState } from '@guildhall/kernel';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Pace, preferences } from '../../preferences.ts';
import type { Snapshot, TableLink } from '../../transport/link.ts';
import { Listeners } from '../../transport/listeners.ts';

/** How long a move stays before the next one is shown. */
const REST: Readonly<Record<Exclude<Pace, 'instant'>, number>> = { slow: 2_400, normal: 1_200, fast: 350 };
/** Who was away for longer is not kept for all of it. */
const MOST_STEPS = 40;

/** A position that others made, and the number of the entry that led to it. */
interface Step {
  readonly number: number;
  readonly view: GameState;
}

export interface PlaybackState extends Step {
  /** Which of how many, counted from 1. */
  readonly at: number;
  readonly of: number;
  readonly isPaused: boolean;
}

export class Playback {
  readonly #listeners = new Listeners();
  #steps: readonly Step[] = [];
  #at = 0;
  #last: number;
  #isPaused = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #now: PlaybackState | null = null;

  constructor({ length }: Snapshot) {
    this.#last = length;
  }

  get now(): PlaybackState | null {
    return this.#now;
  }

  readonly subscribe = (changed: () => void): (() => void) => this.#listeners.add(changed);

  /** The game went on. */
  hear({ length, view, log, seat, curtain }: Snapshot): void {
    if (length === this.#last) return;
    const isBack = length < this.#last;
    const isOwn = log.at(-1)?.seat === seat;
    this.#last = length;
    if (isBack || isOwn || curtain !== null || preferences().pace === 'instant') {
      this.skip();
      return;
    }
    this.#steps = [...this.#steps, { number: length, view }];
    if (this.#steps.length - this.#at > MOST_STEPS) this.#at = this.#steps.length - MOST_STEPS;
    this.#go();
  }

  /** To where the game is. */
  skip(): void {
    this.#steps = [];
    this.#at = 0;
    this.#isPaused = false;
    this.#go();
  }

  back(): void {
    this.#isPaused = true;
    this.#at = Math.max(0, this.#at - 1);
    this.#go();
  }

  next(): void {
    this.#at += 1;
    this.#go();
  }

  pause(): void {
    this.#isPaused = !this.#isPaused;
    this.#go();
  }

  close(): void {
    this.#forgetTimer();
  }

  /** The last step is where the game is: it is looked at as the game. */
  #go(): void {
    this.#forgetTimer();
    const step = this.#steps[this.#at];
    const isLast = this.#at >= this.#steps.length - 1;
    if (step === undefined || isLast) {
      this.#become(null);
      // Moves that come while this one is new stand in line behind it.
      if (step !== undefined) this.#wait(() => this.skip());
      return;
    }
    const { number, view } = step;
    this.#become({ number, view, at: this.#at + 1, of: this.#steps.length, isPaused: this.#isPaused });
    if (!this.#isPaused) this.#wait(() => this.next());
  }

  #wait(then: () => void): void {
    const { pace } = preferences();
    this.#timer = setTimeout(then, pace === 'instant' ? 0 : REST[pace]);
  }

  #forgetTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #become(now: PlaybackState | null): void {
    if (now === null && this.#now === null) return;
    this.#now = now;
    this.#listeners.tell();
  }
}

/** The move that is shown now, and what moves through them; null: the game is shown as it stands. */
export function usePlayback(link: TableLink, snapshot: Snapshot): readonly [PlaybackState | null, Playback] {
  const playback = useMemo(() => new Playback(snapshot), [link]);
  useEffect(() => playback.hear(snapshot), [playback, snapshot]);
  useEffect(() => () => playback.close(), [playback]);
  const now = useSyncExternalStore(
    playback.subscribe,
    () => playback.now,
    () => null,
  );
  return [now, playback];
}
