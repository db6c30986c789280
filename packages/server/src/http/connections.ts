/** Connections that say nothing, say it slowly, or are too many: they do not keep others from coming in. */
import type { Socket } from 'node:net';
import type { ServerConfig } from '../ops/config.ts';
import { Groups } from '../realtime/groups.ts';
import type { App } from './app.ts';
import type { Budget } from './budget.ts';
import { networkOf } from './client-address.ts';

/** What Node's own server is made with. */
export function patience({ headersTimeoutMs }: ServerConfig) {
  // Looked at so often that a connection is not kept for twice as long.
  return { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: Math.ceil(headersTimeoutMs / 4) };
}

/**
 * Counts connections by their address. One that floods the server with requests that are all refused is hung up on, and
 * not let in again before its minute is over: the requests that wait in its connections would still have to be read.
 */
export function limitConnections(
  { server }: App,
  { limits, trustProxy }: ServerConfig,
  budget: Budget,
): void {
  server.maxConnections = limits.connections;
  // A proxy has one address for everybody who comes through it, and counts them itself.
  if (trustProxy !== 0) return;
  const open = new Groups<string, Socket>();
  server.on('connection', (socket: Socket) => {
    const from = networkOf(socket.remoteAddress ?? '');
    if (open.of(from).size >= limits.connectionsPerAddress || budget.isFlooding(from)) {
      socket.destroy();
      return;
    }
    open.add(from, socket);
    socket.once('close', () => open.remove(from, socket));
  });
  budget.onFlood((from) => {
    for (const socket of open.of(from)) socket.destroy();
  });
}
