/** Time limits, and what happens at zero. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@guildhall/store';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEFAULT_CONFIG, start } from '../src/index.ts';
import { SteadyTime } from '../src/ops/monotonic-clock.ts';
import { clocksAfter, leftOf, markOut, newClocks, nextZero, seatsAtZero } from '../src/tables/clocks.ts';
import { Client } from './client.ts';
import { nudge, onBothEngines, onEngine, type Process, seatedTable } from './guildhall.ts';
import { playOn, post, someStep } from './play.ts';

const MINUTE = 60_000;

describe('a live clock', () => {
  const setting = { kind: 'live', seconds: 60, increment: 5 } as const;
  const first = clocksAfter(setting, newClocks(setting, 2), { now: 1_000, running: [0], moved: [] });

  it('runs only for those the game waits for', () => {
    expect(first.map(({ since }) => since)).toEqual([1_000, null]);
    expect(nextZero(first)).toBe(1_000 + MINUTE);
    expect(seatsAtZero(first, 1_000 + MINUTE - 1)).toEqual([]);
    expect(seatsAtZero(first, 1_000 + MINUTE)).toEqual([0]);
  });

  it('gets its increment with the move, and stands while others think', () => {
    const next = clocksAfter(setting, first, { now: 11_000, running: [1], moved: [0] });
    expect(next[0]).toEqual({ left: 55_000, since: null, out: false });
    expect(leftOf(next[1], 21_000)).toBe(50_000);
  });

  it('goes on through what others do', () => {
    const next = clocksAfter(setting, first, { now: 11_000, running: [0, 1], moved: [1] });
    expect(leftOf(next[0], 11_000)).toBe(50_000);
  });

  it('that has run out stands until its seat moves', () => {
    const out = markOut(first, 0);
    expect(nextZero(out)).toBeNull();
    const later = clocksAfter(setting, out, { now: 100_000, running: [0], moved: [] });
    expect(later[0]).toMatchObject({ out: true, since: null });
    const moved = clocksAfter(setting, out, { now: 100_000, running: [0], moved: [0] });
    expect(moved[0]).toMatchObject({ out: false, since: 100_000 });
  });
});

describe('a clock with a time that cannot be', () => {
  const DAY = 24 * 60 * MINUTE;
  const running = { left: 2 * DAY, since: 10 * DAY, out: false };

  it('that began in the future has what it began with, and no more', () => {
    expect(leftOf(running, 9 * DAY)).toBe(2 * DAY);
    expect(leftOf(running, 11 * DAY)).toBe(DAY);
  });
});

describe('the clock on the wall', () => {
  const wall = Date.now.bind(Date);
  const DAY = 24 * 60 * MINUTE;
  /** As if somebody set the clock of the machine. */
  const setAhead = (ms: number) => vi.spyOn(Date, 'now').mockImplementation(() => wall() + ms);
  afterEach(() => vi.restoreAllMocks());

  it('may be set while a server runs: its time goes on as before', () => {
    const { now } = new SteadyTime();
    const before = now();
    for (const ahead of [DAY, -DAY]) {
      setAhead(ahead);
      expect(Math.abs(now() - before)).toBeLessThan(10_000);
    }
  });

  it('takes no thinking time from anybody when it jumps, nor at the start after that', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'guildhall-wall-'));
    const database = join(folder, 'guildhall.db');
    const open = async () =>
      await start({ config: { ...DEFAULT_CONFIG, port: 0, logLevel: 'silent' }, database });
    let server = await open();
    const people = await Client.enterAll(server.address, ['Ana', 'Ben']);
    const clock = { kind: 'live', seconds: 300, increment: 0 };
    const wish = { game: 'terra-mystica', options: { startSeat: 0 }, clock, atZero: 'bot' };
    const table = await seatedTable(people, wish);
    const left = async (): Promise<number | null> =>
      (await people[0].at(server.address).position(table)).clocks[0].left;
    expect(await left()).toBeGreaterThan(290_000);
    for (const ahead of [DAY, -300 * DAY, 400 * DAY, 0]) {
      setAhead(ahead);
      expect(await left()).toBeGreaterThan(270_000);
      await server.stop();
      server = await open();
      expect(await left()).toBeGreaterThan(270_000);
      expect(await left()).toBeLessThanOrEqual(300_000);
    }
    const { table: info } = await people[0]
      .at(server.address)
      .get<{ table: { seats: { heldFor: unknown }[] } }>(`/api/tables/${table}`);
    expect(info.seats.map(({ heldFor }) => heldFor)).toEqual([null, null]);
    await server.stop();
    rmSync(folder, { recursive: true });
  });
});

