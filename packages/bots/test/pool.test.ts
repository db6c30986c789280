import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { terraMystica } from '@guildhall/games/terra-mystica';
import { readOptions } from '@guildhall/kernel';
import { afterEach, expect, test } from 'vitest';
import { think } from '../src/index.ts';
import { BotPool, type Job, JobFailed, type PoolSettings } from '../src/pool/index.ts';
import { positionsOf } from './positions.ts';
import { type FaultyOptions, faulty } from './registry.ts';

const REGISTRY = new URL('./registry.ts', import.meta.url).href;
const pools: BotPool[] = [];

function pool(settings: Partial<PoolSettings> = {}): BotPool {
  const made = new BotPool({ registry: REGISTRY, threads: 1, ...settings });
  pools.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((open) => open.close()));
});

const terraOptions = { players: 4 };
const terraRules = terraMystica.rules(readOptions(terraMystica.options, terraOptions));
const [{ state, seat }] = (await positionsOf(terraRules, 'pool')).slice(30);

const terraJob: Job = {
  game: 'terra-mystica',
  version: terraMystica.version,
  options: terraOptions,
  view: terraRules.view(state, seat),
  seat,
  level: 'steady',
  seed: 'pool',
  budget: { iterations: 400, milliseconds: 60_000 },
};

/** Would run for minutes if nothing stopped it. */
const longJob: Job = { ...faultyJob('hangs'), budget: { iterations: 1, milliseconds: 60_000 } };

function faultyJob(fault: FaultyOptions['fault'], mark: string | null = null): Job {
  const options = { players: 1, fault, mark };
  const rules = faulty.rules(readOptions(faulty.options, options));
  const view = rules.view(rules.setup(''), 0);
  const budget = { iterations: 1, milliseconds: 100 };
  return {
    game: 'faulty',
    version: faulty.version,
    options,
    view,
    seat: 0,
    level: 'steady',
    seed: '',
    budget,
  };
}

test('a thread returns what the bot itself returns', async () => {
  const answer = await pool().think(terraJob);
  const { budget } = terraJob;
  const move = think(terraRules, {
    view: terraRules.view(state, seat),
    seat,
    level: 'steady',
    seed: 'pool',
    ...(budget === undefined ? {} : { budget }),
  });
  expect(answer.lines).toEqual(move.actions.map((action) => terraRules.notation.write(action)));
  expect(answer.iterations).toBe(move.iterations);
});

test('the calling thread stays free while others think', async () => {
  const busy = pool({ threads: 2 });
  const jobs = Promise.all([terraJob, terraJob, terraJob, terraJob].map((job) => busy.think(job)));
  let isDone = false;
  void jobs.then(() => {
    isDone = true;
  });
  let ticks = 0;
  while (!isDone) {
    await sleep(2);
    ticks += 1;
  }
  expect(ticks).toBeGreaterThan(5);
  expect(busy.load).toEqual({ running: 0, waiting: 0 });
});

test('owners take turns, however many jobs one of them has waiting', async () => {
  const one = pool();
  const order: string[] = [];
  const ask = async (owner: string): Promise<void> => {
    const job = { ...terraJob, budget: { iterations: 1, milliseconds: 60_000 } };
    await one.think(job, { owner });
    order.push(owner);
  };
  const asked = [...Array.from({ length: 6 }, () => 'Ana'), 'Ben', 'Cleo', 'Ben'].map(ask);
  await Promise.all(asked);
  expect(order).toEqual(['Ana', 'Ben', 'Cleo', 'Ana', 'Ben', 'Ana', 'Ana', 'Ana', 'Ana']);
});

test('a waiting job can be cancelled', async () => {
  const one = pool();
  const first = one.think(terraJob);
  const controller = new AbortController();
  const second = one.think(terraJob, { signal: controller.signal });
  controller.abort(new Error('the seat was left'));
  await expect(second).rejects.toThrow('the seat was left');
  await expect(first).resolves.toMatchObject({ iterations: expect.any(Number) });
});

test('a running job can be cancelled, and its thread goes on with the next', async () => {
  const one = pool();
  await one.think(terraJob);
  const controller = new AbortController();
  const endless: Job = { ...faultyJob('slow'), budget: { iterations: 1e9, milliseconds: 600_000 } };
  const given = one.think(endless, { signal: controller.signal });
  await sleep(20);
  expect(one.load.running).toBe(1);
  controller.abort(new Error('the table was closed'));
  await expect(given).rejects.toThrow('the table was closed');
  await expect(one.think(terraJob)).resolves.toMatchObject({ iterations: expect.any(Number) });
});

test('a job whose signal has aborted already is not started', async () => {
  const signal = AbortSignal.abort(new Error('too late'));
  await expect(pool().think(terraJob, { signal })).rejects.toThrow('too late');
});

test('a thread that dies is replaced and its job tried again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-pool-'));
  try {
    const answer = await pool().think(faultyJob('exitsOnce', join(folder, 'mark')));
    expect(answer.lines).toEqual(['decide']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a job that threads keep dying over fails, the others are done', async () => {
  const one = pool();
  const bad = one.think(faultyJob('exits'));
  const good = one.think(terraJob);
  await expect(bad).rejects.toThrow(JobFailed);
  await expect(good).resolves.toMatchObject({ iterations: expect.any(Number) });
});

test('a thread that is stuck is ended', async () => {
  const one = pool({ graceMilliseconds: 1_000 });
  await expect(one.think(faultyJob('hangs'))).rejects.toThrow(JobFailed);
  await expect(one.think(faultyJob('none'))).resolves.toMatchObject({ lines: ['decide'] });
});

test('what a game throws reaches the caller', async () => {
  const one = pool();
  await expect(one.think(faultyJob('throws'))).rejects.toThrow('this game throws');
  await expect(one.think({ ...terraJob, game: 'chess' })).rejects.toThrow('there is no game "chess"');
  await expect(one.think({ ...terraJob, options: { players: 9 } })).rejects.toThrow(/players/);
  await expect(one.think(terraJob)).resolves.toMatchObject({ iterations: expect.any(Number) });
});

test('a bot thinks by the rules that its table began with', async () => {
  const one = pool();
  await expect(one.think({ ...faultyJob('none'), game: 'older' })).resolves.toMatchObject({
    lines: ['decide'],
  });
  await expect(one.think({ ...faultyJob('none'), game: 'older', version: 2 })).rejects.toThrow(JobFailed);
  await expect(one.think({ ...terraJob, version: 99 })).rejects.toThrow('version 99 of "terra-mystica"');
});

test('a registry that does not load fails the jobs instead of starting threads for ever', async () => {
  const broken = pool({ registry: new URL('./no-such-module.ts', import.meta.url).href });
  await expect(broken.think(terraJob)).rejects.toThrow(/no thread could start/);
});

test('closing rejects what is open', async () => {
  const one = pool();
  const open = one.think(longJob);
  const closing = one.close();
  await expect(open).rejects.toThrow('the pool was closed');
  await closing;
  await expect(one.think(terraJob)).rejects.toThrow('the pool is closed');
});
