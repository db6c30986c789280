/** What must hold of every message: it asks for what it is given, and can be said of any number. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Language, MessageArguments } from '../../index.ts';

type Given = MessageArguments[string];
type Value = string | number | boolean;

export function say(language: Language, message: string, values: Readonly<Record<string, Value>>): string {
  return String(new IntlMessageFormat(message, language).format({ ...values }));
}

const NUMBERS = [0, 1, 2, 4, 5, 11, 12, 21, 22, 25];

/** Something for every argument; places are bare digits, so that they are of no language. */
function samples(given: Given, used: Iterable<string>, name: string, number: number): Record<string, Value> {
  const values: Record<string, Value> = { seat: name };
  // Forms of names: see contract/forms.ts.
  for (const argument of used) values[argument] = argument.endsWith('_n') && number % 2 === 0 ? 'pl' : name;
  for (const [argument, sort] of Object.entries(given)) {
    if (sort === 'number') values[argument] = number;
    else if (sort === 'flag') values[argument] = number % 2 === 0;
    else values[argument] = sort === 'name' || sort === 'names' ? name : '5';
  }
  return values;
}

type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** What a message uses. */
interface Used {
  readonly used: ReadonlySet<string>;
  /** The forms of each of its plurals. */
  readonly plurals: readonly string[][];
  /** What it chooses by, and between what. */
  readonly choices: readonly { readonly argument: string; readonly between: readonly string[] }[];
}

export function usedIn(message: string, language: Language): Used {
  const used = new Set<string>();
  const plurals: string[][] = [];
  const choices: { argument: string; between: string[] }[] = [];
  const visit = (list: Ast): void => {
    for (const element of list) {
      // Literals have a value too, but no place to be filled.
      if ('value' in element && element.type !== 0) used.add(element.value);
      if ('pluralType' in element) plurals.push(Object.keys(element.options));
      else if ('options' in element)
        choices.push({ argument: element.value, between: Object.keys(element.options) });
      if ('options' in element) for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(new IntlMessageFormat(message, language).getAst());
  return { used, plurals, choices };
}

/**
 * The argument whose form is asked for, and which: `terrain_acc` is `acc` of `terrain`. Null where none is. Other words
 * than names have only their key; of places it can be asked whether they are several.
 */
export function formAsked(argument: string, given: Given): { of: string; form: string } | null {
  const at = argument.lastIndexOf('_');
  const of = argument.slice(0, at);
  const sort = of === 'seat' ? 'name' : given[of];
  const form = argument.slice(at + 1);
  const isName = sort === 'name' || sort === 'names';
  const isOfOther = (sort === 'word' && form === 'key') || (sort === 'place' && form === 'n');
  return at >= 1 && (isName || isOfOther) ? { of, form } : null;
}

/** Faults of one message; `name` is any name of its language. */
export function messageFaults(language: Language, message: string, given: Given, name: string): string[] {
  const faults: string[] = [];
  const { used, plurals } = usedIn(message, language);
  const unknown = [...used].filter((argument) => !(argument in given) && formAsked(argument, given) === null);
  if (unknown.length > 0) return [`asks for ${unknown.join(', ')}`];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  for (const forms of plurals) {
    // A word that never changes needs one form, a word that does needs all.
    const own = forms.filter((form) => !form.startsWith('='));
    if (own.length > 1 && own.sort().join() !== [...pluralCategories].sort().join())
      faults.push(`has the plurals ${own.join(', ')}`);
  }
  for (const number of NUMBERS) {
    const line = say(language, message, samples(given, used, name, number));
    if (/[{}#]|undefined|^\s|\s$|^$/.test(line)) faults.push(`with ${number} says “${line}”`);
    if (language === 'uk' && !isUkrainian(line)) faults.push(`with ${number} says “${line}”`);
  }
  return faults;
}

/** Roman numbers and the ids of rules and tiles are of no language. */
export function isUkrainian(sentence: string): boolean {
  const words = sentence.replace(/\b[A-Z]{2,}-[A-Z-]+|\b[A-Z]+\d+\b|\b(?:I|II|III)\b/g, '');
  return !/[a-z]/i.test(words) && /[а-яґєії]/i.test(words);
}
