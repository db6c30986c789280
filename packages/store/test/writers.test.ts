import { expect, test } from 'vitest';
import type { Committed, Store } from '../src/index.ts';
import { onBothEngines } from './engines.ts';
import { commit, lines, newPerson, newTable } from './tables.ts';

onBothEngines('two writers', (fixture) => {
  test('of one table: the first wins, the other learns how far the table is', async () => {
    const { store } = fixture;
    const { id, head } = await newTable(store, await newPerson(store));
    const after = await commit(store, id, head, { entries: lines('0 build E4') });
    const late = await store.tables.commit(id, head, {
      entries: lines('1 build E4'),
      drafts: [{ seat: 1, steps: ['lost'], undone: [], misfit: null }],
      facts: { status: 'abandoned' },
      jobs: [{ kind: 'never', payload: null, due: 0, key: null }],
    });
    expect(late).toEqual({ kind: 'conflict', head: after });
    const open = await store.tables.open(id, 0);
    expect(open?.entries.map(({ line }) => line)).toEqual(['0 build E4']);
    expect(open).toMatchObject({ drafts: [], table: { status: 'gathering', head: after } });
    expect(await store.jobs.nextReady(['never'])).toBeNull();
  });

  test('a draft saved elsewhere counts as much as an entry', async () => {
    const other = await fixture.openAnother();
    const { id, head } = await newTable(fixture.store, await newPerson(fixture.store));
    await commit(other, id, head, { drafts: [{ seat: 0, steps: ['a'], undone: [], misfit: null }] });
    const late = await fixture.store.tables.commit(id, head, { entries: lines('0 a') });
    expect(late).toEqual({ kind: 'conflict', head: { length: 0, revision: 1 } });
  });

  test('of twenty that start from the same point, one is first', async () => {
    const stores = [fixture.store, await fixture.openAnother()];
    const { id, head } = await newTable(fixture.store, await newPerson(fixture.store));
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, writer) =>
        stores[writer % 2].tables.commit(id, head, { entries: lines(`0 by ${writer}`) }),
      ),
    );
    const winners = all.flatMap(({ kind }, writer) => (kind === 'committed' ? [writer] : []));
    expect(winners).toHaveLength(1);
    expect(all.filter(({ kind }) => kind === 'conflict')).toHaveLength(19);
    expect(await fixture.store.tables.since(id, 0)).toMatchObject([{ line: `0 by ${winners[0]}` }]);
  });

  test('that go on after each conflict lose nothing and double nothing', async () => {
    const stores = [fixture.store, await fixture.openAnother()];
    const { id } = await newTable(fixture.store, await newPerson(fixture.store));
    const acknowledged: string[] = [];
    const write = async (store: Store, name: string) => {
      for (let step = 0; step < 30; step++) {
        let done: Committed = { kind: 'conflict', head: { length: 0, revision: 0 } };
        while (done.kind === 'conflict') {
          done = await store.tables.commit(id, done.head, { entries: lines(`0 ${name} ${step}`) });
        }
        acknowledged.push(`0 ${name} ${step}`);
      }
    };
    await Promise.all(['a', 'b', 'c', 'd'].map((name, at) => write(stores[at % 2], name)));
    const entries = await fixture.store.tables.since(id, 0);
    expect(entries.map(({ number }) => number)).toEqual(Array.from({ length: 120 }, (_, at) => at + 1));
    expect(entries.map(({ line }) => line).sort()).toEqual(acknowledged.sort());
  });

  test('of many tables from two processes at once do not get in each other’s way', async () => {
    const stores = [fixture.store, await fixture.openAnother()];
    const ana = await newPerson(fixture.store);
    const tables = await Promise.all(Array.from({ length: 10 }, () => newTable(fixture.store, ana)));
    const write = async (store: Store, order: readonly number[]) => {
      for (let round = 0; round < 10; round++) {
        const heads = await store.tables.heads(tables.map(({ id }) => id));
        await Promise.all(
          order.map((at) =>
            store.tables.commit(tables[at].id, heads.get(tables[at].id)!, { entries: lines('0 x') }),
          ),
        );
      }
    };
    const there = tables.map((_, at) => at);
    await Promise.all([write(stores[0], there), write(stores[1], there.toReversed())]);
    for (const { id } of tables) {
      const open = await fixture.store.tables.open(id, 0);
      expect(open?.table.head.length).toBe(open?.entries.length);
      expect(open?.entries.length).toBeGreaterThanOrEqual(10);
    }
  });

  test('a change that fails takes none of the others down that were made in the same moment', async () => {
    const { store } = fixture;
    const ana = await newPerson(store);
    const tables = await Promise.all(Array.from({ length: 5 }, () => newTable(store, ana)));
    const outcomes = await Promise.allSettled(
      tables.map(({ id, head }, at) =>
        store.tables.commit(id, head, {
          entries: lines('0 x'),
          // Nobody of that name lives here.
          ...(at === 2
            ? { seats: [{ seat: 1, occupant: { kind: 'person', person: 'nobody' }, word: null }] }
            : {}),
        }),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    const heads = await store.tables.heads(tables.map(({ id }) => id));
    expect(tables.map(({ id }) => heads.get(id)?.length)).toEqual([1, 1, 0, 1, 1]);
    expect(await store.tables.since(tables[2].id, 0)).toEqual([]);
  });

  test('two changes of one table in one moment happen one after the other', async () => {
    const { store } = fixture;
    const { id, head } = await newTable(store, await newPerson(store));
    const [first, second, third] = await Promise.all([
      store.tables.commit(id, head, { entries: lines('0 a') }),
      store.tables.commit(id, { length: 1, revision: 1 }, { entries: lines('0 b') }),
      store.tables.commit(id, { length: 1, revision: 1 }, { entries: lines('0 c') }),
    ]);
    expect([first.kind, second.kind, third.kind]).toEqual(['committed', 'committed', 'conflict']);
    expect((await store.tables.since(id, 0)).map(({ line }) => line)).toEqual(['0 a', '0 b']);
  });
});

