// Starts a worker for one job and waits for its verdict. A worker that hangs ends itself (`watchdog.ts`).
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Coverage } from './coverage.ts';
import { OUT_OF_TIME } from './watchdog.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

export interface Job {
  readonly root: string;
  /** Texts that stand in for files. */
  readonly sources: readonly (readonly [file: string, text: string])[];
  readonly testFiles: readonly string[];
  /** Milliseconds of processor time that each test file may take; other programs on the machine do not count. */
  readonly limits: readonly number[];
  /** Files of which the verdict says what ran. */
  readonly watched: readonly string[];
}

export type Message =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'passed'; readonly coverage: Coverage; readonly milliseconds: number }
  | { readonly kind: 'failed'; readonly file: string; readonly test: string; readonly reason: string };

export type Verdict =
  | Exclude<Message, { kind: 'file' }>
  | { readonly kind: 'timeout'; readonly file: string }
  /** Somebody else ended the process, as a machine does that runs out of memory: that says nothing about the tests. */
  | { readonly kind: 'lost' };

const alive = new Set<ChildProcess>();

/**
 * Runs something that starts workers. They share a cache of compiled code, since most of what they load is the same for
 * all; cache and workers are gone afterwards, also when this process is told to end.
 */
export async function withWorkers<Result>(task: () => Promise<Result>): Promise<Result> {
  const cache = mkdtempSync(join(tmpdir(), 'guildhall-mutate-'));
  process.env.NODE_COMPILE_CACHE = cache;
  const end = (): void => {
    for (const child of alive) child.kill('SIGKILL');
    rmSync(cache, { recursive: true, force: true });
  };
  const endAll = (): never => {
    end();
    process.exit(130);
  };
  for (const signal of SIGNALS) process.once(signal, endAll);
  try {
    return await task();
  } finally {
    for (const signal of SIGNALS) process.off(signal, endAll);
    end();
  }
}

export function runJob(job: Job): Promise<Verdict> {
  const { promise, resolve } = Promise.withResolvers<Verdict>();
  const child = fork(WORKER, { execArgv: ['--max-old-space-size=1024'], silent: true });
  alive.add(child);
  let file = job.testFiles[0];
  let said = '';
  child.stdout?.resume();
  child.stderr?.on('data', (chunk) => (said += chunk));
  child.on('message', (message: Message) => {
    if (message.kind === 'file') file = message.file;
    else resolve(message);
  });
  // After a verdict this changes nothing; before, the process died of what it ran, as of too much memory.
  child.on('exit', (code, signal) => {
    alive.delete(child);
    if (signal === OUT_OF_TIME) return resolve({ kind: 'timeout', file });
    if (signal === 'SIGKILL') return resolve({ kind: 'lost' });
    const reason = `the process ended (${signal ?? code}) ${said.slice(0, 1000)}`;
    resolve({ kind: 'failed', file, test: '', reason });
  });
  child.send(job);
  return promise;
}
