import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly link?: boolean;
  readonly integrity?: string;
}

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

/** What comes from the registry: the workspaces are in folders of their own, and linked. */
const fromRegistry = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && link !== true,
);

test('every package of the registry is pinned to its contents by an integrity value', () => {
  expect(fromRegistry.length).toBeGreaterThan(0);
  const loose = fromRegistry.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
  expect(loose.map(([path]) => path)).toEqual([]);
});
