import { expect, test } from 'vitest';
import type { Change } from '../src/index.ts';
import { eventually, onBothEngines } from './engines.ts';
import { commit, newPerson, newTable } from './tables.ts';

onBothEngines('an invitation', (fixture) => {
  test('that is deleted is announced to listeners', async () => {
    const heard: Change[] = [];
    const stop = await fixture.store.onChange((change) => heard.push(change));
    const other = await fixture.otherProcess();
    const ana = await newPerson(other);
    const { id } = await newTable(other, ana);
    const code = await other.invitations.create({
      table: id,
      seat: null,
      person: null,
      by: ana.id,
      isOffer: false,
      expires: null,
    });
    await other.invitations.delete(code.id);
    await other.invitations.delete(code.id);
    await eventually(() => expect(heard).toEqual([{ kind: 'invitations', table: id }]));
    await stop();
  });

  test('ends with a change of its table, or not at all where the change is not committed', async () => {
    const { invitations, tables } = fixture.store;
    const ana = await newPerson(fixture.store);
    const [{ id, head }, { id: elsewhere }] = [
      await newTable(fixture.store, ana),
      await newTable(fixture.store, ana),
    ];
    const some = { seat: 1, person: null, by: ana.id, isOffer: true, expires: null };
    const used = await invitations.create({ ...some, table: id });
    const kept = await invitations.create({ ...some, table: id });
    const foreign = await invitations.create({ ...some, table: elsewhere });
    const heard: Change[] = [];
    const stop = await fixture.store.onChange((change) => heard.push(change));
    const change = { dropInvitations: [used.id, foreign.id, 'unknown'] };
    const behind = { ...head, revision: head.revision + 1 };
    expect(await tables.commit(id, behind, change)).toMatchObject({ kind: 'conflict' });
    expect(await invitations.to(id)).toHaveLength(2);
    await commit(fixture.store, id, head, change);
    expect(await invitations.to(id)).toEqual([kept]);
    expect(await invitations.to(elsewhere)).toEqual([foreign]);
    await eventually(() => expect(heard).toContainEqual({ kind: 'invitations', table: id }));
    await stop();
  });

  test('leads to a table until it expires', async () => {
    const { invitations } = fixture.store;
    const ana = await newPerson(fixture.store);
    const bo = await newPerson(fixture.store, 'Bo');
    const { id } = await newTable(fixture.store, ana);
    const expires = fixture.time + 1_000;
    const byAna = { table: id, by: ana.id, isOffer: false };
    const open = await invitations.create({ ...byAna, seat: null, person: null, expires: null });
    const forBo = await invitations.create({ ...byAna, seat: 2, person: bo.id, expires });
    expect(await invitations.find(forBo.id)).toEqual(forBo);
    expect(await invitations.of(bo.id)).toEqual([forBo]);
    expect(await invitations.to(id)).toHaveLength(2);
    const all = [open.id, forBo.id, 'unknown'];
    expect(await invitations.stillValid(all)).toEqual(new Set([open.id, forBo.id]));
    fixture.time += 1_000;
    expect(await invitations.find(forBo.id)).toBeNull();
    expect(await invitations.stillValid(all)).toEqual(new Set([open.id]));
    expect(await invitations.to(id)).toEqual([open]);
    await invitations.delete(open.id);
    expect(await invitations.to(id)).toEqual([]);
  });
});
