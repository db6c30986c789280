/** Sockets and polling: coming back costs only what was missed. */
import { beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Client, Unexpected } from './client.ts';
import { onBothEngines, onEngine, type Process, seatedTable } from './guildhall.ts';
import { playOn, post, someStep } from './play.ts';

onBothEngines('keeping up', (hall) => {
  let process: Process;
  let ana: Client;
  let ben: Client;
  let table: string;
  beforeAll(async () => {
    process = await hall.open();
    [ana, ben] = await Client.enterAll(process.url, ['Ana', 'Ben']);
    table = await seatedTable([ana, ben], { options: { guild: false } });
  });

  async function oneStep(): Promise<void> {
    for (const client of [ana, ben]) {
      const step = await someStep(client, table, 'sync');
      if (step === null) continue;
      await post(client, table, (await client.position(table)).number, step);
      return;
    }
  }

  it('sends everything at first, and after coming back only what was missed', async () => {
    const line = await ana.watch(table);
    await line.until(({ messages }) => messages.some(({ kind }) => kind === 'chat'), 'the welcome');
    expect(line.messages.map(({ kind }) => kind).filter((kind) => kind !== 'present')).toEqual([
      'table',
      'position',
      'chat',
    ]);
    // Set-up is entry 0.
    expect(line.position?.entries.map(({ number }) => number)).toEqual([0]);
    await oneStep();
    await line.until(({ position }) => position?.number === 1, 'the first entry');
    expect(line.position?.entries.map(({ number }) => number)).toEqual([1]);
    await line.close();
    await oneStep();
    await oneStep();
    const { number } = await ana.position(table);
    const back = await ana.watch(table, '?since=1');
    await back.until(({ position }) => position !== null, 'a position');
    const missed = back.position!.entries.map((entry) => entry.number);
    expect(missed).toEqual(Array.from({ length: number - 1 }, (_, at) => at + 2));
    expect(back.position!.view).toEqual((await ana.position(table)).view);
    back.say('{"since":0}');
    await back.until(({ position }) => position?.entries[0]?.number === 1, 'the entries once more');
    await back.close();
    const polled = await ana.position(table, number - 1);
    expect(polled.entries.map((entry) => entry.number)).toEqual([number]);
    expect((await ana.position(table, number)).entries).toEqual([]);
    expect((await ana.position(table, number + 7)).number).toBe(number);
  });

  it('begins before the game does, and brings set-up when it starts', async () => {
    const gathering = await seatedTable([ana], { seats: [{ kind: 'me' }, { kind: 'open' }] });
    const line = await ana.watch(gathering);
    await line.until(({ position }) => position?.status === 'gathering', 'an empty position');
    await ben.post(`/api/tables/${gathering}/seats`, { word: 'another word' });
    await line.until(({ position }) => position?.status === 'running', 'the start');
    expect(line.position?.entries.map(({ number }) => number)).toEqual([0]);
    await line.close();
  });

  it('sends who is watching, and brings chat to players, and to spectators where the owner opened it', async () => {
    const line = await ana.watch(table);
    // Whoever has a seat is never taken for a spectator.
    await line.until(({ messages }) => messages.some(({ kind }) => kind === 'present'), 'who is here');
    const told = line.messages.filter(({ kind }) => kind === 'present');
    expect(told).toEqual([{ kind: 'present', seats: [0], spectators: 0 }]);
    const stranger = new Client(process.url);
    const watching = await stranger.watch(table);
    await line.until(
      ({ messages }) => messages.some((one) => one.kind === 'present' && one.spectators === 1),
      'a spectator',
    );
    await ana.expect('PATCH', `/api/tables/${table}`, { openChat: true });
    await ben.post(`/api/tables/${table}/chat`, { text: 'hello\u0000 there' });
    const says = (text: string) => (one: typeof line) =>
      one.messages.some(
        (message) => message.kind === 'chat' && message.messages.some((said) => said.text === text),
      );
    await line.until(says('hello  there'), 'the words');
    await watching.until(says('hello  there'), 'the words');
    expect((await stranger.ask('POST', `/api/tables/${table}/chat`, { text: 'boo' })).status).toBe(401);
    const cleo = await Client.enter(process.url, 'Cleo');
    const { message } = await cleo.post<{ message: { seat: null; number: number } }>(
      `/api/tables/${table}/chat`,
      { text: 'may I watch?' },
    );
    expect(message).toMatchObject({ seat: null, number: 2 });
    const { messages } = await ana.get<{ messages: { name: string; text: string }[] }>(
      `/api/tables/${table}/chat?said=1`,
    );
    expect(messages).toMatchObject([{ name: 'Cleo', text: 'may I watch?' }]);
    await line.close();
    await watching.close();
  });

  it('goes on after a restart of the server, from where it was', async () => {
    const { number } = await ana.position(table);
    await process.stop();
    process = await hall.open();
    ana = ana.at(process.url);
    ben = ben.at(process.url);
    const line = await ana.watch(table, `?since=${number}`);
    await line.until(({ position }) => position !== null, 'a position');
    expect(line.position?.entries).toEqual([]);
    const lines = [line, await ben.watch(table)];
    await Promise.all([ana, ben].map((client, seat) => playOn(client, lines[seat], table, `on ${seat}`)));
    for (const one of lines) await one.close();
  });
});

