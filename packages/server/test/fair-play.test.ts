/** Nobody takes what is not theirs: seeds and set-ups. */

import { createHash } from 'node:crypto';
import { commitmentFault, proofOf, readGameFile } from '@guildhall/kernel';
import type { ResponseOf } from '@guildhall/protocol';
import { beforeAll, expect, it } from 'vitest';
import { withSeat } from '../src/tables/table-settings.ts';
import { Client } from './client.ts';
import { onBothEngines, onEngine, ownTable, type Process, seatedTable, someWord } from './guildhall.ts';
import { playOn } from './play.ts';

const DAY_MS = 86_400_000;

type Info = ResponseOf<'GET /api/tables/:id'> & {
  readonly table: { readonly options: Readonly<Record<string, unknown>> };
};

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const BOT = { kind: 'bot', level: 'random' };

onBothEngines('the seed of a table', (hall) => {
  let process: Process;
  let ana: Client;
  let ben: Client;
  beforeAll(async () => {
    process = await hall.open();
    [ana, ben] = await Client.enterAll(process.url, ['Ana', 'Ben']);
  });

  it('follows from words that all come after the hash, the owner\u2019s too', async () => {
    const wish = { game: 'bazaar', seats: [ME, OPEN], visibility: 'public' };
    const early = await ana.ask('POST', '/api/tables', { ...wish, word: someWord() });
    expect(early.status).toBe(400);
    const { table } = await ana.post<Info>('/api/tables', wish);
    const { hash } = table.commitment;
    expect(table.commitment).toMatchObject({ form: 2, given: [], words: null, bits: null });

    // All have sat down, but the owner has not given a word: nothing begins.
    const path = `/api/tables/${table.id}`;
    const sat = await ben.post<Info>(`${path}/seats`, { word: 'the word of Ben', hash });
    expect(sat.table).toMatchObject({ status: 'gathering', commitment: { given: [1], words: null } });
    const begun = await ana.post<Info>(`${path}/word`, { word: 'the word of Ana', hash });
    expect(begun.table.status).toBe('running');
    expect(begun.table.commitment).toMatchObject({ hash, words: ['the word of Ana', 'the word of Ben'] });
    expect((await ana.ask('POST', `${path}/word`, { word: someWord() })).status).toBe(409);
  });

  it('is not made with a word that was given for another hash', async () => {
    const { table } = await ana.post<Info>('/api/tables', {
      game: 'bazaar',
      seats: [ME, OPEN],
      visibility: 'public',
    });
    const other = 'f'.repeat(64);
    const path = `/api/tables/${table.id}`;
    for (const [client, where] of [
      [ana, `${path}/word`],
      [ben, `${path}/seats`],
    ] as const) {
      const reply = await client.ask('POST', where, { word: someWord(), hash: other });
      expect(reply.status).toBe(409);
      expect(reply.body).toMatchObject({ error: 'other-hash', hash: table.commitment.hash });
    }
    expect((await ana.get<Info>(path)).table.commitment.given).toEqual([]);
  });

  it('belongs to options that never change', async () => {
    const { id } = await ownTable(ana, { seats: [ME, OPEN] });
    const reply = await ana.ask('PATCH', `/api/tables/${id}`, { options: { days: 4 } });
    expect(reply.status).toBe(400);
    expect((await ana.get<Info>(`/api/tables/${id}`)).table.options.days).toBe(3);
  });

  it('of a table from before, whose hash was of the bits alone, is still made as it was promised', async () => {
    const { table } = await ana.post<Info>('/api/tables', { game: 'bazaar', seats: [OPEN, OPEN] });
    const { game, version, options, settings } = (await process.store.tables.find(table.id))!;
    const bits = '0f'.repeat(32);
    const hash = createHash('sha256').update(Buffer.from(bits, 'hex')).digest('hex');
    const old = await process.store.tables.create({
      ...{ game, version, options, settings, visibility: 'private', rematchOf: null },
      owner: ana.id,
      secret: bits,
      commitment: hash,
      commitmentForm: 1,
      seats: [
        { seat: 0, occupant: { kind: 'person', person: ana.id }, word: 'the word of Ana' },
        { seat: 1, occupant: { kind: 'open' }, word: null },
      ],
    });
    const { code } = await ana.post<{ code: string }>(`/api/tables/${old.id}/invitations`, {});
    const begun = await ben.post<Info>(`/api/tables/${old.id}/seats`, { word: 'the word of Ben', code });
    expect(begun.table).toMatchObject({ status: 'running', commitment: { hash, form: 1 } });
    await ana.post(`/api/tables/${old.id}/resign`);
    await ben.post(`/api/tables/${old.id}/resign`);
    const file = readGameFile((await ana.ask('GET', `/api/tables/${old.id}/export`)).text);
    expect(file.commitment).toMatchObject({ form: 1, hash, words: ['the word of Ana', 'the word of Ben'] });
    expect(proofOf(file, { hash, word: null })).toBe('old-form');
  });

  it('can be checked from the file, also when a seat has changed hands', async () => {
    const cleo = await Client.enter(process.url, 'Cleo');
    const id = await seatedTable([ana, ben], { options: { days: 4 } });
    const { hash } = (await ana.get<Info>(`/api/tables/${id}`)).table.commitment;
    const { code } = await ben.post<{ code: string }>(`/api/tables/${id}/seats/1/offer`);
    await cleo.post(`/api/tables/${id}/seats`, { code });
    const lines = await Promise.all([ana, cleo].map((client) => client.watch(id)));
    await Promise.all([ana, cleo].map((client, seat) => playOn(client, lines[seat], id, `seed ${seat}`)));
    const { text } = await ana.ask('GET', `/api/tables/${id}/export`);
    const file = readGameFile(text);
    expect(file.commitment).toMatchObject({ form: 2, table: id, hash });
    expect(commitmentFault(file.commitment!, file)).toBeNull();
    // What the owner could have wished for and did not promise does not fit.
    const rigged = { ...file, options: { ...file.options, guild: false } };
    expect(commitmentFault(file.commitment!, rigged)).toBe('hash-does-not-fit');
    for (const line of lines) await line.close();
  });
});

