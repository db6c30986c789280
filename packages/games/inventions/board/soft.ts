/**
 * Long words may break where a syllable ends: names stand in narrow boxes, and not every browser can hyphenate every
 * language. Nothing is seen of it where a word fits.
 */
const VOWELS = 'aeiouyąęóаеєиіїоуюя';
/** Two letters for one sound. */
const ONE_SOUND: readonly string[] = ['rz', 'sz', 'cz', 'ch', 'dz', 'dż', 'dź', 'th', 'sh', 'ph'];
const LONG = 10;
const LEAST_BEFORE = 4;
const LEAST_AFTER = 3;

function isVowel(letter: string): boolean {
  return VOWELS.includes(letter);
}

/** Between a vowel and a consonant with a vowel behind it, or between two consonants among vowels. */
function endsSyllable(word: string, at: number): boolean {
  const [before, last, first, after] = [word[at - 2], word[at - 1], word[at], word[at + 1]];
  if (isVowel(first) || !isVowel(after)) return false;
  if (isVowel(last)) return true;
  return isVowel(before) && !ONE_SOUND.includes(last + first);
}

function softWord(word: string): string {
  if (word.length < LONG) return word;
  const lower = word.toLocaleLowerCase();
  let soft = '';
  let since = 0;
  for (const [at, letter] of [...word].entries()) {
    if (since >= LEAST_BEFORE && at <= word.length - LEAST_AFTER && endsSyllable(lower, at)) {
      soft += '\u00ad';
      since = 0;
    }
    soft += letter;
    since += 1;
  }
  return soft;
}

export function soft(name: string): string {
  return name.split(' ').map(softWord).join(' ');
}
