/** A server that somebody names for the tests is used, or they fail: no other one takes its place. */
import { freshDatabase, givenServer, whyNoPostgres } from '@guildhall/store/testing';
import { afterEach, expect, test, vi } from 'vitest';

const SILENT = 'postgres://ana:secret@127.0.0.1:9/guildhall';
const WHY_NO_POSTGRES = await whyNoPostgres('the tests of a named PostgreSQL');

afterEach(() => {
  vi.unstubAllEnvs();
});

test('one that does not answer is a failure, reported without its password', async () => {
  vi.stubEnv('DATABASE_URL', SILENT);
  for (const ask of [() => givenServer(), () => freshDatabase(), () => whyNoPostgres('nothing')]) {
    await expect(ask()).rejects.toThrow(
      'DATABASE_URL names 127.0.0.1:9/guildhall, where no PostgreSQL answers',
    );
  }
  await expect(givenServer()).rejects.not.toThrow('secret');
  await expect(givenServer('nonsense')).rejects.toThrow('DATABASE_URL names no address');
});

test('without a name there is none', async () => {
  expect(await givenServer('')).toBeNull();
});

const title = `one that answers is used${WHY_NO_POSTGRES === null ? '' : ` (SKIPPED: ${WHY_NO_POSTGRES})`}`;
test.skipIf(WHY_NO_POSTGRES !== null)(title, async () => {
  vi.stubEnv('DATABASE_URL', '');
  const { url, drop } = await freshDatabase();
  expect(await givenServer(url)).toBe(url);
  await drop();
});
