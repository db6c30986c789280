/** What the server says to a step: yes once, no with a reason, or what was missed. */
import { beforeAll, expect, it } from 'vitest';
import { Client, type Position } from './client.ts';
import { newKey, onBothEngines, onEngine, type Process, seatedTable } from './guildhall.ts';
import { post, someStep } from './play.ts';

onBothEngines('a step', (hall) => {
  let process: Process;
  let ana: Client;
  let ben: Client;
  let table: string;
  beforeAll(async () => {
    process = await hall.open();
    [ana, ben] = await Client.enterAll(process.url, ['Ana', 'Ben']);
    table = await seatedTable([ana, ben], { options: { guild: false } });
  });

  // The bazaar begins with sealed bids: both owe a decision at the same time.
  it('is taken although others answered meanwhile, and the reply brings what was missed', async () => {
    const [a, b] = [await ana.position(table), await ben.position(table)];
    expect([a.number, b.number]).toEqual([0, 0]);
    const first = await post(ana, table, 0, { action: 'bid 1', obligation: a.owed[0].id });
    expect(first.entries.map(({ number }) => number)).toEqual([1]);
    const second = await post(ben, table, 0, { action: 'bid 0', obligation: b.owed[0].id });
    expect(second.entries.map(({ number, seat, line }) => [number, seat, line])).toEqual([
      [1, 0, null],
      [2, 1, 'bid 0'],
    ]);
  });

  it('is refused with 409 and the missing entries when the own seat has gone on', async () => {
    const { owed, number } = await current(ana, ben, table);
    const { client, step } = owed;
    await post(client, table, number, step);
    const again = await client.ask('POST', `/api/tables/${table}/actions`, {
      seen: 0,
      ...step,
      key: newKey(),
    });
    expect(again.status).toBe(409);
    const { position } = again.body as unknown as { position: Position };
    expect(position.entries.length).toBeGreaterThan(0);
    expect(position.entries[0].number).toBe(1);
  });

  it('is refused with 409 when the client claims to have seen more than there is', async () => {
    const { owed, number } = await current(ana, ben, table);
    const body = { seen: number + 1, ...owed.step, key: newKey() };
    const reply = await owed.client.ask('POST', `/api/tables/${table}/actions`, body);
    expect(reply.status).toBe(409);
  });

  it('is refused with 422, the rule and a reason when the rules forbid it', async () => {
    const { owed, number } = await current(ana, ben, table);
    const body = { seen: number, obligation: owed.step.obligation, key: newKey() };
    const forbidden = await owed.client.ask('POST', `/api/tables/${table}/actions`, {
      ...body,
      action: 'bid 3',
    });
    expect(forbidden.status).toBe(422);
    expect(forbidden.body).toMatchObject({
      error: 'illegal',
      rule: expect.any(String),
      reason: expect.any(String),
    });
    const nonsense = await owed.client.ask('POST', `/api/tables/${table}/actions`, {
      ...body,
      action: 'sing',
      key: newKey(),
    });
    expect(nonsense.body).toMatchObject({ error: 'illegal', rule: 'KERNEL-NOT-AN-ACTION' });
  });

  it('is refused with 422 when the seat has nothing to decide', async () => {
    const { owed, number } = await current(ana, ben, table);
    const idle = owed.client === ana ? ben : ana;
    const body = { seen: number, obligation: owed.step.obligation, action: 'pass', key: newKey() };
    const reply = await idle.ask('POST', `/api/tables/${table}/actions`, body);
    expect(reply.status).toBe(422);
  });

  it('happens once, however often it is sent', async () => {
    const { owed, number } = await current(ana, ben, table);
    const body = { seen: number, ...owed.step, key: newKey() };
    const path = `/api/tables/${table}/actions`;
    const replies = await Promise.all(Array.from({ length: 5 }, () => owed.client.ask('POST', path, body)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const lengths = replies.map(({ body: reply }) => (reply as unknown as Position).revision);
    expect(new Set(lengths).size).toBe(1);
    const other = await owed.client.ask('POST', path, { ...body, action: 'something else' });
    expect(other.body).toMatchObject({ error: 'key-used' });
  });

  it('is known to have been taken after a restart of the server', async () => {
    const { owed, number } = await current(ana, ben, table);
    const body = { seen: number, ...owed.step, key: newKey() };
    const before = await owed.client.expect<Position>('POST', `/api/tables/${table}/actions`, body);
    await process.stop();
    process = await hall.open();
    ana = ana.at(process.url);
    ben = ben.at(process.url);
    const client = owed.client.id === ana.id ? ana : ben;
    const again = await client.expect<Position>('POST', `/api/tables/${table}/actions`, body);
    expect(again.number).toBe(before.number);
    expect(again.view).toEqual(before.view);
  });
});

/** Who has to decide, and one of their legal steps. */
async function current(ana: Client, ben: Client, table: string) {
  for (const client of [ana, ben]) {
    const step = await someStep(client, table, 'current');
    if (step !== null) {
      const { number } = await client.position(table);
      return { owed: { client, step }, number };
    }
  }
  throw new Error('nobody has to decide');
}

onEngine('sqlite', 'a draft', (hall) => {
  let process: Process;
  beforeAll(async () => {
    process = await hall.open();
  });

  async function terraMystica(wish: Readonly<Record<string, unknown>> = {}): Promise<[Client[], string]> {
    const people = await Client.enterAll(process.url, ['Ana', 'Ben']);
    const options = { factions: ['witches', 'nomads'], startSeat: 0 };
    const table = await seatedTable(people, { game: 'terra-mystica', options, ...wish });
    return [people, table];
  }

  async function draftCommand(client: Client, table: string, name: string, seen: number): Promise<Position> {
    return await client.post<Position>(`/api/tables/${table}/draft/${name}`, { seen, key: newKey() });
  }

  it('is one for all devices of a person, is undone and redone, and outlives a restart', async () => {
    const [[ana, ben], table] = await terraMystica({ confirm: 'asked' });
    const phone = ana.at(process.url);
    const line = await phone.watch(table);
    const step = await someStep(ana, table, 'draft');
    const drafted = await post(ana, table, 0, step!);
    expect(drafted.number).toBe(0);
    expect(drafted.drafts[0].own?.steps).toHaveLength(1);
    await line.until(({ position }) => position?.drafts.length === 1, 'the draft on the phone');
    // Nobody else sees it.
    expect((await ben.position(table)).drafts).toEqual([]);
    const undone = await draftCommand(phone, table, 'undo', 0);
    expect(undone.drafts[0].own).toMatchObject({ steps: [], undone: [step!.action] });
    const redone = await draftCommand(ana, table, 'redo', 0);
    expect(redone.drafts[0].own?.steps).toEqual([step!.action]);
    await line.close();
    await process.stop();
    process = await hall.open();
    const after = await ana.at(process.url).position(table);
    expect(after.drafts[0].own?.steps).toEqual([step!.action]);
    expect(after.view).toEqual(redone.view);
    const restarted = await draftCommand(ana.at(process.url), table, 'restart', 0);
    expect(restarted.drafts[0].own?.steps).toEqual([]);
    await draftCommand(ana.at(process.url), table, 'redo', 0);
    const confirmed = await draftCommand(ana.at(process.url), table, 'confirm', 0);
    expect(confirmed.number).toBe(1);
    expect(confirmed.drafts).toEqual([]);
    expect((await ben.at(process.url).position(table)).number).toBe(1);
  });

  it('is not touched by somebody who sees it otherwise', async () => {
    const [[ana], table] = await terraMystica({ confirm: 'asked' });
    const step = await someStep(ana, table, 'draft');
    await post(ana, table, 0, step!);
    const reply = await ana.ask('POST', `/api/tables/${table}/draft/undo`, {
      seen: 0,
      steps: 0,
      key: newKey(),
    });
    expect(reply.status).toBe(409);
    const nothing = await ana.ask('POST', `/api/tables/${table}/draft/redo`, { seen: 0, key: newKey() });
    expect(nothing.body).toMatchObject({ error: 'illegal', rule: 'KERNEL-NOTHING-TO-REDO' });
  });

  it('is seen by everybody at a table that plays open', async () => {
    const [[ana, ben], table] = await terraMystica({ confirm: 'asked', openDrafts: true });
    const line = await ben.watch(table);
    await post(ana, table, 0, (await someStep(ana, table, 'draft'))!);
    await line.until(({ position }) => position?.drafts.length === 1, 'the draft of the other');
    expect(line.position?.drafts[0]).toMatchObject({ seat: 0, own: null });
    await line.close();
  });
});

onEngine('sqlite', 'going back', (hall) => {
  let process: Process;
  let ana: Client;
  let ben: Client;
  let table: string;
  beforeAll(async () => {
    process = await hall.open();
    [ana, ben] = await Client.enterAll(process.url, ['Ana', 'Ben']);
    table = await seatedTable([ana, ben], {}, ['random']);
    // A step may be a part of a turn: the log grows when a turn is over.
    while ((await quiet(ana, table, 2)).number <= 3) {
      const { owed, number } = await current(ana, ben, table);
      await owed.client.ask('POST', `/api/tables/${table}/actions`, {
        seen: number,
        ...owed.step,
        key: newKey(),
      });
    }
  });

  const undo = (client: Client, path: string, body: object = {}) =>
    client.ask('POST', `/api/tables/${table}/undo${path}`, { seen: 0, key: newKey(), ...body });

  it('needs the consent of all the others; bots always agree', async () => {
    const { number } = await quiet(ana, table, 2);
    expect(number).toBeGreaterThan(3);
    expect((await undo(ana, '', { to: number })).status).toBe(422);
    const proposed = await undo(ana, '', { to: 2 });
    expect(proposed.status).toBe(200);
    expect((proposed.body as unknown as Position).proposal).toMatchObject({ by: 0, to: 2, agreed: [2] });
    expect((await undo(ana, '/agree')).body).toMatchObject({ rule: 'KERNEL-OWN-PROPOSAL' });
    const line = await ana.watch(table);
    const { hash } = await ben.get<{ hash: string }>(`/api/tables/${table}/at/2`);
    const agreed = await undo(ben, '/agree');
    expect(agreed.status).toBe(200);
    await line.until(({ position }) => (position?.number ?? 0) > number, 'the way back');
    const log = (await ben.position(table)).entries;
    const back = log.find(({ kind }) => kind === 'back');
    expect(back?.number).toBe(number + 1);
    const there = await ben.get<{ hash: string }>(`/api/tables/${table}/at/${number + 1}`);
    expect(there.hash).toBe(hash);
    await line.close();
  });

  it('is refused if one of them refuses, and can be withdrawn', async () => {
    expect((await undo(ben, '', { to: 1 })).status).toBe(200);
    expect((await undo(ana, '/refuse')).status).toBe(200);
    expect((await ana.position(table)).proposal).toBeNull();
    expect((await undo(ben, '', { to: 1 })).status).toBe(200);
    expect((await undo(ana, '/withdraw')).body).toMatchObject({ rule: 'KERNEL-NOT-YOUR-PROPOSAL' });
    expect((await undo(ben, '/withdraw')).status).toBe(200);
  });
});

/** How things stand once the bot at a seat has nothing more to do. */
async function quiet(client: Client, table: string, bot: number): Promise<Position> {
  for (let tries = 0; tries < 200; tries++) {
    const position = await client.position(table);
    const { pending, aside } = position.view;
    const open = [...aside, ...(pending.at(-1) ?? [])];
    if (open.every(({ seat }) => seat !== bot)) return position;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the bot does not come to rest');
}
