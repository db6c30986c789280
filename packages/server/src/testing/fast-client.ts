/** A light client for many requests: connections that stay open, and responses as text. */
import { Agent, request } from 'node:http';

export type Method = 'GET' | 'POST';

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cookie: string | null;
  /** From when the request was sent until all of the response was there, in milliseconds. */
  readonly took: number;
}

export abstract class LoadClient {
  abstract ask(method: Method, path: string, cookie: string | null, body?: unknown): Promise<Answer>;

  abstract close(): void;

  /** A successful response, read as JSON. */
  async expect<T>(method: Method, path: string, cookie: string | null, body?: unknown): Promise<T> {
    const { status, text } = await this.ask(method, path, cookie, body);
    if (status < 300) return JSON.parse(text) as T;
    throw new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`);
  }
}

export class FastClient extends LoadClient {
  readonly #address: URL;
  readonly #agent: Agent;

  constructor(address: string, connections: number) {
    super();
    this.#address = new URL(address);
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });
  }

  ask(method: Method, path: string, cookie: string | null, body?: unknown): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const payload = body === undefined ? null : JSON.stringify(body);
    const began = performance.now();
    const sent = request(
      {
        host: this.#address.hostname,
        port: this.#address.port,
        method,
        path,
        agent: this.#agent,
        headers: {
          ...(cookie === null ? {} : { cookie }),
          ...(payload === null
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const [set] = response.headers['set-cookie'] ?? [];
          const given = set === undefined ? null : set.split(';')[0];
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            cookie: given,
            took: performance.now() - began,
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(payload ?? undefined);
    return promise;
  }

  close(): void {
    this.#agent.destroy();
  }
}
