import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_CONFIG, type Limits } from '../src/index.ts';
import { Client, type Reply } from './client.ts';
import { onEngine, seatedTable, until } from './guildhall.ts';

const limits = (some: Partial<Limits>): Limits => ({ ...DEFAULT_CONFIG.limits, ...some });

onEngine('sqlite', 'whoever is refused for now', (hall) => {
  /** The answer says when to ask again, in its head and in its body. */
  function expectRetry({ status, headers, body }: Reply, expected: number, seconds: number): void {
    expect([status, headers.get('retry-after'), body.retryAfter]).toEqual([
      expected,
      String(seconds),
      seconds,
    ]);
  }

  /** What comes back where a socket is not opened. */
  async function refusedSocket(url: string, table: string, cookie: string): Promise<Reply> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/live`, {
      headers: { cookie },
    });
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      socket.once('unexpected-response', (_request, incoming) => resolve(incoming));
      socket.once('open', () => reject(new Error('it was opened')));
      socket.once('error', reject);
    });
    const body = await text(response);
    const headers = new Headers(Object.entries(response.headers).map(([name, value]) => [name, `${value}`]));
    return {
      status: response.statusCode ?? 0,
      text: body,
      headers,
      body: JSON.parse(body) as Reply['body'],
    };
  }

  it('learns when the budget is there again', async () => {
    const { url, stop } = await hall.open({ limits: limits({ requestsPerMinute: 1 }) });
    const client = new Client(url);
    await client.ask('GET', '/api/games');
    hall.ahead += 20_000;
    const reply = await client.ask('GET', '/api/games');
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, String(reply.body.retryAfter)]);
    expect(Number(reply.body.retryAfter)).toBeLessThanOrEqual(40);
    hall.ahead += Number(reply.body.retryAfter) * 1_000;
    expect((await client.ask('GET', '/api/games')).status).toBe(200);
    await stop();
  });

  it('learns when to try again where there are too many sockets', async () => {
    const { url, stop } = await hall.open({ limits: limits({ spectatorsPerAddress: 1 }) });
    const ana = await Client.enter(url, 'Ana');
    const table = await seatedTable([ana], {
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'public',
    });
    const line = await (await Client.enter(url, 'Ben')).watch(table);
    await line.until(({ messages }) => messages.length > 0, 'the welcome');
    const cleo = await Client.enter(url, 'Cleo');
    expectRetry(await refusedSocket(url, table, cleo.cookie ?? ''), 429, 30);
    await line.close();
    await stop();
  });

  it('learns it where the database is away, a table is too busy, or a disk is full', async () => {
    const config = { leastFreeBytes: Number.MAX_SAFE_INTEGER, logLevel: 'silent' } as const;
    const { url, store, stop } = await hall.open(config);
    const ana = await Client.enter(url, 'Ana');
    const table = await seatedTable([ana], { seats: [{ kind: 'me' }, { kind: 'open' }] });
    expectRetry(await ana.ask('GET', '/healthz'), 503, 60);
    const { commit, list } = store.tables;
    store.tables.commit = async (_id, head) => ({ kind: 'conflict', head });
    expectRetry(await ana.ask('PATCH', `/api/tables/${table}`, { title: 'Busy' }), 503, 1);
    store.tables.commit = commit;
    store.tables.list = async () => {
      throw Object.assign(new Error('it refuses'), { code: 'ECONNREFUSED' });
    };
    expectRetry(await ana.ask('GET', '/api/tables'), 503, 5);
    store.tables.list = list;
    store.ping = async () => await Promise.reject(new Error('no answer'));
    expectRetry(await ana.ask('GET', '/healthz'), 503, 5);
    await stop();
  });

  it('learns it from a server that stops, before it does and while it does', async () => {
    const { url, server, stop } = await hall.open();
    const ana = await Client.enter(url, 'Ana');
    const table = await seatedTable([ana], { seats: [{ kind: 'me' }, { kind: 'open' }] });
    server.drain();
    expectRetry(await ana.ask('GET', '/healthz'), 503, 5);
    // A stop waits for this: meanwhile requests and sockets still arrive.
    const held = Promise.withResolvers<void>();
    server.context.bots.close = () => held.promise;
    const stopped = stop();
    await until(async () => (await ana.ask('GET', '/api/games')).status === 503);
    const reply = await ana.ask('GET', '/api/games');
    expectRetry(reply, 503, 5);
    expect(reply.body.error).toBe('stopping');
    expectRetry(await refusedSocket(url, table, ana.cookie ?? ''), 503, 5);
    held.resolve();
    await stopped;
  });
});
