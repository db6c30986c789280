/**
 * Servers killed at random moments under load: nothing that was acknowledged may be missing or doubled.
 * `npm run crash -- [--games 200] [--seed word] [--minutes 20]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CrashCounts, crashRun, hasFailed } from '@guildhall/server/testing';
import { freshDatabase, NoPostgres } from '@guildhall/store/testing';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: `${Date.now()}` },
    minutes: { type: 'string', default: '20' },
  },
});

const wholeNumber = (name: 'games' | 'minutes'): number => {
  const number = Number(values[name]);
  if (Number.isSafeInteger(number) && number > 0) return number;
  console.error(`--${name} must be a whole number of at least 1, not "${values[name]}"`);
  process.exit(2);
};

const games = wholeNumber('games');
const seconds = wholeNumber('minutes') * 60;
const { seed } = values;

async function run(title: string, database: string, servers: number): Promise<void> {
  console.log(`${title}: ${games} games, seed "${seed}"`);
  const report = (line: string): void => console.log(`  ${line}`);
  const plan = { atOnce: 24, botOneIn: 5, leaveOneIn: 4, actionsPerKill: 400 };
  const counts = await crashRun({ ...plan, database, servers, games, seconds, seed, report });
  print(counts, servers);
  if (hasFailed(counts)) process.exitCode = 1;
}

function print(counts: CrashCounts, servers: number): void {
  const { games, finished, kills, acknowledged, repeated, resent, stale, missing, doubled } = counts;
  console.log(`  ${finished} of ${games} games came to their end in ${counts.seconds.toFixed(0)} s`);
  console.log(`  ${kills} times a server was killed; longest pause ${counts.longestPauseMs.toFixed(0)} ms`);
  if (servers > 1) console.log(`  ${counts.stops} times play stopped until the server was back`);
  console.log(
    `  ${acknowledged} actions acknowledged; ${repeated} requests sent again without an answer, ` +
      `${resent} after one, ${stale} too late`,
  );
  console.log(`  ${missing} missing, ${doubled} doubled, ${counts.faults.length} other faults`);
  for (const fault of counts.faults) console.log(`    ${fault}`);
  console.log(hasFailed(counts) ? '  FAILED' : '  ok');
}

const folder = mkdtempSync(join(tmpdir(), 'guildhall-crash-'));
try {
  await run('One server on SQLite', join(folder, 'guildhall.db'), 1);
} finally {
  rmSync(folder, { recursive: true });
}
try {
  const database = await freshDatabase('durable');
  await run('Two servers on one PostgreSQL', database.url, 2);
  await database.drop();
} catch (error) {
  if (!(error instanceof NoPostgres)) throw error;
  console.log(`*** Two servers on one PostgreSQL were NOT tried: ${error.message} ***`);
}
