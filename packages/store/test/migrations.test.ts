/** Stores of earlier and later versions of Guildhall. */
import { expect, test } from 'vitest';
import { type EngineKind, MigrationFailed, openStore } from '../src/index.ts';
import { PostgresEngine } from '../src/postgres/postgres-engine.ts';
import { SERVER_TABLE_NAMES, TABLE_NAMES } from '../src/schema.ts';
import { SqliteEngine } from '../src/sqlite/sqlite-engine.ts';
import { newLocation, onBothEngines } from './engines.ts';
import { commit, lines, newPerson, newTable, say } from './tables.ts';

function engineAt(kind: EngineKind, where: string) {
  return kind === 'sqlite' ? SqliteEngine.file(where) : new PostgresEngine(where);
}

/** The columns that migrations added, by the migration. */
const ADDED = [
  { migration: '004-commitment-form', table: 'tables', column: 'commitment_form' },
  { migration: '005-open-messages', table: 'messages', column: 'open' },
  { migration: '007-offers-of-seats', table: 'invitations', column: 'offer' },
] as const;

/** The columns that a migration renamed. */
const RENAMED = [
  { table: 'requests', before: 'answer', now: 'fingerprint' },
  { table: 'notification_settings', before: 'wishes', now: 'preferences' },
] as const;

/** Makes a store what it was before a migration. */
async function revertMigrations(kind: EngineKind, where: string, from: string): Promise<void> {
  const engine = engineAt(kind, where);
  for (const { migration, table, column } of ADDED) {
    if (migration >= from) await engine.db.schema.alterTable(table).dropColumn(column).execute();
  }
  if (from <= '012-registered-people') {
    await engine.db.schema.dropTable('credentials').execute();
    await engine.db.schema.dropTable('registrations').execute();
  }
  if (from <= '011-own-bots') await engine.db.schema.dropTable('own_bots').execute();
  if (from <= '010-lessons-and-records') {
    await engine.db.schema.dropIndex('tables_by_game_finished').execute();
    await engine.db.schema.dropTable('lessons').execute();
  }
  if (from <= '008-fingerprints-and-preferences') {
    for (const { table, before, now } of RENAMED)
      await engine.db.schema.alterTable(table).renameColumn(now, before).execute();
  }
  if (from <= '006-jobs-under-way') await engine.db.schema.dropIndex('jobs_under_way').execute();
  await engine.db
    .withTables<{ kysely_migration: { name: string } }>()
    .deleteFrom('kysely_migration')
    .where('name', '>=', from)
    .execute();
  await engine.close();
}

