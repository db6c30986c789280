/** Bots at the table: their turns are jobs, and nobody waits for their thoughts but their table. */
import { beforeAll, expect, it } from 'vitest';
import { thinkingBots } from '../src/index.ts';
import { Client } from './client.ts';
import { onEngine, type Process, seatedTable } from './guildhall.ts';
import { playOn } from './play.ts';

onEngine('sqlite', 'bots', (hall) => {
  let process: Process;
  beforeAll(async () => {
    process = await hall.open({}, { bots: thinkingBots(import.meta.resolve('@guildhall/games')) });
  });

  it('that think leave the server free for others', async () => {
    const ana = await Client.enter(process.url, 'Ana');
    const { bots } = await ana.get<{ bots: string[] }>('/api/games');
    expect(bots).toEqual(['random', 'steady', 'strong']);
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
  });

  it('whose process dies are played on by another, once the lease ends', async () => {
    const ana = await Client.enter(process.url, 'Ana');
    // Nobody takes jobs here: the bot's turn waits.
    const idle = await hall.open({ takesJobs: false });
    const table = await seatedTable([ana.at(idle.url)], {}, ['random']);
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
