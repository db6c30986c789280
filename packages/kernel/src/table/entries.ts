/** The entries of a table: what is settled, one line of text each. */
import type { Seat } from '../contract/game.ts';

/** A seat's move, in the game's notation: one action, or several that were played as one (`move.ts`). */
export interface ActionEntry {
  readonly kind: 'action';
  readonly seat: Seat;
  readonly line: string;
}

/** All seats agreed to go back to how things stood after entry number `to` (0: after set-up). */
export interface BackEntry {
  readonly kind: 'back';
  readonly to: number;
  readonly by: Seat;
}

/** A seat left the game for good. */
export interface LeaveEntry {
  readonly kind: 'leave';
  readonly seat: Seat;
}

export type Entry = ActionEntry | BackEntry | LeaveEntry;

/** What a seat does, which a game carries out; going back is the kernel's own. */
export type Step = Exclude<Entry, BackEntry>;

/** "0 build E4", "0 burn; build E4", "back to 12 by 1", "leave by 2". An action begins with a digit, so no notation can be taken for the kernel's own. */
export function writeEntry(entry: Entry): string {
  switch (entry.kind) {
    case 'action':
      return `${entry.seat} ${entry.line}`;
    case 'back':
      return `back to ${entry.to} by ${entry.by}`;
    case 'leave':
      return `leave by ${entry.seat}`;
    default:
      return entry satisfies never;
  }
}

/** The entry a line stands for, or null when it is none. Whether a game allows it is another question. */
export function readEntry(text: string): Entry | null {
  const action = /^(\d{1,3}) (\S.*)$/.exec(text);
  if (action !== null) return { kind: 'action', seat: Number(action[1]), line: action[2].trimEnd() };
  const back = /^back to (\d{1,9}) by (\d{1,3})$/.exec(text);
  if (back !== null) return { kind: 'back', to: Number(back[1]), by: Number(back[2]) };
  const leave = /^leave by (\d{1,3})$/.exec(text);
  return leave === null ? null : { kind: 'leave', seat: Number(leave[1]) };
}
