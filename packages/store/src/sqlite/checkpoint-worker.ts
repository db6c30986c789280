/** The thread of sqlite-checkpoints.ts: each message is a request for one checkpoint. */
import { parentPort, workerData } from 'node:worker_threads';
import { checkpoint } from './checkpoints.ts';
import { openFile } from './file.ts';

const port = parentPort;
if (port === null) throw new Error('this module runs as a worker');
const file = openFile(workerData as string, 'r+');
port.on('message', () => port.postMessage(checkpoint(file)));
