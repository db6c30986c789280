import { beforeAll, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '../src/index.ts';
import { queueMessage } from '../src/notifications/notification-jobs.ts';
import { Client } from './client.ts';
import { onBothEngines, type Process } from './guildhall.ts';

onBothEngines('letters', (hall) => {
  const letters: string[] = [];
  const limits = {
    ...DEFAULT_CONFIG.limits,
    entriesPerMinute: 100,
    lettersPerPerson: 5,
    lettersPerRecipient: 4,
  };
  const parts = {
    mailer: { send: async ({ to }: { to: string }) => void letters.push(to), close: () => undefined },
  };
  const config = { limits, publicUrl: 'https://games.example' };
  let servers: readonly Process[];
  beforeAll(async () => {
    servers = [await hall.open(config, parts), await hall.open(config, parts)];
  });

  const give = (who: Client, email: string, wishes: object = {}) =>
    who.ask('PUT', '/api/me/notifications', { email, webhook: null, ...wishes });

  it('to a stranger are few a day, whoever asks for them, at whichever server, however the address is written', async () => {
    letters.length = 0;
    const statuses: number[] = [];
    for (const [at, email] of [
      'vic@people.example',
      'VIC@people.example',
      'v.i.c+1@people.example',
      'vic+2@people.example',
      'vic@people.example',
    ].entries()) {
      const who = await Client.enter(servers[at % 2].url, `Mallory ${at}`);
      statuses.push((await give(who, email)).status);
      // Nothing is kept of what was refused.
      const kept = await who.get<{ email: string | null }>('/api/me/notifications');
      expect(kept.email).toBe(at < 3 ? email : null);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(letters).toHaveLength(3);
    const other = await Client.enter(servers[0].url, 'Other');
    expect((await give(other, 'ben@people.example')).status).toBe(200);
    hall.ahead += 86_400_000;
    const later = await Client.enter(servers[1].url, 'Later');
    expect((await give(later, 'vic@people.example')).status).toBe(200);
  });

  it('that one person asks for are few a day, whomever they go to', async () => {
    letters.length = 0;
    const eve = await Client.enter(servers[0].url, 'Eve');
    const statuses: number[] = [];
    for (let at = 0; at < 7; at++) {
      statuses.push((await give(eve.at(servers[at % 2].url), `stranger${at}@people.example`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(letters).toHaveLength(5);
    expect((await eve.ask('POST', '/api/me/notifications/test')).status).toBe(429);
  });

  it('that all people of one network address ask for are few a day, whoever they are and whomever they go to', async () => {
    letters.length = 0;
    const few = { ...config, limits: { ...limits, lettersPerAddress: 4 }, trustProxy: 1 };
    const { url } = await hall.open(few, parts);
    const from = async (address: string, at: number): Promise<number> => {
      const guest = await Client.enter(url, 'Mallory', address);
      return (await give(guest, `neighbour${at}@people.example`)).status;
    };
    const statuses: number[] = [];
    for (let at = 0; at < 6; at++) statuses.push(await from('203.0.113.7', at));
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect(letters).toHaveLength(4);
    expect(await from('203.0.113.8', 6)).toBe(200);
  });

  it('that may not be sent keep nobody from changing the rest', async () => {
    letters.length = 0;
    const una = await Client.enter(servers[0].url, 'Una');
    for (let at = 0; at < 6; at++) {
      const { status, body } = await give(una, 'una@people.example', { paused: at % 2 === 0 });
      expect([status, body.paused]).toEqual([200, at % 2 === 0]);
    }
    expect(letters).toHaveLength(3);
  });

  it('to a confirmed address are bounded by the day too, and strangers do not use them up', async () => {
    const dan = await servers[0].store.people.create({ name: 'Dan', language: 'en' });
    const email = 'dan@people.example';
    for (let at = 0; at < 5; at++) await give(await Client.enter(servers[0].url, 'Mallory'), email);
    await servers[0].store.people.setNotifications(dan.id, {
      ...{ email, emailConfirmed: 1, webhook: null, preferences: null },
    });
    letters.length = 0;
    const message = {
      ...{ kind: 'turn', table: null, game: null, number: null, url: null },
      ...{ subject: 's', text: 't', log: [] },
    };
    for (let at = 0; at < 7; at++) {
      await queueMessage(servers[at % 2].server.context, dan.id, message, `a test of letters ${at}`);
    }
    const left = async (): Promise<number> => {
      const counts = await servers[0].store.jobs.counts();
      return counts.reduce((sum, { waiting, due }) => sum + waiting + due, 0);
    };
    for (let waited = 0; (await left()) > 0 && waited < 300; waited++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(letters).toEqual([email, email, email, email]);
  });
});
