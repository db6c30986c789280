/**
 * Servers under load, in processes of their own; the clients are this process. Beside every figure stand two
 * yardsticks from the same minute: what the database takes, and what Fastify answers when it has nothing to do.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { games } from '@guildhall/games/all';
import { randomFrom, readOptions } from '@guildhall/kernel';
import { bareCommits } from '@guildhall/store/testing';
import { FastClient, type LoadClient } from './fast-client.ts';
import { AT_ONCE, emptyPosts, type HalfLoad, halfLoad, type Measured, mean, type Step } from './half-load.ts';
import { type Endpoint, LOAD_GAME, LoadTable, newPerson, newTable, type Times } from './load-table.ts';
import { NO_LIMITS, ServerProcess } from './server-process.ts';

export interface LoadPlan {
  /** A new SQLite file, or an empty PostgreSQL database, which several servers can share. */
  readonly database: string;
  readonly servers: number;
  /** Where bare commits are tried beside it: a new file for each window, or the same database. */
  readonly bareDatabase: (window: number) => string;
  readonly tables: number;
  readonly idleTables: number;
  readonly windows: number;
  /** How many of the windows, the best ones, count. */
  readonly best: number;
  readonly seconds: number;
  readonly yardstickSeconds: number;
  readonly report: (line: string) => void;
}

export interface LoadFigures {
  readonly sockets: number;
  /** Of the best windows, and of the yardsticks beside them. */
  readonly actionsPerSecond: number;
  /** The servers' processor time for one action, in seconds: a busy machine does not make it longer. */
  readonly cpuPerAction: number;
  readonly commitsPerSecond: number;
  readonly postsPerSecond: number;
  readonly half: HalfLoad;
  readonly stale: number;
  /** The most that one server had of the machine's memory, in bytes. */
  readonly rss: number;
  /** How much more it holds on to after so many idle tables, in bytes. */
  readonly idleGrowth: number;
  readonly liveTables: number;
}

const BARE_WRITERS = 16;
const IDLE_MS = 2_000;
/** About as many as two people make who play at random. */
const STEPS_OF_A_GAME = 100;
/** So many idle tables have the same two people. */
const TABLES_OF_A_PAIR = 25;
const EMPTY = fileURLToPath(new URL('./empty-child.ts', import.meta.url));

/** What was done in a second, and the server's processor time for one action, in seconds. */
interface LoadWindow {
  readonly actions: number;
  readonly commits: number;
  readonly posts: number;
  readonly cpu: number;
}

export async function loadRun(plan: LoadPlan): Promise<LoadFigures> {
  const { database, bareDatabase, report } = plan;
  const servers = Array.from(
    { length: plan.servers },
    () => new ServerProcess({ config: { logLevel: 'error', idleMs: IDLE_MS, limits: NO_LIMITS }, database }),
  );
  const empty = await emptyServer();
  try {
    for (const server of servers) await server.start();
    const endpoints = servers.map(
      ({ address }): Endpoint => ({ address, client: new FastClient(address, AT_ONCE) }),
    );
    const sum = (name: string) => overAll(endpoints, name, (values) => values.reduce((a, b) => a + b, 0));
    const tables = await openTables(plan, endpoints);
    await scatter(tables);
    report(`${tables.length} tables with ${2 * tables.length} sockets are open`);
    const queue = [...tables];
    let stale = 0;
    const step: Step = async () => {
      const table = queue.shift();
      if (table === undefined) return null;
      const took = await table.step();
      queue.push(table);
      if (took === null) stale += 1;
      return took;
    };
    await atFullSpeed(step, plan.yardstickSeconds);
    const windows: LoadWindow[] = [];
    for (let at = 0; at < plan.windows; at++) {
      // PostgreSQL commits together what arrives together; SQLite has one writer.
      const bare = { where: bareDatabase(at), seconds: plan.yardstickSeconds, writers: BARE_WRITERS };
      const commits = await bareCommits(bare);
      const posts = (await atFullSpeed(empty.step, plan.yardstickSeconds)).perSecond;
      const cpuBefore = await cpuSeconds(servers);
      const { perSecond: actions, times } = await atFullSpeed(step, plan.seconds);
      const cpu = ((await cpuSeconds(servers)) - cpuBefore) / times.length;
      windows.push({ actions, commits, posts, cpu });
      report(
        `window ${at + 1}: ${whole(actions)} actions/s (${(cpu * 1_000).toFixed(2)} ms of the processor each), ` +
          `${whole(commits)} commits/s, ${whole(posts)} posts/s`,
      );
    }
    const best = windows.sort((a, b) => b.actions - a.actions).slice(0, plan.best);
    const actionsPerSecond = mean(best.map(({ actions }) => actions));
    const half = await halfLoad({ ...plan, endpoints, servers, empty, step, rate: actionsPerSecond / 2 });
    const sockets = await sum('guildhall_sockets');
    const peaks = await Promise.all(servers.map((server) => server.memory()));
    report(`${plan.idleTables} more tables are made, which nobody looks at`);
    const { idleGrowth, liveTables } = await idle(plan, servers, endpoints);
    for (const table of tables) table.close();
    for (const { client } of endpoints) client.close();
    return {
      sockets,
      actionsPerSecond,
      cpuPerAction: mean(best.map(({ cpu }) => cpu)),
      commitsPerSecond: mean(best.map(({ commits }) => commits)),
      postsPerSecond: mean(best.map(({ posts }) => posts)),
      half,
      stale,
      rss: Math.max(...peaks.map(({ peak }) => peak)),
      idleGrowth,
      liveTables,
    };
  } finally {
    empty.stop();
    for (const server of servers) await server.stop();
  }
}

