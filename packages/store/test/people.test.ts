import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Change } from '../src/index.ts';
import { onBothEngines } from './engines.ts';
import { newPerson } from './tables.ts';

const HOUR = 3_600_000;

onBothEngines('people', (fixture) => {
  test('are found, renamed and found together', async () => {
    const { people } = fixture.store;
    const ana = await newPerson(fixture.store);
    const bo = await newPerson(fixture.store, 'Bo');
    expect(await people.find(ana.id)).toEqual({
      id: ana.id,
      name: 'Ana',
      language: 'pl',
      created: fixture.time,
      registered: null,
    });
    expect(await people.rename(ana.id, 'Anna', ['anna', 'ANNA'])).toMatchObject({
      name: 'Anna',
      language: 'pl',
    });
    expect(await people.setLanguage(ana.id, 'uk')).toMatchObject({ name: 'Anna', language: 'uk' });
    expect(await people.rename('nobody', 'X', ['x', 'X'])).toBeNull();
    expect(await people.setLanguage('nobody', 'uk')).toBeNull();
    expect((await people.findAll([ana.id, 'nobody', bo.id])).map(({ name }) => name).sort()).toEqual([
      'Anna',
      'Bo',
    ]);
    expect(await people.findAll([])).toEqual([]);
  });

  test('say how they want to be told', async () => {
    const { people } = fixture.store;
    const ana = await newPerson(fixture.store);
    const nothing = { email: null, emailConfirmed: null, webhook: null, preferences: null };
    expect(await people.notifications(ana.id)).toEqual(nothing);
    const settings = {
      email: 'ana@example.org',
      emailConfirmed: null,
      webhook: { kind: 'discord', url: 'https://example.org/hook' },
      preferences: { turn: 'at-once' },
    } as const;
    await people.setNotifications(ana.id, settings);
    expect(await people.notifications(ana.id)).toEqual(settings);
    expect(await people.confirmEmail(ana.id, 'other@example.org')).toBe(false);
    expect(await people.confirmEmail(ana.id, 'ana@example.org')).toBe(true);
    expect((await people.notifications(ana.id)).emailConfirmed).toBe(fixture.time);
    await people.setNotifications(ana.id, nothing);
    expect(await people.notifications(ana.id)).toEqual(nothing);
  });
});

