/** A small strict reader of command lines: what is not known is an error that lists what is. */
import { parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

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
    throw new UsageError(`--${flag} must be a whole number of at least ${least}, not "${text}"`);
  }

  /** One of a few words; null when the flag was not given. */
  oneOf<V extends string>(flag: F, values: readonly V[]): V | null {
    const text = this.text(flag);
    if (text === null) return null;
    const found = values.find((value) => value === text);
    if (found !== undefined) return found;
    throw new UsageError(`--${flag} must be one of ${values.join(', ')}, not "${text}"`);
  }
}

/** Reads what stands after the name of a command. */
export function readArguments<F extends string>(flags: Flags<F>, argv: readonly string[]): Arguments<F> {
  const options = Object.entries<Flag>(flags).map(
    ([name, { takes }]) => [name, { type: takes === null ? 'boolean' : 'string' }] as const,
  );
  // Not strict: Node's own messages do not list the flags that there are.
  const { positionals, tokens } = parseArgs({
    args: argv,
    options: Object.fromEntries(options),
    strict: false,
    tokens: true,
  });
  const given = new Map<string, string[]>();
  for (const token of tokens) if (token.kind === 'option') readFlag(flags, argv[token.index], token, given);
  return new Arguments<F>(positionals, given);
}

function readFlag<F extends string>(
  flags: Flags<F>,
  word: string,
  { name, value, inlineValue }: { name: string; value: string | undefined; inlineValue: boolean | undefined },
  given: Map<string, string[]>,
): void {
  if (!isFlag(flags, name) || !word.startsWith('--')) {
    const known = Object.keys(flags).map((flag) => `--${flag}`);
    const list = known.length === 0 ? 'this command takes no flags' : `known flags: ${known.join(', ')}`;
    throw new UsageError(`there is no flag ${word.split('=', 1)[0]}: ${list}`);
  }
  const { takes, repeats } = flags[name];
  const before = given.get(name);
  if (before !== undefined && repeats !== true) throw new UsageError(`--${name} was given twice`);
  if (takes === null) {
    if (inlineValue === true) throw new UsageError(`--${name} takes no value`);
    given.set(name, []);
    return;
  }
  // A flag is not the value of the flag before it.
  if (value === undefined || value === '' || (inlineValue === false && value.startsWith('--'))) {
    throw new UsageError(`--${name} needs a value: --${name} ${takes}`);
  }
  given.set(name, [...(before ?? []), value]);
}

function isFlag<F extends string>(flags: Flags<F>, name: string): name is F {
  return Object.hasOwn(flags, name);
}
