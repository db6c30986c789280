// All source files of the repository.
import { globSync } from 'node:fs';
import { basename } from 'node:path';

export const FOLDERS = ['packages', 'bench', 'tools', 'examples'];
const NOT_OURS = ['node_modules', 'dist'];

/** Their paths from the root. */
export function sourceFiles(root: string): string[] {
  return globSync(
    FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx,mts,mjs,js}`),
    { cwd: root, exclude: (entry) => NOT_OURS.includes(basename(entry)) },
  ).map((source) => source.replaceAll('\\', '/'));
}
