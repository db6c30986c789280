import { expect, it } from 'vitest';
import { DEFAULT_CONFIG, type Limits } from '../src/index.ts';
import { Client } from './client.ts';
import { onBothEngines, seatedTable } from './guildhall.ts';

const limits = (some: Partial<Limits>): Limits => ({ ...DEFAULT_CONFIG.limits, ...some });

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
    const [ana, ben] = await Client.enterAll(url, ['Ana', 'Ben']);
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
    const [ana, ben, cleo] = await Client.enterAll(url, names);
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
