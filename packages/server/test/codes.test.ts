/** Codes to seats and tables are for those they were given to. */
import type { ResponseOf } from '@guildhall/protocol';
import { beforeAll, expect, it } from 'vitest';
import { Client } from './client.ts';
import { onEngine, ownTable, type Process, seatedTable, someWord } from './guildhall.ts';

const DAY_MS = 86_400_000;

type Info = ResponseOf<'GET /api/tables/:id'> & {
  readonly table: { readonly options: Readonly<Record<string, unknown>> };
};

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };

onEngine('sqlite', 'a code', (hall) => {
  let process: Process;
  let ana: Client;
  let ben: Client;
  let cleo: Client;
  beforeAll(async () => {
    process = await hall.open({ takesJobs: false });
    [ana, ben, cleo] = await Client.enterAll(process.url, ['Ana', 'Ben', 'Cleo']);
  });
  const offersFor = async (client: Client, id: string): Promise<unknown[]> =>
    (await client.get<{ offers: unknown[] }>(`/api/tables/${id}/offers`)).offers;

  it('to a seat is shown to its offerer alone', async () => {
    const id = await seatedTable([ana, ben, cleo], { visibility: 'public' });
    const { code, expires } = await ben.post<{ code: string; expires: number }>(
      `/api/tables/${id}/seats/1/offer`,
    );
    expect(await offersFor(ben, id)).toEqual([{ seat: 1, code, expires }]);
    for (const opponent of [ana, cleo]) {
      expect(await offersFor(opponent, id)).toEqual([]);
      // That the seat is offered is no secret.
      expect((await opponent.get<Info>(`/api/tables/${id}`)).table.seats[1].offered).toBe(true);
    }
    const { invitations } = await ana.get<{ invitations: unknown[] }>(`/api/tables/${id}/invitations`);
    expect(invitations).toEqual([]);
    expect((await ana.ask('DELETE', `/api/tables/${id}/invitations/${code}`)).status).toBe(404);
    expect(ana.received.join()).not.toContain(code);
  });

  it('to a seat expires', async () => {
    const id = await seatedTable([ana, ben]);
    const { code, expires } = await ben.post<{ code: string; expires: number }>(
      `/api/tables/${id}/seats/1/offer`,
    );
    expect(expires - hall.now()).toBeLessThanOrEqual(7 * DAY_MS);
    hall.ahead += 7 * DAY_MS;
    expect(await offersFor(ben, id)).toEqual([]);
    expect((await ana.get<Info>(`/api/tables/${id}`)).table.seats[1].offered).toBe(false);
    expect((await cleo.ask('POST', `/api/tables/${id}/seats`, { code })).status).toBe(403);
  });

  it('to a seat that a bot took over is of no use, not even to watch', async () => {
    const { id } = await ownTable(ana, { seats: [ME, { kind: 'invited' }] });
    const { code: invitation } = await ana.post<{ code: string }>(`/api/tables/${id}/invitations`, {
      seat: 1,
    });
    await ben.post(`/api/tables/${id}/seats`, { word: someWord(), code: invitation });
    const { code } = await ben.post<{ code: string }>(`/api/tables/${id}/seats/1/offer`);
    expect((await cleo.ask('GET', `/api/tables/${id}?code=${code}`)).status).toBe(200);
    await ben.post(`/api/tables/${id}/resign`);
    expect((await cleo.ask('GET', `/api/tables/${id}?code=${code}`)).status).toBe(404);
    expect((await cleo.ask('POST', `/api/tables/${id}/seats`, { code })).status).toBe(404);
  });

  it('to a table expires, is listed for its owner and can be revoked', async () => {
    const { id } = await ownTable(ana, { seats: [ME, { kind: 'invited' }, { kind: 'invited' }] });
    const path = `/api/tables/${id}`;
    const made = await ana.post<{ code: string; expires: number }>(`${path}/invitations`, {});
    const other = await ana.post<{ code: string; expires: number }>(`${path}/invitations`, { seat: 2 });
    const list = await ana.get<{ invitations: { code: string }[] }>(`${path}/invitations`);
    expect(list.invitations).toMatchObject([
      { code: made.code, seat: null, expires: made.expires },
      { code: other.code, seat: 2, expires: other.expires },
    ]);
    expect((await ben.ask('GET', `${path}?code=${made.code}`)).status).toBe(200);
    await ana.expect('DELETE', `${path}/invitations/${made.code}`);
    expect((await ben.ask('GET', `${path}?code=${made.code}`)).status).toBe(404);
    const sits = { word: someWord(), code: made.code };
    expect((await ben.ask('POST', `${path}/seats`, sits)).status).toBe(404);
    expect((await ana.ask('DELETE', `${path}/invitations/${made.code}`)).status).toBe(404);
    hall.ahead += 30 * DAY_MS;
    expect((await ben.ask('GET', `${path}?code=${other.code}`)).status).toBe(404);
  });

  it('to a table are two hundred at most: a new one takes the place of the oldest', async () => {
    const { id } = await ownTable(ana, { seats: [ME, { kind: 'invited' }] });
    const path = `/api/tables/${id}`;
    const codes: string[] = [];
    for (let made = 0; made < 202; made++) {
      hall.ahead += 1;
      codes.push((await ana.post<{ code: string }>(`${path}/invitations`, {})).code);
    }
    const { invitations } = await ana.get<{ invitations: { code: string }[] }>(`${path}/invitations`);
    expect(invitations.map(({ code }) => code)).toEqual(codes.slice(2));
    expect((await ben.ask('GET', `${path}?code=${codes[1]}`)).status).toBe(404);
    expect((await ben.ask('GET', `${path}?code=${codes[2]}`)).status).toBe(200);
  });

  it('does not bring a guest back who was sent away, nor anybody else', async () => {
    const { id } = await ownTable(ana, { seats: [ME, { kind: 'invited' }, { kind: 'invited' }] });
    const path = `/api/tables/${id}`;
    const { code } = await ana.post<{ code: string }>(`${path}/invitations`, {});
    const { code: unused } = await ana.post<{ code: string }>(`${path}/invitations`, {});
    await ben.post(`${path}/seats`, { word: someWord(), code });
    const line = await ben.watch(id, `?code=${code}`);
    await line.until(({ position }) => position !== null, 'a position');
    await ana.expect('DELETE', `${path}/seats/1`);
    await line.until(({ closed }) => closed === 4404, 'the end of the connection');
    for (const old of [code, unused]) {
      expect((await ben.ask('GET', `${path}?code=${old}`)).status).toBe(404);
      expect((await ben.ask('POST', `${path}/seats`, { word: someWord(), code: old })).status).toBe(404);
    }
    // Under another name the old code is of no use either; one that the guest did not use is.
    expect((await cleo.ask('GET', `${path}?code=${code}`)).status).toBe(404);
    expect((await cleo.ask('GET', `${path}?code=${unused}`)).status).toBe(200);
    // A new one is an invitation again.
    hall.ahead += 1_000;
    const { code: fresh } = await ana.post<{ code: string }>(`${path}/invitations`, {});
    await ben.post(`${path}/seats`, { word: someWord(), code: fresh });
    expect((await ben.ask('GET', path)).status).toBe(200);
  });

  it('is what a guest needs who was sent away from a public table', async () => {
    const id = await seatedTable([ana], { seats: [ME, OPEN, OPEN] });
    await ben.post(`/api/tables/${id}/seats`, { word: someWord() });
    await ana.expect('DELETE', `/api/tables/${id}/seats/1`);
    expect((await ben.ask('POST', `/api/tables/${id}/seats`, { word: someWord() })).status).toBe(403);
    // Whoever gets up by themselves may sit down again.
    await cleo.post(`/api/tables/${id}/seats`, { word: someWord() });
    await cleo.expect('DELETE', `/api/tables/${id}/seats/1`);
    await cleo.post(`/api/tables/${id}/seats`, { word: someWord() });
  });
});
