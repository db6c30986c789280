/** Players who leave for good: nobody plays for them, and the others play on to the end. */

import { type GameState, importTable } from '@guildhall/kernel';
import type { ResponseOf } from '@guildhall/protocol';
import { beforeAll, expect, it, vi } from 'vitest';
import { Client } from './client.ts';
import {
  GAMES,
  newKey,
  onBothEngines,
  onEngine,
  ownTable,
  type Process,
  seatedTable,
  someWord,
} from './guildhall.ts';
import { playOn, post, someStep } from './play.ts';

type Info = ResponseOf<'GET /api/tables/:id'>;

const MINUTE = 60_000;

const leave = (client: Client, table: string, key = newKey()) =>
  client.ask('POST', `/api/tables/${table}/leave`, { key });

const infoOf = async (client: Client, table: string): Promise<Info['table']> =>
  (await client.get<Info>(`/api/tables/${table}`)).table;

onBothEngines('a person who leaves for good', (hall) => {
  let process: Process;
  beforeAll(async () => {
    process = await hall.open();
  });

  it('in the middle of a game of Terra Mystica: the others and a bot play it to its end', async () => {
    const [ana, ben, cleo] = await Client.enterAll(process.url, ['Ana', 'Ben', 'Cleo']);
    const wish = { game: 'terra-mystica', options: { factionChoice: 'firstGame' } };
    const table = await seatedTable([ana, ben, cleo], wish, ['random']);
    const lines = await Promise.all([ana, ben, cleo].map((client) => client.watch(table)));
    const playing = [ana, ben].map((client, seat) => playOn(client, lines[seat], table, `stays ${seat}`));
    // Cleo sets up like everybody, and goes when it is her turn in the first round.
    for (;;) {
      await lines[2].until(({ position }) => (position?.owed.length ?? 0) > 0, 'a decision');
      const { number, view } = await cleo.position(table);
      if ((view as GameState & { phase: string }).phase === 'actions') break;
      const step = await someStep(cleo, table, 'sets up');
      if (step !== null) await post(cleo, table, number, step);
    }
    expect((await leave(cleo, table)).status).toBe(200);
    await Promise.all(playing);
    const info = await infoOf(ana, table);
    expect(info.status).toBe('finished');
    expect(info.seats[2]).toMatchObject({ occupant: { kind: 'gone' }, resigned: { name: 'Cleo' } });
    expect(info.outcome?.ranks).toHaveLength(4);
    const file = await ana.ask('GET', `/api/tables/${table}/export`);
    const games = [...GAMES.values()].map(({ game }) => game);
    const read = importTable(file.text, games);
    expect(read.over).toBe(true);
    expect(read.entries().filter((entry) => entry === 'leave by 2')).toHaveLength(1);
    expect(JSON.parse(file.text)).toMatchObject({ names: ['Ana', 'Ben', 'Cleo', 'bot (random)'] });
    for (const line of lines) await line.close();
  });

  it('requests it twice with one key and has left once; with another key there is no seat any more', async () => {
    const [ana, ben, cleo] = await Client.enterAll(process.url, ['Ana', 'Ben', 'Cleo']);
    const table = await seatedTable([ana, ben, cleo]);
    const key = newKey();
    const both = await Promise.all([leave(ben, table, key), leave(ben, table, key)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await leave(ben, table, key)).status).toBe(200);
    expect((await leave(ben, table)).status).toBe(403);
    const { number, entries } = await ana.position(table);
    expect(number).toBe(1);
    expect(entries.map(({ kind }) => kind)).toEqual(['setup', 'leave']);
    // Another server that opens the table from the store knows it too.
    const other = await hall.open();
    const again = await new Client(other.url).get<Info>(`/api/tables/${table}`);
    expect(again.table.seats[1].occupant.kind).toBe('gone');
  });
});

