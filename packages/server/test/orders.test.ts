/** Standing orders answer the moment they apply, and say so when they no longer fit. */
import { beforeAll, expect, it } from 'vitest';
import { Client } from './client.ts';
import { onEngine, type Process, seatedTable } from './guildhall.ts';
import { post } from './play.ts';

const BID_NOTHING = { when: { kind: 'bid' }, take: 'bid 0' };

onEngine('sqlite', 'standing orders', (hall) => {
  let process: Process;
  let ana: Client;
  let ben: Client;
  let table: string;
  beforeAll(async () => {
    process = await hall.open();
    [ana, ben] = await Client.enterAll(process.url, ['Ana', 'Ben']);
    table = await seatedTable([ana, ben], { options: { guild: false } });
  });

  it('answer at once when they are given, and as the game comes to them', async () => {
    const line = await ben.watch(table);
    await ana.expect('PUT', `/api/tables/${table}/orders`, {
      orders: [BID_NOTHING, { when: { kind: 'turn' }, take: 'pass' }],
    });
    await line.until(({ position }) => position?.number === 1, 'the bid that was ordered');
    expect(line.position?.entries.at(-1)).toMatchObject({ seat: 0, origin: 'order' });
    // Ben bids, the bids are opened, and whenever it is Ana's turn her orders pass for her.
    const bid = await ben.position(table);
    const after = await post(ben, table, bid.number, { action: 'bid 1', obligation: bid.owed[0].id });
    expect(after.entries.map(({ origin }) => origin)).toEqual(['person']);
    const turn = await ben.position(table);
    const passed = await post(ben, table, turn.number, { action: 'pass', obligation: turn.owed[0].id });
    expect(passed.entries.map(({ seat, origin }) => [seat, origin])).toEqual([
      [1, 'person'],
      [0, 'order'],
    ]);
    await line.close();
  });

  it('belong to their seat alone', async () => {
    const { standing } = await ana.get<{ standing: { orders: unknown[] } }>(`/api/tables/${table}/orders`);
    expect(standing.orders).toHaveLength(2);
    expect(await ben.get(`/api/tables/${table}/orders`)).toMatchObject({
      standing: { orders: [], plans: [] },
    });
  });

  it('stay as they are where only the other list is given', async () => {
    const path = `/api/tables/${await seatedTable([ana, ben], { options: { guild: false } })}/orders`;
    const plan = { name: 'later', steps: [{ when: { kind: 'turn' }, take: 'pass' }] };
    const never = { when: { kind: 'never' }, take: null };
    await ana.expect('PUT', path, { plans: [plan] });
    await ana.expect('PUT', path, { orders: [never] });
    expect(await ana.get(path)).toMatchObject({ standing: { plans: [plan], orders: [never] } });
    await ana.expect('PUT', path, { plans: [] });
    expect(await ana.get(path)).toMatchObject({ standing: { plans: [], orders: [never] } });
  });

  it('have an end: plans of two hundred steps in all, and no more', async () => {
    const path = `/api/tables/${await seatedTable([ana, ben], { options: { guild: false } })}/orders`;
    const plan = (steps: number) => ({
      name: 'long',
      steps: Array.from({ length: steps }, () => ({ when: { kind: 'never' }, take: 'pass' })),
    });
    await ana.expect('PUT', path, { plans: [plan(100), plan(100)] });
    const reply = await ana.ask('PUT', path, { plans: [plan(100), plan(100), plan(1)] });
    expect([reply.status, reply.body]).toMatchObject([
      422,
      { error: 'orders', reason: 'plans: at most 200 steps in all are allowed, not 201' },
    ]);
  });

  it('are refused with the place that is wrong', async () => {
    const reply = await ana.ask('PUT', `/api/tables/${table}/orders`, {
      orders: [{ when: {}, take: 'pass' }],
    });
    expect(reply.status).toBe(422);
    expect(reply.body.reason).toContain('orders[0].when.kind');
  });

  it('that are plans are cancelled with a message when the position no longer fits', async () => {
    const plan = {
      name: 'the dear one',
      steps: [{ when: { kind: 'turn', counts: [{ count: 'coins', op: '>', value: 90 }] }, take: 'pass' }],
    };
    const put = await ben.expect<{ cancelled: unknown[]; standing: { plans: unknown[] } }>(
      'PUT',
      `/api/tables/${table}/orders`,
      { plans: [plan] },
    );
    expect(put.standing.plans).toEqual([]);
    expect(put.cancelled).toMatchObject([{ plan: { name: 'the dear one' }, why: { kind: 'condition' } }]);
    expect((await ben.position(table)).cancelled).toHaveLength(1);
    // A message for Ben is nothing to Ana.
    expect((await ana.position(table)).cancelled).toEqual([]);
  });
});
