// Ends a process that has used up its processor time. Time by the clock would not do: on a busy machine a test that only
// waits for its turn would look like one that hangs. A thread of its own watches, for the first one may be in a loop.
import { Worker } from 'node:worker_threads';

/** The signal by which such a process ends. */
export const OUT_OF_TIME = 'SIGVTALRM';

/** Milliseconds of processor time that this process has used. */
export function used(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** From now on the process is watched; the result sets how many milliseconds it may use from then on. */
export function startWatchdog(): (milliseconds: number) => void {
  const until = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
  until[0] = Number.POSITIVE_INFINITY;
  new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData: until }).unref();
  return (milliseconds) => {
    until[0] = used() + milliseconds;
  };
}
