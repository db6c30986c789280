/** Real server processes, for runs in which they are killed or loaded. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Limits, ServerConfig } from '../ops/config.ts';

export interface ChildConfig {
  readonly config: Partial<Omit<ServerConfig, 'limits'>> & { readonly limits?: Partial<Limits> };
  readonly database: string;
}

export type ChildRequest = 'memory' | 'cpu' | 'empty-posts' | 'stop';
export type ChildResponse =
  | { readonly kind: 'ready'; readonly address: string }
  | ({ readonly kind: 'memory' } & Memory)
  | { readonly kind: 'cpu'; readonly seconds: number }
  | { readonly kind: 'empty-posts'; readonly address: string };

/** In bytes: what the process has from the machine, the most it had, and what it holds on to after garbage was collected. */
export interface Memory {
  readonly rss: number;
  readonly peak: number;
  readonly held: number;
}

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));
/**
 * What `npm start` and the image give to Node.
 * - The position of a busy table lives until the table's next action. With twice 16 MB for new objects most of them are gone
 *   before they would be moved to the old space, whose collection stops everything for 10 to 40 ms.
 * - By itself Node would let the heap grow to four times what is in use before it collects.
 * - On two processors its four garbage collection threads would hold up the thread that serves, for a tenth of a second
 *   every few seconds: one such thread is enough.
 */
export const SERVER_NODE_FLAGS = [
  '--max-semi-space-size=16',
  '--max-old-space-size=1024',
  '--v8-pool-size=1',
];

const PLENTY = 1_000_000_000;

/** Limits that one machine full of clients does not meet. */
export const NO_LIMITS: Omit<Limits, 'bodyBytes'> = {
  requestsPerMinute: PLENTY,
  botRequestsPerMinute: PLENTY,
  entriesPerMinute: PLENTY,
  wordsPerMinute: PLENTY,
  messagesPerAddressPerDay: PLENTY,
  reportsPerAddressPerDay: PLENTY,
  tablesPerHour: PLENTY,
  tablesPerAddressPerHour: PLENTY,
  tablesPerAddressPerDay: PLENTY,
  tableTriesPerAddress: PLENTY,
  socketsPerPerson: PLENTY,
  socketsPerAddress: PLENTY,
  socketsPerTable: PLENTY,
  spectatorsPerAddress: PLENTY,
  connections: PLENTY,
  connectionsPerAddress: PLENTY,
  confirmationsPerRecipient: PLENTY,
  lettersPerPerson: PLENTY,
  lettersPerAddress: PLENTY,
  lettersPerRecipient: PLENTY,
  webhooksPerPerson: PLENTY,
  newWebhooksPerAddress: PLENTY,
  webhooksPerHost: PLENTY,
  tablesPerPerson: PLENTY,
};

export class ServerProcess {
  readonly #orders: ChildConfig;
  #child: ChildProcess | null = null;
  #port = 0;

  constructor(orders: ChildConfig) {
    this.#orders = orders;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts, or starts again where it was. */
  async start(): Promise<void> {
    const { config, database } = this.#orders;
    const orders: ChildConfig = { database, config: { ...config, host: '127.0.0.1', port: this.#port } };
    const child = fork(CHILD, [JSON.stringify(orders)], {
      execArgv: ['--expose-gc', ...SERVER_NODE_FLAGS],
      // It starts again and again.
      env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'guildhall-compile-cache') },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    const answer = await nextAnswer(child);
    if (answer.kind !== 'ready') throw new Error(`a server said ${answer.kind} before it was ready`);
    this.#port = Number(new URL(answer.address).port);
  }

  /** Without any warning, by SIGKILL. Unlike a power cut this leaves what the disk has not written yet to the system. */
  async kill(): Promise<void> {
    const child = this.#running();
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    this.#child = null;
  }

  /** Lets it stand still, as a machine does that is paused. */
  freeze(): void {
    this.#running().kill('SIGSTOP');
  }

  thaw(): void {
    this.#running().kill('SIGCONT');
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.send('stop' satisfies ChildRequest);
    await gone;
    this.#child = null;
  }

  async memory(): Promise<Memory> {
    const answer = await this.#ask('memory');
    if (answer.kind !== 'memory') throw new Error(`a server said ${answer.kind} when asked for its memory`);
    return answer;
  }

  /** Time on the processor since it began: what else the machine does does not make it longer. */
  async cpuSeconds(): Promise<number> {
    const answer = await this.#ask('cpu');
    if (answer.kind !== 'cpu') throw new Error(`a server said ${answer.kind} when asked for its time`);
    return answer.seconds;
  }

  /** Has the server's process answer empty posts too, at the address that it gives. */
  async emptyPosts(): Promise<string> {
    const answer = await this.#ask('empty-posts');
    if (answer.kind !== 'empty-posts') throw new Error(`a server said ${answer.kind} to empty posts`);
    return answer.address;
  }

  async #ask(question: ChildRequest): Promise<ChildResponse> {
    const child = this.#running();
    const answered = nextAnswer(child);
    child.send(question);
    return await answered;
  }

  #running(): ChildProcess {
    if (this.#child === null) throw new Error('the server is not running');
    return this.#child;
  }
}

async function nextAnswer(child: ChildProcess): Promise<ChildResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<ChildResponse>();
  const died = (): void => reject(new Error('a server ended by itself'));
  child.once('message', (answer) => resolve(answer as ChildResponse));
  child.once('exit', died);
  try {
    return await promise;
  } finally {
    child.off('exit', died);
  }
}
