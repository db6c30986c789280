/** Something in the database that no Guildhall wrote: it harms nothing but itself. */
import { rawSql } from '@guildhall/store/testing';
import { expect, test } from 'vitest';
import { UnreadableTable } from '../src/index.ts';
import { onBothEngines } from './engines.ts';
import { newPerson, newTable } from './tables.ts';

onBothEngines('a row that cannot be read', (fixture) => {
  test('is left out of lists, which are as long as ever, and is named where it is asked for', async () => {
    const { store } = fixture;
    const ana = await newPerson(store);
    const ids: string[] = [];
    for (let made = 0; made < 7; made++) {
      fixture.time += 1;
      ids.unshift((await newTable(store, ana)).id);
    }
    const bad = [ids[1], ids[2], ids[6]];
    const list = bad.map((id) => `'${id}'`).join(', ');
    await rawSql(fixture.where, `update tables set options = '{"players":' where id in (${list})`);
    const good = ids.filter((id) => !bad.includes(id));
    const listed = await store.tables.list({ limit: 3 });
    expect(listed.map(({ id }) => id)).toEqual(good.slice(0, 3));
    const rest = await store.tables.list({ limit: 9, olderThan: listed[2] });
    expect(rest.map(({ id }) => id)).toEqual(good.slice(3));
    // Whoever looks for damage is shown all of them.
    const first = await store.tables.page(4, null);
    const second = await store.tables.page(4, first[3]);
    expect([...first, ...second].map(({ id }) => id)).toEqual(ids);
    expect((await store.tables.place(ids[1], {}))?.id).toBe(ids[1]);
    await expect(store.tables.open(ids[1], 0)).rejects.toThrow(UnreadableTable);
    await expect(store.tables.find(ids[1])).rejects.toThrow(`table ${ids[1]} cannot be read`);
  });

  test('is found in lists within a minute: long options are not read again for every visitor', async () => {
    const { store } = fixture;
    const ana = await newPerson(store);
    const { id } = await newTable(store, ana);
    const isListed = async (): Promise<boolean> =>
      (await store.tables.list({ person: ana.id, limit: 5 })).some((one) => one.id === id);
    expect(await isListed()).toBe(true);
    await rawSql(fixture.where, `update tables set options = '{' where id = '${id}'`);
    expect(await isListed()).toBe(true);
    await expect(store.tables.find(id)).rejects.toThrow(UnreadableTable);
    fixture.time += 60_000;
    expect(await isListed()).toBe(false);
    expect(await isListed()).toBe(false);
  });

  test('is one with a word that no store knows, and one of which a part is gone', async () => {
    const { store } = fixture;
    const ana = await newPerson(store, 'Ana');
    const [paused, hidden, headless, listless, good] = await Promise.all(
      Array.from({ length: 5 }, async () => (await newTable(store, ana)).id),
    );
    await rawSql(
      fixture.where,
      `update tables set status = 'paused' where id = '${paused}'`,
      `update tables set visibility = 'hidden' where id = '${hidden}'`,
      `delete from heads where table_id = '${headless}'`,
      `update tables set options = 'null' where id = '${listless}'`,
    );
    const listed = await store.tables.list({ limit: 9, person: ana.id });
    expect(listed.map(({ id }) => id)).toEqual([good]);
    for (const [id, why] of [
      [paused, '"status" is "paused"'],
      [hidden, '"visibility" is "hidden"'],
      [headless, 'its row in "heads" is missing'],
      [listless, '"options" is no object'],
    ] as const) {
      await expect(store.tables.open(id, 0)).rejects.toThrow(UnreadableTable);
      await expect(store.tables.find(id)).rejects.toThrow(why);
    }
    expect(await store.tables.open('nosuchtable', 0)).toBeNull();
    const hers = await store.tables.seating(ana.id);
    expect([...hers].sort()).toEqual([paused, hidden, headless, listless, good].sort());
  });

  test('among the jobs does not keep the others from being taken', async () => {
    const { store } = fixture;
    for (const key of ['bad', 'good']) {
      await store.jobs.add({ kind: 'bot', key, payload: { key }, due: fixture.time, table: null });
    }
    await rawSql(fixture.where, `update jobs set payload = 'nonsense' where key = 'bad'`);
    const taken = await store.jobs.take({ kinds: ['bot'], limit: 9, leaseMs: 1_000 });
    expect(taken.map(({ key, payload }) => ({ key, payload }))).toEqual(
      expect.arrayContaining([
        { key: 'bad', payload: null },
        { key: 'good', payload: { key: 'good' } },
      ]),
    );
  });
});
