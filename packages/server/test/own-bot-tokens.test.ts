/** The tokens of bots that people bring along: what one is good for, that it is good for nothing else, and how often. */
import { ROUTES, type RouteName } from '@guildhall/protocol';
import { beforeAll, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '../src/index.ts';
import { Client } from './client.ts';
import { onBothEngines, onEngine, type Process, seatedTable, until } from './guildhall.ts';
import { Program } from './program.ts';

const MINUTE = 60_000;

onBothEngines('the token of a bot', (hall) => {
  let process: Process;
  let ana: Client;
  let eve: Client;
  beforeAll(async () => {
    process = await hall.open();
    [ana, eve] = await Client.enterAll(process.url, ['Ana', 'Eve']);
  });

  it('is shown once, to whoever made it', async () => {
    const made = await ana.post<{ bot: object; token: string }>('/api/me/bots', { name: ' Greedy  one ' });
    expect(made).toMatchObject({ bot: { name: 'Greedy one', used: null } });
    const listed = await ana.ask('GET', '/api/me/bots');
    expect(listed.body).toEqual({ bots: [made.bot], most: 10 });
    expect(listed.text).not.toContain(made.token);
    expect(await eve.get('/api/me/bots')).toEqual({ bots: [], most: 10 });
  });

  it('is for people with a session, ten at most, with names that can be read', async () => {
    const nobody = new Client(process.url);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['DELETE', '/bcdfghjkmnpqrs'],
    ] as const) {
      const body = method === 'POST' ? { name: 'x' } : undefined;
      expect((await nobody.ask(method, `/api/me/bots${path}`, body)).status).toBe(401);
    }
    expect((await ana.ask('POST', '/api/me/bots', { name: '\u200b' })).body.error).toBe('bad-name');
    const statuses = [];
    for (let at = 0; at < 11; at++) {
      statuses.push((await eve.ask('POST', '/api/me/bots', { name: `bot ${at}` })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 409]);
  });

  it('is ended by its owner alone, at every server', async () => {
    // An SQLite file has one server.
    const other = hall.engine === 'postgres' ? await hall.open() : process;
    const program = await Program.of(ana, 'To end');
    expect((await program.at(other.url).ask('GET', '/api/bot')).status).toBe(200);
    expect((await eve.ask('DELETE', `/api/me/bots/${program.id}`)).body.error).toBe('no-such-token');
    expect((await program.ask('GET', '/api/bot')).body).toMatchObject({ name: 'To end', owner: 'Ana' });
    await ana.expect('DELETE', `/api/me/bots/${program.id}`);
    expect((await program.ask('GET', '/api/bot')).body.error).toBe('no-such-token');
    await until(async () => (await program.at(other.url).ask('GET', '/api/bot')).status === 401);
    if (other !== process) await other.stop();
  });

  it('opens nothing that is a person’s: with it a program gets what a stranger gets', async () => {
    const program = await Program.of(ana, 'Curious');
    const table = await seatedTable([ana, await Client.enter(process.url, 'Ben')]);
    await ana.expect('PATCH', `/api/tables/${table}`, { visibility: 'private' });
    const stranger = new Client(process.url);
    let asked = 0;
    for (const name of Object.keys(ROUTES) as RouteName[]) {
      const [method, route] = name.split(' ');
      if (route.startsWith('/api/bot') || route.endsWith('/live')) continue;
      const path = route
        .replace(/:id/, table)
        .replace(/:seat/, '1')
        .replace(/:game/, 'bazaar')
        .replace(/:point/, '0')
        .replace(/:command/, 'undo')
        .replace(/:answer/, 'agree')
        .replace(/:\w+/, 'bcdfghjkmnpqrs');
      const body = 'body' in ROUTES[name] ? {} : undefined;
      // New people are let in, with or without a token.
      if (name === 'POST /api/people') continue;
      const theirs = await stranger.ask(method, path, body);
      const its = await program.ask(method, path, body);
      expect([name, its.status, its.body.error]).toEqual([name, theirs.status, theirs.body.error]);
      asked += 1;
    }
    expect(asked).toBeGreaterThan(40);
    // A table that is shown to people alone is not there for it, and a session is no token.
    expect((await program.ask('GET', `/api/tables/${table}/position`)).status).toBe(404);
    expect((await ana.ask('GET', '/api/bot')).status).toBe(401);
    for (const token of ['', 'Bearer', 'Bearer x', `Bearer ghb_${'x'.repeat(43)}`, 'Basic eDp5']) {
      const reply = await stranger.ask('GET', '/api/bot', undefined, { authorization: token });
      expect([token, reply.status]).toEqual([token, 401]);
    }
  });
});

onEngine('sqlite', 'the requests of bots', (hall) => {
  const limits = { ...DEFAULT_CONFIG.limits, requestsPerMinute: 60, botRequestsPerMinute: 20 };

  it('come out of one budget for all bots of a person, which is not that person’s', async () => {
    const process = await hall.open({ limits, logLevel: 'silent' });
    const ana = await Client.enter(process.url, 'Ana');
    const ben = await Client.enter(process.url, 'Ben');
    const [first, second] = [await Program.of(ana, 'First'), await Program.of(ana, 'Second')];
    const other = await Program.of(ben, 'Of Ben');
    const statuses: number[] = [];
    for (let at = 0; at < 30; at++) {
      const program = at % 2 === 0 ? first : second;
      statuses.push((await program.ask('GET', '/api/bot')).status);
    }
    // The first request of each is not known to be theirs before it is looked up.
    expect(statuses.filter((status) => status === 200)).toHaveLength(22);
    expect(statuses.slice(22)).toEqual(Array(8).fill(429));
    const refused = await first.ask('GET', '/api/bot');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await other.ask('GET', '/api/bot')).status).toBe(200);
    // Their owner, at the same address, goes on.
    expect((await ana.ask('GET', '/api/me')).status).toBe(200);
    hall.ahead += MINUTE;
    expect((await first.ask('GET', '/api/bot')).status).toBe(200);
    await process.stop();
  });

  it('of one that goes on and on all the same are its address’s in the end', async () => {
    hall.ahead += MINUTE;
    const few = { ...limits, botRequestsPerMinute: 2 };
    const process = await hall.open({ limits: few, logLevel: 'silent' });
    const ana = await Client.enter(process.url, 'Ana');
    const program = await Program.of(ana);
    const mine = async () => (await ana.ask('GET', '/api/me')).status;
    for (let at = 0; at < 20; at++) await program.ask('GET', '/api/bot');
    expect(await mine()).toBe(200);
    for (let at = 0; at < 70; at++) await program.ask('GET', '/api/bot');
    expect(await mine()).toBe(429);
    await process.stop();
  });
});
