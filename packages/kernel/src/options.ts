/** Options of a game: what a table may choose, checked before a rule sees it. */

/** A corrected value of a table: where it stands ("factions.witches.cost.dwelling.coins") and what it should be. */
export interface Override {
  readonly path: string;
  readonly value: number | string | boolean;
}

/** One option. `check` says what is wrong with a value, or null. */
export interface OptionSpec<V> {
  readonly default: V;
  /** Values worth trying in every combination; the test kit pairs them. Null: not varied (fixed outcomes). */
  readonly values: readonly V[] | null;
  /** A fixed outcome that not everybody sees once the game is set up. */
  readonly hidden?: boolean;
  check(value: unknown, players: number): string | null;
}

export interface OptionsSchema<O> {
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly fields: { readonly [K in Exclude<keyof O, 'players' | 'overrides'>]: OptionSpec<O[K]> };
}

export class OptionsError extends Error {
  override readonly name = 'OptionsError';
}

export function choice<V extends string | number | boolean>(values: readonly [V, ...V[]]): OptionSpec<V> {
  return {
    default: values[0],
    values,
    check: (value) =>
      (values as readonly unknown[]).includes(value) ? null : `must be one of ${values.join(', ')}`,
  };
}

export function flag(initially = false): OptionSpec<boolean> {
  return {
    default: initially,
    values: [false, true],
    check: (value) => (typeof value === 'boolean' ? null : 'must be true or false'),
  };
}

/** A fixed outcome of set-up: null leaves it to chance. `hidden` where it tells what somebody must not know. */
export function fixed<V>(
  check: (value: unknown, players: number) => string | null,
  { hidden = false }: { readonly hidden?: boolean } = {},
): OptionSpec<V | null> {
  return {
    default: null,
    values: null,
    hidden,
    check: (value, players) => (value === null ? null : check(value, players)),
  };
}

/** Fills in defaults and refuses what does not fit, naming the place. */
export function readOptions<O extends { players: number; overrides: readonly Override[] }>(
  schema: OptionsSchema<O>,
  raw: unknown,
): O {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new OptionsError('options: must be an object');
  const given = raw as Record<string, unknown>;
  const { players } = given;
  if (
    typeof players !== 'number' ||
    !Number.isInteger(players) ||
    players < schema.minPlayers ||
    players > schema.maxPlayers
  ) {
    throw new OptionsError(
      `options.players: must be a whole number from ${schema.minPlayers} to ${schema.maxPlayers}, not ${JSON.stringify(players)}`,
    );
  }
  const result: Record<string, unknown> = { players };
  for (const [name, spec] of Object.entries(schema.fields) as [string, OptionSpec<unknown>][]) {
    const value = Object.hasOwn(given, name) ? given[name] : spec.default;
    const wrong = spec.check(value, players);
    if (wrong !== null) throw new OptionsError(`options.${name}: ${wrong}, not ${JSON.stringify(value)}`);
    result[name] = value;
  }
  for (const name of Object.keys(given)) {
    if (name !== 'players' && name !== 'overrides' && !Object.hasOwn(schema.fields, name)) {
      throw new OptionsError(
        `options.${name}: there is no such option; there are players, overrides, ${Object.keys(schema.fields).join(', ')}`,
      );
    }
  }
  result.overrides = readOverrides(given.overrides ?? []);
  return result as unknown as O;
}

/** Whether an option fixes what chance would decide at set-up. */
export function isFixedOutcome(spec: OptionSpec<unknown>): boolean {
  return spec.values === null && spec.default === null;
}

/**
 * The options as players may see them while a table runs: without the fixed outcomes of set-up, some of which are
 * secrets. Rules compiled from them do the same, except that `setup` would leave those outcomes to chance.
 */
export function publicOptions<O extends object>(schema: OptionsSchema<O>, options: O): O {
  const shown: Record<string, unknown> = Object.fromEntries(Object.entries(options));
  for (const [name, spec] of Object.entries(schema.fields) as [string, OptionSpec<unknown>][]) {
    if (isFixedOutcome(spec)) shown[name] = null;
  }
  return shown as O;
}

function readOverrides(raw: unknown): Override[] {
  if (!Array.isArray(raw)) throw new OptionsError('options.overrides: must be a list of {path, value}');
  return raw.map((item: unknown, at) => {
    const entry = item as Partial<Override> | null;
    if (typeof entry !== 'object' || entry === null || typeof entry.path !== 'string') {
      throw new OptionsError(`options.overrides[${at}]: must be {path, value}`);
    }
    const { path, value } = entry;
    if (typeof value !== 'number' && typeof value !== 'string' && typeof value !== 'boolean') {
      throw new OptionsError(
        `options.overrides[${at}] (${path}): the value must be a number, a text, true or false`,
      );
    }
    return { path, value };
  });
}

/**
 * A copy of a game's tables with the overrides in place. An override may only replace a value that is there by
 * one of the same type; whole numbers stay whole and are not negative.
 */
export function withOverrides<T>(tables: T, overrides: readonly Override[]): T {
  if (overrides.length === 0) return tables;
  // A JSON copy shares nothing: structuredClone would keep shared references, and one override would change all.
  const copy = JSON.parse(JSON.stringify(tables)) as T;
  for (const { path, value } of overrides) {
    const steps = path.split('.');
    const last = steps.pop() as string;
    let at: unknown = copy;
    const walked: string[] = [];
    for (const step of steps) {
      at = child(at, step, path, walked);
      walked.push(step);
    }
    const before = child(at, last, path, walked);
    if (typeof before !== typeof value) {
      const is = before === null || typeof before === 'object' ? 'not a single value' : `a ${typeof before}`;
      throw new OptionsError(`override ${path}: it is ${is} and cannot become ${JSON.stringify(value)}`);
    }
    if (typeof value === 'number' && (!Number.isInteger(value) || value < 0)) {
      throw new OptionsError(`override ${path}: must be a whole number of at least 0, not ${value}`);
    }
    (at as Record<string, unknown>)[last] = value;
  }
  return copy;
}

function child(at: unknown, step: string, path: string, walked: readonly string[]): unknown {
  const isThere = typeof at === 'object' && at !== null && Object.hasOwn(at, step);
  // An array has a length of its own, which is no value of the table.
  if (!isThere || (Array.isArray(at) && step === 'length')) {
    const known = typeof at === 'object' && at !== null ? Object.keys(at).slice(0, 30).join(', ') : 'nothing';
    throw new OptionsError(
      `override ${path}: there is no "${step}" in ${walked.length > 0 ? walked.join('.') : 'the tables'} (it has ${known})`,
    );
  }
  return (at as Record<string, unknown>)[step];
}
