/**
 * How long responses take while all tables together play at half of what the servers can do. Empty posts of the same
 * seconds tell what of it is the machine's, what the process's, and what the action's own.
 */
import { getPriority, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { FastClient } from './fast-client.ts';
import type { Endpoint, Times } from './load-table.ts';
import type { ServerProcess } from './server-process.ts';
import { TimedClient } from './timed-client.ts';

/** In milliseconds: actions, and empty posts of the same seconds. */
export interface Percentiles {
  readonly p50: number;
  readonly p99: number;
  readonly emptyP99: number;
}

export interface HalfLoad {
  /** Actions a second that were tried, and those that were acknowledged: fewer where all tables wait for the server. */
  readonly wanted: number;
  readonly actionsPerSecond: number;
  /** Where requests are sent and received, which a thread does that has nothing else to do. */
  readonly timed: Percentiles;
  /** As the process of the clients sees it, which also reads and decides for all tables. */
  readonly seen: Percentiles;
  /** The 99th percentile of empty posts while the tables play: in a process of their own, and in that of the server. */
  readonly besideP99: number;
  readonly insideP99: number;
}

export type Step = () => Promise<Times | null>;

export interface Measured {
  readonly perSecond: number;
  readonly times: readonly Times[];
}

export interface HalfLoadPlan {
  readonly endpoints: readonly Endpoint[];
  readonly servers: readonly ServerProcess[];
  readonly empty: { readonly endpoint: Endpoint; readonly step: Step };
  /** An action at the table whose turn it is. */
  readonly step: Step;
  /** Actions a second. */
  readonly rate: number;
  readonly seconds: number;
  readonly yardstickSeconds: number;
}

export const AT_ONCE = 64;
/** Requests that are due together are sent together: seldom would be in bundles, which no server sees. */
const TICK_MS = 1;
/** How often what is compared takes turns: whatever else the machine does meanwhile meets all alike. */
const SLICES = 5;
/** Empty posts a second while the tables play: too few to hold anything up. */
const PROBES = 150;

export async function halfLoad(plan: HalfLoadPlan): Promise<HalfLoad> {
  const { endpoints, servers, empty, step, rate, seconds, yardstickSeconds } = plan;
  const inside = (await Promise.all(servers.map((server) => server.emptyPosts()))).map(
    (address): Endpoint => ({ address, client: new FastClient(address, AT_ONCE) }),
  );
  const untimed = [...endpoints, empty.endpoint, ...inside].map(timeIn);
  const atUsualPriority = letServersGoFirst();
  const takeTurns = (most: number) =>
    inTurns({ empty: empty.step, inside: emptyPosts(inside), step }, rate, most);
  // Threads and connections are new: what waits for them is no response time.
  await takeTurns(yardstickSeconds);
  const { alone, actions, beside, within } = await takeTurns(seconds);
  atUsualPriority();
  for (const back of untimed) back();
  for (const { client } of inside) client.close();
  return {
    wanted: rate,
    actionsPerSecond: actions.perSecond,
    timed: percentilesOf(actions, alone, tookOf),
    seen: percentilesOf(actions, alone, ({ seen }) => seen),
    besideP99: percentile(beside.times.map(tookOf), 0.99),
    insideP99: percentile(within.times.map(tookOf), 0.99),
  };
}

const tookOf = ({ took }: Times): number => took;

/** Empty posts to one address after the other. */
export function emptyPosts(endpoints: readonly Endpoint[]): Step {
  let turn = 0;
  return async () => {
    const sent = performance.now();
    turn = (turn + 1) % endpoints.length;
    const { status, took } = await endpoints[turn].client.ask('POST', '/', null, {});
    if (status !== 200) throw new Error(`an empty post got ${status}`);
    return { took, seen: performance.now() - sent };
  };
}

/** Has the requests to a server timed in a thread of their own, until the function that it gives is called. */
function timeIn(endpoint: Endpoint): () => void {
  const usual = endpoint.client;
  const timed = new TimedClient(endpoint.address, AT_ONCE);
  endpoint.client = timed;
  return () => {
    endpoint.client = usual;
    timed.close();
  };
}

/**
 * Whoever plays at all tables has a machine of its own in life. Here it shares two processors with the server, so this
 * thread waits while a server or a timed client has something to do, until the function that it gives is called.
 */
function letServersGoFirst(): () => void {
  const usual = getPriority();
  setPriority(usual + 10);
  return () => {
    try {
      setPriority(usual);
    } catch {
      // Only root may take it back; what comes after is not timed.
    }
  };
}

/** So many a second, whatever their answers take. */
async function atRate(step: Step, rate: number, seconds: number): Promise<Measured> {
  const times: Times[] = [];
  const underWay = new Set<Promise<void>>();
  let failed: unknown = null;
  const started = performance.now();
  let begun = 0;
  while (performance.now() - started < seconds * 1_000) {
    const due = ((performance.now() - started) * rate) / 1_000;
    for (; begun < due; begun++) {
      const one = step().then(
        (took) => {
          if (took !== null) times.push(took);
        },
        (error: unknown) => {
          failed = error;
        },
      );
      underWay.add(one);
      void one.then(() => underWay.delete(one));
    }
    await pause(TICK_MS);
  }
  await Promise.all(underWay);
  if (failed !== null) throw failed;
  return { perSecond: (times.length * 1_000) / (performance.now() - started), times };
}

interface Compared {
  readonly empty: Step;
  readonly inside: Step;
  readonly step: Step;
}

/** Empty posts alone, and actions at the same rate with a few empty posts beside them, a slice at a time. */
async function inTurns({ empty, inside, step }: Compared, rate: number, seconds: number) {
  const slice = seconds / SLICES;
  const found: Measured[][] = [[], [], [], []];
  for (let at = 0; at < SLICES; at++) {
    const alone = await atRate(empty, rate, slice);
    const together = [atRate(step, rate, slice), atRate(empty, PROBES, slice), atRate(inside, PROBES, slice)];
    for (const [of, one] of [alone, ...(await Promise.all(together))].entries()) found[of].push(one);
  }
  const [alone, actions, beside, within] = found.map((some) => ({
    perSecond: mean(some.map(({ perSecond }) => perSecond)),
    times: some.flatMap(({ times }) => times),
  }));
  return { alone, actions, beside, within };
}

function percentilesOf(actions: Measured, posts: Measured, which: (times: Times) => number): Percentiles {
  const [times, empty] = [actions.times.map(which), posts.times.map(which)];
  return {
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    emptyP99: percentile(empty, 0.99),
  };
}

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
