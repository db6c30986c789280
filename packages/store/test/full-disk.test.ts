/** A disk without room: what is refused says so, nothing of it is kept, and all goes on when there is room again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Chat } from '../src/chat.ts';
import { isUnavailable } from '../src/index.ts';
import { migrate } from '../src/migrations.ts';
import { People } from '../src/people.ts';
import { Sessions } from '../src/sessions.ts';
import { SqliteEngine } from '../src/sqlite/sqlite-engine.ts';
import { Tables } from '../src/tables.ts';

const NOW = 1_800_000_000_000;
const LATER = NOW + 60_000;
const LONG = 'long words '.repeat(2_000);

let folder: string;
let engine: SqliteEngine;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-full-'));
  engine = SqliteEngine.file(join(folder, 'guildhall.db'));
  await migrate(engine.db, engine.kind);
});
afterEach(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

/** SQLite refuses every page beyond these, as it does where the disk has no room for it. */
async function allowPages(most: number): Promise<void> {
  await sql`pragma max_page_count = ${sql.lit(most)}`.execute(engine.db);
}

async function refusal(work: Promise<unknown>): Promise<unknown> {
  return await work.then(
    () => null,
    (error: unknown) => error,
  );
}

test('every transaction that finds no room is refused as by a full disk, and does nothing', async () => {
  const now = (): number => NOW;
  const [people, tables] = [new People(engine, now), new Tables(engine, now)];
  const [chat, sessions] = [new Chat(engine, now), new Sessions(engine, now)];
  const ana = await people.create({ name: 'Ana', language: 'pl' });
  const make = (secret: string) =>
    tables.create({
      game: 'bazaar',
      version: 3,
      options: { players: 2, overrides: [] },
      visibility: 'public',
      owner: ana.id,
      settings: {},
      secret,
      commitment: 'their hash',
      commitmentForm: 2,
      seats: [{ seat: 0, occupant: { kind: 'person', person: ana.id }, word: null }],
      rematchOf: null,
    });
  const { id } = await make('the bits');
  const say = (text: string) => chat.say(id, { person: ana.id, seat: 0, text }, () => false);
  const link = await sessions.createLink({ person: ana.id, purpose: 'device', detail: '' }, LATER);
  const enter = (device: string) => sessions.startByLink(link, { device, expires: LATER });
  // No page more than there are.
  await allowPages(1);
  for (const work of [() => say(LONG), () => make(LONG), () => enter(LONG)]) {
    const error = await refusal(work());
    expect(error).toMatchObject({ code: 'SQLITE_FULL' });
    expect(isUnavailable(error)).toBe(true);
  }
  await allowPages(100_000);
  expect(await say(LONG)).toMatchObject({ number: 1 });
  expect(await tables.list({ limit: 9 })).toHaveLength(1);
  expect(await enter(LONG)).not.toBeNull();
});
