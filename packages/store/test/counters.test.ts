import { expect, test } from 'vitest';
import { onBothEngines } from './engines.ts';

const MINUTE = 60_000;

onBothEngines('a counter', (fixture) => {
  const letters = { kind: 'letters', of: 'ana@people.example', windowMs: MINUTE };

  test('counts for all processes together, each of whom it counts apart', async () => {
    const otherProcess = await fixture.otherProcess();
    expect(await fixture.store.counters.raise(letters)).toEqual({ count: 1, ends: fixture.time + MINUTE });
    expect(await otherProcess.counters.raise(letters)).toEqual({ count: 2, ends: fixture.time + MINUTE });
    expect((await fixture.store.counters.raise({ ...letters, of: 'ben@people.example' })).count).toBe(1);
    expect((await fixture.store.counters.raise({ ...letters, kind: 'tables' })).count).toBe(1);
  });

  test('is raised and read together with others, each in its own window', async () => {
    const { counters } = fixture.store;
    const [short, long] = [
      { ...letters, kind: 'of a minute' },
      { ...letters, kind: 'of an hour', windowMs: 60 * MINUTE },
    ];
    const { ends } = await counters.raise(long);
    expect(await counters.raiseAll([short, long])).toEqual([
      { count: 1, ends: fixture.time + MINUTE },
      { count: 2, ends },
    ]);
    expect(await counters.readAll([long, { ...letters, kind: 'of nobody' }, short])).toEqual([
      { count: 2, ends },
      { count: 0, ends: fixture.time + MINUTE },
      { count: 1, ends: fixture.time + MINUTE },
    ]);
    fixture.time += MINUTE;
    expect((await counters.readAll([short, long])).map(({ count }) => count)).toEqual([0, 2]);
    expect((await counters.raiseAll([long, short])).map(({ count }) => count)).toEqual([3, 1]);
  });

  test('loses nothing when many count at once', async () => {
    const stores = [fixture.store, await fixture.otherProcess()];
    const counts = await Promise.all(
      Array.from({ length: 40 }, (_, at) => stores[at % 2].counters.raise({ ...letters, kind: 'at once' })),
    );
    expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, at) => at + 1),
    );
  });

  test('begins anew when its window has ended, not before', async () => {
    const { counters } = fixture.store;
    const { count: before } = await counters.raise(letters);
    fixture.time += MINUTE - 1;
    expect((await counters.raise(letters)).count).toBe(before + 1);
    fixture.time += 1;
    expect(await counters.raise(letters)).toEqual({ count: 1, ends: fixture.time + MINUTE });
  });

  test('takes back what did not come about, in its own window and never below nothing', async () => {
    const { counters } = fixture.store;
    const tries = { ...letters, kind: 'tries' };
    await counters.raise(tries);
    const { ends } = await counters.raise(tries);
    await counters.lower({ ...tries, ends });
    expect((await counters.raise(tries)).count).toBe(2);
    for (let at = 0; at < 4; at++) await counters.lower({ ...tries, ends });
    expect((await counters.raise(tries)).count).toBe(1);
    await counters.lower({ ...tries, of: 'ben@people.example', ends });
    expect((await counters.raise(tries)).count).toBe(2);
  });

  test('takes nothing back from a window that began after what did not come about', async () => {
    const { counters } = fixture.store;
    const tries = { ...letters, kind: 'late' };
    const { ends } = await counters.raise(tries);
    fixture.time += MINUTE;
    await counters.raise(tries);
    await counters.lower({ ...tries, ends });
    expect((await counters.raise(tries)).count).toBe(2);
  });

  test('is read without counting', async () => {
    const { counters } = fixture.store;
    const tries = { ...letters, kind: 'read' };
    expect((await counters.read(tries)).count).toBe(0);
    const { ends } = await counters.raise(tries);
    expect(await counters.read(tries)).toEqual({ count: 1, ends });
    expect(await counters.read(tries)).toEqual({ count: 1, ends });
    fixture.time += MINUTE;
    expect((await counters.read(tries)).count).toBe(0);
    // A window of a clock that was far ahead does not hold.
    fixture.time += 10 * MINUTE;
    await counters.raise(tries);
    fixture.time -= 10 * MINUTE;
    expect((await counters.read(tries)).count).toBe(0);
  });

  test('that was begun by a clock far ahead does not last until then', async () => {
    const { counters } = fixture.store;
    fixture.time += 365 * 24 * 60 * MINUTE;
    await counters.raise(letters);
    fixture.time -= 365 * 24 * 60 * MINUTE;
    expect(await counters.raise(letters)).toEqual({ count: 1, ends: fixture.time + MINUTE });
  });

  test('is forgotten when its window has ended', async () => {
    const { counters } = fixture.store;
    await counters.raise({ ...letters, kind: 'long', windowMs: 10 * MINUTE });
    fixture.time += 2 * MINUTE;
    await fixture.store.sweep(0);
    expect((await counters.raise({ ...letters, kind: 'long', windowMs: 10 * MINUTE })).count).toBe(2);
    fixture.time += 10 * MINUTE;
    await fixture.store.sweep(0);
    expect((await counters.raise({ ...letters, kind: 'long', windowMs: 10 * MINUTE })).count).toBe(1);
  });
});
