/**
 * Somebody who plays a seat at random through a server that may be killed at any moment, and who notices when the
 * server forgets what it has acknowledged, or does it twice.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Random, Rules, Seat } from '@guildhall/kernel';
import type { StartedPosition } from '@guildhall/protocol';
import { type FailoverClient, Refused, Unreachable } from './failover-client.ts';

/** Players look once the game has started; before that they only read the status. */
export type Position = StartedPosition;

/** What the players of a run count together. */
export interface Tally {
  acknowledged: number;
  /** Requests sent again because no answer came. */
  repeated: number;
  /** Requests sent again although an answer had come. */
  resent: number;
  /** What somebody else was faster than. */
  stale: number;
  readonly faults: string[];
  /** When something was acknowledged last, and the longest time in which nothing was. */
  last: number;
  longestPause: number;
}

export function newTally(): Tally {
  return {
    acknowledged: 0,
    repeated: 0,
    resent: 0,
    stale: 0,
    faults: [],
    last: performance.now(),
    longestPause: 0,
  };
}

export interface SeatPlace {
  readonly table: string;
  readonly seat: Seat;
  readonly client: FailoverClient;
  readonly rules: Rules;
  readonly random: Random;
  readonly tally: Tally;
  /** After how many acknowledged lines the person leaves the game for good; null: they stay. */
  readonly leavesAfter: number | null;
  /** Aborted when time is up. */
  readonly until: AbortSignal;
}

const RETRY_MS = 20;
const LOOK_MS = 40;
/** So long may another process take to hear of what this one did. */
const NEWS_MS = 10_000;
/** One in so many requests is sent again for no reason. */
const RESEND_ONE_IN = 16;

export class SeatPlayer {
  /** The lines that were acknowledged, in order. */
  readonly acknowledged: string[] = [];
  /** Whether it was acknowledged that the person left for good; null: it was requested, and time was up meanwhile. */
  left: boolean | null = false;
  readonly place: SeatPlace;
  /** The line under way: it may have been stored, and it may not. Also the last one where time was up meanwhile. */
  #pending: string | null = null;
  /** This seat's lines that are settled, up to an entry. */
  readonly #settled: string[] = [];
  #number = -1;
  #revision = -1;
  #keys = 0;

  constructor(place: SeatPlace) {
    this.place = place;
  }

  /** What the store should have of this seat: all that was acknowledged, and perhaps the line under way. */
  expected(stored: readonly string[]): readonly string[] {
    const promised = this.acknowledged;
    const isMore = this.#pending !== null && stored.length === promised.length + 1;
    return isMore ? [...promised, this.#pending ?? ''] : promised;
  }

  /** Plays until the game is over. */
  async play(): Promise<void> {
    const { seat, rules, random, until } = this.place;
    let position = await this.#look();
    // A server may not have heard yet that another one started the table.
    while (position.status === 'running' || position.status === 'gathering') {
      until.throwIfAborted();
      if (this.#wantsToLeave(position)) {
        await this.#leave(position);
        return;
      }
      if (position.status === 'gathering' || position.owed.length === 0) {
        await pause(LOOK_MS);
        position = await this.#look();
        continue;
      }
      const actions = rules.legal(position.view, seat);
      const line = rules.notation.write(actions[random.below(actions.length)]);
      position = await this.#act(position, line);
    }
    if (position.status !== 'finished') this.#fault(`the table is ${position.status}`);
  }

  #wantsToLeave({ status, view }: Position): boolean {
    const { leavesAfter, rules } = this.place;
    if (leavesAfter === null || status !== 'running' || this.acknowledged.length < leavesAfter) return false;
    return !rules.isSettingUp(view);
  }

