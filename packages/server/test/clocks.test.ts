/** Time limits, and what happens at zero. */
import { beforeAll, describe, expect, it } from 'vitest';
import { clocksAfter, leftOf, markOut, newClocks, nextZero, seatsAtZero } from '../src/clocks.ts';
import { Client } from './client.ts';
import { onEngine, type Process, seatedTable } from './guildhall.ts';
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
});

onEngine('sqlite', 'time that is up', (hall) => {
  let process: Process;
  let people: Client[];
  beforeAll(async () => {
    process = await hall.open();
    people = await Promise.all(['Ana', 'Ben'].map((name) => Client.enter(process.url, name)));
  });

  it('gives the seat to a bot, which its person can send away', async () => {
    const [ana, ben] = people;
    const clock = { kind: 'live', seconds: 30, increment: 0 };
    const table = await seatedTable(people, { clock, atZero: 'bot' });
    const line = await ana.watch(table);
    await post(ana, table, 0, (await someStep(ana, table, 'clock'))!);
    hall.ahead += MINUTE;
    await process.server.house.store.jobs.add({
      kind: 'nudge',
      key: null,
      payload: null,
      due: 0,
      table: null,
    });
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

  it('lets the others decide, when the table was made so', async () => {
    const [ana, ben] = people;
    const table = await seatedTable(people, { clock: { kind: 'days', days: 1 }, atZero: 'decide' });
    const line = await ana.watch(table);
    const vote = { to: { kind: 'bot', level: 'random' } };
    expect((await ana.ask('POST', `/api/tables/${table}/seats/1/votes`, vote)).status).toBe(409);
    await post(ana, table, 0, (await someStep(ana, table, 'clock'))!);
    hall.ahead += 25 * 60 * MINUTE;
    await process.server.house.store.jobs.add({
      kind: 'nudge',
      key: null,
      payload: null,
      due: 0,
      table: null,
    });
    // Whoever watches is told that they may decide.
    await line.until(({ position }) => position?.clocks[1].out === true, 'word of it');
    expect((await ana.position(table)).clocks[1]).toMatchObject({ out: true, left: 0 });
    // It is not too late to move.
    expect(await someStep(ben, table, 'late')).not.toBeNull();
    expect(await ana.post(`/api/tables/${table}/seats/1/votes`, vote)).toMatchObject({ passed: true });
    await playOn(ana, line, table, 'to the end');
    await line.close();
  });
});