async function openTables(plan: LoadPlan, endpoints: readonly Endpoint[]): Promise<LoadTable[]> {
  const entry = games.get(LOAD_GAME);
  if (entry === undefined) throw new Error(`there is no ${LOAD_GAME}`);
  const rules = entry.game.rules(readOptions(entry.game.options, { players: 2 }));
  const tables: LoadTable[] = [];
  while (tables.length < plan.tables) {
    const some = Math.min(16, plan.tables - tables.length);
    const names = Array.from({ length: some }, (_, at) => `Load ${tables.length + at}`);
    const opened = names.map((name) => LoadTable.open({ endpoints, rules, random: randomFrom(name) }, name));
    tables.push(...(await Promise.all(opened)));
  }
  return tables;
}

/**
 * Brings each table to another point of its game. Tables that began together would end together, and their next games
 * would begin in one wave, which no server sees.
 */
async function scatter(tables: readonly LoadTable[]): Promise<void> {
  const ahead = tables.entries();
  const play = async (): Promise<void> => {
    for (const [at, table] of ahead) {
      const steps = Math.floor((at / tables.length) * STEPS_OF_A_GAME);
      for (let step = 0; step < steps; step++) await table.step();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, play));
}

/** Tables that are begun and left alone. */
async function idle(plan: LoadPlan, servers: readonly ServerProcess[], endpoints: readonly Endpoint[]) {
  // Those who are only passing through are gone before anything is compared.
  await forgotten(plan, endpoints);
  const before = await held(servers);
  let left = plan.idleTables;
  const make = async (_: unknown, maker: number): Promise<void> => {
    const endpoint = endpoints[maker % endpoints.length];
    while (left > 0) {
      const some = Math.min(left, TABLES_OF_A_PAIR);
      left -= some;
      const owner = { endpoint, cookie: await newPerson(endpoint.client, 'Idle one') };
      const other = { endpoint, cookie: await newPerson(endpoint.client, 'Idle other') };
      for (let made = 0; made < some; made++) await newTable(owner, other);
    }
  };
  await Promise.all(Array.from({ length: 16 }, make));
  const liveTables = await forgotten(plan, endpoints);
  return { idleGrowth: (await held(servers)) - before, liveTables };
}

/** Waits until no server holds more than the open tables, for a while. */
async function forgotten({ tables }: LoadPlan, endpoints: readonly Endpoint[]): Promise<number> {
  const most = () => overAll(endpoints, 'guildhall_live_tables', (values) => Math.max(...values));
  for (let waited = 0; waited < 30; waited++) {
    if ((await most()) <= tables) break;
    await pause(1_000);
  }
  return await most();
}

/** What all servers together hold on to, in bytes. */
async function held(servers: readonly ServerProcess[]): Promise<number> {
  let bytes = 0;
  for (const server of servers) bytes += (await server.memory()).held;
  return bytes;
}

async function cpuSeconds(servers: readonly ServerProcess[]): Promise<number> {
  let seconds = 0;
  for (const server of servers) seconds += await server.cpuSeconds();
  return seconds;
}

async function emptyServer(): Promise<{ readonly endpoint: Endpoint; readonly step: Step; stop(): void }> {
  const child = fork(EMPTY, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [{ address }] = (await once(child, 'message')) as [{ readonly address: string }];
  const endpoint: Endpoint = { address, client: new FastClient(address, AT_ONCE) };
  return {
    endpoint,
    step: emptyPosts([endpoint]),
    stop() {
      endpoint.client.close();
      child.kill();
    },
  };
}

/** As many requests as get a response, with so many in flight at once. */
async function atFullSpeed(step: Step, seconds: number): Promise<Measured> {
  const times: Times[] = [];
  const started = performance.now();
  const go = async (): Promise<void> => {
    while (performance.now() - started < seconds * 1_000) {
      const took = await step();
      if (took !== null) times.push(took);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, go));
  return { perSecond: (times.length * 1_000) / (performance.now() - started), times };
}

async function overAll(
  endpoints: readonly Endpoint[],
  name: string,
  combine: (values: readonly number[]) => number,
): Promise<number> {
  const values: number[] = [];
  for (const { client } of endpoints) values.push(await gauge(client, name));
  return combine(values);
}

async function gauge(client: LoadClient, name: string): Promise<number> {
  const { text } = await client.ask('GET', '/metrics', null);
  const line = new RegExp(`^${name} (\\S+)$`, 'm').exec(text);
  if (line === null) throw new Error(`there is no ${name} in the metrics`);
  return Number(line[1]);
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}
