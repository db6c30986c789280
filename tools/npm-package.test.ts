/** The package that others install: from the tarball into an empty folder, away from everything here. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePackage } from '../npm/build.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const MOST_MEGABYTES = 3;

const folder = mkdtempSync(join(tmpdir(), 'guildhall-package-'));
const away = join(folder, 'away');
const installed = join(away, 'node_modules/guildhall');
let tarball: string;

/** Nothing of the run of tests, and no program of this repository. */
const path = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((part) => !part.includes('node_modules'))
  .join(delimiter);
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^VITEST|^NODE_|^npm_/i.test(name))),
  PATH: path,
};

function run(program: string, words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: away, env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** The files that the README shows. */
const shown = [
  ...readFileSync(join(ROOT, 'npm/README.md'), 'utf8').matchAll(/^```ts (\S+)\n(.*?)^```$/gms),
].map(([, name, text]) => ({ name, text }));

beforeAll(async () => {
  tarball = await makePackage(folder);
  mkdirSync(away);
  writeFileSync(join(away, 'package.json'), '{ "type": "module", "private": true }\n');
  for (const { name, text } of shown) writeFileSync(join(away, name), text);
  const words = ['install', '--offline', '--no-audit', '--no-fund', tarball];
  expect(run('npm', words)).toMatchObject({ status: 0 });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('is small, needs nothing else, and leads to no source outside of it', () => {
  expect(statSync(tarball).size).toBeLessThan(MOST_MEGABYTES * 1e6);
  expect(readdirSync(join(away, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    'guildhall',
  ]);
  const about = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(about).toMatchObject({ name: 'guildhall', version, license: 'MIT' });
  expect(about.dependencies).toBeUndefined();
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  const papers = ['README.md', 'CHANGELOG.md', 'LICENSE', 'NOTICE.md', 'THIRD-PARTY.md'];
  for (const file of [
    ...papers,
    'examples/greedy.ts',
    'examples/random.py',
    'docs/own-bot.md',
    'docs/research.md',
  ])
    expect(files).toContain(file);
  expect(readFileSync(join(installed, 'docs/own-bot.md'), 'utf8')).toContain(
    "import type { Bot } from 'guildhall'",
  );
  for (const file of files.filter((name) => /\.(?:js|ts)$/.test(name))) {
    const text = readFileSync(join(installed, file), 'utf8');
    expect([file, /(?:from|import\()\s*['"]@guildhall|\/packages\/\w+\/src\/.*['"]\)/.exec(text)]).toEqual([
      file,
      null,
    ]);
    expect([file, text.includes(ROOT)]).toEqual([file, false]);
  }
});

test('plays a game from a script of 20 lines, which its types check', () => {
  const script = shown.find(({ name }) => name === 'play.ts')?.text ?? '';
  expect(script.trim().split('\n').length).toBeLessThanOrEqual(20);
  const played = run(process.execPath, ['play.ts']);
  expect(played).toMatchObject({ status: 0, stderr: '' });
  expect(played.stdout).toMatch(
    /^games: terra-mystica, .*tiletum\none -?\d+ : -?\d+\n.*\nwins: [0-3] : [0-3]\n$/s,
  );

  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const strict = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2024'];
  const files = ['--allowImportingTsExtensions', 'play.ts'];
  expect(run(process.execPath, [tsc, ...strict, ...files])).toEqual({ status: 0, stdout: '', stderr: '' });
  // The types say something.
  writeFileSync(join(away, 'wrong.ts'), "import { loadGame } from 'guildhall';\nawait loadGame(7);\n");
  expect(run(process.execPath, [tsc, ...strict, 'wrong.ts'])).toMatchObject({
    status: expect.any(Number),
    stdout: expect.stringContaining("'number' is not assignable to parameter of type 'string'"),
  });
});

test('runs its command, with a bot in TypeScript and one of ours', () => {
  const bin = join(away, 'node_modules/.bin/guildhall');
  const words = ['simulate', '--game', 'tiletum', '--games', '2', '--seats', './my-bot.ts,steady', '--json'];
  const said = run(process.execPath, [bin, ...words]);
  expect(said).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(said.stdout)).toMatchObject({ game: 'tiletum', finished: 2, forfeits: [0, 0] });
  expect(run(process.execPath, [bin, 'help']).stdout).toMatch(/ simulate .* bot .* replay /s);
  expect(run(process.execPath, [bin, 'serve'])).toMatchObject({ status: 2 });
});

test('has examples that play from a folder of one’s own, and says so where they lie', () => {
  const bin = join(away, 'node_modules/.bin/guildhall');
  const play = (file: string) =>
    run(process.execPath, [
      bin,
      'simulate',
      '--game',
      'tiletum',
      '--games',
      '1',
      '--seats',
      `${file},random`,
    ]);
  expect(play('node_modules/guildhall/examples/greedy.ts')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('copy the bot to a folder of your own'),
  });
  cpSync(join(installed, 'examples'), join(away, 'my-bots'), { recursive: true });
  for (const name of ['random.ts', 'greedy.ts', 'learning.ts'])
    expect([name, play(`my-bots/${name}`)]).toMatchObject([name, { status: 0, stderr: '' }]);
});

/** Plain modules run in every Node that the package is for; those with types need one that leaves out the types. */
test('works with the Node of this machine', () => {
  const version = spawnSync('node', ['--version'], { env, encoding: 'utf8' }).stdout.trim();
  const [major, minor] = version.slice(1).split('.').map(Number);
  expect(major).toBeGreaterThanOrEqual(20);
  const takesTypes = major > 22 || (major === 22 && minor >= 18);
  const bot = shown.find(({ name }) => name === 'my-bot.ts')?.text ?? '';
  const plain = bot.replace(/^import type .*\n/m, '').replace('const bot: Bot', 'const bot');
  writeFileSync(join(away, 'my-bot.js'), plain);
  const bin = join(away, 'node_modules/.bin/guildhall');
  const words = ['simulate', '--games', '2', '--seats', './my-bot.js,random', '--json'];
  const said = run('node', [bin, ...words]);
  expect(said).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(said.stdout)).toMatchObject({ finished: 2, forfeits: [0, 0] });
  const typed = run('node', [bin, 'simulate', '--games', '1', '--seats', './my-bot.ts,random']);
  const expected = takesTypes ? [0, ''] : [1, expect.stringMatching(/take Node 22\.18 or newer/)];
  expect([typed.status, typed.stderr]).toEqual(expected);
});
