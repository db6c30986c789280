/** Bots that people bring along, at tables: their seats, what they are told, and what loses a seat. */
import type { BotDecision } from '@guildhall/protocol';
import { beforeAll, expect, it } from 'vitest';
import type { LiveTable } from '../src/tables/live-table.ts';
import { Client } from './client.ts';
import {
  GAMES,
  nudge,
  onBothEngines,
  onEngine,
  ownTable,
  type Process,
  someWord,
  until,
} from './guildhall.ts';
import { playOn } from './play.ts';
import { Program } from './program.ts';

const MINUTE = 60_000;

interface Seen {
  readonly status: string;
  readonly seats: readonly {
    readonly occupant: { readonly kind: string; readonly level?: string };
    readonly ownBot: { readonly name: string; readonly owner: { readonly name: string } | null } | null;
  }[];
  readonly happened: readonly { readonly kind: string; readonly person: { readonly name: string } | null }[];
}

async function seen(who: Client, table: string): Promise<Seen> {
  return (await who.get<{ table: Seen }>(`/api/tables/${table}`)).table;
}

/** A table for the bots of its owner, who does not play, with bots of the server in the last seats. */
async function botTable(owner: Client, open = 1, wish: object = {}): Promise<string> {
  const seats = [
    ...Array.from({ length: open }, () => ({ kind: 'invited' })),
    { kind: 'bot', level: 'random' },
    { kind: 'bot', level: 'random' },
  ];
  const { table } = await owner.post<{ table: { id: string } }>('/api/tables', {
    game: 'bazaar',
    seats,
    ...wish,
  });
  return table.id;
}

