// The thread that `watchdog.ts` starts.
import { workerData } from 'node:worker_threads';
import { OUT_OF_TIME, used } from './watchdog.ts';

const EVERY_MS = 250;
const until: Float64Array = workerData;

setInterval(() => {
  if (used() > until[0]) process.kill(process.pid, OUT_OF_TIME);
}, EVERY_MS);
