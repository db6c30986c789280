/** People whose names look alike are told apart wherever they meet. */
import type { TableInfo, TableSummary } from '@guildhall/protocol';
import { beforeAll, expect, it } from 'vitest';
import { seatNames } from '../src/routes/replays.ts';
import { Client } from './client.ts';
import { onBothEngines, ownTable, type Process, seatedTable, someWord } from './guildhall.ts';

onBothEngines('names at a table', (hall) => {
  let process: Process;
  beforeAll(async () => {
    process = await hall.open();
  });

  const enter = async (name: string) => await Client.enter(process.url, name);
  const seated = ({ seats }: TableSummary) =>
    seats.map(({ occupant }) => (occupant.kind === 'person' ? occupant.person?.name : undefined));
  const tableSeenBy = async (client: Client, id: string) =>
    (await client.get<{ table: TableInfo }>(`/api/tables/${id}`)).table;
  const said = async (client: Client, id: string) =>
    (await client.get<{ messages: { name: string }[] }>(`/api/tables/${id}/chat`)).messages.map(
      ({ name }) => name,
    );

  it('are as they are where nobody looks like another', async () => {
    const [ira, ipsa] = [await enter('Іра'), await enter('Ipsa')];
    const id = await seatedTable([ira, ipsa]);
    expect(seated(await tableSeenBy(ira, id))).toEqual(['Іра', 'Ipsa']);
  });

  it('have the number of the seat where they look alike, in tables, lists, chat and files', async () => {
    const [pace, other] = [await enter('PACE'), await enter('РАСЕ')];
    const id = await seatedTable([pace, other]);
    const shown = ['PACE ①', 'РАСЕ ②'];
    for (const client of [pace, other]) {
      const table = await tableSeenBy(client, id);
      expect(seated(table)).toEqual(shown);
      expect(table.owner!.name).toBe('PACE ①');
      const { tables } = await client.get<{ tables: TableSummary[] }>('/api/tables?mine=true');
      expect(seated(tables.find((one) => one.id === id)!)).toEqual(shown);
    }
    await other.post(`/api/tables/${id}/chat`, { text: 'I am PACE.' });
    expect(await said(pace, id)).toEqual(['РАСЕ ②']);
    const { context } = process.server;
    expect(await context.live.read(id, (live) => seatNames(context, live))).toEqual(shown);
  });

  it('are told apart as soon as somebody takes another name', async () => {
    const [ana, eve] = [await enter('Ana'), await enter('Eve')];
    const id = await seatedTable([ana, eve]);
    expect(seated(await tableSeenBy(ana, id))).toEqual(['Ana', 'Eve']);
    await eve.expect('PATCH', '/api/me', { name: 'Аnа'.replaceAll('n', 'п') });
    expect(seated(await tableSeenBy(ana, id))).toEqual(['Ana ①', 'Апа ②']);
  });

  it('of watchers who look like a player have a zero, and the player keeps theirs', async () => {
    const [ana, ben] = [await enter('Ana'), await enter('Ben')];
    const watcher = await enter('AΝA'.replace('Ν', 'N'));
    const table = await ownTable<{ id: string }>(ana, {
      seats: [{ kind: 'me' }, { kind: 'open' }],
      ...{ visibility: 'public', openChat: true },
    });
    await ben.post(`/api/tables/${table.id}/seats`, { word: someWord() });
    await watcher.post(`/api/tables/${table.id}/chat`, { text: 'I am Ana, and I give up.' });
    await ana.post(`/api/tables/${table.id}/chat`, { text: 'I am not.' });
    expect(await said(ben, table.id)).toEqual(['ANA ⓪', 'Ana']);
    expect(seated(await tableSeenBy(ben, table.id))).toEqual(['Ana', 'Ben']);
  });

  it('of an owner without a seat is the only one without a sign', async () => {
    const [owner, player, watcher] = [await enter('Ana'), await enter('ANA'), await enter('Апа')];
    const { table } = await owner.post<{ table: { id: string } }>('/api/tables', {
      ...{ game: 'bazaar', seats: [{ kind: 'open' }, { kind: 'open' }] },
      ...{ visibility: 'public', openChat: true },
    });
    await player.post(`/api/tables/${table.id}/seats`, { word: someWord() });
    for (const client of [owner, player, watcher])
      await client.post(`/api/tables/${table.id}/chat`, { text: 'It is me.' });
    expect(await said(owner, table.id)).toEqual(['Ana', 'ANA ①', 'Апа ⓪']);
    expect((await tableSeenBy(owner, table.id)).owner!.name).toBe('Ana');
  });

  it('of who gave a seat up and of who took it over are not the same', async () => {
    const [ana, ben, cleo] = [await enter('Ana'), await enter('Ben'), await enter('Cleo')];
    const namesake = await enter('BEN');
    const id = await seatedTable([ana, ben, cleo]);
    await ben.post(`/api/tables/${id}/resign`);
    // The bot that plays on is given away as one that keeps everybody waiting.
    const { live } = process.server.context;
    await live.change(id, async ({ record }) => ({
      change: { seats: [{ ...record.seats[1], occupant: { kind: 'person', person: namesake.id } }] },
      answer: () => undefined,
    }));
    const table = await tableSeenBy(ana, id);
    expect(seated(table)).toEqual(['Ana', 'BEN ②', 'Cleo']);
    expect(table.seats[1]).toMatchObject({ resigned: { name: 'Ben ❷' } });
    await ben.post(`/api/tables/${id}/chat`, { text: 'I gave up.' });
    expect(await said(ana, id)).toEqual(['Ben ❷']);
  });

  it('cannot be had with such a number', async () => {
    const client = new Client(process.url);
    const { body } = await client.ask('POST', '/api/people', { name: 'PACE ①' });
    expect(body).toMatchObject({ person: { name: 'PACE 1' } });
    for (const name of ['PACE ❶', 'PACE ⓵', 'PACE ⓿', 'PACE 1\u20dd', 'PACE \u{1f10b}', 'PACE \u{1f10c}']) {
      const reply = await new Client(process.url).ask('POST', '/api/people', { name });
      expect(reply).toMatchObject({ status: 400, body: { error: 'bad-name', why: 'odd-letters' } });
    }
  });
});
