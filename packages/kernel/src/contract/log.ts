import type { Seat } from './game.ts';

export type LogValue = string | number | boolean | null | readonly LogValue[];

/** One thing that happened, typed, so that every language has words for it. */
export interface LogEvent {
  readonly kind: string;
  /** Who did it; TABLE when nobody. */
  readonly seat: Seat;
  /** Who may read it. */
  readonly readers: 'all' | readonly Seat[];
  readonly data: Readonly<Record<string, LogValue>>;
}

export type Listener = (event: LogEvent) => void;

/** Whether a seat (null: a spectator) may read an event. */
export function mayRead(event: LogEvent, seat: Seat | null): boolean {
  return event.readers === 'all' || (seat !== null && event.readers.includes(seat));
}
