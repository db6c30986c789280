import pg from 'pg';
import { expect, test } from 'vitest';
import type { Change } from '../src/index.ts';
import { eventually, onBothEngines } from './engines.ts';
import { commit, lines, newPerson, newTable, say } from './tables.ts';

onBothEngines('a change', (fixture) => {
  test('reaches the listeners of this process', async () => {
    const { store } = fixture;
    const heard: Change[] = [];
    const stop = await store.onChange((change) => heard.push(change));
    const ana = await newPerson(store);
    const { id, head } = await newTable(store, ana);
    const next = await commit(store, id, head, {
      entries: lines('0 a', '0 b'),
      jobs: [{ kind: 'told', payload: null, due: 77, key: null }],
    });
    await store.tables.commit(id, head, { entries: lines('0 lost') });
    await say(store, id, ana, 'hello');
    await store.tables.delete(id);
    await eventually(() => expect(heard.at(-1)?.kind).toBe('deleted'));
    expect(heard).toEqual([
      { kind: 'table', table: id, head: next },
      { kind: 'jobs', due: 77 },
      { kind: 'chat', table: id, number: 1 },
      { kind: 'deleted', table: id },
    ]);
    await stop();
    const other = await newTable(store, ana);
    await commit(store, other.id, other.head, {});
    await store.ping();
    expect(heard).toHaveLength(4);
  });

  // SQLite serves one process, and has no line that can break.
  if (fixture.engine === 'sqlite') return;

  test('reaches the other processes that share a PostgreSQL server', async () => {
    const other = await fixture.openAnother();
    const heard: Change[] = [];
    await other.onChange((change) => heard.push(change));
    const { store } = fixture;
    const ana = await newPerson(store);
    const { id, head } = await newTable(store, ana);
    const next = await commit(store, id, head, { entries: lines('0 a') });
    await store.jobs.add({ kind: 'told', payload: null, due: 5, key: null, table: id });
    await say(store, id, ana, 'hello');
    await eventually(() => expect(heard).toHaveLength(3));
    expect(heard).toEqual([
      { kind: 'table', table: id, head: next },
      { kind: 'jobs', due: 5 },
      { kind: 'chat', table: id, number: 1 },
    ]);
  });

  test('may have been missed while the connection was lost, and listeners learn that', async () => {
    const other = await fixture.openAnother();
    const heard: Change[] = [];
    await other.onChange((change) => heard.push(change));
    const { store } = fixture;
    const { id, head } = await newTable(store, await newPerson(store));
    const admin = new pg.Client({ connectionString: fixture.where });
    await admin.connect();
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`);
    await admin.end();
    await eventually(() => expect(heard).toContainEqual({ kind: 'missed' }));
    const next = await commit(store, id, head, {});
    await eventually(() => expect(heard).toContainEqual({ kind: 'table', table: id, head: next }));
  });
});
