/** The sockets that watch tables through this process, by table, and what they have been sent already. */
import type { Seat } from '@guildhall/kernel';
import type { ChatMessage, Present, ServerMessage } from '@guildhall/protocol';
import type { Invitation, PersonId, SessionId, TableId } from '@guildhall/store';
import type { TableRole } from '../auth/table-roles.ts';
import { type JsonText, jsonText } from '../http/json-text.ts';
import type { Instant } from '../ops/served-time.ts';
import type { LiveTable, News } from '../tables/live-table.ts';
import { PositionTexts } from '../tables/positions.ts';
import type { ChatAudience } from './chat-audience.ts';

/** One connection. */
export interface Subscriber {
  readonly table: TableId;
  readonly person: PersonId | null;
  /** The session that opened it; null: a stranger's. */
  readonly session: SessionId | null;
  /** The invitation that it has; null: none. */
  invitation: Invitation | null;
  /** How close it is to the table: those who only watch make room for others. */
  rank: TableRole;
  /** Whose budget pays for its requests. */
  readonly address: string;
  /** Which seat's view it gets; null: a spectator's. */
  seat: Seat | null;
  /** The last entry it was sent. */
  number: number;
  /** The revision of the last position it was sent; null: none yet. */
  revision: number | null;
  /** It has been welcomed: before that it is not known which seat's view it gets. */
  ready: boolean;
  send(text: JsonText<ServerMessage>): void;
  close(code: number, reason: string): void;
}

export interface SubscriptionsParts {
  readonly instant: () => Instant;
  readonly tableJson: (live: LiveTable) => Promise<JsonText<ServerMessage>>;
  /** How close somebody is to the table as it is now; null: they may not watch it any more. */
  readonly tableRoleOf: (live: LiveTable, watcher: Subscriber) => TableRole | null;
  readonly now: () => number;
  /** Checks the invitations of those who watch a table again. */
  readonly recheck: (table: TableId) => void;
}

export class Subscriptions {
  readonly #parts: SubscriptionsParts;
  /** The longest open ones first. */
  readonly #all = new Set<Subscriber>();
  readonly #watchers = new Map<TableId, Set<Subscriber>>();

  constructor(parts: SubscriptionsParts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#all.size;
  }

  isWatched(table: TableId): boolean {
    return this.#watchers.has(table);
  }

  watchedTables(): TableId[] {
    return [...this.#watchers.keys()];
  }

  /** Some of the connections, the longest open ones first. */
  select(matches: (watcher: Subscriber) => boolean): Subscriber[] {
    const found: Subscriber[] = [];
    for (const watcher of this.#all) if (matches(watcher)) found.push(watcher);
    return found;
  }

  isLooking(table: TableId, person: PersonId): boolean {
    for (const watcher of this.#watchers.get(table) ?? []) if (watcher.person === person) return true;
    return false;
  }

  /** The people at a table who are looking, and how many spectators. */
  present(table: TableId): Present {
    const seats = new Set<Seat>();
    let spectators = 0;
    for (const { seat, ready } of this.#watchers.get(table) ?? []) {
      if (!ready) continue;
      if (seat === null) spectators += 1;
      else seats.add(seat);
    }
    return { seats: [...seats].sort((a, b) => a - b), spectators };
  }

  add(watcher: Subscriber): void {
    const watchers = this.#watchers.get(watcher.table) ?? new Set();
    watchers.add(watcher);
    this.#watchers.set(watcher.table, watchers);
    this.#all.add(watcher);
  }

  remove(watcher: Subscriber): void {
    const { table } = watcher;
    const watchers = this.#watchers.get(table);
    if (watchers === undefined || !watchers.delete(watcher)) return;
    this.#all.delete(watcher);
    if (watchers.size === 0) this.#watchers.delete(table);
    else this.tellPresence(table);
  }

  /** Cuts a connection. It counts no more from now on, however long its other end takes to hang up. */
  drop(watcher: Subscriber, code: number, reason: string): void {
    watcher.close(code, reason);
    this.remove(watcher);
  }

  /** Sends everybody at a table what is new to them. Called within the table's queue. */
  async spread(live: LiveTable, { position, table }: News, texts: PositionTexts): Promise<void> {
    const watchers = this.#watchers.get(live.id);
    if (watchers === undefined) return;
    const info = table ? await this.#parts.tableJson(live) : null;
    let isMoved = false;
    for (const watcher of watchers) {
      if (!watcher.ready || !this.mayStay(live, watcher)) continue;
      if (table) {
        const seat = watcher.person === null ? null : live.seatOf(watcher.person);
        // Whoever sits down, or gets up, gets another view from now on.
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

  /** Sends a subscriber what it has not been sent yet, and returns its length. */
  sendPosition(
    live: LiveTable,
    watcher: Subscriber,
    texts = new PositionTexts(live, this.#parts.instant),
  ): number {
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

  /** Only these invitations to a table hold any longer: whoever came by another one is what they are without it. */
  recheckInvitations(live: LiveTable, stillValid: readonly Invitation[]): void {
    let isTold = true;
    for (const watcher of this.#watchers.get(live.id) ?? []) {
      const { invitation, person } = watcher;
      if (!watcher.ready || invitation === null) continue;
      if (this.#isInDoubt(watcher)) isTold = false;
      watcher.invitation =
        stillValid.find(({ id }) => id === invitation.id) ??
        stillValid.find((other) => other.person !== null && other.person === person) ??
        null;
      this.mayStay(live, watcher);
    }
    if (!isTold) this.tellPresence(live.id);
  }

  /** Whether somebody may go on watching; who may not is cut off. */
  mayStay(live: LiveTable, watcher: Subscriber): boolean {
    const rank = this.#parts.tableRoleOf(live, watcher);
    if (rank === null) {
      this.drop(watcher, 4404, 'no such table');
      return false;
    }
    watcher.rank = rank;
    return true;
  }

  /** Sends a chat message to those who may read it. */
  say(
    table: TableId,
    messages: readonly ChatMessage[],
    hearing: (watcher: Subscriber) => ChatAudience,
  ): void {
    const watchers = this.#watchers.get(table);
    if (watchers === undefined || messages.length === 0) return;
    const open = messages.filter((message) => message.open);
    const textOf = (some: readonly ChatMessage[]): JsonText<ServerMessage> | null =>
      some.length === 0 ? null : jsonText<ServerMessage>({ kind: 'chat', messages: some });
    const texts = { all: textOf(messages), open: textOf(open), nothing: null };
    for (const watcher of watchers) {
      const text = watcher.ready ? texts[hearing(watcher)] : null;
      if (text !== null) watcher.send(text);
    }
  }

  closeAll(code: number, reason: string): void {
    for (const watcher of this.#all) watcher.close(code, reason);
  }

  /** Sends everybody at a table who is watching. Those who may not know it any more are dropped first. */
  tellPresence(table: TableId): void {
    const text = jsonText<ServerMessage>({ kind: 'present', ...this.present(table) });
    let isInDoubt = false;
    for (const watcher of this.#watchers.get(table) ?? []) {
      if (!watcher.ready) continue;
      if (this.#isInDoubt(watcher)) isInDoubt = true;
      else watcher.send(text);
    }
    if (isInDoubt) this.#parts.recheck(table);
  }

  /** Whether somebody was let in by an invitation that has expired since. */
  #isInDoubt({ rank, invitation }: Subscriber): boolean {
    const expires = invitation?.expires ?? null;
    return rank === 'invited' && expires !== null && expires <= this.#parts.now();
  }
}
