/** A server that stands still, or has no database for a while, takes nobody's thinking time and nobody's seat. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TableInfo } from '@guildhall/protocol';
import { openStore } from '@guildhall/store';
import { rawSql } from '@guildhall/store/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_CONFIG } from '../src/index.ts';
import { ServerProcess } from '../src/testing/server-process.ts';
import { Client } from './client.ts';
import { nudge, onBothEngines, onEngine, type Process, seatedTable, until } from './guildhall.ts';
import { Log } from './log.ts';
import { post, someStep } from './play.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const { noteMs } = DEFAULT_CONFIG;

/** Where a seat that has no time left is out for good. */
const HARD = { clock: { kind: 'live', seconds: 60, increment: 0 }, atZero: 'leave' };

async function enter({ url }: Process, names: readonly string[] = ['Ana', 'Ben']): Promise<Client[]> {
  return await Promise.all(names.map((name) => Client.enter(url, name)));
}

async function shown(client: Client, table: string): Promise<TableInfo> {
  return (await client.get<{ table: TableInfo }>(`/api/tables/${table}`)).table;
}

async function leftOf(client: Client, table: string): Promise<number> {
  return Math.min(...(await client.position(table)).clocks.map(({ left }) => left ?? Number.NaN));
}

onBothEngines('a server that stood still', (hall) => {
  /** Time passes, and some server takes note of it. */
  async function serve({ server }: Process, ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += 2 * noteMs) {
      hall.ahead += 2 * noteMs;
      await server.context.served.confirm();
    }
  }

  /** Has the jobs done that are due, and waits for that of a clock. */
  async function clockLookedAt(process: Process): Promise<void> {
    const { metrics } = process.server.context;
    await nudge(process);
    await until(async () => metrics.text([]).includes('guildhall_jobs_total{kind="clock",result="done"}'));
  }

  it('takes no seat, when the job of the clock comes first', async () => {
    const process = await hall.open({ noteMs, logLevel: 'error' });
    const [ana, ben] = await enter(process);
    const table = await seatedTable([ana, ben], HARD);
    await serve(process, 20 * SECOND);
    hall.ahead += HOUR;
    await clockLookedAt(process);
    const { status, seats } = await shown(ana, table);
    expect([status, ...seats.map(({ occupant }) => occupant.kind)]).toEqual(['running', 'person', 'person']);
    const left = await leftOf(ana, table);
    expect(left).toBeGreaterThan(25 * SECOND);
    expect(left).toBeLessThanOrEqual(45 * SECOND);
    // From then on it runs as before, and ends.
    await serve(process, MINUTE);
    await nudge(process);
    await until(async () => (await shown(ana, table)).status !== 'running');
    await process.stop();
  });

  it('takes no time, when a person comes first', async () => {
    const process = await hall.open({ noteMs, takesJobs: false, logLevel: 'error' });
    const [ana, ben] = await enter(process);
    const table = await seatedTable([ana, ben], HARD);
    hall.ahead += HOUR;
    await post(ana, table, 0, (await someStep(ana, table, 'first'))!);
    expect(await leftOf(ana, table)).toBeGreaterThan(30 * SECOND);
    await process.stop();
  });

  it('lets nobody be voted away for it', async () => {
    const process = await hall.open({ noteMs, takesJobs: false, logLevel: 'error' });
    const [ana, ben] = await enter(process);
    const table = await seatedTable([ana, ben]);
    hall.ahead += DEFAULT_CONFIG.patienceMs + HOUR;
    const vote = { to: { kind: 'nobody' } };
    const { status, body } = await ana.ask('POST', `/api/tables/${table}/seats/1/votes`, vote);
    expect([status, body.error]).toEqual([409, 'wrong-moment']);
    await process.stop();
  });

  it('shows those who watch what they have left', async () => {
    const process = await hall.open({ noteMs, logLevel: 'error' });
    const [ana, ben] = await enter(process);
    const table = await seatedTable([ana, ben], HARD);
    const line = await ben.watch(table);
    await line.until(({ position }) => position !== null, 'a position');
    const first = line.position?.revision ?? 0;
    hall.ahead += HOUR;
    await process.server.context.served.confirm();
    await line.until(({ position }) => (position?.revision ?? 0) > first, 'the clocks after the break');
    expect(line.position?.clocks[0].left).toBeGreaterThan(30 * SECOND);
    expect(line.position?.clocks[0].left).toBeLessThanOrEqual(60 * SECOND);
    await line.close();
    await process.stop();
  });

  it('or could not write takes no seat before it can again, and gives the time back', async () => {
    const process = await hall.open({ noteMs, logLevel: 'silent' });
    const [ana, ben] = await enter(process);
    const table = await seatedTable([ana, ben], HARD);
    const { servedTime, jobs } = process.store;
    const note = servedTime.note.bind(servedTime);
    let refused = 0;
    servedTime.note = async () => {
      refused += 1;
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    };
    hall.ahead += 2 * MINUTE;
    await nudge(process);
    await until(async () => refused > 0 && (await jobs.nextReady(['clock'])) !== null);
    expect((await shown(ana, table)).status).toBe('running');
    servedTime.note = note;
    hall.ahead += MINUTE;
    await clockLookedAt(process);
    expect((await shown(ana, table)).status).toBe('running');
    expect(await leftOf(ana, table)).toBeGreaterThan(30 * SECOND);
    await process.stop();
  });
});

