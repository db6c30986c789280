/** Connections that say nothing, say it slowly, or are too many: they do not keep others from coming in. */
import type { Socket } from 'node:net';
import type { ServerConfig } from '../ops/config.ts';
import type { App } from './app.ts';
import { networkOf } from './client-address.ts';

/** What Node's own server is made with. */
export function patience({ headersTimeoutMs }: ServerConfig) {
  // Looked at so often that a connection is not kept for twice as long.
  return { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: Math.ceil(headersTimeoutMs / 4) };
}

export function limitConnections({ server }: App, { limits, trustProxy }: ServerConfig): void {
  server.maxConnections = limits.connections;
  // A proxy has one address for everybody who comes through it, and counts them itself.
  if (trustProxy !== 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const from = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(from) ?? 0) + 1;
    if (count > limits.connectionsPerAddress) {
      socket.destroy();
      return;
    }
    open.set(from, count);
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1;
      if (left === 0) open.delete(from);
      else open.set(from, left);
    });
  });
}
