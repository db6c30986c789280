import { expect, test } from 'vitest';
import { type AptRun, installPackages } from './apt.ts';

const DONE: AptRun = { ok: true, output: '' };
const LOCKED: AptRun = {
  ok: false,
  output: 'E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 7 (apt-get)\n',
};
const NO_NETWORK: AptRun = {
  ok: false,
  output: "Err:1 a\nE: Failed to fetch http://a  Couldn't resolve 'a'\n",
};

const UNKNOWN: AptRun = { ok: false, output: 'E: Unable to locate package chromium\n' };
const READ_ONLY: AptRun = {
  ok: false,
  output: 'E: Could not open lock file /var/lib/dpkg/lock-frontend - open (30: Read-only file system)\n',
};
const NONE = new Map();

/** An apt-get that answers so to each command, and with the last answer from then on. */
function scripted(answers: { readonly update: readonly AptRun[]; readonly install: readonly AptRun[] }) {
  const left = { update: [...answers.update], install: [...answers.install] };
  const said: string[] = [];
  const ran: string[] = [];
  let paused = 0;
  const apt = {
    run: async ([command]: readonly string[]) => {
      ran.push(command);
      const answer = left[command === 'update' ? 'update' : 'install'];
      return answer.length > 1 ? (answer.shift() as AptRun) : answer[0];
    },
    say: (line: string) => void said.push(line),
    pause: async (seconds: number) => {
      paused += seconds;
    },
  };
  return { apt, said, ran, paused: () => paused };
}

test('the lists are brought up to date, then the packages are installed', async () => {
  const { apt, ran, said } = scripted({ update: [DONE], install: [DONE] });
  expect(await installPackages(['chromium', 'postgresql'], apt)).toEqual(NONE);
  expect(ran).toEqual(['update', 'install', 'install']);
  expect(said).toEqual([]);
});

test('whoever holds the package lock is waited for, as long as a long installation takes', async () => {
  const minutes = Array.from({ length: 100 }, () => LOCKED);
  const { apt, ran, said, paused } = scripted({ update: [LOCKED, DONE], install: [...minutes, DONE] });
  expect(await installPackages(['chromium'], apt)).toEqual(NONE);
  expect(ran).toHaveLength(103);
  expect(paused()).toBe(101 * 5);
  expect(said.at(-1)).toContain('waiting for the package lock, 495 s so far');
  expect(said.at(-1)).toContain('held by process 7');
});

test('a lock that is never given up ends the waiting with the reason', async () => {
  const { apt, paused } = scripted({ update: [DONE], install: [LOCKED] });
  const refused = await installPackages(['chromium'], apt);
  expect(refused.get('chromium')).toContain('apt-get install: E: Could not get lock');
  expect(paused()).toBe(15 * 60);
});

test('what fails for a moment is tried again', async () => {
  const { apt, ran, said } = scripted({
    update: [NO_NETWORK, DONE],
    install: [NO_NETWORK, NO_NETWORK, DONE],
  });
  expect(await installPackages(['chromium'], apt)).toEqual(NONE);
  expect(ran).toEqual(['update', 'update', 'install', 'install', 'install']);
  expect(said[0]).toContain('apt-get update failed, once more in 5 s: E: Failed to fetch');
});

test('a source that is out of order does not keep a package away that another one has', async () => {
  const { apt, said } = scripted({ update: [NO_NETWORK], install: [DONE] });
  expect(await installPackages(['chromium'], apt)).toEqual(NONE);
  expect(said.at(-1)).toContain('not up to date');
});

test('what keeps failing ends with what apt-get said', async () => {
  const { apt, ran } = scripted({ update: [NO_NETWORK], install: [NO_NETWORK] });
  const refused = await installPackages(['chromium'], apt);
  expect(refused.get('chromium')).toContain('apt-get install: E: Failed to fetch http://a');
  expect(ran.filter((command) => command === 'install')).toHaveLength(4);
});

test('a package that no source has does not keep another one away, and is not tried again', async () => {
  const { apt, ran } = scripted({ update: [DONE], install: [UNKNOWN, DONE] });
  const refused = await installPackages(['chromium', 'postgresql'], apt);
  expect([...refused.keys()]).toEqual(['chromium']);
  expect(ran).toEqual(['update', 'install', 'install']);
});

test('a lock that cannot be opened is nobody else’s, and not waited for', async () => {
  const { apt, paused } = scripted({ update: [DONE], install: [READ_ONLY] });
  expect((await installPackages(['chromium'], apt)).get('chromium')).toContain('Read-only file system');
  expect(paused()).toBe(5 + 15 + 30);
});