onBothEngines('a bot of somebody’s own', (hall) => {
  let process: Process;
  let ana: Client;
  let ben: Client;
  let program: Program;
  beforeAll(async () => {
    process = await hall.open();
    [ana, ben] = await Client.enterAll(process.url, ['Ana', 'Ben']);
    program = await Program.of(ana);
  });

  /** Others may move at the same moment; then it decides again. */
  async function answerSomething(table: string): Promise<number> {
    for (;;) {
      const { id, legal } = await program.decision(table);
      const { status } = await program.answer(table, id, legal[0]);
      if (status !== 409) return status;
    }
  }

  /** Waits until the bots of the server have moved, whose moves may give it something else to decide. */
  async function decisionOfItsOwn(table: string): Promise<BotDecision> {
    const isWaitedForAlone = (live: LiveTable): boolean =>
      live.table!.legal(0).length > 0 && live.table!.legal(1).length + live.table!.legal(2).length === 0;
    await until(() => process.server.context.live.read(table, isWaitedForAlone));
    return await program.decision(table);
  }

  it('plays a whole game, and everybody sees whose bot it is', async () => {
    const table = await botTable(ana, 1, { visibility: 'public' });
    expect(await program.turn(table, 0)).toEqual({ kind: 'lost' });
    expect(await program.sit(table)).toEqual({ seat: 0, status: 'running' });
    // Once more, as after a connection that broke.
    expect(await program.sit(table)).toEqual({ seat: 0, status: 'running' });
    const mark = {
      occupant: { kind: 'bot', level: 'own' },
      ownBot: { name: 'Greedy', owner: { name: 'Ana' } },
    };
    expect((await seen(new Client(process.url), table)).seats[0]).toMatchObject(mark);
    const { tables } = await ben.get<{ tables: { id: string; seats: unknown[] }[] }>('/api/tables');
    expect(tables.find(({ id }) => id === table)?.seats[0]).toMatchObject(mark);
    expect(await program.expect('GET', '/api/bot')).toMatchObject({
      seats: [{ table, seat: 0, status: 'running' }],
    });
    const over = await program.playOn(table);
    expect(over).toMatchObject({ kind: 'over', seat: 0, game: 'bazaar' });
    expect(over.kind === 'over' && [over.totals.length, over.places.length]).toEqual([3, 3]);
    const file = await ben.get<{ names: string[] }>(`/api/tables/${table}/export`);
    expect(file.names).toEqual(['bot Greedy (Ana)', 'bot (random)', 'bot (random)']);
    const { entries } = await ben.position(table);
    expect(new Set(entries.filter(({ seat }) => seat === 0).map(({ origin }) => origin))).toEqual(
      new Set(['bot']),
    );
    // It finds its table among its owner's, who may look at it again.
    const mine = await ana.get<{ tables: { id: string }[] }>('/api/tables?mine=true');
    expect(mine.tables.map(({ id }) => id)).toContain(table);
  });

  it('sits where its owner runs the table, or where the table’s owner gave a code', async () => {
    const table = await botTable(ben, 2, { visibility: 'public' });
    const refused = await program.ask('POST', `/api/bot/tables/${table}/seat`, {});
    expect([refused.status, refused.body.why]).toEqual([403, 'not-your-table']);
    await ben.expect('PATCH', `/api/tables/${table}`, { visibility: 'private' });
    for (const [method, path] of [
      ['POST', 'seat'],
      ['GET', 'turn'],
      ['DELETE', 'seat'],
    ] as const) {
      const body = method === 'POST' ? {} : undefined;
      const reply = await program.ask(method, `/api/bot/tables/${table}/${path}`, body);
      expect([path, reply.body.error]).toEqual([path, 'no-such-table']);
    }
    const { code } = await ben.post<{ code: string }>(`/api/tables/${table}/invitations`, { seat: 1 });
    expect(await program.sit(table, { code })).toEqual({ seat: 1, status: 'gathering' });
    expect(await program.turn(table, 0)).toEqual({ kind: 'wait', status: 'gathering' });
    // The code is used up, and whoever runs the table can take the seat back before the start.
    expect((await ana.ask('GET', `/api/invitations/${code}`)).status).toBe(404);
    await ben.expect('DELETE', `/api/tables/${table}/seats/1`);
    expect((await seen(ben, table)).seats[1]).toMatchObject({ occupant: { kind: 'open' }, ownBot: null });
    expect((await program.ask('GET', `/api/bot/tables/${table}/turn`)).status).toBe(404);
  });

  it('leaves its owner’s own seat, word and chat to its owner', async () => {
    const table = await ownTable<{ id: string }>(ana, {
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
    });
    expect(await program.sit(table.id)).toEqual({ seat: 1, status: 'running' });
    const { seat } = await ana.get<{ seat: number }>(`/api/tables/${table.id}`);
    expect(seat).toBe(0);
    // It cannot take another one, nor one that is taken.
    expect((await program.ask('POST', `/api/bot/tables/${table.id}/seat`, { seat: 0 })).body).toMatchObject({
      seat: 1,
    });
    const second = await Program.of(ana, 'Second');
    expect((await second.ask('POST', `/api/bot/tables/${table.id}/seat`, {})).body.why).toBe('started');
  });

  it('is told what its seat may know, and nothing else', async () => {
    const table = await botTable(ana, 1, { options: { guild: true } });
    await program.sit(table);
    let looked = 0;
    await program.playOn(table, (turn) => {
      if (turn.kind === 'choose') looked += 1;
      return looked === 3;
    });
    const decision = await decisionOfItsOwn(table);
    const { view, legal, full, spectator } = await process.server.context.live.read(table, (live) => ({
      view: live.table!.view(0),
      legal: live.table!.legal(0).map(live.table!.rules.notation.write),
      full: live.table!.state(),
      spectator: live.table!.view(null),
    }));
    const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    expect(decision.view).toEqual(plain(view));
    expect(decision.legal).toEqual(legal);
    expect(decision.view).not.toEqual(plain(full));
    expect(decision.view).not.toEqual(plain(spectator));
    expect(Object.keys(decision).sort()).toEqual(
      ['game', 'id', 'kind', 'legal', 'milliseconds', 'options', 'seat', 'version', 'view'].sort(),
    );
  });

  it('loses its seat by an illegal answer, and nothing else suffers', async () => {
    const table = await botTable(ana, 2);
    const second = await Program.of(ana, 'The other');
    await second.sit(table, { seat: 1 });
    await program.sit(table, { seat: 0 });
    const { id } = await program.decision(table);
    // What is not to be decided now is no fault.
    expect((await program.answer(table, '0-0-999', 'dance')).body.error).toBe('stale');
    expect((await program.turn(table, 0)).kind).toBe('choose');
    let refused = await program.answer(table, id, 'dance');
    // Others may have moved meanwhile.
    while (refused.status === 409) {
      refused = await program.answer(table, (await program.decision(table)).id, 'dance');
    }
    expect([refused.status, refused.body.error]).toEqual([422, 'illegal']);
    expect(await program.turn(table, 0)).toEqual({ kind: 'lost' });
    expect((await program.answer(table, id, 'dance')).body.error).toBe('not-seated');
    const { seats, happened } = await seen(ana, table);
    expect(seats[0]).toMatchObject({ occupant: { kind: 'bot', level: 'random' }, ownBot: null });
    expect(happened).toMatchObject([{ kind: 'bot-lost', person: { name: 'Ana' } }]);
    expect((await second.playOn(table)).kind).toBe('over');
  });

  it('loses its seat when it is silent, at any clock, and has its time anew for each decision', async () => {
    for (const clock of [{ kind: 'none' }, { kind: 'live', seconds: 5, increment: 0 }]) {
      const table = await botTable(ana, 1, { clock });
      await program.sit(table);
      for (let decisions = 0; decisions < 3; decisions++) {
        expect((await decisionOfItsOwn(table)).milliseconds).toBeGreaterThan(55_000);
        hall.ahead += 50_000;
        await nudge(process);
        expect((await program.decision(table)).milliseconds).toBeLessThanOrEqual(10_000);
        expect(await answerSomething(table)).toBe(200);
      }
      await decisionOfItsOwn(table);
      hall.ahead += MINUTE;
      await nudge(process);
      // Whoever waits for its turn hears of it.
      await until(async () => (await program.turn(table, 0)).kind === 'lost');
      await until(async () => (await seen(ana, table)).status === 'abandoned');
    }
  });

  it('hears at once when it is its turn, at any server', async () => {
    const elsewhere = hall.engine === 'postgres' ? await hall.open() : null;
    const there = program.at(elsewhere?.url ?? process.url);
    const table = await ownTable<{ id: string }>(ana, {
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      visibility: 'public',
    });
    await program.sit(table.id);
    const waiting = there.decision(table.id);
    expect((await there.turn(table.id, 0)).kind).toBe('wait');
    const begun = performance.now();
    await ben.post(`/api/tables/${table.id}/seats`, { word: someWord() });
    expect((await waiting).seat).toBe(1);
    // It asks again after twenty seconds.
    expect(performance.now() - begun).toBeLessThan(15_000);
    await elsewhere?.stop();
  });

  it('gives its seat up where it asks for that', async () => {
    const table = await botTable(ana, 2);
    await program.sit(table);
    await program.expect('DELETE', `/api/bot/tables/${table}/seat`);
    expect((await seen(ana, table)).seats[0].occupant.kind).toBe('open');
  });

  it('leaves its seat with its token, wherever it sits', async () => {
    const short = await Program.of(ana, 'Short-lived');
    const [gathering, running] = [await botTable(ana, 2), await botTable(ana, 2)];
    await short.sit(gathering);
    await short.sit(running);
    await program.sit(running);
    await short.decision(running);
    await ana.expect('DELETE', `/api/me/bots/${short.id}`);
    expect((await seen(ana, gathering)).seats[0]).toMatchObject({ occupant: { kind: 'open' }, ownBot: null });
    const { seats } = await seen(ana, running);
    expect(seats[0]).toMatchObject({ occupant: { level: 'random' }, ownBot: null });
    expect(seats[1].ownBot?.name).toBe('Greedy');
    expect((await short.ask('GET', `/api/bot/tables/${running}/turn`)).status).toBe(401);
    expect((await program.playOn(running)).kind).toBe('over');
  });

  it('plays where its owner fixed what is hidden with bots of the server and of its owner alone', async () => {
    const goals = [
      ['goalAfrica', 'goalEconomy', 'goalEra'],
      ['goalMiddleEast', 'goalCulture', 'goalTokens'],
    ];
    const wish = { game: 'inventions', options: { goals }, visibility: 'public' };
    const made = async (...seats: object[]): Promise<string> =>
      (await ana.post<{ table: { id: string } }>('/api/tables', { ...wish, seats })).table.id;
    const bot = { kind: 'bot', level: 'random' };
    const alone = await made({ kind: 'invited' }, bot);
    expect(await program.sit(alone)).toEqual({ seat: 0, status: 'running' });
    expect((await program.decision(alone)).options).toMatchObject({ goals: null });

    // Nobody else gets the seat that is kept while one bot waits for the other.
    const both = await made({ kind: 'invited' }, { kind: 'invited' });
    expect(await program.sit(both)).toEqual({ seat: 0, status: 'gathering' });
    const { code: kept } = await ana.post<{ code: string }>(`/api/tables/${both}/invitations`, { seat: 1 });
    const stranger = await ben.ask('POST', `/api/tables/${both}/seats`, { word: someWord(), code: kept });
    expect([stranger.status, stranger.body.error]).toEqual([403, 'hidden-setup']);
    const ofBen = await Program.of(ben, 'At the door');
    const reply = await ofBen.ask('POST', `/api/bot/tables/${both}/seat`, { code: kept });
    expect([reply.status, reply.body.error]).toEqual([403, 'hidden-setup']);
    const second = await Program.of(ana, 'Second of mine');
    expect(await second.sit(both)).toEqual({ seat: 1, status: 'running' });
    const turns = [await program.turn(both, 0), await second.turn(both, 0)];
    const asked = turns.filter((turn) => turn.kind === 'choose');
    expect(asked.map(({ options }) => options)).toEqual([expect.objectContaining({ goals: null })]);

    const shared = await made({ kind: 'open' }, { kind: 'open' });
    const refused = async (): Promise<unknown[]> => {
      const { status, body } = await program.ask('POST', `/api/bot/tables/${shared}/seat`, {});
      return [status, body.error];
    };
    // Somebody may come, and then somebody is there: a person, or the bot of one.
    expect(await refused()).toEqual([403, 'hidden-setup']);
    const { code } = await ana.post<{ code: string }>(`/api/tables/${shared}/invitations`, { seat: 1 });
    await (await Program.of(ben, 'Of Ben')).sit(shared, { code });
    expect(await refused()).toEqual([403, 'hidden-setup']);
  });

  it('leaves a running game with its owner’s account, and its name in the files of old ones', async () => {
    const dora = await Client.enter(process.url, 'Dora');
    const hers = await Program.of(dora, 'Hers');
    const old = await botTable(dora, 1, { visibility: 'public' });
    await hers.sit(old);
    await hers.playOn(old);
    const { id } = await ownTable<{ id: string }>(ben, {
      seats: [{ kind: 'me' }, { kind: 'invited' }, { kind: 'bot', level: 'random' }],
    });
    const { code } = await ben.post<{ code: string }>(`/api/tables/${id}/invitations`, {});
    expect(await hers.sit(id, { code })).toEqual({ seat: 1, status: 'running' });
    await dora.expect('DELETE', '/api/me');
    expect((await hers.ask('GET', `/api/bot/tables/${id}/turn`)).status).toBe(401);
    const { status, seats } = await seen(ben, id);
    expect([status, seats[1]]).toMatchObject([
      'running',
      { occupant: { kind: 'bot', level: 'random' }, ownBot: null },
    ]);
    const { names } = await ben.get<{ names: string[] }>(`/api/tables/${old}/export`);
    expect(names).toEqual(['bot Hers', 'bot (random)', 'bot (random)']);
  });

  it('goes with its owner’s account', async () => {
    const cleo = await Client.enter(process.url, 'Cleo');
    const hers = await Program.of(cleo, 'Hers');
    const table = await botTable(ben, 2, { visibility: 'public' });
    const { code } = await ben.post<{ code: string }>(`/api/tables/${table}/invitations`, {});
    await hers.sit(table, { code });
    await cleo.expect('DELETE', '/api/me');
    expect((await hers.ask('GET', '/api/bot')).status).toBe(401);
    expect((await seen(ben, table)).seats[0]).toMatchObject({ occupant: { kind: 'open' }, ownBot: null });
  });

  it('has a seat kept at the rematch', async () => {
    const table = await ownTable<{ id: string }>(ana, {
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
    });
    await program.sit(table.id);
    const line = await ana.watch(table.id);
    const [over] = await Promise.all([
      program.playOn(table.id),
      playOn(ana, line, table.id, 'with a bot of mine'),
    ]);
    await line.close();
    expect(over.kind).toBe('over');
    const next = await ana.post<{ table: Seen }>(`/api/tables/${table.id}/rematch`);
    expect(next.table.seats.map(({ occupant, ownBot }) => [occupant.kind, ownBot])).toEqual([
      ['person', null],
      ['open', null],
      ['bot', null],
    ]);
  });
});

