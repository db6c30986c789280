import { describe, expect, test } from 'vitest';
import { ConfigError, DEFAULT_CONFIG, readConfig } from '../src/config.ts';

describe('what the environment asks for', () => {
  test('is a house among friends when it asks for nothing', () => {
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
    { GUILDHALL_TRUST_PROXY: 'yes' },
    { GUILDHALL_TRUST_PROXY: 'true' },
    { GUILDHALL_TRUST_PROXY: '-1' },
    { GUILDHALL_TRUST_PROXY: '10.0.0.0/33' },
    { GUILDHALL_TRUST_PROXY: '0.0.0.0/0' },
    { GUILDHALL_TRUST_PROXY: '10.0.0.0/8, proxy.example' },
    { GUILDHALL_PUBLIC_URL: 'games.example' },
    { GUILDHALL_LOG_LEVEL: 'loud' },
    // A letter without an address to come back to is of no use.
    { GUILDHALL_SMTP: 'smtp://mail.example:587' },
  ])('is refused by name where it makes no sense: %o', (environment) => {
    const [name] = Object.keys(environment);
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(name);
  });
});
