/**
 * A server in steady play for as long as one likes, and the memory it holds on to meanwhile. Games end and begin, people
 * come and look and go: what is forgotten by somebody and not let go of shows as a slope.
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { games } from '@guildhall/games/all';
import { randomFrom, readOptions } from '@guildhall/kernel';
import { FastClient } from './fast-client.ts';
import { LOAD_GAME, LoadTable, newPerson } from './load-table.ts';
import { NO_LIMITS, ServerProcess } from './server-process.ts';

export interface SoakPlan {
  /** An empty folder. */
  readonly folder: string;
  readonly minutes: number;
  readonly tables: number;
  /** Steps a second, at all tables together. */
  readonly rate: number;
  /** How often memory is looked at. */
  readonly everySeconds: number;
  readonly report: (sample: SoakSample) => void;
}

export interface SoakSample {
  readonly minutes: number;
  readonly steps: number;
  /** Bytes: what the process has of the machine, and what it holds on to when garbage was collected. */
  readonly rss: number;
  readonly held: number;
  /** Taken while tables were still being opened and nothing had come round yet: it says nothing. */
  readonly isWarmUp: boolean;
}

export interface SoakFigures {
  readonly samples: readonly SoakSample[];
  readonly steps: number;
}

export interface Slope {
  /** Bytes a minute, by least squares. */
  readonly perMinute: number;
  /** By how much the memory grew over the whole of the time looked at, by that slope, and what it was at first. */
  readonly growth: number;
  readonly first: number;
  readonly isFlat: boolean;
}

const AT_ONCE = 32;
const IDLE_MS = 5_000;
const MINUTE_MS = 60_000;
/** The part of the time in which games are still in step with each other and caches fill. */
const WARM_UP = 1 / 3;
/** One in so many steps, somebody new comes, looks at the tables and goes. */
const VISITORS_ONE_IN = 20;
/** What one in twenty of the whole, or that many bytes, comes and goes with the games that happen to be long. */
const FLAT_SHARE = 0.05;
const FLAT_BYTES = 4 << 20;

export async function soakRun(plan: SoakPlan): Promise<SoakFigures> {
  const server = new ServerProcess({
    config: { logLevel: 'error', idleMs: IDLE_MS, limits: NO_LIMITS },
    database: join(plan.folder, 'guildhall.db'),
  });
  await server.start();
  const client = new FastClient(server.address, AT_ONCE);
  const play = new SteadyPlay(plan, server.address, client);
  try {
    const playing = play.run();
    const samples = await watch(plan, server, play);
    await playing;
    return { samples, steps: play.steps };
  } finally {
    play.stop();
    client.close();
    await server.stop();
  }
}

async function watch(plan: SoakPlan, server: ServerProcess, play: SteadyPlay): Promise<SoakSample[]> {
  const samples: SoakSample[] = [];
  while (play.minutes < plan.minutes) {
    await pause(plan.everySeconds * 1_000);
    const { minutes, steps } = play;
    const sample = { minutes, steps, ...(await server.memory()), isWarmUp: minutes < plan.minutes * WARM_UP };
    samples.push(sample);
    plan.report(sample);
  }
  return samples;
}

/** So many steps a second at tables that are opened one after the other, so that their games do not end all at once. */
class SteadyPlay {
  steps = 0;
  readonly #plan: SoakPlan;
  readonly #address: string;
  readonly #client: FastClient;
  readonly #random = randomFrom('soak');
  readonly #began = performance.now();
  readonly #tables: LoadTable[] = [];
  #isStopped = false;

  constructor(plan: SoakPlan, address: string, client: FastClient) {
    this.#plan = plan;
    this.#address = address;
    this.#client = client;
  }

  get minutes(): number {
    return (performance.now() - this.#began) / MINUTE_MS;
  }

  async run(): Promise<void> {
    const queue: LoadTable[] = [];
    let begun = 0;
    const go = async (): Promise<void> => {
      while (!this.#isStopped && this.minutes < this.#plan.minutes) {
        const isDue = begun < this.minutes * 60 * this.#plan.rate;
        const table = isDue ? (queue.shift() ?? null) : null;
        if (table === null) {
          await pause(5);
          continue;
        }
        begun += 1;
        await table.step();
        this.steps += 1;
        queue.push(table);
        if (begun % VISITORS_ONE_IN === 0) await this.#visit();
      }
    };
    await Promise.all([this.#open(queue), ...Array.from({ length: AT_ONCE }, go)]);
  }

  stop(): void {
    this.#isStopped = true;
    for (const table of this.#tables.splice(0)) table.close();
  }

  /** All of them are open when half of the warm-up is over. */
  async #open(queue: LoadTable[]): Promise<void> {
    const { tables, minutes } = this.#plan;
    const entry = games.get(LOAD_GAME);
    if (entry === undefined) throw new Error(`there is no ${LOAD_GAME}`);
    const rules = entry.game.rules(readOptions(entry.game.options, { players: 2 }));
    const endpoints = [{ address: this.#address, client: this.#client }];
    while (this.#tables.length < tables && !this.#isStopped) {
      const name = `Soak ${this.#tables.length}`;
      const table = await LoadTable.open({ endpoints, rules, random: randomFrom(name) }, name);
      this.#tables.push(table);
      queue.push(table);
      const due = (this.#tables.length / tables) * minutes * (WARM_UP / 2);
      await pause(Math.max(0, (due - this.minutes) * MINUTE_MS));
    }
  }

  async #visit(): Promise<void> {
    const cookie = await newPerson(this.#client, `Visitor ${this.#random.below(1_000_000)}`);
    const path = '/api/tables?limit=5';
    const { tables } = await this.#client.expect<{ tables: { id: string }[] }>('GET', path, cookie);
    for (const { id } of tables) await this.#client.ask('GET', `/api/tables/${id}/position?since=-1`, cookie);
  }
}

/** How what a server holds on to changed after the warm-up. */
export function slopeOf(samples: readonly SoakSample[]): Slope {
  const points = samples.filter(({ isWarmUp }) => !isWarmUp);
  if (points.length < 3) throw new Error('too short: there are not three samples after the warm-up');
  const middle = mean(points.map(({ minutes }) => minutes));
  const level = mean(points.map(({ held }) => held));
  const across = sum(points.map(({ minutes, held }) => (minutes - middle) * (held - level)));
  const perMinute = across / sum(points.map(({ minutes }) => (minutes - middle) ** 2));
  const [from, to] = [points[0].minutes, points[points.length - 1].minutes];
  const first = level + perMinute * (from - middle);
  const growth = perMinute * (to - from);
  return { perMinute, growth, first, isFlat: growth <= Math.max(FLAT_BYTES, FLAT_SHARE * first) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}
