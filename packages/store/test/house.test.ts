import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type EngineKind, MigrationFailed, NotEmpty, openStore, type Store } from '../src/index.ts';
import { PostgresEngine } from '../src/postgres.ts';
import { NOTED_TABLE_NAMES, TABLE_NAMES } from '../src/schema.ts';
import { SqliteEngine } from '../src/sqlite.ts';
import { newPlace, onBothEngines } from './engines.ts';
import { commit, lines, newPerson, newTable, say } from './tables.ts';

const CHILD = new URL('./child.ts', import.meta.url);

function engineAt(kind: EngineKind, where: string) {
  return kind === 'sqlite' ? SqliteEngine.file(where) : new PostgresEngine(where);
}

/** The columns that migrations added, by the migration. */
const ADDED = [
  { migration: '004-commitment-form', table: 'tables', column: 'commitment_form' },
  { migration: '005-open-messages', table: 'messages', column: 'open' },
  { migration: '007-offers-of-seats', table: 'invitations', column: 'offer' },
] as const;

/** Makes a store what it was before a migration. */
async function takeBack(kind: EngineKind, where: string, from: string): Promise<void> {
  const engine = engineAt(kind, where);
  for (const { migration, table, column } of ADDED) {
    if (migration >= from) await engine.db.schema.alterTable(table).dropColumn(column).execute();
  }
  if (from <= '006-jobs-under-way') await engine.db.schema.dropIndex('jobs_under_way').execute();
  await engine.db
    .withTables<{ kysely_migration: { name: string } }>()
    .deleteFrom('kysely_migration')
    .where('name', '>=', from)
    .execute();
  await engine.close();
}

/** Something of everything. */
async function furnish(store: Store, time: number) {
  const ana = await newPerson(store);
  const { id, head } = await newTable(store, ana);
  await commit(store, id, head, {
    entries: lines('0 build E4', '0 pass'),
    drafts: [{ seat: 1, steps: ['build F3'], undone: [], misfit: null }],
    standing: [{ seat: 0, standing: { plans: [{ name: 'later', steps: [] }], orders: [] } }],
    facts: { status: 'running', seed: 'seed' },
    clocks: { left: [5] },
    request: { person: ana.id, key: 'k', answer: [2] },
    jobs: [{ kind: 'bot', payload: { seat: 1 }, due: time, key: 'bot' }],
  });
  await say(store, id, ana, 'zażółć ґанок 🏰');
  await store.chat.say(id, { person: ana.id, seat: 0, text: 'to all' }, () => true);
  await store.people.setNotifications(ana.id, {
    email: 'ana@example.org',
    emailConfirmed: null,
    webhook: null,
    wishes: [],
  });
  const session = await store.sessions.start(ana.id, { device: 'phone', expires: time + 1e6 });
  const link = await store.sessions.createLink({ person: ana.id, purpose: 'device', detail: '' }, time + 1e6);
  const invitation = await store.invitations.create({
    table: id,
    seat: 2,
    person: null,
    by: ana.id,
    isOffer: true,
    expires: null,
  });
  await store.reports.create({ table: id, point: 1, person: ana.id, seat: 0, text: 'odd' });
  return { person: ana.id, id, session, link, invitation: invitation.id };
}

async function lookAround(store: Store, at: Awaited<ReturnType<typeof furnish>>) {
  return {
    open: await store.tables.open(at.id, 0),
    session: await store.sessions.find(at.session),
    notifications: await store.people.notifications(at.person),
    invitation: await store.invitations.find(at.invitation),
    chat: await store.chat.latest(at.id, 10, 'all'),
    reports: await store.reports.of(at.id),
    answered: await store.tables.answered(at.id, at.person, 'k'),
    jobs: await store.jobs.counts(),
  };
}

