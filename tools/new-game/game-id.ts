// What a game may be called.
import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Script } from 'node:vm';
import { camelCase, gameIds, placesNaming } from '../game-names.ts';
import { sourceFiles } from '../source-files.ts';

const SLUG = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const SHORTEST = 3;
/** The server takes no longer one. */
const LONGEST = 40;
const MOST_PLACES = 3;

/** Why a game cannot be called so; null: it can. */
export function faultOfId(root: string, id: string): string | null {
  if (!SLUG.test(id))
    return 'an id has lower case letters, digits and single hyphens, and begins with a letter';
  if (id.length < SHORTEST || id.length > LONGEST)
    return `an id has ${SHORTEST} to ${LONGEST} characters, not ${id.length}`;
  if (existsSync(join(root, 'packages/games', id))) return `packages/games/${id} exists already`;
  if (modulesOfPackage(root).includes(id)) return `it is reserved: packages/games/${id}.ts has that name`;
  const twin = gameIds(root).find((other) => camelCase(other) === camelCase(id));
  if (twin !== undefined) return `code would call it ${camelCase(id)}, and that is ${twin}`;
  if (!isIdentifier(camelCase(id))) return `it is reserved: ${camelCase(id)} is a word of the language`;
  return faultOfUse(root, id);
}

/** Modules beside the folders of games: `@guildhall/games/all` is not a game. */
function modulesOfPackage(root: string): string[] {
  return globSync('packages/games/*.ts', { cwd: root }).map((path) => basename(path, '.ts'));
}

function isIdentifier(name: string): boolean {
  try {
    new Script(`'use strict'; const ${name} = 0;`);
    return true;
  } catch {
    return false;
  }
}

/** No source outside of a game's folder names the game, so its id must be no word that others use. */
function faultOfUse(root: string, id: string): string | null {
  const places = placesNaming(root, sourceFiles(root), [id]);
  if (places.length === 0) return null;
  const some = places.slice(0, MOST_PLACES).map((place) => `\n  ${place.split(' ')[0]}`);
  const more = places.length > MOST_PLACES ? `\n  and ${places.length - MOST_PLACES} more` : '';
  return `the word is in use already, and the checks let no source outside of its folder name a game:${some.join('')}${more}`;
}
