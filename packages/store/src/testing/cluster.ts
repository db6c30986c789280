/** A PostgreSQL server of one's own, in a temporary folder, that lives no longer than the process that started it. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { POSTGRES } from '@guildhall/testing';
import pg from 'pg';

const run = promisify(execFile);

/** A server that cannot start ends, which is noticed at once; on a busy machine a sound one may take long. */
const LONGEST_START_MS = 120_000;

export interface Cluster {
  readonly url: string;
  stop(): Promise<void>;
}

/** Durable as in production, or quick because no test has to survive a power cut. */
export type Durability = 'durable' | 'quick';

/** Why there is no server to be had. */
export class NoPostgres extends Error {
  override readonly name = 'NoPostgres';
}

export async function startCluster(durability: Durability): Promise<Cluster> {
  const bin = POSTGRES.find();
  if (bin === null) throw new NoPostgres('no PostgreSQL server is installed, and DATABASE_URL names none');
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-postgres-'));
  const user = unprivileged();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const as = user ?? {};
  const data = join(folder, 'data');
  try {
    const how = ['--username=guildhall', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    await run(join(bin, 'initdb'), [`--pgdata=${data}`, ...how], { ...as, cwd: folder });
    const settings = {
      listen_addresses: '',
      unix_socket_directories: folder,
      max_connections: '200',
      ...(durability === 'quick' ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // The shell waits for the end of its input, which comes when this process ends, however it ends.
    const script = '"$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server; rm -rf "$0"';
    const shell = spawn('/bin/sh', ['-c', script, folder, join(bin, 'postgres'), '-D', data, ...flags], {
      ...as,
      cwd: '/',
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let log = '';
    shell.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-4_000);
    });
    let hasEnded = false;
    const ended = once(shell, 'exit').then(() => {
      hasEnded = true;
    });
    // A benchmark that is through ends without a word to the cluster, which notices.
    shell.unref();
    for (const pipe of [shell.stdin, shell.stderr]) if (pipe instanceof Socket) pipe.unref();
    const url = `postgres:///postgres?host=${encodeURIComponent(folder)}&user=guildhall`;
    await untilItAnswers(
      url,
      () => hasEnded,
      () => log,
    );
    return {
      url,
      async stop() {
        shell.ref();
        shell.stdin.end();
        await ended;
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function untilItAnswers(url: string, hasEnded: () => boolean, log: () => string): Promise<void> {
  const until = performance.now() + LONGEST_START_MS;
  while (!hasEnded() && performance.now() < until) {
    if (await answers(url)) return;
    await pause(50);
  }
  throw new NoPostgres(`PostgreSQL did not start: ${log()}`);
}

export async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new NoPostgres('PostgreSQL refuses to run as root, and there is no user postgres or nobody');
}
