import { beforeAll, expect, it } from 'vitest';
import { Client } from './client.ts';
import { onBothEngines, type Process } from './guildhall.ts';

onBothEngines('people', (hall) => {
  let process: Process;
  beforeAll(async () => {
    process = await hall.open();
  });

  it('enter with a name and are known by a cookie that scripts cannot read', async () => {
    const client = new Client(process.url);
    const reply = await client.ask('POST', '/api/people', { name: '  Ada   Lovelace ', language: 'pl' });
    expect(reply.status).toBe(201);
    const cookie = reply.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const { person } = await client.get<{ person: { name: string; language: string } }>('/api/me');
    expect(person).toMatchObject({ name: 'Ada Lovelace', language: 'pl' });
  });

  it('may not enter without a name, with an endless one, or twice', async () => {
    const client = new Client(process.url);
    for (const name of ['', '   ', '\u200b', 'x'.repeat(31), 7, null]) {
      const reply = await client.ask('POST', '/api/people', { name });
      expect(reply.status, String(name)).toBe(400);
      expect(reply.body.reason).toBeTypeOf('string');
    }
    await client.post('/api/people', { name: 'Ben' });
    expect((await client.ask('POST', '/api/people', { name: 'Ben' })).status).toBe(409);
  });

  it('carry their name to another device with a link that works once', async () => {
    const phone = await Client.enter(process.url, 'Cleo');
    const { link } = await phone.post<{ link: string }>('/api/me/links');
    const laptop = new Client(process.url);
    const { person } = await laptop.post<{ person: { id: string } }>('/api/sessions', { link });
    expect(person.id).toBe(phone.id);
    expect((await new Client(process.url).ask('POST', '/api/sessions', { link })).status).toBe(404);
    const { sessions } = await laptop.get<{ sessions: unknown[] }>('/api/me/sessions');
    expect(sessions).toHaveLength(2);
    await laptop.expect('DELETE', '/api/me/sessions');
    expect((await phone.ask('GET', '/api/me')).status).toBe(401);
    expect((await laptop.ask('GET', '/api/me')).status).toBe(200);
  });

  it('who log out all other devices leave no link behind that was made there', async () => {
    const stolen = await Client.enter(process.url, 'Dora');
    const own = new Client(process.url);
    const { link: first } = await stolen.post<{ link: string }>('/api/me/links');
    await own.post('/api/sessions', { link: first });
    const { link } = await stolen.post<{ link: string }>('/api/me/links');
    await own.expect('DELETE', '/api/me/sessions');
    expect((await new Client(process.url).ask('POST', '/api/sessions', { link })).status).toBe(404);
    // Somebody else's links, and new ones, are as good as ever.
    const { link: next } = await own.post<{ link: string }>('/api/me/links');
    expect((await new Client(process.url).ask('POST', '/api/sessions', { link: next })).status).toBe(201);
  });

  it('are asked before a link of somebody else takes their place, and can come back', async () => {
    const [ana, eve] = await Client.enterAll(process.url, ['Ana', 'Eve']);
    const { link } = await eve.post<{ link: string }>('/api/me/links');
    const asked = await ana.ask('POST', '/api/sessions', { link });
    expect(asked.status).toBe(409);
    expect(asked.body).toMatchObject({
      error: 'somebody-else',
      reason: 'You are Ana. Continue as Eve?',
      you: { name: 'Ana' },
      other: { name: 'Eve' },
    });
    expect(await ana.get('/api/me')).toMatchObject({ person: { id: ana.id }, before: null });

    // The question did not use the link up.
    const reply = await ana.ask('POST', '/api/sessions', { link, confirmed: true });
    expect(reply.status).toBe(201);
    for (const cookie of reply.headers.getSetCookie()) expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/);
    expect(await ana.get('/api/me')).toMatchObject({ person: { id: eve.id }, before: { name: 'Ana' } });
    expect(await ana.post('/api/session/back')).toMatchObject({ person: { id: ana.id } });
    expect(await ana.get('/api/me')).toMatchObject({ person: { id: ana.id }, before: null });
    expect((await ana.ask('POST', '/api/session/back')).status).toBe(409);
  });

  it('who leave as somebody else are who they were before: their only session is not lost', async () => {
    const ana = await Client.enter(process.url, 'Ana');
    for (const name of ['Eve', 'Mallory']) {
      const other = await Client.enter(process.url, name);
      const { link } = await other.post<{ link: string }>('/api/me/links');
      await ana.post('/api/sessions', { link, confirmed: true });
    }
    expect(await ana.get('/api/me')).toMatchObject({
      person: { name: 'Mallory' },
      before: { name: 'Eve' },
    });
    await ana.expect('DELETE', '/api/session');
    expect(await ana.get('/api/me')).toMatchObject({ person: { name: 'Eve' }, before: { name: 'Ana' } });
    await ana.expect('DELETE', '/api/session');
    expect(await ana.get('/api/me')).toMatchObject({ person: { id: ana.id }, before: null });
    await ana.expect('DELETE', '/api/session');
    expect((await ana.ask('GET', '/api/me')).status).toBe(401);
  });

  it('keep their session when they follow a link of their own', async () => {
    const ana = await Client.enter(process.url, 'Ana');
    const { link } = await ana.post<{ link: string }>('/api/me/links');
    const { cookie } = ana;
    await ana.post('/api/sessions', { link });
    expect(ana.cookie).toBe(cookie);
    expect(await ana.get('/api/me')).toMatchObject({ person: { id: ana.id }, before: null });
  });

  it('do not use a link up that they follow where they are that person already', async () => {
    const ana = await Client.enter(process.url, 'Ana');
    const { link } = await ana.post<{ link: string }>('/api/me/links');
    await ana.post('/api/sessions', { link });
    const laptop = new Client(process.url);
    expect(await laptop.post('/api/sessions', { link })).toMatchObject({ person: { id: ana.id } });
  });

  it('who are refused leave the link to whoever comes after', async () => {
    const ana = await Client.enter(process.url, 'Ana');
    for (const name of ['Eve', 'Mallory', 'Trudy', 'Oscar']) {
      const other = await Client.enter(process.url, name);
      const { link } = await other.post<{ link: string }>('/api/me/links');
      await ana.post('/api/sessions', { link, confirmed: true });
    }
    const wendy = await Client.enter(process.url, 'Wendy');
    const { link } = await wendy.post<{ link: string }>('/api/me/links');
    // A question, a request that makes no sense, and one from a device that has been too many people already.
    expect((await ana.ask('POST', '/api/sessions', { link })).status).toBe(409);
    expect((await ana.ask('POST', '/api/sessions', { link, confirmed: 'yes' })).status).toBe(400);
    const refused = await ana.ask('POST', '/api/sessions', { link, confirmed: true });
    expect(refused).toMatchObject({ status: 409, body: { error: 'wrong-moment' } });
    expect(await ana.get('/api/me')).toMatchObject({ person: { name: 'Oscar' } });

    const laptop = new Client(process.url);
    expect(await laptop.post('/api/sessions', { link })).toMatchObject({ person: { id: wendy.id } });
    expect((await new Client(process.url).ask('POST', '/api/sessions', { link })).status).toBe(404);
  });

  it('who follow one link at the same time: one of them gets in', async () => {
    const ana = await Client.enter(process.url, 'Ana');
    const { link } = await ana.post<{ link: string }>('/api/me/links');
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => new Client(process.url).ask('POST', '/api/sessions', { link })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 404, 404, 404]);
    expect((await ana.get<{ sessions: unknown[] }>('/api/me/sessions')).sessions).toHaveLength(2);
  });

  it('find that a link is of no use when it is too old', async () => {
    const phone = await Client.enter(process.url, 'Dora');
    const { link } = await phone.post<{ link: string }>('/api/me/links');
    hall.ahead += 16 * 60_000;
    expect((await new Client(process.url).ask('POST', '/api/sessions', { link })).status).toBe(404);
  });

  it('change their name, and leave', async () => {
    const client = await Client.enter(process.url, 'Eve');
    await client.expect('PATCH', '/api/me', { name: 'Eva' });
    expect(await client.get('/api/me')).toMatchObject({ person: { name: 'Eva' } });
    const { cookie } = client;
    await client.expect('DELETE', '/api/session');
    client.cookie = cookie;
    expect((await client.ask('GET', '/api/me')).status).toBe(401);
  });
});
