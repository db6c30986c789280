/**
 * The moves of others, shown one after the other at the pace that the person here likes, while the game itself may be
 * further on already. Nothing of it reaches the game: whoever skips it is where the game is.
 */
import type { GameState, RedactedEntry } from '@guildhall/kernel';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Pace, preferences } from '../../preferences.ts';
import type { Snapshot, TableLink } from '../../transport/link.ts';
import { Listeners } from '../../transport/listeners.ts';
import { whenStill } from './motion.ts';
import { lastEntryOf } from './offers.ts';

/** How long a move stays before the next one is shown. */
const REST: Readonly<Record<Exclude<Pace, 'instant'>, number>> = { slow: 2_400, normal: 1_200, fast: 350 };
/** Who was away for longer is not kept for all of it. */
const MOST_STEPS = 40;

/** A position that others made, and the numbers of the entries that led to it: after `from`, up to `number`. */
interface Step {
  readonly from: number;
  readonly number: number;
  readonly view: GameState;
}

export interface PlaybackState extends Step {
  /** Which of how many, counted from 1. */
  readonly at: number;
  readonly of: number;
  readonly isPaused: boolean;
}

/** The game, and the move of it that is shown; null: the game as it stands. They change together. */
export interface Shown {
  readonly snapshot: Snapshot;
  readonly playing: PlaybackState | null;
}

/** Views of the past that are fetched at a time: each is a request where a server keeps the table. */
const FETCHED_AT_ONCE = 4;

/** Where nobody was away: in an analysis nobody plays, and a lesson tells what happened itself. */
const NEVER_AWAY: readonly Snapshot['realm'][] = ['analysis', 'lesson'];

/** The own last entry, where others have moved since then; null: they have not, or nobody in particular looks. */
function lastOwnEntry({ log, seat, mine, isOver, realm }: Snapshot): number | null {
  if (seat === null || mine.length > 1 || isOver || NEVER_AWAY.includes(realm)) return null;
  const own = lastEntryOf(log, seat);
  const hasNews = log.some((entry) => entry.number > own && isMoveOfOther(entry, seat));
  return own > 0 && hasNews ? own : null;
}

function isMoveOfOther({ kind, seat, events }: RedactedEntry, own: number): boolean {
  return kind === 'action' && seat !== own && events.length > 0;
}

/** Is told what is shown next, while the position before it is still drawn. */
export type Announced = (entries: readonly RedactedEntry[]) => void;

export class Playback {
  readonly #listeners = new Listeners();
  readonly #announced = new Set<Announced>();
  #steps: readonly Step[] = [];
  #at = 0;
  #last: number;
  #isPaused = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Ends the wait for pieces that still move. */
  #callOff: () => void = () => {};
  #since: number | null;
  #shown: Shown;
  /** What came while pieces move; each of them is a move of its own, however fast they come. */
  #waiting: Snapshot[] = [];
  #callOffWaiting: () => void = () => {};
  /** Whether nobody can see the page: what happens meanwhile waits. */
  #isHidden = false;
  #hiddenAt = 0;

  constructor(snapshot: Snapshot) {
    this.#last = snapshot.length;
    this.#shown = { snapshot, playing: null };
    this.#since = lastOwnEntry(snapshot);
  }

  /** The entry after which everything is news to somebody who was away; null: they were not, or know it. */
  get since(): number | null {
    return this.#since;
  }

  get now(): PlaybackState | null {
    return this.#shown.playing;
  }

  get shown(): Shown {
    return this.#shown;
  }

  readonly subscribe = (changed: () => void): (() => void) => this.#listeners.add(changed);

  /** Something that makes ready for a move before it is drawn. Gives a function that calls it off. */
  readonly announce = (announced: Announced): (() => void) => {
    this.#announced.add(announced);
    return () => this.#announced.delete(announced);
  };