onBothEngines('time while no server is there', (hall) => {
  const DAY = 24 * 60 * MINUTE;

  it("is nobody's thinking time, and what waits is done when one is back", async () => {
    const { noteMs } = DEFAULT_CONFIG;
    let process = await hall.open({ noteMs });
    let people = await Client.enterAll(process.url, ['Ana', 'Ben']);
    const clock = { kind: 'live', seconds: 300, increment: 0 };
    const table = await seatedTable(people, { clock, atZero: 'decide' });
    const again = async (ms: number): Promise<void> => {
      await process.stop();
      hall.ahead += ms;
      process = await hall.open({ noteMs });
      people = people.map((client) => client.at(process.url));
    };
    const clocks = async () => (await people[0].position(table)).clocks.map(({ left }) => left ?? 0);
    for (const away of [3 * DAY, -5 * DAY, 20 * 60 * MINUTE]) {
      await again(away);
      for (const left of await clocks()) {
        expect(left).toBeGreaterThan(4 * MINUTE);
        expect(left).toBeLessThanOrEqual(5 * MINUTE);
      }
      const due = await process.store.jobs.nextReady(['clock']);
      // What was thought since the last note is given back too.
      expect(due).toBeLessThanOrEqual(hall.now() + 5 * MINUTE + 3 * noteMs);
    }
    // While one is there it runs.
    for (let passed = 0; passed <= 5 * MINUTE; passed += 2 * noteMs) {
      hall.ahead += 2 * noteMs;
      await process.server.context.served.confirm();
    }
    const line = await people[0].watch(table);
    await nudge(process);
    await line.until(({ position }) => position?.clocks.some(({ out }) => out) === true, 'the end of it');
    await line.close();
    // Beside a server that goes on, the time of the next test would not count as set back.
    await process.stop();
  });

  it('holds up no bot when the clock was ahead', async () => {
    hall.ahead += 300 * DAY;
    const { noteMs } = DEFAULT_CONFIG;
    const slow = await hall.open({ noteMs, takesJobs: false });
    const ana = await Client.enter(slow.url, 'Ana');
    const table = await seatedTable([ana], { game: 'terra-mystica', options: { startSeat: 1 } }, ['random']);
    await slow.stop();
    hall.ahead -= 300 * DAY;
    const store = await openStore(hall.where, { now: hall.now });
    expect(await store.jobs.nextReady(['bot'])).toBeGreaterThan(hall.now() + 299 * DAY);
    await store.close();
    const process = await hall.open({ noteMs });
    const line = await ana.at(process.url).watch(table);
    await line.until(({ position }) => (position?.number ?? 0) > 0, 'a move of the bot');
    await line.close();
  });
});

describe('days per move', () => {
  const setting = { kind: 'days', days: 2 } as const;
  const DAY = 24 * 60 * MINUTE;

  it('begin anew with every move', () => {
    const first = clocksAfter(setting, newClocks(setting, 2), { now: 0, running: [0], moved: [] });
    const next = clocksAfter(setting, first, { now: DAY, running: [1], moved: [0] });
    const again = clocksAfter(setting, next, { now: 2 * DAY, running: [0], moved: [1] });
    expect(again.map((clock) => leftOf(clock, 2 * DAY))).toEqual([2 * DAY, 2 * DAY]);
    const twice = clocksAfter(setting, again, { now: 3 * DAY, running: [0], moved: [0] });
    expect(leftOf(twice[0], 3 * DAY)).toBe(2 * DAY);
  });

  it('begin anew also after a move that came too late, and after one of a bot', () => {
    const first = clocksAfter(setting, newClocks(setting, 2), { now: 0, running: [0], moved: [] });
    const late = clocksAfter(setting, markOut(first, 0), { now: 3 * DAY, running: [1], moved: [0] });
    expect(late[0]).toEqual({ left: 2 * DAY, since: null, out: false });
    const held = clocksAfter(setting, first, { now: DAY, running: [], moved: [] });
    expect(held[0]).toEqual({ left: DAY, since: null, out: false });
    expect(clocksAfter(setting, held, { now: DAY, running: [1], moved: [0] })[0].left).toBe(2 * DAY);
  });
});

