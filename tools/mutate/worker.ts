// One process of a mutation run: runs test files in order, with some source files replaced in memory, until a test
// fails. Nothing is written anywhere. A fresh process for each mutant: what a mutant did to a cache ends with it.
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Job, Message } from './process.ts';

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

/** The ids that instrumented sources have noted since the last call. */
function takeCoverage(): string[] {
  const noted = (globalThis as { __stryker__?: { mutantCoverage?: { static: object } } }).__stryker__;
  return Object.keys(noted?.mutantCoverage?.static ?? {});
}

async function run(job: Job): Promise<Message> {
  // Some matchers ask which file is tested.
  Object.assign(globalThis, { __vitest_worker__: { filepath: '', config: {} } });
  replaceSources(job);
  for (const file of job.testFiles) {
    await send({ kind: 'file', file });
    try {
      await import(pathToFileURL(join(job.root, file)).href);
    } catch (error) {
      return { kind: 'failed', test: file, reason: String(error) };
    }
    const { takeTests }: typeof import('./vitest.ts') = await import(OWN_VITEST);
    for (const { name, run } of takeTests()) {
      try {
        await run();
      } catch (error) {
        return { kind: 'failed', test: `${file}: ${name}`, reason: String(error) };
      }
    }
  }
  return { kind: 'passed', covered: takeCoverage() };
}

process.once('message', async (job) => {
  await send(await run(job as Job));
  process.exit();
});
