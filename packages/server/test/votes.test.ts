/** What becomes of a seat that keeps the others waiting: they decide it together. */
import type { ResponseOf } from '@guildhall/protocol';
import { beforeAll, expect, it } from 'vitest';
import { Client } from './client.ts';
import { onEngine, type Process, seatedTable } from './guildhall.ts';
import { bid } from './play.ts';

type Info = ResponseOf<'GET /api/tables/:id'>;

onEngine('sqlite', 'a seat', (hall) => {
  let process: Process;
  let ana: Client;
  let ben: Client;
  let cleo: Client;
  let dora: Client;
  beforeAll(async () => {
    process = await hall.open();
    [ana, ben, cleo, dora] = await Client.enterAll(process.url, ['Ana', 'Ben', 'Cleo', 'Dora']);
  });

  it('that keeps the others waiting is given away when all of them agree', async () => {
    const id = await seatedTable([ana, ben, cleo]);
    await bid(id, ana, ben);
    const vote = { to: { kind: 'bot', level: 'random' } };
    const path = `/api/tables/${id}/seats/2/votes`;
    expect((await ana.ask('POST', path, vote)).status).toBe(409);
    hall.ahead += 4 * 86_400_000;
    expect((await cleo.ask('POST', path, vote)).status).toBe(403);
    const first = await ana.post<Info & { passed: boolean }>(path, vote);
    expect(first).toMatchObject({ passed: false, table: { votes: [{ seat: 2, agreed: [0] }] } });
    expect((await ben.ask('POST', path, { to: { kind: 'person' } })).status).toBe(409);
    // Who kept them waiting has no vote on it.
    expect((await cleo.ask('DELETE', path)).body).toMatchObject({ error: 'forbidden' });
    expect((await ana.get<Info>(`/api/tables/${id}`)).table.votes).toMatchObject([{ seat: 2, agreed: [0] }]);
    await ben.expect('DELETE', path);
    await ana.post(path, vote);
    const second = await ben.post<Info & { passed: boolean }>(path, vote);
    expect(second.passed).toBe(true);
    expect(second.table.seats[2]).toMatchObject({ occupant: { kind: 'bot' }, heldFor: { name: 'Cleo' } });
    expect(second.table.votes).toEqual([]);
  });

  it('whose person is late as well has no voice until they have played, for or against', async () => {
    const id = await seatedTable([ana, ben, cleo, dora]);
    await bid(id, ana, dora);
    hall.ahead += 4 * 86_400_000;
    const vote = { to: { kind: 'bot', level: 'random' } };
    const path = `/api/tables/${id}/seats/2/votes`;
    const playFirst = [409, { error: 'wrong-moment', why: 'play-first' }];
    const askBen = async (method: string, body?: unknown) => {
      const { status, body: reply } = await ben.ask(method, path, body);
      return [status, reply];
    };
    expect(await askBen('POST', vote)).toMatchObject(playFirst);
    expect(await ana.post(path, vote)).toMatchObject({ passed: false });
    expect(await askBen('DELETE')).toMatchObject(playFirst);
    // Ben and Cleo are both away: they do not protect each other.
    expect(await dora.post(path, vote)).toMatchObject({ passed: true });
    const nobody = { to: { kind: 'nobody' } };
    expect(await ana.post(`/api/tables/${id}/seats/1/votes`, nobody)).toMatchObject({ passed: false });
    await bid(id, ben);
    expect((await dora.ask('POST', `/api/tables/${id}/seats/1/votes`, nobody)).body).toMatchObject({
      why: 'has-time',
    });
  });

  it('that was voted on and has played is voted on anew, if it is late again', async () => {
    const id = await seatedTable([ana, ben, cleo]);
    await bid(id, ana, ben);
    hall.ahead += 4 * 86_400_000;
    await ana.post(`/api/tables/${id}/seats/2/votes`, { to: { kind: 'bot', level: 'random' } });
    await bid(id, cleo);
    expect((await ana.get<Info>(`/api/tables/${id}`)).table.votes).toEqual([]);
  });

  it('that is taken over does not bring what the one before had agreed to', async () => {
    const id = await seatedTable([ana, ben, cleo]);
    await bid(id, ana, ben);
    hall.ahead += 4 * 86_400_000;
    const path = `/api/tables/${id}/seats/2/votes`;
    const vote = { to: { kind: 'bot', level: 'random' } };
    await ben.post(path, vote);
    const { code } = await ben.post<{ code: string }>(`/api/tables/${id}/seats/1/offer`);
    await dora.post(`/api/tables/${id}/seats`, { code });
    expect(await ana.post(path, vote)).toMatchObject({ passed: false, table: { votes: [{ agreed: [0] }] } });
    expect(await dora.post(path, vote)).toMatchObject({ passed: true });
  });

  it('that has days left on its clock is not given away, however long the others wait', async () => {
    const id = await seatedTable([ana, ben, cleo], { clock: { kind: 'days', days: 7 }, atZero: 'decide' });
    hall.ahead += 4 * 86_400_000;
    const vote = { to: { kind: 'bot', level: 'random' } };
    const { status, body } = await ana.ask('POST', `/api/tables/${id}/seats/2/votes`, vote);
    expect([status, body]).toMatchObject([409, { error: 'wrong-moment', why: 'has-time' }]);
  });

  it('may be voted to another person, by a code that the voters see', async () => {
    const id = await seatedTable([ana, ben, cleo]);
    await bid(id, ana, ben);
    hall.ahead += 4 * 86_400_000;
    const vote = { to: { kind: 'person' } };
    await ana.post(`/api/tables/${id}/seats/2/votes`, vote);
    const { code } = await ben.post<{ code: string }>(`/api/tables/${id}/seats/2/votes`, vote);
    const { offers } = await ana.get<{ offers: unknown[] }>(`/api/tables/${id}/offers`);
    expect(offers).toEqual([{ seat: 2, code, expires: expect.any(Number) }]);
    await dora.post(`/api/tables/${id}/seats`, { code });
    expect((await cleo.ask('GET', `/api/tables/${id}/legal`)).status).toBe(403);
  });

  it("that was voted away is its person's again as soon as they play", async () => {
    const id = await seatedTable([ana, ben]);
    await bid(id, ana);
    hall.ahead += 4 * 86_400_000;
    const position = await ana.get<{ number: number; waiting: number[] }>(`/api/tables/${id}/position`);
    const [late] = position.waiting;
    const [other, owner] = late === 0 ? [ben, ana] : [ana, ben];
    const vote = { to: { kind: 'person' } };
    const { code } = await other.post<{ code: string }>(`/api/tables/${id}/seats/${late}/votes`, vote);
    const { actions } = await owner.get<{ actions: string[] }>(`/api/tables/${id}/legal`);
    const { owed } = await owner.get<{ owed: { id: number }[] }>(`/api/tables/${id}/position`);
    const step = {
      seen: position.number,
      obligation: owed[0].id,
      action: actions[0],
      key: 'back-at-the-table',
    };
    await owner.post(`/api/tables/${id}/actions`, step);
    expect(await other.get(`/api/tables/${id}/offers`)).toEqual({ offers: [] });
    expect((await dora.ask('POST', `/api/tables/${id}/seats`, { code })).status).toBe(403);
    // Nor does the code make a guest of anybody any more, who would read what is said.
    expect(await process.store.invitations.find(code)).toBeNull();
    await other.post(`/api/tables/${id}/chat`, { text: 'There you are.' });
    expect((await dora.ask('GET', `/api/tables/${id}/chat?code=${code}`)).text).not.toContain(
      'There you are',
    );
  });
});
