/** Whose bot a request is from: a token of its own, which is good for nothing but playing. */
import type { OwnBotRecord, PersonId, Store } from '@guildhall/store';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app.ts';
import { HttpError } from '../http/http-error.ts';
import { BoundedMap } from '../ops/bounded-map.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For bots with a token, and for nobody else. */
    isForBot?: boolean;
  }
  interface FastifyRequest {
    /** The bot of the request's token; null: it is a person's, or a stranger's. */
    bot: OwnBotRecord | null;
  }
}

const REMEMBERED = 2_000;
/** How long an ended token may still work in another process that has not heard of its end. */
const REMEMBERED_MS = 15_000;
const BEARER = /^Bearer ([A-Za-z0-9_-]{1,100})$/;

export class OwnBotTokens {
  readonly #store: Store;
  readonly #known: BoundedMap<string, OwnBotRecord>;
  /** How often tokens were forgotten: one that was read before that may have ended since. */
  #forgotten = 0;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#known = new BoundedMap(REMEMBERED, REMEMBERED_MS, now);
  }

  /** The bot of a request, as far as that is known without asking the store. */
  knownIn(request: FastifyRequest): OwnBotRecord | null {
    const token = tokenOf(request);
    return token === null ? null : (this.#known.get(token) ?? null);
  }

  /** Finds out whose bot it is, before anything else reads the request. */
  watch(app: App): void {
    app.decorateRequest('bot', null);
    app.addHook('onRequest', async (request) => {
      const token = tokenOf(request);
      if (token !== null) request.bot = this.#known.get(token) ?? (await this.#find(token));
    });
  }

  async #find(token: string): Promise<OwnBotRecord | null> {
    const before = this.#forgotten;
    const bot = await this.#store.ownBots.find(token);
    if (bot !== null && before === this.#forgotten) this.#known.set(token, bot);
    return bot;
  }

  /** Tokens of a person, or of anybody, ended: who comes with one is looked up again. */
  forget(person: PersonId | null): void {
    this.#forgotten += 1;
    this.#known.deleteWhere(({ owner }) => person === null || owner === person);
  }
}

/** The bot of a request. Throws if there is none. */
export function botOf({ bot }: Pick<FastifyRequest, 'bot'>): OwnBotRecord {
  if (bot !== null) return bot;
  throw new HttpError(401, 'no-such-token', 'This needs the token of a bot: Authorization: Bearer ghb_…');
}

function tokenOf({ routeOptions, headers }: FastifyRequest): string | null {
  if (routeOptions.config.isForBot !== true) return null;
  return BEARER.exec(headers.authorization ?? '')?.[1] ?? null;
}
