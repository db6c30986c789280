/** Finds the rule ids that the tests of a file carry in their names. */

const CALL = /\b(?:test|it|describe)\b/g;
const ID = /[A-Z]+(?:-[A-Z0-9]+)+/g;
const QUOTES = ['"', "'", '`'];

export function idsInTestNames(source: string): string[] {
  const ids: string[] = [];
  for (const { index, 0: word } of source.matchAll(CALL)) {
    const named = nameAt(source, index + word.length);
    if (named === null) continue;
    ids.push(...(named.name.match(ID) ?? []));
    // A name with holes gets its ids from the rows it is made for.
    if (/%s|\$/.test(named.name)) ids.push(...(named.rows.match(ID) ?? []));
  }
  return ids;
}

/** The name of a call: `('…'`, `.only('…'`, `.each([…])('…'`. */
function nameAt(source: string, from: number): { readonly name: string; readonly rows: string } | null {
  let rows = '';
  for (let at = from; at < source.length; ) {
    const rest = /^\s*(?:\.\s*\w+\s*)*\(\s*/.exec(source.slice(at, at + 200));
    if (rest === null) return null;
    const inside = at + rest[0].length;
    if (QUOTES.includes(source[inside]))
      return { name: source.slice(inside, endOfText(source, inside)), rows };
    const open = at + rest[0].indexOf('(');
    const close = endOfGroup(source, open);
    rows += source.slice(open, close);
    at = close;
  }
  return null;
}

/** Just behind the quote that ends the text beginning at `from`. */
function endOfText(source: string, from: number): number {
  for (let at = from + 1; at < source.length; at++) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === source[from]) return at + 1;
  }
  return source.length;
}

/** Just behind the bracket that closes the one at `from`. */
function endOfGroup(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    const character = source[at];
    if (QUOTES.includes(character)) at = endOfText(source, at) - 1;
    else if (character === '(') depth += 1;
    else if (character === ')') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return source.length;
}
