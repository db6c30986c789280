/** A person at a device: requests with their cookie, and sockets. Everything received is kept. */
import { once } from 'node:events';
import type { ServerMessage, StartedPosition } from '@guildhall/protocol';
import { WebSocket } from 'ws';
import { faultOfMessage } from '../src/testing/schema-check.ts';

/** Messages of sockets that did not fit the protocol. */
export const socketFaults: string[] = [];

/** A disk that others keep busy may let a commit wait for many seconds. */
const PATIENCE_MS = 30_000;

/** As the tests read it, which look once a game has started. */
export type Position = StartedPosition;

export type Message = ServerMessage;

/** An answer other than the one that was hoped for. */
export class Unexpected extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(what: string, status: number, body: Readonly<Record<string, unknown>>) {
    super(`${what}: ${status} ${JSON.stringify(body).slice(0, 500)}`);
    this.status = status;
    this.body = body;
  }
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

export class Client {
  readonly url: string;
  cookie: string | null = null;
  id = '';
  readonly received: string[] = [];
  /** What a proxy would say of where it comes from. */
  readonly #from: Readonly<Record<string, string>>;

  constructor(url: string, from: string | null = null) {
    this.url = url;
    this.#from = from === null ? {} : { 'x-forwarded-for': from };
  }

  static async enter(url: string, name: string, from: string | null = null): Promise<Client> {
    const client = new Client(url, from);
    const { person } = await client.post<{ person: { id: string } }>('/api/people', { name });
    client.id = person.id;
    return client;
  }

  static async enterAll(url: string, names: readonly string[]): Promise<Client[]> {
    return await Promise.all(names.map((name) => Client.enter(url, name)));
  }

  /** The same person, talking to another process. */
  at(url: string): Client {
    const other = new Client(url);
    other.cookie = this.cookie;
    other.id = this.id;
    return other;
  }

  /** What it says of itself with everything it asks. */
  get headers(): Record<string, string> {
    return { ...this.#from, ...(this.cookie === null ? {} : { cookie: this.cookie }) };
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...this.headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    this.#take(response.headers.getSetCookie());
    const text = await response.text();
    this.received.push(text, ...[...response.headers].map(([name, value]) => `${name}: ${value}`));
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    const parsed = isJson && text !== '' ? (JSON.parse(text) as Record<string, unknown>) : {};
    return { status: response.status, text, headers: response.headers, body: parsed };
  }

  /** Keeps cookies as a browser does: by name, until they are cleared. */
  #take(set: readonly string[]): void {
    if (set.length === 0) return;
    const jar = new Map((this.cookie ?? '').split('; ').flatMap((one) => (one === '' ? [] : [pairOf(one)])));
    for (const cookie of set) {
      const [name, value] = pairOf(cookie.split(';')[0]);
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    this.cookie = jar.size === 0 ? null : [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async expect<T>(method: string, path: string, body?: unknown): Promise<T> {
    const reply = await this.ask(method, path, body);
    if (reply.status >= 300) throw new Unexpected(`${method} ${path}`, reply.status, reply.body);
    return reply.body as T;
  }

  async get<T = Record<string, unknown>>(path: string): Promise<T> {
    return await this.expect<T>('GET', path);
  }

  async post<T = Record<string, unknown>>(path: string, body: unknown = {}): Promise<T> {
    return await this.expect<T>('POST', path, body);
  }

  async position(table: string, since = -1): Promise<Position> {
    return await this.get<Position>(`/api/tables/${table}/position?since=${since}`);
  }

  async legal(table: string): Promise<string[]> {
    return (await this.get<{ actions: string[] }>(`/api/tables/${table}/legal`)).actions;
  }

  async watch(table: string, query = ''): Promise<Line> {
    return await Line.open(this, table, query);
  }
}

function pairOf(cookie: string): [string, string] {
  const at = cookie.indexOf('=');
  return [cookie.slice(0, at), cookie.slice(at + 1)];
}

/** An open socket, and what came through it. */
export class Line {
  readonly messages: Message[] = [];
  readonly #socket: WebSocket;
  readonly #waiting = new Set<() => void>();
  closed: number | null = null;

  private constructor(socket: WebSocket, client: Client) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      client.received.push(text);
      const fault = faultOfMessage(text);
      if (fault !== null) socketFaults.push(fault);
      this.messages.push(JSON.parse(text) as Message);
      for (const look of this.#waiting) look();
    });
    socket.on('close', (code) => {
      this.closed = code;
      for (const look of this.#waiting) look();
    });
  }

  static async open(client: Client, table: string, query: string): Promise<Line> {
    const url = `${client.url.replace('http', 'ws')}/api/tables/${table}/live${query}`;
    const socket = new WebSocket(url, { headers: client.headers });
    const line = new Line(socket, client);
    await Promise.race([
      once(socket, 'open'),
      once(socket, 'unexpected-response').then(([, response]) => {
        throw new Unexpected('WS', (response as { statusCode: number }).statusCode, {});
      }),
    ]);
    return line;
  }

  /** Whether a message of the chat came. */
  hears(text: string): boolean {
    return this.messages.some(
      (message) => message.kind === 'chat' && message.messages.some((said) => said.text === text),
    );
  }

  /** The last position that came. */
  get position(): Position | null {
    const found = this.messages.findLast((message) => message.kind === 'position');
    return (found as Position | undefined) ?? null;
  }

  say(text: string): void {
    this.#socket.send(text);
  }

  /** Waits until something holds of what has come. */
  async until(holds: (line: Line) => boolean, what = 'something'): Promise<void> {
    if (holds(this)) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(look);
        const kinds = this.messages.map(({ kind }) => kind).join(' ');
        reject(new Error(`waited for ${what}; came ${kinds}; at ${this.position?.number}`));
      }, PATIENCE_MS);
      const look = (): void => {
        if (!holds(this)) return;
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
    });
  }

  async close(): Promise<void> {
    if (this.#socket.readyState === WebSocket.CLOSED) return;
    this.#socket.close();
    await once(this.#socket, 'close');
  }
}
