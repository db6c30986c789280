/** What a value of a table may become by an override: what a box could print, and what the rules bear. */
import { shown } from './options-error.ts';

/** Whole numbers. */
interface NumberRange {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
}

/** One of a few names. */
interface NameRange {
  readonly kind: 'name';
  readonly names: readonly string[];
}

/** A row of letters, as long as the one it replaces. */
interface LetterRange {
  readonly kind: 'letters';
  readonly letters: string;
}

export type Range = NumberRange | NameRange | LetterRange;

/**
 * The ranges of one table: the last steps of paths, with `*` for any one step, to what the values there may be. The
 * most steps win, then the most names among them; `''` covers the whole table. True and false need no range.
 */
export type Ranges = Readonly<Record<string, Range>>;

export function between(least: number, most: number): Range {
  return { kind: 'number', least, most };
}

export function upTo(most: number): Range {
  return between(0, most);
}

/** A number that the rules, or the drawing of the board, take for granted. */
export function always(value: number): Range {
  return between(value, value);
}

export function named(...names: readonly string[]): Range {
  return { kind: 'name', names };
}

export function lettersOf(letters: string): Range {
  return { kind: 'letters', letters };
}

/** The range of the value at the end of these steps; null when the table forgot to say. */
export function rangeAt(ranges: Ranges, steps: readonly string[]): Range | null {
  let best: { readonly range: Range; readonly weight: number } | null = null;
  for (const [pattern, range] of Object.entries(ranges)) {
    const wanted = pattern === '' ? [] : pattern.split('.');
    const last = steps.slice(steps.length - wanted.length);
    if (wanted.length > steps.length || !wanted.every((step, at) => step === '*' || step === last[at]))
      continue;
    // Among patterns of one length each name weighs less than a step more.
    const names = wanted.filter((step) => step !== '*').length;
    const weight = wanted.length * 100 + names;
    if (best === null || weight > best.weight) best = { range, weight };
  }
  return best?.range ?? null;
}

/** What is wrong with a value in the place of the printed one; null: nothing. */
export function faultInRange(range: Range, value: number | string, printed: number | string): string | null {
  switch (range.kind) {
    case 'number': {
      const { least, most } = range;
      if (Number.isInteger(value) && Number(value) >= least && Number(value) <= most) return null;
      const wanted = least === most ? `stay ${least}` : `be a whole number from ${least} to ${most}`;
      return `must ${wanted}, not ${shown(value)}`;
    }
    case 'name':
      return range.names.includes(String(value)) ? null : `${shown(value)} is none of ${listed(range.names)}`;
    case 'letters': {
      const { length } = String(printed);
      const row = String(value);
      // The length first: nobody walks through a row that is a million letters long.
      const fits = row.length === length && [...row].every((letter) => range.letters.includes(letter));
      return fits ? null : `must be ${length} letters out of ${range.letters}, not ${shown(value)}`;
    }
    default:
      return range satisfies never;
  }
}

const MOST_LISTED = 30;

function listed(names: readonly string[]): string {
  const more = names.length > MOST_LISTED ? ` or another of ${names.length}` : '';
  return `${names.slice(0, MOST_LISTED).join(', ')}${more}`;
}
