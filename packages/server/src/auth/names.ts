/**
 * Names of people: something that can be seen and read. Several people may have names that look alike: they are told
 * apart where they meet (`names-at-a-table.ts`).
 */
import type { ErrorReason } from '@guildhall/protocol';
import { HttpError } from '../http/http-error.ts';
import { visibleText } from './visible-text.ts';

const LONGEST_NAME = 30;
/** More marks on one letter than any writing needs. */
const MOST_MARKS = 3;

/** Why a name is refused. */
type NameFault = ErrorReason<'bad-name'>;

const REASONS: Readonly<Record<NameFault, string>> = {
  'nothing-to-read': 'Please enter a name with at least one letter or digit.',
  'too-long': `Names can have up to ${LONGEST_NAME} characters.`,
  'too-many-marks': 'A letter in a name can have at most three accents, and a name cannot start with one.',
  'mixed-letters': 'A name cannot mix look-alike letters from different alphabets in one word.',
  'odd-letters': 'Please use ordinary letters in your name.',
};

/**
 * The scripts that people write today and whose letters we know to tell apart, each by itself but for those that one
 * language writes together. Others have letters that look like these, and nobody here who reads them.
 */
const WRITTEN_TOGETHER: readonly (readonly string[])[] = [
  ['Latin'],
  ['Cyrillic'],
  ['Greek'],
  ['Armenian'],
  ['Georgian'],
  ['Hebrew'],
  ['Arabic'],
  ['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'],
  ['Thai'],
  ['Devanagari'],
  ['Bengali'],
  ['Gurmukhi'],
  ['Gujarati'],
  ['Tamil'],
  ['Telugu'],
  ['Kannada'],
  ['Malayalam'],
  ['Sinhala'],
  ['Khmer'],
  ['Lao'],
  ['Myanmar'],
  ['Ethiopic'],
];

const SCRIPTS = WRITTEN_TOGETHER.map(
  (scripts) => new RegExp(`[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u'),
);

/** Letters that belong to no script, as the sign for length in Japanese. */
const SHARED = /[\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * Signs of phonetics, mathematics and old books that were left after NFKC, and numbers in circles, which tell people
 * apart.
 */
const ODD_LETTERS =
  /[\u1d00-\u1dbf\u2132\u214e\u2180-\u2188\u2460-\u24ff\u2776-\u2793\u2c60-\u2c7f\ua720-\ua7ff\uab30-\uab6f\u{10780}-\u{107bf}\u{1df00}-\u{1dfff}]/u;

/** Circles and boxes drawn around what stands before them, but for the keys of emoji, and zeros in a circle. */
const ENCLOSING = /[[\p{Me}\u{1f10b}\u{1f10c}]--[\u20e3]]/v;

/**
 * Latin letters that stand for themselves, without a mark on another one, and are no longer or nowhere written: many look
 * like common ones (ǀ, Ɩ, ɪ, ɴ). Left out are those of languages that are: Hausa and Fula, Ewe and its neighbours,
 * Bambara, Kanuri, Tamazight, Azerbaijani, Skolt Sámi.
 */
const UNUSED_LATIN = /[[\u0180-\u02af\u1e9c\u1e9d\u1e9f\u1efa-\u1eff]--[ƁɓƊɗƘƙƳƴƉɖƑƒƆɔƐɛƔɣƲʋƝɲƎǝƏəǤǥƷʒ]]/v;

/** What belongs to one word: letters, their marks, digits, and the apostrophes inside of words. */
const WORD = /[\p{L}\p{M}\p{N}'’ʼ]+/gu;

/** The name as it is stored. Throws if it is refused. */
export function cleanName(raw: string): string {
  // Letters that are only drawn differently, as full-width and mathematical ones, become those they are.
  const name = visibleText(raw.normalize('NFKC'), ' ').replaceAll(/\s+/g, ' ').trim();
  const fault = faultOf(name);
  if (fault !== null) throw new HttpError(400, 'bad-name', REASONS[fault], { why: fault });
  return name;
}

/** Letters and digits that can be read alone: not those that only change others, as ʼ and ー. */
const READABLE = /[[\p{L}\p{N}]--\p{Lm}]/v;

function faultOf(name: string): NameFault | null {
  if (!READABLE.test(name)) return 'nothing-to-read';
  if ([...name].length > LONGEST_NAME) return 'too-long';
  if (new RegExp(`^\\p{M}|\\p{M}{${MOST_MARKS + 1}}`, 'u').test(name)) return 'too-many-marks';
  const isOdd = ODD_LETTERS.test(name) || ENCLOSING.test(name) || UNUSED_LATIN.test(name.normalize('NFD'));
  if (isOdd || [...name].some(isOfNoScript)) return 'odd-letters';
  return (name.match(WORD) ?? []).some(mixesAlphabets) ? 'mixed-letters' : null;
}

function isOfNoScript(letter: string): boolean {
  return (
    /^[\p{L}\p{M}\p{N}]$/u.test(letter) &&
    !SHARED.test(letter) &&
    !SCRIPTS.some((script) => script.test(letter))
  );
}

function mixesAlphabets(word: string): boolean {
  return SCRIPTS.filter((script) => script.test(word)).length > 1;
}
