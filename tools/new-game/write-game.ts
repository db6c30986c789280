// Writes the folder of a new game: the template under its own names.
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { camelCase, gameIds } from '../game-names.ts';
import { sourceFiles } from '../source-files.ts';

const TEMPLATE = 'tools/new-game/template';

/** What the template calls itself, and in which order it is replaced. */
const NAMES = {
  id: /spice-quay/g,
  variable: /\bspiceQuay\b/g,
  title: /Spice Quay/g,
  rulePrefix: /\bSQ(?=-)/g,
  order: /(?<=^ {2}order: )\d+(?=,$)/gm,
};
type Names = Readonly<Record<keyof typeof NAMES, string>>;

/** Writes `packages/games/<id>` and returns the paths of its files. The id must be without fault. */
export function writeGame(root: string, id: string, order: number): string[] {
  const names: Names = {
    id,
    variable: camelCase(id),
    title: titleOf(id),
    rulePrefix: rulePrefixOf(root, id),
    order: String(order),
  };
  const folder = join(root, 'packages/games', id);
  // Throws where somebody else was quicker.
  mkdirSync(folder);
  try {
    const files = globSync('**/*', { cwd: join(root, TEMPLATE) }).filter((file) =>
      statSync(join(root, TEMPLATE, file)).isFile(),
    );
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), renamed(readFileSync(join(root, TEMPLATE, file), 'utf8'), names));
    }
    format(root, folder);
    return files.map((file) => `packages/games/${id}/${file.replaceAll('\\', '/')}`).sort();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function renamed(text: string, names: Names): string {
  return Object.entries(NAMES).reduce(
    (changed, [what, pattern]) => changed.replace(pattern, () => names[what as keyof Names]),
    text,
  );
}

/** Lines are longer or shorter by the new names. */
function format(root: string, folder: string): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'check', '--write', '--linter-enabled=false', folder], {
    cwd: root,
    stdio: 'pipe',
  });
}

/** The words of the id, until somebody says what the game is called in each language. */
function titleOf(id: string): string {
  return id.replaceAll(/(?:^|-)(\w)/g, (match, letter: string) =>
    match.replace('-', ' ').replace(letter, letter.toUpperCase()),
  );
}

/** What the ids of its rules begin with: initials, or three letters of a single word; all of it where that is taken. */
function rulePrefixOf(root: string, id: string): string {
  const words = id.split('-').filter((word) => /^[a-z]/.test(word));
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : words[0].slice(0, 3);
  const prefix = lettersOf(letters);
  const isTaken = new RegExp(`['"]${prefix}-[A-Z]`);
  const others = gameIds(root).map((game) => `packages/games/${game}/rules/`);
  const taken = sourceFiles(root).some(
    (source) =>
      others.some((rules) => source.startsWith(rules)) &&
      isTaken.test(readFileSync(join(root, source), 'utf8')),
  );
  return taken ? lettersOf(id) : prefix;
}

/** An id of a rule begins with letters alone. */
function lettersOf(text: string): string {
  return text.replaceAll(/[^a-z]/g, '').toUpperCase();
}
