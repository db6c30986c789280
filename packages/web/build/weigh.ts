/** How heavy the pages are: compressed JavaScript, by the manifest of the build. `npm run weigh -w packages/web`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { manifests } from '@guildhall/games';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** What a page loads besides what all pages load, by the ends of its modules' paths. */
const HOME = [
  'index.html',
  'packages/web/src/text/en.ts',
  'packages/web/src/pages/home.tsx',
  'packages/web/src/pages/server-tables.tsx',
];
function tableOf(game: string, link: 'remote' | 'local'): string[] {
  return [
    'index.html',
    'packages/web/src/text/en.ts',
    'packages/web/src/pages/table-page.tsx',
    `packages/web/src/transport/${link}.ts`,
    `packages/games/${game}/index.ts`,
    `packages/games/${game}/board/index.tsx`,
    `packages/games/${game}/text/en/words.ts`,
    'packages/kernel/src/refusal-words/en.ts',
  ];
}

function compendiumOf(game: string): string[] {
  return [
    'index.html',
    'packages/web/src/text/en.ts',
    'packages/web/src/text/compendium/en.ts',
    'packages/web/src/pages/compendium-page.tsx',
    `packages/games/${game}/index.ts`,
    `packages/games/${game}/board/index.tsx`,
    `packages/games/${game}/text/en/words.ts`,
    `packages/games/${game}/compendium/index.ts`,
    `packages/games/${game}/compendium/counted.ts`,
    `packages/games/${game}/compendium/text/en.ts`,
  ];
}

function guideOf(game: string): string[] {
  return [
    'index.html',
    'packages/web/src/text/en.ts',
    'packages/web/src/text/guide/en.ts',
    'packages/web/src/pages/how-to-play-page.tsx',
    `packages/games/${game}/index.ts`,
    `packages/games/${game}/board/index.tsx`,
    `packages/games/${game}/text/en/words.ts`,
    `packages/games/${game}/text/en/rules/index.ts`,
    `packages/games/${game}/guide/index.ts`,
    `packages/games/${game}/guide/text/en.ts`,
    'packages/kernel/src/refusal-words/en.ts',
  ];
}

function lessonsOf(game: string): string[] {
  return [
    ...tableOf(game, 'local').filter((path) => !path.endsWith('/local.ts')),
    'packages/web/src/transport/lesson.ts',
    'packages/web/src/learn/coach.tsx',
    `packages/games/${game}/lessons/index.ts`,
    `packages/games/${game}/lessons/text/en.ts`,
  ];
}

/** Games with a board. */
const GAMES = manifests.filter(({ board }) => board !== undefined).map(({ id }) => id);
const hasCompendium = new Set(
  manifests.filter(({ compendium }) => compendium !== undefined).map(({ id }) => id),
);

/** Games with a how-to-play page. */
const GUIDES = manifests.filter(({ guide }) => guide !== undefined).map(({ id }) => id);

/** Games with lessons. */
const LESSONS = manifests.filter(({ lessons }) => lessons !== undefined).map(({ id }) => id);

/** In bytes; 1 KB is 1,000 of them. */
const LIMITS = {
  home: 112_000,
  table: 245_000,
  /** The engine comes twice: once for the page, once for the worker in which bots think. */
  withBots: 290_000,
} as const;

export interface Weight {
  readonly page: string;
  readonly limit: number;
  readonly bytes: number;
  readonly files: readonly string[];
}

function bytesOf(file: string): number {
  return gzipSync(readFileSync(DIST + file), { level: 9 }).byteLength;
}

function keyOf(manifest: Manifest, wanted: string): string {
  const end = wanted.replace('packages/', '');
  const keys = Object.keys(manifest);
  // A module that others share with whoever loads it lazily has a file named after it, and no path.
  const found =
    keys.find((key) => key.endsWith(end) || wanted.endsWith(`/${key}`)) ??
    keys.find((key) => key.startsWith('_') && end.endsWith(`/${manifest[key].name}.ts`));
  if (found === undefined) throw new Error(`the build has no ${wanted}`);
  return found;
}

function filesOf(manifest: Manifest, wanted: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (key: string): void => {
    const { file, imports = [] } = manifest[key];
    if (files.has(file)) return;
    if (file.endsWith('.js')) files.add(file);
    for (const next of imports) add(next);
  };
  for (const path of wanted) add(keyOf(manifest, path));
  return [...files];
}

/** Bots think in a worker, which loads the game once more, for itself, and none of the others. */
function workerFiles(files: readonly string[], game: string): string[] {
  const names = new Set(files);
  const others = manifests.filter(({ id }) => id !== game).map(({ id }) => `assets/${id}-`);
  const found: string[] = [];
  const follow = (file: string): void => {
    if (names.has(file) || found.includes(file) || others.some((other) => file.startsWith(other))) return;
    found.push(file);
    const source = readFileSync(DIST + file, 'utf8');
    for (const [, next] of source.matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g)) follow(`assets/${next}`);
  };
  for (const file of files) {
    const source = readFileSync(DIST + file, 'utf8');
    for (const [, worker] of source.matchAll(/["'`/](assets\/bot-worker-[\w-]+\.js)["'`]/g)) follow(worker);
  }
  return found;
}

/**
 * Home, and for each game a table on the server, one in the page, where bots think in a worker, its compendium, how to
 * play it, and a lesson.
 */
export function weigh(): readonly Weight[] {
  const manifest = JSON.parse(readFileSync(`${DIST}.vite/manifest.json`, 'utf8')) as Manifest;
  const total = (page: string, limit: number, files: readonly string[]): Weight => ({
    page,
    limit,
    files,
    bytes: files.reduce((sum, file) => sum + bytesOf(file), 0),
  });
  return [
    total('home', LIMITS.home, filesOf(manifest, HOME)),
    ...GAMES.flatMap((game) => {
      const local = filesOf(manifest, tableOf(game, 'local'));
      return [
        total(game, LIMITS.table, filesOf(manifest, tableOf(game, 'remote'))),
        total(`${game} with bots in the page`, LIMITS.withBots, [...local, ...workerFiles(local, game)]),
        ...(hasCompendium.has(game)
          ? [total(`${game} compendium`, LIMITS.table, filesOf(manifest, compendiumOf(game)))]
          : []),
      ];
    }),
    ...GUIDES.map((game) => total(`${game} how to play`, LIMITS.table, filesOf(manifest, guideOf(game)))),
    ...LESSONS.map((game) => total(`${game} lesson`, LIMITS.table, filesOf(manifest, lessonsOf(game)))),
  ];
}

if (import.meta.main) {
  for (const { page, limit, bytes, files } of weigh()) {
    console.log(`${page}: ${(bytes / 1000).toFixed(1)} KB of ${limit / 1000} KB, ${files.length} files`);
    for (const file of files) console.log(`  ${(bytesOf(file) / 1000).toFixed(1).padStart(6)}  ${file}`);
  }
}
