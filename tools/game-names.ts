// A game is one folder and one line in packages/games/index.ts: no other source names it.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const LIST = 'packages/games/index.ts';
/** Folders that are about one game as a whole, and tests, which may be about any. */
const MAY_NAME_GAMES = [
  /^bench\/(balance|teach)(\/|\.ts$)/,
  /^packages\/cli\/src\/(commands\/ledger\.ts$|ledger\/)/,
  /\/test\/|\.test\.tsx?$/,
];

/** One line for each place where a game is named and must not be. */
export function gameNameFaults(root: string, sources: readonly string[]): string[] {
  const games = globSync('packages/games/*/manifest.ts', { cwd: root }).map((path) =>
    basename(dirname(path)),
  );
  if (games.length === 0) return ['there is no game'];
  const named = new RegExp(`\\b(?:${games.flatMap((id) => [id, camelCase(id)]).join('|')})\\b`);
  const others = sources.filter(
    (source) =>
      source !== LIST &&
      !games.some((id) => source.startsWith(`packages/games/${id}/`)) &&
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

function camelCase(id: string): string {
  return id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
