// `npm run freeze -- GAME`: keeps the present rules of a game as one bundle that nobody changes any more, before they
// get a new version. The tables that were begun with them go on by them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@guildhall/games/all';
import { build } from 'vite';

const root = fileURLToPath(new URL('../', import.meta.url));
const ENTRY = 'frozen-game';
const DECLARATION = `import type { Game } from '@guildhall/kernel';\n\nexport declare const game: Game;\n`;

/** The rules of a game with everything they need, as one module that exports `game`. */
export async function bundleOf(id: string): Promise<string> {
  const code = `export { ${await exportOf(id)} as game } from '@guildhall/games/${id}';`;
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      {
        name: ENTRY,
        enforce: 'pre',
        resolveId: (wanted) => (wanted.endsWith(ENTRY) ? `${root}${ENTRY}` : null),
        load: (wanted) => (wanted.endsWith(ENTRY) ? code : null),
      },
    ],
    build: { write: false, minify: false, target: 'es2023', lib: { entry: ENTRY, formats: ['es'] } },
  });
  const [made] = [built].flat();
  if (!('output' in made) || made.output.length !== 1) throw new Error(`${id} is not one bundle`);
  return made.output[0].code;
}

/** The name by which a folder exports its game. */
async function exportOf(id: string): Promise<string> {
  const all = Object.entries((await import(`@guildhall/games/${id}`)) as Record<string, unknown>);
  const found = all.find(([, value]) => value === games.get(id)?.game);
  if (found === undefined) throw new Error(`packages/games/${id} does not export its game`);
  return found[0];
}

async function freeze(id: string): Promise<void> {
  const entry = games.get(id);
  if (entry === undefined)
    throw new Error(`there is no game "${id}"; games are ${[...games.keys()].join(', ')}`);
  const { version } = entry.game;
  const name = `frozen/${id}-${version}.js`;
  const path = join(root, 'packages/games', name);
  if (existsSync(path)) throw new Error(`version ${version} of ${id} is frozen already`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await bundleOf(id));
  writeFileSync(path.replace(/js$/, 'd.ts'), DECLARATION);
  const registry = join(root, 'packages/games/frozen.ts');
  const mark = /^(const BUNDLES[^\n]*\[)(.*?)(\];)$/ms;
  const line = `\n  { id: '${id}', version: ${version}, load: async () => await import('./${name}') },`;
  const text = readFileSync(registry, 'utf8');
  if (!mark.test(text)) throw new Error(`${registry} has no list of bundles`);
  writeFileSync(
    registry,
    text.replace(
      mark,
      (_, head: string, lines: string, tail: string) => `${head}${lines.trimEnd()}${line}\n${tail}`,
    ),
  );
  console.log(`packages/games/${name} is written. Raise the version of ${id} with the change that needs it.`);
}

const [, script, id] = process.argv;
if (script === fileURLToPath(import.meta.url)) {
  if (id === undefined) throw new Error(`which game? npm run freeze -- ${[...games.keys()][0]}`);
  await freeze(id);
}