onEngine('sqlite', 'a seat that left for good', (hall) => {
  let process: Process;
  let ana: Client;
  let ben: Client;
  let cleo: Client;
  beforeAll(async () => {
    process = await hall.open();
    [ana, ben, cleo] = await Client.enterAll(process.url, ['Ana', 'Ben', 'Cleo']);
  });

  async function nudge(): Promise<void> {
    const job = { kind: 'nudge', key: null, payload: null, due: 0, table: null };
    await process.server.context.store.jobs.add(job);
  }

  it('is still watched by its person, also at a private table, who can do nothing more there', async () => {
    const seats = [{ kind: 'me' }, { kind: 'invited' }, { kind: 'bot', level: 'random' }];
    const table = await ownTable(ana, { seats });
    const { code } = await ana.post<{ code: string }>(`/api/tables/${table.id}/invitations`, { seat: 1 });
    await ben.post(`/api/tables/${table.id}/seats`, { word: someWord(), code });
    const line = await ben.watch(table.id);
    await line.until(({ position }) => position?.seat === 1, 'the eyes of a player');
    await leave(ben, table.id);
    await line.until(({ position }) => position?.seat === null, 'the eyes of a spectator');
    const path = `/api/tables/${table.id}`;
    expect((await ben.ask('GET', `${path}/position`)).status).toBe(200);
    const bid = { seen: 0, obligation: 1, action: 'bid 0', key: newKey() };
    for (const [method, to, body] of [
      ['POST', 'actions', bid],
      ['POST', 'undo', { to: 0, seen: 0, key: newKey() }],
      ['POST', 'resign', undefined],
      ['POST', 'seats/1/return', undefined],
      ['POST', 'seats/0/votes', { to: { kind: 'bot', level: 'random' } }],
    ] as const)
      expect([to, (await ben.ask(method, `${path}/${to}`, body)).status]).toEqual([to, 403]);
    await line.close();
  });

  it('drops the unfinished turn, has no clock and no job, and is not asked about going back', async () => {
    const clock = { kind: 'live', seconds: 600, increment: 0 };
    const table = await seatedTable([ana, ben, cleo], { clock, confirm: 'asked' });
    const step = (await someStep(ben, table, 'draft'))!;
    await post(ben, table, 0, step);
    expect((await ben.position(table)).drafts).toHaveLength(1);
    await leave(ben, table);
    const { clocks, waiting } = await ana.position(table);
    expect(waiting).not.toContain(1);
    expect(clocks.map(({ since }) => since === null)).toEqual([false, true, false]);
    const body = { seen: 1, key: newKey() };
    const first = (await someStep(ana, table, 'first'))!;
    await post(ana, table, 1, first);
    await ana.post(`/api/tables/${table}/draft/confirm`, { seen: 1, key: newKey() });
    expect((await ana.ask('POST', `/api/tables/${table}/undo`, { ...body, to: 0 })).body).toMatchObject({
      rule: 'KERNEL-LEFT-SINCE',
    });
    await ana.post(`/api/tables/${table}/undo`, { seen: 2, to: 1, key: newKey() });
    await cleo.post(`/api/tables/${table}/undo/agree`, { seen: 2, key: newKey() });
    const { entries } = await cleo.position(table);
    expect(entries.at(-1)?.kind).toBe('back');
  });

  it('of which the time was up has left by itself, where the table was made so', async () => {
    const clock = { kind: 'live', seconds: 30, increment: 0 };
    const table = await seatedTable([ana, ben, cleo], { clock, atZero: 'leave' });
    const line = await ana.watch(table);
    for (const client of [ana, cleo]) await post(client, table, 0, (await someStep(client, table, 'in'))!);
    hall.ahead += MINUTE;
    await nudge();
    await line.until(
      ({ position }) => position?.entries.some(({ kind, seat }) => kind === 'leave' && seat === 1) === true,
      'the leaving',
    );
    expect((await infoOf(ana, table)).seats[1]).toMatchObject({
      occupant: { kind: 'gone' },
      resigned: { name: 'Ben' },
    });
    await line.close();
  });

  it('may be sent away by the vote of all others, when its time is up', async () => {
    const wish = { clock: { kind: 'days', days: 1 }, atZero: 'decide' };
    const table = await seatedTable([ana, ben, cleo], wish);
    const line = await ana.watch(table);
    const vote = { to: { kind: 'nobody' } };
    const votes = `/api/tables/${table}/seats/1/votes`;
    expect((await ana.ask('POST', votes, vote)).status).toBe(409);
    for (const client of [ana, cleo]) await post(client, table, 0, (await someStep(client, table, 'in'))!);
    hall.ahead += 25 * 60 * MINUTE;
    await nudge();
    await line.until(({ position }) => position?.clocks[1].out === true, 'word of it');
    expect(await ana.post(votes, vote)).toMatchObject({ passed: false });
    expect(await cleo.post(votes, vote)).toMatchObject({ passed: true, code: null });
    expect((await infoOf(ana, table)).seats[1].occupant.kind).toBe('gone');
    const other = await cleo.watch(table);
    await Promise.all([playOn(ana, line, table, 'on'), playOn(cleo, other, table, 'and on')]);
    expect((await infoOf(ana, table)).status).toBe('finished');
    await line.close();
    await other.close();
  });

  it('is open to whoever is invited in a rematch; who left is not asked again', async () => {
    const table = await seatedTable([ana, ben]);
    const line = await ana.watch(table);
    await leave(ben, table);
    await playOn(ana, line, table, 'alone');
    const { table: next } = await ana.post<Info>(`/api/tables/${table}/rematch`);
    expect(next.status).toBe('gathering');
    expect(next.seats.map(({ occupant }) => occupant.kind)).toEqual(['person', 'open']);
    const { invitations } = await ben.get<{ invitations: unknown[] }>('/api/me/invitations');
    expect(invitations).toEqual([]);
    await line.close();
  });

  it('ends the game with the last of all, and the table where only bots are left', async () => {
    // Without the guild, which would score alone.
    const all = await seatedTable([ana, ben], { options: { guild: false } });
    await leave(ben, all);
    await leave(ana, all);
    expect(await infoOf(ana, all)).toMatchObject({ status: 'finished', outcome: { ranks: [1, 1] } });
    const bots = await seatedTable([ana], {}, ['random']);
    await leave(ana, bots);
    expect((await infoOf(ana, bots)).status).toBe('abandoned');
  });
});

