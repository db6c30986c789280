/** How the client keeps up with a table where the socket is refused or breaks: by a clock that the tests move. */

import type { ServerMessage } from '@guildhall/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveSocket } from '../src/transport/live-socket.ts';

/** What the server does: with sockets, and with requests. */
class Server {
  socket: 'refused' | 'open' = 'refused';
  answer: (path: string) => Response = () => new Response('{}', { headers: JSON_TYPE });
  readonly sockets: FakeSocket[] = [];
  readonly asked: string[] = [];
}

const JSON_TYPE = { 'content-type': 'application/json' };
let server: Server;

class FakeSocket extends EventTarget {
  #isOver = false;

  constructor() {
    super();
    server.sockets.push(this);
    const { socket } = server;
    setTimeout(() => (socket === 'open' ? this.dispatchEvent(new Event('open')) : this.end(1006)));
  }

  tell(told: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(told) }));
  }

  end(code: number): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }

  close(): void {}
}

class FakePage extends EventTarget {
  hidden = false;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let page: FakePage;
let window: EventTarget;
let heard: ServerMessage[];
let reached: boolean[];
let gone: number;

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  page = new FakePage();
  window = new EventTarget();
  heard = [];
  reached = [];
  gone = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { origin: 'https://games.example' });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('fetch', async (path: string) => {
    server.asked.push(path);
    return server.answer(path);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function listen(): LiveSocket {
  return new LiveSocket({
    table: 'abc',
    code: null,
    hearsChat: true,
    known: () => ({ entry: 4, message: 7 }),
    hear: (told) => heard.push(told),
    reached: (isReached) => reached.push(isReached),
    gone: () => {
      gone += 1;
    },
  });
}

const json = (body: unknown, status = 200, headers = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...JSON_TYPE, ...headers } });

/** A table of which everything can be asked. */
function answering(path: string): Response {
  if (path.includes('/position')) return json({ kind: 'position', revision: 9 });
  if (path.includes('/chat')) return json({ messages: [{ number: 8, text: 'hello' }] });
  return json({ table: { id: 'abc', present: { seats: [1], spectators: 2 } }, seat: 0 });
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('where no socket opens', () => {
  test('the client asks for everything that a socket would bring', async () => {
    server.answer = answering;
    const socket = listen();
    await pass(SECOND);
    expect(heard.slice(0, 3)).toEqual([
      { kind: 'table', table: { id: 'abc', present: { seats: [1], spectators: 2 } } },
      { kind: 'position', revision: 9 },
      { kind: 'chat', messages: [{ number: 8, text: 'hello' }] },
    ]);
    expect(server.asked.slice(0, 3)).toEqual([
      '/api/tables/abc',
      '/api/tables/abc/position?since=4',
      '/api/tables/abc/chat?said=7',
    ]);
    expect(reached).not.toContain(false);
    socket.close();
  });

  test('chat that is not for everybody does not keep the rest away', async () => {
    server.answer = (path) =>
      path.includes('/chat') ? json({ error: 'talk-closed' }, 403) : answering(path);
    const socket = listen();
    await pass(SECOND);
    expect(heard.map(({ kind }) => kind).slice(0, 2)).toEqual(['table', 'position']);
    expect(reached).not.toContain(false);
    socket.close();
  });

  test('the server is asked about every ten seconds, and for a socket about once a minute', async () => {
    server.answer = answering;
    const socket = listen();
    await pass(2 * MINUTE);
    const before = { asked: server.asked.length, tried: server.sockets.length };
    await pass(10 * MINUTE);
    const rounds = (server.asked.length - before.asked) / 3;
    expect(rounds).toBeGreaterThan(40);
    expect(rounds).toBeLessThan(80);
    const tried = server.sockets.length - before.tried;
    expect(tried).toBeGreaterThan(5);
    expect(tried).toBeLessThan(15);
    // Nobody looks: it can wait.
    page.hidden = true;
    const shown = server.asked.length;
    await pass(10 * MINUTE);
    expect((server.asked.length - shown) / 3).toBeLessThan(12);
    socket.close();
    const closed = server.asked.length;
    await pass(10 * MINUTE);
    expect(server.asked).toHaveLength(closed);
  });

  test('and the server wants to be left alone, it is: for as long as it says', async () => {
    server.answer = () => json({ error: 'too-many' }, 429, { 'retry-after': '90' });
    const socket = listen();
    await pass(SECOND);
    expect([server.asked.length, server.sockets.length]).toEqual([3, 1]);
    expect(reached.at(-1)).toBe(false);
    await pass(80 * SECOND);
    // Not even whoever comes back to the page is in a hurry.
    page.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    expect([server.asked.length, server.sockets.length]).toEqual([3, 1]);
    server.answer = answering;
    await pass(MINUTE);
    expect(reached.at(-1)).toBe(true);
    expect(server.sockets.length).toBeGreaterThan(1);
    socket.close();
  });

  test('a date says as well as seconds when to come back', async () => {
    const date = new Date(Date.now() + 90 * SECOND).toUTCString();
    server.answer = () => json({}, 503, { 'retry-after': date });
    const socket = listen();
    await pass(80 * SECOND);
    expect(server.asked).toHaveLength(3);
    socket.close();
  });

  test('it is tried again by itself, and what it brings arrives', async () => {
    server.answer = answering;
    const socket = listen();
    await pass(5 * MINUTE);
    server.socket = 'open';
    await pass(2 * MINUTE);
    const asked = server.asked.length;
    heard.length = 0;
    server.sockets.at(-1)?.tell({ kind: 'present', seats: [], spectators: 1 });
    expect(heard).toEqual([{ kind: 'present', seats: [], spectators: 1 }]);
    await pass(5 * MINUTE);
    expect(server.asked).toHaveLength(asked);
    socket.close();
  });

  test('whoever comes back to the page while the server is asked does not make it be asked twice as often', async () => {
    const slow: (() => void)[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      server.asked.push(path);
      return new Promise<Response>((resolve) => slow.push(() => resolve(answering(path))));
    });
    const socket = listen();
    await pass(SECOND);
    expect(server.asked).toHaveLength(3);
    // The socket that is tried at once breaks before the answers are there.
    page.dispatchEvent(new Event('visibilitychange'));
    await pass(1);
    expect(server.sockets).toHaveLength(2);
    for (const answer of slow.splice(0)) answer();
    await pass(1);
    expect(vi.getTimerCount()).toBe(1);
    vi.stubGlobal('fetch', async (path: string) => {
      server.asked.push(path);
      return answering(path);
    });
    await pass(2 * MINUTE);
    const before = server.asked.length;
    await pass(10 * MINUTE);
    expect((server.asked.length - before) / 3).toBeLessThan(80);
    expect(vi.getTimerCount()).toBe(1);
    socket.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a table that is gone is not asked for any more', async () => {
    server.answer = () => json({ error: 'no-such-table' }, 404);
    const socket = listen();
    await pass(SECOND);
    expect(gone).toBe(1);
    const asked = server.asked.length;
    await pass(10 * MINUTE);
    expect(server.asked).toHaveLength(asked);
    socket.close();
  });
});

