import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { command } from '../command.ts';
import { DATA_FLAG, databaseOf, opened } from '../database.ts';
import { OK } from '../exit.ts';
import { messageOf, UsageError } from '../usage-error.ts';

/** The client as `npm start` builds it. */
const BUILT_CLIENT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export const serve = command({
  name: 'serve',
  operands: '',
  least: 0,
  most: 0,
  about: [
    'Everything is stored in one SQLite file, unless DATABASE_URL names a PostgreSQL server, which several processes can share.',
    'Other settings are environment variables starting with GUILDHALL_; docs/operating.md lists them. Stops on SIGINT or SIGTERM, after finishing open requests.',
  ],
  flags: {
    host: { takes: 'HOST', about: 'the address to listen on (127.0.0.1; 0.0.0.0: all)' },
    port: { takes: 'PORT', about: 'the port to listen on (8080; 0: any that is free)' },
    ...DATA_FLAG,
  },
  examples: ['serve', 'serve --host 0.0.0.0 --port 80', 'serve --data /var/lib/guildhall'],
  async run(given, io) {
    // The server is large, and no other command needs it.
    const { ConfigError, readConfig, start } = await import('@guildhall/server');
    const config = (() => {
      try {
        return readConfig(process.env);
      } catch (error) {
        if (error instanceof ConfigError) throw new UsageError(error.message);
        throw error;
      }
    })();
    const port = given.whole('port', 0) ?? config.port;
    if (port > 65_535) throw new UsageError(`--port must be at most 65535, not ${port}`);
    const host = given.text('host') ?? config.host;
    const web = config.web ?? (existsSync(BUILT_CLIENT) ? BUILT_CLIENT : null);
    const database = databaseOf(given);
    const { address, stop } = await opened(database, async () => {
      try {
        return await start({ config: { ...config, host, port, web }, database });
      } catch (error) {
        if (!isFaultOfListening(error)) throw error;
        throw new UsageError(`the server cannot listen at ${host}, port ${port}: ${messageOf(error)}`);
      }
    });
    io.out(`Guildhall is running at ${address}`);
    if (web === null || !existsSync(join(web, 'index.html')))
      io.err('It has no pages for a browser, because the client is not built: "npm start" does that.');
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await stop();
    return OK;
  },
});

function isFaultOfListening(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'listen';
}