onBothEngines('after a break', (hall) => {
  const DAYS = { game: 'terra-mystica', options: { startSeat: 0 }, clock: { kind: 'days', days: 2 } };

  /** A table where a first move was made. */
  async function begunTable(people: readonly Client[]): Promise<string> {
    const table = await seatedTable(people, DAYS);
    await post(people[0], table, 0, (await someStep(people[0], table, 'on'))!);
    return table;
  }

  async function spoil(table: string): Promise<void> {
    const set = `update entries set line = 'fly to the moon'`;
    await rawSql(hall.where, `${set} where table_id = '${table}' and number = 1`);
  }

  it('a table that cannot be read keeps no server from starting, and no other table from its clocks', async () => {
    const before = await hall.open({ noteMs, logLevel: 'error' });
    const people = await enter(before);
    const [bad, good] = [await begunTable(people), await begunTable(people)];
    await before.stop();
    await spoil(bad);
    // Longer than the clocks run, so that the job of each of them is due.
    hall.ahead += 3 * DAY;
    const log = new Log();
    const process = await hall.open({ noteMs, logLevel: 'warn' }, { logTo: log });
    const ana = people[0].at(process.url);
    await until(async () => log.text.includes(bad));
    await until(async () => ((await process.store.jobs.nextReady(['clock'], hall.now() + DAY)) ?? 0) > 0);
    expect((await shown(ana, good)).status).toBe('running');
    expect(await leftOf(ana, good)).toBeGreaterThan(2 * DAY - MINUTE);
    expect(log.text).not.toContain(good);
    await process.stop();
  });

  it('no table is opened before a server listens', async () => {
    const before = await hall.open({ noteMs, logLevel: 'error' });
    const people = await enter(before);
    const table = await begunTable(people);
    await before.stop();
    hall.ahead += 3 * DAY;
    const store = await openStore(hall.where, { now: hall.now });
    const open = store.tables.open.bind(store.tables);
    const opened: string[] = [];
    store.tables.open = async (id, after) => {
      opened.push(id);
      return await open(id, after);
    };
    const process = await hall.open({ noteMs, takesJobs: false, logLevel: 'error' }, { store });
    expect(opened).toEqual([]);
    expect(await leftOf(people[0].at(process.url), table)).toBeGreaterThan(2 * DAY - MINUTE);
    expect(opened).toEqual([table]);
    await process.stop();
    await store.close();
  });

  it('those who watch are shown their clocks, whatever is wrong with another table', async () => {
    const log = new Log();
    const process = await hall.open({ noteMs, takesJobs: false, logLevel: 'error' }, { logTo: log });
    const people = await enter(process);
    const [bad, good] = [await begunTable(people), await begunTable(people)];
    const lines = [await people[1].watch(bad), await people[1].watch(good)];
    for (const line of lines) await line.until(({ position }) => position !== null, 'a position');
    const first = lines[1].position?.revision ?? 0;
    await spoil(bad);
    // It is opened again from what the store has.
    process.server.context.live.onStoreChange({ kind: 'deleted', table: bad });
    hall.ahead += 3 * DAY;
    await process.server.context.served.confirm();
    await lines[1].until(({ position }) => (position?.revision ?? 0) > first, 'the clocks after the break');
    expect(log.text).toContain(bad);
    expect(log.text).not.toContain(good);
    for (const line of lines) await line.close();
    await process.stop();
  });
});

