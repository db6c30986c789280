import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { Budget } from '../src/http/budget.ts';
import { depthOf } from '../src/http/json-depth.ts';
import { DEFAULT_CONFIG, type Limits } from '../src/index.ts';
import { Client, Unexpected } from './client.ts';
import { onEngine, seatedTable, until } from './guildhall.ts';
import { bid } from './play.ts';

const KB = 1 << 10;

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

  it('is spent by opening a table, by its length', () => {
    const left = (entries: number): number => {
      const budget = new Budget(100, 60_000, () => 0);
      budget.opened('ana', entries);
      for (let taken = 0; ; taken++) if (budget.take('ana') > 0) return taken;
    };
    expect([0, 99, 300, 4_000].map(left)).toEqual([96, 96, 93, 56]);
  });

  it('is spent by what is sent without a request too, all of it together', () => {
    const budget = new Budget(10, 60_000, () => 0);
    for (let sent = 0; sent < 64; sent++) budget.pushed('ana', 7 * KB);
    for (let left = 3; left > 0; left--) expect(budget.take('ana')).toBe(0);
    expect(budget.take('ana')).toBe(60_000);
    expect(budget.take('ben')).toBe(0);
  });
});

onEngine('sqlite', 'a table that is not in memory', (hall) => {
  let table: string;
  beforeAll(async () => {
    const process = await hall.open();
    table = await seatedTable([await Client.enter(process.url, 'Ana')], {
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    await process.stop();
  });

  it.each(['a request', 'a socket'])('costs as much as some requests more to open, by %s', async (by) => {
    const { url, stop } = await hall.open({ limits: limits({ requestsPerMinute: 10 }) });
    const stranger = new Client(url);
    const statuses: number[] = [];
    const line = by === 'a socket' ? await stranger.watch(table) : null;
    for (let asked = line === null ? 0 : 1; asked < 8; asked++)
      statuses.push((await stranger.ask('GET', `/api/tables/${table}`)).status);
    // The first costs five, those that find the table open one each.
    expect(statuses.filter((status) => status === 200)).toHaveLength(line === null ? 6 : 5);
    expect(statuses.at(-1)).toBe(429);
    await line?.close();
    await stop();
  });

  it.each(['a request', 'a socket'])('costs by the number of its entries, by %s', async (by) => {
    const process = await hall.open();
    const people = await Client.enterAll(process.url, ['Ana', 'Ben']);
    const played = await seatedTable(people);
    await bid(played, ...people);
    const { number } = await people[0].position(played);
    await process.stop();
    const again = await hall.open();
    const { budget } = again.server.context;
    const opened: number[] = [];
    budget.opened = (_whose, entries) => void opened.push(entries);
    const stranger = new Client(again.url);
    if (by === 'a socket') await (await stranger.watch(played)).close();
    else await stranger.get(`/api/tables/${played}`);
    expect(number).toBeGreaterThan(0);
    expect(opened).toEqual([number]);
    await again.stop();
  });

  it('costs nothing more where there is no such table', async () => {
    const { url, stop } = await hall.open({ limits: limits({ requestsPerMinute: 10 }) });
    const stranger = new Client(url);
    const statuses: number[] = [];
    for (let asked = 0; asked < 11; asked++)
      statuses.push((await stranger.ask('GET', `/api/tables/${table.slice(0, -4)}zzzz`)).status);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404));
    expect(statuses[10]).toBe(429);
    await stop();
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
    // Load balancers ask all the time, but nobody asks for ever.
    const health: number[] = [];
    for (let tries = 0; tries < 7; tries++) health.push((await stranger.ask('GET', '/healthz')).status);
    expect(health).toEqual([200, 200, 200, 200, 200, 429, 429]);
    await stop();
  });

  it('is not the only one: what a route has of its own goes before bodies are read too', async () => {
    const { url, stop } = await hall.open({ limits: limits({ entriesPerMinute: 2 }), trustProxy: 1 });
    const stranger = new Client(url, '203.0.113.7');
    const nested = '['.repeat(30_000);
    const statuses: number[] = [];
    for (let tries = 0; tries < 4; tries++)
      statuses.push((await stranger.ask('POST', '/api/people', nested)).status);
    expect(statuses).toEqual([400, 400, 429, 429]);
    await stop();
  });

  it('is what answers to sockets come out of too', async () => {
    const process = await hall.open({ limits: limits({ requestsPerMinute: 60 }) });
    // Whoever opens it would pay for that.
    await process.server.context.live.read(table, () => undefined);
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
    await few.server.context.live.read(table, () => undefined);
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

  it('is spent by the steps of plans: each of them is work', async () => {
    const process = await hall.open();
    const zoe = await Client.enter(process.url, 'Zoe');
    const own = await seatedTable([zoe], {}, ['random']);
    await process.stop();
    const few = await hall.open({ limits: limits({ requestsPerMinute: 50 }) });
    const steps = Array.from({ length: 100 }, () => ({ when: { kind: 'never' }, take: 'pass' }));
    const statuses: number[] = [];
    for (let at = 0; at < 4; at++) {
      const plans = [
        { name: 'one', steps },
        { name: 'two', steps },
      ];
      statuses.push((await zoe.at(few.url).ask('PUT', `/api/tables/${own}/orders`, { plans })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    await few.stop();
  });

  it('is spent by what happens at a table that somebody watches from many sockets', async () => {
    const process = await hall.open();
    const zoe = await Client.enter(process.url, 'Zoe');
    const own = await seatedTable([zoe], {}, ['random']);
    const lines = await Promise.all(Array.from({ length: 10 }, () => zoe.watch(own)));
    for (const line of lines)
      await line.until(({ messages }) => messages.some(({ kind }) => kind === 'present'), 'the welcome');
    const { budget } = process.server.context;
    const spent: number[] = [];
    budget.pushed = (_whose, bytes) => void spent.push(bytes);
    const before = lines.map(({ messages }) => messages.length);
    await zoe.post(`/api/tables/${own}/chat`, { text: 'x'.repeat(1_000) });
    await zoe.post(`/api/tables/${own}/resign`);
    for (const line of lines)
      await line.until(
        ({ messages }) => messages.some((one) => one.kind === 'table' && one.table.status === 'abandoned'),
        'the end',
      );
    const sent = lines.flatMap(({ messages }, at) => messages.slice(before[at]));
    expect(sent.some(({ kind }) => kind === 'chat')).toBe(true);
    // Presence may still be on its way when this is counted.
    const counted = (text: string): boolean => !text.startsWith('{"kind":"present"');
    const lengths = sent.map((one) => JSON.stringify(one)).filter(counted);
    for (const { length } of lengths) expect(spent).toContain(length);
    // All sockets but one, which a player has at their own table for nothing.
    expect(spent.length).toBeGreaterThanOrEqual((lengths.length / lines.length) * (lines.length - 1));
    for (const line of lines) await line.close();
    await process.stop();
  });

  it('of a player is not spent by what others do at the table', async () => {
    const process = await hall.open();
    const [zoe, yan, wim] = await Client.enterAll(process.url, ['Zoe', 'Yan', 'Wim']);
    const table = await seatedTable([zoe, yan]);
    const lines = [await zoe.watch(table), await yan.watch(table), await wim.watch(table)];
    for (const line of lines)
      await line.until(({ messages }) => messages.some(({ kind }) => kind === 'present'), 'the welcome');
    const { budget } = process.server.context;
    const spent: number[] = [];
    budget.pushed = (_whose, bytes) => void spent.push(bytes);
    await zoe.expect('PATCH', `/api/tables/${table}`, { title: 'Thursday' });
    for (const line of lines)
      await line.until(
        ({ messages }) => messages.some((one) => one.kind === 'table' && one.table.title !== ''),
        'the title',
      );
    const told = lines.map(({ messages }) =>
      JSON.stringify(messages.findLast(({ kind }) => kind === 'table')),
    );
    expect(spent.filter((bytes) => bytes === told[0].length)).toHaveLength(1);
    for (const line of lines) await line.close();
    await process.stop();
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
    expect(spent).toEqual([200 * KB, 0, 0, 200 * KB]);
    await process.stop();
    rmSync(folder, { recursive: true });
  });

  it('is enough for a family that opens the client for the first time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'guildhall-client-'));
    for (const name of ['index.html', 'app-a1b2c3d4.js']) writeFileSync(join(folder, name), 'x');
    const process = await hall.open({ web: folder, limits: limits({ requestsPerMinute: 20 }) });
    const { app } = process.server;
    const ask = async (url: string): Promise<number> => (await app.inject(url)).statusCode;
    for (let file = 0; file < 100; file++) expect(await ask('/app-a1b2c3d4.js')).toBe(200);
    expect(await ask('/api/tables')).not.toBe(429);
    // It is not for nothing, and what is not there costs a whole request.
    for (let file = 0; file < 120; file++) await ask('/app-a1b2c3d4.js');
    expect(await ask('/app-a1b2c3d4.js')).toBe(429);
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
