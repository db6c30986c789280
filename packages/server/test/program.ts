/** Somebody's program at tables of a server: it knows its token and nothing else. */
import type { BotDecision, BotTurn } from '@guildhall/protocol';
import { Client, type Reply, Unexpected } from './client.ts';

export class Program {
  readonly id: string;
  readonly #token: string;
  readonly #client: Client;

  constructor(url: string, id: string, token: string, from: string | null = null) {
    this.id = id;
    this.#token = token;
    this.#client = new Client(url, from);
  }

  static async of(owner: Client, name = 'Greedy'): Promise<Program> {
    const { bot, token } = await owner.post<{ bot: { id: string }; token: string }>('/api/me/bots', { name });
    return new Program(owner.url, bot.id, token);
  }

  /** The same program, talking to another process, or from elsewhere. */
  at(url: string, from: string | null = null): Program {
    return new Program(url, this.id, this.#token, from);
  }

  ask(method: string, path: string, body?: unknown): Promise<Reply> {
    return this.#client.ask(method, path, body, { authorization: `Bearer ${this.#token}` });
  }

  async expect<T>(method: string, path: string, body?: unknown): Promise<T> {
    const reply = await this.ask(method, path, body);
    if (reply.status >= 300) throw new Unexpected(`${method} ${path}`, reply.status, reply.body);
    return reply.body as T;
  }

  sit(table: string, body: object = {}): Promise<{ seat: number; status: string }> {
    return this.expect('POST', `/api/bot/tables/${table}/seat`, body);
  }

  turn(table: string, wait = 20): Promise<BotTurn> {
    return this.expect('GET', `/api/bot/tables/${table}/turn?wait=${wait}`);
  }

  /** Waits until it has something to decide. */
  async decision(table: string): Promise<BotDecision> {
    for (;;) {
      const turn = await this.turn(table);
      if (turn.kind === 'choose') return turn;
      if (turn.kind !== 'wait') throw new Error(`there is nothing to decide: ${turn.kind}`);
    }
  }

  answer(table: string, id: string, move: string): Promise<Reply> {
    return this.ask('POST', `/api/bot/tables/${table}/move`, { id, move });
  }

  /** Plays whatever is legal until `isEnough`, or until it is over for it. */
  async playOn(table: string, isEnough: (turn: BotTurn) => boolean = () => false): Promise<BotTurn> {
    for (let steps = 0; ; steps++) {
      const turn = await this.turn(table);
      if (isEnough(turn) || (turn.kind !== 'choose' && turn.kind !== 'wait')) return turn;
      if (turn.kind === 'wait') continue;
      const reply = await this.answer(table, turn.id, turn.legal[steps % turn.legal.length]);
      if (reply.status !== 200 && reply.status !== 409) throw new Error(reply.text);
    }
  }
}
