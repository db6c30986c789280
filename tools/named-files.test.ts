import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** `security.test.ts`, or with a part of its path. */
const NAMED_TEST = /`([\w./-]+\.test\.tsx?)`/g;

const sources = { cwd: ROOT, exclude: ['**/node_modules/**'] };

it('every test that a page names is there: a promise without its test is only a sentence', () => {
  const tests = globSync(['packages/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'], sources).map(
    (path) => `/${path.replaceAll('\\', '/')}`,
  );
  const named = globSync(['*.md', 'docs/*.md'], sources).flatMap((page) =>
    [...readFileSync(ROOT + page, 'utf8').matchAll(NAMED_TEST)].map(([, name]) => ({ page, name })),
  );
  expect(named.length).toBeGreaterThan(30);
  const missing = named.filter(({ name }) => !tests.some((path) => path.endsWith(`/${name}`)));
  expect(missing).toEqual([]);
});