onEngine('sqlite', 'a table that somebody leaves during set-up', (hall) => {
  const letters: { to: string; subject: string }[] = [];
  let process: Process;
  beforeAll(async () => {
    process = await hall.open(
      { notifyAfterMs: 0, publicUrl: 'https://games.example' },
      { mailer: { send: async (letter) => void letters.push(letter), close: () => undefined } },
    );
  });

  it('is called off, and everybody learns by whom: at the table, and by e-mail if away', async () => {
    const [ana, ben, cleo] = await Client.enterAll(process.url, ['Ana', 'Ben', 'Cleo']);
    await cleo.expect('PUT', '/api/me/notifications', { email: 'cleo@people.example', webhook: null });
    const link = /confirm-email#([\w-]{43})/.exec((letters[0] as unknown as { text: string }).text)?.[1];
    await cleo.post('/api/me/notifications/email', { link });
    const table = await seatedTable([ana, ben, cleo], { game: 'terra-mystica', title: 'Sunday' });
    const line = await ana.watch(table);
    const answer = await leave(ben, table);
    expect(answer.body).toMatchObject({ table: { status: 'abandoned', calledOffBy: { name: 'Ben' } } });
    await line.until(({ position }) => position?.status === 'abandoned', 'the end');
    expect(await infoOf(ana, table)).toMatchObject({ status: 'abandoned', calledOffBy: { name: 'Ben' } });
    expect((await ana.position(table)).waiting).toEqual([]);
    const letter = {
      to: 'cleo@people.example',
      subject: 'Ben left during setup, so the table was cancelled: Sunday (Terra Mystica)',
    };
    await vi.waitFor(() => expect(letters.at(-1)).toMatchObject(letter), { timeout: 30_000, interval: 20 });
    expect((await leave(ana, table)).status).toBe(409);
    await line.close();
  });
});
