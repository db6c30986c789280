/** What style sheets may not say, because it makes every page slow. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PACKAGES = new URL('../../', import.meta.url);

/** Splits what stands outside of parentheses and brackets. */
function split(text: string, at: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if ('(['.includes(character)) depth += 1;
    if (')]'.includes(character)) depth -= 1;
    if (depth === 0 && at.test(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function selectorsOf(css: string): string[] {
  const lists = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g);
  return [...lists].flatMap(([, list]) => split(list, /,/)).filter((one) => !one.startsWith('@'));
}

/** Whether it names what it applies to: a class, an attribute, an element. */
function isNamed(compound: string): boolean {
  const inner = /^:(?:is|where)\((.*)\)/s.exec(compound)?.[1];
  return inner === undefined ? /^[^:*]/.test(compound) : split(inner, /,/).every(isNamed);
}

/** The parts behind the first `:has()` that apply to anything. */
function unnamedBehindHas(selector: string): string[] {
  const compounds = split(selector, /[\s>+~]/);
  const has = compounds.findIndex((one) => one.includes(':has('));
  return has < 0 ? [] : compounds.slice(has + 1).filter((one) => !isNamed(one));
}

test('a selector behind :has() names what it applies to', () => {
  // A browser keeps one list of what hangs on :has(). With `*` on it, every change of a position has the styles of the
  // whole page worked out anew.
  const sheets = globSync('{web/src,board-kit/src,games}/**/*.css', { cwd: PACKAGES });
  const selectors = sheets.flatMap((sheet) =>
    selectorsOf(readFileSync(new URL(sheet, PACKAGES), 'utf8')).map((selector) => ({ sheet, selector })),
  );
  expect(selectors.filter(({ selector }) => selector.includes(':has(')).length).toBeGreaterThan(20);
  expect(selectors.filter(({ selector }) => unnamedBehindHas(selector).length > 0)).toEqual([]);
});

test('what applies to anything behind :has() is noticed', () => {
  expect(unnamedBehindHas('.a:has(> :nth-child(4)) > *')).toEqual(['*']);
  expect(unnamedBehindHas('.a:has(.b) > button > :not(.c)')).toEqual([':not(.c)']);
  expect(unnamedBehindHas('.a:has(.b) ~ :is(.c, *)')).toEqual([':is(.c, *)']);
  expect(unnamedBehindHas('.a > *:hover .b:has(> *) > :is(.c, text) b::after')).toEqual([]);
});
