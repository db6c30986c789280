/**
 * Leaves out of a build where the values of a game's tables are from: the command line and the tests tell that, pages
 * and bots never ask for it.
 */
import type { Plugin } from 'vite';

const DATA = /\/packages\/games\/[^/]+\/data\/[^/]+\.ts$/;
const SOURCES = /^ +sources: \{/gm;

/** Where the braces close that are open at `start`; texts in between may hold any. */
function closed(code: string, start: number): number {
  let depth = 1;
  let quote = '';
  for (let at = start; at < code.length; at++) {
    const letter = code[at];
    if (quote !== '') {
      if (letter === '\\') at += 1;
      else if (letter === quote) quote = '';
    } else if (letter === "'" || letter === '"' || letter === '`') quote = letter;
    else if (letter === '{') depth += 1;
    else if (letter === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new Error('the sources of a table have no end');
}

export function withoutSources(): Plugin {
  return {
    name: 'guildhall-without-sources',
    enforce: 'pre',
    transform(code, id) {
      if (!DATA.test(id.replaceAll('\\', '/'))) return null;
      let left = '';
      let from = 0;
      for (const { index, 0: opening } of code.matchAll(SOURCES)) {
        const end = closed(code, index + opening.length);
        left += `${code.slice(from, index)}  sources: {`;
        from = end;
      }
      return left + code.slice(from);
    },
  };
}
