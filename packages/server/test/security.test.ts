/** What is malformed, too large, from elsewhere or too much gets a no with a reason, and harms nobody. */
import { request } from 'node:http';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { beforeAll, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '../src/index.ts';
import { Client } from './client.ts';
import { newKey, onBothEngines, onEngine, type Process, seatedTable } from './guildhall.ts';
import { post, someStep } from './play.ts';

onEngine('sqlite', 'a request', (hall) => {
  let process: Process;
  let ana: Client;
  let ben: Client;
  let table: string;
  beforeAll(async () => {
    process = await hall.open();
    [ana, ben] = await Client.enterAll(process.url, ['Ana', 'Ben']);
    table = await seatedTable([ana, ben]);
  });

  const actions = () => `/api/tables/${table}/actions`;
  const good = () => ({ seen: 0, obligation: 1, action: 'bid 0', key: newKey() });

  it('that is no JSON, or the wrong kind of it, learns what is wrong', async () => {
    for (const body of [
      '',
      '{',
      '[]',
      'null',
      '"text"',
      '7',
      '{"seen":}',
      '\u0000',
      '{"__proto__":{"x":1}}',
    ]) {
      const reply = await ana.ask('POST', actions(), body);
      expect([body, reply.status]).toEqual([body, 400]);
      expect(reply.body).toMatchObject({ error: 'malformed', reason: expect.any(String) });
    }
    const plain = await ana.ask('POST', actions(), 'seen=0', { 'content-type': 'text/plain' });
    expect(plain.status).toBe(415);
    const form = await ana.ask('POST', actions(), 'seen=0', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(form.status).toBe(415);
  });

  it('with wrong types, missing or unknown fields learns the place', async () => {
    const wrong: readonly (readonly [Readonly<Record<string, unknown>>, string])[] = [
      [{ seen: '0' }, 'seen'],
      [{ seen: -1 }, 'seen'],
      [{ seen: 1.5 }, 'seen'],
      [{ seen: 1e300 }, 'seen'],
      [{ seen: null }, 'seen'],
      [{ obligation: [1] }, 'obligation'],
      [{ action: 7 }, 'action'],
      [{ action: { kind: 'bid' } }, 'action'],
      [{ action: '' }, 'action'],
      [{ action: 'x'.repeat(201) }, 'action'],
      [{ key: 'short' }, 'key'],
      [{ key: 'with spaces in it' }, 'key'],
      [{ seat: 1 }, 'body'],
    ];
    for (const [fields, place] of wrong) {
      const reply = await ana.ask('POST', actions(), { ...good(), ...fields });
      expect([JSON.stringify(fields), reply.status]).toEqual([JSON.stringify(fields), 400]);
      expect(reply.body.reason).toContain(place);
    }
    for (const path of ['/api/tables/x', '/api/tables/..%2f..%2fetc', `/api/tables/${'a'.repeat(500)}`]) {
      expect((await ana.ask('GET', path)).status).toBeGreaterThanOrEqual(400);
    }
    for (const query of ['since=x', 'since=-2', 'code=%00', 'unknown=1', 'since=1&since=2']) {
      const reply = await ana.ask('GET', `/api/tables/${table}/position?${query}`);
      expect([query, reply.status]).toEqual([query, 400]);
    }
  });

  it('that is too large is refused before it is read', async () => {
    const reply = await ana.ask('POST', actions(), { ...good(), action: 'x'.repeat(100_000) });
    expect(reply.status).toBe(413);
    expect(reply.body).toMatchObject({ error: 'too-large' });
    const before = globalThis.process.memoryUsage.rss();
    for (let at = 0; at < 20; at++) await claimMuch(process.url, ana.cookie!);
    expect(globalThis.process.memoryUsage.rss() - before).toBeLessThan(100 << 20);
  });

  it('with orders, options or plans nested without end is refused', async () => {
    const deep = `{"orders":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    expect((await ana.ask('PUT', `/api/tables/${table}/orders`, deep)).status).toBe(400);
    const options = `{"game":"bazaar","seats":[{"kind":"me"},{"kind":"open"}],"options":{"days":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`;
    expect((await ana.ask('POST', '/api/tables', options)).status).toBe(400);
  });

  it('from a page of another site is refused, from our own is not', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const reply = await ana.ask('POST', actions(), good(), headers as Record<string, string>);
      expect(reply.body).toMatchObject({ error: 'foreign-origin' });
    }
    const own = await ana.ask('POST', actions(), good(), { origin: process.url });
    expect(own.body.error).not.toBe('foreign-origin');
    const named = await hall.open({ publicUrl: 'https://games.example' });
    const client = new Client(named.url);
    expect((await client.ask('POST', '/api/people', { name: 'A' }, { origin: named.url })).status).toBe(403);
    const reply = await client.ask('POST', '/api/people', { name: 'A' }, { origin: 'https://games.example' });
    expect(reply.status).toBe(201);
    expect(reply.headers.get('set-cookie')).toContain('Secure');
    await named.stop();
  });

  it('with a cookie that nobody was given is from a stranger', async () => {
    const forger = new Client(process.url);
    for (const cookie of [
      'guildhall=x',
      `guildhall=${'A'.repeat(43)}`,
      'guildhall=',
      `guildhall=${ana.id}`,
    ]) {
      forger.cookie = cookie;
      expect((await forger.ask('GET', '/api/me')).status).toBe(401);
    }
  });

  it('to an address that cannot be decoded, or is too long, is answered like any other', async () => {
    const behindProxy = await hall.open({
      trustProxy: 1,
      limits: { ...DEFAULT_CONFIG.limits, requestsPerMinute: 4 },
    });
    const ask = async (path: string, from: string) =>
      await new Client(behindProxy.url).ask('GET', path, undefined, { 'x-forwarded-for': from });
    for (const path of ['/%ff', '/%', '/api/tables/%c3%28', `/api/tables/${'a'.repeat(500)}?code=%ff`]) {
      const { status, body, headers } = await ask(path, '198.51.100.7');
      expect([path, status, body.error]).toEqual([path, 400, 'malformed']);
      expect(body).toMatchObject({ reason: expect.any(String) });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    }
    // It was that client who spent the budget, not the proxy.
    expect((await ask('/%ff', '198.51.100.7')).status).toBe(429);
    expect((await ask('/%ff', '198.51.100.8')).status).toBe(400);
    await behindProxy.stop();
  });

  it('gets headers that keep browsers careful', async () => {
    const { headers } = await new Client(process.url).ask('GET', '/api/games');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('that is one of a flood is refused, and others play on', async () => {
    const limits = {
      ...DEFAULT_CONFIG.limits,
      requestsPerMinute: 60,
      entriesPerMinute: 3,
      wordsPerMinute: 5,
    };
    const strict = await hall.open({ limits });
    const visitor = ana.at(strict.url);
    const said = [];
    for (let at = 0; at < 8; at++) {
      said.push((await visitor.ask('POST', `/api/tables/${table}/chat`, { text: 'spam' })).status);
    }
    expect(said).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
    // Who came in before was counted too, at whichever server.
    hall.ahead += 61_000;
    const entered = [];
    for (let at = 0; at < 5; at++) {
      entered.push((await new Client(strict.url).ask('POST', '/api/people', { name: 'x' })).status);
    }
    expect(entered).toEqual([201, 201, 201, 429, 429]);
    const flood = await Promise.all(Array.from({ length: 300 }, () => visitor.ask('GET', '/api/games')));
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(200);
    expect(refused[0].body).toMatchObject({
      error: 'too-many',
      reason: expect.stringContaining('Try again'),
    });
    await strict.stop();
    // Where the limits are wider, the table is as it was.
    const step = await someStep(ben, table, 'after the flood');
    expect((await post(ben, table, 0, step!)).number).toBeGreaterThan(0);
  });

  it('that is half a request does not keep the server from stopping', async () => {
    const other = await hall.open();
    const { port, hostname } = new URL(other.url);
    const half = connect(Number(port), hostname);
    half.on('error', () => undefined);
    half.write(
      'POST /api/people HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"na',
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    const began = performance.now();
    await other.stop();
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  it('leaves nothing secret in the log', async () => {
    const written: string[] = [];
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        written.push(chunk.toString());
        done();
      },
    });
    const other = await hall.open({ logLevel: 'debug' }, { logTo: stream });
    const client = await Client.enter(other.url, 'Dora');
    const { link } = await client.post<{ link: string }>('/api/me/links');
    const id = await seatedTable([client], { visibility: 'private' }, ['random']);
    const { code } = await client.post<{ code: string }>(`/api/tables/${id}/invitations`);
    await client.ask('GET', `/api/tables/${id}?code=${code}`);
    await client.ask('GET', `/api/tables/nosuchtable?code=${code}`);
    const { secret, seed } = await other.store.tables.secrets(id);
    await other.stop();
    const log = written.join('');
    expect(log).toContain('"route"');
    for (const token of [client.cookie!.split('=')[1], link, code, secret, seed!]) {
      expect(log).not.toContain(token);
    }
  });
});

onBothEngines('a character that no text has', (hall) => {
  it('is refused in an address, and harms nothing in a body', async () => {
    const { url } = await hall.open(
      { publicUrl: 'https://games.example' },
      { mailer: { send: async () => undefined, close: () => undefined } },
    );
    const ana = await Client.enter(url, 'Ana\u0000');
    for (const path of ['/api/tables?game=%00', '/api/tables?game=a%00b', '/api/tables/%00', '/%00']) {
      const { status, body } = await ana.ask('GET', path);
      expect([path, status, body.error]).toEqual([path, 400, 'malformed']);
    }
    for (const body of [
      { email: 'a\u0000@people.example', webhook: null },
      { email: null, webhook: { kind: 'json', url: 'https://hooks.example/\u0000' } },
    ]) {
      expect((await ana.ask('PUT', '/api/me/notifications', body)).status).toBe(400);
    }
  });
});

/** Says that much is to come, and sends little of it. */
function claimMuch(url: string, cookie: string): Promise<void> {
  return new Promise((resolve) => {
    const headers = { cookie, 'content-type': 'application/json', 'content-length': 1 << 30 };
    const asked = request(`${url}/api/tables`, { method: 'POST', headers }, (response) => {
      expect(response.statusCode).toBe(413);
      response.resume();
      asked.destroy();
      resolve();
    });
    asked.on('error', () => resolve());
    asked.write('{');
  });
}

onBothEngines('what is written', (hall) => {
  it('is bounded by the day for all guests of one address, at all servers together', async () => {
    const limits = { ...DEFAULT_CONFIG.limits, messagesPerAddressPerDay: 4, reportsPerAddressPerDay: 2 };
    const [one, other] = [await hall.open({ limits }), await hall.open({ limits })];
    const ana = await Client.enter(one.url, 'Ana');
    const ben = await Client.enter(other.url, 'Ben');
    const tables = [await seatedTable([ana], {}, ['random']), await seatedTable([ben], {}, ['random'])];
    const write = async (
      path: string,
      body: unknown,
      times: readonly [number, number],
    ): Promise<number[]> => {
      const statuses: number[] = [];
      for (const [at, who] of [ana, ben].entries())
        for (let time = 0; time < times[at]; time++)
          statuses.push((await who.ask('POST', `/api/tables/${tables[at]}/${path}`, body)).status);
      return statuses;
    };
    expect(await write('chat', { text: 'Hello.' }, [3, 2])).toEqual([201, 201, 201, 201, 429]);
    const report = { point: 0, text: 'Odd.' };
    expect(await write('reports', report, [1, 2])).toEqual([201, 201, 429]);
    const { headers } = await ana.ask('POST', `/api/tables/${tables[0]}/chat`, { text: 'Hello.' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_600);
    hall.ahead += 86_400_000;
    expect(await write('chat', { text: 'Hello.' }, [1, 1])).toEqual([201, 201]);
    expect(await write('reports', report, [1, 1])).toEqual([201, 201]);
  });
});
