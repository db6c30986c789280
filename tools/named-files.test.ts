import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** `security.test.ts`, or with a part of its path. */
const NAMED_FILE = /`([\w./-]+\.(?:tsx?|css|mjs))`/g;
/** These make files that are not here. */
const PAGES = { cwd: ROOT, exclude: ['docs/tutorial-game.md', 'docs/own-bot.md'] };

it('every file that a page names is there: a promise without its test is only a sentence', () => {
  const files = globSync(['*.{ts,mjs}', '{packages,tools,bench,examples,types}/**/*.{ts,tsx,css,mjs}'], {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }).map((path) => `/${path.replaceAll('\\', '/')}`);
  const named = globSync(['*.md', 'docs/*.md'], PAGES).flatMap((page) =>
    [...readFileSync(ROOT + page, 'utf8').matchAll(NAMED_FILE)].map(([, name]) => ({ page, name })),
  );
  expect(named.length).toBeGreaterThan(200);
  const missing = named.filter(({ name }) => !files.some((path) => path.endsWith(`/${name}`)));
  expect(missing).toEqual([]);
});