onBothEngines('sessions', (fixture) => {
  test('are found by their token until they end', async () => {
    const { sessions } = fixture.store;
    const ana = await newPerson(fixture.store);
    const expires = fixture.time + 3 * HOUR;
    const token = await sessions.start(ana.id, { device: 'phone', expires });
    expect(await sessions.find(token)).toEqual({
      id: expect.any(String),
      person: ana,
      device: 'phone',
      created: fixture.time,
      seen: fixture.time,
      expires,
    });
    expect(await sessions.find('made-up')).toBeNull();
    fixture.time += HOUR;
    await sessions.find(token);
    expect((await sessions.of(ana.id)).map(({ seen }) => seen)).toEqual([fixture.time]);
    await sessions.extend(token, expires + HOUR);
    fixture.time += 2 * HOUR;
    expect(await sessions.find(token)).not.toBeNull();
    fixture.time += HOUR;
    expect(await sessions.find(token)).toBeNull();
    expect(await sessions.of(ana.id)).toEqual([]);
  });

  test('tell everybody that they ended, and which of some still hold', async () => {
    const heard: Change[] = [];
    const stop = await fixture.store.onChange((change) => heard.push(change));
    const { sessions, people } = await fixture.otherProcess();
    const ana = await newPerson(fixture.store);
    const on = (device: string) => sessions.start(ana.id, { device, expires: fixture.time + HOUR });
    const [phone, tablet, desk] = [await on('phone'), await on('tablet'), await on('desk')];
    const ids = (await sessions.of(ana.id)).map(({ id }) => id);
    const idOf = async (token: string) => (await sessions.find(token))?.id;
    const stillValid = async () => await sessions.stillValid([...ids, 'unknown']);
    expect(await stillValid()).toEqual(new Set(ids));
    const told = { kind: 'sessions', person: ana.id };
    await sessions.end(phone);
    await sessions.end(phone);
    await vi.waitFor(() => expect(heard).toEqual([told]));
    expect(await stillValid()).toEqual(new Set([await idOf(tablet), await idOf(desk)]));
    await sessions.endOthers(ana.id, desk);
    await vi.waitFor(() => expect(heard).toEqual([told, told]));
    expect(await stillValid()).toEqual(new Set([await idOf(desk)]));
    await people.delete(ana.id);
    await vi.waitFor(() => expect(heard).toEqual([told, told, told]));
    expect(await stillValid()).toEqual(new Set());
    await stop();
    const ben = await newPerson(fixture.store, 'Ben');
    await sessions.start(ben.id, { device: 'phone', expires: fixture.time + HOUR });
    const [{ id }] = await sessions.of(ben.id);
    fixture.time += HOUR;
    expect(await sessions.stillValid([id])).toEqual(new Set());
  });

  test('end here, or on all other devices', async () => {
    const { sessions } = fixture.store;
    const ana = await newPerson(fixture.store);
    const on = (device: string) => sessions.start(ana.id, { device, expires: fixture.time + HOUR });
    const [phone, tablet, desk] = [await on('phone'), await on('tablet'), await on('desk')];
    await sessions.end(tablet);
    expect(await sessions.find(tablet)).toBeNull();
    await sessions.endOthers(ana.id, desk);
    expect(await sessions.find(phone)).toBeNull();
    expect((await sessions.of(ana.id)).map(({ device }) => device)).toEqual(['desk']);
  });

  test('a link works once, however many follow it at the same time', async () => {
    const other = await fixture.otherProcess();
    const { sessions } = fixture.store;
    const ana = await newPerson(fixture.store);
    const link = { person: ana.id, purpose: 'device', detail: '' } as const;
    const token = await sessions.createLink(link, fixture.time + HOUR);
    expect(await sessions.redeemLink(token, 'email')).toBeNull();
    // Looking at it does not use it up.
    expect(await sessions.findLink(token, 'device')).toEqual(link);
    expect(await sessions.findLink(token, 'email')).toBeNull();
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) => (at % 2 ? sessions : other.sessions).redeemLink(token, 'device')),
    );
    expect(all.filter((found) => found !== null)).toEqual([link]);
    const late = await sessions.createLink(link, fixture.time + 10);
    fixture.time += 10;
    expect(await sessions.findLink(late, 'device')).toBeNull();
    expect(await sessions.redeemLink(late, 'device')).toBeNull();
  });

  test('a session by a link: the first one has it, and a link that starts none is not used up', async () => {
    const other = await fixture.otherProcess();
    const { sessions } = fixture.store;
    const ana = await newPerson(fixture.store);
    const link = { person: ana.id, purpose: 'device', detail: '' } as const;
    const token = await sessions.createLink(link, fixture.time + HOUR);
    const on = { device: 'phone', expires: fixture.time + HOUR };
    const broken = { device: 'phone', expires: Number.NaN };
    await expect(sessions.startByLink(token, broken)).rejects.toThrow();
    expect(await sessions.findLink(token, 'device')).toEqual(link);
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) => (at % 2 ? sessions : other.sessions).startByLink(token, on)),
    );
    const [started, ...more] = all.filter((one) => one !== null);
    expect(more).toEqual([]);
    expect(await sessions.find(started)).toMatchObject({ person: ana, device: 'phone' });
    expect(await sessions.of(ana.id)).toHaveLength(1);
  });

  test('what has expired is swept away', async () => {
    const { sessions, sweep } = { sessions: fixture.store.sessions, sweep: () => fixture.store.sweep(0) };
    const ana = await newPerson(fixture.store);
    const kept = await sessions.start(ana.id, { device: 'kept', expires: fixture.time + 2 * HOUR });
    await sessions.start(ana.id, { device: 'gone', expires: fixture.time + HOUR });
    fixture.time += HOUR;
    await sweep();
    fixture.time -= HOUR;
    expect((await sessions.of(ana.id)).map(({ device }) => device)).toEqual(['kept']);
    expect(await sessions.find(kept)).not.toBeNull();
  });

  test('no token stands in the database', async () => {
    const ana = await newPerson(fixture.store, 'Anastazja');
    const session = await fixture.store.sessions.start(ana.id, {
      device: 'phone',
      expires: fixture.time + HOUR,
    });
    const link = await fixture.store.sessions.createLink(
      { person: ana.id, purpose: 'device', detail: '' },
      fixture.time + HOUR,
    );
    const folder = mkdtempSync(join(tmpdir(), 'guildhall-tokens-'));
    await fixture.store.backup(join(folder, 'all.db'));
    const all = readFileSync(join(folder, 'all.db'));
    rmSync(folder, { recursive: true });
    expect(all.includes('Anastazja')).toBe(true);
    expect(all.includes(session)).toBe(false);
    expect(all.includes(link)).toBe(false);
  });
});
