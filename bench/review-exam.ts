// `npm run review-exam -- calibration`: whether chances to win come true in games of bots, as a Brier score.
// `npm run review-exam -- mistakes`: whether bots do better after the suggested turn than after the one that is called a
// mistake. `--game GAME`, `--games 10` (calibration), `--turns 10` and `--playouts 20` (mistakes) do less;
// `--league DIR` takes the mistakes from exported league games instead of games of bots; `--iterations 800` lets bots
// think less. With `--resume FILE` every result is written there, and what is there already is not played again.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { manifests } from '@guildhall/games';
import { shareOf } from './arena/statistics.ts';
import { tellCalibration } from './review-exam/calibration.ts';
import type { Calibrated, MistakeFound, Playout, Result, Task } from './review-exam/task.ts';

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: manifests[0].id },
    games: { type: 'string', default: '60' },
    turns: { type: 'string', default: '50' },
    playouts: { type: 'string', default: '200' },
    iterations: { type: 'string', default: '6000' },
    league: { type: 'string' },
    resume: { type: 'string' },
    threads: { type: 'string' },
  },
});
const [what] = positionals;
const { game, league } = given;
const iterations = Number(given.iterations);
const results = new Map<string, Result>();
if (given.resume !== undefined && existsSync(given.resume))
  for (const line of readFileSync(given.resume, 'utf8').split('\n'))
    if (line !== '') keep(JSON.parse(line) as Result);

if (what === 'calibration') await calibration();
else if (what === 'mistakes') await mistakes();
else {
  console.error('Which examination? There are calibration and mistakes.');
  process.exit(2);
}

function keep(result: Result): void {
  results.set(JSON.stringify(result.task), result);
}

/** Does what was not done yet, on all threads, and returns all results in the order of the tasks. */
async function resultsOf<R extends Result>(tasks: readonly R['task'][]): Promise<R[]> {
  const missing = tasks.filter((task) => !results.has(JSON.stringify(task))).values();
  const one = (): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const worker = new Worker(new URL('./review-exam/worker.ts', import.meta.url));
    const next = (): void => {
      const { value, done } = missing.next();
      if (done === true) void worker.terminate().then(() => resolve());
      else worker.postMessage(value satisfies Task);
    };
    worker.on('error', reject);
    worker.on('message', (result: Result) => {
      keep(result);
      if (given.resume !== undefined) appendFileSync(given.resume, `${JSON.stringify(result)}\n`);
      next();
    });
    next();
    return promise;
  };
  const threads = Number(given.threads ?? availableParallelism());
  await Promise.all(Array.from({ length: threads }, one));
  return tasks.map((task) => results.get(JSON.stringify(task)) as R);
}

async function calibration(): Promise<void> {
  const tasks = Array.from({ length: Number(given.games) }, (_, at) => {
    return { kind: 'calibrate', game, iterations, seed: `calibration ${at + 1}` } as const;
  });
  for (const line of tellCalibration(await resultsOf<Calibrated>(tasks))) console.log(line);
}

async function mistakes(): Promise<void> {
  const turns = Number(given.turns);
  const playouts = Number(given.playouts);
  const found = await findMistakes(turns);
  const preferred: boolean[] = [];
  for (const { mistake } of found) {
    const tasks = Array.from({ length: playouts }, (_, at) => {
      return { kind: 'playout', mistake, iterations, seed: `playout ${at + 1}` } as const;
    });
    const gains = (await resultsOf<Playout>(tasks)).map(({ better, played }) => better - played);
    const gain = gains.reduce((sum, one) => sum + one, 0) / gains.length;
    preferred.push(gain > 0);
    const { source, number, loss } = mistake;
    console.log(
      `${source}, entry ${number}: said to lose ${loss.toFixed(1)}; the better turn brought ${gain.toFixed(1)} in ${playouts} games`,
    );
  }
  const share = shareOf(preferred.filter(Boolean).length, preferred.length);
  console.log(
    `The suggestion is preferred in ${(100 * share.value).toFixed(0)} % of ${preferred.length} turns (95 %: ${(100 * share.low).toFixed(0)} to ${(100 * share.high).toFixed(0)} %; wanted 80 %)`,
  );
}

/** So many turns that reviews call mistakes, from as many games as it takes; none of a seat's costliest is left out. */
async function findMistakes(count: number): Promise<readonly MistakeFound['mistakes'][number][]> {
  const found: MistakeFound['mistakes'][number][] = [];
  for (let at = 0; found.length < count; at++) {
    const task = { kind: 'find', game, league: league ?? null, iterations, at } as const;
    const [result] = await resultsOf<MistakeFound>([task]);
    if (result.mistakes.length === 0 && result.isLast) break;
    found.push(...result.mistakes);
  }
  return found.slice(0, count);
}
