/** Word to those who are away: by e-mail and by webhook, to public addresses only, with the log since their last move. */
import { createServer as createHttps, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createServer as createTcp, type Server as TcpServer } from 'node:net';
import type { Store } from '@guildhall/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '../src/index.ts';
import { BadAddress, isPublic, publicAddresses, readWebhookUrl } from '../src/notifications/addresses.ts';
import { smtpMailer } from '../src/notifications/mail.ts';
import { queueMessage } from '../src/notifications/notification-jobs.ts';
import { callWebhook, type WebhookOptions } from '../src/notifications/webhook.ts';
import { mayBeCalled, noteTakenCall } from '../src/notifications/webhook-limits.ts';
import { eventLine } from '../src/notifications/wording.ts';
import { Client } from './client.ts';
import { GAMES, onBothEngines, onEngine, type Process, seatedTable } from './guildhall.ts';
import { post, someStep } from './play.ts';
import { selfSigned } from './self-signed.ts';

const { key: KEY, certificate: CERTIFICATE } = selfSigned('hooks.example');

describe('an address', () => {
  it('inside of a network, of this machine, or of nobody is not called', () => {
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
      '198.18.0.1',
      '192.0.2.1',
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'fd12:3456::1',
      'ff02::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      '2002:7f00:1::1',
      '2001:0:7f00:1::1',
      '2001:db8::1',
      'localhost',
      '',
    ]) {
      expect([address, isPublic(address)]).toEqual([address, false]);
    }
    for (const address of ['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:4700::1111']) {
      expect([address, isPublic(address)]).toEqual([address, true]);
    }
  });

  it('of a webhook is https and has no password', () => {
    for (const url of [
      'http://hooks.example/x',
      'ftp://hooks.example/x',
      'file:///etc/passwd',
      'https://user:secret@hooks.example/x',
      'https://127.0.0.1/x',
      'https://2130706433/x',
      'https://0x7f.1/x',
      'https://[::1]/x',
      'https://localhost/x',
      'https://printer/x',
      'https://nas.local./x',
      'https://metadata.google.internal/x',
      'https://[::ffff:127.0.0.1]/x',
      'not an address',
      `https://hooks.example/${'x'.repeat(600)}`,
    ]) {
      expect(() => readWebhookUrl(url), url).toThrow(BadAddress);
    }
    expect(readWebhookUrl('https://hooks.example/x').hostname).toBe('hooks.example');
  });

  it('is looked up, and one private answer among public ones is too many', async () => {
    const url = readWebhookUrl('https://hooks.example/x');
    const asking = (answers: readonly string[]) => publicAddresses(url, async () => answers);
    await expect(asking(['93.184.216.34'])).resolves.toEqual(['93.184.216.34']);
    await expect(asking(['93.184.216.34', '10.0.0.1'])).rejects.toThrow('private network');
    await expect(asking(['::ffff:10.0.0.1'])).rejects.toThrow('private network');
    await expect(asking([])).rejects.toThrow('nowhere');
  });
});

interface Call {
  readonly path: string;
  readonly host: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A webhook that a public address seems to lead to. */
class Hook {
  readonly calls: Call[] = [];
  status = 204;
  location = '';
  #server: Server | null = null;
  webhookOptions: WebhookOptions | null = null;

