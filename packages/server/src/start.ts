/** Starts a server by its configuration, and stops it in order. */
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '@guildhall/store';
import { createServer } from './create-server.ts';
import { thinkingBots } from './jobs/bot-players.ts';
import type { ServerConfig } from './ops/config.ts';
import { SteadyTime, watchTime } from './ops/monotonic-clock.ts';

export interface StartOptions {
  readonly config: ServerConfig;
  /** A PostgreSQL address, or the path of an SQLite file. */
  readonly database: string;
}

export interface Started {
  /** Where people find it. */
  readonly address: string;
  /** Finishes the requests in flight, then ends. */
  stop(): Promise<void>;
}

export async function start({ config, database }: StartOptions): Promise<Started> {
  const time = new SteadyTime();
  const { now } = time;
  const store = await openStore(database, { now, serving: true });
  try {
    time.set(await store.wallTime());
    const bots = thinkingBots(import.meta.resolve('@guildhall/games/all'), config.botThreads);
    const { app, context, drain } = await createServer({
      store,
      config,
      bots,
      now,
      setTime: (to) => time.set(to),
    });
    watchTime(time, app, context);
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
