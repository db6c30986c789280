/** The same tests on both engines. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, whyNoPostgres } from '@guildhall/store/testing';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { type EngineKind, openStore, type Store } from '../src/index.ts';

/** Waits for what another process or connection brings about, which on a busy machine may take its time. */
export function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, 30_000);
}

/** Where a store can be opened, and opened again. */
export interface StoreLocation {
  readonly where: string;
  remove(): Promise<void>;
}

/** A store for a suite of tests, with a clock that only the tests move. */
export class StoreFixture {
  readonly engine: EngineKind;
  time = 1_800_000_000_000;
  #location: StoreLocation | null = null;
  #store: Store | null = null;
  readonly #others: Store[] = [];

  constructor(engine: EngineKind) {
    this.engine = engine;
  }

  get store(): Store {
    return this.#store!;
  }

  get where(): string {
    return this.#location!.where;
  }

  async build(): Promise<void> {
    this.#location = await newLocation(this.engine);
    this.#store = await this.openAnother();
  }

  /** The same store once more, as another process has it. */
  async openAnother(): Promise<Store> {
    const store = await openStore(this.where, { now: () => this.time });
    this.#others.push(store);
    return store;
  }

  /**
   * The store as another process has it, where the engine serves several. Two connections to one SQLite file in one
   * thread would wait for each other for ever if both had a transaction open: there it is the same store.
   */
  async otherProcess(): Promise<Store> {
    return this.engine === 'sqlite' ? this.store : await this.openAnother();
  }

  /** Closes everything and opens it again. */
  async restart(): Promise<void> {
    await this.#closeAll();
    this.#store = await this.openAnother();
  }

  async tearDown(): Promise<void> {
    await this.#closeAll();
    await this.#location?.remove();
  }

  async #closeAll(): Promise<void> {
    for (const store of this.#others.splice(0)) await store.close();
  }
}

export async function newLocation(engine: EngineKind): Promise<StoreLocation> {
  if (engine === 'postgres') {
    const { url, drop } = await freshDatabase();
    return { where: url, remove: drop };
  }
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-store-'));
  return {
    where: join(folder, 'data', 'guildhall.db'),
    remove: async () => rmSync(folder, { recursive: true }),
  };
}

const WHY_NO_POSTGRES = await whyNoPostgres('the tests of the store on PostgreSQL');

export function onBothEngines(name: string, suite: (fixture: StoreFixture) => void): void {
  for (const engine of ['sqlite', 'postgres'] as const) {
    const why = engine === 'postgres' ? WHY_NO_POSTGRES : null;
    const title = `${name} on ${engine}${why === null ? '' : ` (SKIPPED: ${why})`}`;
    describe.skipIf(why !== null)(title, () => {
      const fixture = new StoreFixture(engine);
      beforeAll(() => fixture.build());
      afterAll(() => fixture.tearDown());
      suite(fixture);
    });
  }
}
