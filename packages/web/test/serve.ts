/** Serves the built client as the server does: files as they are, every other address with the page. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTENT_SECURITY_POLICY } from '@guildhall/server';

export const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface Served {
  readonly address: string;
  close(): Promise<void>;
}

/** `folder`: where the built client lies. */
export async function serveClient(port = 0, folder = DIST): Promise<Served> {
  const server: Server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) {
      response.writeHead(404).end();
      return;
    }
    const file = join(folder, pathname);
    const found =
      pathname !== '/' && file.startsWith(folder) && existsSync(file) ? file : join(folder, 'index.html');
    response.writeHead(200, {
      'content-type': TYPES[extname(found)] ?? 'application/octet-stream',
      // What breaks this policy breaks on the real server too.
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'cache-control': found.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(await readFile(found));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: chosen } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${chosen}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
