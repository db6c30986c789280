/** Where it is crowded: whoever belongs to a table gets in, and no address keeps the others out. */
import type { ServerMessage } from '@guildhall/protocol';
import { beforeEach, expect, it } from 'vitest';
import { jsonText } from '../src/http/json-text.ts';
import { DEFAULT_CONFIG, type Limits } from '../src/index.ts';
import { connectionsToDrop } from '../src/realtime/socket-admission.ts';
import { type Subscriber, Subscriptions } from '../src/realtime/subscriptions.ts';
import { Client, type Line, Unexpected } from './client.ts';
import { onEngine, type Process, seatedTable } from './guildhall.ts';

const CROWDED = 4429;
const HOME = '203.0.113.7';
const ME = { kind: 'me' };
const OPEN = { kind: 'open' };

onEngine('sqlite', 'a crowd', (hall) => {
  let process: Process;
  const lines: Line[] = [];
  beforeEach(() => async () => {
    for (const line of lines.splice(0)) await line.close();
    await process.stop();
  });

  async function start(some: Partial<Limits>): Promise<void> {
    const plenty = { requestsPerMinute: 1_000_000, entriesPerMinute: 1_000_000, tablesPerHour: 1_000_000 };
    process = await hall.open({
      trustProxy: 1,
      takesJobs: false,
      limits: { ...DEFAULT_CONFIG.limits, ...plenty, ...some },
    });
  }

  const enter = (name: string, from: string) => Client.enter(process.url, name, from);
  const stranger = (from: string) => new Client(process.url, from);

  /** Watches, when that is allowed: with what the table sent; else null. */
  async function watch(client: Client, table: string, query = ''): Promise<Line | null> {
    try {
      const line = await client.watch(table, query);
      lines.push(line);
      await line.until(({ position, closed }) => position !== null || closed !== null, 'a position');
      return line.closed === null ? line : null;
    } catch (error) {
      if (error instanceof Unexpected && error.status === 429) return null;
      throw error;
    }
  }

  /** As many connections of one client as are let in, one after the other. */
  async function tabs(client: Client, table: string, count: number, query = ''): Promise<Line[]> {
    const inside: Line[] = [];
    for (let tab = 0; tab < count; tab++) {
      const line = await watch(client, table, query);
      if (line !== null) inside.push(line);
    }
    return inside;
  }

  /** The longest there go first, and only as many as needed. */
  async function expectDropped(some: readonly Line[], count: number): Promise<void> {
    for (const line of some.slice(0, count)) await line.until(({ closed }) => closed !== null, 'the end');
    expect(some.map(({ closed }) => closed)).toEqual(some.map((_, at) => (at < count ? CROWDED : null)));
  }

  it('of one address takes only a small part of a table, and the players come in', async () => {
    await start({});
    const [ana, ben] = [await enter('Ana', HOME), await enter('Ben', '203.0.113.8')];
    const table = await seatedTable([ana, ben]);
    const crowd = await tabs(stranger(HOME), table, 30);
    expect(crowd).toHaveLength(DEFAULT_CONFIG.limits.spectatorsPerAddress);
    expect(crowd.length).toBeLessThanOrEqual(DEFAULT_CONFIG.limits.socketsPerTable / 10);
    // With a name, which everybody gets who asks for one, it is the same.
    expect(await watch(await enter('Troll', HOME), table)).toBeNull();
    for (const client of [ana, ben, stranger('203.0.113.9')])
      expect(await watch(client, table)).not.toBeNull();
    await expectDropped(crowd, 0);
  });

  it('that comes all at once gets no more than one that comes one by one', async () => {
    await start({ spectatorsPerAddress: 3 });
    const table = await seatedTable([await enter('Ana', HOME)], {}, ['random']);
    const came = await Promise.all(Array.from({ length: 30 }, () => watch(stranger(HOME), table)));
    expect(came.filter((line) => line !== null)).toHaveLength(3);
    expect(process.server.context.subscriptions.size).toBe(3);
  });

  it('that fills a table makes room for its owner, who sits there, and who was invited', async () => {
    await start({ socketsPerTable: 6, spectatorsPerAddress: 2 });
    const owner = await enter('Olga', '198.51.100.1');
    const players = [await enter('Ana', '198.51.100.2'), await enter('Ben', '198.51.100.3')];
    const { table } = await owner.post<{ table: { id: string } }>('/api/tables', {
      game: 'bazaar',
      seats: [OPEN, OPEN],
      visibility: 'public',
    });
    for (const player of players) await player.post(`/api/tables/${table.id}/seats`, { word: 'some word' });
    const { code } = await owner.post<{ code: string }>(`/api/tables/${table.id}/invitations`, {});
    const crowd: Line[] = [];
    for (const address of [1, 2, 3]) {
      crowd.push(...(await tabs(stranger(`203.0.113.${address}`), table.id, 3)));
    }
    expect(crowd).toHaveLength(6);
    expect(await watch(stranger('203.0.113.99'), table.id)).toBeNull();

    const guest = await watch(stranger('198.51.100.4'), table.id, `?code=${code}`);
    expect(guest).not.toBeNull();
    for (const client of [owner, ...players]) expect(await watch(client, table.id)).not.toBeNull();
    await expectDropped(crowd, 4);
    expect(guest?.closed).toBeNull();
    expect(process.server.context.subscriptions.size).toBe(6);
    // Then those who were invited make room for those whose table it is.
    for (const client of [owner, ...players]) expect(await watch(client, table.id)).not.toBeNull();
    await expectDropped(crowd, 6);
    await guest?.until(({ closed }) => closed === CROWDED, 'the end');
    expect(process.server.context.subscriptions.size).toBe(6);
  });

  it('of tabs behind one address makes room for whoever there has a seat', async () => {
    await start({ socketsPerAddress: 10, spectatorsPerAddress: 4 });
    const [ana, ben] = [await enter('Ana', HOME), await enter('Ben', HOME)];
    const table = await seatedTable([ana, ben]);
    const others = await Promise.all([1, 2, 3].map(() => seatedTable([ana], { seats: [ME, OPEN] })));
    const crowd: Line[] = [];
    for (const id of others) crowd.push(...(await tabs(stranger(HOME), id, 5)));
    expect(crowd).toHaveLength(10);
    expect(await watch(stranger(HOME), table)).toBeNull();
    for (const client of [ana, ben]) expect(await watch(client, table)).not.toBeNull();
    await expectDropped(crowd, 2);
    expect(await watch(stranger('203.0.113.8'), table)).not.toBeNull();
  });

  it('of one person with tables of their own does not keep others out behind the same address', async () => {
    await start({ socketsPerAddress: 6, socketsPerPerson: 6 });
    const [ana, troll] = [await enter('Ana', HOME), await enter('Troll', HOME)];
    const table = await seatedTable([ana], { seats: [ME, OPEN] });
    const own = await seatedTable([troll], { seats: [ME, OPEN] });
    const crowd = await tabs(troll, own, 6);
    for (let tab = 0; tab < 3; tab++) expect(await watch(ana, table)).not.toBeNull();
    await expectDropped(crowd, 3);
    // Now both have the same: nobody takes more.
    expect(await watch(ana, table)).toBeNull();
    await expectDropped(crowd, 3);
  });

  it('with one code does not keep out somebody else who was invited', async () => {
    await start({ spectatorsPerAddress: 3 });
    const [ana, eve] = [await enter('Ana', '198.51.100.1'), await enter('Eve', HOME)];
    const table = await seatedTable([ana], { seats: [ME, OPEN], visibility: 'private' });
    const { code } = await ana.post<{ code: string }>(`/api/tables/${table}/invitations`, {});
    const crowd = await tabs(stranger(HOME), table, 5, `?code=${code}`);
    expect(crowd).toHaveLength(3);
    expect(await watch(eve, table, `?code=${code}`)).not.toBeNull();
    await expectDropped(crowd, 1);
  });
});

