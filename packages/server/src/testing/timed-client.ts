/**
 * A client that sends and times its requests in a thread that does nothing else. Whoever plays at hundreds of tables is
 * busy reading and deciding, and would take the time until it looks at a response for the server's.
 */
import { Worker } from 'node:worker_threads';
import { type Answer, LoadClient, type Method } from './fast-client.ts';

export interface TimedRequest {
  readonly id: number;
  readonly method: Method;
  readonly path: string;
  readonly cookie: string | null;
  readonly body: unknown;
}

export type TimedResponse = { readonly id: number } & (
  | { readonly answer: Answer }
  | { readonly error: string }
);

export interface TimedClientData {
  readonly address: string;
  readonly connections: number;
}

export class TimedClient extends LoadClient {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<Answer>>();
  #requests = 0;

  constructor(address: string, connections: number) {
    super();
    const workerData: TimedClientData = { address, connections };
    this.#worker = new Worker(new URL('./timed-client-worker.ts', import.meta.url), { workerData });
    this.#worker.on('message', (response: TimedResponse) => {
      const waiting = this.#waiting.get(response.id);
      this.#waiting.delete(response.id);
      if ('answer' in response) waiting?.resolve(response.answer);
      else waiting?.reject(new Error(response.error));
    });
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#waiting.values()) reject(error);
    });
  }

  ask(method: Method, path: string, cookie: string | null, body?: unknown): Promise<Answer> {
    this.#requests += 1;
    const waiting = Promise.withResolvers<Answer>();
    this.#waiting.set(this.#requests, waiting);
    this.#worker.postMessage({ id: this.#requests, method, path, cookie, body } satisfies TimedRequest);
    return waiting.promise;
  }

  close(): void {
    void this.#worker.terminate();
  }
}
