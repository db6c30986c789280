// Values that an override may put into a place of the tables.
import type { Override, Range } from '@guildhall/kernel';

/** A value of the tables, and what may stand there instead. */
export interface Place {
  readonly path: string;
  readonly printed: Override['value'];
  readonly range: Range | null;
}

/** Names of hexes are many and alike. */
const MOST_NAMES = 30;
const someOf = (names: readonly string[]): string[] => names.filter((_, at) => at % MOST_NAMES === 0);

/** Values worth playing with: the bounds of numbers first to last, every name, or some of many. */
export function allowedAt({ printed, range }: Place): Override['value'][] {
  if (typeof printed === 'boolean') return [!printed];
  switch (range?.kind) {
    case 'number':
      return [range.least, range.most];
    case 'name':
      return range.names.length > MOST_NAMES ? someOf(range.names) : [...range.names];
    case 'letters':
      return [[...String(printed)].reverse().join('')];
    default:
      return [];
  }
}

/** The same with what is printed, and with rows of a map that are one letter, rivers and the outside included or not. */
export function extremesAt(place: Place): Override['value'][] {
  const { printed, range } = place;
  if (typeof printed === 'boolean') return [false, true];
  if (range?.kind === 'letters') {
    const [all, land] = [/./g, /[^I.]/g].map((which) =>
      [...range.letters].map((letter) => String(printed).replaceAll(which, letter)),
    );
    return [...land, ...all];
  }
  return allowedAt(place);
}
