/** Chat is for those at the table, and for whom they let in. */
import { beforeAll, expect, it } from 'vitest';
import { Client } from './client.ts';
import { onBothEngines, type Process, seatedTable } from './guildhall.ts';

onBothEngines('chat', (hall) => {
  let process: Process;
  let ana: Client;
  let ben: Client;
  let eve: Client;
  beforeAll(async () => {
    process = await hall.open({ takesJobs: false });
    [ana, ben, eve] = await Client.enterAll(process.url, ['Ana', 'Ben', 'Eve']);
  });

  it('at a public table is for those who sit there and those they invited', async () => {
    const id = await seatedTable([ana, ben]);
    const chat = `/api/tables/${id}/chat`;
    const stranger = new Client(process.url);
    const lines = await Promise.all([eve.watch(id), stranger.watch(id)]);
    for (const line of lines) await line.until(({ position }) => position !== null, 'a position');
    await ben.post(chat, { text: 'between us' });
    const refused = await eve.ask('POST', chat, { text: 'boo' });
    expect([refused.status, refused.body.error]).toEqual([403, 'talk-closed']);
    expect((await eve.ask('GET', chat)).status).toBe(403);
    expect((await stranger.ask('GET', chat)).status).toBe(403);

    const { code } = await ana.post<{ code: string }>(`/api/tables/${id}/invitations`, {});
    const guest = await eve.watch(id, `?code=${code}`);
    const hears = (text: string) => (line: typeof guest) => line.hears(text);
    await guest.until(hears('between us'), 'what was said');
    await eve.post(chat, { text: 'hello', code });
    await guest.until(hears('hello'), 'her own words');

    expect((await ben.ask('PATCH', `/api/tables/${id}`, { openChat: true })).status).toBe(403);
    await ana.expect('PATCH', `/api/tables/${id}`, { openChat: true });
    await ben.post(chat, { text: 'to all' });
    for (const line of lines) {
      await line.until(hears('to all'), 'open words');
      expect(hears('between us')(line)).toBe(false);
    }
    await eve.post(chat, { text: 'thanks' });
    await ana.expect('PATCH', `/api/tables/${id}`, { openChat: false });
    expect((await eve.ask('POST', chat, { text: 'boo' })).status).toBe(403);
    for (const line of [...lines, guest]) await line.close();
  });

  it('stays with those at the table where it was said among them, however often it is opened', async () => {
    const id = await seatedTable([ana, ben]);
    const chat = `/api/tables/${id}/chat`;
    const open = (openChat: boolean) => ana.expect('PATCH', `/api/tables/${id}`, { openChat });
    const { code } = await ana.post<{ code: string }>(`/api/tables/${id}/invitations`, {});
    const stranger = new Client(process.url);
    const lines = await Promise.all([eve.watch(id), stranger.watch(id)]);
    for (const line of lines) await line.until(({ position }) => position !== null, 'a position');
    await ben.post(chat, { text: '1 among us' });
    await open(true);
    await ben.post(chat, { text: '2 to all' });
    await open(false);
    await ben.post(chat, { text: '3 among us' });
    await open(true);
    await ben.post(chat, { text: '4 to all' });

    const read = async (client: Client, query = ''): Promise<string[]> =>
      (await client.get<{ messages: { text: string }[] }>(`${chat}${query}`)).messages.map(
        ({ text }) => text,
      );
    const all = ['1 among us', '2 to all', '3 among us', '4 to all'];
    for (const client of [eve, stranger]) {
      expect(await read(client)).toEqual(['2 to all', '4 to all']);
      expect(await read(client, '?said=0')).toEqual(['2 to all', '4 to all']);
      expect(await read(client, '?said=2')).toEqual(['4 to all']);
    }
    for (const client of [ana, ben]) expect(await read(client)).toEqual(all);
    expect(await read(eve, `?code=${code}`)).toEqual(all);

    const welcomed = [await stranger.watch(id), await eve.watch(id, '?said=0')];
    for (const line of [...lines, ...welcomed]) {
      await line.until((one) => one.hears('4 to all'), 'what is open');
      expect(all.filter((text) => line.hears(text))).toEqual(['2 to all', '4 to all']);
    }
    const guest = await stranger.watch(id, `?code=${code}`);
    await guest.until((one) => one.hears('4 to all'), 'everything');
    expect(all.filter((text) => guest.hears(text))).toEqual(all);

    await open(false);
    expect((await eve.ask('GET', chat)).status).toBe(403);
    const late = await eve.watch(id);
    await late.until(({ messages }) => messages.some(({ kind }) => kind === 'chat'), 'the welcome');
    expect(all.filter((text) => late.hears(text))).toEqual([]);
    for (const line of [...lines, ...welcomed, guest, late]) await line.close();
  });
});
