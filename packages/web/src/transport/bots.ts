/** Asks the worker of the bots. */
import type { BotQuestion, BotReply } from './bot-protocol.ts';
import { randomText } from './local-tables.ts';

interface Waiting {
  resolve(lines: readonly string[]): void;
  reject(fault: Error): void;
}

export class Bots {
  #worker: Worker | null = null;
  #next = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** What a bot plays, one after the other, as long as it is legal. */
  choose(question: Omit<BotQuestion, 'id' | 'seed'>): Promise<readonly string[]> {
    const worker = this.#started();
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ ...question, id, seed: randomText(8) } satisfies BotQuestion);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.clear();
  }

  #started(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<BotReply>) => this.#hear(event.data));
    worker.addEventListener('error', (event) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(event.message));
      this.#waiting.clear();
    });
    this.#worker = worker;
    return worker;
  }

  #hear(reply: BotReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('lines' in reply) waiting?.resolve(reply.lines);
    else waiting?.reject(new Error(reply.fault));
  }
}
