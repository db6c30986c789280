/** Connections and sockets that take nothing, or say nothing, are closed. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_CONFIG, type Limits } from '../src/index.ts';
import { Client } from './client.ts';
import { onEngine, seatedTable, until } from './guildhall.ts';

const KB = 1 << 10;

const limits = (some: Partial<Limits>): Limits => ({ ...DEFAULT_CONFIG.limits, ...some });

onEngine('sqlite', 'a socket that takes nothing', (hall) => {
  it('is dropped before it fills the memory', async () => {
    const process = await hall.open();
    const ana = await Client.enter(process.url, 'Ana');
    const table = await seatedTable([ana], { seats: [{ kind: 'me' }, { kind: 'open' }] });
    const socket = new WebSocket(`${process.url.replace('http', 'ws')}/api/tables/${table}/live`);
    await once(socket, 'open');
    socket.pause();
    const { subscriptions } = process.server.context;
    while (subscriptions.size === 0) await pause(5);
    const text = 'x'.repeat(64 * KB);
    const message = {
      number: 1,
      person: null,
      name: '',
      isGuest: false,
      seat: null,
      text,
      at: 0,
      open: true,
    };
    let sent = 0;
    // What the two ends of the connection hold for themselves is a few megabytes.
    for (; subscriptions.size > 0 && sent < 64 << 20; sent += 64 * KB) {
      subscriptions.say(table, [message], () => 'all');
      await pause(0);
    }
    expect(subscriptions.size).toBe(0);
    expect(sent).toBeLessThan(32 << 20);
    socket.terminate();
    await process.stop();
  });
});

onEngine('sqlite', 'a socket that sends without end', (hall) => {
  const opened = async (url: string, table: string): Promise<WebSocket> => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/live`);
    socket.on('error', () => undefined);
    await once(socket, 'open');
    return socket;
  };

  it('is cut off, be it pings, empty parts of a message or anything else; a few pings are answered', async () => {
    const { url, stop } = await hall.open();
    const ana = await Client.enter(url, 'Ana');
    const table = await seatedTable([ana], { seats: [{ kind: 'me' }, { kind: 'open' }] });
    const polite = await opened(url, table);
    polite.ping('still there?');
    expect(String((await once(polite, 'pong'))[0])).toBe('still there?');
    const floods: readonly ((socket: WebSocket) => void)[] = [
      (socket) => socket.ping(),
      (socket) => socket.send('', { fin: false }),
      (socket) => socket.pong('x'.repeat(125)),
    ];
    for (const flood of floods) {
      const socket = await opened(url, table);
      let isOver = false;
      const over = once(socket, 'close').then(() => (isOver = true));
      for (let sent = 0; !isOver && sent < 20_000; sent++) {
        flood(socket);
        if (sent % 50 === 0) await pause(0);
      }
      await Promise.race([over, pause(10_000)]);
      expect(isOver).toBe(true);
    }
    expect(polite.readyState).toBe(WebSocket.OPEN);
    // At an address that is not for sockets there is none to send through.
    const elsewhere = new WebSocket(`${url.replace('http', 'ws')}/api/games`);
    elsewhere.on('error', () => undefined);
    const [, { statusCode }] = await once(elsewhere, 'unexpected-response');
    expect(statusCode).toBe(400);
    polite.close();
    await once(polite, 'close');
    await stop();
  });
});

onEngine('sqlite', 'a connection', (hall) => {
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  function open(url: string): Socket {
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined).resume();
    sockets.push(socket);
    return socket;
  }

  it('that does not say what it wants is closed soon, with half of a request or none', async () => {
    const { url, stop } = await hall.open({ headersTimeoutMs: 400 });
    const silent = open(url);
    const slow = open(url);
    slow.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
    const dripping = setInterval(() => slow.write('.'), 50);
    const began = performance.now();
    // Not by `once` of node:events, which takes the broken pipe of the last drop for a failure.
    await Promise.all(
      [silent, slow].map((socket) => new Promise((resolve) => void socket.resume().once('close', resolve))),
    );
    clearInterval(dripping);
    expect(performance.now() - began).toBeLessThan(5_000);
    await stop();
  });

  it('that does not take its answers is closed', async () => {
    const { url, server, stop } = await hall.open({ untakenMs: 500 });
    const count = promisify(server.app.server.getConnections.bind(server.app.server));
    const socket = open(url).pause();
    // More than the operating system keeps between two programs.
    socket.write('GET /api/docs/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(150));
    await until(async () => (await count()) === 1);
    await until(async () => (await count()) === 0);
    await stop();
  });

  it('is one of so many from its address, and of so many in all', async () => {
    for (const some of [{ connectionsPerAddress: 10 }, { connections: 10 }]) {
      const { url, stop } = await hall.open({ limits: limits(some) });
      const asked = Array.from({ length: 30 }, () => open(url));
      const stay = () => asked.filter(({ readyState }) => readyState === 'open').length;
      await until(async () => asked.every(({ connecting }) => !connecting) && stay() <= 10);
      expect(stay()).toBe(10);
      for (const socket of asked) socket.destroy();
      // There is room again when they are gone.
      await until(async () => (await fetch(`${url}/healthz`).catch(() => null))?.status === 200);
      await stop();
    }
  });

  it('of an address that floods the server with refused requests is hung up on, until its minute is over', async () => {
    const { url, stop } = await hall.open({ limits: limits({ requestsPerMinute: 20 }) });
    const asks = async (): Promise<number | null> =>
      (await fetch(`${url}/api/games`, { headers: { connection: 'close' } }).catch(() => null))?.status ??
      null;
    const quiet = open(url);
    const flood = open(url);
    flood.write('GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(150));
    await until(async () => (await asks()) === 429);
    // Whoever asks a few times too often still learns when to come back.
    expect([quiet.readyState, flood.readyState]).toEqual(['open', 'open']);
    flood.write('GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(150));
    await until(async () => quiet.destroyed && flood.destroyed);
    expect(await asks()).toBeNull();
    hall.ahead += 60_000;
    expect(await asks()).toBe(200);
    await stop();
  });
});
