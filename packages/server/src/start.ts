/** Starts a server by the configuration, and stops it as it should be stopped. */
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '@guildhall/store';
import { thinkingBots } from './bot-players.ts';
import type { ServerConfig } from './config.ts';
import { createServer } from './create-server.ts';

export interface StartOptions {
  readonly config: ServerConfig;
  /** A PostgreSQL address, or the path of an SQLite file. */
  readonly database: string;
}

export interface Started {
  /** Where people find it. */
  readonly address: string;
  /** Answers what is under way, then ends. */
  stop(): Promise<void>;
}

export async function start({ config, database }: StartOptions): Promise<Started> {
  const store = await openStore(database, { serving: true });
  try {
    const bots = thinkingBots(import.meta.resolve('@guildhall/games'));
    const { app, drain } = await createServer({ store, config, bots });
    const address = await app.listen({ host: config.host, port: config.port });
    return {
      address: config.publicUrl ?? address,
      async stop() {
        drain();
        await pause(config.drainMs);
        await app.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
