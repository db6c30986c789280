/** Options of a game: what a table may choose, checked before a rule sees it. */
import { OptionsError, shown } from './options-error.ts';
import { type Override, readOverrides } from './overrides.ts';
import type { SourcedTable } from './provenance.ts';

/** One option. `check` says what is wrong with a value, or null. */
export interface OptionSpec<V> {
  readonly default: V;
  /**
   * Values worth trying in every combination; the test kit pairs them. Null: nobody is asked for it (fixed outcomes, and
   * what a table keeps from the day it was begun).
   */
  readonly values: readonly V[] | null;
  /** A fixed outcome that not everybody sees once the game is set up. */
  readonly hidden?: boolean;
  check(value: unknown, players: number): string | null;
}

export interface OptionsSchema<O> {
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** The tables of which an override may change a value, within its range. */
  readonly tables: readonly SourcedTable[];
  readonly fields: { readonly [K in Exclude<keyof O, 'players' | 'overrides'>]: OptionSpec<O[K]> };
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

/**
 * A fixed outcome of the set-up; null leaves it to chance. `hidden` if it reveals something that a player must not
 * know.
 */
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

/** A seat that is chosen beforehand. */
export function fixedSeat(): OptionSpec<number | null> {
  return fixed((value, players) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < players
      ? null
      : `must be a seat from 0 to ${players - 1}`,
  );
}

/** Longer names of options are not repeated whole. */
const LONGEST_NAME = 40;

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
      `options.players: must be a whole number from ${schema.minPlayers} to ${schema.maxPlayers}, not ${shown(players)}`,
      { option: 'players', path: null, range: { least: schema.minPlayers, most: schema.maxPlayers } },
    );
  }
  const result: Record<string, unknown> = { players };
  for (const [name, spec] of Object.entries(schema.fields) as [string, OptionSpec<unknown>][]) {
    const value = Object.hasOwn(given, name) ? given[name] : spec.default;
    const wrong = spec.check(value, players);
    if (wrong !== null) {
      const at = { option: name, path: null, range: null };
      throw new OptionsError(`options.${name}: ${wrong}, not ${shown(value)}`, at);
    }
    result[name] = value;
  }
  for (const name of Object.keys(given)) {
    if (name !== 'players' && name !== 'overrides' && !Object.hasOwn(schema.fields, name)) {
      throw new OptionsError(
        `options.${name.slice(0, LONGEST_NAME)}: there is no such option; there are players, overrides, ${Object.keys(schema.fields).join(', ')}`,
      );
    }
  }
  result.overrides = readOverrides(given.overrides ?? [], schema.tables);
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
