// One process of a mutation run: runs test files in order, with some source files replaced in memory, until a test
// fails. Nothing is written anywhere. A fresh process for each mutant: what a mutant did to a cache ends with it.
import { Session } from 'node:inspector/promises';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Coverage } from './coverage.ts';
import type { Job, Message } from './process.ts';
import { startWatchdog, used } from './watchdog.ts';

const OWN_VITEST = new URL('./vitest.ts', import.meta.url).href;

const send = (message: Message): Promise<void> =>
  new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()));

function replaceSources({ root, sources }: Job): void {
  const byUrl = new Map(sources.map(([file, text]) => [pathToFileURL(join(root, file)).href, text]));
  registerHooks({
    resolve(wanted, context, next) {
      const ours = wanted === 'vitest' && context.parentURL !== OWN_VITEST;
      return ours ? { url: OWN_VITEST, shortCircuit: true } : next(wanted, context);
    },
    load(url, context, next) {
      const source = byUrl.get(url);
      if (source === undefined) return next(url, context);
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}

/** From now on V8 notes which parts of the code run; the result gives those of the watched files. */
async function watch({ root, watched }: Job): Promise<() => Promise<Coverage>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
  const byUrl = new Map(watched.map((file) => [pathToFileURL(join(root, file)).href, file]));
  return async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result.flatMap(({ url, functions }) => {
      const file = byUrl.get(url);
      return file === undefined ? [] : [[file, functions.flatMap(({ ranges }) => ranges)] as const];
    });
  };
}

async function run(job: Job): Promise<Message> {
  // Some matchers ask which file is tested.
  Object.assign(globalThis, { __vitest_worker__: { filepath: '', config: {} } });
  replaceSources(job);
  const coverage = job.watched.length === 0 ? null : await watch(job);
  const allow = startWatchdog();
  for (const [at, file] of job.testFiles.entries()) {
    await send({ kind: 'file', file });
    allow(job.limits[at]);
    try {
      await import(pathToFileURL(join(job.root, file)).href);
    } catch (error) {
      return { kind: 'failed', file, test: '', reason: String(error) };
    }
    const { takeTests }: typeof import('./vitest.ts') = await import(OWN_VITEST);
    for (const { name, run } of takeTests()) {
      try {
        await run();
      } catch (error) {
        return { kind: 'failed', file, test: name, reason: String(error) };
      }
    }
  }
  return { kind: 'passed', coverage: (await coverage?.()) ?? [], milliseconds: used() };
}

process.once('message', async (job) => {
  await send(await run(job as Job));
  process.exit();
});
