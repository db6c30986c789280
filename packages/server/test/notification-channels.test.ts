import type { AddressInfo } from 'node:net';
import { createServer as createTcp, type Server as TcpServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BadAddress, isPublic, publicAddresses, readWebhookUrl } from '../src/notifications/addresses.ts';
import { smtpMailer } from '../src/notifications/mail.ts';
import { callWebhook } from '../src/notifications/webhook.ts';
import { eventLine } from '../src/notifications/wording.ts';
import { GAMES } from './guildhall.ts';
import { Hook } from './hook.ts';

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
    await expect(asking([])).rejects.toThrow('hooks.example cannot be found');
  });
});

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
    expect(lines[0]).toBe('Ben gains 2 power from Witches (−1 VP)');
    expect(new Set(lines).size).toBe(3);
    expect(eventLine(null, 'en', { ...event, kind: 'odd' }, () => 'Ben')).toBe(
      'Ben: odd, power 2, points 1, from witches',
    );
  });
});
