/** Copies of the source tree, for tests that change it. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** What nobody wrote, and pictures, which no test looks at. */
const LEFT_OUT = /^(?:node_modules|dist|coverage|screenshots|\.git|\.guildhall-.*)$/;
const CACHES = /^\.(?:cache|vite.*)$/;
/** The packages of this repository. */
const OWN_SCOPE = '@guildhall';

/** Copies the tree into a temporary folder, which the caller removes. Installed packages are linked. */
export function copyTree(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'guildhall-tree-'));
  const tables = join(root, 'data');
  cpSync(root, copy, {
    recursive: true,
    filter: (source) => source === root || (source !== tables && !LEFT_OUT.test(basename(source))),
  });
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'packages'))) {
    const nested = join(root, 'packages', name, 'node_modules');
    if (existsSync(nested)) linkPackages(nested, join(copy, 'packages', name, 'node_modules'));
  }
  return copy;
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (CACHES.test(name)) continue;
    // Their links are relative, so these lead into the copy.
    if (name === OWN_SCOPE)
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(to, name));
  }
}
