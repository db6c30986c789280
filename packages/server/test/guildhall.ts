/** A server for a suite of tests, on each engine, with a clock that the tests can move. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type GameEntry, games } from '@guildhall/games/all';
import type { Game, GameTexts } from '@guildhall/kernel';
import { bazaar } from '@guildhall/kernel/bazaar';
import { type EngineKind, openStore, type Store } from '@guildhall/store';
import { freshDatabase, whyNoPostgres } from '@guildhall/store/testing';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { createServer, DEFAULT_CONFIG, type GuildhallServer, type ServerParts } from '../src/index.ts';
import { checkResponses } from '../src/testing/schema-check.ts';
import { type Client, socketFaults } from './client.ts';

const NO_TEXTS: GameTexts = {
  title: 'Bazaar',
  names: {},
  prompts: {},
  actions: {},
  log: {},
  board: {},
  rules: {},
};

const bazaarEntry: GameEntry = {
  game: bazaar as unknown as Game,
  texts: { en: NO_TEXTS, pl: NO_TEXTS, uk: NO_TEXTS },
  tables: [],
  frozen: {},
};

/** The small game with secrets beside the real ones. */
export const GAMES: ReadonlyMap<string, GameEntry> = new Map([...games, ['bazaar', bazaarEntry]]);

type TestConfig = NonNullable<ServerParts['config']>;

const PLENTY: TestConfig = {
  logLevel: 'warn',
  // A clock that a test moves on is time that passes; only tests of breaks take it for one.
  noteMs: 20 * 86_400_000,
  limits: {
    ...DEFAULT_CONFIG.limits,
    requestsPerMinute: 1_000_000,
    botRequestsPerMinute: 1_000_000,
    entriesPerMinute: 1_000_000,
    wordsPerMinute: 1_000_000,
    messagesPerAddressPerDay: 1_000_000,
    reportsPerAddressPerDay: 1_000_000,
    tablesPerHour: 1_000_000,
    tablesPerAddressPerHour: 1_000_000,
    tablesPerAddressPerDay: 1_000_000,
    tableTriesPerAddress: 1_000_000,
    socketsPerAddress: 10_000,
    lettersPerAddress: 1_000_000,
    newWebhooksPerAddress: 1_000_000,
  },
};

/** One process: a store of its own on the shared database, and a server. */
export interface Process {
  readonly store: Store;
  readonly server: GuildhallServer;
  readonly url: string;
  stop(): Promise<void>;
}

class Guildhall {
  readonly engine: EngineKind;
  /** Added to the real time. */
  ahead = 0;
  #where = '';
  #remove: () => Promise<void> = async () => undefined;
  readonly #processes: Process[] = [];
  /** Where what was sent did not fit its schema, by process. */
  readonly #faults: (readonly string[])[] = [socketFaults];

  constructor(engine: EngineKind) {
    this.engine = engine;
  }

  get where(): string {
    return this.#where;
  }

  async build(): Promise<void> {
    if (this.engine === 'postgres') {
      const { url, drop } = await freshDatabase();
      this.#where = url;
      this.#remove = drop;
      return;
    }
    // In memory where that can be had: what is tested here is not the disk.
    const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'guildhall-server-'));
    this.#where = join(folder, 'guildhall.db');
    this.#remove = async () => rmSync(folder, { recursive: true });
  }

  readonly now = (): number => Date.now() + this.ahead;

  async open(config: TestConfig = {}, parts: Partial<ServerParts> = {}): Promise<Process> {
    const store = await openStore(this.#where, { now: this.now });
    const server = await createServer({
      store,
      games: GAMES,
      now: this.now,
      ...parts,
      config: { ...PLENTY, ...config },
    });
    this.#faults.push(checkResponses(server.app));
    const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
    let stopped = false;
    const process: Process = {
      store,
      server,
      url,
      async stop() {
        if (stopped) return;
        stopped = true;
        await server.app.close();
        await store.close();
      },
    };
    this.#processes.push(process);
    return process;
  }

  async tearDown(): Promise<void> {
    for (const process of this.#processes.splice(0)) await process.stop();
    await this.#remove();
    expect(this.#faults.flat(), 'what was sent does not fit the protocol').toEqual([]);
  }
}

const WHY_NO_POSTGRES = await whyNoPostgres('the tests of the server on PostgreSQL');

type Suite = (hall: Guildhall) => void;

export function onEngine(engine: EngineKind, name: string, suite: Suite): void {
  const why = engine === 'postgres' ? WHY_NO_POSTGRES : null;
  const title = `${name} on ${engine}${why === null ? '' : ` (SKIPPED: ${why})`}`;
  describe.skipIf(why !== null)(title, () => {
    const hall = new Guildhall(engine);
    beforeAll(() => hall.build());
    afterAll(() => hall.tearDown());
    suite(hall);
  });
}

export function onBothEngines(name: string, suite: Suite): void {
  for (const engine of ['sqlite', 'postgres'] as const) onEngine(engine, name, suite);
}

/** Has the job runners look for what is due by now. */
export async function nudge({ store }: Process): Promise<void> {
  await store.jobs.add({ kind: 'nudge', key: 'nudge', payload: null, due: 0, table: null });
}

/** Waits for something that comes in its own time. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries++) {
    if (tries > 600) throw new Error('it did not come to that');
    await pause(50);
  }
}

let words = 0;
export function someWord(): string {
  words += 1;
  return `a word of mine ${words}`;
}

let keys = 0;
export function newKey(): string {
  keys += 1;
  return `key-number-${keys}`;
}

/** A table where its owner sits and has given a word. */
export async function ownTable<T extends { readonly id: string }>(
  owner: Client,
  wish: Readonly<Record<string, unknown>> = {},
): Promise<T> {
  const { table } = await owner.post<{ table: { id: string } }>('/api/tables', { game: 'bazaar', ...wish });
  const path = `/api/tables/${table.id}/word`;
  return (await owner.post<{ table: T }>(path, { word: someWord() })).table;
}

/** A table where these people sit, the first of them its owner. Bots take the seats after them. */
export async function seatedTable(
  people: readonly Client[],
  wish: Readonly<Record<string, unknown>> = {},
  bots: readonly string[] = [],
): Promise<string> {
  const [owner, ...others] = people;
  const table = await ownTable(owner, {
    seats: [
      { kind: 'me' },
      ...others.map(() => ({ kind: 'open' })),
      ...bots.map((level) => ({ kind: 'bot', level })),
    ],
    visibility: 'public',
    ...wish,
  });
  for (const other of others) {
    await other.post(`/api/tables/${table.id}/seats`, { word: someWord() });
  }
  return table.id;
}
