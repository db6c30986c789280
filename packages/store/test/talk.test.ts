import { expect, test } from 'vitest';
import { onBothEngines } from './engines.ts';
import { newPerson, newTable } from './tables.ts';

onBothEngines('talk', (house) => {
  test('chat is numbered without gaps, whoever speaks and wherever', async () => {
    const stores = [house.store, await house.neighbour()];
    const ana = await newPerson(house.store);
    const { id, head } = await newTable(house.store, ana);
    const said = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        stores[at % 2].chat.say(id, { person: ana.id, seat: at % 2 ? 0 : null, text: `word ${at}` }),
      ),
    );
    const numbers = Array.from({ length: 20 }, (_, at) => at + 1);
    expect(said.map((message) => message?.number ?? 0).sort((a, b) => a - b)).toEqual(numbers);
    const { chat } = house.store;
    expect((await chat.since(id, 5, 3)).map(({ number }) => number)).toEqual([6, 7, 8]);
    expect((await chat.latest(id, 3)).map(({ number }) => number)).toEqual([18, 19, 20]);
    expect(await chat.since(id, 0, 100)).toEqual(
      said.toSorted((a, b) => (a?.number ?? 0) - (b?.number ?? 0)),
    );
    expect(await house.store.tables.find(id)).toMatchObject({ messages: 20, head });
    expect(await chat.say('nowhere', { person: ana.id, seat: null, text: 'hello?' })).toBeNull();
  });

  test('invitations lead to a table until they expire', async () => {
    const { invitations } = house.store;
    const ana = await newPerson(house.store);
    const bo = await newPerson(house.store, 'Bo');
    const { id } = await newTable(house.store, ana);
    const expires = house.time + 1_000;
    const open = await invitations.create({ table: id, seat: null, person: null, by: ana.id, expires: null });
    const forBo = await invitations.create({ table: id, seat: 2, person: bo.id, by: ana.id, expires });
    expect(await invitations.find(forBo.id)).toEqual(forBo);
    expect(await invitations.of(bo.id)).toEqual([forBo]);
    expect(await invitations.to(id)).toHaveLength(2);
    house.time += 1_000;
    expect(await invitations.find(forBo.id)).toBeNull();
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
