/** A code is used up together with what it was used for: both are durable, or neither happened. */
import type { Store } from '@guildhall/store';
import { beforeAll, expect, it } from 'vitest';
import { Client } from './client.ts';
import { onBothEngines, ownTable, type Process, seatedTable, someWord } from './guildhall.ts';
import { bid } from './play.ts';

onBothEngines('a code', (hall) => {
  let process: Process;
  let ana: Client;
  let ben: Client;
  let cleo: Client;
  beforeAll(async () => {
    process = await hall.open({ takesJobs: false, logLevel: 'silent' });
    const names = ['Ana', 'Ben', 'Cleo'];
    [ana, ben, cleo] = await Client.enterAll(process.url, names);
  });

  const offer = async (id: string): Promise<string> =>
    (await ben.post<{ code: string }>(`/api/tables/${id}/seats/1/offer`)).code;
  const take = async (who: Client, id: string, code: string): Promise<number> =>
    (await who.ask('POST', `/api/tables/${id}/seats`, { code })).status;
  const isThere = async (code: string): Promise<boolean> =>
    (await process.store.invitations.find(code)) !== null;

  /** The next change of a table meets a database that is away. */
  function failNextCommit(store: Store): void {
    const { commit } = store.tables;
    store.tables.commit = async () => {
      store.tables.commit = commit;
      throw Object.assign(new Error('it refuses'), { code: 'ECONNREFUSED' });
    };
  }

  /** As if the server were killed right after a commit: nothing that would come after it is done. */
  async function withoutAfterwards(store: Store, work: () => Promise<unknown>): Promise<void> {
    const { delete: usual } = store.invitations;
    store.invitations.delete = async () => await Promise.reject(new Error('killed'));
    await work().finally(() => {
      store.invitations.delete = usual;
    });
  }

  it('to an offered seat is still good after a change that failed', async () => {
    const id = await seatedTable([ana, ben], { options: { guild: false } });
    const code = await offer(id);
    failNextCommit(process.store);
    expect(await take(cleo, id, code)).toBe(503);
    expect(await isThere(code)).toBe(true);
    expect(await take(cleo, id, code)).toBe(201);
    expect(await isThere(code)).toBe(false);
  });

  it('to an offered seat stays with its offerer where they could not keep the seat', async () => {
    const id = await seatedTable([ana, ben], { options: { guild: false } });
    const code = await offer(id);
    failNextCommit(process.store);
    expect((await ben.ask('POST', `/api/tables/${id}/resign`)).status).toBe(503);
    const { offers } = await ben.get<{ offers: unknown[] }>(`/api/tables/${id}/offers`);
    expect(offers).toMatchObject([{ seat: 1, code }]);
    expect(await take(cleo, id, code)).toBe(201);
  });

  it('is gone with the change that uses it up, whatever happens after it', async () => {
    const id = await seatedTable([ana, ben], { options: { guild: false } });
    const code = await offer(id);
    await withoutAfterwards(process.store, () => take(cleo, id, code));
    expect(await isThere(code)).toBe(false);
    expect(await take(await Client.enter(process.url, 'Dan'), id, code)).toBe(403);

    const { id: gathering } = await ownTable(ana, {
      seats: [{ kind: 'me' }, { kind: 'invited' }, { kind: 'open' }],
      visibility: 'private',
    });
    const path = `/api/tables/${gathering}`;
    const { code: toSeat } = await ana.post<{ code: string }>(`${path}/invitations`, { seat: 1 });
    await withoutAfterwards(process.store, () =>
      cleo.ask('POST', `${path}/seats`, { word: someWord(), code: toSeat }),
    );
    expect(await isThere(toSeat)).toBe(false);
    await cleo.expect('DELETE', `${path}/seats/1`);
    expect((await ben.ask('POST', `${path}/seats`, { word: someWord(), code: toSeat })).status).toBe(404);
  });

  it('is gone with the change that revokes it: a new offer, a seat that is kept, a guest who is sent away', async () => {
    const id = await seatedTable([ana, ben], { options: { guild: false } });
    const first = await offer(id);
    await withoutAfterwards(process.store, () => ben.ask('POST', `/api/tables/${id}/seats/1/offer`));
    const { offers } = await ben.get<{ offers: { code: string }[] }>(`/api/tables/${id}/offers`);
    const [{ code: second }] = offers;
    await withoutAfterwards(process.store, () => ben.ask('DELETE', `/api/tables/${id}/seats/1/offer`));
    expect([await isThere(first), await isThere(second)]).toEqual([false, false]);

    const { id: gathering } = await ownTable(ana, {
      seats: [{ kind: 'me' }, { kind: 'invited' }, { kind: 'open' }],
      visibility: 'private',
    });
    const path = `/api/tables/${gathering}`;
    const { code } = await ana.post<{ code: string }>(`${path}/invitations`, {});
    await ben.post(`${path}/seats`, { word: someWord(), code });
    await withoutAfterwards(process.store, () => ana.ask('DELETE', `${path}/seats/1`));
    expect(await isThere(code)).toBe(false);
  });

  it('of a vote comes in one commit with it: where it cannot be made the vote stays open', async () => {
    const id = await seatedTable([ana, ben, cleo]);
    await bid(id, ana, ben);
    hall.ahead += 4 * 86_400_000;
    const path = `/api/tables/${id}/seats/2/votes`;
    const vote = { to: { kind: 'person' } };
    await ana.post(path, vote);
    const { invitations } = process.store;
    const { create } = invitations;
    invitations.create = async () => {
      invitations.create = create;
      throw Object.assign(new Error('it refuses'), { code: 'ECONNREFUSED' });
    };
    expect((await ben.ask('POST', path, vote)).status).toBe(503);
    const { table } = await ana.get<{ table: { votes: unknown[] } }>(`/api/tables/${id}`);
    expect(table.votes).toEqual([{ seat: 2, to: { kind: 'person' }, agreed: [0] }]);
    failNextCommit(process.store);
    expect((await ben.ask('POST', path, vote)).status).toBe(503);
    expect(await ana.get(`/api/tables/${id}/offers`)).toEqual({ offers: [] });
    const { code } = await ben.post<{ code: string }>(path, vote);
    expect(await ana.get(`/api/tables/${id}/offers`)).toMatchObject({ offers: [{ seat: 2, code }] });
    expect(await take(await Client.enter(process.url, 'Dora'), id, code)).toBe(201);
  });
});
