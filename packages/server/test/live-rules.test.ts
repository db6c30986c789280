/** Tables with overrides have rules of their own, which take memory: only so many of them are held. */
import { beforeAll, expect, it } from 'vitest';
import { Client } from './client.ts';
import { onEngine, type Process, seatedTable } from './guildhall.ts';

onEngine('sqlite', 'tables in memory', (hall) => {
  let process: Process;
  let people: Client[];
  beforeAll(async () => {
    process = await hall.open({ liveRules: 3 });
    people = await Client.enterAll(process.url, ['Ana', 'Ben']);
  });

  /** One after the other, each with another price. */
  async function tablesWith(prices: readonly number[]): Promise<string[]> {
    const ids: string[] = [];
    for (const value of prices) {
      hall.ahead += 1_000;
      const options = { overrides: [{ path: 'cards.silk-1.cost', value }] };
      ids.push(await seatedTable(people, { options }));
    }
    return ids;
  }

  const isOpen = (id: string): boolean => process.server.context.live.isOpen(id);

  it('play by so many rules at most, those of the tables that were used last', async () => {
    const ids = await tablesWith([1, 2, 3, 4, 5]);
    process.server.context.live.forgetIdle();
    expect(ids.map(isOpen)).toEqual([false, false, true, true, true]);
    hall.ahead += 1_000;
    expect((await people[0].position(ids[0])).status).toBe('running');
    expect(ids.map(isOpen)).toEqual([true, false, false, true, true]);
  });

  it('are evicted though they are watched, and are opened again when something happens there', async () => {
    const [watched] = await tablesWith([1]);
    const line = await people[1].watch(watched);
    await line.until(({ messages }) => messages.some(({ kind }) => kind === 'present'), 'the welcome');
    await tablesWith([2, 3, 4]);
    process.server.context.live.forgetIdle();
    expect(isOpen(watched)).toBe(false);
    await people[0].expect('PATCH', `/api/tables/${watched}`, { title: 'Thursday' });
    await line.until(
      ({ messages }) => messages.some((one) => one.kind === 'table' && one.table.title === 'Thursday'),
      'the title',
    );
    await line.close();
  });

  it('may be as many as there are where they play by the same rules', async () => {
    const ids = await tablesWith([6, 6, 6, 6, 6]);
    process.server.context.live.forgetIdle();
    expect(ids.map(isOpen)).toEqual(ids.map(() => true));
  });
});