onBothEngines('a request sent twice', (fixture) => {
  test('is answered twice and happens once', async () => {
    const { store } = fixture;
    const ana = await newPerson(store);
    const { id, head } = await newTable(store, ana);
    const change = {
      entries: lines('0 build E4'),
      request: { person: ana.id, key: 'one', fingerprint: { settled: [1] } },
    };
    expect(await store.tables.findRequest(id, ana.id, 'one')).toBeNull();
    const after = await commit(store, id, head, change);
    const again = { kind: 'repeated', fingerprint: { settled: [1] } };
    expect(await store.tables.commit(id, head, change)).toEqual(again);
    expect(await store.tables.commit(id, after, change)).toEqual(again);
    expect(await store.tables.findRequest(id, ana.id, 'one')).toEqual({ fingerprint: { settled: [1] } });
    expect(await store.tables.since(id, 0)).toHaveLength(1);
    await fixture.restart();
    expect(await fixture.store.tables.commit(id, after, change)).toEqual(again);
  });

  test('at once, through two processes, happens once', async () => {
    const stores = [fixture.store, await fixture.openAnother()];
    const ana = await newPerson(fixture.store);
    const { id, head } = await newTable(fixture.store, ana);
    const change = { entries: lines('0 pass'), request: { person: ana.id, key: 'k', fingerprint: 7 } };
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) => stores[at % 2].tables.commit(id, head, change)),
    );
    expect(all.filter(({ kind }) => kind === 'committed')).toHaveLength(1);
    expect(all.filter(({ kind }) => kind === 'repeated')).toHaveLength(9);
    expect(await fixture.store.tables.since(id, 0)).toHaveLength(1);
  });

  test('is known by its person and its table too, and forgotten when it is old', async () => {
    const { store } = fixture;
    const ana = await newPerson(store);
    const bo = await newPerson(store, 'Bo');
    const one = await newTable(store, ana);
    const two = await newTable(store, ana);
    const request = { person: ana.id, key: 'same', fingerprint: null };
    const after = await commit(store, one.id, one.head, { request });
    await commit(store, one.id, after, { request: { ...request, person: bo.id } });
    fixture.time += 60_000;
    await commit(store, two.id, two.head, { request });
    await store.sweep(fixture.time - 30_000);
    expect(await store.tables.findRequest(one.id, ana.id, 'same')).toBeNull();
    expect(await store.tables.findRequest(two.id, ana.id, 'same')).toEqual({ fingerprint: null });
  });
});
