import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ConfigError, DEFAULT_CONFIG, readConfig } from '../src/ops/config.ts';

/** The names that the configuration asks the environment for, however long a text it finds there. */
function namesRead(): string[] {
  const names: string[] = [];
  const environment = new Proxy<Record<string, string>>(
    {},
    { get: (_, name) => void names.push(String(name)) },
  );
  readConfig(environment);
  return [...new Set(names)];
}

describe('what an operator may set', () => {
  const guide = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');

  test.each(namesRead())('%s stands in the guide', (name) => {
    expect(guide).toContain(`\n| \`${name}\` |`);
  });

  test('includes every limit', () => {
    const limits = Object.keys(DEFAULT_CONFIG.limits);
    const environment = Object.fromEntries(namesRead().map((name) => [name, '7']));
    const { GUILDHALL_TRUST_PROXY: _, ...numbers } = environment;
    const texts = {
      GUILDHALL_PUBLIC_URL: '',
      GUILDHALL_LOG_LEVEL: '',
      GUILDHALL_TAKES_JOBS: '',
      GUILDHALL_SMTP: '',
    };
    const asked = readConfig({ ...numbers, ...texts });
    const changed = Object.entries(asked.limits).filter(([, value]) => value === 7 || value === 7 * 1_024);
    expect(changed.map(([name]) => name).sort()).toEqual(limits.sort());
    expect(asked).toMatchObject({
      ...{ sessionDays: 7, deviceLinkMinutes: 7, patienceMs: 7 * 3_600_000, unfilledMs: 7 * 86_400_000 },
      ...{ headersTimeoutMs: 7_000, idleMs: 7_000, botThreads: 7 },
    });
  });
});

describe('the configuration by the environment', () => {
  test('is that of a server among friends by default', () => {
    expect(readConfig({})).toEqual(DEFAULT_CONFIG);
    expect(readConfig({ GUILDHALL_PORT: '', GUILDHALL_SMTP: '' })).toEqual(DEFAULT_CONFIG);
  });

  test('is taken as it is written', () => {
    const config = readConfig({
      GUILDHALL_HOST: '0.0.0.0',
      GUILDHALL_PORT: '3000',
      GUILDHALL_PUBLIC_URL: 'https://games.example/',
      GUILDHALL_TRUST_PROXY: '1',
      GUILDHALL_TAKES_JOBS: 'no',
      GUILDHALL_DRAIN_SECONDS: '7',
      GUILDHALL_SMTP: 'smtp://mail.example:587',
    });
    expect(config).toEqual({
      ...DEFAULT_CONFIG,
      host: '0.0.0.0',
      port: 3_000,
      publicUrl: 'https://games.example',
      trustProxy: 1,
      takesJobs: false,
      drainMs: 7_000,
      smtp: 'smtp://mail.example:587',
    });
  });

  test('names the proxies by how many there are, or by their networks', () => {
    const proxies = (GUILDHALL_TRUST_PROXY: string) => readConfig({ GUILDHALL_TRUST_PROXY }).trustProxy;
    expect(proxies('no')).toBe(0);
    expect(proxies('2')).toBe(2);
    expect(proxies('10.0.0.0/8, ::1')).toEqual(['10.0.0.0/8', '::1']);
    expect(proxies('loopback')).toEqual(['127.0.0.0/8', '::1/128']);
  });

  test.each([
    { GUILDHALL_PORT: '65536' },
    { GUILDHALL_PORT: 'eighty' },
    { GUILDHALL_WORKERS: '-1' },
    { GUILDHALL_SESSION_DAYS: '0' },
    { GUILDHALL_HEADERS_TIMEOUT_SECONDS: '31' },
    { GUILDHALL_BODY_KB: '9999999' },
    { GUILDHALL_BOT_THREADS: '0' },
    { GUILDHALL_TRUST_PROXY: 'yes' },
    { GUILDHALL_TRUST_PROXY: 'true' },
    { GUILDHALL_TRUST_PROXY: '-1' },
    { GUILDHALL_TRUST_PROXY: '10.0.0.0/33' },
    { GUILDHALL_TRUST_PROXY: '0.0.0.0/0' },
    { GUILDHALL_TRUST_PROXY: '10.0.0.0/8, proxy.example' },
    { GUILDHALL_PUBLIC_URL: 'games.example' },
    { GUILDHALL_LOG_LEVEL: 'loud' },
    // An e-mail without an address to come back to is of no use.
    { GUILDHALL_SMTP: 'smtp://mail.example:587' },
  ])('is refused by name where it makes no sense: %o', (environment) => {
    const [name] = Object.keys(environment);
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(name);
  });
});
