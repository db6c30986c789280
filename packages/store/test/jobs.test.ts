import { expect, test } from 'vitest';
import type { NewJob, Person } from '../src/index.ts';
import { onBothEngines } from './engines.ts';
import { commit, newPerson, newTable } from './tables.ts';

onBothEngines('jobs', (fixture) => {
  /** Each test has a kind of its own, so that none takes the jobs of another. */
  function job(kind: string, rest: Partial<NewJob> = {}): NewJob {
    return { kind, payload: null, due: fixture.time, key: null, table: null, ...rest };
  }

  const take = (kind: string, limit = 10) =>
    fixture.store.jobs.take({ kinds: [kind], limit, leaseMs: 1_000 });

  test('are taken when they are due, the longest waiting first', async () => {
    const { jobs } = fixture.store;
    for (const [at, wait] of [300, 100, 200].entries()) {
      await jobs.add(job('ordered', { due: fixture.time + wait, payload: { at } }));
    }
    expect(await take('ordered')).toEqual([]);
    expect(await jobs.nextReady(['ordered', 'others'])).toBe(fixture.time + 100);
    fixture.time += 250;
    expect((await take('ordered')).map(({ payload }) => payload)).toEqual([{ at: 1 }, { at: 2 }]);
    expect(await jobs.nextReady(['ordered'])).toBe(fixture.time + 50);
    expect(await jobs.nextReady(['others'])).toBeNull();
    fixture.time += 50;
    expect(await take('others')).toEqual([]);
    const [last] = await take('ordered');
    expect(last).toMatchObject({ kind: 'ordered', payload: { at: 0 }, attempts: 1, table: null, key: null });
    expect(await jobs.finish(last)).toBe(true);
    expect(await jobs.finish(last)).toBe(false);
  });

  test('are taken in turn over the owners of their tables, what is under way elsewhere included', async () => {
    const { store } = fixture;
    const kind = 'in-turn';
    const give = async (owner: Person, count: number) => {
      for (let at = 0; at < count; at++) {
        const { id } = await newTable(store, owner);
        await store.jobs.add(job(kind, { table: id, payload: `${owner.name} ${at}` }));
        fixture.time += 1;
      }
    };
    const taken = async (limit: number, reserved = 0, { jobs } = store) => {
      const mine = await jobs.take({ kinds: [kind], limit, reserved, leaseMs: 60_000 });
      return mine.map(({ payload }) => payload);
    };
    const [ana, ben, cleo] = await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => newPerson(store, name)));
    await give(ana, 9);
    await give(ben, 2);
    expect(await taken(3)).toEqual(['Ana 0', 'Ana 1', 'Ben 0']);
    // Another process sees that more is under way for Ana than for Ben.
    expect(await taken(2, 0, await fixture.otherProcess())).toEqual(['Ana 2', 'Ben 1']);
    // Reserved places are for owners who have no job running.
    expect(await taken(4, 3)).toEqual(['Ana 3']);
    expect(await taken(3, 3)).toEqual([]);
    await give(cleo, 2);
    expect(await taken(3, 3)).toEqual(['Cleo 0']);
    expect(await taken(3, 1)).toEqual(['Ana 4', 'Cleo 1']);
    expect(await taken(10)).toHaveLength(4);
  });

  test('that belong to no table are one owner\u2019s together: many of them leave room for others', async () => {
    const { store } = fixture;
    for (let at = 0; at < 20; at++) {
      await store.jobs.add(job('letters', { payload: `letter ${at}` }));
      fixture.time += 1;
    }
    const { id } = await newTable(store, await newPerson(store, 'Dora'));
    await store.jobs.add(job('moves', { table: id, payload: 'a move' }));
    const kinds = ['letters', 'moves'];
    const taken = await store.jobs.take({ kinds, limit: 4, reserved: 1, leaseMs: 60_000 });
    expect(taken.map(({ payload }) => payload).sort()).toEqual(['a move', 'letter 0', 'letter 1']);
  });

  test('are taken once, however many workers there are', async () => {
    const stores = [fixture.store, await fixture.otherProcess(), await fixture.otherProcess()];
    for (let at = 0; at < 100; at++) await fixture.store.jobs.add(job('many', { payload: at }));
    const taken: unknown[] = [];
    const work = async (worker: number) => {
      while (true) {
        const mine = await stores[worker % 3].jobs.take({ kinds: ['many'], limit: 3, leaseMs: 60_000 });
        if (mine.length === 0) break;
        taken.push(...mine.map(({ payload }) => payload));
        for (const one of mine) expect(await stores[worker % 3].jobs.finish(one)).toBe(true);
      }
    };
    await Promise.all(Array.from({ length: 12 }, (_, worker) => work(worker)));
    expect(taken.length).toBe(100);
    expect(new Set(taken).size).toBe(100);
    expect(await fixture.store.jobs.nextReady(['many'])).toBeNull();
  });

  test('whose worker has died are taken again when its lease ends', async () => {
    const { jobs } = fixture.store;
    await jobs.add(job('leased'));
    const [first] = await take('leased');
    expect(await take('leased')).toEqual([]);
    fixture.time += 999;
    expect(await take('leased')).toEqual([]);
    fixture.time += 1;
    const [second] = await take('leased');
    expect(second).toMatchObject({ id: first.id, attempts: 2 });
    // The first comes back from the dead.
    expect(await jobs.extend(first, 1_000)).toBe(false);
    expect(await jobs.retry(first, fixture.time, 'late')).toBe(false);
    expect(await jobs.bury(first, 'late')).toBe(false);
    expect(await jobs.finish(first)).toBe(false);
    expect(await jobs.extend(second, 5_000)).toBe(true);
    fixture.time += 4_999;
    expect(await take('leased')).toEqual([]);
    expect(await jobs.finish(second)).toBe(true);
  });

  test('count the workers that died over them, and nobody who said how it went', async () => {
    const { jobs } = fixture.store;
    await jobs.add(job('deadly', { key: 'deadly 1' }));
    const deaths: number[] = [];
    for (let worker = 0; worker < 4; worker++) {
      const [taken] = await take('deadly');
      deaths.push(taken.deaths);
      fixture.time += 1_000;
    }
    expect(deaths).toEqual([0, 1, 2, 3]);
    const [alive] = await take('deadly');
    expect(alive).toMatchObject({ attempts: 5, deaths: 4 });
    // It failed, or was not begun, by a worker that lives; or a part of its worker died.
    expect(await jobs.retry(alive, fixture.time, 'no answer')).toBe(true);
    const [again] = await take('deadly');
    expect(again.deaths).toBe(4);
    expect(await jobs.release(again)).toBe(true);
    const [once] = await take('deadly');
    expect(once.deaths).toBe(4);
    expect(await jobs.died(once, fixture.time, 'the thread is gone')).toBe(true);
    expect(await take('deadly')).toMatchObject([{ attempts: 8, deaths: 5 }]);
    // A new job in its place has a clean record.
    await jobs.add(job('deadly', { key: 'deadly 1' }));
    expect(await take('deadly')).toMatchObject([{ attempts: 1, deaths: 0 }]);
  });

  test('that were set aside are known to their table until others take their place', async () => {
    const { store } = fixture;
    const { id, head } = await newTable(store, await newPerson(store));
    const bot = { kind: 'bot-set-aside', payload: { seat: 1 }, due: fixture.time, key: `${id} aside` };
    const next = await commit(store, id, head, { jobs: [bot] });
    const [taken] = await take(bot.kind);
    expect(await store.jobs.buriedOf(bot.kind, id)).toEqual([]);
    await store.jobs.bury(taken, 'three workers died over it');
    expect(await store.jobs.buriedOf(bot.kind, id)).toEqual([{ seat: 1 }]);
    expect(await store.jobs.buriedOf('other', id)).toEqual([]);
    await commit(store, id, next, { jobs: [bot] });
    expect(await store.jobs.buriedOf(bot.kind, id)).toEqual([]);
  });

  test('that fail are tried again, or given up and kept to be looked at', async () => {
    const { jobs } = fixture.store;
    await jobs.add(job('failing'));
    const [first] = await take('failing');
    expect(await jobs.retry(first, fixture.time + 500, 'no answer')).toBe(true);
    expect(await take('failing')).toEqual([]);
    fixture.time += 500;
    const [second] = await take('failing');
    expect(second.attempts).toBe(2);
    await jobs.add(job('failing'));
    await jobs.add(job('failing', { due: fixture.time + 9_000 }));
    expect(await jobs.bury(second, 'never works')).toBe(true);
    fixture.time += 5_000;
    const count = (await jobs.counts()).find(({ kind }) => kind === 'failing');
    expect(count).toEqual({ kind: 'failing', waiting: 1, due: 1, buried: 1 });
    expect(await take('failing')).toHaveLength(1);
  });

  test('take the place of those with their key, even of one that is being done', async () => {
    const { jobs } = fixture.store;
    await jobs.add(job('clock', { key: 'clock 1', payload: 'old' }));
    const [old] = await take('clock');
    await jobs.add(job('clock', { key: 'clock 1', payload: 'new', due: fixture.time + 100 }));
    expect(await jobs.finish(old)).toBe(false);
    fixture.time += 100;
    expect(await take('clock')).toMatchObject([{ payload: 'new', attempts: 1, key: 'clock 1' }]);
    await jobs.drop('clock 1');
    expect(await jobs.nextReady(['clock'])).toBeNull();
  });

  test('come and go with a change of a table', async () => {
    const { store } = fixture;
    const { id, head } = await newTable(store, await newPerson(store));
    const key = `${id} seat 1`;
    const next = await commit(store, id, head, {
      jobs: [
        { kind: 'bot', payload: { seat: 1 }, due: fixture.time, key },
        { kind: 'mail', payload: {}, due: fixture.time, key: null },
        { kind: 'mail', payload: {}, due: fixture.time, key: null },
      ],
    });
    const [bot] = await take('bot');
    expect(bot).toMatchObject({ payload: { seat: 1 }, table: id, key });
    expect(await take('mail')).toHaveLength(2);
    const replaced = await commit(store, id, next, {
      jobs: [{ kind: 'bot', payload: { seat: 1, again: true }, due: fixture.time, key }],
    });
    expect(await take('bot')).toMatchObject([{ payload: { again: true }, attempts: 1 }]);
    await commit(store, id, replaced, { dropJobs: [key, 'unknown'] });
    expect(await store.jobs.nextReady(['bot'])).toBeNull();
  });
});
