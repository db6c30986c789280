/** Time while no server is there, counted by all servers together. */
import { whyNoPostgres } from '@guildhall/store/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Job, openStore, type Served, type Store } from '../src/index.ts';
import { newLocation, onBothEngines, type StoreLocation } from './engines.ts';

const LEAST_MS = 15_000;
const HOUR = 3_600_000;

onBothEngines('time while no server is there', (fixture) => {
  const note = (now: number, follows = false, { servedTime } = fixture.store): Promise<Served> =>
    servedTime.note({ now, leastBreakMs: LEAST_MS, follows });

  test('is counted where nobody took note for long enough, and only then', async () => {
    const begin = fixture.time;
    expect(await note(begin)).toEqual({ at: begin, unservedMs: 0, breakMs: 0 });
    expect(await note(begin + LEAST_MS - 1)).toEqual({ at: begin + LEAST_MS - 1, unservedMs: 0, breakMs: 0 });
    fixture.time = begin + 2 * LEAST_MS - 1;
    expect(await note(fixture.time)).toEqual({ at: fixture.time, unservedMs: LEAST_MS, breakMs: LEAST_MS });
    expect(await note(fixture.time)).toEqual({ at: fixture.time, unservedMs: LEAST_MS, breakMs: 0 });
  });

  test('is counted once, however many servers come out of it', async () => {
    const stores = [fixture.store, await fixture.otherProcess(), await fixture.otherProcess()];
    const { unservedMs: before } = await note(fixture.time);
    fixture.time += HOUR;
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, at) => note(fixture.time + at, false, stores[at % 3])),
    );
    expect(all.filter(({ breakMs }) => breakMs !== 0)).toHaveLength(1);
    const { unservedMs } = await note(fixture.time + 20);
    expect(unservedMs - before).toBeGreaterThanOrEqual(HOUR);
    expect(unservedMs - before).toBeLessThan(HOUR + 20);
    fixture.time += 20;
  });

  test('is none where one of them went on', async () => {
    const { unservedMs: before } = await note(fixture.time);
    for (let passed = 0; passed < 60_000; passed += 5_000) {
      fixture.time += 5_000;
      await note(fixture.time);
    }
    expect(await note(fixture.time)).toEqual({ at: fixture.time, unservedMs: before, breakMs: 0 });
  });

  test('is not counted by a server that is behind: it goes by the time of the others', async () => {
    const { unservedMs } = await note(fixture.time);
    const same = { at: fixture.time, unservedMs, breakMs: 0 };
    expect(await note(fixture.time - HOUR, true)).toEqual(same);
    expect(await note(fixture.time - 10, false)).toEqual(same);
    expect(await note(fixture.time)).toEqual(same);
  });

  test('is less than none where the clock was set back: what was served before stays, and jobs wait no longer', async () => {
    const { unservedMs } = await note(fixture.time);
    const { jobs } = fixture.store;
    await jobs.add({ kind: 'bot', key: 'soon', payload: null, due: fixture.time + HOUR, table: null });
    fixture.time -= 5 * HOUR;
    expect(await note(fixture.time)).toEqual({
      at: fixture.time,
      unservedMs: unservedMs - 5 * HOUR,
      breakMs: -5 * HOUR,
    });
    expect(await jobs.nextReady(['bot'])).toBe(fixture.time + HOUR);
  });

  test('a job that died with its server comes back after its lease, also where the clock was set back', async () => {
    await note(fixture.time);
    const { jobs } = fixture.store;
    await jobs.add({ kind: 'dead', key: 'dead', payload: null, due: fixture.time, table: null });
    expect(await jobs.take({ kinds: ['dead'], limit: 1, leaseMs: 30_000 })).toHaveLength(1);
    fixture.time -= 5 * HOUR;
    await note(fixture.time);
    expect(await jobs.nextReady(['dead'])).toBe(fixture.time + 30_000);
  });
});

const WHY_NOT = await whyNoPostgres('the tests of several servers on PostgreSQL');

describe.skipIf(WHY_NOT !== null)(
  `a server that starts beside others${WHY_NOT === null ? '' : ` (SKIPPED: ${WHY_NOT})`}`,
  () => {
    const LEASE_MS = 30_000;
    let location: StoreLocation;
    let time: number;
    let living: Store;
    let held: Job;
    const opened: Store[] = [];

    /** A server whose clock differs from the others'. */
    async function startServer(aheadMs: number): Promise<Store> {
      const store = await openStore(location.where, { now: () => time + aheadMs, serving: true });
      opened.push(store);
      // As servers do, before they take their first note.
      await store.onChange(() => undefined);
      return store;
    }

    const note = ({ servedTime }: Store, now: number): Promise<Served> =>
      servedTime.note({ now, leastBreakMs: LEAST_MS, follows: false });

    beforeEach(async () => {
      location = await newLocation('postgres');
      time = 1_800_000_000_000;
      living = await startServer(0);
      await note(living, time);
      const { jobs } = living;
      await jobs.add({ kind: 'bot', key: 'held', payload: null, due: time, table: null });
      await jobs.add({ kind: 'bot', key: 'later', payload: null, due: time + HOUR, table: null });
      [held] = await jobs.take({ kinds: ['bot'], limit: 1, leaseMs: LEASE_MS });
      expect(held.key).toBe('held');
    });
    afterEach(async () => {
      for (const store of opened.splice(0)) await store.close();
      await location.remove();
    });

    test('goes by their time where its clock is behind, and moves nothing', async () => {
      const second = await startServer(-5 * HOUR);
      expect(await note(second, time - 5 * HOUR)).toEqual({ at: time, unservedMs: 0, breakMs: 0 });
      expect(await living.jobs.nextReady(['bot'])).toBe(time + LEASE_MS);
      expect(await living.jobs.nextReady(['bot'], time + LEASE_MS)).toBe(time + HOUR);
      expect(await living.jobs.take({ kinds: ['bot'], limit: 9, leaseMs: LEASE_MS })).toEqual([]);
      expect(await living.jobs.finish(held)).toBe(true);
    });

    test('takes nothing from them where its clock is ahead, before and after they have heard of it', async () => {
      const second = await startServer(5 * HOUR);
      expect(await note(second, time + 5 * HOUR)).toMatchObject({ breakMs: 5 * HOUR });
      const { jobs } = second;
      const taken = await jobs.take({ kinds: ['bot'], limit: 9, leaseMs: LEASE_MS });
      expect(taken.map(({ key }) => key)).toEqual(['later']);
      // The one that holds it goes by its old time still.
      time += 10_000;
      expect(await living.jobs.extend(held, LEASE_MS)).toBe(true);
      expect(await jobs.take({ kinds: ['bot'], limit: 9, leaseMs: LEASE_MS })).toEqual([]);
      expect(await living.jobs.finish(held)).toBe(true);
    });

    test('is alone once they are gone: what they held comes back after its lease', async () => {
      await living.close();
      const second = await startServer(-5 * HOUR);
      expect(await note(second, time - 5 * HOUR)).toMatchObject({ breakMs: -5 * HOUR });
      expect(await second.jobs.nextReady(['bot'])).toBe(time - 5 * HOUR + LEASE_MS);
    });
  },
);
