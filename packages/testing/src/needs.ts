/** What tests and benchmarks need from the system because npm does not bring it. Here it is only looked for. */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

export interface Need {
  readonly name: string;
  readonly debianPackage: string;
  /** What helps where Debian's package is not to be had. */
  readonly otherwise: string;
  /** Where it is, or null. */
  find(): string | null;
}

/** The one without windows first: it is the same browser, and a fifth faster. */
const BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** `find` returns the program. */
export const CHROMIUM: Need = {
  name: 'Chromium',
  debianPackage: 'chromium-headless-shell',
  otherwise: 'or name it in the variable CHROMIUM',
  find() {
    const named = process.env.CHROMIUM ?? '';
    if (named === '') return BROWSERS.find(existsSync) ?? null;
    if (!existsSync(named)) throw new Error(`the variable CHROMIUM names ${named}, which does not exist`);
    return named;
  },
};

/** `find` returns the folder of the server's programs: the newest of Debian's, or one of the path. */
export const POSTGRES: Need = {
  name: 'PostgreSQL',
  debianPackage: 'postgresql',
  otherwise: 'or name a server in the variable DATABASE_URL',
  find() {
    const debians = globSync('/usr/lib/postgresql/*/bin').sort((a, b) =>
      b.localeCompare(a, 'en', { numeric: true }),
    );
    const path = (process.env.PATH ?? '').split(':').filter((folder) => folder !== '');
    return [...debians, ...path].find(isComplete) ?? null;
  },
};

function isComplete(folder: string): boolean {
  return existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));
}

export function adviceFor({ debianPackage, otherwise }: Need): string {
  return `Install it (Debian: apt-get install ${debianPackage}), ${otherwise}.`;
}
