/**
 * Servers are killed (SIGKILL) at random moments while many games are played through them. Afterwards
 * everything that was acknowledged must be there, once, in order, and every game must have come to its end.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { manifests } from '@guildhall/games';
import { games } from '@guildhall/games/all';
import { type Rules, randomFrom, readEntry, readOptions, Table } from '@guildhall/kernel';
import { type OpenTable, openStore, type Store } from '@guildhall/store';
import { FailoverClient, Refused, Unreachable } from './failover-client.ts';
import { newTally, SeatPlayer, type Tally } from './seat-player.ts';
import { NO_LIMITS, ServerProcess } from './server-process.ts';

export interface CrashPlan {
  /** An SQLite file or the address of a PostgreSQL database, empty. */
  readonly database: string;
  /** How many servers share the database. One of them at a time is killed. */
  readonly servers: number;
  readonly games: number;
  /** How many games are played at the same time. */
  readonly atOnce: number;
  /** One in so many games has a bot at the table; null: none. */
  readonly botOneIn: number | null;
  /** In one of so many games a person leaves for good; null: in none. */
  readonly leaveOneIn: number | null;
  /** A server is killed after so many acknowledged actions, on average. */
  readonly actionsPerKill: number;
  /** The run ends after that time, whatever has been played. */
  readonly seconds: number;
  readonly seed: string;
  readonly report: (line: string) => void;
}

export interface CrashCounts {
  readonly games: number;
  readonly finished: number;
  readonly kills: number;
  readonly acknowledged: number;
  readonly repeated: number;
  readonly resent: number;
  readonly stale: number;
  /** Acknowledged actions that the store does not have. */
  readonly missing: number;
  /** Actions that the store has more often than they were acknowledged. */
  readonly doubled: number;
  /** Kills between which and the return of the server nothing was acknowledged, though games were under way. */
  readonly stops: number;
  readonly longestPauseMs: number;
  readonly seconds: number;
  /** Everything else that was wrong. */
  readonly faults: readonly string[];
}

const [{ id: GAME }] = manifests;
const PEOPLE = 2;
const MOST_FAULTS = 20;
/** Lines after which a person who does not stay has left. */
const MOST_BEFORE_LEAVING = 60;

/** What a run shares. */
interface Run {
  readonly plan: CrashPlan;
  readonly servers: readonly ServerProcess[];
  readonly addresses: readonly string[];
  readonly tally: Tally;
  readonly until: AbortSignal;
  readonly played: SeatPlayer[][];
  begun: number;
  open: number;
}

export async function crashRun(plan: CrashPlan): Promise<CrashCounts> {
  const started = performance.now();
  const config = { logLevel: 'error' as const, limits: NO_LIMITS };
  const servers = Array.from(
    { length: plan.servers },
    () => new ServerProcess({ config, database: plan.database }),
  );
  const tally = newTally();
  try {
    // One after the other: the first brings the database up to date.
    for (const server of servers) await server.start();
    const addresses = servers.map(({ address }) => address);
    const until = AbortSignal.timeout(plan.seconds * 1_000);
    const run: Run = { plan, servers, addresses, tally, until, played: [], begun: 0, open: 0 };
    tally.last = performance.now();
    const everything = Promise.all(Array.from({ length: plan.atOnce }, () => playGames(run)));
    const ended = new AbortController();
    const killing = killServers(run, ended.signal);
    await everything.finally(() => ended.abort());
    const { kills, stops } = await killing;
    // Once more, so that what is looked at is only what is on disk.
    for (const server of servers) await server.kill();
    const found = await checkStore(plan.database, run);
    return {
      games: plan.games,
      kills: kills + servers.length,
      stops,
      acknowledged: tally.acknowledged,
      repeated: tally.repeated,
      resent: tally.resent,
      stale: tally.stale,
      longestPauseMs: tally.longestPause,
      ...found,
      seconds: (performance.now() - started) / 1_000,
      faults: tally.faults.slice(0, MOST_FAULTS),
    };
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Whether a run shows that anything was lost, done twice, or left undone. */
export function hasFailed({ games, finished, missing, doubled, stops, faults }: CrashCounts): boolean {
  return finished < games || missing > 0 || doubled > 0 || stops > 0 || faults.length > 0;
}

async function playGames(run: Run): Promise<void> {
  const { plan, tally, until } = run;
  while (run.begun < plan.games) {
    const number = run.begun;
    run.begun += 1;
    run.open += 1;
    try {
      const players = await seated(run, number);
      run.played.push(players);
      await Promise.all(players.map((player) => player.play()));
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      tally.faults.push(until.aborted ? `game ${number} did not end in time` : `game ${number}: ${what}`);
    } finally {
      run.open -= 1;
    }
  }
}

/** A new table with people at it. Whatever breaks off begins anew, at another table. */
async function seated(run: Run, number: number): Promise<SeatPlayer[]> {
  const { plan, until } = run;
  const bots = plan.botOneIn !== null && number % plan.botOneIn === 0 ? 1 : 0;
  const entry = games.get(GAME);
  if (entry === undefined) throw new Error(`there is no ${GAME}`);
  const rules = entry.game.rules(readOptions(entry.game.options, { players: PEOPLE + bots }));
  while (true) {
    until.throwIfAborted();
    try {
      return await seatedOnce(run, number, bots, rules);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await pause(20);
    }
  }
}

async function seatedOnce(run: Run, number: number, bots: number, rules: Rules): Promise<SeatPlayer[]> {
  const { plan, addresses, tally, until } = run;
  // Seats of one table talk to different servers.
  const wires = Array.from({ length: PEOPLE }, (_, seat) => new FailoverClient(addresses, number + seat));
  for (const [seat, client] of wires.entries()) {
    await client.expect('POST', '/api/people', { name: `Game ${number}, seat ${seat}` });
  }
  const [owner, ...others] = wires;
  const { table } = await owner.expect<{ table: { id: string } }>('POST', '/api/tables', {
    game: GAME,
    seats: [
      { kind: 'me' },
      ...others.map(() => ({ kind: 'open' })),
      ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'random' })),
    ],
    visibility: 'public',
  });
  await owner.expect('POST', `/api/tables/${table.id}/word`, { word: `a word for game ${number}` });
  for (const other of others) {
    await other.expect('POST', `/api/tables/${table.id}/seats`, { word: `another for ${number}` });
  }
  return wires.map((client, seat) => {
    const random = randomFrom(`${plan.seed} ${number} ${seat}`);
    const leaves = plan.leaveOneIn !== null && seat === 0 && number % plan.leaveOneIn === 0;
    const leavesAfter = leaves ? random.below(MOST_BEFORE_LEAVING) : null;
    return new SeatPlayer({ table: table.id, seat, client, rules, random, tally, until, leavesAfter });
  });
}

