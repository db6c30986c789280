/**
 * The server under load: 500 open tables, 1,000 connected clients, on loopback.
 * `npm run load` takes about four minutes, `npm run load -- --quick` half a minute.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type LoadFigures, loadRun } from '@guildhall/server/testing';

const MB = 1 << 20;
const FULL = { tables: 500, idleTables: 10_000, windows: 5, best: 3, seconds: 15, yardstickSeconds: 3 };
const QUICK = { tables: 100, idleTables: 1_000, windows: 2, best: 1, seconds: 3, yardstickSeconds: 1 };

interface Target {
  readonly about: string;
  readonly found: string;
  readonly wanted: string;
  readonly met: boolean;
}

function targetsOf(figures: LoadFigures, clients: number): Target[] {
  const { actionsPerSecond, commitsPerSecond, postsPerSecond, half, rss, idleGrowth, sockets } = figures;
  const least = Math.min(commitsPerSecond, postsPerSecond) / 4;
  const slowest = Math.max(50, 10 * half.emptyP99);
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
      wanted: `at least ${whole(least)}, a quarter of the lower yardstick (aim: 1,500)`,
      met: actionsPerSecond >= least,
    },
    {
      about: `p99 at ${whole(half.actionsPerSecond)} actions/s`,
      found: `${half.p99.toFixed(1)} ms (median ${half.p50.toFixed(1)} ms)`,
      wanted: `under ${slowest.toFixed(0)} ms (empty post: ${half.emptyP99.toFixed(1)} ms)`,
      met: half.p99 < slowest,
    },
    { about: 'memory of the server', found: megabytes(rss), wanted: 'under 600 MB', met: rss < 600 * MB },
    {
      about: 'more memory for idle tables',
      found: `${megabytes(idleGrowth)}, ${figures.liveTables} tables held`,
      wanted: 'under 20 MB',
      met: idleGrowth < 20 * MB,
    },
  ];
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function megabytes(bytes: number): string {
  return `${(bytes / MB).toFixed(1)} MB`;
}

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const settings = values.quick ? QUICK : FULL;
const folder = mkdtempSync(join(tmpdir(), 'guildhall-load-'));
try {
  const figures = await loadRun({ ...settings, folder, tell: (line) => console.log(line) });
  console.log('');
  console.log(`yardsticks: ${whole(figures.commitsPerSecond)} bare durable commits/s,`);
  console.log(
    `  ${whole(figures.postsPerSecond)} empty Fastify posts/s; load of the machine ${loadavg()[0]}`,
  );
  const cpu = figures.cpuPerAction;
  console.log(
    `the server's processor time: ${(cpu * 1_000).toFixed(2)} ms an action, ${whole(1 / cpu)} actions a second`,
  );
  const targets = targetsOf(figures, 2 * settings.tables);
  for (const { about, found, wanted, met } of targets) {
    console.log(`${met ? 'pass' : 'MISS'}  ${about}: ${found}; ${wanted}`);
  }
  if (figures.stale > 0) console.log(`${figures.stale} actions came too late and were decided again`);
  if (targets.some(({ met }) => !met)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
