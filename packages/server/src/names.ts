/** Names of people: something that can be seen, read, and not mistaken for somebody else's. */
import { Denied } from './denied.ts';
import { visibleText } from './visible-text.ts';

const LONGEST_NAME = 30;
/** More marks on one letter than any writing needs. */
const MOST_MARKS = 3;

/** Why a name cannot be had. */
type NameFault = 'nothing-to-read' | 'too-long' | 'too-many-marks' | 'mixed-letters' | 'odd-letters';

const REASONS: Readonly<Record<NameFault, string>> = {
  'nothing-to-read': 'A name needs at least one letter or digit.',
  'too-long': `A name has at most ${LONGEST_NAME} letters.`,
  'too-many-marks': 'A name has at most three marks on one letter, and does not begin with one.',
  'mixed-letters': 'A name does not mix letters of different alphabets in one word: some of them look alike.',
  'odd-letters': 'A name is written in the letters of a language, not in signs that look like them.',
};

/** Alphabets with letters that look like those of another. */
const ALPHABETS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Coptic',
  'Armenian',
  'Georgian',
  'Cherokee',
  'Lisu',
  'Tifinagh',
  'Glagolitic',
  'Deseret',
  'Osage',
  'Old_Italic',
  'Gothic',
  'Lycian',
  'Lydian',
  'Carian',
].map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));

/** Signs of phonetics and mathematics that were left after NFKC, and the Latin letters that only look like a and g. */
const ODD_LETTERS = /[\u0251\u0261\u{1d00}-\u{1dbf}\u2c60-\u2c7f\ua720-\ua7ff]/u;

/** What belongs to one word: letters, their marks, digits, and the apostrophes inside of words. */
const WORD = /[\p{L}\p{M}\p{N}'’ʼ]+/gu;

/** The name as it is kept. Throws when nobody could have it. */
export function cleanName(raw: string): string {
  // Letters that are only drawn differently, as full-width and mathematical ones, become those they are.
  const name = visibleText(raw.normalize('NFKC'), ' ').replaceAll(/\s+/g, ' ').trim();
  const fault = faultOf(name);
  if (fault !== null) throw new Denied(400, 'bad-name', REASONS[fault], { why: fault });
  return name;
}

function faultOf(name: string): NameFault | null {
  if (!/[\p{L}\p{N}]/u.test(name)) return 'nothing-to-read';
  if ([...name].length > LONGEST_NAME) return 'too-long';
  if (new RegExp(`^\\p{M}|\\p{M}{${MOST_MARKS + 1}}`, 'u').test(name)) return 'too-many-marks';
  if (ODD_LETTERS.test(name)) return 'odd-letters';
  return (name.match(WORD) ?? []).some(mixesAlphabets) ? 'mixed-letters' : null;
}

function mixesAlphabets(word: string): boolean {
  return ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1;
}
