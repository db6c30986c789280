import type { Store } from '@guildhall/store';
import { rawSql } from '@guildhall/store/testing';
import { expect, it } from 'vitest';
import { Client } from './client.ts';
import { onBothEngines, onEngine, until } from './guildhall.ts';

onBothEngines('a server', (hall) => {
  it('is well while its database can be written to, and says 503 when it cannot', async () => {
    const process = await hall.open();
    const ana = await Client.enter(process.url, 'Ana');
    expect(await ana.ask('GET', '/healthz')).toMatchObject({ status: 200, body: { ok: true } });
    await refuseWrites(hall.engine, hall.where, true);
    hall.ahead += 5_000;
    const ill = await ana.ask('GET', '/healthz');
    expect(ill).toMatchObject({ status: 503, body: { error: 'no-store' } });
    await refuseWrites(hall.engine, hall.where, false);
    hall.ahead += 5_000;
    await until(async () => (await ana.ask('GET', '/healthz')).status === 200);
    await process.stop();
  });
});

onEngine('sqlite', 'a disk', (hall) => {
  it('with less free space than the operator wants is reported', async () => {
    const { url } = await hall.open({ leastFreeBytes: Number.MAX_SAFE_INTEGER });
    const { status, body } = await new Client(url).ask('GET', '/healthz');
    expect([status, body.error]).toEqual([503, 'disk-full']);
  });

  it('that is full makes requests that write 503, not a fault of the server', async () => {
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    const process = await hall.open();
    const store: Store = process.store;
    store.people.create = async () => await Promise.reject(full);
    const reply = await new Client(process.url).ask('POST', '/api/people', { name: 'Ana' });
    expect(reply).toMatchObject({ status: 503, body: { error: 'no-store' } });
    expect(reply.headers.get('retry-after')).toBe('5');
  });
});

onEngine('postgres', 'a database that is away', (hall) => {
  it('makes everything that needs it 503, with a session and without', async () => {
    const process = await hall.open({ logLevel: 'silent' });
    const ana = await Client.enter(process.url, 'Ana');
    const away = await goAway(hall.where);
    const someone = new Client(process.url);
    for (const who of [ana.at(process.url), someone]) {
      expect([await statusOf(who, '/healthz'), await statusOf(who, '/api/tables')]).toEqual([503, 503]);
    }
    // Whoever was not remembered is looked up, and that fails too.
    hall.ahead += 60_000;
    expect([await statusOf(ana, '/healthz'), await statusOf(ana, '/api/me')]).toEqual([503, 503]);
    // What needs no database is answered.
    expect(await statusOf(someone, '/api/games')).toBe(200);
    await away.comeBack();
    await until(async () => (await statusOf(ana, '/healthz')) === 200);
    expect(await statusOf(ana, '/api/me')).toBe(200);
    await process.stop();
  });
});

async function statusOf(client: Client, path: string): Promise<number> {
  return (await client.ask('GET', path)).status;
}

/** As a full disk or a replica does: reading goes on. */
async function refuseWrites(engine: string, where: string, refused: boolean): Promise<void> {
  if (engine === 'sqlite') {
    const no = `select raise(abort, 'database or disk is full');`;
    const make = (event: string) => `create trigger no_${event} before ${event} on marks begin ${no} end`;
    const events = ['insert', 'update'];
    await rawSql(where, ...events.map((event) => (refused ? make(event) : `drop trigger no_${event}`)));
    return;
  }
  await onServer(where, (name) => [
    `alter database ${name} set default_transaction_read_only = ${refused ? 'on' : 'off'}`,
    // It goes for new connections.
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  ]);
}

async function goAway(where: string): Promise<{ comeBack(): Promise<void> }> {
  await onServer(where, (name) => [
    `alter database ${name} with allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  ]);
  return {
    comeBack: () => onServer(where, (name) => [`alter database ${name} with allow_connections true`]),
  };
}

/** Statements about a database, from another one on the same server. */
async function onServer(where: string, statements: (name: string) => readonly string[]): Promise<void> {
  const url = new URL(where);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  await rawSql(url.href, ...statements(name));
}
