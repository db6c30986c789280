/** Whose a request is taken to be, with proxies before the server and without. */
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { networkOf, type TrustedProxies, trustOf } from '../src/http/client-address.ts';
import { DEFAULT_CONFIG, readConfig } from '../src/index.ts';
import { onEngine } from './guildhall.ts';

type Headers = Readonly<Record<string, string>>;

/** Not by fetch, which does not let anybody say which host they mean. */
function get(url: string, path: string, headers: Headers = {}): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}${path}`, { headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('a network', () => {
  it('is one address, or the whole network that a household has of IPv6', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('2001:db8:1:a102:3:4:5:6')).toBe('2001:db8:1:a100::/56');
    // As many networks as a household has, and the next household.
    expect(networkOf('2001:db8:1:a1ff::1')).toBe('2001:db8:1:a100::/56');
    expect(networkOf('2001:db8:1:a200::1')).toBe('2001:db8:1:a200::/56');
    expect(networkOf('2001:0db8:1:2::9')).toBe('2001:db8:1:0::/56');
    expect(networkOf('2001:db8::9')).toBe('2001:db8:0:0::/56');
    expect(networkOf('::1')).toBe('0:0:0:0::/56');
    expect(networkOf('2001:db8:1:2:3:4:192.0.2.1')).toBe('2001:db8:1:0::/56');
  });

  it('is the same however its address is written, with a port or without', () => {
    const one = ['203.0.113.7', ' 203.0.113.7 ', '203.0.113.7:51234', '203.0.113.7:80', '[203.0.113.7]:80'];
    const mapped = [
      '::ffff:203.0.113.7',
      '[::FFFF:203.0.113.7]:443',
      '::ffff:cb00:7107',
      '0:0:0:0:0:ffff:CB00:7107',
    ];
    const long = ['2001:db8:0:0:3:4:5:6', '[2001:db8:0:0:3:4:5:6]', '[2001:DB8::1]:443', '2001:0db8::a%eth0'];
    expect(new Set([...one, ...mapped].map(networkOf))).toEqual(new Set(['203.0.113.7']));
    expect(new Set([...long, '2001:db8:0:0:3:4:5:6:443'].map(networkOf))).toEqual(
      new Set(['2001:db8:0:0::/56']),
    );
  });

  it('is one and the same for everything that is no address', () => {
    const none = [
      '',
      'unknown',
      '_hidden1',
      '_hidden2',
      '203.0.113',
      '203.0.113.7:port',
      '[::1',
      'localhost:80',
    ];
    expect(new Set([...none, undefined].map(networkOf)).size).toBe(1);
    expect(networkOf('_hidden')).not.toBe(networkOf('203.0.113.7'));
  });
});

describe('a proxy', () => {
  it('is believed within its networks, and no other', () => {
    const trusts = trustOf(['10.0.0.0/8', '::1', '192.168.0.7']);
    if (trusts === false) throw new Error('nobody is believed');
    const believed = ['10.1.2.3', '::ffff:10.1.2.3', '::1', '192.168.0.7', '10.1.2.3:51234', '[::1]:443'];
    const doubted = ['11.0.0.1', '192.168.0.8', '::2', 'unknown', '', '11.0.0.1:51234', '10.1.2.3:x'];
    expect(believed.filter((address) => !trusts(address, 0))).toEqual([]);
    expect(doubted.filter((address) => trusts(address, 0))).toEqual([]);
    expect(trustOf(0)).toBe(false);
  });
});

onEngine('sqlite', 'an address', (hall) => {
  /** How many of some requests are refused where three a minute are allowed. */
  async function refused(trustProxy: TrustedProxies, chains: readonly string[]): Promise<number> {
    const limits = { ...DEFAULT_CONFIG.limits, requestsPerMinute: 3 };
    const { url, stop } = await hall.open({ trustProxy, limits });
    let count = 0;
    for (const chain of chains) {
      const { status } = await get(url, '/api/games', chain === '' ? {} : { 'x-forwarded-for': chain });
      if (status === 429) count += 1;
    }
    await stop();
    return count;
  }

  const forged = (last: string) => Array.from({ length: 8 }, (_, at) => `198.51.100.${at}, ${last}`);

  it("is the connection's own where no proxy is named, whatever the client writes", async () => {
    expect(await refused(0, forged('198.51.100.99'))).toBe(5);
  });

  it('is what the last proxy saw, not what the client wrote before it', async () => {
    expect(await refused(1, forged('203.0.113.7'))).toBe(5);
    expect(await refused(['127.0.0.0/8'], forged('203.0.113.7'))).toBe(5);
    // Each of eight people who come through the proxy has a budget of their own.
    const people = Array.from({ length: 8 }, (_, at) => `203.0.113.${at}`);
    expect(await refused(1, people)).toBe(0);
    expect(await refused(['127.0.0.0/8'], people)).toBe(0);
  });

  it('is found behind two proxies where two are named', async () => {
    const chains = Array.from({ length: 8 }, (_, at) => `198.51.100.${at}, 203.0.113.7, 10.0.0.2`);
    expect(await refused(2, chains)).toBe(5);
    const people = Array.from({ length: 8 }, (_, at) => `203.0.113.${at}, 10.0.0.2`);
    expect(await refused(2, people)).toBe(0);
    expect(await refused(['127.0.0.0/8', '10.0.0.0/8'], people)).toBe(0);
  });

  it('is one address whatever port a proxy writes beside it, by hops and by networks', async () => {
    const ported = Array.from({ length: 8 }, (_, at) => `203.0.113.7:${50_000 + at}`);
    const bracketed = Array.from({ length: 8 }, (_, at) => `[2001:db8::1]:${50_000 + at}`);
    for (const proxies of [1, ['127.0.0.0/8']]) {
      expect(await refused(proxies, ported)).toBe(5);
      expect(await refused(proxies, bracketed)).toBe(5);
    }
    const behindTwo = Array.from(
      { length: 8 },
      (_, at) => `203.0.113.7:${50_000 + at}, 10.0.0.2:${40_000 + at}`,
    );
    expect(await refused(2, behindTwo)).toBe(5);
    // A proxy with a port is still known by its network: else everybody behind it would be taken for one.
    const people = Array.from({ length: 8 }, (_, at) => `203.0.113.${at}:50000, 10.0.0.2:${40_000 + at}`);
    expect(await refused(['127.0.0.0/8', '10.0.0.0/8'], behindTwo)).toBe(5);
    expect(await refused(['127.0.0.0/8', '10.0.0.0/8'], people)).toBe(0);
  });

  it('that is none is no new one each time, by hops and by networks', async () => {
    const hidden = Array.from({ length: 8 }, (_, at) => `198.51.100.7, _hidden${at}`);
    expect(await refused(1, hidden)).toBe(5);
    expect(await refused(['127.0.0.0/8'], hidden)).toBe(5);
  });

  it('is not taken from a header by a proxy that nobody named', async () => {
    expect(await refused(['10.0.0.0/8'], forged('203.0.113.7'))).toBe(5);
  });
});

onEngine('sqlite', 'the metrics', (hall) => {
  it('are for whoever asks this machine from this machine, and nobody behind a proxy or another name', async () => {
    const { url } = await hall.open();
    expect((await get(url, '/metrics')).text).toContain('guildhall_uptime_seconds');
    const { port } = new URL(url);
    expect((await get(url, '/metrics', { host: `localhost:${port}` })).status).toBe(200);
    for (const headers of [
      { host: 'evil.example' },
      { host: `rebound.example:${port}` },
      { host: 'localhost.evil.example' },
      { 'x-forwarded-for': '203.0.113.7' },
      { forwarded: 'for=203.0.113.7' },
      { 'x-real-ip': '203.0.113.7' },
      { via: '1.1 proxy' },
    ] as readonly Headers[]) {
      const { status, text } = await get(url, '/metrics', headers);
      expect([headers, status]).toEqual([headers, 403]);
      expect(text).not.toContain('guildhall_');
    }
  });

  it('are for whoever has the token, from anywhere, where there is one', async () => {
    const { url } = await hall.open({ metricsToken: 'a long token' });
    expect((await get(url, '/metrics')).status).toBe(403);
    expect((await get(url, '/metrics', { authorization: 'Bearer a long tokem' })).status).toBe(403);
    const headers = { authorization: 'Bearer a long token', host: 'games.example', via: '1.1 proxy' };
    expect((await get(url, '/metrics', headers)).status).toBe(200);
  });
});

describe('the settings of the example', () => {
  it('name the one proxy that they start', () => {
    const compose = readFileSync(new URL('../../../deploy/compose.yaml', import.meta.url), 'utf8');
    const value = /GUILDHALL_TRUST_PROXY: "(.*)"/.exec(compose)?.[1];
    expect(readConfig({ GUILDHALL_TRUST_PROXY: value }).trustProxy).toBe(1);
  });
});
