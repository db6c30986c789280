/** Several processes on one PostgreSQL: seats of one table talk to different ones. */
import { openStore } from '@guildhall/store';
import { expect, it } from 'vitest';
import { Client, type Position } from './client.ts';
import { newKey, onEngine, ownTable, seatedTable, someWord } from './guildhall.ts';
import { playOn, post, someStep } from './play.ts';

onEngine('postgres', 'two processes', (hall) => {
  it('serve one table, with seats, spectators and bots on both sides', async () => {
    const [one, two] = [await hall.open(), await hall.open()];
    const ana = await Client.enter(one.url, 'Ana');
    const ben = (await Client.enter(one.url, 'Ben')).at(two.url);
    const cleo = (await Client.enter(two.url, 'Cleo')).at(one.url);
    const table = await seatedTable([ana, ben, cleo], {}, ['random']);
    const people = [ana, ben, cleo];
    const lines = await Promise.all(people.map((client) => client.watch(table)));
    const spectators = await Promise.all([one, two].map(({ url }) => new Client(url).watch(table)));
    await Promise.all(people.map((client, seat) => playOn(client, lines[seat], table, `of two ${seat}`)));
    for (const line of [...lines, ...spectators]) {
      await line.until(({ position }) => position?.status === 'finished', 'the end');
      const numbers = line.messages
        .filter((message) => message.kind === 'position')
        .flatMap(({ entries }) => entries.map(({ number }) => number));
      expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, at) => at));
    }
    const hashes = lines.map((line) => line.position?.number);
    expect(new Set(hashes).size).toBe(1);
    await ben.post(`/api/tables/${table}/chat`, { text: 'well played' });
    await lines[0].until(
      ({ messages }) => messages.some((each) => JSON.stringify(each).includes('well played')),
      'words from the other process',
    );
    for (const line of [...lines, ...spectators]) await line.close();
  });

  it('that race for one turn cannot both win, and a repeated request is known to both', async () => {
    const [one, two] = [await hall.open(), await hall.open()];
    const [ana, ben] = await Client.enterAll(one.url, ['Ana', 'Ben']);
    const table = await seatedTable([ana, ben]);
    let taken = 0;
    for (let round = 0; round < 12; round++) {
      for (const client of [ana, ben]) {
        const step = await someStep(client, table, 'race');
        if (step === null) continue;
        const { number } = await client.position(table);
        const path = `/api/tables/${table}/actions`;
        const same = { seen: number, ...step, key: newKey() };
        const replies = await Promise.all([
          client.ask('POST', path, same),
          client.at(two.url).ask('POST', path, same),
          client.at(two.url).ask('POST', path, { ...same, key: newKey() }),
        ]);
        const statuses = replies.map(({ status }) => status);
        // The two with one key are one request; the third may come before, after, or too late.
        expect(statuses.every((status) => [200, 409, 422].includes(status))).toBe(true);
        expect(statuses.includes(200)).toBe(true);
        taken += 1;
      }
    }
    expect(taken).toBeGreaterThan(5);
    const log = (await ana.position(table)).entries.map(({ number }) => number);
    expect(log).toEqual(Array.from({ length: log.length }, (_, at) => at));
    expect((await ana.at(two.url).position(table)).view).toEqual((await ana.position(table)).view);
  });

  it('know at once what somebody has seen or done at the other', async () => {
    const [one, two] = [await hall.open({ takesJobs: false }), await hall.open({ takesJobs: false })];
    const ana = await Client.enter(one.url, 'Ana');
    const ben = await Client.enter(two.url, 'Ben');
    for (let round = 0; round < 10; round++) {
      const table = await seatedTable([ana, ben]);
      // Each of them has sat down at their own process, and asks the other one.
      await ana.at(two.url).legal(table);
      await ben.at(one.url).legal(table);
      const step = await someStep(ana, table, 'at once');
      const { number } = await ana.post<Position>(`/api/tables/${table}/actions`, {
        seen: 0,
        ...step,
        key: newKey(),
      });
      expect((await ana.at(two.url).position(table, number)).number).toBe(number);
    }
  });

  it('go on when one of them stops', async () => {
    const [one, two] = [await hall.open(), await hall.open()];
    const ana = await Client.enter(one.url, 'Ana');
    const table = await seatedTable([ana], {}, ['random', 'random']);
    const line = await ana.watch(table);
    await line.until(({ position }) => position !== null, 'a position');
    await one.stop();
    await line.until(({ closed }) => closed !== null, 'the end of the line');
    expect(line.closed).toBe(1012);
    const there = ana.at(two.url);
    const again = await there.watch(table, `?since=${line.position?.number}`);
    await playOn(there, again, table, 'over there');
    await again.close();
  });
});

