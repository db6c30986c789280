/**
 * Vitest's global set-up: one PostgreSQL server for the whole run, started when the first test asks for it. A run whose
 * tests do not ask starts none.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';
import { ownCluster, POSTGRES_SOCKET, type Reply } from './postgres.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-ask-'));
  const socket = join(folder, 'socket');
  let cluster: Promise<Cluster> | null = null;
  const server = createServer(async (asker) => {
    asker.on('error', () => undefined);
    cluster ??= ownCluster('quick');
    const reply: Reply = await cluster.then(
      ({ url }) => ({ url }),
      (error: unknown) => ({ none: error instanceof Error ? error.message : String(error) }),
    );
    asker.end(JSON.stringify(reply));
  });
  server.listen(socket);
  await once(server, 'listening');
  process.env[POSTGRES_SOCKET] = socket;
  return async () => {
    delete process.env[POSTGRES_SOCKET];
    server.close();
    rmSync(folder, { recursive: true, force: true });
    await cluster?.then(
      (running) => running.stop(),
      () => undefined,
    );
  };
}
