/** Tables and seats: who may sit where, and what becomes of a seat. */
import type { ResponseOf } from '@guildhall/protocol';
import { beforeAll, expect, it } from 'vitest';
import { Client } from './client.ts';
import { newKey, onEngine, ownTable, type Process, seatedTable, someWord } from './guildhall.ts';
import { playOn, someStep } from './play.ts';

type Info = ResponseOf<'GET /api/tables/:id'> & {
  readonly table: { readonly options: Readonly<Record<string, unknown>> };
};

onEngine('sqlite', 'a table', (hall) => {
  let process: Process;
  let ana: Client;
  let ben: Client;
  beforeAll(async () => {
    process = await hall.open();
    [ana, ben] = await Client.enterAll(process.url, ['Ana', 'Ben']);
  });

  it('starts when the last seat is taken, with a seed that nobody could know before', async () => {
    const { table } = await ana.post<Info>('/api/tables', {
      game: 'bazaar',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'public',
    });
    expect(table.status).toBe('gathering');
    expect(table.commitment).toMatchObject({ words: null, bits: null, seed: null });
    await ana.post(`/api/tables/${table.id}/word`, { word: 'the word of Ana' });
    expect((await ben.ask('POST', `/api/tables/${table.id}/seats`, {})).status).toBe(400);
    const sat = await ben.post<Info>(`/api/tables/${table.id}/seats`, { word: 'the word of Ben' });
    expect(sat.table.status).toBe('running');
    expect(sat.table.commitment.hash).toBe(table.commitment.hash);
    expect(sat.table.commitment).toMatchObject({
      words: ['the word of Ana', 'the word of Ben'],
      bits: null,
      seed: null,
    });
    expect((await ben.ask('POST', `/api/tables/${table.id}/seats`, { word: someWord() })).status).toBe(409);
  });

  it('that is private is not there for strangers, and is joined by link', async () => {
    const table = await ownTable(ana, { seats: [{ kind: 'me' }, { kind: 'invited' }] });
    const path = `/api/tables/${table.id}`;
    expect((await ben.ask('GET', path)).status).toBe(404);
    expect((await ben.ask('POST', `${path}/seats`, { word: someWord() })).status).toBe(404);
    expect((await new Client(process.url).ask('GET', path)).status).toBe(404);
    const { tables } = await ben.get<{ tables: { id: string }[] }>('/api/tables');
    expect(tables.some(({ id }) => id === table.id)).toBe(false);

    const { code } = await ana.post<{ code: string }>(`${path}/invitations`, { seat: 1 });
    expect(await ben.get(`/api/invitations/${code}`)).toMatchObject({ table: { id: table.id }, seat: 1 });
    expect((await ben.ask('GET', `${path}?code=${code}`)).status).toBe(200);
    await ben.post(`${path}/seats`, { word: someWord(), code });
    // The code of one seat has done its work.
    const cleo = await Client.enter(process.url, 'Cleo');
    expect((await cleo.ask('POST', `${path}/seats`, { word: someWord(), code })).status).toBe(404);
    const { tables: mine } = await ben.get<{ tables: { id: string }[] }>('/api/tables?mine=true');
    expect(mine.some(({ id }) => id === table.id)).toBe(true);
  });

  it('that is private does not even tell a stranger where it would stand in a list', async () => {
    const id = await seatedTable([ana], { seats: [{ kind: 'me' }, { kind: 'open' }] });
    hall.ahead += 1_000;
    const { id: secret } = await ownTable(ana, { seats: [{ kind: 'me' }, { kind: 'invited' }] });
    hall.ahead += 1_000;
    await seatedTable([ana], { seats: [{ kind: 'me' }, { kind: 'open' }] });
    const list = async (client: Client, query: string) =>
      (await client.get<{ tables: { id: string }[] }>(`/api/tables?${query}`)).tables.map(
        (table) => table.id,
      );
    const stranger = await Client.enter(process.url, 'Eve');
    const unknown = 'x'.repeat(secret.length);
    expect(await list(stranger, `before=${secret}`)).toEqual(await list(stranger, `before=${unknown}`));
    expect(await list(stranger, `mine=true&before=${secret}`)).toEqual([]);
    // Whose it is goes on with their own list behind it.
    expect((await list(ana, `mine=true&before=${secret}`))[0]).toBe(id);
  });

  it('is left before it starts, and called off by its owner', async () => {
    const wish = { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] };
    const id = await seatedTable([ana], wish);
    await ben.post(`/api/tables/${id}/seats`, { word: someWord(), seat: 2 });
    const cleo = await Client.enter(process.url, 'Cleo');
    expect((await cleo.ask('DELETE', `/api/tables/${id}/seats/2`)).status).toBe(403);
    await ben.expect('DELETE', `/api/tables/${id}/seats/2`);
    expect((await ben.ask('DELETE', `/api/tables/${id}`)).status).toBe(403);
    await ana.expect('DELETE', `/api/tables/${id}`);
    expect((await ana.get<Info>(`/api/tables/${id}`)).table.status).toBe('abandoned');
  });

  it('is refused when the wish does not fit the game, with the place that is wrong', async () => {
    const me = { kind: 'me' };
    for (const [wish, status, word] of [
      [{ game: 'chess', seats: [me, me] }, 422, 'chess'],
      [{ seats: [me] }, 422, 'players'],
      [{ seats: [me, me] }, 400, 'one seat'],
      [{ seats: [{ kind: 'bot', level: 'random' }] }, 400, 'person'],
      [{ seats: [me, { kind: 'bot', level: 'godlike' }] }, 422, 'godlike'],
      [{ seats: [me, { kind: 'open' }], options: { days: 99 } }, 422, 'days'],
      [{ seats: [me, { kind: 'open' }], options: { colour: 'blue' } }, 422, 'colour'],
      [
        { seats: [me, { kind: 'open' }], options: { overrides: [{ path: 'no.where', value: 1 }] } },
        422,
        'no.where',
      ],
      [{ seats: [me, { kind: 'open' }], clock: { kind: 'days', days: 0 } }, 400, 'clock'],
      [{ seats: [me, { kind: 'open' }], colour: 'blue' }, 400, 'colour'],
    ] as const) {
      const body = { game: 'bazaar', ...wish };
      const reply = await ana.ask('POST', '/api/tables', body);
      expect([JSON.stringify(wish), reply.status]).toEqual([JSON.stringify(wish), status]);
      expect(reply.body.reason).toContain(word);
    }
  });

  it('with days per move starts with what suits slow play, unless told otherwise', async () => {
    const days = { clock: { kind: 'days', days: 3 }, game: 'terra-mystica' };
    const slow = await seatedTable([ana, ben], days);
    expect((await ana.get<Info>(`/api/tables/${slow}`)).table.options.leech).toBe('deferred');
    const told = await seatedTable([ana, ben], { ...days, options: { leech: 'inOrder' } });
    expect((await ana.get<Info>(`/api/tables/${told}`)).table.options.leech).toBe('inOrder');
    const quick = await seatedTable([ana, ben], { game: 'terra-mystica' });
    expect((await ana.get<Info>(`/api/tables/${quick}`)).table.options.leech).toBe('inOrder');
  });

  it('does not show what its options fixed in secret', async () => {
    const options = { firstMarket: ['silk-1', 'silk-2', 'silk-3', 'spice-1', 'spice-2', 'spice-3'] };
    const id = await seatedTable([ana, ben], { options });
    expect((await ben.get<Info>(`/api/tables/${id}`)).table.options.firstMarket).toBeNull();
  });
});