  /** The game went on: shown at once, or when pieces that move have arrived. */
  receive(snapshot: Snapshot): void {
    this.#callOffWaiting();
    this.#waiting.push(snapshot);
    this.#callOffWaiting = whenStill(() => {
      for (const one of this.#waiting.splice(0)) this.hear(one);
    });
  }

  /** The game went on, and nothing moves. */
  hear(snapshot: Snapshot): void {
    const { length, view, log, seat, curtain } = snapshot;
    if (snapshot === this.#shown.snapshot) return;
    const isBack = length < this.#last;
    const isOwn = log.at(-1)?.seat === seat;
    const isSilent = log.every(({ number, events }) => number <= this.#last || events.length === 0);
    const isNoStep = isBack || isOwn || curtain !== null || preferences().pace === 'instant';
    if (length > this.#last && !isNoStep && !isSilent && this.#steps.length === 0)
      this.#tellAnnounced(snapshot, { from: this.#last, number: length });
    // Listeners are told when it is known which move is shown.
    this.#shown = { snapshot, playing: this.#shown.playing };
    if (length === this.#last) {
      this.#listeners.tell();
      return;
    }
    const from = this.#last;
    this.#last = length;
    if (isBack || isOwn) this.forgetSince();
    if (isNoStep) {
      this.#forgetSteps();
      return;
    }
    // The end of a turn tells nothing: it is no step of its own.
    const before = isSilent ? this.#steps.slice(0, -1) : this.#steps;
    if (isSilent && this.#steps.length === 0) {
      this.#listeners.tell();
      return;
    }
    this.#steps = [
      ...before,
      { from: isSilent ? (this.#steps.at(-1)?.from ?? from) : from, number: length, view },
    ];
    if (this.#steps.length - this.#at > MOST_STEPS) this.#at = this.#steps.length - MOST_STEPS;
    this.#go();
  }

  /** Shows what happened after an entry once more, from how the table stood then. */
  async show(from: number, viewAt: (point: number) => Promise<GameState>): Promise<void> {
    this.forgetSince();
    const eventful = this.#shown.snapshot.log.filter(
      ({ number, events }) => number > from && events.length > 0,
    );
    const numbers = [from, ...eventful.map(({ number }) => number)].slice(-MOST_STEPS);
    const views: GameState[] = [];
    for (let at = 0; at < numbers.length; at += FETCHED_AT_ONCE) {
      views.push(...(await Promise.all(numbers.slice(at, at + FETCHED_AT_ONCE).map(viewAt))));
    }
    this.#steps = numbers.map((number, at) => ({ from: numbers[at - 1] ?? number, number, view: views[at] }));
    this.#at = 0;
    this.#isPaused = false;
    this.#go();
  }

  /** What happened while somebody was away is known. */
  forgetSince(): void {
    if (this.#since === null) return;
    this.#since = null;
    this.#listeners.tell();
  }

  /** The page was hidden, or is looked at again. */
  hold(isHidden: boolean): void {
    this.#isHidden = isHidden;
    // What is not shown move by move is summed up on coming back.
    if (!isHidden && preferences().pace === 'instant') {
      if (this.#last > this.#hiddenAt) this.#since = lastOwnEntry(this.#shown.snapshot);
      this.#listeners.tell();
    }
    if (isHidden) this.#hiddenAt = this.#last;
    this.#go();
  }

  /** To where the game is, with all that has come meanwhile. */
  skip(): void {
    const latest = this.#waiting.splice(0).at(-1);
    if (latest !== undefined) {
      this.#shown = { snapshot: latest, playing: this.#shown.playing };
      this.#last = latest.length;
    }
    this.#forgetSteps();
  }

  #forgetSteps(): void {
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
    this.#callOffWaiting();
    this.#waiting = [];
    this.#forgetTimer();
  }

  /** The last step is where the game is: it is looked at as the game. */
  #go(): void {
    this.#forgetTimer();
    const step = this.#steps[this.#at];
    const isLast = this.#at >= this.#steps.length - 1;
    if (step !== undefined) this.#tellAnnounced(this.#shown.snapshot, step);
    if (step === undefined || isLast) {
      this.#become(null);
      // Moves that come while this one is new stand in line behind it.
      if (step !== undefined) this.#wait(() => this.#forgetSteps());
      return;
    }
    this.#become({ ...step, at: this.#at + 1, of: this.#steps.length, isPaused: this.#isPaused });
    if (!this.#isPaused) this.#wait(() => this.next());
  }

  #wait(then: () => void): void {
    if (this.#isHidden) return;
    const { pace } = preferences();
    this.#timer = setTimeout(
      () => {
        this.#callOff = whenStill(then);
      },
      pace === 'instant' ? 0 : REST[pace],
    );
  }

  #forgetTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#callOff();
  }

  #tellAnnounced({ log }: Snapshot, { from, number }: Omit<Step, 'view'>): void {
    const entries = log.filter((entry) => entry.number > from && entry.number <= number);
    for (const announced of this.#announced) announced(entries);
  }

  #become(playing: PlaybackState | null): void {
    const { snapshot, playing: before } = this.#shown;
    if (playing !== before) this.#shown = { snapshot, playing };
    this.#listeners.tell();
  }
}

/** The game, the move of it that is shown now, and what goes through the moves. What comes while pieces move is shown when they have arrived. */
export function usePlayback(link: TableLink): Shown & { readonly playback: Playback } {
  const playback = useMemo(() => new Playback(link.snapshot()), [link]);
  useEffect(() => {
    const end = link.subscribe(() => playback.receive(link.snapshot()));
    playback.hear(link.snapshot());
    const changed = (): void => playback.hold(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', changed);
    return () => {
      end();
      document.removeEventListener('visibilitychange', changed);
      playback.close();
    };
  }, [link, playback]);
  const shown = useSyncExternalStore(playback.subscribe, () => playback.shown);
  return { ...shown, playback };
}

/** The entry after which everything is news to the person here; null: nothing is. */
export function useSince(playback: Playback): number | null {
  return useSyncExternalStore(
    playback.subscribe,
    () => playback.since,
    () => null,
  );
}
