/**
 * How fast the store is: changes of tables a second, each durable before it is acknowledged, beside bare one-row
 * commits on the same disk in the same minute. `npm run bench:store -- [seconds a window] [folder]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Head, openStore, type Store } from '@guildhall/store';
import { bareCommits, freshDatabase, NoPostgres } from '@guildhall/store/testing';

const TABLES = 64;
const WINDOWS = 3;

interface Seated {
  readonly id: string;
  readonly person: string;
  head: Head;
}

async function seat(store: Store): Promise<Seated[]> {
  const person = await store.people.create({ name: 'Bench', language: 'en' });
  const seated: Seated[] = [];
  for (let at = 0; at < TABLES; at++) {
    const { id, head } = await store.tables.create({
      game: 'bench',
      version: 1,
      options: { players: 4, overrides: [] },
      visibility: 'private',
      owner: person.id,
      settings: null,
      secret: 'secret',
      commitment: 'commitment',
      commitmentForm: 2,
      seats: [],
      rematchOf: null,
    });
    seated.push({ id, person: person.id, head });
  }
  return seated;
}

/** One action of a person: an entry, the draft it ends, the clocks, and the key of the request. */
async function append(store: Store, table: Seated): Promise<void> {
  const { revision } = table.head;
  const done = await store.tables.commit(table.id, table.head, {
    entries: [{ line: '2 upgrade E7 to trading-house', origin: 'person' }],
    drafts: [{ seat: 2, steps: [], undone: [], misfit: null }],
    clocks: { running: [3], left: [600_000, 540_000, 580_000, 610_000] },
    waiting: [3],
    request: { person: table.person, key: `key-${revision}`, fingerprint: { settled: [revision] } },
  });
  if (done.kind !== 'committed') throw new Error(`not committed: ${done.kind}`);
  table.head = done.head;
}

interface Rate {
  readonly perSecond: number;
  readonly about: string;
}

/** Each writer has a table of its own. */
async function appends(store: Store, writers: number, seconds: number): Promise<Rate> {
  const tables = await seat(store);
  const times: number[] = [];
  const started = performance.now();
  const write = async (_: unknown, writer: number) => {
    while (performance.now() - started < seconds * 1_000) {
      const before = performance.now();
      await append(store, tables[writer % TABLES]);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  const perSecond = (times.length * 1_000) / (performance.now() - started);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)].toFixed(2);
  return { perSecond, about: `median ${at(0.5)} ms, p99 ${at(0.99)} ms` };
}

async function measure(
  where: string,
  bareWhere: (writers: number, window: number) => string,
  seconds: number,
): Promise<void> {
  const store = await openStore(where);
  // Somebody listens, as every server does.
  await store.onChange(() => undefined);
  for (const writers of [1, 64]) {
    let bare = 0;
    let best: Rate = { perSecond: 0, about: '' };
    // In turns, because what else the machine does comes and goes: the best window of each counts.
    for (let window = 0; window < WINDOWS; window++) {
      bare = Math.max(bare, await bareCommits({ where: bareWhere(writers, window), seconds, writers }));
      const found = await appends(store, writers, seconds);
      if (found.perSecond > best.perSecond) best = found;
    }
    const ratio = (best.perSecond / bare).toFixed(2);
    console.log(
      `${store.engine}, ${writers} at once: ${best.perSecond.toFixed(0)} appends/s (${best.about}), ` +
        `${bare.toFixed(0)} bare commits/s, ratio ${ratio}`,
    );
  }
  const [table] = await seat(store);
  for (let entry = 0; entry < 400; entry++) await append(store, table);
  const started = performance.now();
  for (let times = 0; times < 200; times++) await store.tables.open(table.id, 0);
  console.log(
    `${store.engine}: opening a table of 400 entries ${((performance.now() - started) / 200).toFixed(2)} ms`,
  );
  await store.close();
}

const seconds = Number(process.argv[2] ?? 3);
const folder = mkdtempSync(join(process.argv[3] ?? tmpdir(), 'guildhall-bench-'));
try {
  await measure(
    join(folder, 'store.db'),
    (writers, window) => join(folder, `bare-${writers}-${window}.db`),
    seconds,
  );
} finally {
  rmSync(folder, { recursive: true });
}
try {
  const database = await freshDatabase('durable');
  await measure(database.url, () => database.url, seconds);
  await database.drop();
} catch (error) {
  if (!(error instanceof NoPostgres)) throw error;
  console.log(`PostgreSQL was not measured: ${error.message}`);
}