onEngine('sqlite', 'a seat', (hall) => {
  let process: Process;
  let ana: Client;
  let ben: Client;
  let cleo: Client;
  beforeAll(async () => {
    process = await hall.open();
    [ana, ben, cleo] = await Client.enterAll(process.url, ['Ana', 'Ben', 'Cleo']);
  });

  it('that was resigned is played on by a bot, and its person may not come back', async () => {
    const id = await seatedTable([ana, ben]);
    const { table } = await ben.post<Info>(`/api/tables/${id}/resign`);
    expect(table.seats[1]).toMatchObject({ occupant: { kind: 'bot' }, resigned: { name: 'Ben' } });
    expect((await ben.ask('POST', `/api/tables/${id}/seats/1/return`)).status).toBe(403);
    const line = await ana.watch(id);
    await playOn(ana, line, id, 'against a bot');
    expect((await ana.get<Info>(`/api/tables/${id}`)).table.status).toBe('finished');
    await line.close();
  });

  it('ends the table when nobody is left', async () => {
    const id = await seatedTable([ana], {}, ['random']);
    await ana.post(`/api/tables/${id}/resign`);
    const { table } = await ana.get<Info>(`/api/tables/${id}`);
    expect(table.status).toBe('abandoned');
    expect(table.commitment.bits).not.toBeNull();
  });

  it('is held by a bot until its person comes back', async () => {
    const id = await seatedTable([ana, ben]);
    expect((await ana.ask('POST', `/api/tables/${id}/seats/1/bot`, { level: 'random' })).status).toBe(403);
    await ben.post(`/api/tables/${id}/seats/1/bot`, { level: 'random' });
    const body = { seen: 0, obligation: 1, action: 'bid 0', key: newKey() };
    expect((await ben.ask('POST', `/api/tables/${id}/actions`, body)).status).toBe(409);
    const line = await ben.watch(id);
    await line.until(({ position }) => (position?.number ?? 0) > 0, 'a move of the bot');
    // Its person still gets the seat's own view.
    expect(line.position?.seat).toBe(1);
    const { table } = await ben.post<Info>(`/api/tables/${id}/seats/1/return`);
    expect(table.seats[1]).toMatchObject({ occupant: { kind: 'person' }, heldFor: null });
    await line.close();
  });

  it('is taken over by the one person who has the code, once', async () => {
    const id = await seatedTable([ana, ben], {
      visibility: 'private',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    }).catch(() => null);
    expect(id).toBeNull();
    const open = await seatedTable([ana, ben]);
    const { code } = await ben.post<{ code: string }>(`/api/tables/${open}/seats/1/offer`);
    expect((await cleo.ask('POST', `/api/tables/${open}/seats`, {})).status).toBe(403);
    const { table, seat } = await cleo.post<Info & { seat: number }>(`/api/tables/${open}/seats`, { code });
    expect(seat).toBe(1);
    const { occupant } = table.seats[1];
    expect('person' in occupant && occupant.person?.name).toBe('Cleo');
    expect(await someStep(cleo, open, 'new')).not.toBeNull();
    expect((await ben.ask('GET', `/api/tables/${open}/legal`)).status).toBe(403);
    expect((await ben.ask('POST', `/api/tables/${open}/seats`, { code })).status).toBe(403);
  });

  it('that is offered can be kept after all, and a newer code takes the place of an older one', async () => {
    const id = await seatedTable([ana, ben]);
    const offer = `/api/tables/${id}/seats/1/offer`;
    const { code: first } = await ben.post<{ code: string }>(offer);
    const { code: second } = await ben.post<{ code: string }>(offer);
    const { table } = await ana.get<Info>(`/api/tables/${id}`);
    expect(table.seats.map(({ offered }) => offered)).toEqual([false, true]);
    expect((await cleo.ask('GET', `/api/invitations/${first}`)).status).toBe(404);
    expect(await cleo.get(`/api/invitations/${second}`)).toMatchObject({ seat: 1 });
    expect((await ana.ask('DELETE', offer)).status).toBe(403);
    await ben.expect('DELETE', offer);
    for (const code of [first, second]) {
      expect((await cleo.ask('POST', `/api/tables/${id}/seats`, { code })).status).toBe(403);
    }
    expect((await ben.ask('DELETE', offer)).status).toBe(409);
  });

  it('leaves no code behind where it was given up while it was being offered', async () => {
    const id = await seatedTable([ana, ben, cleo]);
    const { invitations } = process.store;
    const create = invitations.create.bind(invitations);
    invitations.create = async (invitation) => {
      const made = await create(invitation);
      await ben.post(`/api/tables/${id}/resign`);
      return made;
    };
    const { status } = await ben.ask('POST', `/api/tables/${id}/seats/1/offer`);
    invitations.create = create;
    expect(status).toBe(403);
    expect(await invitations.to(id)).toEqual([]);
  });

  it('of somebody who deletes their account is played on by a bot', async () => {
    const dora = await Client.enter(process.url, 'Dora');
    const running = await seatedTable([ana, dora]);
    const gathering = await seatedTable([dora], { seats: [{ kind: 'me' }, { kind: 'open' }] });
    await dora.expect('DELETE', '/api/me');
    const { table } = await ana.get<Info>(`/api/tables/${running}`);
    expect(table.seats[1].occupant.kind).toBe('bot');
    const left = await ana.get<Info>(`/api/tables/${gathering}`);
    expect(left.table.seats[0].occupant.kind).toBe('open');
    const line = await ana.watch(running);
    await playOn(ana, line, running, 'without Dora');
    await line.close();
  });

  it('that a bot holds is held for nobody when its person deletes their account', async () => {
    const dora = await Client.enter(process.url, 'Dora');
    const id = await seatedTable([ana, dora]);
    await dora.post(`/api/tables/${id}/seats/1/bot`, { level: 'random' });
    // Until then it is still among their tables.
    const { tables } = await dora.get<{ tables: { id: string }[] }>('/api/tables?mine=true');
    expect(tables.map((one) => one.id)).toContain(id);
    await dora.expect('DELETE', '/api/me');
    const { table } = await ana.get<Info>(`/api/tables/${id}`);
    expect(table.seats[1]).toMatchObject({ occupant: { kind: 'bot', level: 'random' }, heldFor: null });
    // Nobody who could come back is left, to see how the bots end it.
    expect((await ana.post<Info>(`/api/tables/${id}/resign`)).table.status).toBe('abandoned');
  });

  it('is kept for everybody in a rematch', async () => {
    const id = await seatedTable([ana, ben]);
    expect((await ana.ask('POST', `/api/tables/${id}/rematch`)).status).toBe(409);
    const lines = await Promise.all([ana, ben].map((client) => client.watch(id)));
    await Promise.all([ana, ben].map((client, seat) => playOn(client, lines[seat], id, `rematch ${seat}`)));
    const { table } = await ben.post<Info>(`/api/tables/${id}/rematch`);
    await lines[0].until(
      ({ messages }) => messages.some((one) => one.kind === 'table' && one.table.rematch === table.id),
      'word of the rematch',
    );
    expect((await ana.ask('POST', `/api/tables/${id}/rematch`)).body.rematch).toBe(table.id);
    expect((await cleo.ask('POST', `/api/tables/${table.id}/seats`, { word: someWord() })).status).toBe(403);
    const { invitations } = await ana.get<{ invitations: { table: string }[] }>('/api/me/invitations');
    expect(invitations.map((one) => one.table)).toContain(table.id);
    const sat = await ana.post<Info & { seat: number }>(`/api/tables/${table.id}/seats`, {
      word: someWord(),
    });
    expect(sat).toMatchObject({ seat: 0, table: { status: 'gathering' } });
    // Whoever made the rematch gives a word as well, now that the hash is known.
    const begun = await ben.post<Info>(`/api/tables/${table.id}/word`, { word: someWord() });
    expect(begun.table.status).toBe('running');
    for (const line of lines) await line.close();
  });

  it('is kept for whoever a bot plays for at the end, too, unless they deleted their account', async () => {
    const dora = await Client.enter(process.url, 'Dora');
    const id = await seatedTable([ana, ben, dora]);
    for (const [away, seat] of [[ben, 1] as const, [dora, 2] as const])
      await away.post(`/api/tables/${id}/seats/${seat}/bot`, { level: 'random' });
    const line = await ana.watch(id);
    await playOn(ana, line, id, 'for those who are away');
    await dora.expect('DELETE', '/api/me');
    const { table } = await ana.post<Info>(`/api/tables/${id}/rematch`);
    const { invitations } = await ben.get<{ invitations: { table: string; seat: number }[] }>(
      '/api/me/invitations',
    );
    expect(invitations.find((one) => one.table === table.id)?.seat).toBe(1);
    const sat = await ben.post<{ seat: number }>(`/api/tables/${table.id}/seats`, { word: someWord() });
    expect(sat.seat).toBe(1);
    await line.close();
  });
});
