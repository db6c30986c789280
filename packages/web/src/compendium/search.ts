/** Finds entries by words, however they are typed: without diacritics, in any case, beginnings of words included. */

/** Letters that no decomposition takes apart. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ґ: 'г', '’': '', ʼ: '', "'": '' };

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łґ’ʼ']/g, (letter) => PLAIN[letter]);
}

/** Whether every word of a query begins a word of a text that is folded. */
export function isFound(query: string, text: string): boolean {
  return folded(query)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => word === '' || text.startsWith(word) || text.includes(` ${word}`));
}

/** What is searched: texts that are folded, each word behind a space. */
export function searched(texts: readonly string[]): string {
  return ` ${texts.map((text) => folded(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')).join(' ')}`;
}
