/**
 * Leaves out of a build what it never asks of a game's tables. Where their values are from is told by the command line
 * and the tests; what they may be is checked by the page, before any bot thinks.
 */
import type { Plugin } from 'vite';

const DATA = /\/packages\/games\/[^/]+\/data\/[^/]+\.ts$/;

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
  throw new Error('a part of a table has no end');
}

function tablesWithout(properties: readonly string[]): Plugin {
  const opening = new RegExp(`^ +(?:${properties.join('|')}): \\{`, 'gm');
  return {
    name: 'guildhall-tables',
    enforce: 'pre',
    transform(code, id) {
      if (!DATA.test(id.replaceAll('\\', '/'))) return null;
      let left = '';
      let from = 0;
      for (const { index, 0: open } of code.matchAll(opening)) {
        left += code.slice(from, index + open.length);
        from = closed(code, index + open.length);
      }
      return left + code.slice(from);
    },
  };
}

export function tablesForPages(): Plugin {
  return tablesWithout(['sources']);
}

export function tablesForWorkers(): Plugin {
  return tablesWithout(['sources', 'ranges']);
}
