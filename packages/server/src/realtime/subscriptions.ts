/** The sockets that watch tables through this process, by table, and what each has been sent. */
import type { Seat } from '@guildhall/kernel';
import type { ChatMessage, Present, ServerMessage } from '@guildhall/protocol';
import type { Invitation, PersonId, SessionId, TableId } from '@guildhall/store';
import type { TableRole } from '../auth/table-roles.ts';
import { type JsonText, jsonText } from '../http/json-text.ts';
import type { Instant } from '../ops/served-time.ts';
import type { LiveTable, News } from '../tables/live-table.ts';
import { PositionTexts } from '../tables/positions.ts';
import type { ChatAudience } from './chat-audience.ts';
import { Groups } from './groups.ts';

/** One connection. */
export interface Subscriber {
  readonly table: TableId;
  readonly person: PersonId | null;
  /** The session that opened it; null: a stranger's. */
  readonly session: SessionId | null;
  /** The invitation that it has; null: none. */
  invitation: Invitation | null;
  /** Its role at the table: spectators make room for others. */
  role: TableRole;
  /** The address whose budget pays for its requests, and for what it is sent without one. */
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
  /** The current role of a person at the table; null: they may no longer watch it. */
  readonly tableRoleOf: (live: LiveTable, subscriber: Subscriber) => TableRole | null;
  readonly now: () => number;
  /** Charges what an address was sent without a request. */
  readonly pushed: (address: string, bytes: number) => void;
  /** Rechecks the invitations of a table's subscribers. */
  readonly recheck: (table: TableId) => void;
}

export class Subscriptions {
  readonly #parts: SubscriptionsParts;
  /** The longest open ones first. */
  readonly #all = new Set<Subscriber>();
  readonly #byTable = new Groups<TableId, Subscriber>();
  readonly #byPerson = new Groups<PersonId, Subscriber>();
  readonly #byAddress = new Groups<string, Subscriber>();

  constructor(parts: SubscriptionsParts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#all.size;
  }

  isWatched(table: TableId): boolean {
    return this.#byTable.has(table);
  }

  watchedTables(): TableId[] {
    return this.#byTable.keys();
  }

