/** People who keep their name, come back to it from anywhere, and end their devices one by one. */
import { beforeAll, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '../src/ops/config.ts';
import { Client } from './client.ts';
import { onBothEngines, type Process, seatedTable } from './guildhall.ts';

const DAY_MS = 86_400_000;

interface Kept {
  readonly code: string;
  readonly person: { readonly id: string; readonly name: string; readonly isGuest: boolean };
}

onBothEngines('registered people', (hall) => {
  let process: Process;
  beforeAll(async () => {
    process = await hall.open();
  });

  const keep = (client: Client, body: unknown = {}) => client.post<Kept>('/api/me/recovery-code', body);
  const comeBack = (client: Client, code: string, confirmed = false) =>
    client.ask('POST', '/api/sessions/recovery', { code, ...(confirmed ? { confirmed } : {}) });

  it('were guests until they kept their name, and come back to it with nothing but the code', async () => {
    const phone = await Client.enter(process.url, 'Ana');
    expect(await phone.get('/api/me')).toMatchObject({ person: { isGuest: true } });
    const { code, person } = await keep(phone);
    expect(person).toMatchObject({ id: phone.id, name: 'Ana', isGuest: false });
    expect(code).toMatch(/^(?:[2-9BCDFGHJKMNPQRSTVWXYZ]{5}-){4}[2-9BCDFGHJKMNPQRSTVWXYZ]{5}$/);
    // The phone was lost, and its session with it.
    const laptop = new Client(process.url);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect(await comeBack(laptop, typed)).toMatchObject({
      status: 201,
      body: { person: { id: phone.id, isGuest: false } },
    });
    expect(await laptop.get('/api/me')).toMatchObject({ person: { id: phone.id } });
    expect(await laptop.get('/api/me/credentials')).toMatchObject({
      credentials: [{ kind: 'recovery-code', used: expect.any(Number) }],
    });
  });

  it('have their name for themselves, whatever it is written with', async () => {
    const first = await Client.enter(process.url, 'Poc');
    await keep(first);
    // The second is Cyrillic.
    for (const name of ['Poc', 'Рос', 'POC']) {
      const guest = await Client.enter(process.url, name);
      expect(await guest.ask('POST', '/api/me/recovery-code', {})).toMatchObject({
        status: 409,
        body: { error: 'name-taken', name },
      });
      expect(await guest.get('/api/me')).toMatchObject({ person: { name, isGuest: true } });
      expect(await guest.get('/api/me/credentials')).toEqual({ credentials: [] });
    }
    const guest = await Client.enter(process.url, 'Poc');
    expect((await keep(guest, { name: 'Poc the Second' })).person).toMatchObject({
      name: 'Poc the Second',
      isGuest: false,
    });
    expect(await guest.ask('PATCH', '/api/me', { name: 'poc' })).toMatchObject({
      status: 409,
      body: { error: 'name-taken' },
    });
    const nameless = await Client.enter(process.url, 'Poc');
    expect((await nameless.ask('POST', '/api/me/recovery-code', { name: '\u200b' })).status).toBe(400);
  });

  it('are told apart from guests at tables, in lists and in chat', async () => {
    const [carl, dana] = await Client.enterAll(process.url, ['Carl', 'Dana']);
    const table = await seatedTable([carl, dana], { visibility: 'public' });
    const seats = async () => {
      const { table: info } = await carl.get<{ table: { seats: { occupant: { person: unknown } }[] } }>(
        `/api/tables/${table}`,
      );
      return info.seats.map(({ occupant }) => occupant.person);
    };
    const line = await dana.watch(table);
    expect(await seats()).toMatchObject([{ isGuest: true }, { isGuest: true }]);
    await keep(carl);
    expect(await seats()).toMatchObject([
      { name: 'Carl', isGuest: false },
      { name: 'Dana', isGuest: true },
    ]);
    const { tables } = await dana.get<{ tables: { id: string; owner: unknown }[] }>('/api/tables?mine=true');
    expect(tables.find(({ id }) => id === table)?.owner).toMatchObject({ name: 'Carl', isGuest: false });
    await carl.post(`/api/tables/${table}/chat`, { text: 'it is me' });
    await line.until((one) => one.hears('it is me'), 'words');
    const { messages } = await dana.get<{ messages: unknown[] }>(`/api/tables/${table}/chat`);
    expect(messages.at(-1)).toMatchObject({ name: 'Carl', isGuest: false });
  });

  it('replace a code that somebody else may have seen', async () => {
    const eva = await Client.enter(process.url, 'Evelyn');
    const { code: first } = await keep(eva);
    const { code: second, person } = await keep(eva, { name: 'Not a new name' });
    expect(person.name).toBe('Evelyn');
    expect((await comeBack(new Client(process.url), first)).status).toBe(404);
    expect((await comeBack(new Client(process.url), second)).status).toBe(201);
    // The code is no key to anything once the account is gone.
    await eva.expect('DELETE', '/api/me');
    expect(await comeBack(new Client(process.url), second)).toMatchObject({
      status: 404,
      body: { error: 'no-such-recovery-code' },
    });
  });

  it('are asked before they take the place of whoever is logged in', async () => {
    const [fred, gina] = await Client.enterAll(process.url, ['Fred', 'Gina']);
    const { code } = await keep(gina);
    expect(await comeBack(fred, code)).toMatchObject({
      status: 409,
      body: { error: 'somebody-else', you: { name: 'Fred' }, other: { name: 'Gina' } },
    });
    expect(await comeBack(fred, code, true)).toMatchObject({ status: 201 });
    expect(await fred.get('/api/me')).toMatchObject({ person: { id: gina.id }, before: { name: 'Fred' } });
    const { cookie } = gina;
    expect((await comeBack(gina, code)).status).toBe(201);
    expect(gina.cookie).toBe(cookie);
  });

  it('cannot be found by trying codes', async () => {
    const { url, stop } = await hall.open({ limits: { ...DEFAULT_CONFIG.limits, entriesPerMinute: 3 } });
    hall.ahead += 60_000;
    const thief = new Client(url);
    const statuses: number[] = [];
    for (let at = 0; at < 5; at++)
      statuses.push((await comeBack(thief, String(at).padStart(25, 'b'))).status);
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
    await stop();
    expect((await comeBack(new Client(process.url), '')).status).toBe(400);
  });

  interface Device {
    readonly id: string;
    readonly isThis: boolean;
  }

  it('end one device and stay on the others', async () => {
    const phone = await Client.enter(process.url, 'Hugo');
    const { code } = await keep(phone);
    const [laptop, stolen] = [new Client(process.url), new Client(process.url)];
    await comeBack(laptop, code);
    await comeBack(stolen, code);
    const { sessions: seen } = await stolen.get<{ sessions: Device[] }>('/api/me/sessions');
    expect(seen).toHaveLength(3);
    const { id } = seen.find(({ isThis }) => isThis) as Device;
    const stranger = await Client.enter(process.url, 'Ida');
    expect((await stranger.ask('DELETE', `/api/me/sessions/${id}`)).status).toBe(404);
    await phone.expect('DELETE', `/api/me/sessions/${id}`);
    expect((await stolen.ask('GET', '/api/me')).status).toBe(401);
    expect((await laptop.ask('GET', '/api/me')).status).toBe(200);
    expect((await phone.ask('DELETE', `/api/me/sessions/${id}`)).status).toBe(404);
    const { sessions } = await phone.get<{ sessions: Device[] }>('/api/me/sessions');
    const own = sessions.find(({ isThis }) => isThis) as Device;
    await phone.expect('DELETE', `/api/me/sessions/${own.id}`);
    expect((await phone.ask('GET', '/api/me')).status).toBe(401);
  });

  it('stay logged in as long as they come now and then', async () => {
    const june = await Client.enter(process.url, 'June');
    const { sessionDays } = process.server.context.config;
    expect((await june.ask('GET', '/api/me')).headers.get('set-cookie')).toBeNull();
    hall.ahead += sessionDays * 0.6 * DAY_MS;
    const renewed = await june.ask('GET', '/api/me');
    expect(renewed.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/);
    hall.ahead += sessionDays * 0.6 * DAY_MS;
    expect((await june.ask('GET', '/api/me')).status).toBe(200);
    hall.ahead += sessionDays * 1.1 * DAY_MS;
    expect((await june.ask('GET', '/api/me')).status).toBe(401);
  });
});