onEngine('postgres', 'a process that is told of nothing', (hall) => {
  it('plays a bot by what the store says', async () => {
    const one = await hall.open({ takesJobs: false });
    const deaf = await openStore(hall.where, { now: hall.now });
    const listen = deaf.onChange.bind(deaf);
    deaf.onChange = (listener) =>
      listen((change) => {
        if (change.kind !== 'table') listener(change);
      });
    const two = await hall.open({}, { store: deaf });
    const [ana, ben] = await Client.enterAll(one.url, ['Ana', 'Ben']);
    const table = await ownTable(ana, {
      game: 'terra-mystica',
      options: { startSeat: 2 },
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
      visibility: 'public',
    });
    expect((await ben.at(two.url).position(table.id)).status).toBe('gathering');
    const line = await ana.watch(table.id);
    await ben.post(`/api/tables/${table.id}/seats`, { word: someWord() });
    await line.until(({ position }) => (position?.number ?? 0) > 0, 'the turn of the bot');
    await line.close();
    await two.stop();
    await deaf.close();
  });
});

onEngine('postgres', 'a process whose store fails when it reads what another one did', (hall) => {
  it('reads it again, and those who watch are told', async () => {
    const one = await hall.open({ takesJobs: false });
    const flaky = await openStore(hall.where, { now: hall.now });
    const two = await hall.open({ takesJobs: false }, { store: flaky });
    const ana = await Client.enter(one.url, 'Ana');
    const ben = await Client.enter(one.url, 'Ben');
    const table = await seatedTable([ana, ben], { options: { guild: false } });
    const line = await ben.at(two.url).watch(table);
    await line.until(({ position }) => position?.number === 0, 'the start');
    const open = flaky.tables.open.bind(flaky.tables);
    let failed = 0;
    flaky.tables.open = async (id, after) => {
      if (failed < 2) {
        failed += 1;
        throw Object.assign(new Error('the connection was lost'), { code: 'ECONNRESET' });
      }
      return await open(id, after);
    };
    const { owed } = await ana.position(table);
    await post(ana, table, 0, { action: 'bid 1', obligation: owed[0].id });
    await line.until(({ position }) => position?.number === 1, 'what Ana did at the other process');
    expect(failed).toBe(2);
    await line.close();
    await two.stop();
    await flaky.close();
  });
});

onEngine('postgres', 'those who watch through another process', (hall) => {
  it('get only a position after a move, and the table too where anything else changed', async () => {
    const [one, two] = [await hall.open({ takesJobs: false }), await hall.open({ takesJobs: false })];
    const [ana, ben] = await Client.enterAll(one.url, ['Ana', 'Ben']);
    const table = await seatedTable([ana, ben], { options: { guild: false } });
    const line = await new Client(two.url).watch(table);
    await line.until(({ position }) => position?.number === 0, 'the start');
    const tables = (): number => line.messages.filter(({ kind }) => kind === 'table').length;
    const before = tables();

    // Each move is waited for, so that the other process takes over one change at a time.
    for (const [number, client, action] of [
      [1, ana, 'bid 1'],
      [2, ben, 'bid 0'],
    ] as const) {
      const { owed } = await client.position(table);
      await post(client, table, number - 1, { action, obligation: owed[0].id });
      await line.until(({ position }) => position?.number === number, `move ${number}`);
    }
    // Presence is sent in order after what came before: whatever was sent for the moves is here when it comes.
    const other = await new Client(two.url).watch(table);
    await line.until(({ messages }) => messages.at(-1)?.kind === 'present', 'somebody else who watches');
    expect(tables()).toBe(before);

    await ana.expect('PATCH', `/api/tables/${table}`, { openChat: true });
    await line.until(() => tables() > before, 'what was changed about the table');
    expect(tables()).toBe(before + 1);
    for (const each of [line, other]) await each.close();
  });
});
