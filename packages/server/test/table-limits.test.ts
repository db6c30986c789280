/** What it costs to make tables is bounded before it is spent, and only what was counted is taken back. */
import type { GameEntry } from '@guildhall/games';
import { expect, it } from 'vitest';
import { DEFAULT_CONFIG, type Limits } from '../src/index.ts';
import { Client } from './client.ts';
import { GAMES, onBothEngines, type Process, seatedTable } from './guildhall.ts';

const DAY_MS = 86_400_000;
const wish = { game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'open' }] };
const limits = (some: Partial<Limits>): Limits => ({
  ...DEFAULT_CONFIG.limits,
  entriesPerMinute: 1_000,
  ...some,
});

/** The games of the tests, and how often rules were compiled for a table. */
function countingGames(): { readonly games: ReadonlyMap<string, GameEntry>; compiled(): number } {
  let compiled = 0;
  const entry = GAMES.get('bazaar')!;
  const game: GameEntry['game'] = {
    ...entry.game,
    rules: (options) => {
      compiled += 1;
      return entry.game.rules(options);
    },
  };
  return { games: new Map([...GAMES, ['bazaar', { ...entry, game }]]), compiled: () => compiled };
}

async function make(who: Client, more: object = {}, headers = {}): Promise<number> {
  return (await who.ask('POST', '/api/tables', { ...wish, ...more }, headers)).status;
}