onEngine('sqlite', 'time that is up', (hall) => {
  let process: Process;
  let people: Client[];
  beforeAll(async () => {
    process = await hall.open();
    people = await Client.enterAll(process.url, ['Ana', 'Ben']);
  });

  it('gives the seat to a bot, which its person can send away', async () => {
    const [ana, ben] = people;
    const clock = { kind: 'live', seconds: 30, increment: 0 };
    const table = await seatedTable(people, { clock, atZero: 'bot' });
    const line = await ana.watch(table);
    await post(ana, table, 0, (await someStep(ana, table, 'clock'))!);
    hall.ahead += MINUTE;
    await nudge(process);
    await line.until(
      ({ position }) => position?.entries.some(({ origin }) => origin === 'bot') === true,
      'a bot',
    );
    const { table: info } = await ben.get<{ table: { seats: { heldFor: { name: string } | null }[] } }>(
      `/api/tables/${table}`,
    );
    expect(info.seats[1].heldFor?.name).toBe('Ben');
    await ben.post(`/api/tables/${table}/seats/1/return`);
    const { clocks } = await ben.position(table);
    expect(clocks[1].left).toBeGreaterThan(25_000);
    await line.close();
  });

  it('is not put off by letting a bot play for a moment', async () => {
    const clock = { kind: 'live', seconds: 3_600, increment: 0 };
    const table = await seatedTable(people, { clock });
    const [seat] = (await people[0].position(table)).waiting;
    hall.ahead += 10 * MINUTE;
    await people[seat].post(`/api/tables/${table}/seats/${seat}/bot`, { level: 'random' });
    await people[seat].post(`/api/tables/${table}/seats/${seat}/return`);
    const { clocks } = await people[seat].position(table);
    expect(clocks[seat].left).toBeLessThanOrEqual(50 * MINUTE);
  });

  it('is not put off by offering the seat to oneself under another name', async () => {
    const clock = { kind: 'live', seconds: 3_600, increment: 0 };
    const table = await seatedTable(people, { clock });
    const [seat] = (await people[0].position(table)).waiting;
    hall.ahead += 50 * MINUTE;
    const { code } = await people[seat].post<{ code: string }>(`/api/tables/${table}/seats/${seat}/offer`);
    const other = await Client.enter(process.url, 'Anew');
    await other.post(`/api/tables/${table}/seats`, { code });
    const { clocks } = await other.position(table);
    expect(clocks[seat].left).toBeLessThanOrEqual(10 * MINUTE);
    expect(clocks[seat].since).not.toBeNull();
  });

  it('lets the others decide, when the table was made so', async () => {
    const [ana, ben] = people;
    const table = await seatedTable(people, { clock: { kind: 'days', days: 1 }, atZero: 'decide' });
    const line = await ana.watch(table);
    const vote = { to: { kind: 'bot', level: 'random' } };
    expect((await ana.ask('POST', `/api/tables/${table}/seats/1/votes`, vote)).status).toBe(409);
    await post(ana, table, 0, (await someStep(ana, table, 'clock'))!);
    hall.ahead += 25 * 60 * MINUTE;
    await nudge(process);
    // Whoever watches is sent that they may decide.
    await line.until(({ position }) => position?.clocks[1].out === true, 'word of it');
    expect((await ana.position(table)).clocks[1]).toMatchObject({ out: true, left: 0 });
    // It is not too late to move.
    expect(await someStep(ben, table, 'late')).not.toBeNull();
    expect(await ana.post(`/api/tables/${table}/seats/1/votes`, vote)).toMatchObject({ passed: true });
    await playOn(ana, line, table, 'to the end');
    await line.close();
  });
});
