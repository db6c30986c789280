/** Ten games of `npm run crash`: the whole run is the same code with other numbers. */
import { expect, it } from 'vitest';
import { type CrashPlan, crashRun, hasFailed } from '../src/testing/index.ts';
import { onEngine } from './guildhall.ts';

const PLAN: Omit<CrashPlan, 'database' | 'servers' | 'games' | 'actionsPerKill'> = {
  atOnce: 10,
  // A bot's turn that died with its server is taken again after half a minute: too long for a test.
  botOneIn: null,
  leaveOneIn: 3,
  seconds: 90,
  seed: 'ten games',
  report: () => undefined,
};
const TIMEOUT_MS = 120_000;

// Kills come after so few actions that the first is in the middle of the games, however quickly these are played.

onEngine('sqlite', 'a server that is killed while games are played', (hall) => {
  it(
    'loses nothing, does nothing twice, and every game goes on to its end',
    async () => {
      const counts = await crashRun({
        ...PLAN,
        database: hall.where,
        servers: 1,
        games: 6,
        actionsPerKill: 100,
      });
      expect(counts).toMatchObject({ finished: 6, missing: 0, doubled: 0, faults: [] });
      expect(counts.kills).toBeGreaterThan(1);
      expect(counts.acknowledged).toBeGreaterThan(300);
      expect(hasFailed(counts)).toBe(false);
    },
    TIMEOUT_MS,
  );
});

onEngine('sqlite', 'a run whose time is up while games are played', (hall) => {
  it(
    'has failed, but what was under way by then was neither lost nor done twice',
    async () => {
      const plan = { ...PLAN, atOnce: 40, leaveOneIn: null, seconds: 4 };
      const counts = await crashRun({
        ...plan,
        database: hall.where,
        servers: 1,
        games: 40,
        actionsPerKill: 20,
      });
      expect(counts.finished).toBeLessThan(40);
      expect(counts).toMatchObject({ missing: 0, doubled: 0 });
      expect(hasFailed(counts)).toBe(true);
    },
    TIMEOUT_MS,
  );
});

onEngine('postgres', 'one of two servers that is killed while games are played', (hall) => {
  it(
    'leaves the other, and play does not even stop',
    async () => {
      const counts = await crashRun({
        ...PLAN,
        database: hall.where,
        servers: 2,
        games: 4,
        actionsPerKill: 50,
      });
      expect(counts).toMatchObject({ finished: 4, missing: 0, doubled: 0, stops: 0, faults: [] });
      expect(counts.kills).toBeGreaterThan(2);
      expect(hasFailed(counts)).toBe(false);
    },
    TIMEOUT_MS,
  );
});

it('a run that lost something, or did not come to its end, has failed', () => {
  const fine = {
    games: 1,
    finished: 1,
    kills: 1,
    acknowledged: 1,
    repeated: 0,
    resent: 0,
    stale: 0,
    missing: 0,
    doubled: 0,
    stops: 0,
    longestPauseMs: 0,
    seconds: 1,
    faults: [],
  };
  expect(hasFailed(fine)).toBe(false);
  for (const wrong of [{ finished: 0 }, { missing: 1 }, { doubled: 1 }, { stops: 1 }, { faults: ['x'] }]) {
    expect(hasFailed({ ...fine, ...wrong })).toBe(true);
  }
});
