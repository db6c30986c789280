// The layer check is only worth something if it bites: each case plants one import in a small tree of source files.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLayers } from './layers.ts';

const PACKAGES: Record<string, Record<string, string>> = {
  kernel: { '.': './src/index.ts', './testkit': './src/testkit/index.ts' },
  games: {
    '.': './registry.ts',
    './all': './all.ts',
    './*/board': './*/board/index.tsx',
    './*/data': './*/data/index.ts',
    './*': './*/index.ts',
  },
  bots: { '.': './src/index.ts' },
  testing: { '.': './src/index.ts' },
  store: { '.': './src/index.ts', './testing': './src/testing/index.ts' },
  protocol: { '.': './src/index.ts' },
  server: { '.': './src/index.ts' },
  'board-kit': { '.': './src/index.ts' },
  'terminal-kit': { '.': './src/index.ts' },
  web: { '.': './src/index.ts' },
  cli: { '.': './src/index.ts' },
};

const ALLOWED: Record<string, string> = {
  'packages/kernel/src/index.ts': "import '@noble/hashes'; import './chance.ts';",
  'packages/kernel/src/chance.ts': "import type { X } from './index.ts';",
  'packages/kernel/src/testkit/index.ts': "import 'fast-check'; import '../index.ts';",
  'packages/kernel/src/chance.test.ts': "import 'vitest'; import './testkit/index.ts'; import './chance.ts';",
  'packages/games/index.ts': "export { manifest as terraMystica } from './terra-mystica/manifest.ts';",
  'packages/games/manifest.ts':
    "import type { X } from '@guildhall/board-kit'; import type { Y } from './samples.ts';",
  'packages/games/samples.ts': "import type { X } from '@guildhall/kernel';",
  'packages/games/registry.ts': "import * as games from './index.ts'; import '@guildhall/kernel';",
  'packages/games/all.ts': "import './registry.ts';",
  'packages/games/terra/index.ts': "import '@guildhall/kernel';",
  'packages/games/terra/board/index.ts':
    "import '@guildhall/board-kit'; import 'react'; import type { X } from '../index.ts';",
  'packages/games/terra-mystica/index.ts': "import './rules/index.ts'; import './text/index.ts';",
  'packages/games/terra-mystica/data/index.ts':
    "import { type X, type Y } from '@guildhall/kernel'; import '../../terra/index.ts';",
  'packages/games/terra-mystica/rules/index.ts':
    "import '@guildhall/kernel'; import '../../terra/index.ts'; import '../data/index.ts';",
  'packages/games/terra-mystica/text/index.ts':
    "import type { X } from '@guildhall/kernel'; import type { Y } from '../data/index.ts';",
  'packages/games/terra-mystica/board/index.tsx':
    "import '@guildhall/board-kit'; import 'react'; import '../../terra/board/index.ts'; import '../text/index.ts'; import type { X } from '../rules/index.ts';",
  'packages/games/terra-mystica/terminal/index.ts':
    "import '@guildhall/terminal-kit'; import '../data/index.ts'; import '../rules/index.ts';",
  'packages/games/terra-mystica/samples.ts': "import '../samples.ts'; import './data/index.ts';",
  'packages/games/terra-mystica/manifest.ts':
    "import type { X } from '../manifest.ts'; export const manifest = { game: () => import('./index.ts'), board: () => import('@guildhall/games/terra-mystica/board'), terminal: () => import('./terminal/index.ts'), samples: () => import('./samples.ts') };",
  'packages/games/terra-mystica/test/leech.test.ts':
    "import 'vitest'; import '@guildhall/kernel/testkit'; import '../rules/index.ts'; import './positions.ts';",
  'packages/games/terra-mystica/test/positions.ts': "import '../index.ts';",
  'packages/games/tiletum/index.ts': 'export {};',
  'packages/games/tiletum/data/index.ts': 'export {};',
  'packages/bots/src/index.ts': "import '@guildhall/kernel';",
  'packages/testing/src/index.ts': "import 'node:fs';",
  'packages/store/src/testing/index.ts': "import '@guildhall/testing';",
  'packages/store/src/index.ts': "import type { X } from '@guildhall/kernel'; import 'node:fs';",
  'packages/protocol/src/index.ts': "import 'typebox'; import type { X } from '@guildhall/kernel';",
  'packages/server/src/index.ts':
    "import '@guildhall/store'; import '@guildhall/protocol'; import '@guildhall/games/all'; import 'fastify';",
  'packages/board-kit/src/index.ts': "import 'react'; import type { X } from '@guildhall/kernel';",
  'packages/terminal-kit/src/index.ts': "import type { X } from '@guildhall/kernel';",
  'packages/web/src/index.ts':
    "import '@guildhall/board-kit'; import '@guildhall/games'; import type { X } from '@guildhall/protocol';",
  'packages/cli/src/index.ts':
    "import '@guildhall/kernel/testkit'; import '@guildhall/server'; import '@guildhall/games'; import 'node:fs';",
};

