/** The yardstick of a server: posts that do nothing, answered by Fastify alone. */
import Fastify from 'fastify';

/** Listens for empty posts in this process, and gives the address. */
export async function listenForEmptyPosts(): Promise<string> {
  const app = Fastify();
  app.post('/', async () => ({}));
  return await app.listen({ host: '127.0.0.1', port: 0 });
}