onBothEngines('a try to make a table', (hall) => {
  it('by somebody who has made too many is refused before any rules are compiled', async () => {
    const { games, compiled } = countingGames();
    const some = { tablesPerHour: 1, tablesPerAddressPerHour: 2 };
    const { url, stop } = await hall.open({ takesJobs: false, limits: limits(some) }, { games });
    const [ana, ben, cleo] = await Client.enterAll(url, ['Ana', 'Ben', 'Cleo']);
    expect([await make(ana), await make(ben)]).toEqual([201, 201]);
    const before = compiled();
    const other = { options: { guild: false } };
    // Ana's own limit, and that of the address.
    expect([await make(ana, other), await make(cleo, other)]).toEqual([429, 429]);
    expect(compiled()).toBe(before);
    hall.ahead += DAY_MS;
    expect(await make(ana, other)).toBe(201);
    expect(compiled()).toBe(before + 1);
    await stop();
  });

  it('counts for its address also where it is refused, at every server, with whatever name', async () => {
    const some = { takesJobs: false, trustProxy: 1, limits: limits({ tableTriesPerAddress: 4 }) } as const;
    const servers = [await hall.open(some), await hall.open(some)];
    let tries = 0;
    const from = async (address: string, more: object) => {
      const headers = { 'x-forwarded-for': address };
      const client = new Client(servers[tries++ % 2].url);
      await client.ask('POST', '/api/people', { name: 'Guest' }, headers);
      return await client.ask('POST', '/api/tables', { ...wish, ...more }, headers);
    };
    const statuses: number[] = [];
    for (let at = 0; at < 6; at++) {
      statuses.push((await from('198.51.100.7', { options: { players: 99, at } })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 429, 429]);
    const refused = await from('198.51.100.7', {});
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([
      429,
      String(refused.body.retryAfter),
    ]);
    // Nobody else is meant, and it is over after a minute.
    expect((await from('198.51.100.8', {})).status).toBe(201);
    hall.ahead += 60_000;
    expect((await from('198.51.100.7', {})).status).toBe(201);
    for (const { stop } of servers) await stop();
  });
});

onBothEngines('the count of new tables', (hall) => {
  const away = (): Error => Object.assign(new Error('it refuses'), { code: 'ECONNREFUSED' });

  it('is not lowered by a request that could not raise it', async () => {
    const some = { tablesPerAddressPerHour: 2, tablesPerHour: 2 };
    const { url, store, stop } = await hall.open({
      takesJobs: false,
      logLevel: 'silent',
      limits: limits(some),
    });
    const [ana, ben] = [await Client.enter(url, 'Ana'), await Client.enter(url, 'Ben')];
    expect(await make(ana)).toBe(201);
    const { raiseAll } = store.counters;
    store.counters.raiseAll = async (all) => {
      if (all.some(({ kind }) => kind === 'tables-of-address')) throw away();
      return await raiseAll.call(store.counters, all);
    };
    for (let at = 0; at < 3; at++) expect(await make(ben)).toBe(503);
    store.counters.raiseAll = raiseAll;
    // One is left for their address, and all of Ben's own: what he could not make was taken back.
    expect([await make(ben), await make(ana), await make(ben)]).toEqual([201, 429, 429]);
    await stop();
  });

  it('stays where nobody can say whether the table is there', async () => {
    hall.ahead += DAY_MS;
    const { url, store, stop } = await hall.open({
      takesJobs: false,
      logLevel: 'silent',
      limits: limits({ tablesPerHour: 2 }),
    });
    const ana = await Client.enter(url, 'Ana');
    const { create } = store.tables;
    // The line breaks after the commit.
    store.tables.create = async (table) => {
      await create.call(store.tables, table);
      throw away();
    };
    expect([await make(ana), await make(ana)]).toEqual([503, 503]);
    store.tables.create = create;
    expect(await make(ana)).toBe(429);
    await stop();
  });

  interface Over {
    readonly ana: Client;
    readonly ben: Client;
    readonly id: string;
    readonly process: Process;
    rematch(who: Client): Promise<number>;
    tables(who: Client): Promise<number>;
  }

  /** A game of two that is over. Both have made no table in this hour. */
  async function overTable(some: Partial<Limits>): Promise<Over> {
    hall.ahead += DAY_MS;
    const process = await hall.open({ takesJobs: false, logLevel: 'silent', limits: limits(some) });
    const { url, server } = process;
    const [ana, ben] = [await Client.enter(url, 'Ana'), await Client.enter(url, 'Ben')];
    const id = await seatedTable([ana, ben]);
    await server.context.live.change(id, () => ({
      change: { facts: { status: 'finished' } },
      answer: () => undefined,
    }));
    hall.ahead += DAY_MS;
    return {
      ...{ ana, ben, id, process },
      rematch: async (who) => (await who.ask('POST', `/api/tables/${id}/rematch`)).status,
      tables: async (who) =>
        (await who.get<{ tables: unknown[] }>('/api/tables?mine=true&status=gathering')).tables.length,
    };
  }

  it('is taken back by a rematch that failed, which leaves no table and no invitation', async () => {
    const { ana, ben, process, rematch, tables } = await overTable({ tablesPerHour: 1 });
    const { store } = process;
    const { commit } = store.tables;
    store.tables.commit = async () => await Promise.reject(away());
    for (let at = 0; at < 3; at++) expect(await rematch(ana)).toBe(503);
    store.tables.commit = commit;
    const { create } = store.invitations;
    store.invitations.create = async () => await Promise.reject(away());
    for (let at = 0; at < 3; at++) expect(await rematch(ana)).toBe(503);
    store.invitations.create = create;
    expect(await tables(ana)).toBe(0);
    expect((await ben.get<{ invitations: unknown[] }>('/api/me/invitations')).invitations).toEqual([]);
    expect([await rematch(ana), await make(ana)]).toEqual([201, 429]);
    expect(await tables(ana)).toBe(1);
    expect((await ben.get<{ invitations: unknown[] }>('/api/me/invitations')).invitations).toHaveLength(1);
    await process.stop();
  });

  it('stays where a failed rematch could not take its table back', async () => {
    const { ana, process, rematch, tables } = await overTable({ tablesPerHour: 2 });
    const { store } = process;
    const { commit, delete: remove } = store.tables;
    store.tables.commit = async () => await Promise.reject(away());
    store.tables.delete = async () => await Promise.reject(away());
    expect(await rematch(ana)).toBe(503);
    store.tables.commit = commit;
    store.tables.delete = remove;
    expect(await tables(ana)).toBe(1);
    expect([await make(ana), await make(ana)]).toEqual([201, 429]);
    await process.stop();
  });

  it('stays with a rematch that was made, though the connection was lost before anybody knew', async () => {
    const { ana, id, process, rematch, tables } = await overTable({ tablesPerHour: 1 });
    const { store } = process;
    const { commit } = store.tables;
    store.tables.commit = async (...change) => {
      await commit.call(store.tables, ...change);
      throw away();
    };
    expect(await rematch(ana)).toBe(201);
    store.tables.commit = commit;
    expect(await tables(ana)).toBe(1);
    const { table } = await ana.get<{ table: { rematch: string } }>(`/api/tables/${id}`);
    expect((await ana.ask('GET', `/api/tables/${table.rematch}`)).status).toBe(200);
    expect(await make(ana)).toBe(429);
    await process.stop();
  });
});