onBothEngines('a house', (house) => {
  test('keeps everything when it is closed and opened again', async () => {
    const furniture = await furnish(house.store, house.time);
    const before = await lookAround(house.store, furniture);
    await house.restart();
    expect(await lookAround(house.store, furniture)).toEqual(before);
    expect(before.chat).toMatchObject([
      { text: 'zażółć ґанок 🏰', open: false },
      { text: 'to all', open: true },
    ]);
    expect(before.open?.entries).toHaveLength(2);
    expect(await house.store.sessions.redeemLink(furniture.link, 'device')).not.toBeNull();
  });

  test('moves from one engine to the other and back by its backup', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'guildhall-backup-'));
    const file = join(folder, 'backup.db');
    const furniture = await furnish(house.store, house.time);
    const { id } = furniture;
    let head = (await house.store.tables.heads([id])).get(id)!;
    const many = Array.from({ length: 2_500 }, (_, at) => `0 step ${at}`);
    head = await commit(house.store, id, head, { entries: lines(...many) });
    const before = await lookAround(house.store, furniture);
    await house.store.marks.set('served', 77);
    await house.store.backup(file);
    await expect(house.store.backup(file)).rejects.toThrow('EEXIST');
    expect(statSync(file).mode & 0o077).toBe(0);
    // What happens after the backup is not in it.
    await commit(house.store, id, head, { entries: lines('0 later') });
    const there = house.engine === 'sqlite' ? 'postgres' : 'sqlite';
    const place = await newPlace(there);
    const copy = await openStore(place.where, { now: () => house.time });
    // A server that was here, and nobody else, is in nobody's way.
    await copy.marks.set('served', 99);
    await copy.restore(file);
    expect(await copy.marks.find('served')).toBe(77);
    expect(await lookAround(copy, furniture)).toEqual(before);
    expect(before.open?.entries).toHaveLength(2_502);
    await expect(copy.restore(file)).rejects.toThrow(NotEmpty);
    await expect(copy.restore(join(folder, 'not-there.db'))).rejects.toThrow('ENOENT');
    await copy.close();
    await place.remove();
    rmSync(folder, { recursive: true });
  });

  test('is made by whoever comes first, and several may come at once', async () => {
    const place = await newPlace(house.engine);
    const children = Array.from({ length: 3 }, () => fork(CHILD, ['open', place.where]));
    const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]));
    expect(codes).toEqual([0, 0, 0]);
    const store = await openStore(place.where);
    expect(await store.tables.list({ limit: 10 })).toHaveLength(3);
    await store.close();
    await place.remove();
  });

  test('has the tables that the schema names, and no others', async () => {
    const engine = engineAt(house.engine, house.where);
    const tables = await engine.db.introspection.getTables();
    expect(tables.map(({ name }) => name).sort()).toEqual([...TABLE_NAMES, ...NOTED_TABLE_NAMES].sort());
    await engine.close();
  });

  test('of before the commitment bound the options keeps its tables, as those of the first form', async () => {
    const place = await newPlace(house.engine);
    const store = await openStore(place.where);
    const { id } = await newTable(store, await newPerson(store));
    await store.close();
    await takeBack(house.engine, place.where, '004-commitment-form');
    const upgraded = await openStore(place.where);
    expect(await upgraded.tables.find(id)).toMatchObject({ commitment: 'their hash', commitmentForm: 1 });
    const { commitmentForm } = await newTable(upgraded, await newPerson(upgraded));
    expect(commitmentForm).toBe(2);
    await upgraded.close();
    await place.remove();
  });

  test('of before talk was marked keeps what was said to those at the table', async () => {
    const place = await newPlace(house.engine);
    const store = await openStore(place.where);
    const ana = await newPerson(store);
    const { id } = await newTable(store, ana);
    await say(store, id, ana, 'of before');
    await store.close();
    await takeBack(house.engine, place.where, '005-open-messages');
    const upgraded = await openStore(place.where);
    await upgraded.chat.say(id, { person: ana.id, seat: 0, text: 'to all' }, () => true);
    expect(await upgraded.chat.latest(id, 10, 'all')).toMatchObject([
      { text: 'of before', open: false },
      { text: 'to all', open: true },
    ]);
    expect(await upgraded.chat.latest(id, 10, 'open')).toMatchObject([{ text: 'to all' }]);
    await upgraded.close();
    await place.remove();
  });

  test('of before offers were marked knows them by the settings of their tables', async () => {
    const place = await newPlace(house.engine);
    const store = await openStore(place.where);
    const ana = await newPerson(store);
    const { id, head } = await newTable(store, ana);
    const make = async () =>
      await store.invitations.create({
        ...{ table: id, seat: 1, person: null, by: ana.id },
        ...{ isOffer: false, expires: null },
      });
    const [plain, used, offered, older] = [await make(), await make(), await make(), await make()];
    const seats = [
      { offered: { code: offered.id, expires: null, voted: false }, cameBy: used.id },
      { offered: older.id, cameBy: null },
    ];
    await commit(store, id, head, { facts: { settings: { seats } } });
    await store.close();
    await takeBack(house.engine, place.where, '007-offers-of-seats');
    const upgraded = await openStore(place.where);
    const offers = (await upgraded.invitations.to(id)).filter(({ isOffer }) => isOffer);
    expect(offers.map((one) => one.id).sort()).toEqual([offered.id, older.id].sort());
    expect(await upgraded.invitations.find(plain.id)).toMatchObject({ isOffer: false });
    await upgraded.close();
    await place.remove();
  });

  test('made by a newer Guildhall is not touched', async () => {
    const place = await newPlace(house.engine);
    await (await openStore(place.where)).close();
    const engine = engineAt(house.engine, place.where);
    const later = new Date(Date.now() + 1_000).toISOString();
    await engine.db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values({ name: '999-later', timestamp: later })
      .execute();
    await engine.close();
    await expect(openStore(place.where)).rejects.toThrow(MigrationFailed);
    await expect(openStore(place.where)).rejects.toThrow('newer Guildhall');
    await place.remove();
  });
});
