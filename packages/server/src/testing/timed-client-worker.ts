/** The thread of a timed client. */
import { parentPort, workerData } from 'node:worker_threads';
import { FastClient } from './fast-client.ts';
import type { TimedClientData, TimedRequest, TimedResponse } from './timed-client.ts';

const { address, connections } = workerData as TimedClientData;
const client = new FastClient(address, connections);
const say = (response: TimedResponse): void => parentPort?.postMessage(response);

parentPort?.on('message', ({ id, method, path, cookie, body }: TimedRequest) => {
  client.ask(method, path, cookie, body).then(
    (answer) => say({ id, answer }),
    (error: unknown) => say({ id, error: String(error) }),
  );
});
