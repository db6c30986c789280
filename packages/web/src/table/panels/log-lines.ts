/** Which events of an entry stand in one line of the log. */
import { type LogEvent, type RedactedEntry, TABLE } from '@guildhall/kernel';

/** What a seat does by several actions played as one is told in one line; what the table does then, line by line. */
export function linesOf({ events, seat, actions = 1 }: RedactedEntry): readonly (readonly LogEvent[])[] {
  const turnOfTable = events.findIndex((event) => event.seat === TABLE);
  const isJoined = (event: LogEvent, at: number): boolean =>
    actions > 1 && event.seat === seat && (turnOfTable < 0 || at < turnOfTable);
  const joined = events.filter(isJoined);
  const others = events.filter((event, at) => !isJoined(event, at)).map((event) => [event]);
  return joined.length === 0 ? others : [joined, ...others];
}
