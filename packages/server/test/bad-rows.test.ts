/** Something in the database that no server wrote harms nothing but itself. */
import { rawSql } from '@guildhall/store/testing';
import { beforeAll, expect, it } from 'vitest';
import { Client } from './client.ts';
import { onBothEngines, type Process, seatedTable } from './guildhall.ts';
import { Log } from './log.ts';
import { post, someStep } from './play.ts';

onBothEngines('a table that cannot be read', (hall) => {
  let process: Process;
  let ana: Client;
  beforeAll(async () => {
    process = await hall.open({ logLevel: 'silent' });
    ana = await Client.enter(process.url, 'Ana');
  });

  it('is left out of every list, and named where it is requested', async () => {
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

  it('is named to the operator too where only its opening shows what is wrong', async () => {
    const ben = await Client.enter(process.url, 'Ben');
    const drafts = 'insert into drafts (table_id, seat, draft) values';
    const standing = 'insert into standing_orders (table_id, seat, standing) values';
    const wrongs: readonly ((id: string) => string)[] = [
      (id) => `delete from entries where table_id = '${id}' and number = 1`,
      (id) => `update heads set length = length + 1 where table_id = '${id}'`,
      (id) => `update entries set line = 'fly to the moon' where table_id = '${id}' and number = 1`,
      (id) => `update entries set line = '1 pass' where table_id = '${id}' and number = 1`,
      (id) => `update tables set options = '{"players":2,"cats":9}' where id = '${id}'`,
      (id) => `${drafts} ('${id}', 1, '{"steps":7}')`,
      (id) => `${drafts} ('${id}', 1, '{"steps":[7],"undone":[],"misfit":null}')`,
      (id) => `${standing} ('${id}', 1, '{"plans":7}')`,
      (id) => `${standing} ('${id}', 1, '{"plans":[7],"orders":[]}')`,
      (id) => `update heads set proposal = '{"by":1}' where table_id = '${id}'`,
    ];
    const game = { game: 'terra-mystica', options: { startSeat: 0 } };
    const ids: string[] = [];
    for (const wrong of [...wrongs, null]) {
      const id = await seatedTable([ana, ben], game);
      await post(ana, id, 0, (await someStep(ana, id, 'on'))!);
      // A row that is there already would be in the way.
      for (const rows of ['drafts', 'standing_orders'])
        await rawSql(hall.where, `delete from ${rows} where table_id = '${id}'`);
      if (wrong !== null) await rawSql(hall.where, wrong(id));
      ids.push(id);
    }
    const log = new Log();
    // Another process, which has none of the tables in memory.
    const other = await hall.open({ logLevel: 'error' }, { logTo: log });
    const good = ids.pop()!;
    const answers: unknown[] = [];
    for (const id of ids) {
      for (const path of ['', '/position', '/orders']) {
        const { status, body } = await ana.at(other.url).ask('GET', `/api/tables/${id}${path}`);
        answers.push([status, body.error]);
      }
    }
    expect(answers).toEqual(answers.map(() => [500, 'unreadable-table']));
    for (const id of ids) expect(log.text).toContain(id);
    expect((await ana.at(other.url).ask('GET', `/api/tables/${good}/position`)).status).toBe(200);
  });

  it('keeps nobody from deleting their account', async () => {
    const log = new Log();
    const other = await hall.open({ logLevel: 'error' }, { logTo: log });
    const [eve, ben] = [await Client.enter(other.url, 'Eve'), await Client.enter(other.url, 'Ben')];
    const wish = { seats: [{ kind: 'me' }, { kind: 'open' }] };
    const bad = {
      odd: await seatedTable([eve], wish),
      torn: await seatedTable([eve], wish),
      empty: await seatedTable([eve], wish),
      unheard: await seatedTable([eve], wish),
      headless: await seatedTable([eve], wish),
      misplayed: await seatedTable([eve, ben]),
    };
    const gathering = await seatedTable([eve], { ...wish, visibility: 'public' });
    const running = await seatedTable([eve, ben]);
    // Another process, which has none of the tables in memory.
    const third = await hall.open({ logLevel: 'error' }, { logTo: log });
    await rawSql(
      hall.where,
      `update tables set settings = '{"title":7}' where id = '${bad.odd}'`,
      `update tables set options = '{' where id = '${bad.torn}'`,
      `update tables set options = 'null' where id = '${bad.empty}'`,
      `update tables set status = 'paused' where id = '${bad.unheard}'`,
      `delete from heads where table_id = '${bad.headless}'`,
      `update tables set options = '{"players":2,"cats":9}' where id = '${bad.misplayed}'`,
    );
    expect((await eve.at(third.url).ask('DELETE', '/api/me')).status).toBe(204);
    for (const id of Object.values(bad)) expect(log.text).toContain(id);
    expect(log.text).not.toContain(gathering);
    expect(await third.store.people.find(eve.id)).toBeNull();
    const left = await ben
      .at(third.url)
      .get<{ table: { seats: { occupant: { kind: string } }[] } }>(`/api/tables/${running}`);
    expect(left.table.seats.map(({ occupant }) => occupant.kind)).toEqual(['bot', 'person']);
    const open = await third.store.tables.find(gathering);
    expect(open?.seats.map(({ occupant }) => occupant.kind)).toEqual(['open', 'open']);
  });

  it('of notification preferences counts as none', async () => {
    const ben = await Client.enter(process.url, 'Ben');
    await ben.expect('PUT', '/api/me/notifications', {
      email: null,
      webhook: { kind: 'json', url: 'https://hooks.example/ben' },
    });
    await rawSql(
      hall.where,
      `update notification_settings set preferences = '"soon"' where person_id = '${ben.id}'`,
    );
    const other = await hall.open({ logLevel: 'silent' });
    const people = [ana.at(other.url), ben.at(other.url)];
    const table = await seatedTable(people, { game: 'terra-mystica', options: { startSeat: 0 } });
    const step = await someStep(people[0], table, 'on');
    expect((await post(people[0], table, 0, step!)).number).toBe(1);
  });
});