onEngine('sqlite', 'a socket', (hall) => {
  let process: Process;
  let ana: Client;
  let table: string;
  beforeAll(async () => {
    process = await hall.open({
      limits: { ...(await import('../src/index.ts')).DEFAULT_CONFIG.limits, socketsPerPerson: 3 },
    });
    ana = await Client.enter(process.url, 'Ana');
    table = await seatedTable([ana], { visibility: 'private' }, ['random']);
  });

  async function refusal(client: Client, id: string, query = ''): Promise<number> {
    try {
      await (await client.watch(id, query)).close();
      return 101;
    } catch (error) {
      if (error instanceof Unexpected) return error.status;
      throw error;
    }
  }

  it('is refused before it opens to those who may not look, with a status', async () => {
    const stranger = new Client(process.url);
    expect(await refusal(stranger, table)).toBe(404);
    expect(await refusal(stranger, 'nosuchtable123')).toBe(404);
    expect(await refusal(ana, table, '?since=x')).toBe(400);
    const { code } = await ana.post<{ code: string }>(`/api/tables/${table}/invitations`, {});
    expect(await refusal(stranger, table, `?code=${code}`)).toBe(101);
  });

  it('is refused to pages of other sites', async () => {
    const url = `${process.url.replace('http', 'ws')}/api/tables/${table}/live`;
    const socket = new WebSocket(url, { headers: { cookie: ana.cookie!, origin: 'https://evil.example' } });
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.on('error', () => undefined);
    });
    expect(status).toBe(403);
  });

  it('is closed when it says what nobody understands, or too much', async () => {
    const line = await ana.watch(table);
    line.say('{"kind":"action"}');
    await line.until(({ closed }) => closed !== null, 'the end');
    expect(line.closed).toBe(1003);
    const loud = await ana.watch(table);
    loud.say('x'.repeat(5_000));
    await loud.until(({ closed }) => closed !== null, 'the end');
    expect(loud.closed).toBe(1009);
    const busy = await ana.watch(table);
    for (let at = 0; at < 70; at++) busy.say('{"since":0}');
    await busy.until(({ closed }) => closed !== null, 'the end');
    expect(busy.closed).toBe(1008);
  });

  it('is cut when its session is ended, here or on another device', async () => {
    const { link } = await ana.post<{ link: string }>('/api/me/links');
    const phone = new Client(process.url);
    await phone.post('/api/sessions', { link });
    const line = await phone.watch(table);
    await ana.expect('DELETE', '/api/me/sessions');
    await line.until(({ closed }) => closed !== null, 'the end');
    expect(line.closed).toBe(4401);
    expect(await refusal(phone, table)).toBe(404);
  });

  it('of somebody who has too many makes room for their newest', async () => {
    const oldest = await ana.watch(table);
    const lines = await Promise.all([1, 2].map(() => ana.watch(table)));
    const newest = await ana.watch(table);
    await oldest.until(({ closed }) => closed !== null, 'the end');
    expect(oldest.closed).toBe(4429);
    await newest.until(({ position }) => position !== null, 'a position');
    expect(lines.map(({ closed }) => closed)).toEqual([null, null]);
    for (const line of [newest, ...lines]) await line.close();
  });

  it('of a table that nobody has open holds nothing in memory', async () => {
    const { context } = process.server;
    await ana.position(table);
    expect(context.live.size).toBeGreaterThan(0);
    const line = await ana.watch(table);
    hall.ahead += 120_000;
    context.live.forgetIdle();
    expect(context.live.size).toBe(1);
    await line.close();
    while (context.subscriptions.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    hall.ahead += 120_000;
    context.live.forgetIdle();
    expect(context.live.size).toBe(0);
    expect((await ana.position(table)).status).toBe('running');
  });
});
