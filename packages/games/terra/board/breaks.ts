/** Where a long Cyrillic word may be broken: browsers without a dictionary of the language would not know. */

const LONG = 10;
/** Letters before and after a break. */
const LEAST = 3;
const VOWELS = 'аеєиіїоуюяАЕЄИІЇОУЮЯ';
const WORD = /[А-ЩЬЮЯЄІЇҐа-щьюяєіїґ’]+/g;

/** A name with soft hyphens before the syllables of its long words. They are seen only where a line ends. */
export function withBreaks(name: string): string {
  return name.replace(WORD, (word) => (word.length < LONG ? word : brokenWord([...word])));
}

function brokenWord(letters: readonly string[]): string {
  const isVowel = (at: number): boolean => VOWELS.includes(letters[at] ?? '');
  const isBreak = (at: number): boolean =>
    at >= LEAST && letters.length - at >= LEAST && isVowel(at - 1) && !isVowel(at) && isVowel(at + 1);
  return letters.map((letter, at) => (isBreak(at) ? `\u00AD${letter}` : letter)).join('');
}
