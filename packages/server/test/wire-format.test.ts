/**
 * Clients that are out there keep working: the form of what the server sends (which fields, of which types) is compared
 * with what was recorded. A new field is recorded with `vitest run wire-format -u`; one that is gone or has another type
 * breaks somebody's client.
 */
import { expect, it } from 'vitest';
import { Client } from './client.ts';
import { newKey, onEngine, ownTable, seatedTable } from './guildhall.ts';
import { post, someStep } from './play.ts';
import { Program } from './program.ts';

/** What belongs to a game, or is named by data: not the server's to say. */
const OPEN_FIELDS = new Set(['view', 'data', 'options', 'sources', 'slowPlay', 'missing']);

/** The form of a value: fields with their types; the items of a list taken together. */
function formOf(value: unknown): unknown {
  if (value === null) return 'null';
  if (Array.isArray(value)) {
    const forms = new Map(value.map((item) => [JSON.stringify(formOf(item)), formOf(item)]));
    return [...forms].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, form]) => form);
  }
  if (typeof value !== 'object') return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, OPEN_FIELDS.has(name) ? typeof inner : formOf(inner)]),
  );
}

onEngine('sqlite', 'the format of what is sent', (hall) => {
  it('is what it was', async () => {
    const process = await hall.open({ patienceMs: 0, takesJobs: false });
    const [ana, ben] = await Client.enterAll(process.url, ['Ana', 'Ben']);
    const dora = await Client.enter(process.url, 'Dora');
    const seen: Record<string, unknown> = {};
    const ask = async (
      who: Pick<Client, 'ask'>,
      method: string,
      path: string,
      body?: unknown,
      name = path,
    ): Promise<Readonly<Record<string, unknown>>> => {
      const reply = await who.ask(method, path, body);
      const about = name.replace(/tables\/[0-9a-z]+/, 'tables/ID');
      seen[`${method} ${about} ${reply.status}`] = formOf(reply.body);
      return reply.body;
    };

    // People.
    await ask(new Client(process.url), 'POST', '/api/people', { name: 'Cleo', language: 'pl' });
    await ask(ana, 'POST', '/api/people', { name: 'Ana' });
    await ask(ana, 'PATCH', '/api/me', { language: 'uk' });
    await ask(ana, 'GET', '/api/me');
    const { link } = await ask(ana, 'POST', '/api/me/links');
    await ask(ben, 'POST', '/api/sessions', { link });
    await ask(ana, 'GET', '/api/me/sessions');
    await ask(ana, 'GET', '/api/me/invitations');
    await ask(ana, 'PUT', '/api/me/notifications', { email: null, webhook: null });
    await ask(ana, 'GET', '/api/me/notifications');
    await ask(ana, 'PUT', '/api/me/notifications', { email: 'x', webhook: null }, 'notifications, malformed');
    await ask(new Client(process.url), 'GET', '/api/me', undefined, 'me, by a stranger');

    // Tables and seats.
    await ask(ana, 'GET', '/api/games');
    const wish = {
      game: 'bazaar',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
    };
    const made = (await ask(ana, 'POST', '/api/tables', wish)) as { table: { id: string } };
    await ask(ana, 'POST', '/api/tables', { ...wish, game: 'none' }, 'no such game');
    await ask(ana, 'POST', '/api/tables', { ...wish, options: { days: 99 } }, 'bad options');
    const waiting = `/api/tables/${made.table.id}`;
    await ask(ana, 'PATCH', waiting, { title: 'Bazaar' });
    await ask(
      ana,
      'POST',
      `${waiting}/word`,
      { word: 'the word of Ana', hash: '0'.repeat(64) },
      'other hash',
    );
    await ask(ana, 'POST', `${waiting}/invitations`, { seat: 1 });
    await ask(ana, 'GET', `${waiting}/invitations`);
    await ask(ana, 'GET', `${waiting}/position`, undefined, 'position before the start');
    await ask(ben, 'GET', waiting, undefined, 'a private table of others');
    await ask(ana, 'POST', `${waiting}/word`, { word: 'the word of Ana' });
    const clock = { kind: 'days', days: 1 };
    const slow = await seatedTable([ana, ben, dora], { clock, options: { guild: false } });
    await ask(ana, 'GET', `/api/tables/${slow}`, undefined, 'a running table');
    await ask(ana, 'GET', '/api/tables?mine=true');
    const table = await seatedTable([ana, ben, dora], { options: { guild: false } });
    const path = `/api/tables/${table}`;
    const { code } = await ask(ben, 'POST', `${path}/seats/1/offer`);
    await ask(ben, 'GET', `${path}/offers`);
    await ask(new Client(process.url), 'GET', `/api/invitations/${code}`, undefined, '/api/invitations/CODE');

    // Playing.
    const line = await ana.watch(table);
    const first = (await someStep(ana, table, 'format'))!;
    const { number } = await post(ana, table, 0, first);
    await ask(
      ana,
      'POST',
      `${path}/actions`,
      { seen: number, ...first, key: newKey() },
      'an action that is not owed',
    );
    const open = await ben.position(table);
    const step = (await someStep(ben, table, 'format'))!;
    const body = { seen: open.number, ...step, key: newKey() };
    await ask(ben, 'POST', `${path}/actions`, { ...body, action: 'dance' }, 'an action that is none');
    await ask(ben, 'POST', `${path}/actions`, { ...body, key: 'a-key-of-mine' });
    await ask(ben, 'POST', `${path}/seats/2/votes`, { to: { kind: 'bot', level: 'random' } });
    await ask(ben, 'POST', `${path}/draft/undo`, { seen: open.number, key: newKey() }, 'a stale request');
    await ask(ana, 'GET', `${path}/legal`);
    await ask(ana, 'GET', `${path}/position`);
    await ask(ana, 'PUT', `${path}/orders`, { orders: [{ when: { kind: 'bid' }, take: 'bid 0' }] });
    await ask(ana, 'POST', `${path}/undo`, { to: 0, seen: number, key: newKey() });
    await ask(ben, 'POST', `${path}/chat`, { text: 'hello' });
    await line.until((one) => one.hears('hello'), 'what was said');
    await ask(ana, 'GET', `${path}/chat`);
    await ask(ana, 'GET', `${path}/at/0`);
    await ask(ana, 'GET', `${path}/at/999`, undefined, 'no such point');
    await ask(ana, 'GET', `${path}/export`);
    await ask(ana, 'POST', `${path}/reports`, { point: 0, text: 'hm' });
    await ask(ana, 'POST', `${path}/leave`, { key: newKey() });
    await ask(ana, 'GET', path, undefined, 'a table that somebody left');
    await ask(ana, 'POST', `${path}/rematch`);
    const called = await ownTable(ana, wish);
    await ask(ana, 'DELETE', `/api/tables/${called.id}`);

    // Bots of their own.
    const { bot, token } = (await ask(ana, 'POST', '/api/me/bots', { name: 'Greedy' })) as {
      bot: { id: string };
      token: string;
    };
    const program = new Program(ana.url, bot.id, token);
    const forBots = {
      game: 'bazaar',
      seats: [{ kind: 'invited' }, ...wish.seats.slice(2), ...wish.seats.slice(2)],
    };
    const { table: theirs } = await ana.post<{ table: { id: string } }>('/api/tables', forBots);
    const play = `/api/bot/tables/${theirs.id}`;
    await ask(program, 'POST', `${play}/seat`, {});
    await ask(program, 'GET', '/api/bot');
    const { id, legal } = (await ask(program, 'GET', `${play}/turn`)) as { id: string; legal: string[] };
    await ask(program, 'POST', `${play}/move`, { id, move: legal[0] });
    await ask(program, 'POST', `${play}/move`, { id, move: legal[0] }, 'a stale move of a bot');
    await ask(ana, 'GET', `/api/tables/${theirs.id}`, undefined, 'a table with a bot of their own');
    await ask(ana, 'GET', '/api/me/bots');
    await ask(ana, 'DELETE', `/api/me/bots/${bot.id}`, undefined, '/api/me/bots/BOT');
    await ask(program, 'GET', '/api/bot', undefined, 'an ended token');

    for (const kind of ['table', 'position', 'chat', 'present']) {
      seen[`socket: ${kind}`] = formOf(line.messages.findLast((message) => message.kind === kind));
    }
    await line.close();
    await expect(`${JSON.stringify(seen, null, 1)}\n`).toMatchFileSnapshot('./wire-format.snap');
  });
});
