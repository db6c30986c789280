/** What may be expected of the machine: where something has to be there, and where tests may be skipped for want of it. */
import { readFileSync } from 'node:fs';
import { adviceFor, type Need } from './needs.ts';

export interface Machine {
  readonly ci: boolean;
  readonly root: boolean;
  readonly debian: boolean;
}

export function thisMachine(): Machine {
  return {
    ci: !['', '0', 'false'].includes(process.env.CI ?? ''),
    root: process.getuid?.() === 0,
    debian: isDebian(),
  };
}

/** Debian itself: what is derived from it has other packages. */
function isDebian(): boolean {
  try {
    return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** Whether packages of the system can be installed without asking anybody. */
export function canInstall({ root, debian }: Machine): boolean {
  return root && debian;
}

/** Whether a missing need is a failure: where it could have been installed, and where nobody would notice a skip. */
export function isRequired(machine: Machine): boolean {
  return machine.ci || canInstall(machine);
}

/** For tests that lack something: throws where it has to be there, and says loudly elsewhere that they are skipped. */
export function skipWithout(need: Need, skipped: string, why: string, machine = thisMachine()): void {
  if (isRequired(machine)) throw new Error(`${need.name} has to be there: ${why}. ${adviceFor(need)}`);
  console.error(
    `\n!!! NO ${need.name.toUpperCase()}: ${skipped.toUpperCase()} ARE SKIPPED.\n!!! ${why}. ${adviceFor(need)}\n`,
  );
}
