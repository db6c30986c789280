/** Nobody takes what is not theirs: seeds, set-up, seats, codes and chat. */

import { createHash } from 'node:crypto';
import { commitmentFault, proofOf, readGameFile } from '@guildhall/kernel';
import type { ResponseOf } from '@guildhall/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSettings, withSeat } from '../src/tables/table-settings.ts';
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
    ana = await Client.enter(process.url, 'Ana');
    ben = await Client.enter(process.url, 'Ben');
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
    ana = await Client.enter(process.url, 'Ana');
    ben = await Client.enter(process.url, 'Ben');
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

onEngine('sqlite', 'a code', (hall) => {
  let process: Process;
  let ana: Client;
  let ben: Client;
  let cleo: Client;
  beforeAll(async () => {
    process = await hall.open({ takesJobs: false });
    [ana, ben, cleo] = await Promise.all(
      ['Ana', 'Ben', 'Cleo'].map((name) => Client.enter(process.url, name)),
    );
  });
  const offersFor = async (client: Client, id: string): Promise<unknown[]> =>
    (await client.get<{ offers: unknown[] }>(`/api/tables/${id}/offers`)).offers;

  it('to a seat is shown to its offerer alone', async () => {
    const id = await seatedTable([ana, ben, cleo], { visibility: 'public' });
    const { code, expires } = await ben.post<{ code: string; expires: number }>(
      `/api/tables/${id}/seats/1/offer`,
    );
    expect(await offersFor(ben, id)).toEqual([{ seat: 1, code, expires }]);
    for (const opponent of [ana, cleo]) {
      expect(await offersFor(opponent, id)).toEqual([]);
      // That the seat is offered is no secret.
      expect((await opponent.get<Info>(`/api/tables/${id}`)).table.seats[1].offered).toBe(true);
    }
    const { invitations } = await ana.get<{ invitations: unknown[] }>(`/api/tables/${id}/invitations`);
    expect(invitations).toEqual([]);
    expect((await ana.ask('DELETE', `/api/tables/${id}/invitations/${code}`)).status).toBe(404);
    expect(ana.received.join()).not.toContain(code);
  });

  it('to a seat expires', async () => {
    const id = await seatedTable([ana, ben]);
    const { code, expires } = await ben.post<{ code: string; expires: number }>(
      `/api/tables/${id}/seats/1/offer`,
    );
    expect(expires - hall.now()).toBeLessThanOrEqual(7 * DAY_MS);
    hall.ahead += 7 * DAY_MS;
    expect(await offersFor(ben, id)).toEqual([]);
    expect((await ana.get<Info>(`/api/tables/${id}`)).table.seats[1].offered).toBe(false);
    expect((await cleo.ask('POST', `/api/tables/${id}/seats`, { code })).status).toBe(403);
  });

  it('to a seat that a bot took over is of no use, not even to watch', async () => {
    const { id } = await ownTable(ana, { seats: [ME, { kind: 'invited' }] });
    const { code: invitation } = await ana.post<{ code: string }>(`/api/tables/${id}/invitations`, {
      seat: 1,
    });
    await ben.post(`/api/tables/${id}/seats`, { word: someWord(), code: invitation });
    const { code } = await ben.post<{ code: string }>(`/api/tables/${id}/seats/1/offer`);
    expect((await cleo.ask('GET', `/api/tables/${id}?code=${code}`)).status).toBe(200);
    await ben.post(`/api/tables/${id}/resign`);
    expect((await cleo.ask('GET', `/api/tables/${id}?code=${code}`)).status).toBe(404);
    expect((await cleo.ask('POST', `/api/tables/${id}/seats`, { code })).status).toBe(404);
  });

  it('to a table expires, is listed for its owner and can be revoked', async () => {
    const { id } = await ownTable(ana, { seats: [ME, { kind: 'invited' }, { kind: 'invited' }] });
    const path = `/api/tables/${id}`;
    const made = await ana.post<{ code: string; expires: number }>(`${path}/invitations`, {});
    const other = await ana.post<{ code: string; expires: number }>(`${path}/invitations`, { seat: 2 });
    const list = await ana.get<{ invitations: { code: string }[] }>(`${path}/invitations`);
    expect(list.invitations).toMatchObject([
      { code: made.code, seat: null, expires: made.expires },
      { code: other.code, seat: 2, expires: other.expires },
    ]);
    expect((await ben.ask('GET', `${path}?code=${made.code}`)).status).toBe(200);
    await ana.expect('DELETE', `${path}/invitations/${made.code}`);
    expect((await ben.ask('GET', `${path}?code=${made.code}`)).status).toBe(404);
    const sits = { word: someWord(), code: made.code };
    expect((await ben.ask('POST', `${path}/seats`, sits)).status).toBe(404);
    expect((await ana.ask('DELETE', `${path}/invitations/${made.code}`)).status).toBe(404);
    hall.ahead += 30 * DAY_MS;
    expect((await ben.ask('GET', `${path}?code=${other.code}`)).status).toBe(404);
  });

  it('does not bring a guest back who was sent away, nor anybody else', async () => {
    const { id } = await ownTable(ana, { seats: [ME, { kind: 'invited' }, { kind: 'invited' }] });
    const path = `/api/tables/${id}`;
    const { code } = await ana.post<{ code: string }>(`${path}/invitations`, {});
    const { code: unused } = await ana.post<{ code: string }>(`${path}/invitations`, {});
    await ben.post(`${path}/seats`, { word: someWord(), code });
    const line = await ben.watch(id, `?code=${code}`);
    await line.until(({ position }) => position !== null, 'a position');
    await ana.expect('DELETE', `${path}/seats/1`);
    await line.until(({ closed }) => closed === 4404, 'the end of the connection');
    for (const old of [code, unused]) {
      expect((await ben.ask('GET', `${path}?code=${old}`)).status).toBe(404);
      expect((await ben.ask('POST', `${path}/seats`, { word: someWord(), code: old })).status).toBe(404);
    }
    // Under another name the old code is of no use either; one that the guest did not use is.
    expect((await cleo.ask('GET', `${path}?code=${code}`)).status).toBe(404);
    expect((await cleo.ask('GET', `${path}?code=${unused}`)).status).toBe(200);
    // A new one is an invitation again.
    hall.ahead += 1_000;
    const { code: fresh } = await ana.post<{ code: string }>(`${path}/invitations`, {});
    await ben.post(`${path}/seats`, { word: someWord(), code: fresh });
    expect((await ben.ask('GET', path)).status).toBe(200);
  });

  it('is what a guest needs who was sent away from a public table', async () => {
    const id = await seatedTable([ana], { seats: [ME, OPEN, OPEN] });
    await ben.post(`/api/tables/${id}/seats`, { word: someWord() });
    await ana.expect('DELETE', `/api/tables/${id}/seats/1`);
    expect((await ben.ask('POST', `/api/tables/${id}/seats`, { word: someWord() })).status).toBe(403);
    // Whoever gets up by themselves may sit down again.
    await cleo.post(`/api/tables/${id}/seats`, { word: someWord() });
    await cleo.expect('DELETE', `/api/tables/${id}/seats/1`);
    await cleo.post(`/api/tables/${id}/seats`, { word: someWord() });
  });
});