it('looks at no other connection while there is room: a proxy may have thousands', () => {
  const subscriptions = new Subscriptions({
    instant: () => ({ now: 0, served: 0 }),
    tableJson: async () => jsonText<ServerMessage>({ kind: 'chat', messages: [] }),
    tableRoleOf: () => 'own',
    now: () => 0,
    pushed: () => undefined,
    recheck: () => undefined,
  });
  let looks = 0;
  const watching = (at: number): Subscriber => ({
    table: `table ${at}`,
    get person() {
      looks += 1;
      return `person ${at}`;
    },
    get address() {
      looks += 1;
      return HOME;
    },
    session: null,
    invitation: null,
    role: 'own',
    seat: 0,
    number: 0,
    revision: null,
    ready: true,
    send: () => undefined,
    close: () => undefined,
  });
  const there = Array.from({ length: 100 }, (_, at) => watching(at));
  for (const subscriber of there) subscriptions.add(subscriber);
  looks = 0;
  const newcomer = { table: 'another table', person: 'somebody', address: HOME, role: 'own' } as const;
  const limits = { ...DEFAULT_CONFIG.limits, socketsPerAddress: 101 };
  expect(connectionsToDrop(subscriptions, limits, newcomer)).toEqual([]);
  expect(looks).toBe(0);
  const full = { ...limits, socketsPerAddress: 100 };
  expect(connectionsToDrop(subscriptions, full, newcomer)).toEqual([there[0]]);
  subscriptions.drop(there[0], CROWDED, 'no room');
  expect(connectionsToDrop(subscriptions, full, newcomer)).toEqual([]);
});