  async open(): Promise<void> {
    const server = createHttps({ key: KEY, cert: CERTIFICATE }, (request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      request.on('end', () => {
        this.calls.push({
          path: request.url ?? '',
          host: request.headers.host ?? '',
          body: JSON.parse(text) as Record<string, unknown>,
        });
        response.writeHead(this.status, { location: this.location }).end('x'.repeat(100_000));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    this.#server = server;
    this.webhookOptions = {
      resolve: async () => ['93.184.216.34'],
      ca: CERTIFICATE,
      reach: () => ({ host: '127.0.0.1', port }),
    };
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }
}

describe('a webhook', () => {
  const hook = new Hook();
  beforeAll(() => hook.open());
  afterAll(() => hook.close());

  it('is called by its name at the address that was checked', async () => {
    await callWebhook({ url: 'https://hooks.example/abc?d=e', body: { hello: 1 } }, hook.webhookOptions!);
    expect(hook.calls.at(-1)).toEqual({ path: '/abc?d=e', host: 'hooks.example', body: { hello: 1 } });
  });

  it('is not followed elsewhere, and a no of its own is a failure', async () => {
    hook.status = 302;
    hook.location = 'https://169.254.169.254/';
    const before = hook.calls.length;
    await expect(
      callWebhook({ url: 'https://hooks.example/', body: {} }, hook.webhookOptions!),
    ).rejects.toThrow('302');
    expect(hook.calls.length).toBe(before + 1);
    hook.status = 500;
    await expect(
      callWebhook({ url: 'https://hooks.example/', body: {} }, hook.webhookOptions!),
    ).rejects.toThrow('500');
    hook.status = 204;
  });

  it('with a name that is not its own is not trusted', async () => {
    await expect(
      callWebhook({ url: 'https://other.example/', body: {} }, hook.webhookOptions!),
    ).rejects.toThrow();
  });
});

describe('an e-mail', () => {
  let server: TcpServer;
  let heard = '';
  beforeAll(async () => {
    // As much of SMTP as an e-mail needs.
    server = createTcp((socket) => {
      let letter = false;
      socket.write('220 post.example\r\n');
      socket.on('data', (chunk) => {
        const text = chunk.toString();
        heard += text;
        if (letter) {
          if (text.endsWith('\r\n.\r\n')) {
            letter = false;
            socket.write('250 ok\r\n');
          }
          return;
        }
        for (const line of text.split('\r\n').filter((one) => one !== '')) {
          if (/^DATA/i.test(line)) {
            letter = true;
            socket.write('354 go on\r\n');
          } else socket.write(/^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n');
        }
      });
      socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  it('is handed to an SMTP server', async () => {
    const { port } = server.address() as AddressInfo;
    const letters = smtpMailer(`smtp://127.0.0.1:${port}`, 'Guildhall <guildhall@guild.example>');
    await letters.send({ to: 'ana@people.example', subject: 'Twój ruch', text: 'It is your turn.' });
    letters.close();
    expect(heard).toContain('RCPT TO:<ana@people.example>');
    expect(heard).toContain('It is your turn.');
  });
});

describe('the log', () => {
  it('is written in the language of its reader, names and plurals too', () => {
    const texts = GAMES.get('terra-mystica')!.texts;
    const event = {
      kind: 'leeched',
      seat: 1,
      readers: 'all',
      data: { power: 2, points: 1, from: 'witches' },
    } as const;
    const lines = (['en', 'pl', 'uk'] as const).map((language) =>
      eventLine(texts, language, event, () => 'Ben'),
    );
    expect(lines[0]).toBe('Ben: 2 power from Witches, −1 point');
    expect(new Set(lines).size).toBe(3);
    expect(eventLine(null, 'en', { ...event, kind: 'odd' }, () => 'Ben')).toBe(
      'Ben: odd, power 2, points 1, from witches',
    );
  });
});

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

const MESSAGE = {
  ...{ kind: 'turn', table: null, game: null, number: null, url: null },
  ...{ subject: 's', text: 't', log: [] },
};

/** Waits until no message is left to be carried. */
async function allCarried({ jobs }: Store): Promise<void> {
  const left = async (): Promise<number> =>
    (await jobs.counts()).reduce((sum, { waiting, due }) => sum + waiting + due, 0);
  for (let waited = 0; (await left()) > 0; waited++) {
    if (waited > 600) throw new Error('the messages were not carried');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

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

  /** Whether each of some calls in a row may be made. */
  async function calls(count: number, webhook: string, person = webhook): Promise<boolean[]> {
    const may: boolean[] = [];
    for (let at = 0; at < count; at++) {
      const recipient = { webhook, host: 'chat.example', address: '93.184.216.35' };
      may.push(await mayBeCalled(servers[at % 2].server.context, person, recipient));
    }
    return may;
  }
  const granted = (may: readonly boolean[]): number => may.filter((one) => one).length;

  it('for one person are not used up by strangers with names and webhooks that they made up', async () => {
    hall.ahead += 86_400_000;
    await noteTakenCall(servers[0].server.context, 'ben');
    let strangers = 0;
    for (let at = 0; at < 30; at++) strangers += granted(await calls(1, `made up ${at}`));
    expect(strangers).toBe(5);
    expect(await calls(3, 'ben')).toEqual([true, true, true]);
  });

  it('for one person are not used up by strangers with many webhooks that do take calls', async () => {
    hall.ahead += 86_400_000;
    const webhooks = Array.from({ length: 20 }, (_, at) => `real ${at}`);
    for (const one of ['ben', ...webhooks]) await noteTakenCall(servers[0].server.context, one);
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
    await noteTakenCall(servers[0].server.context, 'shared');
    let all = 0;
    for (let at = 0; at < 10; at++) all += granted(await calls(1, 'shared', `person ${at}`));
    expect(all).toBe(3);
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
    ana = await Client.enter(process.url, 'Ana');
    ben = await Client.enter(process.url, 'Ben');
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
    expect((body.log as string[]).some((line) => line.startsWith('Ana:'))).toBe(true);
    expect(letters.at(-1)).toMatchObject({ to: 'ben@people.example' });
    expect(letters.at(-1)?.text).toContain('Ana:');
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