describe('a socket that breaks', () => {
  test('after a while comes back at once', async () => {
    server.socket = 'open';
    server.answer = answering;
    const socket = listen();
    await pass(MINUTE);
    server.sockets[0].end(1006);
    await pass(SECOND);
    expect(server.sockets).toHaveLength(2);
    socket.close();
  });

  test('again and again as soon as it is open is tried less and less', async () => {
    server.socket = 'open';
    server.answer = answering;
    const socket = listen();
    for (let second = 0; second < 600; second++) {
      server.sockets.at(-1)?.end(1006);
      await pass(SECOND);
    }
    expect(server.sockets.length).toBeLessThan(25);
    socket.close();
  });

  test('to make room for others is not in a hurry to take it back, and the table is asked for meanwhile', async () => {
    server.socket = 'open';
    server.answer = answering;
    const socket = listen();
    await pass(MINUTE);
    server.sockets[0].end(4429);
    await pass(45 * SECOND);
    expect(server.sockets).toHaveLength(1);
    expect(heard.filter(({ kind }) => kind === 'table').length).toBeGreaterThan(2);
    await pass(MINUTE);
    expect(server.sockets).toHaveLength(2);
    socket.close();
  });

  test('while nobody answers says so, and is back soon after somebody does', async () => {
    server.socket = 'open';
    server.answer = () => {
      throw new TypeError('fetch failed');
    };
    const socket = listen();
    await pass(MINUTE);
    server.sockets[0].end(1006);
    await pass(10 * MINUTE);
    expect(reached.at(-1)).toBe(false);
    expect(server.sockets).toHaveLength(1);
    server.answer = answering;
    await pass(15 * SECOND);
    expect(reached.at(-1)).toBe(true);
    expect(server.sockets).toHaveLength(2);
    socket.close();
  });
});
