/** Nobody takes more of the server than is theirs, by whatever way they ask. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Budget } from '../src/budget.ts';
import { DEFAULT_CONFIG, type Limits } from '../src/index.ts';
import { depthOf } from '../src/json-depth.ts';
import { Client } from './client.ts';
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
  it('is told without being misled by what stands in texts', () => {
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
    const { budget } = process.server.house;
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
    const process = await hall.open({ limits: limits({ requestsPerMinute: 100_000 }) });
    const crowd = await Promise.all(Array.from({ length: 100 }, () => new Client(process.url).watch(table)));
    const { house } = process.server;
    let answers = 0;
    let others = 0;
    const send = house.hub.sendPosition.bind(house.hub);
    house.hub.sendPosition = (...args) => {
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
    const { hub } = process.server.house;
    while (hub.size === 0) await pause(5);
    const message = { number: 1, person: null, name: '', seat: null, text: 'x'.repeat(64 * KB), at: 0 };
    let sent = 0;
    // What the two ends of the connection hold for themselves is a few megabytes.
    for (; hub.size > 0 && sent < 64 << 20; sent += 64 * KB) {
      hub.say(table, [message], () => true);
      await pause(0);
    }
    expect(hub.size).toBe(0);
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
