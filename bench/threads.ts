/** Many tasks in a few threads: each thread takes the next one when it has finished one. */
import { Worker } from 'node:worker_threads';

export async function inThreads<Task, Done>(
  module: URL,
  tasks: readonly Task[],
  threads: number,
  onDone: (done: Done) => void,
  workerData?: unknown,
): Promise<void> {
  const waiting = tasks.values();
  const one = (): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const worker = new Worker(module, { workerData });
    const next = (): void => {
      const { value, done } = waiting.next();
      if (done === true) void worker.terminate().then(() => resolve());
      else worker.postMessage(value);
    };
    worker.on('error', reject);
    worker.on('message', (done: Done) => {
      onDone(done);
      next();
    });
    next();
    return promise;
  };
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, one));
}
