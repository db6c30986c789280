/** Records of the house: the same for everybody, and nothing of private tables but numbers. */
import type { GameRecords } from '@guildhall/protocol';
import { beforeAll, expect, it } from 'vitest';
import { Client } from './client.ts';
import { onBothEngines, ownTable, type Process, someWord } from './guildhall.ts';

const MINUTE = 60_000;

onBothEngines('records', (hall) => {
  let process: Process;
  beforeAll(async () => {
    process = await hall.open({ takesJobs: false });
  });

  interface Played {
    readonly visibility: 'public' | 'private';
    readonly totals: readonly number[];
    readonly minutes?: number;
    readonly outcome?: object;
  }

  /** A game of two people that is over. */
  async function finish(owner: Client, other: Client, played: Played): Promise<string> {
    const { visibility, totals, minutes = 10, outcome } = played;
    const { id } = await ownTable(owner, { visibility, seats: [{ kind: 'me' }, { kind: 'open' }] });
    const { code } = await owner.post<{ code: string }>(`/api/tables/${id}/invitations`);
    await other.post(`/api/tables/${id}/seats`, { word: someWord(), code });
    hall.ahead += minutes * MINUTE;
    const ranks = totals.map((own) => 1 + totals.filter((total) => total > own).length);
    const ended = outcome ?? { sources: totals.map((points) => ({ points })), totals, ranks };
    await process.server.context.live.change(id, () => ({
      change: { facts: { status: 'finished', outcome: ended } },
      answer: () => undefined,
    }));
    return id;
  }

  const records = async (who: Client): Promise<GameRecords> => {
    // They are kept for a minute.
    hall.ahead += 2 * MINUTE;
    return (await who.get<{ records: GameRecords }>('/api/games/bazaar/records')).records;
  };

  it('are empty before anything was played, and there are none of unknown games', async () => {
    const stranger = new Client(process.url);
    expect(await records(stranger)).toEqual({
      ...{ finished: 0, best: [], shortest: null, longest: null, solo: [] },
    });
    expect((await stranger.ask('GET', '/api/games/no-such-game/records')).status).toBe(404);
  });

  it('name who played at public tables, and nobody of private ones, whoever asks', async () => {
    const ana = await Client.enter(process.url, 'Ana');
    const secret = await Client.enter(process.url, 'Secretia');
    const open = await finish(ana, secret, { visibility: 'public', totals: [41, 30], minutes: 12 });
    const hidden = await finish(secret, ana, { visibility: 'private', totals: [90, 20], minutes: 50 });
    await finish(secret, ana, { visibility: 'private', totals: [1, 2], outcome: { torn: true } });
    const answers: string[] = [];
    const stranger = new Client(process.url);
    const passer = await Client.enter(process.url, 'Cleo');
    for (const who of [stranger, passer, ana, secret]) answers.push(JSON.stringify(await records(who)));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).not.toContain(hidden);
    expect(answers[0]).not.toContain(secret.id ?? '?');
    const found = await records(stranger);
    expect(found.best.map(({ points, name, table }) => [points, name, table])).toEqual([
      [90, null, null],
      [41, 'Ana', open],
      [30, 'Secretia', open],
    ]);
    expect(found).toMatchObject({
      finished: 2,
      shortest: { minutes: 12, players: 2 },
      longest: { minutes: 50, players: 2 },
    });
  });

  it('forget the name when a table becomes private, and when an account is deleted', async () => {
    const ben = await Client.enter(process.url, 'Benedict');
    const dora = await Client.enter(process.url, 'Dorothea');
    const id = await finish(ben, dora, { visibility: 'public', totals: [200, 150] });
    expect(JSON.stringify(await records(ben))).toContain('Dorothea');
    await dora.expect('DELETE', '/api/me');
    const without = JSON.stringify(await records(ben));
    expect(without).toContain('Benedict');
    expect(without).not.toContain('Dorothea');
    await ben.expect('PATCH', `/api/tables/${id}`, { visibility: 'private' });
    const now = JSON.stringify(await records(ben));
    expect(now).not.toContain('Benedict');
    expect(now).not.toContain(id);
    expect(now).toContain('200');
  });

  it('count games alone by their level', async () => {
    const eli = await Client.enter(process.url, 'Eli');
    const outcome = (total: number, rank: number) => ({
      sources: [{ points: total }, { points: 1 }],
      totals: [total, 1],
      ranks: [rank, 2],
      solo: { level: 'level.easy', medal: null },
    });
    await finish(eli, await Client.enter(process.url, 'Fay'), {
      visibility: 'public',
      totals: [],
      outcome: outcome(50, 1),
    });
    await finish(eli, await Client.enter(process.url, 'Gil'), {
      visibility: 'public',
      totals: [],
      outcome: outcome(60, 2),
    });
    // A victory shared with the rival is not won.
    await finish(eli, await Client.enter(process.url, 'Ira'), {
      visibility: 'public',
      totals: [],
      outcome: {
        ...outcome(55, 1),
        rivals: [{ name: 'automa', sources: { points: 55 }, total: 55, rank: 1 }],
      },
    });
    expect((await records(eli)).solo).toEqual([{ level: 'level.easy', games: 3, won: 1, best: 60 }]);
  });
});
