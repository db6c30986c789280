import { describe, expect, test } from 'vitest';
import type { ListedTable } from '../src/index.ts';
import { onBothEngines } from './engines.ts';
import { commit, lines, newPerson, newTable, say } from './tables.ts';

onBothEngines('tables', (fixture) => {
  test('a new table gathers people and holds nothing yet', async () => {
    const ana = await newPerson(fixture.store);
    const table = await newTable(fixture.store, ana);
    expect(table).toMatchObject({
      game: 'bazaar',
      version: 3,
      options: { players: 2, overrides: [] },
      status: 'gathering',
      owner: ana.id,
      settings: { confirm: 'asked' },
      head: { length: 0, revision: 0 },
      waiting: [],
      messages: 0,
      started: null,
      outcome: null,
      proposal: null,
      created: fixture.time,
    });
    expect(table.seats[0]).toEqual({
      seat: 0,
      occupant: { kind: 'person', person: ana.id },
      word: 'heron',
    });
    expect(await fixture.store.tables.find(table.id)).toEqual(table);
    expect(await fixture.store.tables.open(table.id, 0)).toEqual({
      table,
      secret: 'the bits',
      seed: null,
      entries: [],
      drafts: [],
      standing: [],
    });
  });

  test('those that never filled are deleted after a while, those that began are not', async () => {
    const { store } = fixture;
    const ana = await newPerson(store);
    const begun = await newTable(store, ana);
    await commit(store, begun.id, begun.head, { facts: { status: 'running', seed: 'x' } });
    const old = await newTable(store, ana);
    fixture.time += 1_000;
    const fresh = await newTable(store, ana);
    await store.tables.deleteUnfilled(fixture.time);
    expect(await store.tables.find(old.id)).toBeNull();
    expect(await store.tables.find(begun.id)).not.toBeNull();
    expect(await store.tables.find(fresh.id)).not.toBeNull();
  });

  test('no record of a table holds its secrets', async () => {
    const { store } = fixture;
    const ana = await newPerson(store);
    const { id, head } = await newTable(store, ana, { secret: 'S3CRET' });
    await commit(store, id, head, { facts: { status: 'running', seed: 'S33D' } });
    const seen = JSON.stringify([await store.tables.find(id), await store.tables.list({ limit: 10 })]);
    expect(seen).not.toMatch(/S3CRET|S33D/);
    expect(await store.tables.secrets(id)).toEqual({ secret: 'S3CRET', seed: 'S33D' });
  });

  test('entries are numbered from 1, and whoever is behind gets what is missing', async () => {
    const { store } = fixture;
    const { id, head } = await newTable(store, await newPerson(store));
    const one = await commit(store, id, head, { entries: lines('0 build E4', '0 pass') });
    expect(one).toEqual({ length: 2, revision: 1 });
    fixture.time += 5;
    const two = await commit(store, id, one, { entries: [{ line: '1 roll', origin: 'bot' }] });
    expect(two).toEqual({ length: 3, revision: 2 });
    expect(await store.tables.since(id, 1)).toEqual([
      { number: 2, line: '0 pass', origin: 'person', at: fixture.time - 5 },
      { number: 3, line: '1 roll', origin: 'bot', at: fixture.time },
    ]);
    expect((await store.tables.open(id, 2))?.entries).toHaveLength(1);
    expect(await store.tables.heads([id, 'nowhere'])).toEqual(new Map([[id, two]]));
  });

  test('every part of a change is kept, and what a change does not name stays', async () => {
    const { store } = fixture;
    const ana = await newPerson(store);
    const bo = await newPerson(store, 'Bo');
    const { id, head } = await newTable(store, ana);
    const draft = { steps: ['build E4'], undone: ['pass'], misfit: null };
    const standing = {
      plans: [],
      orders: [{ when: { kind: 'leech', where: [], counts: [], place: [] }, take: 'take {amount}' }],
    };
    const proposal = { by: 1, to: 0, at: 0, agreed: [0] };
    const next = await commit(store, id, head, {
      drafts: [
        { seat: 0, ...draft },
        { seat: 1, ...draft },
      ],
      standing: [{ seat: 1, standing }],
      seats: [{ seat: 2, occupant: { kind: 'person', person: bo.id }, word: 'otter' }],
      facts: {
        status: 'running',
        seed: 'seed',
        visibility: 'private',
        version: 4,
        settings: { confirm: 'automatic' },
        owner: bo.id,
      },
      clocks: { left: [1, 2] },
      proposal,
      votes: [{ seat: 1 }],
      waiting: [0, 2],
    });
    await commit(store, id, next, { drafts: [{ seat: 0, steps: [], undone: [], misfit: null }] });
    const open = await store.tables.open(id, 0);
    expect(open).toMatchObject({
      seed: 'seed',
      secret: 'the bits',
      drafts: [{ seat: 1, ...draft }],
      standing: [{ seat: 1, standing }],
      table: {
        status: 'running',
        visibility: 'private',
        version: 4,
        options: { players: 2, overrides: [] },
        settings: { confirm: 'automatic' },
        owner: bo.id,
        started: fixture.time,
        finished: null,
        clocks: { left: [1, 2] },
        proposal,
        votes: [{ seat: 1 }],
        waiting: [0, 2],
        head: { length: 0, revision: 2 },
      },
    });
    expect(open?.table.seats.map(({ occupant }) => occupant.kind)).toEqual(['person', 'bot', 'person']);
    const cleared = await commit(store, id, { length: 0, revision: 2 }, { proposal: null, votes: null });
    const outcome = { ranking: [0, 1] };
    fixture.time += 1_000;
    await commit(store, id, cleared, { facts: { status: 'finished', outcome } });
    expect(await store.tables.find(id)).toMatchObject({
      proposal: null,
      votes: null,
      clocks: { left: [1, 2] },
      status: 'finished',
      outcome,
      started: fixture.time - 1_000,
      finished: fixture.time,
    });
  });

  test('a change of a table that is not there is answered with gone', async () => {
    const done = await fixture.store.tables.commit('nowhere', { length: 0, revision: 0 }, {});
    expect(done).toEqual({ kind: 'gone' });
    expect(await fixture.store.tables.find('nowhere')).toBeNull();
    expect(await fixture.store.tables.open('nowhere', 0)).toBeNull();
  });

  test('a table of twenty thousand entries', async () => {
    const { store } = fixture;
    const { id, head } = await newTable(store, await newPerson(store));
    let at = head;
    for (let page = 0; page < 20; page++) {
      const page1000 = Array.from({ length: 1_000 }, (_, line) => `0 step ${page * 1_000 + line + 1}`);
      at = await commit(store, id, at, { entries: lines(...page1000) });
    }
    const open = await store.tables.open(id, 0);
    expect(open?.entries).toHaveLength(20_000);
    expect(open?.entries.every(({ number, line }) => line === `0 step ${number}`)).toBe(true);
    expect((await store.tables.since(id, 19_990)).map(({ number }) => number)).toEqual(
      Array.from({ length: 10 }, (_, last) => 19_991 + last),
    );
  });

  describe('lists', () => {
    test('of public tables, of one game, of one person, page by page', async () => {
      const { store } = fixture;
      const ana = await newPerson(store);
      const bo = await newPerson(store, 'Bo');
      const own: ListedTable[] = [];
      for (let made = 0; made < 5; made++) {
        // Two in the same millisecond.
        if (made !== 2) fixture.time += 1;
        own.push(
          await newTable(store, ana, { game: 'chess', visibility: made === 4 ? 'private' : 'public' }),
        );
      }
      await newTable(store, bo, { game: 'chess' });
      const ids = (tables: readonly ListedTable[]) => tables.map(({ id }) => id).sort();
      const { tables } = store;
      const list = await tables.list({ person: ana.id, limit: 10 });
      expect(ids(list)).toEqual(ids(own));
      expect(list.map(({ created }) => created)).toEqual(
        own.map(({ created }) => created).sort((a, b) => b - a),
      );
      expect(await tables.list({ game: 'chess', visibility: 'public', limit: 10 })).toHaveLength(5);
      await commit(store, own[0].id, own[0].head, { facts: { status: 'running' } });
      const running = await tables.list({ person: ana.id, status: ['running', 'finished'], limit: 10 });
      expect(ids(running)).toEqual([own[0].id]);
      const paged: ListedTable[] = [];
      while (true) {
        const olderThan = paged.at(-1);
        const page = await tables.list({
          person: ana.id,
          limit: 2,
          ...(olderThan === undefined ? {} : { olderThan }),
        });
        paged.push(...page);
        if (page.length < 2) break;
      }
      expect(paged.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
      expect((await tables.counts()).get('running')).toBeGreaterThan(0);
    });
  });

  describe('deleting', () => {
    test('a table takes everything at it along', async () => {
      const { store } = fixture;
      const ana = await newPerson(store);
      const { id, head } = await newTable(store, ana);
      await commit(store, id, head, {
        entries: lines('0 pass'),
        drafts: [{ seat: 0, steps: ['x'], undone: [], misfit: null }],
        standing: [{ seat: 0, standing: { plans: [], orders: [] } }],
        request: { person: ana.id, key: 'k', fingerprint: 1 },
        jobs: [{ kind: 'deleted-with-table', payload: null, due: 0, key: `${id} clock` }],
      });
      await say(store, id, ana, 'hello');
      await store.reports.create({ table: id, point: 1, person: ana.id, seat: 0, text: 'odd' });
      const invitation = await store.invitations.create({
        table: id,
        seat: null,
        person: null,
        by: ana.id,
        isOffer: false,
        expires: null,
      });
      await store.tables.delete(id);
      expect(await store.tables.open(id, 0)).toBeNull();
      expect(await store.tables.since(id, 0)).toEqual([]);
      expect(await store.tables.findRequest(id, ana.id, 'k')).toBeNull();
      expect(await store.chat.latest(id, 10, 'all')).toEqual([]);
      expect(await store.reports.of(id)).toEqual([]);
      expect(await store.invitations.find(invitation.id)).toBeNull();
      expect(await store.jobs.nextReady(['deleted-with-table'])).toBeNull();
      expect(await store.people.find(ana.id)).toEqual(ana);
    });

    test('a person leaves open seats and words without a name', async () => {
      const { store } = fixture;
      const ana = await newPerson(store);
      const bo = await newPerson(store, 'Bo');
      const { id, head } = await newTable(store, ana);
      await commit(store, id, head, {
        seats: [{ seat: 2, occupant: { kind: 'person', person: bo.id }, word: null }],
        entries: lines('0 pass'),
        request: { person: ana.id, key: 'k', fingerprint: 1 },
      });
      await say(store, id, ana, 'bye');
      await store.reports.create({ table: id, point: 1, person: ana.id, seat: 0, text: 'odd' });
      const token = await store.sessions.start(ana.id, { device: 'phone', expires: fixture.time + 1_000 });
      await store.people.delete(ana.id);
      const table = await store.tables.find(id);
      expect(table?.owner).toBeNull();
      expect(table?.seats.map(({ occupant }) => occupant.kind)).toEqual(['open', 'bot', 'person']);
      expect(await store.tables.since(id, 0)).toHaveLength(1);
      expect(await store.chat.latest(id, 10, 'all')).toMatchObject([{ person: null, text: 'bye' }]);
      expect(await store.reports.of(id)).toMatchObject([{ person: null, text: 'odd' }]);
      expect(await store.sessions.find(token)).toBeNull();
      expect(await store.tables.list({ person: ana.id, limit: 10 })).toEqual([]);
    });
  });
});
