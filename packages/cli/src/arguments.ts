/** A small strict reader of command lines: what is not known is an error that lists what is. */
import { Unusable } from './unusable.ts';

interface Flag {
  /** What stands after it, as the help names it; null: nothing, it is a switch. */
  readonly takes: string | null;
  readonly about: string;
  /** May be given several times. */
  readonly repeats?: true;
}

export type Flags<F extends string> = { readonly [K in F]: Flag };

export class Arguments<F extends string = string> {
  readonly positional: readonly string[];
  readonly #given: ReadonlyMap<string, readonly string[]>;

  constructor(positional: readonly string[], given: ReadonlyMap<string, readonly string[]>) {
    this.positional = positional;
    this.#given = given;
  }

  has(flag: F): boolean {
    return this.#given.has(flag);
  }

  text(flag: F): string | null {
    return this.#given.get(flag)?.[0] ?? null;
  }

  texts(flag: F): readonly string[] {
    return this.#given.get(flag) ?? [];
  }

  /** A whole number of at least `least`; null when the flag was not given. */
  whole(flag: F, least: number): number | null {
    const text = this.text(flag);
    if (text === null) return null;
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isSafeInteger(number) && number >= least) return number;
    throw new Unusable(`--${flag} must be a whole number of at least ${least}, not "${text}"`);
  }

  /** One of a few words; null when the flag was not given. */
  oneOf<V extends string>(flag: F, values: readonly V[]): V | null {
    const text = this.text(flag);
    if (text === null) return null;
    const found = values.find((value) => value === text);
    if (found !== undefined) return found;
    throw new Unusable(`--${flag} must be one of ${values.join(', ')}, not "${text}"`);
  }
}

/** Reads what stands after the name of a command. */
export function readArguments<F extends string>(flags: Flags<F>, argv: readonly string[]): Arguments<F> {
  const positional: string[] = [];
  const given = new Map<string, string[]>();
  const rest = [...argv];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--') {
      positional.push(...rest.splice(0));
    } else if (word.startsWith('-') && word !== '-') {
      readFlag(flags, word, rest, given);
    } else positional.push(word);
  }
  return new Arguments<F>(positional, given);
}

function readFlag<F extends string>(
  flags: Flags<F>,
  word: string,
  rest: string[],
  given: Map<string, string[]>,
): void {
  const equals = word.indexOf('=');
  const name = (equals < 0 ? word : word.slice(0, equals)).replace(/^--/, '');
  if (!word.startsWith('--') || !Object.hasOwn(flags, name)) {
    const known = Object.keys(flags).map((flag) => `--${flag}`);
    const list = known.length === 0 ? 'it takes none' : `known are ${known.join(', ')}`;
    throw new Unusable(`there is no flag ${equals < 0 ? word : word.slice(0, equals)}: ${list}`);
  }
  const flag = flags[name as F];
  if (given.has(name) && flag.repeats !== true) throw new Unusable(`--${name} was given twice`);
  if (flag.takes === null) {
    if (equals >= 0) throw new Unusable(`--${name} takes no value`);
    given.set(name, []);
    return;
  }
  const value = equals < 0 ? rest.shift() : word.slice(equals + 1);
  if (value === undefined || value === '' || (equals < 0 && value.startsWith('--'))) {
    throw new Unusable(`--${name} needs a value: --${name} ${flag.takes}`);
  }
  given.set(name, [...(given.get(name) ?? []), value]);
}
