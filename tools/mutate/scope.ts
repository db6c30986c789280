// What belongs to a game: the rules that are mutated and the tests they are run against. A folder that games share,
// as `terra`, counts as a part of each game that imports it.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Scope {
  readonly sources: readonly string[];
  readonly testFiles: readonly string[];
}

const FOLDER = 'packages/games';

/** `matching` narrows the sources to a glob pattern. Paths are from the root. */
export function scopeOf(root: string, game: string, matching: string | undefined): Scope {
  if (!isGame(root, game))
    throw new Error(`there is no game "${game}"; games are ${gamesOf(root).join(', ')}`);
  const shared = sharedBy(root, game);
  const find = (patterns: readonly string[]): string[] => globSync(patterns, { cwd: root }).sort();
  const sources = find([
    `${FOLDER}/${game}/rules/**/*.ts`,
    ...shared.map((name) => `${FOLDER}/${name}/{*.ts,rules/**/*.ts}`),
  ]);
  const wanted = matching === undefined ? null : new Set(find([matching, `${FOLDER}/${game}/${matching}`]));
  const testFiles = find([game, ...shared].map((name) => `${FOLDER}/${name}/test/**/*.test.ts`));
  return { sources: wanted === null ? sources : sources.filter((file) => wanted.has(file)), testFiles };
}

const isGame = (root: string, name: string): boolean => existsSync(join(root, FOLDER, name, 'manifest.ts'));

const gamesOf = (root: string): string[] =>
  globSync('*', { cwd: join(root, FOLDER) })
    .filter((name) => isGame(root, name))
    .sort();

const IMPORT = /from '(?:\.\.\/)+([\w-]+)\//g;

function sharedBy(root: string, game: string): string[] {
  const own = globSync(`${FOLDER}/${game}/{data,rules}/**/*.ts`, { cwd: root });
  const imported = own.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)]);
  return [...new Set(imported.map(([, folder]) => folder))]
    .filter((name) => existsSync(join(root, FOLDER, name)) && !isGame(root, name))
    .sort();
}
