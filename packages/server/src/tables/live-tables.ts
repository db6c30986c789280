/**
 * The tables that are open in this process. Everything that happens at one table happens one after the other, and
 * nobody sees a change before it is durable. A table that nobody looks at is forgotten after a while and
 * opened again from the store.
 */
import {
  type Change,
  type Head,
  type OpenTable,
  type Store,
  type TableChange,
  type TableId,
  UnreadableTable,
} from '@guildhall/store';
import { HttpError, noSuchTable } from '../http/http-error.ts';
import type { ServedTime } from '../ops/served-time.ts';
import type { GameRegistry } from './game-registry.ts';
import { EVERYTHING, LiveTable, type News } from './live-table.ts';
import { PositionTexts } from './positions.ts';
import { faultOfRecord } from './record-faults.ts';

/** A change is given up after this many commit conflicts. */
const TRIES = 12;

/** How long to wait for a store that does not answer. */
const ASK_AGAIN_MS = 1_000;

/** Tables are only evicted once there are this many over the limit. */
const SLACK = 50;

/** A decision about a table, to be made durable. */
export interface Decision<T> {
  /** Null: nothing changes. */
  readonly change: TableChange | null;
  /** Called when the change is durable. */
  readonly answer: (positions: PositionTexts) => T | Promise<T>;
  /** The response to a request that was carried out before, by its stored fingerprint. */
  readonly repeated?: (before: unknown, live: LiveTable) => T | Promise<T>;
}

export type Decide<T> = (live: LiveTable) => Decision<T> | Promise<Decision<T>>;

export interface LiveTablesParts {
  readonly store: Store;
  readonly registry: GameRegistry;
  readonly now: () => number;
  readonly served: ServedTime;
  readonly most: number;
  readonly mostRules: number;
  readonly idleMs: number;
  /** Whether the table has subscribers. */
  readonly isWatched: (id: TableId) => boolean;
  /** Called within the table's queue, so nothing else happens at the table meanwhile. */
  readonly spread: (live: LiveTable, news: News, positions: PositionTexts) => Promise<void>;
  /** Called after changes of other processes were adopted. */
  readonly caughtUp: (live: LiveTable) => Promise<void>;
  /** Called for every change that lost to another writer. */
  readonly conflicted: () => void;
}

interface Place {
  live: LiveTable | null;
  /** The latest known revision in the store. */
  known: Head | null;
  /** The queue of this table. */
  tail: Promise<unknown>;
  waiting: number;
  used: number;
}

export class LiveTables {
  readonly #parts: LiveTablesParts;
  readonly #places = new Map<TableId, Place>();

  constructor(parts: LiveTablesParts) {
    this.#parts = parts;
  }

