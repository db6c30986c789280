/** What all parts of one server process share. */

import { games as allGames, type GameEntry } from '@guildhall/games/all';
import type { Seat } from '@guildhall/kernel';
import type { ServerMessage } from '@guildhall/protocol';
import type { PersonId, SeatRecord, Store, TableId } from '@guildhall/store';
import { OwnBotTokens } from './auth/own-bot-tokens.ts';
import { tableRoleOf } from './auth/table-roles.ts';
import { Budget } from './http/budget.ts';
import { jsonText } from './http/json-text.ts';
import type { BotPlayers } from './jobs/bot-players.ts';
import { turnJobKey } from './jobs/table-jobs.ts';
import { notificationDelayMs } from './notifications/preferences.ts';
import { BoundedMap } from './ops/bounded-map.ts';
import type { ServerConfig } from './ops/config.ts';
import { Metrics } from './ops/metrics.ts';
import { SteadyTime } from './ops/monotonic-clock.ts';
import { ServedTime } from './ops/served-time.ts';
import { FairTurns } from './realtime/fair-turns.ts';
import { recheckInvitations } from './realtime/recheck-subscribers.ts';
import { Subscriptions } from './realtime/subscriptions.ts';
import { TableNews } from './realtime/table-news.ts';
import type { ChangeContext } from './tables/build-table-change.ts';
import { GameRegistry } from './tables/game-registry.ts';
import type { LiveTable } from './tables/live-table.ts';
import { LiveTables } from './tables/live-tables.ts';
import { tableInfo } from './tables/table-info.ts';

/** The parts of a server. */
export interface AppContextParts {
  readonly store: Store;
  readonly games?: ReadonlyMap<string, GameEntry>;
  readonly config: ServerConfig;
  readonly bots: BotPlayers;
  readonly now?: () => number;
  /** Sets that time. */
  readonly setTime?: (now: number) => void;
}

const MINUTE_MS = 60_000;
const REMEMBERED_PEOPLE = 10_000;
const REMEMBERED_MS = 30_000;

/** Somebody as others know them. A guest's name may be anybody's. */
export interface KnownPerson {
  readonly name: string;
  readonly isGuest: boolean;
}

export class AppContext {
  readonly store: Store;
  readonly registry: GameRegistry;
  readonly config: ServerConfig;
  readonly bots: BotPlayers;
  readonly now: () => number;
  /** The time that table clocks use. */
  readonly served: ServedTime;
  readonly metrics = new Metrics();
  /** What each address may still request. */
  readonly budget: Budget;
  /** What the bots of each person may request, all of them together. */
  readonly botBudget: Budget;
  readonly ownBots: OwnBotTokens;
  /** Bots that wait for their next decision. */
  readonly tableNews = new TableNews();
  /** Requests of sockets are handled in turn. */
  readonly turns = new FairTurns();
  readonly subscriptions: Subscriptions;
  readonly live: LiveTables;
  readonly #people: BoundedMap<PersonId, KnownPerson>;
  readonly #wordAfter: BoundedMap<PersonId, number | null>;

  constructor(parts: AppContextParts) {
    const { store, games = allGames, config, bots, now = new SteadyTime().now, setTime = null } = parts;
    this.store = store;
    this.config = config;
    this.bots = bots;
    this.now = now;
    this.served = new ServedTime({ store, now, noteMs: config.noteMs, setTime });
    this.budget = new Budget(config.limits.requestsPerMinute, MINUTE_MS, now);
    this.botBudget = new Budget(config.limits.botRequestsPerMinute, MINUTE_MS, now);
    this.ownBots = new OwnBotTokens(store, now);
    this.registry = new GameRegistry(games);
    this.#people = new BoundedMap(REMEMBERED_PEOPLE, REMEMBERED_MS, now);
    this.#wordAfter = new BoundedMap(REMEMBERED_PEOPLE, REMEMBERED_MS, now);
    this.subscriptions = new Subscriptions({
      instant: () => this.served.instant(),
      tableJson: async (live) =>
        jsonText<ServerMessage>({ kind: 'table', table: await tableInfo(this, live) }),
      tableRoleOf: (live, subscriber) => tableRoleOf(live, subscriber, now()),
      now,
      pushed: (address, bytes) => this.budget.pushed(address, bytes),
      // If it fails it is retried soon; until then a subscriber in doubt is sent nothing.
      recheck: (table) => void recheckInvitations(this, table).catch(() => undefined),
    });
    this.live = new LiveTables({
      store,
      registry: this.registry,
      now,
      served: this.served,
      most: config.liveTables,
      mostRules: config.liveRules,
      idleMs: config.idleMs,
      isWatched: (id) => this.subscriptions.isWatched(id),
      spread: (live, news, positions) => this.subscriptions.spread(live, news, positions),
      caughtUp: (live) => this.#takeWordBack(live),
      conflicted: () => this.metrics.raise('guildhall_commit_conflicts_total'),
    });
  }

