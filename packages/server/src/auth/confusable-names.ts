/**
 * Whether two names look the same to somebody who reads them on a screen: Unicode's idea of a skeleton, in small. Each
 * letter becomes the Latin one that it could be taken for. More names may count as alike than a sharp eye would mistake:
 * nobody is refused a name for it.
 */

/** Letters of other alphabets, and rare Latin ones, by the letter or the digit that they look like. */
const TWINS: Readonly<Record<string, string>> = {
  a: 'аαΑА',
  b: 'ВΒЬьвβɓƁ',
  c: 'сСϲϹ',
  d: 'ԁժɖɗƊ',
  đ: 'ĐƉ',
  e: 'еЕΕεєЄɛƐ',
  ə: 'ǝ',
  f: 'ғҒϝքƒƑ',
  g: 'ցǥǤ',
  h: 'НнΗһҺհ',
  j: 'јЈյϳ',
  k: 'кКΚκƙƘĸ',
  m: 'МмΜϺ',
  n: 'ΝηпПոռɲƝŋŊ',
  o: 'оОΟοσօՕסဝ๐',
  p: 'рРΡρ',
  q: 'ԛզԚ',
  r: 'гГґҐ',
  s: 'ѕЅՏ',
  t: 'тТΤτ',
  u: 'υսՍՄцЦ',
  v: 'νѵѴʋƲ',
  w: 'ԝԜωшШա',
  x: 'хХΧχ',
  y: 'уУΥγүҮƴƳɣ',
  z: 'Ζζ',
  '3': 'зЗӠӡЭэʒƷ',
  '4': 'чЧ',
  '6': 'бБ',
  l: 'іІΙιӏӀїЇוןاլԼıİ1|iIlL',
};

/** By one letter. */
const TWIN_OF = new Map(
  Object.entries(TWINS).flatMap(([latin, twins]) =>
    [...twins].map((twin): [string, string] => [twin, latin]),
  ),
);

/** How a name looks in small letters and in capitals. */
export type Looks = readonly [string, string];

export function looksOf(name: string): Looks {
  return [skeletonOf(name.toLowerCase()), skeletonOf(name.toUpperCase())];
}

/** Whether a reader could take one name for the other. */
export function lookAlike(one: Looks, other: Looks): boolean {
  return one[0] === other[0] || one[1] === other[1];
}

function skeletonOf(name: string): string {
  const letters = [...name.normalize('NFKD')].map((letter) => TWIN_OF.get(letter) ?? plain(letter));
  const text = letters.join('').toLowerCase();
  // Pairs of letters that touch, and whatever is between words or small beside letters.
  return text
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[\p{P}\p{Z}\p{S}\u02b9-\u02df\u02ec\u02ee]+/gu, '');
}

function plain(letter: string): string {
  if (!/^\p{Nd}$/u.test(letter)) return letter;
  const digit = digitOf(letter);
  if (digit === 0) return 'o';
  return digit === 1 ? 'l' : String(digit);
}

/** Digits of every script stand in rows of ten. */
function digitOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
