/**
 * Where a text stops being JSON. JSON.parse knows too, but says it in words that differ from engine to engine and in
 * some without the place.
 */
export interface JsonFault {
  /** The first character that does not fit, counted from 0; the length of the text when it is cut off. */
  readonly position: number;
  readonly cutOff: boolean;
  /** It may be JSON, but lists and objects stand in each other deeper than is looked at. */
  readonly tooDeep: boolean;
}

/** No file of ours is half as deep; readers of JSON that call themselves run out of stack at some thousands. */
const DEEPEST = 20;

/** The fault of a text, or null when it is JSON. */
export function jsonFault(text: string): JsonFault | null {
  const reader = new Reader(text);
  if (reader.value() && reader.end()) return null;
  return { position: reader.at, cutOff: reader.at >= text.length, tooDeep: reader.depth > DEEPEST };
}

/** "line 3, column 7" of a position. */
export function lineAndColumn(text: string, position: number): string {
  const before = text.slice(0, position).split('\n');
  return `line ${before.length}, column ${before[before.length - 1].length + 1}`;
}

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids exactly these characters inside a string.
const STRING_BODY = /[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*/y;
const WORD_BEGINNINGS = ['true', 'false', 'null'];

/** Walks over a text without keeping anything. Each method says whether it got to the end of what it reads. */
class Reader {
  at = 0;
  depth = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  end(): boolean {
    this.#skip(SPACE);
    return this.at === this.#text.length;
  }

  value(): boolean {
    this.#skip(SPACE);
    switch (this.#text[this.at]) {
      case '{':
        return this.#members('}', () => this.#member());
      case '[':
        return this.#members(']', () => this.value());
      case '"':
        return this.#string();
      default:
        return this.#skip(NUMBER) || this.#word();
    }
  }

  #members(close: string, member: () => boolean): boolean {
    this.depth += 1;
    if (this.depth > DEEPEST) return false;
    this.at += 1;
    const isWhole = this.#take(close) || this.#list(close, member);
    if (isWhole) this.depth -= 1;
    return isWhole;
  }

  #list(close: string, member: () => boolean): boolean {
    while (member()) {
      if (this.#take(close)) return true;
      if (!this.#take(',')) return false;
    }
    return false;
  }

  #member(): boolean {
    this.#skip(SPACE);
    return this.#text[this.at] === '"' && this.#string() && this.#take(':') && this.value();
  }

  #string(): boolean {
    this.at += 1;
    this.#skip(STRING_BODY);
    if (this.#text[this.at] === '"') {
      this.at += 1;
      return true;
    }
    // An escape that the end of the text cuts in two.
    if (/^\\(u[0-9a-fA-F]{0,3})?$/.test(this.#text.slice(this.at))) this.at = this.#text.length;
    return false;
  }

  #word(): boolean {
    if (this.#skip(WORD)) return true;
    const rest = this.#text.slice(this.at, this.at + 5);
    const cut = rest === '-' || WORD_BEGINNINGS.some((word) => word.startsWith(rest));
    if (cut && this.at + rest.length === this.#text.length) this.at = this.#text.length;
    return false;
  }

  #take(character: string): boolean {
    this.#skip(SPACE);
    if (this.#text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text);
    if (found === null) return false;
    this.at += found[0].length;
    return true;
  }
}
