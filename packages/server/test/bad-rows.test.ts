/** Something in the database that no server wrote harms nothing but itself. */
import { rawSql } from '@guildhall/store/testing';
import { beforeAll, expect, it } from 'vitest';
import { Client } from './client.ts';
import { onBothEngines, type Process, seatedTable } from './guildhall.ts';
import { post, someStep } from './play.ts';

onBothEngines('a table that cannot be read', (hall) => {
  let process: Process;
  let ana: Client;
  beforeAll(async () => {
    process = await hall.open({ logLevel: 'silent' });
    ana = await Client.enter(process.url, 'Ana');
  });

  it('is left out of every list, and named where it is asked for', async () => {
    const wish = { seats: [{ kind: 'me' }, { kind: 'open' }] };
    const ids: string[] = [];
    for (let made = 0; made < 4; made++) ids.push(await seatedTable([ana], wish));
    const [torn, odd, ...good] = ids;
    await rawSql(
      hall.where,
      `update tables set options = '{' where id = '${torn}'`,
      `update tables set settings = '{"title":7}' where id = '${odd}'`,
    );
    const other = await hall.open({ logLevel: 'silent' });
    for (const client of [ana, ana.at(other.url)]) {
      for (const path of ['/api/tables', '/api/tables?mine=true']) {
        const { tables } = await client.get<{ tables: { id: string }[] }>(path);
        expect(tables.map(({ id }) => id).sort()).toEqual([...good].sort());
      }
      expect((await client.ask('GET', `/api/tables?before=${torn}`)).status).toBe(200);
    }
    for (const id of [torn, odd]) {
      const reply = await ana.at(other.url).ask('GET', `/api/tables/${id}`);
      expect(reply).toMatchObject({ status: 500, body: { error: 'unreadable-table' } });
    }
  });

  it('is not what somebody has who wishes to be told in a way that nobody can read', async () => {
    const ben = await Client.enter(process.url, 'Ben');
    await ben.expect('PUT', '/api/me/notifications', {
      email: null,
      webhook: { kind: 'json', url: 'https://hooks.example/ben' },
    });
    await rawSql(
      hall.where,
      `update notification_settings set wishes = '"soon"' where person_id = '${ben.id}'`,
    );
    const other = await hall.open({ logLevel: 'silent' });
    const people = [ana.at(other.url), ben.at(other.url)];
    const table = await seatedTable(people, { game: 'terra-mystica', options: { startSeat: 0 } });
    const step = await someStep(people[0], table, 'on');
    expect((await post(people[0], table, 0, step!)).number).toBe(1);
  });
});
