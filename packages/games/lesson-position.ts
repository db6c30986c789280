/** A position of a lesson or a guide, and what their texts read from it. */
import type { GameState, LogEvent, Rules, Seat, Table } from '@guildhall/kernel';

export interface LessonPosition<S extends GameState = GameState> {
  readonly rules: Rules<S>;
  readonly view: S;
  readonly seat: Seat;
  /** Everything that the learner saw happen so far. */
  readonly events: readonly LogEvent[];
}

/** A table as the learner at a seat sees it. */
export function positionOf(table: Table, seat: Seat): LessonPosition {
  const events = table.log(seat).flatMap((entry) => entry.events);
  return { rules: table.rules, view: table.view(seat), seat, events };
}

/** The named numbers of the learner's seat. */
export function countsOf({ rules, view, seat }: LessonPosition): Readonly<Record<string, number>> {
  return rules.counts(view, seat);
}

/** A number in the last event of a kind that is about the learner; 0 if there was none. */
export function lastOf({ events, seat }: LessonPosition, kind: string, name: string): number {
  const last = events.findLast((event) => event.kind === kind && event.seat === seat);
  return Number(last?.data[name] ?? 0);
}