onBothEngines('a store', (fixture) => {
  test('has the tables that the schema names, and no others', async () => {
    const engine = engineAt(fixture.engine, fixture.where);
    const tables = await engine.db.introspection.getTables();
    expect(tables.map(({ name }) => name).sort()).toEqual([...TABLE_NAMES, ...SERVER_TABLE_NAMES].sort());
    await engine.close();
  });

  test('from before the commitment bound the options keeps its tables, as those of the first form', async () => {
    const location = await newLocation(fixture.engine);
    const store = await openStore(location.where);
    const { id } = await newTable(store, await newPerson(store));
    await store.close();
    await revertMigrations(fixture.engine, location.where, '004-commitment-form');
    const upgraded = await openStore(location.where);
    expect(await upgraded.tables.find(id)).toMatchObject({ commitment: 'their hash', commitmentForm: 1 });
    const { commitmentForm } = await newTable(upgraded, await newPerson(upgraded));
    expect(commitmentForm).toBe(2);
    await upgraded.close();
    await location.remove();
  });

  test('from before chat was marked as open keeps old messages among those at the table', async () => {
    const location = await newLocation(fixture.engine);
    const store = await openStore(location.where);
    const ana = await newPerson(store);
    const { id } = await newTable(store, ana);
    await say(store, id, ana, 'of before');
    await store.close();
    await revertMigrations(fixture.engine, location.where, '005-open-messages');
    const upgraded = await openStore(location.where);
    await upgraded.chat.say(id, { person: ana.id, seat: 0, text: 'to all' }, () => true);
    expect(await upgraded.chat.latest(id, 10, 'all')).toMatchObject([
      { text: 'of before', open: false },
      { text: 'to all', open: true },
    ]);
    expect(await upgraded.chat.latest(id, 10, 'open')).toMatchObject([{ text: 'to all' }]);
    await upgraded.close();
    await location.remove();
  });

  test('from before offers were marked knows them by the settings of their tables', async () => {
    const location = await newLocation(fixture.engine);
    const store = await openStore(location.where);
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
    await revertMigrations(fixture.engine, location.where, '007-offers-of-seats');
    const upgraded = await openStore(location.where);
    const offers = (await upgraded.invitations.to(id)).filter(({ isOffer }) => isOffer);
    expect(offers.map((one) => one.id).sort()).toEqual([offered.id, older.id].sort());
    expect(await upgraded.invitations.find(plain.id)).toMatchObject({ isOffer: false });
    await upgraded.close();
    await location.remove();
  });

  test('from before lessons were kept has people who can learn, and games that are found', async () => {
    const location = await newLocation(fixture.engine);
    const store = await openStore(location.where);
    const ana = await newPerson(store);
    const { id, head, game } = await newTable(store, ana);
    await commit(store, id, head, { facts: { status: 'finished', outcome: { totals: [7] } } });
    await store.close();
    await revertMigrations(fixture.engine, location.where, '010-lessons-and-records');
    const upgraded = await openStore(location.where);
    expect(await upgraded.lessons.of(ana.id)).toEqual([]);
    const lesson = { lesson: 'a/b', version: 1, run: 0, answers: ['x'], isDone: false };
    await upgraded.lessons.keep(ana.id, lesson);
    expect(await upgraded.lessons.of(ana.id)).toEqual([lesson]);
    expect(await upgraded.tables.finished(game, null, 10)).toMatchObject([{ id, outcome: { totals: [7] } }]);
    await upgraded.close();
    await location.remove();
  });

  test('from before people brought bots along has people who can', async () => {
    const location = await newLocation(fixture.engine);
    const store = await openStore(location.where);
    const ana = await newPerson(store);
    await store.close();
    await revertMigrations(fixture.engine, location.where, '011-own-bots');
    const upgraded = await openStore(location.where);
    expect(await upgraded.ownBots.of(ana.id)).toEqual([]);
    expect(await upgraded.ownBots.create(ana.id, 'Greedy', 1)).not.toBeNull();
    await upgraded.close();
    await location.remove();
  });

  test('from before names were kept has guests, who can keep theirs', async () => {
    const location = await newLocation(fixture.engine);
    const store = await openStore(location.where);
    const ana = await newPerson(store);
    const token = await store.sessions.start(ana.id, { device: 'phone', expires: Date.now() + 60_000 });
    await store.close();
    await revertMigrations(fixture.engine, location.where, '012-registered-people');
    const upgraded = await openStore(location.where);
    expect(await upgraded.sessions.find(token)).toMatchObject({ person: { id: ana.id, registered: null } });
    expect(await upgraded.people.register(ana.id, 'Ana', ['ana', 'ANA'])).toMatchObject({ name: 'Ana' });
    await upgraded.close();
    await location.remove();
  });

  test('from before two columns were renamed keeps what stands in them', async () => {
    const location = await newLocation(fixture.engine);
    const store = await openStore(location.where);
    const ana = await newPerson(store);
    const { id, head } = await newTable(store, ana);
    const request = { person: ana.id, key: 'k', fingerprint: 'play 0 pass' };
    await commit(store, id, head, { entries: lines('0 pass'), request });
    const settings = { email: null, emailConfirmed: null, webhook: null };
    const preferences = { paused: true, afterMinutes: 5 };
    await store.people.setNotifications(ana.id, { ...settings, preferences });
    await store.close();
    await revertMigrations(fixture.engine, location.where, '008-fingerprints-and-preferences');
    const before = engineAt(fixture.engine, location.where);
    const [columns] = (await before.db.introspection.getTables()).filter(({ name }) => name === 'requests');
    expect(columns.columns.map(({ name }) => name)).toContain('answer');
    await before.close();
    const upgraded = await openStore(location.where);
    expect(await upgraded.tables.findRequest(id, ana.id, 'k')).toEqual({ fingerprint: 'play 0 pass' });
    expect(await upgraded.people.notifications(ana.id)).toEqual({ ...settings, preferences });
    const after = { length: head.length + 1, revision: head.revision + 1 };
    expect(await upgraded.tables.commit(id, after, { request })).toEqual({
      kind: 'repeated',
      fingerprint: 'play 0 pass',
    });
    await upgraded.close();
    await location.remove();
  });

  test('from before a seat that a bot holds was marked as its person’s knows it by the settings', async () => {
    const location = await newLocation(fixture.engine);
    const store = await openStore(location.where);
    const [ana, ben, dora] = [await newPerson(store), await newPerson(store), await newPerson(store)];
    const held = (who: string) => ({ seats: [{ heldFor: null }, { heldFor: who }, { heldFor: null }] });
    const [{ id, head }, gone] = [await newTable(store, ana), await newTable(store, ana)];
    const status = 'running' as const;
    await commit(store, id, head, { facts: { status, settings: held(ben.id) } });
    await commit(store, gone.id, gone.head, { facts: { status, settings: held(dora.id) } });
    await store.people.delete(dora.id);
    await store.close();
    await revertMigrations(fixture.engine, location.where, '009-seats-held-by-bots');
    const upgraded = await openStore(location.where);
    expect(await upgraded.tables.seating(ben.id)).toEqual([id]);
    expect(await upgraded.tables.list({ person: ben.id, limit: 5 })).toMatchObject([
      { id, seats: [{}, { occupant: { kind: 'bot', level: 'steady' } }, {}] },
    ]);
    expect((await upgraded.tables.list({ person: ana.id, limit: 5 })).length).toBe(2);
    await upgraded.close();
    await location.remove();
  });

  test('made by a newer Guildhall is not touched', async () => {
    const location = await newLocation(fixture.engine);
    await (await openStore(location.where)).close();
    const engine = engineAt(fixture.engine, location.where);
    const later = new Date(Date.now() + 1_000).toISOString();
    await engine.db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values({ name: '999-later', timestamp: later })
      .execute();
    await engine.close();
    await expect(openStore(location.where)).rejects.toThrow(MigrationFailed);
    await expect(openStore(location.where)).rejects.toThrow('newer Guildhall');
    await location.remove();
  });
});