  /** The names of people whose accounts still exist. */
  async names(ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, string>> {
    const people = await this.people(ids);
    return new Map([...people].map(([id, { name }]) => [id, name]));
  }

  /** Those of them whose accounts still exist. */
  async people(ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, KnownPerson>> {
    const known = new Map<PersonId, KnownPerson>();
    const unknown: PersonId[] = [];
    for (const id of new Set(ids)) {
      const person = this.#people.get(id);
      if (person === undefined) unknown.push(id);
      else known.set(id, person);
    }
    for (const { id, name, registered } of await this.store.people.findAll(unknown)) {
      const person = { name, isGuest: registered === null };
      this.#people.set(id, person);
      known.set(id, person);
    }
    return known;
  }

  /** Drops the cached data of a person who has changed something. */
  personChanged(id: PersonId): void {
    this.#people.delete(id);
    this.ownBots.forget(id);
    this.#wordAfter.delete(id);
  }

  /** What a change of the table depends on, with these people in its seats. */
  async changeContext(
    live: LiveTable,
    origin: ChangeContext['origin'],
    seats: readonly SeatRecord[] = live.record.seats,
  ): Promise<ChangeContext> {
    const delays = await this.#wordDelays(live, seats);
    const personAt = (seat: Seat): PersonId | null => {
      const { occupant } = seats[seat];
      return occupant.kind === 'person' ? occupant.person : null;
    };
    return {
      ...this.served.instant(),
      origin,
      notificationDelayMs: (seat) => delays.get(personAt(seat)) ?? null,
      isLooking: (seat) => this.#isLooking(live.id, personAt(seat)),
      botAt: (seat) => {
        const { occupant } = seats[seat];
        return occupant.kind === 'bot' ? occupant.level : null;
      },
      ownBotMs: this.config.ownBotMs,
      clocks: live.clocks,
      standing: live.standing,
      tableVotes: live.tableVotes,
    };
  }

  /**
   * The delay after which each person wants to be notified of their turn. People who play by a live clock are present.
   */
  async #wordDelays(
    live: LiveTable,
    seats: readonly SeatRecord[],
  ): Promise<ReadonlyMap<PersonId | null, number>> {
    const delays = new Map<PersonId, number>();
    if (live.settings.clock.kind === 'live') return delays;
    for (const { occupant } of seats) {
      if (occupant.kind !== 'person') continue;
      const delay = await this.notificationDelayMs(occupant.person);
      if (delay !== null) delays.set(occupant.person, delay);
    }
    return delays;
  }

  /** The delay after which a person is notified of their turn; null: they do not want to be. */
  async notificationDelayMs(person: PersonId): Promise<number | null> {
    const known = this.#wordAfter.get(person);
    if (known !== undefined) return known;
    const delay = notificationDelayMs(
      await this.store.people.notifications(person),
      this.config.notifyAfterMs,
    );
    this.#wordAfter.set(person, delay);
    return delay;
  }

  #isLooking(table: TableId, person: PersonId | null): boolean {
    return person !== null && this.subscriptions.isLooking(table, person);
  }

  /** Another process queued a notification for somebody who is watching here. */
  async #takeWordBack(live: LiveTable): Promise<void> {
    for (const seat of live.record.waiting) {
      const person = live.personAt(seat);
      if (person === null || !this.subscriptions.isLooking(live.id, person)) continue;
      if ((await this.notificationDelayMs(person)) === null) continue;
      await this.store.jobs.drop(turnJobKey(live.id, seat));
    }
  }
}