  /** Leaves for good: repeats the request until there is a response, and then once more. The draft is lost. */
  async #leave({ drafts }: Position): Promise<void> {
    const { table, client, seat } = this.place;
    const steps = drafts.find((draft) => draft.seat === seat)?.own?.steps ?? [];
    this.left = null;
    for (let time = 0; time < 2; time++) {
      const body = { key: `seat-${seat}-leaves` };
      const { status } = await this.#untilAnswered(() =>
        client.ask('POST', `/api/tables/${table}/leave`, body),
      );
      if (status !== 200) this.#fault(`leaving got ${status} the ${time === 0 ? 'first' : 'second'} time`);
    }
    this.acknowledged.splice(this.acknowledged.length - steps.length);
    this.left = true;
    this.#count();
  }

  async #act(position: Position, line: string): Promise<Position> {
    const { table, client, tally, random, seat } = this.place;
    this.#keys += 1;
    const path = `/api/tables/${table}/actions`;
    const key = `seat-${seat}-request-${this.#keys}`;
    const body = { seen: position.number, obligation: position.owed[0].id, action: line, key };
    this.#pending = line;
    let brokeOff = false;
    const { status, body: answer } = await this.#untilAnswered(async () => {
      // Sometimes straight again, while the first may still be under way; sometimes after a look at what is there.
      if (brokeOff && random.below(2) === 0) await this.#lookOnce();
      if (brokeOff) tally.repeated += 1;
      brokeOff = true;
      return await client.ask('POST', path, body);
    });
    this.#pending = null;
    if (status === 409) {
      tally.stale += 1;
      return await this.#look();
    }
    if (status !== 200) throw new Refused(`${line}: ${status} ${JSON.stringify(answer).slice(0, 300)}`);
    this.acknowledged.push(line);
    this.#count();
    const now = answer as Position;
    if (!this.#absorb(now)) this.#fault(`an answer was older than the one before: ${line}`);
    if (random.below(RESEND_ONE_IN) > 0) return now;
    tally.resent += 1;
    const again = await this.#untilAnswered(() => client.ask('POST', path, body));
    if (again.status !== 200) this.#fault(`a repeated request got ${again.status}: ${line}`);
    return await this.#look();
  }

  #count(): void {
    const { tally } = this.place;
    const now = performance.now();
    tally.acknowledged += 1;
    tally.longestPause = Math.max(tally.longestPause, now - tally.last);
    tally.last = now;
  }

  /** How the table stands, no older than what was seen before. */
  async #look(): Promise<Position> {
    const started = performance.now();
    while (performance.now() - started < NEWS_MS) {
      const position = await this.#untilAnswered(() => this.#lookOnce());
      if (position !== null) return position;
      await pause(RETRY_MS);
    }
    this.#fault('what was acknowledged cannot be seen any more');
    throw new Refused(`${this.place.table} went back`);
  }

  /** Null when the server has not yet heard of what another one did. */
  async #lookOnce(): Promise<Position | null> {
    const { client, table } = this.place;
    const path = `/api/tables/${table}/position?since=${this.#number}`;
    const position = await client.expect<Position>('GET', path);
    return this.#absorb(position) ? position : null;
  }

  async #untilAnswered<T>(attempt: () => Promise<T>): Promise<T> {
    while (true) {
      this.place.until.throwIfAborted();
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        await pause(RETRY_MS);
      }
    }
  }

  /** Compares what the server has of this seat with what it acknowledged. False when the position is an old one. */
  #absorb({ revision, number, entries, drafts }: Position): boolean {
    if (revision < this.#revision) return false;
    this.#revision = revision;
    const { seat } = this.place;
    for (const entry of entries) {
      if (entry.number <= this.#number) continue;
      if (entry.kind === 'action' && entry.seat === seat && entry.line !== null)
        this.#settled.push(entry.line);
    }
    this.#number = number;
    const steps = drafts.find((draft) => draft.seat === seat)?.own?.steps ?? [];
    const stored = [...this.#settled, ...steps];
    const promised = this.acknowledged;
    if (stored.join('\n') !== this.expected(stored).join('\n')) {
      this.#fault(`${promised.length} acknowledged, ${stored.length} there`);
    }
    return true;
  }

  #fault(what: string): void {
    const { table, seat, tally } = this.place;
    tally.faults.push(`table ${table}, seat ${seat}: ${what}`);
  }
}
