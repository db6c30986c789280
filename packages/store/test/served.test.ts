/** Time while no server is there, counted by all servers together. */
import { expect, test } from 'vitest';
import type { Served } from '../src/index.ts';
import { onBothEngines } from './engines.ts';

const LEAST_MS = 15_000;
const HOUR = 3_600_000;

onBothEngines('time while no server is there', (house) => {
  const note = (now: number, follows = false, { serving } = house.store): Promise<Served> =>
    serving.note({ now, leastBreakMs: LEAST_MS, follows });

  test('is counted where nobody took note for long enough, and only then', async () => {
    const begin = house.time;
    expect(await note(begin)).toEqual({ at: begin, unservedMs: 0, breakMs: 0 });
    expect(await note(begin + LEAST_MS - 1)).toEqual({ at: begin + LEAST_MS - 1, unservedMs: 0, breakMs: 0 });
    house.time = begin + 2 * LEAST_MS - 1;
    expect(await note(house.time)).toEqual({ at: house.time, unservedMs: LEAST_MS, breakMs: LEAST_MS });
    expect(await note(house.time)).toEqual({ at: house.time, unservedMs: LEAST_MS, breakMs: 0 });
  });

  test('is counted once, however many servers come out of it', async () => {
    const stores = [house.store, await house.neighbour(), await house.neighbour()];
    const { unservedMs: before } = await note(house.time);
    house.time += HOUR;
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, at) => note(house.time + at, false, stores[at % 3])),
    );
    expect(all.filter(({ breakMs }) => breakMs !== 0)).toHaveLength(1);
    const { unservedMs } = await note(house.time + 20);
    expect(unservedMs - before).toBeGreaterThanOrEqual(HOUR);
    expect(unservedMs - before).toBeLessThan(HOUR + 20);
    house.time += 20;
  });

  test('is none where one of them went on', async () => {
    const { unservedMs: before } = await note(house.time);
    for (let passed = 0; passed < 60_000; passed += 5_000) {
      house.time += 5_000;
      await note(house.time);
    }
    expect(await note(house.time)).toEqual({ at: house.time, unservedMs: before, breakMs: 0 });
  });

  test('is not counted by a server that is behind: it goes by the time of the others', async () => {
    const { unservedMs } = await note(house.time);
    const same = { at: house.time, unservedMs, breakMs: 0 };
    expect(await note(house.time - HOUR, true)).toEqual(same);
    expect(await note(house.time - 10, false)).toEqual(same);
    expect(await note(house.time)).toEqual(same);
  });

  test('is less than none where the clock was set back: what was served before stays, and jobs wait no longer', async () => {
    const { unservedMs } = await note(house.time);
    const { jobs } = house.store;
    await jobs.add({ kind: 'bot', key: 'soon', payload: null, due: house.time + HOUR, table: null });
    house.time -= 5 * HOUR;
    expect(await note(house.time)).toEqual({
      at: house.time,
      unservedMs: unservedMs - 5 * HOUR,
      breakMs: -5 * HOUR,
    });
    expect(await jobs.nextReady(['bot'])).toBe(house.time + HOUR);
  });
});
