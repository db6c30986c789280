/**
 * Long words may break where a syllable ends: names stand in narrow boxes, and not every browser can hyphenate every
 * language. Nothing is seen of it where a word fits.
 */
const VOWELS = 'aeiouyąęóаеєиіїоуюя';
/** They belong to the letter before them. */
const SIGNS = 'ь’';
/** Two letters for one sound. */
const ONE_SOUND: readonly string[] = ['rz', 'sz', 'cz', 'ch', 'dz', 'dż', 'dź', 'th', 'sh', 'ph'];
/** Shorter words are never broken. */
const LONG = 9;
const LEAST_BEFORE = 4;
const LEAST_AFTER = 3;

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && VOWELS.includes(letter);
}

/** Whether a syllable begins there: with the only consonant between two vowels, or with the second of several. */
function isSyllable(word: string, at: number): boolean {
  if (isVowel(word[at]) || SIGNS.includes(word[at])) return false;
  const vowelAfter = [...word.slice(at)].findIndex(isVowel);
  if (vowelAfter < 0) return false;
  if (isVowel(word[at - 1])) return vowelAfter === 1;
  const second = SIGNS.includes(word[at - 1]) ? at - 1 : at;
  return isVowel(word[second - 2]) && !ONE_SOUND.includes(word[at - 1] + word[at]);
}

function softWord(word: string, long: number): string {
  if (word.length < long) return word;
  const lower = word.toLocaleLowerCase();
  let soft = '';
  let since = 0;
  for (const [at, letter] of [...word].entries()) {
    if (since >= LEAST_BEFORE && at <= word.length - LEAST_AFTER && isSyllable(lower, at)) {
      soft += '\u00ad';
      since = 0;
    }
    soft += letter;
    since += 1;
  }
  return soft;
}

/** `long`: words from this length on may break. */
export function soft(name: string, long = LONG): string {
  return name
    .split(' ')
    .map((word) => softWord(word, long))
    .join(' ');
}
