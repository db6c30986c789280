/** The built client, when there is one: every address that is not the API's is a page of it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { App } from './app.ts';

export async function clientFiles(app: App, folder: string | null): Promise<void> {
  const served = folder !== null && existsSync(join(folder, 'index.html'));
  if (served) {
    await app.register(staticFiles, {
      root: folder,
      // Names with a hash in them never change what they stand for.
      setHeaders: (reply, path) => {
        const isHashed = /-[\w-]{8,}\.\w+$/.test(path);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (served && wantsPage && !request.url.startsWith('/api/')) return reply.sendFile('index.html');
    return reply.code(404).send({ error: 'no-such-page', reason: 'Page not found.' });
  });
}
