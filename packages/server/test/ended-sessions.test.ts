/** A session that was ended is of no use any more, on any server, to requests and to the sockets it opened. */
import { rawSql } from '@guildhall/store/testing';
import { beforeAll, expect, it, vi } from 'vitest';
import { Client, type Line } from './client.ts';
import { onBothEngines, type Process, seatedTable } from './guildhall.ts';

/** Nothing is rechecked by itself: whatever ends here was announced. */
const BY_WORD_ALONE = { takesJobs: false, recheckMs: 3_600_000 };

const YEAR_MS = 366 * 86_400_000;

onBothEngines('a session that ended', (hall) => {
  let here: Process;
  /** Another server on the same database, where the database serves several. */
  let there: Process;
  let ben: Client;
  beforeAll(async () => {
    here = await hall.open(BY_WORD_ALONE);
    there = hall.engine === 'postgres' ? await hall.open(BY_WORD_ALONE) : here;
    ben = await Client.enter(here.url, 'Ben');
  });

  interface Devices {
    readonly table: string;
    readonly phone: Client;
    readonly laptop: Client;
    /** Of the phone, on both servers. */
    readonly ofPhone: readonly Line[];
    readonly ofLaptop: Line;
  }

  /** Somebody with two devices, who looks at one table with both. */
  async function twoDevices(): Promise<Devices> {
    const phone = await Client.enter(here.url, 'Ana');
    const { link } = await phone.post<{ link: string }>('/api/me/links');
    const laptop = new Client(here.url);
    await laptop.post('/api/sessions', { link });
    const table = await seatedTable([phone, ben], { options: { guild: false } });
    const ofPhone = [await watching(phone, table), await watching(phone.at(there.url), table)];
    return { table, phone, laptop, ofPhone, ofLaptop: await watching(laptop.at(there.url), table) };
  }

  async function watching(client: Client, table: string): Promise<Line> {
    const line = await client.watch(table);
    await line.until(({ messages }) => messages.some(({ kind }) => kind === 'chat'), 'the welcome');
    return line;
  }

  async function expectGone(lines: readonly Line[], client: Client): Promise<void> {
    for (const line of lines) await line.until(({ closed }) => closed === 4401, 'the end');
    await vi.waitFor(async () => expect((await client.at(there.url).ask('GET', '/api/me')).status).toBe(401));
    expect((await client.at(here.url).ask('GET', '/api/me')).status).toBe(401);
  }

  async function expectToHear(line: Line, table: string): Promise<void> {
    await ben.post(`/api/tables/${table}/chat`, { text: 'still here?' });
    await line.until((one) => one.hears('still here?'), 'words');
    expect(line.closed).toBeNull();
  }

  /** Ends a session in the database without a word to any server. */
  async function endSilently(client: Client): Promise<void> {
    await rawSql(hall.where, `delete from sessions where person_id = '${client.id}'`);
  }

  it('because its person left on one device cuts the sockets of that device, and no other', async () => {
    const { table, phone, ofPhone, ofLaptop } = await twoDevices();
    const { cookie } = phone;
    await phone.expect('DELETE', '/api/session');
    phone.cookie = cookie;
    await expectGone(ofPhone, phone);
    await expectToHear(ofLaptop, table);
    await ofLaptop.close();
  });

  it('because its device was put out cuts its sockets, and not those of the device that did it', async () => {
    const { table, phone, laptop, ofPhone, ofLaptop } = await twoDevices();
    await laptop.expect('DELETE', '/api/me/sessions');
    await expectGone(ofPhone, phone);
    await expectToHear(ofLaptop, table);
    await ofLaptop.close();
  });

  it('with its person cuts all their sockets', async () => {
    const { phone, laptop, ofPhone, ofLaptop } = await twoDevices();
    await laptop.expect('DELETE', '/api/me');
    await expectGone([...ofPhone, ofLaptop], phone);
  });

  it('because somebody goes back to who they were cuts its sockets', async () => {
    const [ana, eve] = await Client.enterAll(here.url, ['Ana', 'Eve']);
    const { link } = await eve.post<{ link: string }>('/api/me/links');
    await ana.post('/api/sessions', { link, confirmed: true });
    const table = await seatedTable([eve, ben], { options: { guild: false } });
    const asEve = ana.at(there.url);
    const lines = [await watching(asEve, table), await watching(eve.at(there.url), table)];
    await ana.post('/api/session/back');
    await lines[0].until(({ closed }) => closed === 4401, 'the end');
    await expectToHear(lines[1], table);
    await lines[1].close();
  });

  it('while its socket was being opened lets nobody in', async () => {
    const { table, phone } = await twoDevices();
    const { turns } = there.server.context;
    const next = turns.next.bind(turns);
    turns.next = async () => {
      turns.next = next;
      await endSilently(phone);
    };
    const line = await phone.at(there.url).watch(table);
    await line.until(({ closed }) => closed === 4401, 'the end');
    expect(line.messages.some(({ kind }) => kind === 'position' || kind === 'table')).toBe(false);
  });

  it('while it was being looked up is not remembered', async () => {
    const ana = await Client.enter(here.url, 'Ana');
    const { link } = await ana.post<{ link: string }>('/api/me/links');
    const laptop = new Client(here.url);
    await laptop.post('/api/sessions', { link });
    const { store } = there;
    const find = store.sessions.find.bind(store.sessions);
    store.sessions.find = async (token) => {
      store.sessions.find = find;
      const found = await find(token);
      const word = Promise.withResolvers<void>();
      const stop = await store.onChange(({ kind }) => {
        if (kind === 'sessions') word.resolve();
      });
      await ana.expect('DELETE', '/api/me/sessions');
      await word.promise;
      await stop();
      return found;
    };
    const asked = laptop.at(there.url);
    expect((await asked.ask('GET', '/api/me')).status).toBe(200);
    expect((await asked.ask('GET', '/api/me')).status).toBe(401);
  });

  it('without notice, or by its time, is found by looking again', async () => {
    const { phone, ofPhone, ofLaptop } = await twoDevices();
    await endSilently(phone);
    for (const { server } of new Set([here, there])) await server.recheck();
    for (const line of [...ofPhone, ofLaptop]) await line.until(({ closed }) => closed === 4401, 'the end');

    const later = await twoDevices();
    hall.ahead += YEAR_MS;
    for (const { server } of new Set([here, there])) await server.recheck();
    for (const line of later.ofPhone) await line.until(({ closed }) => closed === 4401, 'the end');
  });
});