onEngine('sqlite', 'where a bot sits, and sat', (hall) => {
  it('it is told without opening any table', async () => {
    const first = await hall.open();
    const ana = await Client.enter(first.url, 'Ana');
    const program = await Program.of(ana);
    const table = await botTable(ana, 2);
    await program.sit(table);
    await first.stop();
    const second = await hall.open();
    const { seats } = await program.at(second.url).expect<{ seats: object[] }>('GET', '/api/bot');
    expect(seats).toEqual([{ table, seat: 0, status: 'gathering' }]);
    expect(second.server.context.live.isOpen(table)).toBe(false);
    await second.stop();
  });

  it('it hears how its game ended where the rules of it are gone', async () => {
    const before = await hall.open();
    const ana = await Client.enter(before.url, 'Ana');
    const program = await Program.of(ana);
    const table = await botTable(ana, 1);
    await program.sit(table);
    const over = await program.playOn(table);
    expect(over.kind).toBe('over');
    await before.stop();
    const without = await hall.open({}, { games: new Map([...GAMES].filter(([id]) => id !== 'bazaar')) });
    expect(await program.at(without.url).turn(table, 0)).toEqual(over);
    await without.stop();
  });
});

onEngine('sqlite', 'waiting for a turn', (hall) => {
  it('is over for the oldest of too many, and for all when the server stops', async () => {
    const process = await hall.open();
    const ana = await Client.enter(process.url, 'Ana');
    const program = await Program.of(ana);
    const table = await botTable(ana, 2);
    await program.sit(table);
    let answered = 0;
    const all = Array.from({ length: 23 }, () =>
      program.turn(table, 25).then(
        (turn) => {
          answered += 1;
          return turn.kind;
        },
        () => 'hung up',
      ),
    );
    await until(() => answered === 3);
    await process.stop();
    const kinds = await Promise.all(all);
    expect(kinds.filter((kind) => kind === 'wait').length).toBeGreaterThanOrEqual(3);
    expect(kinds.filter((kind) => kind !== 'wait' && kind !== 'hung up')).toEqual([]);
  });
});
