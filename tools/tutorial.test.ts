/** The tutorial quotes the template of a new game: every excerpt stands in the file that it names. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const DOCS = fileURLToPath(new URL('../docs/', import.meta.url));
const TEMPLATE = fileURLToPath(new URL('new-game/template/', import.meta.url));
const PAGE = readFileSync(join(DOCS, 'tutorial-game.md'), 'utf8');

/** Blocks of code with the language and the file behind their fence. */
const BLOCKS = [...PAGE.matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```$/gms)].map(([, language, file, code]) => ({
  language,
  file,
  code,
}));
const EXCERPTS = BLOCKS.filter(({ language, file }) => language === 'ts' && file !== undefined);

const filesOfTemplate = globSync('**/*.ts', { cwd: TEMPLATE });

describe('an excerpt', () => {
  test.each(EXCERPTS)('of $file is there word for word, as whole lines', ({ file, code }) => {
    expect(filesOfTemplate).toContain(file);
    expect(`\n${readFileSync(join(TEMPLATE, file!), 'utf8')}`).toContain(`\n${code}`);
  });

  test('is everything in TypeScript but the line for the list of games', () => {
    expect(EXCERPTS.length).toBeGreaterThan(15);
    const others = BLOCKS.filter(({ language, file }) => language === 'ts' && file === undefined);
    expect(others.map(({ code }) => code)).toEqual([
      "export { manifest as harbourLights } from './harbour-lights/manifest.ts';\n",
    ]);
  });
});

test('the page speaks of every file of a new game', () => {
  const spoken = filesOfTemplate.filter((file) => {
    const name = file.replace(/^text\/(?:en|pl|uk)\//, '');
    return PAGE.includes(`\`${name}\``) || PAGE.includes(`\`\`\`ts ${file}`);
  });
  expect(filesOfTemplate.length).toBeGreaterThan(30);
  expect(spoken).toEqual(filesOfTemplate);
});

test('its links lead somewhere, and every rule id that it names exists', () => {
  for (const [, link] of PAGE.matchAll(/\]\(([^)#]+)\)/g))
    expect(existsSync(join(DOCS, link)), link).toBe(true);
  const ids = readFileSync(join(TEMPLATE, 'rules/rule-ids.ts'), 'utf8');
  for (const [id] of PAGE.matchAll(/SQ-[A-Z]+(?:-[A-Z]+)*/g)) expect(ids).toContain(`'${id}'`);
});
