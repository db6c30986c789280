import { expect, test } from 'vitest';
import type { Change } from '../src/index.ts';
import { eventually, onBothEngines } from './engines.ts';
import { commit, newPerson, newTable } from './tables.ts';

onBothEngines('talk', (house) => {
  test('chat is numbered without gaps, whoever speaks and wherever', async () => {
    const stores = [house.store, await house.neighbour()];
    const ana = await newPerson(house.store);
    const { id, head } = await newTable(house.store, ana);
    const said = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        stores[at % 2].chat.say(
          id,
          { person: ana.id, seat: at % 2 ? 0 : null, text: `word ${at}` },
          () => false,
        ),
      ),
    );
    const numbers = Array.from({ length: 20 }, (_, at) => at + 1);
    expect(said.map((message) => message?.number ?? 0).sort((a, b) => a - b)).toEqual(numbers);
    const { chat } = house.store;
    expect((await chat.since(id, 5, 3, 'all')).map(({ number }) => number)).toEqual([6, 7, 8]);
    expect((await chat.latest(id, 3, 'all')).map(({ number }) => number)).toEqual([18, 19, 20]);
    expect(await chat.since(id, 0, 100, 'all')).toEqual(
      said.toSorted((a, b) => (a?.number ?? 0) - (b?.number ?? 0)),
    );
    expect(await house.store.tables.find(id)).toMatchObject({ messages: 20, head });
    expect(await chat.say('nowhere', { person: ana.id, seat: null, text: 'hello?' }, () => true)).toBeNull();
  });

  test('what is said is open to all or not by the settings of that moment, and stays so', async () => {
    const { store } = house;
    const ana = await newPerson(store);
    const table = await newTable(store, ana, { settings: { isOpen: false } });
    const { id } = table;
    let { head } = table;
    const speak = async (text: string) =>
      await store.chat.say(
        id,
        { person: ana.id, seat: 0, text },
        (settings) => (settings as { isOpen: boolean }).isOpen,
      );
    for (const [text, isOpen] of [
      ['1 among us', true],
      ['2 to all', false],
      ['3 among us', true],
      ['4 to all', true],
    ] as const) {
      expect(await speak(text)).toMatchObject({ text, open: text.endsWith('to all') });
      head = await commit(store, id, head, { facts: { settings: { isOpen } } });
    }
    const numbers = (messages: readonly { number: number }[]) => messages.map(({ number }) => number);
    expect(numbers(await store.chat.latest(id, 10, 'all'))).toEqual([1, 2, 3, 4]);
    expect(numbers(await store.chat.latest(id, 10, 'open'))).toEqual([2, 4]);
    expect(numbers(await store.chat.latest(id, 1, 'open'))).toEqual([4]);
    expect(numbers(await store.chat.since(id, 2, 10, 'open'))).toEqual([4]);
    expect(numbers(await store.chat.since(id, 2, 10, 'all'))).toEqual([3, 4]);
  });

  test('whose invitation is deleted is told to those who listen', async () => {
    const heard: Change[] = [];
    const stop = await house.store.onChange((change) => heard.push(change));
    const other = await house.neighbour();
    const ana = await newPerson(other);
    const { id } = await newTable(other, ana);
    const code = await other.invitations.create({
      table: id,
      seat: null,
      person: null,
      by: ana.id,
      isOffer: false,
      expires: null,
    });
    await other.invitations.delete(code.id);
    await other.invitations.delete(code.id);
    await eventually(() => expect(heard).toEqual([{ kind: 'invitations', table: id }]));
    await stop();
  });

  test('invitations end with a change of their table, or not at all where it does not come about', async () => {
    const { invitations, tables } = house.store;
    const ana = await newPerson(house.store);
    const [{ id, head }, { id: elsewhere }] = [
      await newTable(house.store, ana),
      await newTable(house.store, ana),
    ];
    const some = { seat: 1, person: null, by: ana.id, isOffer: true, expires: null };
    const used = await invitations.create({ ...some, table: id });
    const kept = await invitations.create({ ...some, table: id });
    const foreign = await invitations.create({ ...some, table: elsewhere });
    const heard: Change[] = [];
    const stop = await house.store.onChange((change) => heard.push(change));
    const change = { dropInvitations: [used.id, foreign.id, 'unknown'] };
    const behind = { ...head, revision: head.revision + 1 };
    expect(await tables.commit(id, behind, change)).toMatchObject({ kind: 'conflict' });
    expect(await invitations.to(id)).toHaveLength(2);
    await commit(house.store, id, head, change);
    expect(await invitations.to(id)).toEqual([kept]);
    expect(await invitations.to(elsewhere)).toEqual([foreign]);
    await eventually(() => expect(heard).toContainEqual({ kind: 'invitations', table: id }));
    await stop();
  });

  test('invitations lead to a table until they expire', async () => {
    const { invitations } = house.store;
    const ana = await newPerson(house.store);
    const bo = await newPerson(house.store, 'Bo');
    const { id } = await newTable(house.store, ana);
    const expires = house.time + 1_000;
    const byAna = { table: id, by: ana.id, isOffer: false };
    const open = await invitations.create({ ...byAna, seat: null, person: null, expires: null });
    const forBo = await invitations.create({ ...byAna, seat: 2, person: bo.id, expires });
    expect(await invitations.find(forBo.id)).toEqual(forBo);
    expect(await invitations.of(bo.id)).toEqual([forBo]);
    expect(await invitations.to(id)).toHaveLength(2);
    const all = [open.id, forBo.id, 'unknown'];
    expect(await invitations.holding(all)).toEqual(new Set([open.id, forBo.id]));
    house.time += 1_000;
    expect(await invitations.find(forBo.id)).toBeNull();
    expect(await invitations.holding(all)).toEqual(new Set([open.id]));
    expect(await invitations.to(id)).toEqual([open]);
    await invitations.delete(open.id);
    expect(await invitations.to(id)).toEqual([]);
  });

  test('reports stay open until somebody has looked into them', async () => {
    const { reports } = house.store;
    const ana = await newPerson(house.store);
    const { id } = await newTable(house.store, ana);
    const report = await reports.create({ table: id, point: 12, person: ana.id, seat: 0, text: 'two VP?' });
    expect(await reports.open(100)).toEqual([report]);
    expect(await reports.of(id)).toEqual([report]);
    await reports.resolve(report.id);
    expect(await reports.open(100)).toEqual([]);
    expect(await reports.of(id)).toEqual([{ ...report, resolved: house.time }]);
  });
});