let root: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guildhall-layers-'));
  mkdirSync(join(root, 'node_modules/@guildhall'), { recursive: true });
  write('package.json', '{}');
  for (const [folder, exports] of Object.entries(PACKAGES)) {
    write(`packages/${folder}/package.json`, JSON.stringify({ name: `@guildhall/${folder}`, exports }));
    symlinkSync(join(root, 'packages', folder), join(root, 'node_modules/@guildhall', folder));
  }
  for (const name of ['@noble/hashes', 'fast-check', 'vitest', 'react', 'fastify', 'typebox']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, exports: './index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  for (const [path, text] of Object.entries(ALLOWED)) write(path, text);
});

afterEach(() => rmSync(root, { recursive: true }));

test('a tree that keeps the rules has no fault', async () => {
  const { faults, sources, imports } = await checkLayers(root);
  expect(faults).toEqual([]);
  expect(sources).toBe(Object.keys(ALLOWED).length);
  expect(imports).toBeGreaterThan(sources);
});

const game = 'packages/games/terra-mystica';

test.for([
  ['packages/kernel/src/play.ts', "import '@guildhall/games';", 'must not know'],
  ['packages/kernel/src/play.ts', "import type { X } from '@guildhall/games/terra';", 'must not know'],
  ['packages/kernel/src/play.ts', "import 'node:fs';", 'must not know'],
  ['packages/kernel/src/play.ts', "import 'fast-check';", 'must not know'],
  ['packages/kernel/src/play.ts', "import './testkit/index.ts';", 'only tests and cli'],
  ['packages/kernel/src/play.ts', "import './chance.test.ts';", 'must not know tests'],
  ['packages/kernel/src/play.ts', "import './missing.ts';", 'cannot be resolved'],
  ['packages/kernel/src/chance.ts', "import './index.ts';", 'a cycle'],
  ['packages/games/registry.ts', "import './terra-mystica/board/index.tsx';", 'may know a board'],
  ['packages/games/registry.ts', "import './terra-mystica/rules/index.ts';", 'must not know'],
  ['packages/games/registry.ts', "import '@guildhall/bots';", 'must not know'],
  ['packages/games/manifest.ts', "import '@guildhall/board-kit';", 'only its types'],
  ['packages/games/terra/power.ts', "import '../terra-mystica/data/index.ts';", 'must not know'],
  ['packages/games/terra/power.ts', "import './board/index.ts';", 'may know a board'],
  ['packages/games/terra/board/map.ts', "import { X } from '../index.ts';", 'only its types'],
  [`${game}/manifest.ts`, "import './index.ts';", 'lazily'],
  [`${game}/manifest.ts`, "import './board/index.tsx';", 'lazily'],
  [`${game}/manifest.ts`, "export const late = () => import('../tiletum/index.ts');", 'must not know'],
  [`${game}/terminal/map.ts`, "import '@guildhall/cli';", 'must not know'],
  [`${game}/terminal/map.ts`, "import '../board/index.tsx';", 'may know a board'],
  [`${game}/samples.ts`, "import '@guildhall/bots';", 'must not know'],
  [`${game}/index.ts`, "import './board/index.tsx';", 'must not know'],
  [`${game}/data/tiles.ts`, "import { X } from '@guildhall/kernel';", 'only its types'],
  [`${game}/data/tiles.ts`, "import { type X, y } from '@guildhall/kernel';", 'only its types'],
  [`${game}/data/tiles.ts`, "import '../rules/index.ts';", 'must not know'],
  [`${game}/rules/towns.ts`, "import '../../tiletum/data/index.ts';", 'must not know'],
  [`${game}/data/tiles.ts`, "import '../../tiletum/data/index.ts';", 'must not know'],
  [`${game}/index.ts`, "import '../tiletum/index.ts';", 'must not know'],
  [`${game}/rules/towns.ts`, "import '@guildhall/games/tiletum';", 'must not know'],
  [`${game}/rules/towns.ts`, "import '../../registry.ts';", 'must not know'],
  [`${game}/rules/towns.ts`, "import '../text/index.ts';", 'must not know'],
  [`${game}/rules/towns.ts`, "import '@guildhall/kernel/testkit';", 'only tests and cli'],
  [`${game}/rules/towns.ts`, "import '../test/positions.ts';", 'must not know'],
  [`${game}/rules/towns.ts`, "import '../../../kernel/src/index.ts';", 'by their names'],
  [
    `${game}/rules/towns.ts`,
    "const late = { load: async () => import('@guildhall/bots') };",
    'must not know',
  ],
  [`${game}/text/en.ts`, "import { X } from '../data/index.ts';", 'only its types'],
  [`${game}/board/map.tsx`, "import { X } from '../rules/index.ts';", 'only its types'],
  [`${game}/board/map.tsx`, "import '@guildhall/web';", 'must not know'],
  ['packages/bots/src/search.ts', "import '@guildhall/games';", 'must not know'],
  ['packages/store/src/entries.ts', "import { X } from '@guildhall/kernel';", 'only its types'],
  ['packages/store/src/entries.ts', "import '@guildhall/testing';", 'only tests and what helps them'],
  ['packages/testing/src/needs.ts', "import '@guildhall/store';", 'must not know'],
  ['packages/server/src/socket.ts', "import '@guildhall/cli';", 'must not know'],
  ['packages/server/src/socket.ts', "import '@guildhall/games/terra-mystica';", 'must not know'],
  ['packages/server/src/socket.ts', "const usual = 'terra-mystica';", 'names a game'],
  ['packages/web/src/lobby.tsx', 'const terraMystica = 1;', 'names a game'],
  ['packages/terminal-kit/src/layout.ts', "import '@guildhall/games';", 'must not know'],
  ['packages/board-kit/src/hex.tsx', "import '@guildhall/games';", 'must not know'],
  ['packages/web/src/lobby.tsx', "import '@guildhall/server';", 'must not know'],
  ['packages/web/src/lobby.tsx', "import { ROUTES } from '@guildhall/protocol';", 'only its types'],
  ['packages/protocol/src/chat.ts', "import { X } from '@guildhall/kernel';", 'only its types'],
  ['packages/protocol/src/chat.ts', "import type { X } from '@guildhall/store';", 'must not know'],
  ['packages/protocol/src/chat.ts', "import 'fastify';", 'must not know'],
  ['packages/web/src/lobby.tsx', "import('@guildhall/games/terra-mystica/board');", 'must not know'],
  ['packages/web/src/lobby.tsx', "import '@guildhall/games/all';", 'one game at a time'],
  ['packages/cli/src/serve.ts', "import('@guildhall/games/terra-mystica/board');", 'may know a board'],
  ['packages/cli/src/serve.ts', "import '@guildhall/games/all';", 'one game at a time'],
  ['packages/cli/src/serve.ts', "import '@guildhall/web';", 'must not know'],
  ['packages/attic/src/index.ts', 'export {};', 'in no layer'],
] as const)('%s must not have: %s', async ([path, text, expected]) => {
  write(path, text);
  const { faults } = await checkLayers(root);
  expect(faults).toContainEqual(expect.stringContaining(expected));
  expect(faults).toContainEqual(expect.stringContaining(path));
});

test('a tree without source files is a fault', async () => {
  rmSync(join(root, 'packages'), { recursive: true });
  const { faults } = await checkLayers(root);
  expect(faults).not.toEqual([]);
});
