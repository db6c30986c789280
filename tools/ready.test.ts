import { CHROMIUM, type Machine, POSTGRES } from '@guildhall/testing';
import { expect, test } from 'vitest';
import type { AptRun } from './apt.ts';
import { makeReady } from './ready.ts';

const SOMEBODYS: Machine = { ci: false, root: false, debian: true };
const CI: Machine = { ...SOMEBODYS, ci: true };
const ROOTS: Machine = { ...SOMEBODYS, root: true };

/** A machine that has these packages, and an apt-get that installs or fails. */
function surroundings(machine: Machine, installed: readonly string[], answer: 'installs' | 'fails') {
  const there = new Set(installed);
  const said: string[] = [];
  const ran: string[] = [];
  const say = (line: string): void => void said.push(line);
  const run = async (words: readonly string[]): Promise<AptRun> => {
    ran.push(words.join(' '));
    if (answer === 'fails') return { ok: false, output: 'E: Unable to locate package\n' };
    if (words[0] === 'install') for (const name of words) there.add(name);
    return { ok: true, output: '' };
  };
  const wanted = [CHROMIUM, POSTGRES].map((need) => ({
    need,
    find: async () => (there.has(need.debianPackage) ? `/usr/lib/${need.debianPackage}` : null),
  }));
  return { wanted, around: { machine, say, apt: { run, say, pause: async () => undefined } }, said, ran };
}

test('what is there is left alone', async () => {
  const { wanted, around, said, ran } = surroundings(
    ROOTS,
    ['chromium-headless-shell', 'postgresql'],
    'fails',
  );
  expect(await makeReady(wanted, around)).toEqual([true, true]);
  expect(ran).toEqual([]);
  expect(said).toEqual([
    'ok     Chromium (/usr/lib/chromium-headless-shell)',
    'ok     PostgreSQL (/usr/lib/postgresql)',
  ]);
});

test('root on Debian installs what is missing', async () => {
  const { wanted, around, ran } = surroundings(ROOTS, [], 'installs');
  expect(await makeReady(wanted, around)).toEqual([true, true]);
  expect(ran.slice(1)).toEqual([
    'install -y --no-install-recommends chromium-headless-shell',
    'install -y --no-install-recommends postgresql',
  ]);
});

test('root on Debian, and nothing can be installed: a failure with the reason and what to do', async () => {
  const { wanted, around, said } = surroundings(ROOTS, ['postgresql'], 'fails');
  expect(await makeReady(wanted, around)).toEqual([false, true]);
  expect(said.join('\n')).toContain(
    'FAILED Chromium could not be installed (apt-get install: E: Unable to locate package).\n' +
      '       Install it (Debian: apt-get install chromium-headless-shell), or name it in the variable CHROMIUM.',
  );
});

test('with CI=true a missing database is a failure that says what to do', async () => {
  const { wanted, around, said, ran } = surroundings(CI, ['chromium-headless-shell'], 'installs');
  expect(await makeReady(wanted, around)).toEqual([true, false]);
  expect(ran).toEqual([]);
  expect(said.join('\n')).toContain(
    'FAILED PostgreSQL is missing.\n       Install it (Debian: apt-get install',
  );
});

test('elsewhere what is missing is said loudly, and is no failure', async () => {
  const { wanted, around, said } = surroundings(SOMEBODYS, [], 'installs');
  expect(await makeReady(wanted, around)).toEqual([true, true]);
  expect(said.join('\n')).toContain('!!! NO CHROMIUM: WHAT NEEDS IT IS SKIPPED.');
  expect(said.join('\n')).toContain('!!! NO POSTGRESQL: WHAT NEEDS IT IS SKIPPED.');
});

test('a browser or database that was named wrongly is a failure everywhere, and nothing is installed for it', async () => {
  const { around, said, ran } = surroundings(SOMEBODYS, [], 'installs');
  const misnamed = { need: CHROMIUM, find: () => Promise.reject(new Error('CHROMIUM names /nowhere')) };
  expect(await makeReady([misnamed], around)).toEqual([false]);
  expect(said).toEqual(['FAILED Chromium: CHROMIUM names /nowhere.']);
  expect(ran).toEqual([]);
});
