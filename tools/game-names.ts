// A game is one folder and one line in packages/games/index.ts: no other source names it.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const LIST = 'packages/games/index.ts';
/** Folders that are about one game as a whole, and tests, which may be about any. */
const MAY_NAME_GAMES = [
  /^packages\/cli\/src\/(commands\/ledger\.ts$|ledger\/)/,
  /\/test\/|\.test\.tsx?$/,
  // A game itself, under a name that stands for that of a new one.
  /^tools\/new-game\/template\//,
];

/** The folders of all games. */
export function gameIds(root: string): string[] {
  return globSync('packages/games/*/manifest.ts', { cwd: root }).map((path) => basename(dirname(path)));
}

/** One line for each place where a game is named and must not be. */
export function gameNameFaults(root: string, sources: readonly string[]): string[] {
  const games = gameIds(root);
  return games.length === 0 ? ['there is no game'] : placesNaming(root, sources, games);
}

/** One line for each place outside of the folders of games that names one of these. */
export function placesNaming(root: string, sources: readonly string[], ids: readonly string[]): string[] {
  const named = new RegExp(`\\b(?:${ids.flatMap((id) => [id, camelCase(id)]).join('|')})\\b`);
  const folders = [...gameIds(root), ...ids].map((id) => `packages/games/${id}/`);
  const others = sources.filter(
    (source) =>
      source !== LIST &&
      !folders.some((folder) => source.startsWith(folder)) &&
      !MAY_NAME_GAMES.some((allowed) => allowed.test(source)),
  );
  return others.flatMap((source) =>
    readFileSync(join(root, source), 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        const found = named.exec(line);
        return found === null ? [] : [`${source}:${at + 1} names a game: ${found[0]}`];
      }),
  );
}

/** How code calls what a slug names. */
export function camelCase(id: string): string {
  return id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
