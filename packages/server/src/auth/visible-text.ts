/** Text of people, without what cannot be seen: two texts that look alike should be alike. */

/**
 * What is not drawn at all: control characters, marks of direction, zero-width and filler characters, tags, characters
 * for private use or for nothing. Blank Braille and the marks of annotations are no letters, but empty as well.
 */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800\ufff9-\ufffc]+/gu;

/** Marks have no width either, and a pile of them is drawn over what stands above and below. No language needs more. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

const ZERO_WIDTH_JOINER = '\u200d';
const ZERO_WIDTH_NON_JOINER = '\u200c';
const EMOJI_STYLE = '\ufe0f';

/** Scripts in which a joiner between two letters changes how they look. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Mongolian}]/u;
/** What may stand before a joiner of an emoji: a picture, or the colour of a skin. */
const BEFORE_JOINED_EMOJI = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
const PICTURE = /^\p{Extended_Pictographic}/u;
/** The end of a key with a digit on it. */
const KEYCAP = '\u20e3';

/** The text without what cannot be seen and without piles of marks, on one line; parts of emoji and of joined letters are kept. */
export function visibleText(raw: string, instead: '' | ' '): string {
  return raw
    .normalize('NFC')
    .replaceAll(UNSEEN, (run: string, at: number, whole: string) =>
      isPart(run, whole.slice(0, at), whole.slice(at + run.length)) ? run : spaceFor(run, instead),
    )
    .replaceAll(PILED_MARKS, '$1')
    .trim();
}

/** Breaks of lines part words; what has no width parts nothing. */
function spaceFor(run: string, instead: '' | ' '): string {
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(run) ? instead : '';
}

function isPart(run: string, before: string, after: string): boolean {
  const last = [...before.slice(-2)].at(-1) ?? '';
  const [next = ''] = after;
  switch (run) {
    case EMOJI_STYLE:
      return PICTURE.test(last) || next === KEYCAP;
    case EMOJI_STYLE + ZERO_WIDTH_JOINER:
      return PICTURE.test(last) && PICTURE.test(after);
    case ZERO_WIDTH_JOINER:
      if (BEFORE_JOINED_EMOJI.test(last)) return PICTURE.test(after);
      return JOINING.test(last) && JOINING.test(next);
    case ZERO_WIDTH_NON_JOINER:
      return JOINING.test(last) && JOINING.test(next);
    default:
      return false;
  }
}