onBothEngines('talk', (hall) => {
  let process: Process;
  let ana: Client;
  let ben: Client;
  let eve: Client;
  beforeAll(async () => {
    process = await hall.open({ takesJobs: false });
    [ana, ben, eve] = await Promise.all(['Ana', 'Ben', 'Eve'].map((name) => Client.enter(process.url, name)));
  });

  it('at a public table is for those who sit there and those they invited', async () => {
    const id = await seatedTable([ana, ben]);
    const chat = `/api/tables/${id}/chat`;
    const stranger = new Client(process.url);
    const lines = await Promise.all([eve.watch(id), stranger.watch(id)]);
    for (const line of lines) await line.until(({ position }) => position !== null, 'a position');
    await ben.post(chat, { text: 'between us' });
    const refused = await eve.ask('POST', chat, { text: 'boo' });
    expect([refused.status, refused.body.error]).toEqual([403, 'talk-closed']);
    expect((await eve.ask('GET', chat)).status).toBe(403);
    expect((await stranger.ask('GET', chat)).status).toBe(403);

    const { code } = await ana.post<{ code: string }>(`/api/tables/${id}/invitations`, {});
    const guest = await eve.watch(id, `?code=${code}`);
    const hears = (text: string) => (line: typeof guest) => line.hears(text);
    await guest.until(hears('between us'), 'what was said');
    await eve.post(chat, { text: 'hello', code });
    await guest.until(hears('hello'), 'her own words');

    expect((await ben.ask('PATCH', `/api/tables/${id}`, { openChat: true })).status).toBe(403);
    await ana.expect('PATCH', `/api/tables/${id}`, { openChat: true });
    await ben.post(chat, { text: 'to all' });
    for (const line of lines) {
      await line.until(hears('to all'), 'open words');
      expect(hears('between us')(line)).toBe(false);
    }
    await eve.post(chat, { text: 'thanks' });
    await ana.expect('PATCH', `/api/tables/${id}`, { openChat: false });
    expect((await eve.ask('POST', chat, { text: 'boo' })).status).toBe(403);
    for (const line of [...lines, guest]) await line.close();
  });

  it('stays with those at the table where it was said among them, however often it is opened', async () => {
    const id = await seatedTable([ana, ben]);
    const chat = `/api/tables/${id}/chat`;
    const open = (openChat: boolean) => ana.expect('PATCH', `/api/tables/${id}`, { openChat });
    const { code } = await ana.post<{ code: string }>(`/api/tables/${id}/invitations`, {});
    const stranger = new Client(process.url);
    const lines = await Promise.all([eve.watch(id), stranger.watch(id)]);
    for (const line of lines) await line.until(({ position }) => position !== null, 'a position');
    await ben.post(chat, { text: '1 among us' });
    await open(true);
    await ben.post(chat, { text: '2 to all' });
    await open(false);
    await ben.post(chat, { text: '3 among us' });
    await open(true);
    await ben.post(chat, { text: '4 to all' });

    const read = async (client: Client, query = ''): Promise<string[]> =>
      (await client.get<{ messages: { text: string }[] }>(`${chat}${query}`)).messages.map(
        ({ text }) => text,
      );
    const all = ['1 among us', '2 to all', '3 among us', '4 to all'];
    for (const client of [eve, stranger]) {
      expect(await read(client)).toEqual(['2 to all', '4 to all']);
      expect(await read(client, '?said=0')).toEqual(['2 to all', '4 to all']);
      expect(await read(client, '?said=2')).toEqual(['4 to all']);
    }
    for (const client of [ana, ben]) expect(await read(client)).toEqual(all);
    expect(await read(eve, `?code=${code}`)).toEqual(all);

    const welcomed = [await stranger.watch(id), await eve.watch(id, '?said=0')];
    for (const line of [...lines, ...welcomed]) {
      await line.until((one) => one.hears('4 to all'), 'what is open');
      expect(all.filter((text) => line.hears(text))).toEqual(['2 to all', '4 to all']);
    }
    const guest = await stranger.watch(id, `?code=${code}`);
    await guest.until((one) => one.hears('4 to all'), 'everything');
    expect(all.filter((text) => guest.hears(text))).toEqual(all);

    await open(false);
    expect((await eve.ask('GET', chat)).status).toBe(403);
    const late = await eve.watch(id);
    await late.until(({ messages }) => messages.some(({ kind }) => kind === 'chat'), 'the welcome');
    expect(all.filter((text) => late.hears(text))).toEqual([]);
    for (const line of [...lines, ...welcomed, guest, late]) await line.close();
  });
});

describe('settings of before', () => {
  it('are read: an offered seat is its offerer\u2019s, and chat is among those at the table', () => {
    const note = { for: 'anyone', heldFor: null, resigned: null };
    const old = {
      title: '',
      confirm: 'automatic',
      openDrafts: false,
      clock: { kind: 'none' },
      atZero: 'bot',
      standIn: 'random',
      seats: [
        { ...note, offered: 'k7k7k7k7k7k7k7' },
        { ...note, offered: null },
      ],
      rematch: null,
    };
    expect(readSettings(old)).toEqual({
      ...old,
      openChat: false,
      sentAway: [],
      happened: [],
      seats: [
        { ...note, cameBy: null, offered: { code: 'k7k7k7k7k7k7k7', expires: null, voted: false } },
        { ...note, cameBy: null, offered: null },
      ],
    });
  });
});
