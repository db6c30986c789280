import { expect, it } from 'vitest';
import { type BotPlayers, type BotRequest, DEFAULT_CONFIG, thinkingBots } from '../src/index.ts';
import { Client } from './client.ts';
import { onBothEngines, onEngine, type Process, seatedTable, until } from './guildhall.ts';
import { playOn } from './play.ts';

onEngine('sqlite', 'bots', (hall) => {
  it('that think leave the server free for others', async () => {
    const bots = thinkingBots(import.meta.resolve('@guildhall/games/all'));
    const process = await hall.open({}, { bots });
    const ana = await Client.enter(process.url, 'Ana');
    const offered = await ana.get<{ bots: string[] }>('/api/games');
    expect(offered.bots).toEqual(['random', 'easy', 'steady', 'strong']);
    const tables: string[] = [];
    for (let count = 0; count < 4; count++) {
      const options = { startSeat: 1 };
      tables.push(await seatedTable([ana], { game: 'terra-mystica', options }, ['steady']));
    }
    const lines = await Promise.all(tables.map((table) => ana.watch(table)));
    const waits: number[] = [];
    const haveAllMoved = () => lines.every(({ position }) => (position?.number ?? 0) >= 1);
    const until = Date.now() + 20_000;
    while (!haveAllMoved() && Date.now() < until) {
      const began = performance.now();
      await ana.get('/healthz');
      waits.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(haveAllMoved()).toBe(true);
    for (const table of tables) {
      const byBot = (await ana.position(table)).entries.filter(({ origin }) => origin === 'bot');
      expect(byBot.length).toBeGreaterThanOrEqual(1);
    }
    waits.sort((a, b) => a - b);
    expect(waits[Math.floor(waits.length * 0.95)]).toBeLessThan(50);
    for (const line of lines) await line.close();
    await process.stop();
  });

  it('whose process dies are played on by another, once the lease ends', async () => {
    // Nobody takes jobs here: the bot's turn waits.
    const idle = await hall.open({ takesJobs: false });
    const ana = await Client.enter(idle.url, 'Ana');
    const table = await seatedTable([ana], {}, ['random']);
    const held = await idle.store.jobs.take({ kinds: ['bot'], limit: 10, leaseMs: 30_000 });
    expect(held.length).toBeGreaterThan(0);
    await idle.stop();
    hall.ahead += 31_000;
    const other = await hall.open();
    const there = ana.at(other.url);
    const line = await there.watch(table);
    await playOn(there, line, table, 'after a death');
    await line.close();
    await other.stop();
  });
});

/** Bots that think until they are stopped, and say whose they are. */
class EndlessBots implements BotPlayers {
  readonly levels = ['endless'];
  readonly standIn = 'endless';
  readonly askedBy: string[] = [];
  readonly #closed = Promise.withResolvers<readonly string[]>();

  choose({ owner }: BotRequest): Promise<readonly string[]> {
    this.askedBy.push(owner);
    return this.#closed.promise;
  }

  chooseAtOnce(): null {
    return null;
  }

  async close(): Promise<void> {
    this.#closed.reject(new Error('the server stops'));
  }
}

onBothEngines('the bots of somebody with forty tables', (hall) => {
  it('leave room for those of others, on all servers', { timeout: 120_000 }, async () => {
    const all = hall.engine === 'sqlite' ? 1 : 2;
    const bots = Array.from({ length: all }, () => new EndlessBots());
    const servers: Process[] = [];
    for (const each of bots) servers.push(await hall.open({ logLevel: 'silent' }, { bots: each }));
    const [{ url }] = servers;
    const [hog, ana] = [await Client.enter(url, 'Hog'), await Client.enter(url, 'Ana')];
    const wish = { game: 'terra-mystica', options: { startSeat: 1 } };
    const askedFor = (who: Client) => bots.flatMap(({ askedBy }) => askedBy).filter((id) => id === who.id);
    for (let count = 0; count < 40; count++) await seatedTable([hog], wish, ['endless']);
    // They are thought about as far as there are places that are not kept for others.
    const places = (DEFAULT_CONFIG.workers * 3) / 4;
    await until(() => askedFor(hog).length === all * places);
    // None of those thoughts ends, and somebody else's bot is asked all the same.
    await seatedTable([ana], wish, ['endless']);
    await until(() => askedFor(ana).length === 1);
    expect(askedFor(hog)).toHaveLength(all * places);
    for (const server of servers) await server.stop();
  });
});