  /** Some of the connections, the longest open ones first. */
  select(matches: (subscriber: Subscriber) => boolean): Subscriber[] {
    const found: Subscriber[] = [];
    for (const subscriber of this.#all) if (matches(subscriber)) found.push(subscriber);
    return found;
  }

  /** Those who watch a table, the longest there first; so are the next two. */
  ofTable(table: TableId): ReadonlySet<Subscriber> {
    return this.#byTable.of(table);
  }

  ofPerson(person: PersonId): ReadonlySet<Subscriber> {
    return this.#byPerson.of(person);
  }

  ofAddress(address: string): ReadonlySet<Subscriber> {
    return this.#byAddress.of(address);
  }

  isLooking(table: TableId, person: PersonId): boolean {
    for (const subscriber of this.#byTable.of(table)) if (subscriber.person === person) return true;
    return false;
  }

  /** The people of a table who are watching it, and the number of spectators. */
  present(table: TableId): Present {
    const seats = new Set<Seat>();
    let spectators = 0;
    for (const { seat, ready } of this.#byTable.of(table)) {
      if (!ready) continue;
      if (seat === null) spectators += 1;
      else seats.add(seat);
    }
    return { seats: [...seats].sort((a, b) => a - b), spectators };
  }

  add(subscriber: Subscriber): void {
    const { table, person, address } = subscriber;
    this.#all.add(subscriber);
    this.#byTable.add(table, subscriber);
    if (person !== null) this.#byPerson.add(person, subscriber);
    this.#byAddress.add(address, subscriber);
  }

  remove(subscriber: Subscriber): void {
    const { table, person, address } = subscriber;
    if (!this.#all.delete(subscriber)) return;
    this.#byTable.remove(table, subscriber);
    if (person !== null) this.#byPerson.remove(person, subscriber);
    this.#byAddress.remove(address, subscriber);
    if (this.#byTable.has(table)) this.tellPresence(table);
  }

  /** Cuts a connection. It counts no more from now on, however long its other end takes to hang up. */
  drop(subscriber: Subscriber, code: number, reason: string): void {
    subscriber.close(code, reason);
    this.remove(subscriber);
  }

  /** Sends every subscriber of a table what is new to them. Called within the table's queue. */
  async spread(live: LiveTable, { position, table }: News, texts: PositionTexts): Promise<void> {
    const subscribers = this.#byTable.of(live.id);
    if (subscribers.size === 0) return;
    const info = table ? await this.#parts.tableJson(live) : null;
    let isMoved = false;
    for (const subscriber of subscribers) {
      if (!subscriber.ready || !this.mayStay(live, subscriber)) continue;
      if (table) {
        const seat = subscriber.person === null ? null : live.seatOf(subscriber.person);
        // A person who sits down or gets up has a different view from now on.
        if (seat !== subscriber.seat) {
          subscriber.seat = seat;
          subscriber.revision = null;
          isMoved = true;
        }
        if (info !== null) this.#push(subscriber, info);
      }
      const concerned =
        position === 'all' ||
        subscriber.revision === null ||
        (subscriber.seat !== null && position.includes(subscriber.seat));
      if (concerned) this.#charge(subscriber, this.sendPosition(live, subscriber, texts));
    }
    if (isMoved) this.tellPresence(live.id);
  }

  /** Sends a subscriber what it does not have yet, and returns its length. */
  sendPosition(
    live: LiveTable,
    subscriber: Subscriber,
    texts = new PositionTexts(live, this.#parts.instant),
  ): number {
    const { head } = live.record;
    if (subscriber.revision === head.revision) return 0;
    const since = Math.min(subscriber.number, head.length);
    const text = texts.of(subscriber.seat, since);
    // Before the start there is nothing to have: set-up, which is entry 0, is still to come.
    if (live.table !== null) subscriber.number = head.length;
    subscriber.revision = head.revision;
    subscriber.send(text);
    return text.length;
  }

  /** Keeps only these invitations to a table. A person who came with another one has the role they have without it. */
  recheckInvitations(live: LiveTable, stillValid: readonly Invitation[]): void {
    let isTold = true;
    for (const subscriber of this.#byTable.of(live.id)) {
      const { invitation, person } = subscriber;
      if (!subscriber.ready || invitation === null) continue;
      if (this.#isInDoubt(subscriber)) isTold = false;
      subscriber.invitation =
        stillValid.find(({ id }) => id === invitation.id) ??
        stillValid.find((other) => other.person !== null && other.person === person) ??
        null;
      this.mayStay(live, subscriber);
    }
    if (!isTold) this.tellPresence(live.id);
  }

  /** Whether a subscriber may go on watching; if not, it is closed. */
  mayStay(live: LiveTable, subscriber: Subscriber): boolean {
    const role = this.#parts.tableRoleOf(live, subscriber);
    if (role === null) {
      this.drop(subscriber, 4404, 'no such table');
      return false;
    }
    subscriber.role = role;
    return true;
  }

  /** Sends a chat message to those who may read it. */
  say(
    table: TableId,
    messages: readonly ChatMessage[],
    audience: (subscriber: Subscriber) => ChatAudience,
  ): void {
    const subscribers = this.#byTable.of(table);
    if (subscribers.size === 0 || messages.length === 0) return;
    const open = messages.filter((message) => message.open);
    const textOf = (some: readonly ChatMessage[]): JsonText<ServerMessage> | null =>
      some.length === 0 ? null : jsonText<ServerMessage>({ kind: 'chat', messages: some });
    const texts = { all: textOf(messages), open: textOf(open), nothing: null };
    for (const subscriber of subscribers) {
      const text = subscriber.ready ? texts[audience(subscriber)] : null;
      if (text !== null) this.#push(subscriber, text);
    }
  }

  closeAll(code: number, reason: string): void {
    for (const subscriber of this.#all) subscriber.close(code, reason);
  }

  /** Sends a message to all subscribers of a table. Those who may no longer watch are dropped first. */
  tellPresence(table: TableId): void {
    const text = jsonText<ServerMessage>({ kind: 'present', ...this.present(table) });
    let isInDoubt = false;
    for (const subscriber of this.#byTable.of(table)) {
      if (!subscriber.ready) continue;
      if (this.#isInDoubt(subscriber)) isInDoubt = true;
      else this.#push(subscriber, text);
    }
    if (isInDoubt) this.#parts.recheck(table);
  }

  #push(subscriber: Subscriber, text: JsonText<ServerMessage>): void {
    subscriber.send(text);
    this.#charge(subscriber, text.length);
  }

  /**
   * A person who causes many messages at a table that they watch from many sockets pays for them. What the first socket
   * of a player is sent costs nothing: otherwise an opponent who goes to and fro would use up what they may request.
   */
  #charge(subscriber: Subscriber, bytes: number): void {
    if (!this.#isFirstOfPlayer(subscriber)) this.#parts.pushed(subscriber.address, bytes);
  }

  #isFirstOfPlayer(subscriber: Subscriber): boolean {
    const { table, person, role } = subscriber;
    if (person === null || role !== 'own') return false;
    for (const other of this.#byPerson.of(person)) if (other.table === table) return other === subscriber;
    return false;
  }

  /** Whether a subscriber was admitted by an invitation that has expired since. */
  #isInDoubt({ role, invitation }: Subscriber): boolean {
    const expires = invitation?.expires ?? null;
    return role === 'invited' && expires !== null && expires <= this.#parts.now();
  }
}