/** Kills one server after the other until all has been played. */
async function killServers(
  run: Run,
  ended: AbortSignal,
): Promise<{ readonly kills: number; readonly stops: number }> {
  const { plan, servers, tally } = run;
  const random = randomFrom(`${plan.seed} kills`);
  let kills = 0;
  let stops = 0;
  while (!ended.aborted) {
    const enough = tally.acknowledged + 1 + random.below(2 * plan.actionsPerKill);
    while (tally.acknowledged < enough && !ended.aborted) await pause(random.below(10));
    if (ended.aborted) break;
    const server = servers[random.below(servers.length)];
    await server.kill();
    kills += 1;
    const [before, open] = [tally.acknowledged, run.open];
    await server.start();
    const wentOn = tally.acknowledged > before || run.open < open || ended.aborted;
    if (servers.length > 1 && !wentOn) stops += 1;
    if (kills % 10 === 0)
      plan.report(`${kills} kills, ${tally.acknowledged} actions, ${run.open} games open`);
  }
  return { kills, stops };
}

interface Found {
  readonly finished: number;
  readonly missing: number;
  readonly doubled: number;
}

/** Reads every table as the store has it, and plays it over. */
async function checkStore(database: string, run: Run): Promise<Found> {
  const store = await openStore(database);
  const sum = { finished: 0, missing: 0, doubled: 0 };
  try {
    for (const players of run.played) {
      const found = await checkTable(store, players, run.tally);
      sum.finished += found.finished;
      sum.missing += found.missing;
      sum.doubled += found.doubled;
    }
  } finally {
    await store.close();
  }
  return sum;
}

async function checkTable(store: Store, players: readonly SeatPlayer[], tally: Tally): Promise<Found> {
  const id = players[0].place.table;
  const open = await store.tables.open(id, 0);
  if (open === null) throw new Refused(`table ${id} is gone`);
  const lines = open.entries.map(({ line }) => readEntry(line));
  let missing = 0;
  let doubled = 0;
  for (const player of players) {
    const { place, left } = player;
    const departures = lines.filter((entry) => entry?.kind === 'leave' && entry.seat === place.seat).length;
    const wanted = left === null ? Math.min(1, departures) : Number(left);
    missing += Math.max(0, wanted - departures);
    doubled += Math.max(0, departures - wanted);
    const stored = lines.flatMap((entry) =>
      entry?.kind === 'action' && entry.seat === place.seat ? [entry.line] : [],
    );
    const draft = open.drafts.find(({ seat }) => seat === place.seat)?.steps ?? [];
    const there = [...stored, ...draft];
    // With somebody who leaves goes what they had begun.
    const isGone = left === null && departures > 0;
    const promised = isGone ? player.acknowledged.slice(0, there.length) : player.expected(there);
    const compared = difference(promised, there);
    missing += compared.missing;
    doubled += compared.more;
    if (compared.isOtherOrder) tally.faults.push(`table ${id}, seat ${place.seat}: in another order`);
  }
  return { missing, doubled, finished: isFinished(open, tally) ? 1 : 0 };
}

function difference(wanted: readonly string[], there: readonly string[]) {
  const counts = new Map<string, number>();
  for (const line of wanted) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const line of there) counts.set(line, (counts.get(line) ?? 0) - 1);
  let missing = 0;
  let more = 0;
  for (const count of counts.values()) {
    missing += Math.max(0, count);
    more += Math.max(0, -count);
  }
  return { missing, more, isOtherOrder: missing + more === 0 && wanted.join('\n') !== there.join('\n') };
}

function isFinished({ table, seed, entries, drafts }: OpenTable, tally: Tally): boolean {
  const game = games.get(table.game)?.game;
  if (game === undefined || seed === null || table.status !== 'finished') return false;
  const { version, options } = table;
  const saved = { game: game.id, version, options, seed, drafts, proposal: null };
  try {
    return Table.restore(game, { ...saved, entries: entries.map(({ line }) => line) }).over;
  } catch (error) {
    tally.faults.push(`table ${table.id} cannot be replayed: ${String(error)}`);
    return false;
  }
}
