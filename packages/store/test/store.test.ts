/** A store as a whole: what it keeps, its backup, and how it is made. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NotEmpty, openStore, type Store } from '../src/index.ts';
import { newLocation, onBothEngines } from './engines.ts';
import { commit, lines, newPerson, newTable, say } from './tables.ts';

const CHILD = new URL('./child.ts', import.meta.url);

/** Writes something of every kind. */
async function fillStore(store: Store, time: number) {
  const ana = await newPerson(store);
  const { id, head } = await newTable(store, ana);
  await commit(store, id, head, {
    entries: lines('0 build E4', '0 pass'),
    drafts: [{ seat: 1, steps: ['build F3'], undone: [], misfit: null }],
    standing: [{ seat: 0, standing: { plans: [{ name: 'later', steps: [] }], orders: [] } }],
    facts: { status: 'running', seed: 'seed' },
    clocks: { left: [5] },
    request: { person: ana.id, key: 'k', fingerprint: [2] },
    jobs: [{ kind: 'bot', payload: { seat: 1 }, due: time, key: 'bot' }],
  });
  await say(store, id, ana, 'zażółć ґанок 🏰');
  await store.chat.say(id, { person: ana.id, seat: 0, text: 'to all' }, () => true);
  await store.people.setNotifications(ana.id, {
    email: 'ana@example.org',
    emailConfirmed: null,
    webhook: null,
    preferences: [],
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

async function readEverything(store: Store, at: Awaited<ReturnType<typeof fillStore>>) {
  return {
    open: await store.tables.open(at.id, 0),
    session: await store.sessions.find(at.session),
    notifications: await store.people.notifications(at.person),
    invitation: await store.invitations.find(at.invitation),
    chat: await store.chat.latest(at.id, 10, 'all'),
    reports: await store.reports.of(at.id),
    request: await store.tables.findRequest(at.id, at.person, 'k'),
    jobs: await store.jobs.counts(),
  };
}

onBothEngines('a store', (fixture) => {
  test('keeps everything when it is closed and opened again', async () => {
    const filled = await fillStore(fixture.store, fixture.time);
    const before = await readEverything(fixture.store, filled);
    await fixture.restart();
    expect(await readEverything(fixture.store, filled)).toEqual(before);
    expect(before.chat).toMatchObject([
      { text: 'zażółć ґанок 🏰', open: false },
      { text: 'to all', open: true },
    ]);
    expect(before.open?.entries).toHaveLength(2);
    expect(await fixture.store.sessions.redeemLink(filled.link, 'device')).not.toBeNull();
  });

  test('moves from one engine to the other and back by its backup', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'guildhall-backup-'));
    const file = join(folder, 'backup.db');
    const filled = await fillStore(fixture.store, fixture.time);
    const { id } = filled;
    let head = (await fixture.store.tables.heads([id])).get(id)!;
    const many = Array.from({ length: 2_500 }, (_, at) => `0 step ${at}`);
    head = await commit(fixture.store, id, head, { entries: lines(...many) });
    const before = await readEverything(fixture.store, filled);
    await fixture.store.marks.set('served', 77);
    await fixture.store.backup(file);
    await expect(fixture.store.backup(file)).rejects.toThrow('EEXIST');
    expect(statSync(file).mode & 0o077).toBe(0);
    // What happens after the backup is not in it.
    await commit(fixture.store, id, head, { entries: lines('0 later') });
    const there = fixture.engine === 'sqlite' ? 'postgres' : 'sqlite';
    const location = await newLocation(there);
    const copy = await openStore(location.where, { now: () => fixture.time });
    // A server that was here, and nobody else, is in nobody's way.
    await copy.marks.set('served', 99);
    await copy.restore(file);
    expect(await copy.marks.find('served')).toBe(77);
    expect(await readEverything(copy, filled)).toEqual(before);
    expect(before.open?.entries).toHaveLength(2_502);
    await expect(copy.restore(file)).rejects.toThrow(NotEmpty);
    await expect(copy.restore(join(folder, 'not-there.db'))).rejects.toThrow('ENOENT');
    await copy.close();
    await location.remove();
    rmSync(folder, { recursive: true });
  });

  test('is made by whoever comes first, and several may come at once', async () => {
    const location = await newLocation(fixture.engine);
    const children = Array.from({ length: 3 }, () => fork(CHILD, ['open', location.where]));
    const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]));
    expect(codes).toEqual([0, 0, 0]);
    const store = await openStore(location.where);
    expect(await store.tables.list({ limit: 10 })).toHaveLength(3);
    await store.close();
    await location.remove();
  });
});
