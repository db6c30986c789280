import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from './client.ts';
import { onEngine, type Process, seatedTable } from './guildhall.ts';
import { Hook } from './hook.ts';
import { post, someStep } from './play.ts';

onEngine('sqlite', 'somebody who is away', (hall) => {
  const hook = new Hook();
  const letters: { to: string; subject: string; text: string }[] = [];
  let process: Process;
  let ana: Client;
  let ben: Client;
  beforeAll(async () => {
    await hook.open();
    process = await hall.open(
      { notifyAfterMs: 0, publicUrl: 'https://games.example' },
      {
        webhookOptions: hook.webhookOptions!,
        mailer: { send: async (letter) => void letters.push(letter), close: () => undefined },
      },
    );
    [ana, ben] = await Client.enterAll(process.url, ['Ana', 'Ben']);
    await ben.expect('PATCH', '/api/me', { language: 'pl' });
  });
  afterAll(() => hook.close());

  async function settled(holds: () => boolean): Promise<void> {
    for (let waited = 0; !holds() && waited < 30_000; waited += 20) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(holds()).toBe(true);
  }

  it('may give no address that is not theirs or not public', async () => {
    const put = (body: object) => ben.ask('PUT', '/api/me/notifications', body);
    const inside = { kind: 'json', url: 'https://192.168.0.1/' };
    const no = { error: 'bad-webhook', why: 'private' };
    expect((await put({ email: null, webhook: inside })).body).toMatchObject(no);
    for (const email of ['ben', 'ben@', 'a@b.c\r\nBcc: x@y.z', 'a b@c.de', 'x@y']) {
      expect([email, (await put({ email, webhook: null })).status]).toEqual([email, 400]);
    }
  });

  it('confirms an e-mail address by the link that was sent there', async () => {
    const put = await ben.expect<{ confirmed: boolean }>('PUT', '/api/me/notifications', {
      email: 'ben@people.example',
      webhook: { kind: 'json', url: 'https://hooks.example/ben' },
    });
    expect(put.confirmed).toBe(false);
    expect(letters).toHaveLength(1);
    const link = /confirm-email#([\w-]{43})/.exec(letters[0].text)?.[1];
    // Somebody else's link is of no use, and stays good for whom it was sent to.
    expect((await ana.ask('POST', '/api/me/notifications/email', { link })).status).toBe(404);
    const { confirmed } = await ben.post<{ confirmed: boolean }>('/api/me/notifications/email', { link });
    expect(confirmed).toBe(true);
    expect((await ben.ask('POST', '/api/me/notifications/email', { link })).status).toBe(404);
  });

  it('is notified of their turn, with what happened since their last move, by all channels', async () => {
    letters.length = 0;
    const table = await seatedTable([ana, ben], {
      game: 'terra-mystica',
      title: 'Sunday',
      options: { startSeat: 0 },
    });
    const sat = hook.calls.length;
    // Ana chooses, and then it is Ben's turn.
    const step = await someStep(ana, table, 'word');
    await post(ana, table, 0, step!);
    await settled(() => hook.calls.length > sat && letters.length > 0);
    const { body } = hook.calls.at(-1)!;
    expect(body).toMatchObject({
      kind: 'turn',
      table,
      game: 'terra-mystica',
      url: `https://games.example/table/${table}`,
    });
    expect(body.subject).toContain('Twój ruch: Sunday');
    expect((body.log as string[]).some((line) => line.startsWith('Ana '))).toBe(true);
    expect(letters.at(-1)).toMatchObject({ to: 'ben@people.example' });
    expect(letters.at(-1)?.text).toContain('Ana ');
    const { seed, secret } = await process.store.tables.secrets(table);
    for (const secrets of [seed!, secret])
      expect(JSON.stringify([hook.calls, letters])).not.toContain(secrets);
  });

  it('is not notified while watching, nor when the game is live', async () => {
    const table = await seatedTable([ana, ben], { game: 'terra-mystica', options: { startSeat: 0 } });
    const line = await ben.watch(table);
    const live = await seatedTable([ana, ben], {
      game: 'terra-mystica',
      options: { startSeat: 0 },
      clock: { kind: 'live', seconds: 600, increment: 0 },
    });
    const before = hook.calls.length;
    for (const id of [table, live]) await post(ana, id, 0, (await someStep(ana, id, 'word'))!);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(hook.calls.length).toBe(before);
    await line.close();
  });

  it('is notified as late as they like, or not at all', async () => {
    const webhook = { kind: 'json', url: 'https://hooks.example/ben' };
    const wish = (wishes: object) =>
      ben.expect<object>('PUT', '/api/me/notifications', { email: null, webhook, ...wishes });
    const turnsOfBen = async (): Promise<string> => {
      const id = await seatedTable([ana, ben], { game: 'terra-mystica', options: { startSeat: 0 } });
      await post(ana, id, 0, (await someStep(ana, id, 'word'))!);
      return id;
    };
    const isNotified = (id: string): boolean => hook.calls.some(({ body }) => body.table === id);
    expect(await wish({ afterMinutes: 90 })).toMatchObject({ paused: false, afterMinutes: 90 });
    const later = await turnsOfBen();
    expect(await wish({ paused: true })).toMatchObject({ paused: true, afterMinutes: null });
    const never = await turnsOfBen();
    expect(await wish({})).toMatchObject({ paused: false, afterMinutes: null, usualSeconds: 0 });
    const atOnce = await turnsOfBen();
    await settled(() => isNotified(atOnce));
    expect([later, never].map(isNotified)).toEqual([false, false]);
    hall.ahead += 90 * 60_000;
    const last = await turnsOfBen();
    await settled(() => isNotified(later) && isNotified(last));
    expect(isNotified(never)).toBe(false);
  });

  it('gets Discord what Discord reads', async () => {
    await ben.expect('PUT', '/api/me/notifications', {
      email: 'ben@people.example',
      webhook: { kind: 'discord', url: 'https://hooks.example/discord' },
    });
    const before = hook.calls.length;
    await ben.post('/api/me/notifications/test');
    await settled(() => hook.calls.length > before);
    expect(hook.calls.at(-1)).toMatchObject({
      path: '/discord',
      body: { content: expect.any(String), allowed_mentions: { parse: [] } },
    });
  });
});
