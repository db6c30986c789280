/** Nobody takes more of the server than is theirs, by whatever way they ask. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Budget } from '../src/http/budget.ts';
import { depthOf } from '../src/http/json-depth.ts';
import { DEFAULT_CONFIG, type Limits } from '../src/index.ts';
import { Client, type Reply, Unexpected } from './client.ts';
import { onBothEngines, onEngine, seatedTable } from './guildhall.ts';

const KB = 1 << 10;

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries++) {
    if (tries > 600) throw new Error('it did not come to that');
    await pause(50);
  }
}

const limits = (some: Partial<Limits>): Limits => ({ ...DEFAULT_CONFIG.limits, ...some });

describe('how deep a body is', () => {
  it('is found without being misled by what stands in texts', () => {
    expect(depthOf('7')).toBe(0);
    expect(depthOf('{"a":[{"b":[]}]}')).toBe(4);
    expect(depthOf('[[],[],[[]]]')).toBe(3);
    expect(depthOf('{"[[[[":"}}\\"]]{{","\\\\":[1]}')).toBe(2);
    expect(depthOf('"\\\\"[[')).toBe(2);
  });

  it('takes no longer for a body made to be slow than for any other', () => {
    const slow = ['\\"', '"\\', '\\', '"', '"[', '{"'].map((part) => part.repeat((1 << 20) / part.length));
    const began = performance.now();
    for (const body of slow) depthOf(body);
    // A quadratic scan of 64 KB took two seconds; this is a hundred times as much.
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

describe('a budget', () => {
  it('is spent by requests and by the length of answers, and is there again after its window', () => {
    let now = 0;
    const budget = new Budget(10, 60_000, () => now);
    for (let taken = 0; taken < 4; taken++) expect(budget.take('ana')).toBe(0);
    budget.answered('ana', 60 * KB);
    budget.answered('ana', 6 * 64 * KB);
    now = 20_000;
    expect(budget.take('ana')).toBe(40_000);
    expect(budget.take('ben')).toBe(0);
    now = 60_000;
    expect(budget.take('ana')).toBe(0);
  });
});

onEngine('sqlite', 'one budget', (hall) => {
  let table: string;
  let ana: Client;
  beforeAll(async () => {
    const process = await hall.open();
    ana = await Client.enter(process.url, 'Ana');
    table = await seatedTable([ana], { seats: [{ kind: 'me' }, { kind: 'open' }] });
    await process.stop();
  });

  it('is what requests come out of before their bodies are read, whatever the route', async () => {
    const { url, stop } = await hall.open({ limits: limits({ requestsPerMinute: 5 }) });
    const stranger = new Client(url);
    // Each of these routes has a limit of its own beside it.
    for (const [path, body] of [
      ['/api/people', '{'],
      ['/api/tables', '{'],
      [`/api/tables/${table}/chat`, '{'],
      ['/api/me/links', '{'],
      ['/nothing/here', '{'],
    ]) {
      expect((await stranger.ask('POST', path, body)).status).not.toBe(429);
    }
    const nested = '['.repeat(30_000);
    for (const path of ['/api/people', '/api/tables', `/api/tables/${table}/chat`]) {
      const { status, headers } = await stranger.ask('POST', path, nested);
      expect([path, status]).toEqual([path, 429]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    // Nor is an address that nobody can read, or a page of another site, a way around it.
    for (const path of ['/%ff', '/api/tables/%c3', '/%00', `/api/tables/${'a'.repeat(500)}`]) {
      expect([path, (await stranger.ask('GET', path)).status]).toEqual([path, 429]);
    }
    const foreign = { origin: 'https://elsewhere.example' };
    expect((await stranger.ask('POST', '/api/people', '{', foreign)).status).toBe(429);
    // Load balancers ask all the time.
    expect((await stranger.ask('GET', '/healthz')).status).toBe(200);
    await stop();
  });

  it('is what answers to sockets come out of too', async () => {
    const process = await hall.open({ limits: limits({ requestsPerMinute: 60 }) });
    const stranger = new Client(process.url);
    const lines = await Promise.all(Array.from({ length: 20 }, () => stranger.watch(table)));
    let answered = 0;
    // Whoever asks before they were answered is answered once: they go on asking until they are sent away.
    await until(async () => {
      for (const line of lines) if (line.closed === null) line.say('{"since":-1}');
      return lines.every(({ closed }) => closed !== null);
    });
    for (const line of lines) {
      expect(line.closed).toBe(1008);
      answered += line.messages.filter(({ kind }) => kind === 'position').length;
    }
    // 20 requests opened them, each with a first answer; 40 more came out of what was left.
    expect(answered).toBe(20 + 40);
    expect((await stranger.ask('GET', '/api/games')).status).toBe(429);
    await process.stop();
  });

  it('is spent by bytes, so that long answers are few', async () => {
    const process = await hall.open();
    const long = await seatedTable([await Client.enter(process.url, 'Zoe')], {}, ['random']);
    const small = await new Client(process.url).ask('GET', `/api/tables/${long}/position`);
    expect(small.text.length).toBeLessThan(64 * KB);
    const { budget } = process.server.context;
    const spent: number[] = [];
    budget.answered = (_whose, bytes) => void spent.push(bytes);
    const line = await new Client(process.url).watch(long);
    await line.until(({ position }) => position !== null, 'a position');
    line.say('{"since":-1}');
    await line.until(
      ({ messages }) => messages.filter(({ kind }) => kind === 'position').length > 1,
      'another',
    );
    const sent = line.messages.filter(({ kind }) => kind === 'position');
    expect(spent.filter((bytes) => bytes > 500)).toHaveLength(sent.length);
    await line.close();
    await process.stop();
  });

  it('is spent by what a socket is sent first: the table and its chat', async () => {
    const { url, stop } = await hall.open({ limits: limits({ requestsPerMinute: 400 }) });
    const ana = await Client.enter(url, 'Ana');
    const table = await seatedTable([ana], { seats: [{ kind: 'me' }, { kind: 'open' }] });
    for (let at = 0; at < 50; at++) await ana.post(`/api/tables/${table}/chat`, { text: 'x'.repeat(1_000) });
    hall.ahead += 60_000;
    for (let at = 0; at < 50; at++) await ana.post(`/api/tables/${table}/chat`, { text: 'x'.repeat(1_000) });
    hall.ahead += 60_000;
    await stop();
    const few = await hall.open({ limits: limits({ requestsPerMinute: 10 }) });
    // A hundred messages are more than 64 KB: each welcome costs two requests, not one.
    const opened: number[] = [];
    for (let at = 0; at < 7; at++) {
      const line = await ana
        .at(few.url)
        .watch(table)
        .catch((error: unknown) => error as Unexpected);
      if (line instanceof Unexpected) {
        opened.push(line.status);
        continue;
      }
      await line.until(({ messages }) => messages.some(({ kind }) => kind === 'present'), 'the welcome');
      opened.push(101);
    }
    expect(opened).toEqual([101, 101, 101, 101, 101, 429, 429]);
    await few.stop();
  });

  it('is spent by files too, but for those that every device keeps', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'guildhall-client-'));
    const long = 'x'.repeat(200 * KB);
    for (const name of ['index.html', 'picture.svg', 'app-a1b2c3d4.js'])
      writeFileSync(join(folder, name), long);
    const process = await hall.open({ web: folder });
    const { budget } = process.server.context;
    const spent: number[] = [];
    budget.answered = (_whose, bytes) => void spent.push(bytes);
    const { app } = process.server;
    const picture = await app.inject('/picture.svg');
    const script = await app.inject('/app-a1b2c3d4.js');
    expect(script.headers['cache-control']).toContain('immutable');
    const known = { 'if-none-match': picture.headers.etag };
    const unchanged = await app.inject({ url: '/picture.svg', headers: known });
    const head = await app.inject({ method: 'HEAD', url: '/picture.svg' });
    const page = await app.inject({ url: '/tables', headers: { accept: 'text/html' } });
    const statuses = [picture, script, unchanged, head, page].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 304, 200, 200]);
    expect(spent).toEqual([200 * KB, 0, 0, 0, 200 * KB]);
    await process.stop();
    rmSync(folder, { recursive: true });
  });

  it('is spent once by a socket that asks again before it was answered', async () => {
    const process = await hall.open();
    const line = await new Client(process.url).watch(table);
    await line.until(({ messages }) => messages.some(({ kind }) => kind === 'present'), 'the welcome');
    const before = line.messages.length;
    for (let asked = 0; asked < 50; asked++) line.say('{"since":-1}');
    line.say('{"since":0}');
    await until(async () => line.messages.length > before);
    await pause(300);
    const answers = line.messages.slice(before).filter(({ kind }) => kind === 'position');
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.length).toBeLessThan(25);
    await line.close();
    await process.stop();
  });

  it('leaves others room: a crowd of sockets that ask at once does not hold up the rest', async () => {
    const process = await hall.open({
      limits: limits({ requestsPerMinute: 100_000, spectatorsPerAddress: 100 }),
    });
    const crowd = await Promise.all(Array.from({ length: 100 }, () => new Client(process.url).watch(table)));
    const { context } = process.server;
    let answers = 0;
    let others = 0;
    const send = context.subscriptions.sendPosition.bind(context.subscriptions);
    context.subscriptions.sendPosition = (...args) => {
      answers += 1;
      return send(...args);
    };
    const waiting = setInterval(() => {
      if (answers > 0 && answers < 100) others += 1;
    }, 0);
    for (const line of crowd) line.say('{"since":-1}');
    while (answers < 100) await pause(5);
    clearInterval(waiting);
    // Between the first answer and the last one, something else had its turn again and again.
    expect(others).toBeGreaterThan(2);
    for (const line of crowd) await line.close();
    await process.stop();
  });
});

onEngine('sqlite', 'a socket that takes nothing', (hall) => {
  it('is dropped before it fills the memory', async () => {
    const process = await hall.open();
    const ana = await Client.enter(process.url, 'Ana');
    const table = await seatedTable([ana], { seats: [{ kind: 'me' }, { kind: 'open' }] });
    const socket = new WebSocket(`${process.url.replace('http', 'ws')}/api/tables/${table}/live`);
    await once(socket, 'open');
    socket.pause();
    const { subscriptions } = process.server.context;
    while (subscriptions.size === 0) await pause(5);
    const text = 'x'.repeat(64 * KB);
    const message = { number: 1, person: null, name: '', seat: null, text, at: 0, open: true };
    let sent = 0;
    // What the two ends of the connection hold for themselves is a few megabytes.
    for (; subscriptions.size > 0 && sent < 64 << 20; sent += 64 * KB) {
      subscriptions.say(table, [message], () => 'all');
      await pause(0);
    }
    expect(subscriptions.size).toBe(0);
    expect(sent).toBeLessThan(32 << 20);
    socket.terminate();
    await process.stop();
  });
});

onEngine('sqlite', 'a connection', (hall) => {
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  function open(url: string): Socket {
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined).resume();
    sockets.push(socket);
    return socket;
  }

  it('that does not say what it wants is closed soon, with half of a request or none', async () => {
    const { url, stop } = await hall.open({ headersTimeoutMs: 400 });
    const silent = open(url);
    const slow = open(url);
    slow.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
    const dripping = setInterval(() => slow.write('.'), 50);
    const began = performance.now();
    // Not by `once` of node:events, which takes the broken pipe of the last drop for a failure.
    await Promise.all(
      [silent, slow].map((socket) => new Promise((resolve) => void socket.resume().once('close', resolve))),
    );
    clearInterval(dripping);
    expect(performance.now() - began).toBeLessThan(5_000);
    await stop();
  });

  it('that does not take its answers is closed', async () => {
    const { url, server, stop } = await hall.open({ untakenMs: 500 });
    const count = promisify(server.app.server.getConnections.bind(server.app.server));
    const socket = open(url).pause();
    // More than the operating system keeps between two programs.
    socket.write('GET /api/docs/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(150));
    await until(async () => (await count()) === 1);
    await until(async () => (await count()) === 0);
    await stop();
  });

  it('is one of so many from its address, and of so many in all', async () => {
    for (const some of [{ connectionsPerAddress: 10 }, { connections: 10 }]) {
      const { url, stop } = await hall.open({ limits: limits(some) });
      const asked = Array.from({ length: 30 }, () => open(url));
      const stay = () => asked.filter(({ readyState }) => readyState === 'open').length;
      await until(async () => asked.every(({ connecting }) => !connecting) && stay() <= 10);
      expect(stay()).toBe(10);
      for (const socket of asked) socket.destroy();
      // There is room again when they are gone.
      await until(async () => (await fetch(`${url}/healthz`).catch(() => null))?.status === 200);
      await stop();
    }
  });
});

onBothEngines('limits of two servers on one database', (hall) => {
  it('are one limit where mail, entering and new tables are concerned', async () => {
    const some = { limits: limits({ entriesPerMinute: 4, tablesPerHour: 3 }) };
    const servers = [await hall.open(some), await hall.open(some)];
    const entered: number[] = [];
    for (let at = 0; at < 6; at++) {
      const client = new Client(servers[at % 2].url);
      entered.push((await client.ask('POST', '/api/people', { name: 'Ana' })).status);
    }
    expect(entered).toEqual([201, 201, 201, 201, 429, 429]);
    hall.ahead += 60_000;
    const ana = await Client.enter(servers[0].url, 'Ana');
    const made: number[] = [];
    for (let at = 0; at < 5; at++) {
      const wish = { game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'open' }] };
      made.push((await ana.at(servers[at % 2].url).ask('POST', '/api/tables', wish)).status);
    }
    expect(made).toEqual([201, 201, 201, 429, 429]);
    hall.ahead += 3_600_000;
    const wish = { game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'open' }] };
    expect((await ana.ask('POST', '/api/tables', wish)).status).toBe(201);
  });
});

onBothEngines('tables of one person', (hall) => {
  it('count whether they sit there or not', async () => {
    const { url, stop } = await hall.open({ limits: limits({ tablesPerPerson: 3 }) });
    const ana = await Client.enter(url, 'Ana');
    const ben = await Client.enter(url, 'Ben');
    const make = async (own: string) => {
      const wish = { game: 'bazaar', visibility: 'public', seats: [{ kind: own }, { kind: 'open' }] };
      return await ana.ask('POST', '/api/tables', wish);
    };
    const statuses = [(await make('open')).status, (await make('me')).status, (await make('invited')).status];
    expect(statuses).toEqual([201, 201, 201]);
    const { status, body } = await make('open');
    expect([status, body.error]).toEqual([409, 'too-many-tables']);
    // A seat at somebody else's table counts as before.
    for (let at = 0; at < 3; at++) {
      const table = await seatedTable([await Client.enter(url, 'Cleo')], {
        seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      });
      await ben.post(`/api/tables/${table}/seats`, { word: 'a word of mine' });
    }
    const wish = { game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'open' }] };
    expect((await ben.ask('POST', '/api/tables', wish)).status).toBe(409);
    await stop();
  });
});

onBothEngines('new tables from one address', (hall) => {
  const wish = { game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'open' }] };

  it('are so many an hour and a day, with a new guest for each of them and at every server', async () => {
    const tables = { tablesPerAddressPerHour: 4, tablesPerAddressPerDay: 6 };
    const some = { trustProxy: 1, limits: limits({ ...tables, entriesPerMinute: 1_000 }) };
    const servers = [await hall.open(some), await hall.open(some)];
    let made = 0;
    const make = async (from: string) => {
      const client = new Client(servers[made++ % 2].url);
      const headers = { 'x-forwarded-for': from };
      await client.ask('POST', '/api/people', { name: 'Guest' }, headers);
      return await client.ask('POST', '/api/tables', wish, headers);
    };
    const several = async (count: number, from: string) => {
      const statuses: number[] = [];
      for (let at = 0; at < count; at++) statuses.push((await make(from)).status);
      return statuses;
    };
    const [club, home] = ['198.51.100.7', '198.51.100.8'];
    expect(await several(5, club)).toEqual([201, 201, 201, 201, 429]);
    // Nobody else is meant.
    expect(await several(1, home)).toEqual([201]);
    hall.ahead += 3_600_000;
    expect(await several(3, club)).toEqual([201, 201, 429]);
    const { headers, body } = await make(club);
    const wait = Number(headers.get('retry-after'));
    expect(body.retryAfter).toBe(wait);
    // Until the day is over, and not only the hour.
    expect(wait).toBeGreaterThan(20 * 3_600);
    expect(wait).toBeLessThanOrEqual(23 * 3_600);
    hall.ahead += wait * 1_000;
    expect(await several(1, club)).toEqual([201]);
  });

  it('are not used up by what one person is refused', async () => {
    const tables = { tablesPerHour: 2, tablesPerAddressPerHour: 4 };
    const { url, stop } = await hall.open({ limits: limits({ ...tables, entriesPerMinute: 1_000 }) });
    const [ana, ben] = [await Client.enter(url, 'Ana'), await Client.enter(url, 'Ben')];
    const statuses: number[] = [];
    for (const who of [ana, ana, ana, ana, ana, ben, ben]) {
      statuses.push((await who.ask('POST', '/api/tables', wish)).status);
    }
    expect(statuses).toEqual([201, 201, 429, 429, 429, 201, 201]);
    await stop();
  });

  it('are not used up by requests that make none', async () => {
    hall.ahead += 86_400_000;
    const tables = { tablesPerHour: 2, tablesPerAddressPerHour: 3, tablesPerAddressPerDay: 3 };
    const { url, stop } = await hall.open({ limits: limits({ ...tables, entriesPerMinute: 1_000 }) });
    const names = ['Ana', 'Ben', 'Cleo'];
    const [ana, ben, cleo] = await Promise.all(names.map((name) => Client.enter(url, name)));
    const ask = async (who: Client, body: unknown, path = '/api/tables') =>
      (await who.ask('POST', path, body)).status;
    const stranger = new Client(url);
    for (let at = 0; at < 5; at++) {
      expect(await ask(stranger, {})).toBe(400);
      expect(await ask(stranger, wish)).toBe(401);
      expect(await ask(ana, { ...wish, game: 'no-such-game' })).toBe(422);
      expect(await ask(ana, {}, '/api/tables/k7k7k7k7k7k7k7/rematch')).toBe(404);
    }
    expect([await ask(ana, wish), await ask(ana, wish), await ask(ana, wish)]).toEqual([201, 201, 429]);
    expect([await ask(ben, wish), await ask(ben, wish), await ask(cleo, wish)]).toEqual([201, 429, 429]);
    await stop();
  });

  it('include rematches, of which one counts where several are made at once', async () => {
    hall.ahead += 86_400_000;
    const tables = { tablesPerHour: 2, tablesPerAddressPerHour: 4, tablesPerAddressPerDay: 4 };
    const { url, server, store, stop } = await hall.open({
      takesJobs: false,
      limits: limits({ ...tables, entriesPerMinute: 1_000 }),
    });
    const [ana, ben] = [await Client.enter(url, 'Ana'), await Client.enter(url, 'Ben')];
    const id = await seatedTable([ana, ben]);
    await server.context.live.change(id, () => ({
      change: { facts: { status: 'finished' } },
      answer: () => undefined,
    }));
    const path = `/api/tables/${id}/rematch`;
    const create = store.tables.create.bind(store.tables);
    const statuses: number[] = [];
    // Ana is first while Ben's is being made.
    store.tables.create = async (table) => {
      store.tables.create = create;
      statuses.push((await ana.ask('POST', path)).status);
      return await create(table);
    };
    statuses.push((await ben.ask('POST', path)).status);
    expect(statuses).toEqual([201, 409]);
    // Ana has made two, Ben none: he may make two, and then their address has made four.
    const more: number[] = [];
    for (const who of [ana, ben, ben, ben]) more.push((await who.ask('POST', '/api/tables', wish)).status);
    expect(more).toEqual([429, 201, 201, 429]);
    expect((await (await Client.enter(url, 'Cleo')).ask('POST', '/api/tables', wish)).status).toBe(429);
    await stop();
  });
});

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
