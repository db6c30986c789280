/** A job that kills whoever takes it is set aside, its table says so, and nobody else pays for it. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ResponseOf } from '@guildhall/protocol';
import { expect, it } from 'vitest';
import { RANDOM_BOTS } from '../src/index.ts';
import { Client } from './client.ts';
import { onBothEngines, seatedTable } from './guildhall.ts';

const CHILD = fileURLToPath(new URL('./deadly-child.ts', import.meta.url));
const PAST_THE_LEASE_MS = 31_000;
const BOTS = { ...RANDOM_BOTS, levels: ['random', 'deadly'] };

type Info = ResponseOf<'GET /api/tables/:id'>;

/** How a server ended that took the jobs of this database; null: it did not, and was stopped. */
async function ending(where: string, ahead: number): Promise<string | null> {
  const child = spawn(process.execPath, [CHILD, where, String(ahead)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stopping = setTimeout(() => child.kill('SIGTERM'), 60_000);
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  clearTimeout(stopping);
  return signal === 'SIGTERM' ? null : signal;
}

onBothEngines('a job over which workers die', (hall) => {
  it('is not taken a fourth time; its table says so and can go on', { timeout: 300_000 }, async () => {
    const before = await hall.open({ takesJobs: false }, { bots: BOTS });
    const ana = await Client.enter(before.url, 'Ana');
    const wish = { game: 'terra-mystica', options: { startSeat: 1 } };
    const deadly = await seatedTable([ana], wish, ['deadly']);
    const innocent = await seatedTable([ana], wish, ['random']);
    await before.stop();
    for (let death = 1; death <= 3; death++) {
      expect(await ending(hall.where, hall.ahead)).toBe('SIGKILL');
      hall.ahead += PAST_THE_LEASE_MS;
    }
    // The last lease has not ended for this one yet: somebody looks on when it does.
    hall.ahead -= PAST_THE_LEASE_MS;
    const asked: string[] = [];
    const after = await hall.open(
      { logLevel: 'silent' },
      {
        bots: {
          ...BOTS,
          choose: async (question) => {
            asked.push(question.level);
            return await RANDOM_BOTS.choose(question);
          },
          chooseAtOnce: () => null,
        },
      },
    );
    const there = ana.at(after.url);
    const line = await there.watch(deadly);
    await line.until(({ position }) => position !== null, 'the position');
    expect((await there.get<Info>(`/api/tables/${deadly}`)).table.stuck).toEqual([]);
    hall.ahead += PAST_THE_LEASE_MS;
    await line.until(
      ({ messages }) => messages.some((message) => JSON.stringify(message).includes('"stuck":[1]')),
      'word that the bot could not move',
    );
    expect((await there.get<Info>(`/api/tables/${deadly}`)).table).toMatchObject({ stuck: [1], length: 0 });
    expect(asked).not.toContain('deadly');

    const of = await there.get<Info>(`/api/tables/${innocent}`);
    expect(of.table.stuck).toEqual([]);
    expect(of.table.length).toBeGreaterThan(0);

    // Another bot takes the seat, and the game goes on.
    const path = `/api/tables/${deadly}/seats/1/votes`;
    const voted = await there.post<Info & { passed: boolean }>(path, {
      to: { kind: 'bot', level: 'random' },
    });
    expect(voted).toMatchObject({ passed: true, table: { stuck: [] } });
    await line.until(({ position }) => (position?.number ?? 0) > 0, 'the turn of the other bot');
    await line.close();
    await after.stop();
  });
});
