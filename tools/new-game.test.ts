/** A new game is one command and one line: tried in a copy of the tree. */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addToList, copyWithNewGame, runIn } from '@guildhall/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultOfId } from './new-game/game-id.ts';
import { writeGame } from './new-game/write-game.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const ID = 'harbour-lights';
const TEMPLATE = 'tools/new-game/template';
/** Checks and tests of a whole tree, on a machine that has other things to do. */
const SLOW = { timeout: 600_000 };
/** What a copy of the tree does without. */
const NOT_COPIED = /^data\/|(?:^|\/)(?:dist|screenshots|\.guildhall-[^/]*)\//;

/** Every file of a folder, by its path. */
function textsOf(folder: string): Map<string, string> {
  const files = globSync('**/*', { cwd: folder, exclude: ['**/node_modules'] }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
  return new Map(files.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

function changesBetween(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
}

describe('an id', () => {
  test.each([
    ['', 'lower case letters'],
    ['Harbour', 'lower case letters'],
    ['harbour_lights', 'lower case letters'],
    ['harbour--lights', 'lower case letters'],
    ['../harbour', 'lower case letters'],
    ['7-wonders', 'begins with a letter'],
    ['go', '3 to 40 characters, not 2'],
    ['a'.repeat(41), '3 to 40 characters, not 41'],
    ['inventions', 'packages/games/inventions exists already'],
    ['terra', 'packages/games/terra exists already'],
    ['all', 'reserved: packages/games/all.ts'],
    ['enum', 'reserved: enum'],
    ['kernel', 'in use already'],
  ])('"%s" is refused', (id, why) => {
    expect(faultOfId(root, id)).toContain(why);
  });

  test('that code would write like that of another game is refused', () => {
    expect(faultOfId(root, 'terra-mystica')).toContain('exists already');
    const tree = mkdtempSync(join(tmpdir(), 'guildhall-ids-'));
    cpSync(join(root, TEMPLATE), join(tree, 'packages/games/power-2'), { recursive: true });
    expect(faultOfId(tree, 'power2')).toBe('code would call it power2, and that is power-2');
    rmSync(tree, { recursive: true });
  });

  test('that is in use says where, and one that is not is fine', () => {
    expect(faultOfId(root, 'kernel')).toMatch(/\n {2}[\w./-]+:\d+\n.* {2}and \d+ more$/s);
    expect(faultOfId(root, ID)).toBeNull();
  });

  test.each([[[]], [['Harbour']], [[ID, 'more']]])('the command refuses %j and writes nothing', (words) => {
    const { status, output } = runIn(root, 'tools/new-game.ts', ...words);
    expect(status).toBe(1);
    expect(output).toMatch(/^new-game: .+\n$/);
    expect(existsSync(join(root, 'packages/games', words[0] ?? ID))).toBe(false);
  });
});

test('a game that cannot be written to its end leaves nothing behind', () => {
  const tree = mkdtempSync(join(tmpdir(), 'guildhall-half-'));
  mkdirSync(join(tree, 'packages/games'), { recursive: true });
  cpSync(join(root, TEMPLATE), join(tree, TEMPLATE), { recursive: true });
  // Nothing is installed here, so its lines cannot be put in order.
  expect(() => writeGame(tree, ID, 9)).toThrow('biome');
  expect(existsSync(join(tree, 'packages/games', ID))).toBe(false);
  rmSync(tree, { recursive: true });
});

describe('a new game', () => {
  let tree = '';
  let line = '';
  /** Files outside of its folder that are not as they were, before the line is added and after. */
  let changed: { readonly byCommand: string[]; readonly byLine: string[] };
  const before = textsOf(root);

  beforeAll(() => {
    const outside = (): string[] =>
      changesBetween(before, textsOf(tree)).filter(
        (path) => !path.startsWith(`packages/games/${ID}/`) && !NOT_COPIED.test(path),
      );
    ({ tree, line } = copyWithNewGame(root, ID));
    const byCommand = outside();
    addToList(tree, line);
    changed = { byCommand, byLine: outside() };
  }, SLOW.timeout);

  afterAll(() => {
    if (tree !== '') rmSync(tree, { recursive: true, force: true });
  });

  test('is the template under its own names', () => {
    const files = [...textsOf(join(tree, 'packages/games', ID))];
    expect(files.map(([path]) => path)).toEqual([...textsOf(join(root, TEMPLATE)).keys()]);
    for (const [path, text] of files) expect(text, path).not.toMatch(/spice-?quay|spice quay|\bSQ\b/i);
    const manifest = readFileSync(join(tree, 'packages/games', ID, 'manifest.ts'), 'utf8');
    expect(manifest).toContain(`id: '${ID}',`);
    expect(manifest).toContain("en: 'Harbour Lights'");
    expect(manifest).toMatch(/^ {2}order: [1-9]\d?,$/m);
    const ids = readFileSync(join(tree, 'packages/games', ID, 'rules/rule-ids.ts'), 'utf8');
    expect(ids).toContain("'HL-BUY-PRICE'");
  });

  test('whose initials another game has gets rule ids of its own', () => {
    const files = writeGame(tree, 'tea-merchants', 9);
    const ids = readFileSync(join(tree, 'packages/games/tea-merchants/rules/rule-ids.ts'), 'utf8');
    expect(files).toContain('packages/games/tea-merchants/rules/rule-ids.ts');
    expect(ids).toContain("'TEAMERCHANTS-BUY-PRICE'");
    rmSync(join(tree, 'packages/games/tea-merchants'), { recursive: true });
  });

  test('needs one line outside of its folder, and nothing else', () => {
    expect(changed).toEqual({ byCommand: [], byLine: ['packages/games/index.ts'] });
    const index = readFileSync(join(tree, 'packages/games/index.ts'), 'utf8');
    expect(index.replace(`${line}\n`, '')).toBe(before.get('packages/games/index.ts'));
  });

  test('passes the checks', SLOW, () => {
    expect(runIn(tree, 'tools/check.ts')).toMatchObject({
      status: 0,
      output: expect.stringMatching(/^(?:(?!FAILED).)*$/s),
    });
  });

  test('passes its tests, and those of the pages and names that every game has', SLOW, () => {
    expect(runIn(tree, 'tools/rules-page.ts')).toEqual({
      status: 0,
      output: expect.stringContaining(`docs/rules/${ID}.md`),
    });
    const filters = [`packages/games/${ID}/`, 'tools/rules-page', 'packages/web/test/value-names'];
    const { status, output } = runIn(tree, 'node_modules/vitest/vitest.mjs', 'run', ...filters);
    expect(status, output).toBe(0);
  });

  test('is played by the command line, and every one of its rules is named by a test', SLOW, () => {
    const cli = 'packages/cli/src/main.ts';
    const played = runIn(tree, cli, 'simulate', '--game', ID, '--players', '2', '--games', '20', '--json');
    expect(JSON.parse(played.output.trim().split('\n').at(-1)!)).toMatchObject({ game: ID, games: 20 });
    expect(runIn(tree, cli, 'rules', ID)).toEqual({
      status: 0,
      output: expect.stringContaining(`${ID}: 12 rules, 12 of them named by a test`),
    });
  });
});
