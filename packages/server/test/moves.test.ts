/** Several lines under one key: all of them or none, undone and logged as one. */
import { beforeAll, expect, it } from 'vitest';
import { Client, type Position } from './client.ts';
import { newKey, onBothEngines, type Process, seatedTable } from './guildhall.ts';

onBothEngines('a move of several actions', (hall) => {
  let process: Process;
  beforeAll(async () => {
    process = await hall.open();
  });

  interface Seated {
    readonly mover: Client;
    readonly other: Client;
    readonly table: string;
    readonly position: Position;
    /** Sends lines as one request. */
    send(action: unknown, key?: string): ReturnType<Client['ask']>;
  }

  /** The bazaar after its bids: `mover` has the first turn. */
  async function seated(wish: Readonly<Record<string, unknown>> = {}): Promise<Seated> {
    const [mover, other] = await Client.enterAll(process.url, ['Ana', 'Ben']);
    const table = await seatedTable([mover, other], { options: { guild: false }, ...wish });
    for (const [client, bid] of [
      [mover, 'bid 1'],
      [other, 'bid 0'],
    ] as const) {
      const { owed, number } = await client.position(table);
      const step = { seen: number, obligation: owed[0].id, key: newKey() };
      await client.post(`/api/tables/${table}/actions`, { ...step, action: bid });
      if (wish.confirm === 'asked')
        await client.post(`/api/tables/${table}/draft/confirm`, { seen: number, key: newKey() });
    }
    const position = await mover.position(table);
    const send: Seated['send'] = (action, key = newKey()) =>
      mover.ask('POST', `/api/tables/${table}/actions`, {
        ...{ seen: position.number, obligation: position.owed[0].id, action, key },
      });
    return { mover, other, table, position, send };
  }

  const walkOf = async ({ mover, table }: Seated): Promise<string> => {
    const line = (await mover.legal(table)).find((one) => one.startsWith('walk '));
    if (line === undefined) throw new Error('there is no road');
    return line;
  };

  it('is settled as one entry, which others see without its lines', async () => {
    const at = await seated();
    const walk = await walkOf(at);
    const line = await at.other.watch(at.table);
    const reply = await at.send(['unlock', 'unlock', walk]);
    expect(reply.status).toBe(200);
    const done = reply.body as unknown as Position;
    expect(done.number).toBe(at.position.number + 1);
    expect(done.entries).toMatchObject([{ line: `unlock; unlock; ${walk}`, actions: 3, origin: 'person' }]);
    await line.until(({ position }) => position?.number === done.number, 'the move of the other');
    expect(line.position?.entries.at(-1)).toMatchObject({ line: null, actions: 3 });
    await line.close();
    const stored = await process.store.tables.since(at.table, at.position.number);
    expect(stored.map((entry) => entry.line)).toEqual([`0 unlock; unlock; ${walk}`]);
  });

  it('is known again by its key, however long it is, and little of it is kept for that', async () => {
    const at = await seated();
    const lines = ['unlock'.padEnd(150), 'unlock'.padEnd(150), await walkOf(at)];
    const key = newKey();
    const first = await at.send(lines, key);
    expect(first.status).toBe(200);
    const { fingerprint } = (await process.store.tables.findRequest(at.table, at.mover.id, key))!;
    expect(String(fingerprint).length).toBeLessThanOrEqual(100);
    const again = await at.send(lines, key);
    expect([again.status, again.body.number]).toEqual([200, first.body.number]);
    expect((await at.send(['unlock'.padEnd(150), ...lines], key)).body).toMatchObject({ error: 'key-used' });
    expect((await at.mover.position(at.table)).number).toBe(first.body.number);
  });

  it('is refused as a whole, with the number of the line and the rule', async () => {
    const at = await seated();
    const walk = await walkOf(at);
    const before = await at.mover.position(at.table);
    const refused = await at.send(['unlock', 'unlock', 'unlock', walk]);
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { error: 'illegal', rule: 'BAZ-BOX', line: 3, missing: {} },
    ]);
    const unread = await at.send(['unlock', 'fly away']);
    expect(unread.body).toMatchObject({ rule: 'KERNEL-NOT-AN-ACTION', line: 2 });
    const blind = await at.send(['draw', 'pass']);
    expect(blind.body).toMatchObject({ rule: 'KERNEL-MOVE-IS-OVER', line: 2 });
    const after = await at.mover.position(at.table);
    expect({ ...after, now: 0, clocks: [] }).toEqual({ ...before, now: 0, clocks: [] });
    expect(await process.store.tables.since(at.table, before.number)).toEqual([]);
    const alone = await at.send('fly away');
    expect(alone.body).not.toHaveProperty('line');
  });

  it('has bounds: no lines, too many, too long ones and other things are malformed', async () => {
    const at = await seated();
    const many = Array.from({ length: 41 }, () => 'unlock');
    for (const action of [
      [],
      many,
      ['unlock', ''],
      ['x'.repeat(201)],
      [1],
      { 0: 'unlock' },
      null,
      [['unlock']],
    ]) {
      const reply = await at.send(action);
      expect([reply.status, reply.body.error], JSON.stringify(action)?.slice(0, 40)).toEqual([
        400,
        'malformed',
      ]);
    }
    expect((await at.mover.position(at.table)).revision).toBe(at.position.revision);
  });

  it('is carried out once for one key, however often it is sent, and not for other lines', async () => {
    const at = await seated();
    const walk = await walkOf(at);
    const key = newKey();
    const replies = await Promise.all(Array.from({ length: 4 }, () => at.send(['unlock', walk], key)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const later = await at.send(['unlock', walk], key);
    expect(later.status).toBe(200);
    expect(await process.store.tables.since(at.table, at.position.number)).toHaveLength(1);
    const other = await at.send(['unlock', 'pass'], key);
    expect([other.status, other.body.error]).toEqual([422, 'key-used']);
  });

  it('that races with another one is played as a whole, and the other not at all', async () => {
    const at = await seated();
    const walk = await walkOf(at);
    const replies = await Promise.all([at.send(['unlock', walk]), at.send(['unlock', 'unlock', 'pass'])]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stored = await process.store.tables.since(at.table, at.position.number);
    expect(stored).toHaveLength(1);
    const won = replies[0].status === 200 ? `0 unlock; ${walk}` : '0 unlock; unlock; pass';
    expect(stored[0].line).toBe(won);
  });

  it('stays one step of a draft over a restart, and is undone and redone as one', async () => {
    const at = await seated({ confirm: 'asked' });
    const walk = await walkOf(at);
    const { number } = at.position;
    const drafted = (await at.send(['unlock', walk])).body as unknown as Position;
    expect(drafted.number).toBe(number);
    expect(drafted.drafts[0].own?.steps).toEqual([`unlock; ${walk}`]);
    await process.stop();
    process = await hall.open();
    const ana = at.mover.at(process.url);
    const draftCommand = (name: string): Promise<Position> =>
      ana.post<Position>(`/api/tables/${at.table}/draft/${name}`, { seen: number, key: newKey() });
    expect((await ana.position(at.table)).view).toEqual(drafted.view);
    const undone = await draftCommand('undo');
    expect(undone.drafts[0].own).toMatchObject({ steps: [], undone: [`unlock; ${walk}`] });
    expect(undone.view).toEqual(at.position.view);
    expect((await draftCommand('redo')).view).toEqual(drafted.view);
    const confirmed = await draftCommand('confirm');
    expect(confirmed.entries.map(({ line }) => line)).toEqual([`unlock; ${walk}`]);
  });

  it('is read like every other entry by a process that opens the table', async () => {
    const at = await seated();
    await at.send(['unlock', await walkOf(at)]);
    const before = await at.mover.position(at.table);
    await process.stop();
    process = await hall.open();
    const after = await at.mover.at(process.url).position(at.table);
    expect(after.view).toEqual(before.view);
    // Times are written by the store.
    const untimed = ({ entries }: Position) => entries.map((entry) => ({ ...entry, at: null }));
    expect(untimed(after)).toEqual(untimed(before));
  });
});
