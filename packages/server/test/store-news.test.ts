/** News from the store: what wakes a server, and what must not keep it from waking. */
import type { Head } from '@guildhall/store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppContext } from '../src/app-context.ts';
import { JobRunner } from '../src/jobs/job-runner.ts';
import { LiveTables, type LiveTablesParts } from '../src/tables/live-tables.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('jobs of the far future, however many are announced, do not put off a look at those that are due', async () => {
  const take = vi.fn(async () => []);
  const context = {
    store: { jobs: { take, nextReady: async () => null } },
    config: { workers: 4 },
    now: () => Date.now(),
  } as unknown as AppContext;
  const runner = new JobRunner(context, {}, console as never);
  runner.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(take).toHaveBeenCalledTimes(1);
  for (let second = 0; second < 20; second++) {
    runner.wake(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(take.mock.calls.length).toBeGreaterThan(3);
  const before = take.mock.calls.length;
  runner.wake(Date.now() + 100);
  await vi.advanceTimersByTimeAsync(101);
  expect(take.mock.calls.length).toBe(before + 1);
  await runner.stop();
});

test('a store that is away when news was missed is read again until it answers', async () => {
  let isAway = true;
  const heads = vi.fn(async (): Promise<Map<string, Head>> => {
    if (isAway) throw new Error('the database is away');
    return new Map();
  });
  const live = new LiveTables({ store: { tables: { heads } } } as unknown as LiveTablesParts);
  live.onStoreChange({ kind: 'missed' });
  await vi.advanceTimersByTimeAsync(3_500);
  expect(heads).toHaveBeenCalledTimes(4);
  isAway = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heads).toHaveBeenCalledTimes(5);
});

test('a table that cannot be read for those who watch it is read again, until it is there or known to be gone', async () => {
  const open = vi.fn(async (): Promise<null> => {
    if (open.mock.calls.length < 3) throw new Error('the database is away');
    return null;
  });
  const isWatched = vi.fn(() => true);
  const live = new LiveTables({
    store: { tables: { open } },
    now: () => Date.now(),
    isWatched,
  } as unknown as LiveTablesParts);
  live.onStoreChange({ kind: 'table', table: 'abc', head: { length: 4, revision: 9 } });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(open).toHaveBeenCalledTimes(3);
  open.mockClear();
  live.onStoreChange({ kind: 'table', table: 'abc', head: { length: 5, revision: 10 } });
  await vi.advanceTimersByTimeAsync(0);
  isWatched.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(open).toHaveBeenCalledTimes(1);
});
