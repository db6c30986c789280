/** When a commit on SQLite is acknowledged: once the disk has it, and never on top of what the disk refused. */
import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isUnavailable, openStore, type Store, type TableRecord } from '../src/index.ts';

type Synced = (error: NodeJS.ErrnoException | null) => void;

let folder: string;
let store: Store;
let table: TableRecord;
/** What the log waits for, each until the test answers in the disk's place. */
let waiting: Synced[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-log-'));
  store = await openStore(join(folder, 'guildhall.db'), { serving: true });
  const { id } = await store.people.create({ name: 'Ana', language: 'en' });
  table = await newTable(id);
  waiting = [];
  vi.spyOn(fs, 'fdatasync').mockImplementation((_, done) => void waiting.push(done));
  syncBuiltinESMExports();
});

afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await store.close();
  rmSync(folder, { recursive: true });
});

function newTable(owner: string): Promise<TableRecord> {
  return store.tables.create({
    game: 'bazaar',
    version: 3,
    options: { players: 2, overrides: [] },
    visibility: 'public',
    owner,
    settings: {},
    secret: 'the bits',
    commitment: 'their hash',
    commitmentForm: 2,
    seats: [],
    rematchOf: null,
  });
}

function commit(line: string) {
  const { head } = table;
  return store.tables.commit(table.id, head, { entries: [{ line, origin: 'person' }] });
}

/** Lets the event loop go round a few times. */
async function aWhile(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

test('a commit is neither acknowledged nor read before the disk has it', async () => {
  const seen: string[] = [];
  await store.onChange(({ kind }) => seen.push(`told of a ${kind}`));
  const committed = commit('0 pass').then(() => seen.push('acknowledged'));
  await vi.waitUntil(() => waiting.length === 1);
  const read = store.tables.find(table.id).then((found) => seen.push(`read ${found?.head.length}`));
  await aWhile();
  expect(seen).toEqual([]);
  waiting[0](null);
  await Promise.all([committed, read]);
  expect(seen.toSorted()).toEqual(['acknowledged', 'read 1', 'told of a table']);
});

test.each<[string, () => Promise<unknown>]>([
  ['a write by itself', () => store.counters.raise({ kind: 'letters', of: 'somebody', windowMs: 60_000 })],
  ['a transaction', () => newTable(table.owner!)],
])('%s waits for the disk like a commit, and the event loop goes on', async (_, write) => {
  const seen: string[] = [];
  const written = write().then(() => seen.push('acknowledged'));
  await vi.waitUntil(() => waiting.length === 1);
  const read = store.people.find(table.owner!).then(() => seen.push('read'));
  await aWhile();
  expect(seen).toEqual([]);
  while (seen.length < 2) {
    for (const synced of waiting.splice(0)) synced(null);
    await aWhile();
  }
  await Promise.all([written, read]);
});

test('whoever only reads does not wait for the disk', async () => {
  expect(await store.tables.find(table.id)).not.toBeNull();
  expect(await store.tables.list({ limit: 10 })).not.toBeNull();
  expect(waiting).toEqual([]);
});

test('commits that come while the disk is busy wait for it together', async () => {
  const first = commit('0 pass');
  await vi.waitUntil(() => waiting.length === 1);
  const later = [commit('0 late'), commit('0 later')];
  await aWhile();
  expect(waiting).toHaveLength(1);
  waiting[0](null);
  expect(await first).toMatchObject({ kind: 'committed' });
  await vi.waitUntil(() => waiting.length === 2);
  waiting[1](null);
  const outcomes = await Promise.all(later);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['conflict', 'conflict']);
  expect(waiting).toHaveLength(2);
});

test('what the disk refuses is an error, and the log begins anew before anything else is written', async () => {
  const refused = commit('0 pass').then(
    () => null,
    (error: unknown) => error,
  );
  await vi.waitUntil(() => waiting.length === 1);
  const length = fs.statSync(join(folder, 'guildhall.db-wal')).size;
  waiting[0](Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO', syscall: 'fdatasync' }));
  const error = await refused;
  expect(error).toMatchObject({ code: 'EIO' });
  expect(isUnavailable(error)).toBe(true);
  // It was written, whatever the disk said: whoever looks now decides on that.
  const head = (await store.tables.heads([table.id])).get(table.id);
  expect(head).toEqual({ length: 1, revision: 1 });
  const next = store.tables.commit(table.id, head!, { entries: [{ line: '1 pass', origin: 'person' }] });
  await vi.waitUntil(() => waiting.length === 2);
  // A log that begins anew writes over its own beginning: it has not grown.
  expect(fs.statSync(join(folder, 'guildhall.db-wal')).size).toBe(length);
  waiting[1](null);
  expect(await next).toMatchObject({ kind: 'committed', head: { length: 2 } });
});
