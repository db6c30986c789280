import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '../src/index.ts';
import { queueMessage } from '../src/notifications/notification-jobs.ts';
import { mayBeCalled, noteTakenCall } from '../src/notifications/webhook-limits.ts';
import { Client } from './client.ts';
import { onBothEngines, onEngine, type Process } from './guildhall.ts';
import { Hook } from './hook.ts';
import { allCarried, MESSAGE } from './messages.ts';

onBothEngines('calls of webhooks', (hall) => {
  const hook = new Hook();
  const limits = {
    ...DEFAULT_CONFIG.limits,
    entriesPerMinute: 100,
    webhooksPerPerson: 2,
    webhooksPerHost: 20,
    newWebhooksPerAddress: 3,
  };
  let servers: readonly Process[];
  beforeAll(async () => {
    await hook.open();
    const parts = { webhookOptions: hook.webhookOptions! };
    servers = [await hall.open({ limits }, parts), await hall.open({ limits }, parts)];
  });
  afterAll(() => hook.close());

  async function withHook(name: string): Promise<string> {
    const { store } = servers[0];
    const { id } = await store.people.create({ name, language: 'en' });
    const webhook = { kind: 'json', url: `https://hooks.example/${name}` } as const;
    await store.people.setNotifications(id, {
      email: null,
      emailConfirmed: null,
      webhook,
      preferences: null,
    });
    return id;
  }

  /** Has messages carried by both servers in turn, and gives the calls that came of them. */
  async function callsFor(people: readonly string[], about: string): Promise<string[]> {
    const before = hook.calls.length;
    for (const [at, person] of people.entries()) {
      await queueMessage(servers[at % 2].server.context, person, MESSAGE, `${about} ${at}`);
    }
    await allCarried(servers[0].store);
    return hook.calls.slice(before).map(({ path }) => path);
  }

  it('are few a day for one person, and few an hour for one host, whoever asks', async () => {
    const ana = await withHook('ana');
    expect(await callsFor([ana], 'the first of one')).toEqual(['/ana']);
    expect(await callsFor([ana, ana, ana], 'of one')).toEqual(['/ana']);
    const many = await Promise.all(Array.from({ length: 6 }, (_, at) => withHook(`guest${at}`)));
    // A quarter of what the host may be called is for webhooks that never took a call, as Ana's was before the first.
    expect(await callsFor(many, 'of many')).toHaveLength(4);
    hall.ahead += 3_600_000;
    expect(await callsFor(many.slice(0, 1), 'an hour later')).toHaveLength(1);
    // What Ana may have is counted by the day.
    expect(await callsFor([ana], 'an hour later, for one')).toEqual([]);
    hall.ahead += 86_400_000;
    expect(await callsFor([ana], 'a day later')).toEqual(['/ana']);
  });

  it('count for the machine that they end up at, whatever names lead there', async () => {
    hall.ahead += 86_400_000;
    const may: boolean[] = [];
    for (let at = 0; at < 7; at++) {
      const host = `name${at}.example`;
      const recipient = { webhook: `${host}:/`, host, address: '93.184.216.34' };
      may.push(await mayBeCalled(servers[at % 2].server.context, `person ${at}`, recipient));
    }
    expect(may).toEqual([true, true, true, true, true, false, false]);
    // A whole network of IPv6 is one recipient.
    const last = [];
    for (let at = 0; at < 6; at++) {
      const host = `six${at}.example`;
      const recipient = { webhook: `${host}:/`, host, address: `2606:4700::${at + 1}` };
      last.push(await mayBeCalled(servers[at % 2].server.context, `person ${at}`, recipient));
    }
    expect(last.at(-1)).toBe(false);
  });

  const atChat = (webhook: string, address = '93.184.216.35') => ({ webhook, host: 'chat.example', address });
  /** Whether each of some calls in a row may be made. */
  async function calls(
    count: number,
    webhook: string,
    person = webhook,
    address?: string,
  ): Promise<boolean[]> {
    const may: boolean[] = [];
    for (let at = 0; at < count; at++)
      may.push(await mayBeCalled(servers[at % 2].server.context, person, atChat(webhook, address)));
    return may;
  }
  const granted = (may: readonly boolean[]): number => may.filter((one) => one).length;

  it('for one person are not used up by strangers with names and webhooks that they made up', async () => {
    hall.ahead += 86_400_000;
    await noteTakenCall(servers[0].server.context, atChat('ben'));
    let strangers = 0;
    for (let at = 0; at < 30; at++) strangers += granted(await calls(1, `made up ${at}`));
    expect(strangers).toBe(5);
    expect(await calls(3, 'ben')).toEqual([true, true, true]);
  });

  it('for one person are not used up by strangers with many webhooks that do take calls', async () => {
    hall.ahead += 86_400_000;
    const webhooks = Array.from({ length: 20 }, (_, at) => `real ${at}`);
    for (const one of ['ben', ...webhooks]) await noteTakenCall(servers[0].server.context, atChat(one));
    let strangers = 0;
    for (const one of webhooks) strangers += granted(await calls(6, one));
    // One for each of them alone, and the 20 that all share; none had more than a sixth of these.
    expect(strangers).toBe(20 + 20);
    expect(await calls(2, 'ben')).toEqual([true, false]);
    hall.ahead += 3_600_000;
    expect(await calls(2, 'ben')).toEqual([true, true]);
  });

  it('go to one webhook no more often where many people name it', async () => {
    hall.ahead += 86_400_000;
    await noteTakenCall(servers[0].server.context, atChat('shared'));
    let all = 0;
    for (let at = 0; at < 10; at++) all += granted(await calls(1, 'shared', `person ${at}`));
    expect(all).toBe(3);
  });

  it('begin anew where a name is made to lead elsewhere: they took calls at another machine', async () => {
    hall.ahead += 86_400_000;
    const webhooks = Array.from({ length: 12 }, (_, at) => `turned ${at}`);
    for (const one of webhooks) await noteTakenCall(servers[0].server.context, atChat(one));
    let elsewhere = 0;
    for (const one of webhooks) elsewhere += granted(await calls(1, one, one, '93.184.216.36'));
    // As many as webhooks that never took a call have, all of them together.
    expect(elsewhere).toBe(5);
    // A service that moved: what one of its webhooks took there is known of all of them.
    await noteTakenCall(servers[0].server.context, atChat('turned 0', '93.184.216.36'));
    expect(await calls(1, 'turned 11', 'turned 11', '93.184.216.36')).toEqual([true]);
  });

  it('that fail are few a day for one person, wherever they point', async () => {
    hall.ahead += 86_400_000;
    let all = 0;
    for (let at = 0; at < 20; at++) {
      all += granted(await calls(1, `next ${at}`, 'mallory'));
      hall.ahead += 3_600_000;
    }
    expect(all).toBe(12);
  });

  it('can be asked for by few new webhooks a day from one address, with whatever name', async () => {
    const put = async (who: Client, url: string | null): Promise<number> => {
      const webhook = url === null ? null : { kind: 'json', url };
      return (await who.ask('PUT', '/api/me/notifications', { email: null, webhook })).status;
    };
    const ana = await Client.enter(servers[0].url, 'Ana');
    const urls = ['a', 'a', null, 'b'].map((path) => path && `https://hooks.example/${path}`);
    const statuses: number[] = [];
    for (const url of urls) statuses.push(await put(ana, url));
    for (const at of [0, 1]) {
      const guest = await Client.enter(servers[at % 2].url, `Guest ${at}`);
      statuses.push(await put(guest, `https://hooks.example/guest${at}`));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    // What was named before can go on being used.
    expect(await put(ana.at(servers[1].url), 'https://hooks.example/b')).toBe(200);
  });
});

onEngine('sqlite', 'a webhook that is down', (hall) => {
  const hook = new Hook();
  beforeAll(() => hook.open());
  afterAll(() => hook.close());

  it('is not tried more often than its host may be called', async () => {
    hook.status = 500;
    const limits = { ...DEFAULT_CONFIG.limits, webhooksPerHost: 8 };
    const { server, store, stop } = await hall.open(
      { limits, logLevel: 'silent' },
      { webhookOptions: hook.webhookOptions! },
    );
    const { id } = await store.people.create({ name: 'Ben', language: 'en' });
    const webhook = { kind: 'json', url: 'https://hooks.example/ben' } as const;
    await store.people.setNotifications(id, {
      email: null,
      emailConfirmed: null,
      webhook,
      preferences: null,
    });
    await queueMessage(server.context, id, MESSAGE, 'of one that is down');
    await allCarried(store);
    expect(hook.calls).toHaveLength(2);
    await stop();
  });
});
