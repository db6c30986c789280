/**
 * Names inside sentences. A game's `names` hold, besides the plain name that labels show, the forms that the sentences of
 * its language need, under the key, a tilde and the form:
 *
 * - `dwelling~`: as it stands inside a sentence, where that is not as on a label ("dwelling");
 * - `nomads~n`: `pl` where verbs take the plural;
 * - `forest~acc`, `asia~in`: cases, and whatever else a language needs; languages differ in which they have.
 *
 * A message that is given `terrain` may ask for `{terrain}`, `{terrain_acc}` and every other form, and choose by
 * `{terrain_n, select, ...}` or, by the key itself, `{terrain_key, select, ...}`. So may `{seat}` be asked for `{seat_n}`, and a list whether it is of several.
 */
import type { LogValue } from './log.ts';

export type NamesByKey = Readonly<Record<string, string>>;

/** What a message is given, with all forms. */
export type Spoken = Record<string, string | number>;

const FORM = '~';

export function isForm(key: string): boolean {
  return key.includes(FORM);
}

/** The key of a form, as `forest~acc`. */
export function formKey(key: string, form: string): string {
  return key + FORM + form;
}

/** A table of forms: `declined(['gen', 'acc'], { forest: ['lasu', 'las'] })`. */
export function declined(
  forms: readonly string[],
  table: Readonly<Record<string, readonly string[]>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(table).flatMap(([key, words]) =>
      words.map((word, at): [string, string] => [formKey(key, forms[at]), word]),
    ),
  );
}

/** The names of one language, as sentences need them. */
export class NamesInSentences {
  readonly #names: NamesByKey;
  /** Every form that the language has, so that a name without it is still said. */
  readonly #forms: readonly string[];
  /** Keys by their names, of those that verbs agree with in the plural: some know a side by its name, not by its key. */
  readonly #plural: ReadonlyMap<string, string>;

  constructor(names: NamesByKey) {
    this.#names = names;
    const forms = Object.keys(names).filter(isForm);
    this.#forms = [...new Set(forms.map((key) => key.slice(key.indexOf(FORM) + 1)))].filter(
      (form) => form !== '' && form !== 'n',
    );
    const plural = forms.filter((key) => key.endsWith(`${FORM}n`)).map((key) => key.slice(0, -2));
    this.#plural = new Map(plural.map((key) => [names[key], key]));
  }

  /** How verbs agree with those who are named. */
  numberOf(said: readonly string[]): 'sg' | 'pl' {
    return said.length > 1 || this.#plural.has(said[0]) ? 'pl' : 'sg';
  }

  /** What a message is given for its values, and for the side that a line of the log is about. */
  spoken(values: Readonly<Record<string, LogValue>>, seat?: string): Spoken {
    const given: Spoken = {};
    // Somebody may be called as a key is.
    if (seat !== undefined) Object.assign(given, { seat, seat_n: this.numberOf([seat]) });
    for (const [argument, value] of Object.entries(values)) {
      if (typeof value === 'string') this.#speakName(given, argument, value);
      else given[argument] = this.#plain(value);
      if (Array.isArray(value)) given[`${argument}_n`] = value.length > 1 ? 'pl' : 'sg';
    }
    return given;
  }

  #speakName(given: Spoken, argument: string, said: string): void {
    const key = this.#plural.get(said) ?? said;
    const name = this.#plain(key);
    given[argument] = name;
    given[`${argument}_key`] = key;
    given[`${argument}_n`] = this.#form(key, 'n') ?? this.numberOf([String(name)]);
    for (const form of this.#forms) given[`${argument}_${form}`] = this.#form(key, form) ?? name;
  }

  #form(key: string, form: string): string | null {
    const whole = formKey(key, form);
    return Object.hasOwn(this.#names, whole) ? this.#names[whole] : null;
  }

  #plain(value: LogValue): string | number {
    if (typeof value === 'number') return value;
    if (typeof value === 'string')
      return this.#form(value, '') ?? (Object.hasOwn(this.#names, value) ? this.#names[value] : value);
    if (value === null) return 'none';
    if (typeof value === 'boolean') return String(value);
    return value.map((member) => this.#plain(member)).join(', ');
  }
}

/** A sentence may begin with a name that is written small inside of it. */
export function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
