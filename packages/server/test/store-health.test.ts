/** How long a server takes to say whether its store is well, by a clock that only the test moves. */
import type { Store } from '@guildhall/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpError } from '../src/http/http-error.ts';
import { StoreHealth } from '../src/ops/store-health.ts';

const PATIENCE_MS = 2_000;
const NEVER = Number.POSITIVE_INFINITY;

/** A store each of whose answers takes so many milliseconds. */
function slowStore(ms: { readonly ping?: number; readonly disk?: number; readonly write?: number }) {
  const asked = { ping: 0, disk: 0, write: 0 };
  const after = async <T>(what: keyof typeof asked, answer: T): Promise<T> => {
    asked[what] += 1;
    const wait = ms[what] ?? 0;
    return await new Promise((resolve) => {
      if (wait !== NEVER) setTimeout(() => resolve(answer), wait);
    });
  };
  const store = {
    ping: () => after('ping', undefined),
    freeBytes: () => after('disk', 1e9),
    marks: { set: () => after('write', undefined) },
  };
  return { asked, health: new StoreHealth(store as unknown as Store, 1, () => Date.now()) };
}

/** What came of a check, and after how many milliseconds. */
async function outcome(health: StoreHealth) {
  const began = Date.now();
  const told = health.check().then(
    () => ({ error: null, reason: '', ms: Date.now() - began }),
    ({ code, message }: HttpError) => ({ error: code, reason: message, ms: Date.now() - began }),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return await Promise.race([told, Promise.resolve(null)]);
}

describe('the health check of a server', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('and says yes where everything answers in time', async () => {
    const told = await outcome(slowStore({ ping: 100, disk: 100, write: 100 }).health);
    expect(told).toMatchObject({ error: null, ms: 300 });
  });

  it('and says no within two seconds in all, however the time is spent', async () => {
    const slow = [
      { ping: NEVER },
      { disk: NEVER },
      { write: NEVER },
      { ping: 1_500, disk: 1_500, write: 1_500 },
      { ping: 900, write: 1_900 },
    ];
    for (const one of slow) {
      const told = await outcome(slowStore(one).health);
      expect(told).toMatchObject({ error: 'no-store', ms: PATIENCE_MS });
    }
  });

  it('and says what did not answer', async () => {
    const reasonOf = async (one: Parameters<typeof slowStore>[0]) =>
      (await outcome(slowStore(one).health))?.reason;
    expect(await reasonOf({ ping: NEVER })).toBe('The database is not responding.');
    expect(await reasonOf({ disk: NEVER })).toBe('The database disk is not responding.');
    expect(await reasonOf({ write: NEVER })).toBe('The database cannot be written to.');
  });

  it('and does not ask once more while an answer is out: those who ask share it', async () => {
    const { asked, health } = slowStore({ disk: NEVER });
    const told = Array.from({ length: 5 }, () => health.check().catch(({ code }: HttpError) => code));
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(await Promise.all(told)).toEqual(Array.from({ length: 5 }, () => 'no-store'));
    const later = health.check().catch(({ code }: HttpError) => code);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(await later).toBe('no-store');
    expect(asked).toEqual({ ping: 1, disk: 1, write: 0 });
  });

  it('and is well again when answers come in time', async () => {
    const pace = { ping: 5_000 };
    const { asked, health } = slowStore(pace);
    expect(await outcome(health)).toMatchObject({ error: 'no-store', ms: PATIENCE_MS });
    pace.ping = 10;
    expect(await outcome(health)).toMatchObject({ error: null });
    expect(asked.ping).toBe(2);
  });
});
