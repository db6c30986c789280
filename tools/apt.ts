/** Packages of Debian: others may hold the package lock, and networks fail at times. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

export interface AptRun {
  readonly ok: boolean;
  readonly output: string;
}

export interface Apt {
  run(words: readonly string[]): Promise<AptRun>;
  say(line: string): void;
  pause(seconds: number): Promise<void>;
}

/** Somebody else is at work. A lock that cannot be opened at all is another matter. */
const LOCKED = /Could not get lock .*|lock.* by another process.*/;
const LOOK_AGAIN = 5;
/** How long another installation may take, which on a new machine is often under way. */
const PATIENCE = 15 * 60;
/** What another try does not change. */
const UNKNOWN = /Unable to locate package|has no installation candidate/;
const PAUSES = [5, 15, 30];

/** Why each of the packages could not be installed: nothing for one that is there now. */
export async function installPackages(
  packages: readonly string[],
  apt: Apt,
): Promise<ReadonlyMap<string, string>> {
  const stale = await insist(['update', '-o', 'APT::Update::Error-Mode=any'], apt);
  // One source of several may be out of order, and another one have the packages.
  if (stale !== null) apt.say('the lists of packages are not up to date: trying to install all the same');
  const refused = new Map<string, string>();
  for (const name of packages) {
    const why = await insist(['install', '-y', '--no-install-recommends', name], apt);
    if (why !== null) refused.set(name, why);
  }
  return refused;
}

/** Null when it went through, else what it said last. */
async function insist(words: readonly string[], apt: Apt): Promise<string | null> {
  const pauses = [...PAUSES];
  for (let waited = 0; ; ) {
    const { ok, output } = await apt.run(words);
    if (ok) return null;
    const locked = LOCKED.exec(output)?.[0];
    if (locked !== undefined && waited < PATIENCE) {
      apt.say(`waiting for the package lock, ${waited} s so far: ${locked}`);
      await apt.pause(LOOK_AGAIN);
      waited += LOOK_AGAIN;
      continue;
    }
    const pause = locked !== undefined || UNKNOWN.test(output) ? undefined : pauses.shift();
    if (pause === undefined) return `apt-get ${words[0]}: ${faultsIn(output)}`;
    apt.say(`apt-get ${words[0]} failed, once more in ${pause} s: ${faultsIn(output)}`);
    await apt.pause(pause);
  }
}

function faultsIn(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const errors = lines.filter((line) => line.startsWith('E:'));
  return (errors.length > 0 ? errors : lines).slice(-3).join(' ') || 'it said nothing';
}

const BETWEEN_SIGNS = 5_000;

/** The real one: its last line is shown every few seconds. */
export function realApt(say: (line: string) => void): Apt {
  return { run: (words) => runApt(words, say), say, pause: (seconds) => wait(seconds * 1_000) };
}

async function runApt(words: readonly string[], say: (line: string) => void): Promise<AptRun> {
  say(`apt-get ${words.join(' ')}`);
  const started = performance.now();
  const child = spawn('apt-get', [...words, '-o', 'Acquire::Retries=3'], {
    // Nobody is asked, and what it says is understood here.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const sign = setInterval(() => {
    const seconds = Math.round((performance.now() - started) / 1_000);
    say(`${String(seconds).padStart(4)} s  ${output.trimEnd().split('\n').at(-1) ?? ''}`);
  }, BETWEEN_SIGNS);
  try {
    const [code] = await once(child, 'close');
    return { ok: code === 0, output };
  } catch (error) {
    return { ok: false, output: `E: ${error instanceof Error ? error.message : String(error)}` };
  } finally {
    clearInterval(sign);
  }
}
