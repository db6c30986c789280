/** Asks the worker of the bots. */
import type { Answer, Question } from '@guildhall/bots/review';
import type { BotQuestion, BotReply, RequestedGame, ReviewQuestion } from './bot-protocol.ts';
import { randomText } from './local-tables.ts';

type Asked = Omit<BotQuestion, 'id'> | Omit<ReviewQuestion, 'id'>;

interface Waiting {
  resolve(reply: BotReply): void;
  reject(fault: Error): void;
}

export class Bots {
  #worker: Worker | null = null;
  #next = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** What a bot plays, one after the other, as long as it is legal. */
  async choose(question: Omit<BotQuestion, 'id' | 'seed'>): Promise<readonly string[]> {
    const reply = await this.#ask({ ...question, seed: randomText(8) });
    return 'lines' in reply ? reply.lines : [];
  }

  /** Answers a question of a game review. */
  async review(game: RequestedGame, question: Question): Promise<Answer<Question>> {
    const reply = await this.#ask({ ...game, question });
    if ('answer' in reply) return reply.answer;
    throw new Error('a question of a review was answered by a move');
  }

  #ask(asked: Asked): Promise<BotReply> {
    const worker = this.#started();
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ ...asked, id });
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
    if ('fault' in reply) waiting?.reject(new Error(reply.fault));
    else waiting?.resolve(reply);
  }
}
