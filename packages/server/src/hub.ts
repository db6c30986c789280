/** Those who are watching tables through this process, by table, and what they have been told already. */
import type { Seat } from '@guildhall/kernel';
import type { PersonId, TableId } from '@guildhall/store';
import type { ShownMessage } from './chat.ts';
import type { LiveTable, News } from './live-table.ts';
import { PositionTexts } from './positions.ts';

/** One connection. */
export interface Watcher {
  readonly person: PersonId | null;
  /** When the invitation was made that it came with; null: it came without one. */
  invited: number | null;
  /** Whose budget its questions come out of. */
  readonly address: string;
  /** Which seat's view it gets; null: a spectator's. */
  seat: Seat | null;
  /** The last entry it was sent. */
  number: number;
  /** The revision of the last position it was sent; null: none yet. */
  revision: number | null;
  /** It has been welcomed: before that it is not known whose eyes it has. */
  ready: boolean;
  send(text: string): void;
  close(code: number, reason: string): void;
}

export interface HubParts {
  readonly now: () => number;
  readonly tableJson: (live: LiveTable) => Promise<string>;
  /** Whether somebody may go on watching, now that the table changed. */
  readonly mayWatch: (live: LiveTable, watcher: Watcher) => boolean;
}

export class Hub {
  readonly #parts: HubParts;
  readonly #watchers = new Map<TableId, Set<Watcher>>();
  #size = 0;

  constructor(parts: HubParts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#size;
  }

  isWatched(table: TableId): boolean {
    return this.#watchers.has(table);
  }

  /** How many connections of a table, a person or an address there are. */
  count(matches: (watcher: Watcher) => boolean): number {
    let count = 0;
    for (const watchers of this.#watchers.values()) {
      for (const watcher of watchers) if (matches(watcher)) count += 1;
    }
    return count;
  }

  at(table: TableId): number {
    return this.#watchers.get(table)?.size ?? 0;
  }

  isLooking(table: TableId, person: PersonId): boolean {
    for (const watcher of this.#watchers.get(table) ?? []) if (watcher.person === person) return true;
    return false;
  }

  /** The people at a table who are looking, and how many spectators. */
  present(table: TableId): { readonly seats: Seat[]; readonly spectators: number } {
    const seats = new Set<Seat>();
    let spectators = 0;
    for (const { seat, ready } of this.#watchers.get(table) ?? []) {
      if (!ready) continue;
      if (seat === null) spectators += 1;
      else seats.add(seat);
    }
    return { seats: [...seats].sort((a, b) => a - b), spectators };
  }

  add(table: TableId, watcher: Watcher): void {
    const watchers = this.#watchers.get(table) ?? new Set();
    watchers.add(watcher);
    this.#watchers.set(table, watchers);
    this.#size += 1;
  }

  remove(table: TableId, watcher: Watcher): void {
    const watchers = this.#watchers.get(table);
    if (watchers === undefined || !watchers.delete(watcher)) return;
    this.#size -= 1;
    if (watchers.size === 0) this.#watchers.delete(table);
    else this.tellPresence(table);
  }

  /** Tells everybody at a table what is new to them. Called within the table's queue. */
  async spread(live: LiveTable, { position, table }: News, texts: PositionTexts): Promise<void> {
    const watchers = this.#watchers.get(live.id);
    if (watchers === undefined) return;
    const info = table ? await this.#parts.tableJson(live) : null;
    let isMoved = false;
    for (const watcher of watchers) {
      if (!watcher.ready) continue;
      if (table) {
        if (!this.#parts.mayWatch(live, watcher)) {
          watcher.close(4404, 'no such table');
          continue;
        }
        const seat = watcher.person === null ? null : live.seatOf(watcher.person);
        // Whoever sits down, or gets up, sees with other eyes from now on.
        if (seat !== watcher.seat) {
          watcher.seat = seat;
          watcher.revision = null;
          isMoved = true;
        }
        if (info !== null) watcher.send(info);
      }
      const concerned =
        position === 'all' ||
        watcher.revision === null ||
        (watcher.seat !== null && position.includes(watcher.seat));
      if (concerned) this.sendPosition(live, watcher, texts);
    }
    if (isMoved) this.tellPresence(live.id);
  }

  /** Sends a watcher what it has not been sent yet, and gives its length. */
  sendPosition(live: LiveTable, watcher: Watcher, texts = new PositionTexts(live, this.#parts.now)): number {
    const { head } = live.record;
    if (watcher.revision === head.revision) return 0;
    const since = Math.min(watcher.number, head.length);
    const text = texts.of(watcher.seat, since);
    // Before the start there is nothing to have: set-up, which is entry 0, is still to come.
    if (live.table !== null) watcher.number = head.length;
    watcher.revision = head.revision;
    watcher.send(text);
    return text.length;
  }

  /** Passes on what was said, to those who may hear it. */
  say(table: TableId, messages: readonly ShownMessage[], mayHear: (watcher: Watcher) => boolean): void {
    const watchers = this.#watchers.get(table);
    if (watchers === undefined || messages.length === 0) return;
    const text = JSON.stringify({ kind: 'chat', messages });
    for (const watcher of watchers) if (watcher.ready && mayHear(watcher)) watcher.send(text);
  }

  closeAll(code: number, reason: string): void {
    for (const watchers of this.#watchers.values()) {
      for (const watcher of watchers) watcher.close(code, reason);
    }
  }

  /** Cuts the connections of a person, who comes back with a session that still holds, or not at all. */
  closeOf(person: PersonId): void {
    for (const watchers of this.#watchers.values()) {
      for (const watcher of watchers) if (watcher.person === person) watcher.close(4401, 'enter again');
    }
  }

  /** Tells everybody at a table who is looking. */
  tellPresence(table: TableId): void {
    const text = JSON.stringify({ kind: 'present', ...this.present(table) });
    for (const watcher of this.#watchers.get(table) ?? []) watcher.send(text);
  }
}
