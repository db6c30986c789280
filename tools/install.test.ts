import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** Stands for npm: notes what it is asked for, and brings the package "node" with its script. */
const NPM = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
const [command] = process.argv.slice(2);
appendFileSync('asked', process.argv.slice(2).join(' ') + '\\n');
if (command === process.env.BROKEN) process.exit(1);
mkdirSync('node_modules/node/bin', { recursive: true });
if (command === 'rebuild') writeFileSync('node_modules/node/bin/node', '');
else writeFileSync('node_modules/.package-lock.json', '{}');
`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guildhall-install-'));
  mkdirSync(join(root, 'tools'));
  copyFileSync(fileURLToPath(new URL('install.mjs', import.meta.url)), join(root, 'tools/install.mjs'));
  const allowScripts = { node: true, 'left-alone': false, '@swc/core': true };
  writeFileSync(join(root, 'package.json'), JSON.stringify({ type: 'module', allowScripts }));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, 'npm.js'), NPM);
});

afterEach(() => rmSync(root, { recursive: true }));

function install(broken = ''): number | null {
  const npm = { npm_node_execpath: process.execPath, npm_execpath: join(root, 'npm.js'), BROKEN: broken };
  return spawnSync(process.execPath, ['tools/install.mjs'], { cwd: root, env: { ...process.env, ...npm } })
    .status;
}

function asked(): string[] {
  const file = join(root, 'asked');
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
}

const REBUILD = 'rebuild node @swc/core --loglevel=error';

test('only the scripts that are allowed run: nothing is compiled, for which a fresh machine has no tools', () => {
  expect(install()).toBe(0);
  expect(asked()).toEqual(['ci --include=dev --ignore-scripts --loglevel=error', REBUILD]);
});

test('what is up to date is left alone, until the lock file changes', () => {
  expect([install(), install()]).toEqual([0, 0]);
  expect(asked()).toHaveLength(2);
  writeFileSync(join(root, 'package-lock.json'), '{ "changed": true }');
  expect(install()).toBe(0);
  expect(asked()).toHaveLength(4);
});

test('a lock file that `npm ci` refuses is installed from all the same; a script that fails is a failure', () => {
  expect(install('ci')).toBe(0);
  expect(asked().map((line) => line.split(' ')[0])).toEqual(['ci', 'install', 'rebuild']);
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(install('rebuild')).toBe(1);
});
