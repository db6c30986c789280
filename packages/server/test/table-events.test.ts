/** What happened at a table beside the game, as everybody at it is told. */
import type { ResponseOf, TableEvent } from '@guildhall/protocol';
import { beforeAll, expect, it } from 'vitest';
import { Client } from './client.ts';
import { newKey, onBothEngines, type Process, seatedTable } from './guildhall.ts';
import { post, someStep } from './play.ts';

type Info = ResponseOf<'GET /api/tables/:id'>;

/** Without the time: who did what, and after which entry. */
const told = ({ kind, seat, person, level, to, after }: TableEvent): unknown[] => [
  kind,
  seat,
  person?.name ?? null,
  level ?? to,
  after,
];

onBothEngines('the events of a table', (hall) => {
  let process: Process;
  let ana: Client;
  let ben: Client;
  let cleo: Client;
  beforeAll(async () => {
    process = await hall.open({ takesJobs: false });
    [ana, ben, cleo] = await Client.enterAll(process.url, ['Ana', 'Ben', 'Cleo']);
  });

  const eventsOf = async (client: Client, table: string): Promise<unknown[][]> =>
    (await client.get<Info>(`/api/tables/${table}`)).table.happened.map(told);

  it('tell of every change of hands, and outlive a restart', async () => {
    const table = await seatedTable([ana, ben], { standIn: 'random' });
    const path = `/api/tables/${table}`;
    expect(await eventsOf(ana, table)).toEqual([]);
    await ben.post(`${path}/seats/1/bot`, { level: 'random' });
    await ben.post(`${path}/seats/1/return`);
    const { code } = await ben.post<{ code: string }>(`${path}/seats/1/offer`);
    const line = await ana.watch(table);
    await cleo.post(`${path}/seats`, { code });
    const { number } = await ana.position(table);
    const step = await someStep(ana, table, 'one');
    const played = await post(ana, table, number, step ?? { action: '', obligation: 0 });
    await cleo.post(`${path}/resign`);
    const expected = [
      ['bot', 1, 'Ben', 'random', 0],
      ['returned', 1, 'Ben', null, 0],
      ['taken', 1, 'Cleo', null, 0],
      ['resigned', 1, 'Cleo', 'random', played.number],
    ];
    const seen = await eventsOf(ana, table);
    expect(seen).toEqual(expected);
    // Whoever looks on hears of it at once.
    const heard = (): number =>
      line.messages.flatMap((one) => (one.kind === 'table' ? [one.table.happened.length] : [])).at(-1) ?? 0;
    await line.until(() => heard() === 4, 'the last event');
    await line.close();
    const again = await hall.open({ takesJobs: false });
    expect(await eventsOf(ana.at(again.url), table)).toEqual(seen);
  });

  it('tell who left for good', async () => {
    const table = await seatedTable([ana, ben, cleo]);
    await cleo.expect('POST', `/api/tables/${table}/leave`, { key: newKey() });
    expect(await eventsOf(ben, table)).toEqual([['left', 2, 'Cleo', null, 0]]);
  });

  it('tell who refused to go back, and where to', async () => {
    const table = await seatedTable([ana, ben]);
    for (const client of [ana, ben]) {
      const step = await someStep(client, table, 'a bid');
      const { number } = await client.position(table);
      if (step !== null) await post(client, table, number, step);
    }
    const { number } = await ana.position(table);
    expect(number).toBeGreaterThan(0);
    const undo = (client: Client, answer: string, body: object = {}) =>
      client.expect('POST', `/api/tables/${table}/undo${answer}`, { seen: 0, key: newKey(), ...body });
    await undo(ana, '', { to: 0 });
    await undo(ana, '/withdraw');
    expect(await eventsOf(ana, table)).toEqual([]);
    await undo(ana, '', { to: 0 });
    await undo(ben, '/refuse');
    expect(await eventsOf(ana, table)).toEqual([['refused', 1, 'Ben', 0, number]]);
  });
});
