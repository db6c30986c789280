import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** Types of packages are listed in one line. */
const OURS_OR_TYPES = /^@(guildhall|types)\//;

interface PackageFile {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function dependencies(): Set<string> {
  const files = ['package.json', ...globSync('packages/*/package.json', { cwd: ROOT })];
  const names = files.flatMap((file) => {
    const read = JSON.parse(readFileSync(ROOT + file, 'utf8')) as PackageFile;
    return Object.keys({ ...read.dependencies, ...read.devDependencies });
  });
  return new Set(names.filter((name) => !OURS_OR_TYPES.test(name)));
}

/** The packages in the first columns of the two tables of what we depend on. */
function documented(): string[] {
  const page = readFileSync(`${ROOT}docs/dependencies.md`, 'utf8');
  const [tables] = page.slice(page.indexOf('## What runs')).split('## Looked at');
  const cells = [...tables.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell]) => cell);
  return cells
    .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name))
    .filter((name) => name !== '@types/*');
}

describe('docs/dependencies.md', () => {
  it('names every package that we depend on, once, and no other', () => {
    expect(documented().toSorted()).toEqual([...dependencies()].toSorted());
  });
});
