/** Sockets of those who lost the right to watch: from that moment on they are sent nothing of it. */
import { rawSql } from '@guildhall/store/testing';
import { beforeAll, expect, it } from 'vitest';
import { Client, type Line } from './client.ts';
import { onBothEngines, ownTable, type Process, seatedTable, someWord } from './guildhall.ts';

/** Nothing is rechecked by itself: whatever ends here was announced. */
const BY_WORD_ALONE = { takesJobs: false, recheckMs: 3_600_000 };

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const INVITED = { kind: 'invited' };
const DAY_MS = 86_400_000;

onBothEngines('a socket', (hall) => {
  let here: Process;
  /** Another server on the same database, where the database serves several. */
  let there: Process;
  let ana: Client;
  let ben: Client;
  let cleo: Client;
  beforeAll(async () => {
    here = await hall.open(BY_WORD_ALONE);
    there = hall.engine === 'postgres' ? await hall.open(BY_WORD_ALONE) : here;
    [ana, ben, cleo] = await Client.enterAll(here.url, ['Ana', 'Ben', 'Cleo']);
  });

  async function watching(client: Client, table: string, query = ''): Promise<Line> {
    const line = await client.watch(table, query);
    await line.until(({ messages }) => messages.some(({ kind }) => kind === 'chat'), 'the welcome');
    return line;
  }

  const codeTo = async (table: string): Promise<string> =>
    (await ana.post<{ code: string }>(`/api/tables/${table}/invitations`, {})).code;
  const say = (table: string, text: string) => ana.post(`/api/tables/${table}/chat`, { text });
  const openChat = (table: string) => ana.expect('PATCH', `/api/tables/${table}`, { openChat: true });

  /** Says something among those at the table, then to all: whoever hears the second has missed the first. */
  async function expectToHearOnlyWhatIsOpen(table: string, some: readonly Line[]): Promise<void> {
    await say(table, 'among us');
    await openChat(table);
    await say(table, 'to all');
    for (const line of some) {
      await line.until((one) => one.hears('to all'), 'open words');
      expect(line.hears('among us')).toBe(false);
    }
  }

  it('by a code that was revoked is closed at a private table, on every server', async () => {
    const { id } = await ownTable(ana, { seats: [ME, INVITED], visibility: 'private' });
    const [code, other] = [await codeTo(id), await codeTo(id)];
    const lines = [
      await watching(new Client(here.url), id, `?code=${code}`),
      await watching(new Client(there.url), id, `?code=${code}`),
      await watching(cleo.at(there.url), id, `?code=${code}`),
    ];
    const stays = await watching(new Client(there.url), id, `?code=${other}`);
    await ana.expect('DELETE', `/api/tables/${id}/invitations/${code}`);
    for (const line of lines) await line.until(({ closed }) => closed === 4404, 'the end');
    await say(id, 'still here?');
    await stays.until((one) => one.hears('still here?'), 'words');
    for (const line of lines) expect(line.hears('still here?')).toBe(false);
    await stays.close();
  });

  it('by a code that was revoked only watches a public table, on every server', async () => {
    const id = await seatedTable([ana], { seats: [ME, OPEN] });
    const code = await codeTo(id);
    const lines = [
      await watching(new Client(here.url), id, `?code=${code}`),
      await watching(cleo.at(there.url), id, `?code=${code}`),
    ];
    await say(id, 'to guests');
    for (const line of lines) await line.until((one) => one.hears('to guests'), 'words among us');
    await ana.expect('DELETE', `/api/tables/${id}/invitations/${code}`);
    await expectToHearOnlyWhatIsOpen(id, lines);
    for (const line of lines) await line.close();
  });

  it('of a guest who was sent away is closed, and so is one without a name by the same code', async () => {
    const { id } = await ownTable(ana, { seats: [ME, INVITED, INVITED], visibility: 'private' });
    const code = await codeTo(id);
    const guest = ben.at(there.url);
    await guest.post(`/api/tables/${id}/seats`, { word: someWord(), code });
    const lines = [
      await watching(guest, id, `?code=${code}`),
      await watching(guest, id),
      await watching(new Client(there.url), id, `?code=${code}`),
    ];
    await ana.expect('DELETE', `/api/tables/${id}/seats/1`);
    for (const line of lines) await line.until(({ closed }) => closed === 4404, 'the end');
  });

  it('of a guest who was sent away from a public table gets only what everybody gets', async () => {
    const id = await seatedTable([ana], { seats: [ME, OPEN, OPEN] });
    const code = await codeTo(id);
    await ben.post(`/api/tables/${id}/seats`, { word: someWord(), code });
    const lines = [
      await watching(ben.at(there.url), id),
      await watching(ben, id, `?code=${code}`),
      await watching(new Client(there.url), id, `?code=${code}`),
    ];
    await ana.expect('DELETE', `/api/tables/${id}/seats/1`);
    await expectToHearOnlyWhatIsOpen(id, lines);
    for (const line of lines) await line.close();
  });

  it('of somebody whose seat another person took over sees what a spectator sees, and no chat', async () => {
    const id = await seatedTable([ana, ben], { options: { guild: false } });
    const line = await watching(ben.at(there.url), id);
    expect(line.position?.seat).toBe(1);
    const { code } = await ben.post<{ code: string }>(`/api/tables/${id}/seats/1/offer`);
    await cleo.post(`/api/tables/${id}/seats`, { code });
    await line.until(({ position }) => position?.seat === null, 'the eyes of a spectator');
    expect(line.position?.view).toEqual((await new Client(here.url).position(id)).view);
    await expectToHearOnlyWhatIsOpen(id, [line]);
    await line.close();
  });

  it('of somebody who has no seat any more is closed at a private table', async () => {
    const id = await seatedTable([ana, ben], { options: { guild: false } });
    await ana.expect('PATCH', `/api/tables/${id}`, { visibility: 'private' });
    const line = await watching(ben.at(there.url), id);
    const { code } = await ben.post<{ code: string }>(`/api/tables/${id}/seats/1/offer`);
    await cleo.post(`/api/tables/${id}/seats`, { code });
    await line.until(({ closed }) => closed === 4404, 'the end');
  });

  it('by a code that has expired is closed as soon as there is something to send', async () => {
    const { id } = await ownTable(ana, { seats: [ME, INVITED], visibility: 'private' });
    const line = await watching(new Client(there.url), id, `?code=${await codeTo(id)}`);
    hall.ahead += 31 * DAY_MS;
    await ana.expect('PATCH', `/api/tables/${id}`, { title: 'Later' });
    await line.until(({ closed }) => closed === 4404, 'the end');
    expect(line.messages.some((one) => JSON.stringify(one).includes('Later'))).toBe(false);
  });

  /** Somebody who watches a private table by a code that has expired since. */
  async function withExpiredCode(): Promise<{ readonly id: string; readonly line: Line }> {
    const { id } = await ownTable(ana, { seats: [ME, INVITED], visibility: 'private' });
    const line = await watching(new Client(there.url), id, `?code=${await codeTo(id)}`);
    hall.ahead += 31 * DAY_MS;
    return { id, line };
  }

  it('by a code that has expired gets no response to its request', async () => {
    const { line } = await withExpiredCode();
    const positions = line.messages.filter(({ kind }) => kind === 'position').length;
    line.say('{"since":-1}');
    await line.until(({ closed }) => closed === 4404, 'the end');
    expect(line.messages.filter(({ kind }) => kind === 'position')).toHaveLength(positions);
  });

  it('by a code that was revoked gets no response, whether or not news of it has come', async () => {
    const { id } = await ownTable(ana, { seats: [ME, INVITED], visibility: 'private' });
    const line = await watching(new Client(there.url), id, `?code=${await codeTo(id)}`);
    await rawSql(hall.where, `delete from invitations where table_id = '${id}'`);
    const positions = line.messages.filter(({ kind }) => kind === 'position').length;
    line.say('{"since":-1}');
    await line.until(({ closed }) => closed === 4404, 'the end');
    expect(line.messages.filter(({ kind }) => kind === 'position')).toHaveLength(positions);
  });

  it('by a code that has expired is not sent who comes and goes', async () => {
    const { id, line } = await withExpiredCode();
    const told = line.messages.filter(({ kind }) => kind === 'present').length;
    const own = await watching(ana.at(there.url), id);
    await own.close();
    await line.until(({ closed }) => closed === 4404, 'the end');
    expect(line.messages.filter(({ kind }) => kind === 'present')).toHaveLength(told);
  });

  it('by a code that has expired is closed where nothing happens at all', async () => {
    const { line } = await withExpiredCode();
    await there.server.recheck();
    await line.until(({ closed }) => closed === 4404, 'the end');
  });

  it('by a code that has expired only watches a public table, and is still sent who is there', async () => {
    const id = await seatedTable([ana], { seats: [ME, OPEN] });
    const line = await watching(new Client(there.url), id, `?code=${await codeTo(id)}`);
    hall.ahead += 31 * DAY_MS;
    const told = line.messages.filter(({ kind }) => kind === 'present').length;
    const own = await watching(ana.at(there.url), id);
    const present = (one: Line) => one.messages.filter(({ kind }) => kind === 'present').length;
    await line.until((one) => present(one) > told, 'who is there');
    await expectToHearOnlyWhatIsOpen(id, [line]);
    await own.close();
    await line.close();
  });
});