  /** How many tables are held in memory. */
  get size(): number {
    let size = 0;
    for (const { live } of this.#places.values()) if (live !== null) size += 1;
    return size;
  }

  /** Whether a table is in memory. */
  isOpen(id: TableId): boolean {
    return this.lengthOf(id) !== null;
  }

  /** How many entries a table has; null: it is not in memory. */
  lengthOf(id: TableId): number | null {
    return this.#places.get(id)?.live?.record.head.length ?? null;
  }

  /** Reads a table that is at least as new as an entry the caller has already seen. Throws if it does not exist. */
  read<T>(id: TableId, look: (live: LiveTable) => T | Promise<T>, seen = 0): Promise<T> {
    return this.#inTurn(id, async (place) => {
      const live = await this.#current(id, place);
      if (live.record.head.length < seen && (await this.#isBehind(live, place))) {
        return await look(await this.#current(id, place));
      }
      try {
        return await look(live);
      } catch (error) {
        if (!(error instanceof HttpError) || !(await this.#isBehind(live, place))) throw error;
        return await look(await this.#current(id, place));
      }
    });
  }

  /** Changes a table: decides on its current state, makes the change durable, and only then responds and notifies. */
  change<T>(id: TableId, decide: Decide<T>): Promise<T> {
    return this.#inTurn(id, async (place) => {
      for (let tries = 0; tries < TRIES; tries++) {
        const live = await this.#current(id, place);
        await this.#parts.served.refresh();
        const decision = await this.#decided(live, place, decide);
        if (decision === null) continue;
        const positions = this.#positions(live);
        if (decision.change === null) return await decision.answer(positions);
        const done = await this.#commit(live, place, decision.change, positions);
        switch (done.kind) {
          case 'committed':
            return await decision.answer(positions);
          case 'conflict':
            this.#parts.conflicted();
            continue;
          case 'repeated':
            if (decision.repeated === undefined) throw new Error('a change without a request was repeated');
            return await decision.repeated(done.fingerprint, await this.#current(id, place));
          case 'gone':
            throw noSuchTable();
        }
      }
      throw new HttpError(503, 'busy', 'This table is busy. Please try again.', {
        retryAfter: 1,
      });
    });
  }

  /** Reads the current revision of a table from the store, for callers that need the latest one. */
  async catchUp(id: TableId): Promise<void> {
    await this.#inTurn(id, async (place) => {
      if (place.live !== null) await this.#isBehind(place.live, place);
    });
  }

  /** Notes a new revision in the store. */
  onStoreChange(change: Change): void {
    switch (change.kind) {
      case 'table': {
        const place = this.#places.get(change.table);
        if (place === undefined) {
          if (this.#parts.isWatched(change.table)) this.#look(change.table);
          return;
        }
        if (place.known === null || place.known.revision < change.head.revision) place.known = change.head;
        if (this.#parts.isWatched(change.table)) this.#look(change.table);
        return;
      }
      case 'deleted':
        this.#forget(change.table);
        return;
      case 'missed':
        this.#checkAll();
        return;
      default:
    }
  }

  /**
   * Evicts tables that were not used for a while and, if there are too many of them or of the rules that they play by,
   * the least recently used.
   */
  forgetIdle(): void {
    const { now, idleMs, most, mostRules, isWatched } = this.#parts;
    const idle = [...this.#places].filter(([, place]) => place.waiting === 0);
    for (const [id, place] of idle) {
      if (place.used + idleMs <= now() && !isWatched(id)) this.#places.delete(id);
    }
    const longestUnused = [...this.#places]
      .filter(([, { waiting, live }]) => waiting === 0 && live !== null)
      .sort(([, a], [, b]) => a.used - b.used);
    for (const [id] of longestUnused.slice(0, Math.max(0, this.size - most))) this.#places.delete(id);
    if (this.#rules().size <= mostRules) return;
    const kept = this.#rules(({ waiting }) => waiting > 0);
    for (const [id, { live }] of longestUnused.reverse()) {
      const rules = live?.table?.rules;
      if (rules === undefined || kept.has(rules)) continue;
      if (kept.size < mostRules) kept.add(rules);
      else this.#places.delete(id);
    }
  }

  /** The rules that tables in memory play by. Those with the same options share theirs. */
  #rules(isCounted: (place: Place) => boolean = () => true): Set<object> {
    const rules = new Set<object>();
    for (const place of this.#places.values())
      if (place.live?.table && isCounted(place)) rules.add(place.live.table.rules);
    return rules;
  }

  /** Resolves when no change is in flight. */
  async quiet(): Promise<void> {
    await Promise.all([...this.#places.values()].map(({ tail }) => tail));
  }

  #forget(id: TableId): void {
    const place = this.#places.get(id);
    if (place !== undefined) place.live = null;
  }

  /**
   * Opens or refreshes a table for those who are watching it. Where the store does not answer it is tried again: they
   * wait for a turn of which no other news will come.
   */
  #look(id: TableId): void {
    this.read(id, () => undefined).catch((error: unknown) => {
      this.#forget(id);
      if (error instanceof HttpError || error instanceof UnreadableTable) return;
      setTimeout(() => {
        if (this.#parts.isWatched(id)) this.#look(id);
      }, ASK_AGAIN_MS).unref();
    });
  }

  /** Reads the revisions of all tables, until the store answers. Notifications are missed while the store is away. */
  #checkAll(): void {
    this.#parts.store.tables.heads([...this.#places.keys()]).then(
      (heads) => {
        for (const [table, head] of heads) this.onStoreChange({ kind: 'table', table, head });
      },
      () => {
        setTimeout(() => this.#checkAll(), ASK_AGAIN_MS).unref();
      },
    );
  }

  #inTurn<T>(id: TableId, work: (place: Place) => Promise<T>): Promise<T> {
    const place = this.#places.get(id) ?? {
      live: null,
      known: null,
      tail: Promise.resolve(),
      waiting: 0,
      used: 0,
    };
    this.#places.set(id, place);
    place.waiting += 1;
    const done = place.tail.then(() => work(place));
    place.tail = done.then(
      () => this.#left(id, place),
      () => this.#left(id, place),
    );
    return done;
  }

  #left(id: TableId, place: Place): void {
    place.waiting -= 1;
    place.used = this.#parts.now();
    // No such table exists, so there is no reason to remember the request.
    if (place.live === null && place.waiting === 0) this.#places.delete(id);
  }

  /** The table at the latest known revision. */
  async #current(id: TableId, place: Place): Promise<LiveTable> {
    const { store, registry, spread, caughtUp, most, mostRules } = this.#parts;
    const { live, known } = place;
    if (live !== null && (known === null || known.revision <= live.record.head.revision)) return live;
    if (live !== null) {
      const open = await openSound(store, id, live.record.head.length);
      if (open === null) {
        place.live = null;
        throw noSuchTable();
      }
      const news = live.catchUp(open);
      if (news !== null) {
        await spread(live, news, this.#positions(live));
        await caughtUp(live);
        return live;
      }
    }
    place.live = null;
    const open = await openSound(store, id, 0);
    if (open === null) throw noSuchTable();
    await registry.fetch(open.table.game, open.table.version);
    const fresh = liveTable(registry, open);
    place.live = fresh;
    if (this.#places.size > most + SLACK || this.#rules().size > mostRules) this.forgetIdle();
    await spread(fresh, EVERYTHING, this.#positions(fresh));
    return fresh;
  }

  #positions(live: LiveTable): PositionTexts {
    return new PositionTexts(live, () => this.#parts.served.instant());
  }

  /** The decision; null if it was a refusal based on outdated data, and has to be made again. */
  async #decided<T>(live: LiveTable, place: Place, decide: Decide<T>): Promise<Decision<T> | null> {
    try {
      return await decide(live);
    } catch (error) {
      if (!(error instanceof HttpError)) {
        // The change may be half done in memory.
        place.live = null;
        throw error;
      }
      if (await this.#isBehind(live, place)) return null;
      throw error;
    }
  }

  /** Whether another process has changed the table meanwhile: a refusal must not be based on outdated data. */
  async #isBehind(live: LiveTable, place: Place): Promise<boolean> {
    const { store } = this.#parts;
    if (store.engine === 'sqlite') return false;
    const head = (await store.tables.heads([live.id])).get(live.id);
    if (head === undefined || head.revision <= live.record.head.revision) return false;
    place.known = head;
    return true;
  }

  async #commit(live: LiveTable, place: Place, change: TableChange, positions: PositionTexts) {
    const { store, now, spread } = this.#parts;
    let done: Awaited<ReturnType<Store['tables']['commit']>>;
    try {
      done = await store.tables.commit(live.id, live.record.head, change);
    } catch (error) {
      place.live = null;
      throw error;
    }
    if (done.kind !== 'committed') {
      // The decision was only carried out in memory.
      place.live = null;
      return done;
    }
    const news = live.adopt(change, done.head, now());
    try {
      if (live.over && live.published === null) live.publish(await store.tables.secrets(live.id));
      await spread(live, news, positions);
    } catch {
      // The change is durable even if sending it failed. The table is opened again, and everyone is sent its position
      // again.
      place.live = null;
    }
    return done;
  }
}

async function openSound(store: Store, id: TableId, after: number): Promise<OpenTable | null> {
  const open = await store.tables.open(id, after);
  const fault = open === null ? null : faultOfRecord(open.table);
  if (fault !== null) throw new UnreadableTable(`table ${id}: ${fault}`);
  return open;
}

/** Throws UnreadableTable if the rules, or this server, cannot build a table from what is stored. */
function liveTable(registry: GameRegistry, open: OpenTable): LiveTable {
  try {
    return new LiveTable(registry, open);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UnreadableTable(`table ${open.table.id}: ${why}`, { cause: error });
  }
}
