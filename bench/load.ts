/**
 * The server under load: 500 open tables, 1,000 connected clients, on loopback; first one server on SQLite, then two
 * servers on one PostgreSQL. `npm run load` takes about eight minutes, `-- --quick` one with fewer tables. `-- --short`
 * takes half a minute for each, with all tables and one window; `-- --only sqlite` or `postgres` leaves the other out.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type LoadFigures, loadRun, type Percentiles } from '@guildhall/server/testing';
import { freshDatabase, NoPostgres } from '@guildhall/store/testing';

const MB = 1 << 20;
const FULL = { tables: 500, idleTables: 10_000, windows: 5, best: 3, seconds: 15, yardstickSeconds: 3 };
const QUICK = { tables: 100, idleTables: 1_000, windows: 2, best: 1, seconds: 3, yardstickSeconds: 1 };
const SHORT = { tables: 500, idleTables: 0, windows: 1, best: 1, seconds: 10, yardstickSeconds: 2 };
/** How much slower than an empty post an action may be at half load, each at its 99th percentile. */
const SLOWER = 6;
const SHARE_OF_YARDSTICK = 1 / 3;
const LEAST_OF_HALF = 0.95;
const MOST_MEMORY = 400 * MB;
const MOST_IDLE_GROWTH = 20 * MB;

interface Target {
  readonly about: string;
  readonly found: string;
  readonly wanted: string;
  /** Null: it is only shown. */
  readonly met: boolean | null;
}

function targetsOf(figures: LoadFigures, clients: number): Target[] {
  const { actionsPerSecond, commitsPerSecond, postsPerSecond, half, rss, idleGrowth, sockets } = figures;
  const least = Math.min(commitsPerSecond, postsPerSecond) * SHARE_OF_YARDSTICK;
  const { timed, seen } = half;
  return [
    {
      about: 'connected clients',
      found: whole(sockets),
      wanted: `at least ${whole(clients)}`,
      met: sockets >= clients,
    },
    {
      about: 'acknowledged actions/s',
      found: whole(actionsPerSecond),
      wanted: `at least ${whole(least)}, a third of the lower yardstick`,
      met: actionsPerSecond >= least,
    },
    {
      about: `p99 at ${whole(half.actionsPerSecond)} actions/s`,
      found: `${timed.p99.toFixed(1)} ms (median ${timed.p50.toFixed(1)} ms)`,
      wanted: slowest(timed),
      met: timed.p99 <= SLOWER * timed.emptyP99,
    },
    {
      about: 'the same, with the time in which the clients were busy themselves',
      found: `${seen.p99.toFixed(1)} ms (median ${seen.p50.toFixed(1)} ms)`,
      wanted: `for comparison: ${slowest(seen)}`,
      met: null,
    },
    {
      about: 'an empty post meanwhile',
      found: `${half.insideP99.toFixed(1)} ms where the server's own process answers it`,
      wanted: `for comparison: ${half.besideP99.toFixed(1)} ms in a process of its own, where tables play beside it`,
      met: null,
    },
    {
      about: 'of what was tried at half load',
      found: `${((100 * half.actionsPerSecond) / half.wanted).toFixed(1)} %`,
      wanted: `at least ${100 * LEAST_OF_HALF} %, or the slowest are not among those measured`,
      met: half.actionsPerSecond >= LEAST_OF_HALF * half.wanted,
    },
    {
      about: 'most memory of a server',
      found: megabytes(rss),
      wanted: `under ${megabytes(MOST_MEMORY)}`,
      met: rss < MOST_MEMORY,
    },
    {
      about: 'more memory for idle tables',
      found: `${megabytes(idleGrowth)}, ${figures.liveTables} tables held`,
      wanted: `under ${megabytes(MOST_IDLE_GROWTH)}`,
      met: idleGrowth < MOST_IDLE_GROWTH,
    },
  ];
}

function slowest({ emptyP99 }: Percentiles): string {
  return `at most ${(SLOWER * emptyP99).toFixed(1)} ms, ${SLOWER} times an empty post's ${emptyP99.toFixed(1)} ms`;
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function megabytes(bytes: number): string {
  return `${(bytes / MB).toFixed(1)} MB`;
}

/** Returns whether all targets were met. */
async function run(
  title: string,
  database: string,
  servers: number,
  bareDatabase: (window: number) => string,
): Promise<boolean> {
  console.log(title);
  const report = (line: string): void => console.log(`  ${line}`);
  const figures = await loadRun({ ...settings, database, servers, bareDatabase, report });
  const { commitsPerSecond, postsPerSecond, cpuPerAction, stale } = figures;
  report(
    `yardsticks: ${whole(commitsPerSecond)} bare durable commits/s, ${whole(postsPerSecond)} empty Fastify posts/s; ` +
      `load of the machine ${loadavg()[0]}`,
  );
  report(
    `processor time of the servers: ${(cpuPerAction * 1_000).toFixed(2)} ms an action, ` +
      `${whole(1 / cpuPerAction)} actions a second`,
  );
  const targets = targetsOf(figures, 2 * settings.tables);
  for (const { about, found, wanted, met } of targets) {
    report(`${met === null ? '    ' : met ? 'pass' : 'MISS'}  ${about}: ${found}; ${wanted}`);
  }
  if (stale > 0) report(`${stale} actions came too late and were decided again`);
  return targets.every(({ met }) => met !== false);
}

async function onSqlite(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-load-'));
  try {
    const bareFile = (window: number): string => join(folder, `bare-${window}.db`);
    const isMet = await run('One server on SQLite', join(folder, 'guildhall.db'), 1, bareFile);
    if (!isMet) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function onPostgres(): Promise<void> {
  try {
    const { url, drop } = await freshDatabase('durable');
    // On one machine two servers, the database and the clients share the processors: its misses do not count.
    await run('Two servers on one PostgreSQL', url, 2, () => url);
    await drop();
  } catch (error) {
    if (!(error instanceof NoPostgres)) throw error;
    console.log(`*** Two servers on one PostgreSQL were NOT tried: ${error.message} ***`);
  }
}

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const { quick, short, only } = values;
if (only !== undefined && only !== 'sqlite' && only !== 'postgres')
  throw new Error(`--only takes sqlite or postgres, not "${only}"`);
const settings = quick ? QUICK : short ? SHORT : FULL;
if (only !== 'postgres') await onSqlite();
if (only !== 'sqlite') await onPostgres();
