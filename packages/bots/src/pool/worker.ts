/** A thread that thinks: one job after the other, below the server's priority. */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { gameOfVersion, type Rules, readOptions, rulesOf } from '@guildhall/kernel';
import { think } from '../levels.ts';
import { answer } from '../review/answer.ts';
import type { Registry, Reply, Request, Result, Start } from './job.ts';

const NICE = 10;

const port = parentPort;
if (port === null) throw new Error('this module runs as a worker');
const { registry, cancelled } = workerData as Start;

const { games } = (await import(registry)) as Registry;

// Only on Linux has a thread a priority of its own; elsewhere this would slow the whole server down.
if (process.platform === 'linux') setPriority(0, NICE);

async function rulesFor(job: Request['job']): Promise<Rules> {
  const entry = games.get(job.game);
  if (entry === undefined) throw new Error(`there is no game "${job.game}"`);
  const game = await gameOfVersion(entry, job.version);
  if (game === null) throw new Error(`version ${job.version} of "${job.game}" is not kept`);
  return rulesOf(game, readOptions(game.options, job.options));
}

async function work({ number, job }: Request): Promise<Result> {
  const rules = await rulesFor(job);
  const isCancelled = (): boolean => Atomics.load(cancelled, 0) === number;
  if ('question' in job) return answer(rules, job.question, isCancelled);
  const move = think(rules, { ...job, isCancelled });
  return {
    lines: move.actions.map((action) => rules.notation.write(action)),
    iterations: move.iterations,
    milliseconds: move.milliseconds,
  };
}

function reply(message: Reply): void {
  port?.postMessage(message);
}

port.on('message', async (request: Request) => {
  const { number } = request;
  try {
    reply({ kind: 'done', number, result: await work(request) });
  } catch (error) {
    reply({ kind: 'failed', number, message: error instanceof Error ? error.message : String(error) });
  }
});

reply({ kind: 'ready' });