onEngine('sqlite', 'a set-up', (hall) => {
  let process: Process;
  let ana: Client;
  let ben: Client;
  beforeAll(async () => {
    process = await hall.open({ takesJobs: false });
    [ana, ben] = await Client.enterAll(process.url, ['Ana', 'Ben']);
  });

  const GOALS = [
    ['goalAfrica', 'goalEconomy', 'goalEra'],
    ['goalMiddleEast', 'goalCulture', 'goalTokens'],
  ];
  const IDEAS = ['coins', 'writing', 'glass', 'lighthouse', 'steel', 'musicalNotation'];
  const HIDDEN: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['inventions', { goals: GOALS }],
    ['inventions', { ideas: IDEAS }],
    ['age-of-innovation', { neutralArea: 12 }],
  ];

  it('may not be chosen by a player where others do not see it', async () => {
    for (const [game, options] of HIDDEN) {
      for (const other of [OPEN, { kind: 'invited' }]) {
        const reply = await ana.ask('POST', '/api/tables', { game, options, seats: [ME, other] });
        const [name] = Object.keys(options);
        expect([name, reply.status, reply.body.error]).toEqual([name, 422, 'hidden-setup']);
        expect(reply.body.reason).toContain(`options.${name}`);
      }
    }
  });

  it('may be chosen, hidden parts too, by somebody who plays with bots alone', async () => {
    for (const [game, options] of HIDDEN) {
      const { chosen, status } = await ownTable<Info['table']>(ana, { game, options, seats: [ME, BOT] });
      expect([status, chosen]).toEqual(['running', { open: [], hidden: Object.keys(options) }]);
    }
  });

  it('may be chosen by an owner who takes no seat, and who gets none later', async () => {
    const wish = { game: 'inventions', options: { goals: GOALS }, visibility: 'public' };
    const { table } = await ana.post<Info>('/api/tables', { ...wish, seats: [OPEN, OPEN] });
    const path = `/api/tables/${table.id}`;
    expect(table.chosen).toEqual({ open: [], hidden: ['goals'] });
    expect(table.options.goals).toBeNull();
    const sits = await ana.ask('POST', `${path}/seats`, { word: someWord() });
    expect([sits.status, sits.body.error]).toEqual([403, 'hidden-setup']);
    const { code } = await ana.post<{ code: string }>(`${path}/invitations`, {});
    expect((await ana.ask('POST', `${path}/seats`, { word: someWord(), code })).status).toBe(403);
    await ben.post(`${path}/seats`, { word: someWord() });
    const cleo = await Client.enter(process.url, 'Cleo');
    await cleo.post(`${path}/seats`, { word: someWord() });
    const { code: offer } = await ben.post<{ code: string }>(`${path}/seats/0/offer`);
    const taken = await ana.ask('POST', `${path}/seats`, { code: offer });
    expect([taken.status, taken.body.error]).toEqual([403, 'hidden-setup']);
    // Beside a bot that plays for a person who may come back, too.
    await ben.post(`${path}/seats/0/bot`, { level: 'random' });
    const { code: other } = await cleo.post<{ code: string }>(`${path}/seats/1/offer`);
    expect((await ana.ask('POST', `${path}/seats`, { code: other })).status).toBe(403);
  });

  it('of one who plays with bots lets nobody else take the seat of a bot, only their own', async () => {
    const { id } = await ownTable<Info['table']>(ana, {
      game: 'inventions',
      options: { goals: GOALS },
      seats: [ME, BOT],
    });
    const path = `/api/tables/${id}`;
    const expires = Date.now() + DAY_MS;
    const offer = { table: id, seat: 1, person: null, by: ana.id, isOffer: true, expires };
    const { id: code } = await process.store.invitations.create(offer);
    // As by a vote on a bot that could not move.
    await process.server.context.live.change(id, ({ settings }) => ({
      change: { facts: { settings: withSeat(settings, 1, { offered: { code, expires, voted: true } }) } },
      answer: () => undefined,
    }));
    const taken = await ben.ask('POST', `${path}/seats`, { code });
    expect([taken.status, taken.body.error]).toEqual([403, 'hidden-setup']);
    const { code: own } = await ana.post<{ code: string }>(`${path}/seats/0/offer`);
    expect(await ben.post(`${path}/seats`, { code: own })).toMatchObject({ seat: 0 });
  });

  it('of one who gets up from a table with bots is no way to sit down beside others', async () => {
    const { table } = await ana.post<Info>('/api/tables', {
      game: 'inventions',
      options: { goals: [...GOALS, ['goalEurope', 'goalTechnology', 'goalDiplomats']] },
      seats: [ME, BOT, BOT],
      visibility: 'public',
    });
    const path = `/api/tables/${table.id}`;
    await ana.expect('DELETE', `${path}/seats/0`);
    const { code } = await ana.post<{ code: string }>(`${path}/invitations`, {});
    await ben.post(`${path}/seats`, { word: someWord(), code });
    expect((await ana.ask('POST', `${path}/seats`, { word: someWord(), code })).status).toBe(403);
  });

  it('whose open parts were chosen is shown to everybody before they sit down', async () => {
    const { table } = await ana.post<Info>('/api/tables', {
      game: 'terra-mystica',
      options: {
        startSeat: 1,
        factions: ['witches', 'nomads'],
        overrides: [{ path: 'factions.witches.start.coins', value: 20 }],
      },
      seats: [ME, OPEN],
    });
    const { code } = await ana.post<{ code: string }>(`/api/tables/${table.id}/invitations`, {});
    const { table: seen } = await new Client(process.url).get<Info>(`/api/invitations/${code}`);
    expect(seen.chosen).toEqual({ open: ['factions', 'startSeat'], hidden: [] });
    expect(seen.options.overrides).toEqual([{ path: 'factions.witches.start.coins', value: 20 }]);
  });

  it('with hidden parts chosen is left to chance in a rematch', async () => {
    const wish = { game: 'inventions', options: { goals: GOALS, order: [0, 1, 2] }, visibility: 'public' };
    const { table } = await ana.post<Info>('/api/tables', { ...wish, seats: [OPEN, OPEN] });
    const cleo = await Client.enter(process.url, 'Cleo');
    for (const client of [ben, cleo])
      await client.post(`/api/tables/${table.id}/seats`, { word: someWord() });
    await process.server.context.live.change(table.id, () => ({
      change: { facts: { status: 'finished' } },
      answer: () => undefined,
    }));
    const { table: again } = await ben.post<Info>(`/api/tables/${table.id}/rematch`);
    expect(again.chosen).toEqual({ open: ['order'], hidden: [] });
    const { options } = (await process.store.tables.find(again.id))!;
    expect(options).toMatchObject({ goals: null, order: [0, 1, 2] });
  });
});

