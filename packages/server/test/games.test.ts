/** Whole games through requests and sockets, with spectators and bots. */

import { startPoints } from '@guildhall/games/tiletum/data';
import { commitmentFault, hashOf, importTable, readGameFile } from '@guildhall/kernel';
import { beforeAll, expect, it } from 'vitest';
import { Client, type Line } from './client.ts';
import { GAMES, onBothEngines, type Process, seatedTable } from './guildhall.ts';
import { playOn } from './play.ts';

onBothEngines('a whole game', (hall) => {
  let process: Process;
  beforeAll(async () => {
    process = await hall.open();
  });

  it('of the bazaar: three people, two of them on sockets, a bot and a spectator', async () => {
    const people = await Client.enterAll(process.url, ['Ana', 'Ben', 'Cleo']);
    const table = await seatedTable(people, {}, ['random']);
    const spectator = new Client(process.url);
    const watching = await spectator.watch(table);
    const lines = await Promise.all(people.map((client) => client.watch(table)));
    await Promise.all(people.map((client, seat) => playOn(client, lines[seat], table, `seat ${seat}`)));
    await watching.until(({ position }) => position?.status === 'finished', 'the end');

    // Everybody has every entry, once, in order, and sees what the record shows at the end.
    const watchers: [Client, Line][] = [[spectator, watching]];
    for (const [seat, line] of lines.entries()) watchers.push([people[seat], line]);
    for (const [client, line] of watchers) {
      const numbers = line.messages
        .filter((message) => message.kind === 'position')
        .flatMap(({ entries }) => entries.map(({ number }) => number));
      expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, at) => at));
      const last = await client.get<{ hash: string }>(`/api/tables/${table}/at/${line.position!.number}`);
      expect(hashOf(line.position!.view)).toBe(last.hash);
      expect(line.position?.outcome?.totals).toHaveLength(4);
      await line.close();
    }
  });

  it('ends with the bits of the seed, and as a file that anybody can check', async () => {
    const ana = await Client.enter(process.url, 'Ana');
    const table = await seatedTable([ana], { visibility: 'private' }, ['random']);
    const line = await ana.watch(table);
    await playOn(ana, line, table, 'alone with a bot');
    await line.close();
    const file = await ana.ask('GET', `/api/tables/${table}/export`);
    const read = readGameFile(file.text);
    expect(commitmentFault(read.commitment!, read)).toBeNull();
    const info = await ana.get<{ table: { commitment: { hash: string; bits: string } } }>(
      `/api/tables/${table}`,
    );
    expect(info.table.commitment.hash).toBe(read.commitment!.hash);
    expect(info.table.commitment.bits).toBe(read.commitment!.bits);
    const games = [...GAMES.values()].map(({ game }) => game);
    expect(importTable(file.text, games).over).toBe(true);
  });

  it('of Terra Mystica: one person and three bots', async () => {
    const ana = await Client.enter(process.url, 'Ana');
    const table = await seatedTable([ana], { game: 'terra-mystica' }, ['random', 'random', 'random']);
    const line = await ana.watch(table);
    const steps = await playOn(ana, line, table, 'terra');
    expect(steps).toBeGreaterThan(10);
    expect(line.position?.outcome?.totals).toHaveLength(4);
    await line.close();
  });

  it('of Age of Innovation: one person alone against the Automa, who holds no seat', async () => {
    const ana = await Client.enter(process.url, 'Ana');
    const options = { level: 'ultoma', automaFaction: 'druids' };
    const table = await seatedTable([ana], { game: 'age-of-innovation', options });
    const line = await ana.watch(table);
    const steps = await playOn(ana, line, table, 'automa');
    expect(steps).toBeGreaterThan(12);
    const { totals, ranks, rivals, solo } = line.position!.outcome!;
    expect([totals.length, ranks.length, rivals?.length]).toEqual([1, 1, 1]);
    expect([rivals?.[0].name, solo]).toEqual(['automa', { level: 'level.ultoma', medal: null }]);
    await line.close();
  });

  it('of Tiletum: one person alone against the Cardinal, who holds no seat', async () => {
    const ana = await Client.enter(process.url, 'Ana');
    const table = await seatedTable([ana], { game: 'tiletum', options: { silver: true, level: 'hard' } });
    const line = await ana.watch(table);
    const steps = await playOn(ana, line, table, 'alone');
    expect(steps).toBeGreaterThan(12);
    const { totals, ranks, rivals, solo } = line.position!.outcome!;
    expect([totals.length, ranks.length, rivals?.length]).toEqual([1, 1, 1]);
    expect(rivals?.[0].name).toBe('cardinal');
    expect([ranks[0], rivals?.[0].rank].sort()).toEqual([1, 2]);
    expect(solo).toEqual({ level: 'level.hard', medal: null });
    // Points that hang on the bots are stored with the table: it keeps them when the bots make others.
    const { table: stored } = await ana.get<{ table: { options: object } }>(`/api/tables/${table}`);
    expect(stored.options).toMatchObject({ startPoints });
    await line.close();
  });
});
