/** The yardstick of the server: a post that does nothing, answered by Fastify in a process of its own. */
import Fastify from 'fastify';

const app = Fastify();
app.post('/', async () => ({}));
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('disconnect', () => process.exit(0));
process.send?.({ kind: 'ready', address });