onBothEngines('the code of an offered seat', (hall) => {
  it('is at no moment among the invitations that the owner of the table sees or revokes', async () => {
    const { url, store } = await hall.open({ takesJobs: false });
    const [ana, ben] = [await Client.enter(url, 'Ana'), await Client.enter(url, 'Ben')];
    const id = await seatedTable([ana, ben]);
    const path = `/api/tables/${id}/invitations`;
    const { code: invitation } = await ana.post<{ code: string }>(path, {});
    const seen: unknown[] = [];
    const create = store.invitations.create.bind(store.invitations);
    // The code is stored, and the table does not say yet that the seat is offered.
    store.invitations.create = async (wish) => {
      const made = await create(wish);
      const { invitations } = await ana.get<{ invitations: { code: string }[] }>(path);
      const { status } = await ana.ask('DELETE', `${path}/${made.id}`);
      seen.push(
        invitations.map(({ code }) => code),
        status,
      );
      return made;
    };
    await ben.post(`/api/tables/${id}/seats/1/offer`);
    expect(seen).toEqual([[invitation], 404]);
  });

  it('holds only as long as the seat is offered by it', async () => {
    const { url, store, server } = await hall.open({ takesJobs: false });
    const [ana, ben] = [await Client.enter(url, 'Ana'), await Client.enter(url, 'Ben')];
    const id = await seatedTable([ana, ben]);
    await ana.expect('PATCH', `/api/tables/${id}`, { visibility: 'private' });
    const { code } = await ben.post<{ code: string }>(`/api/tables/${id}/seats/1/offer`);
    const stranger = new Client(url);
    expect((await stranger.ask('GET', `/api/tables/${id}?code=${code}`)).status).toBe(200);
    await server.context.live.change(id, ({ settings }) => ({
      change: { facts: { settings: withSeat(settings, 1, { offered: null }) } },
      answer: () => undefined,
    }));
    // A server that stopped in this moment would have left the code.
    expect(await store.invitations.find(code)).not.toBeNull();
    expect((await stranger.ask('GET', `/api/tables/${id}?code=${code}`)).status).toBe(404);
  });
});