onEngine('postgres', 'two servers', (hall) => {
  const BOTH = { noteMs, logLevel: 'silent' } as const;
  afterEach(() => vi.restoreAllMocks());

  it('of which one stood still: the time ran, for the other was there', async () => {
    const [one, two] = [await hall.open(BOTH), await hall.open({ ...BOTH, takesJobs: false })];
    const [ana, ben] = await enter(one);
    const table = await seatedTable([ana, ben], HARD);
    for (let passed = 0; passed < 2 * MINUTE; passed += 2 * noteMs) {
      hall.ahead += 2 * noteMs;
      await two.server.context.served.confirm();
    }
    await nudge(one);
    await until(async () => (await shown(ana, table)).status !== 'running');
    await Promise.all([one.stop(), two.stop()]);
  });

  it('that had no database give its time back once', async () => {
    const [one, two] = [await hall.open(BOTH), await hall.open(BOTH)];
    const [ana, ben] = await enter(one);
    const table = await seatedTable([ana, ben], HARD);
    for (let passed = 0; passed < 40 * SECOND; passed += 2 * noteMs) {
      hall.ahead += 2 * noteMs;
      await one.server.context.served.confirm();
    }
    const before = await leftOf(ana, table);
    expect(before).toBeLessThanOrEqual(20 * SECOND);
    hall.ahead += HOUR;
    await Promise.all([one, two].map(({ server }) => server.context.served.refresh()));
    for (const { url } of [one, two]) {
      const left = await leftOf(ana.at(url), table);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(before + 15 * SECOND);
    }
    expect((await shown(ana, table)).status).toBe('running');
    await Promise.all([one.stop(), two.stop()]);
  });

  it('both show those who watch there what they have left', async () => {
    const servers = [await hall.open(BOTH), await hall.open(BOTH)];
    const [ana, ben] = await enter(servers[0]);
    const tables = [await seatedTable([ana, ben], HARD), await seatedTable([ana, ben], HARD)];
    const lines = await Promise.all(servers.map(({ url }, at) => ben.at(url).watch(tables[at])));
    for (const line of lines) await line.until(({ position }) => position !== null, 'a position');
    const first = lines.map(({ position }) => position?.revision ?? 0);
    hall.ahead += HOUR;
    for (const { server } of servers) await server.context.served.confirm();
    for (const [at, line] of lines.entries()) {
      await line.until(({ position }) => (position?.revision ?? 0) > first[at], 'the clocks after the break');
      expect(line.position?.clocks[0].left).toBeGreaterThan(30 * SECOND);
      await line.close();
    }
    await Promise.all(servers.map((server) => server.stop()));
  });

  it('of which one was suspended with its machine: it goes by the time of the other', async () => {
    const other = await hall.open(BOTH);
    let behind = 0;
    const now = (): number => hall.now() - behind;
    const setTime = (to: number): void => {
      behind = hall.now() - to;
    };
    const suspended = await hall.open({ ...BOTH, takesJobs: false }, { now, setTime });
    // An hour for all others and on the wall, and none for the steady time of this one.
    const wall = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => wall() + suspendedMs);
    let suspendedMs = 0;
    while (suspendedMs < HOUR) {
      suspendedMs += 2 * noteMs;
      behind += 2 * noteMs;
      await other.server.context.served.confirm();
    }
    const [ana, ben] = (await enter(other)).map((client) => client.at(suspended.url));
    // The other server must not find that the clock has run for an hour.
    const table = await seatedTable([ana, ben], HARD);
    expect(Math.abs(behind)).toBeLessThan(10 * SECOND);
    expect(await leftOf(ana.at(other.url), table)).toBeGreaterThan(40 * SECOND);
    await Promise.all([other.stop(), suspended.stop()]);
  });
});

describe('a process that is stopped and goes on', () => {
  it('has taken no seat', { timeout: 120_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'guildhall-still-'));
    const config = { logLevel: 'silent', noteMs: 200 } as const;
    const server = new ServerProcess({ config, database: join(folder, 'guildhall.db') });
    await server.start();
    const people = await Client.enterAll(server.address, ['Ana', 'Ben']);
    const clock = { kind: 'live', seconds: 8, increment: 0 };
    const wish = { game: 'terra-mystica', options: { startSeat: 0 }, clock, atZero: 'leave' };
    const table = await seatedTable(people, wish);
    const before = await leftOf(people[0], table);
    server.freeze();
    // Longer than anybody had left.
    await pause(9 * SECOND);
    server.thaw();
    const { status, seats } = await shown(people[0], table);
    expect([status, ...seats.map(({ occupant }) => occupant.kind)]).toEqual(['running', 'person', 'person']);
    const after = await leftOf(people[0], table);
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThanOrEqual(before + SECOND);
    await server.stop();
    rmSync(folder, { recursive: true });
  });
});
