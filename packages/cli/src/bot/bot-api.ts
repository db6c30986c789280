/** The routes of a server that are for bots, asked again and again while it does not answer. */
import { setTimeout as pause } from 'node:timers/promises';
import type { BotTurn, ResponseOf } from '@guildhall/protocol';

/** How long the server may keep us waiting for the next decision. */
const WAIT_SECONDS = 25;
/** Beyond that, how long an answer may take. */
const SLOW_MS = 15_000;
const SECOND_MS = 1_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

/** The server has refused it. */
export class Refused extends Error {
  readonly status: number;
  /** A code, or `nobody` where something else answers than a Guildhall. */
  readonly code: string;

  constructor(status: number, code: string, reason: string) {
    super(reason);
    this.status = status;
    this.code = code;
  }
}

export class BotApi {
  readonly #server: string;
  readonly #token: string;
  readonly #say: (line: string) => void;
  #isAway = false;

  /** `say` hears when the server goes away and when it is back. */
  constructor(server: string, token: string, say: (line: string) => void) {
    this.#server = server.replace(/\/+$/, '');
    this.#token = token;
    this.#say = say;
  }

  whoAmI(): Promise<ResponseOf<'GET /api/bot'>> {
    return this.#ask('seats', 'GET', '');
  }

  sit(table: string, code: string | null): Promise<ResponseOf<'POST /api/bot/tables/:id/seat'>> {
    return this.#ask('seat', 'POST', `/tables/${table}/seat`, code === null ? {} : { code });
  }

  async leave(table: string): Promise<void> {
    await this.#ask(null, 'DELETE', `/tables/${table}/seat`);
  }

  turn(table: string): Promise<BotTurn> {
    return this.#ask('kind', 'GET', `/tables/${table}/turn?wait=${WAIT_SECONDS}`);
  }

  move(table: string, id: string, move: string): Promise<BotTurn> {
    return this.#ask('kind', 'POST', `/tables/${table}/move`, { id, move });
  }

  /** `field` is something that every answer of a Guildhall has; null: it answers nothing. */
  async #ask<T>(field: string | null, method: string, path: string, body?: unknown): Promise<T> {
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      const response = await this.#try(method, path, body);
      if (response === null) {
        this.#away();
        await pause(wait);
        continue;
      }
      // Too many requests, or a server that stops, says when to come again.
      const later = Number(response.headers.get('retry-after'));
      if ((response.status === 429 || response.status === 503) && later > 0) {
        await pause(later * SECOND_MS);
        continue;
      }
      if (response.status >= 500) {
        this.#away();
        await pause(wait);
        continue;
      }
      this.#back();
      const answer = await answerOf(response);
      if (response.ok) {
        if (field === null || field in answer) return answer as T;
        throw new Refused(response.status, 'nobody', 'what answers there is no Guildhall server');
      }
      const { error, reason } = answer;
      throw new Refused(
        response.status,
        typeof error === 'string' ? error : 'nobody',
        typeof reason === 'string' ? reason : `it answered ${response.status}`,
      );
    }
  }

  /** Null: nothing answers. */
  async #try(method: string, path: string, body: unknown): Promise<Response | null> {
    try {
      return await fetch(`${this.#server}/api/bot${path}`, {
        method,
        headers: {
          authorization: `Bearer ${this.#token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(WAIT_SECONDS * SECOND_MS + SLOW_MS),
      });
    } catch {
      return null;
    }
  }

  #away(): void {
    if (!this.#isAway) this.#say(`${this.#server} does not answer; trying again`);
    this.#isAway = true;
  }

  #back(): void {
    if (this.#isAway) this.#say(`${this.#server} is back`);
    this.#isAway = false;
  }
}

async function answerOf(response: Response): Promise<Readonly<Record<string, unknown>>> {
  try {
    return Object(await response.json());
  } catch {
    return {};
  }
}
