/** Requests of one person to whichever server answers. */

/** No server answered, or none that could say what became of the request. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** A refusal that a retry would not change. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

const PATIENCE_MS = 10_000;

export class FailoverClient {
  readonly #addresses: readonly string[];
  #at: number;
  #cookie: string | null = null;

  /** Begins with one of the addresses, and goes on to the next when that does not answer. */
  constructor(addresses: readonly string[], first: number) {
    this.#addresses = addresses;
    this.#at = first % addresses.length;
  }

  async ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Reply> {
    const address = this.#addresses[this.#at];
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${address}${path}`, {
        method,
        headers: {
          ...(this.#cookie === null ? {} : { cookie: this.#cookie }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      text = await response.text();
    } catch (error) {
      this.#at = (this.#at + 1) % this.#addresses.length;
      throw new Unreachable(`${method} ${path}`, { cause: error });
    }
    if (response.status === 503) throw new Unreachable(`${method} ${path}: 503`);
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.#cookie = set.split(';')[0];
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  }

  /** The body of a successful response. */
  async expect<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    const reply = await this.ask(method, path, body);
    if (reply.status < 300) return reply.body as T;
    throw new Refused(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body).slice(0, 300)}`);
  }
}
