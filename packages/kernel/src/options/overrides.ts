/** Corrected values of a game's tables: read and checked against their ranges before any rules are compiled. */
import { OptionsError, shown } from './options-error.ts';
import type { SourcedTable } from './provenance.ts';
import { faultInRange, rangeAt } from './ranges.ts';

/** A corrected value of a table: where it stands ("factions.witches.cost.dwelling.coins") and what it should be. */
export interface Override {
  readonly path: string;
  readonly value: number | string | boolean;
}

/** More than any game has values to correct. */
const MOST_OVERRIDES = 5000;
const LONGEST_PATH = 100;
/** Paths in one message. */
const MOST_NAMED = 12;

/** Reads the values that somebody corrects: each value at most once, and only within its range. */
export function readOverrides(raw: unknown, tables: readonly SourcedTable[]): Override[] {
  if (!Array.isArray(raw)) throw new OptionsError('options.overrides: must be a list of {path, value}');
  if (raw.length > MOST_OVERRIDES)
    throw new OptionsError(`options.overrides: must be at most ${MOST_OVERRIDES}, not ${raw.length}`);
  const seen = new Set<string>();
  const tree = treeOf(tables);
  return raw.map((item: unknown, at) => {
    const override = readOverride(item, at);
    if (seen.has(override.path)) throw new OptionsError(`override ${override.path}: is there twice`);
    seen.add(override.path);
    checkRange(override, tables, tree);
    return override;
  });
}

function readOverride(item: unknown, at: number): Override {
  const entry = item as Partial<Override> | null;
  if (typeof entry !== 'object' || entry === null || typeof entry.path !== 'string')
    throw new OptionsError(`options.overrides[${at}]: must be {path, value}`);
  const { path, value } = entry;
  const where = `options.overrides[${at}] (${shown(path)})`;
  if (path.length > LONGEST_PATH)
    throw new OptionsError(`${where}: a path has at most ${LONGEST_PATH} letters, not ${path.length}`);
  if (typeof value !== 'number' && typeof value !== 'string' && typeof value !== 'boolean')
    throw new OptionsError(`${where}: the value must be a number, a text, true or false`);
  return { path, value };
}

function checkRange(override: Override, tables: readonly SourcedTable[], tree: unknown): void {
  const { path, value } = override;
  const { printed } = placeOf(tree, override);
  if (typeof value === 'boolean' || typeof printed === 'boolean') return;
  const table = tables.find(({ name }) => path === name || path.startsWith(`${name}.`));
  const range = table === undefined ? null : rangeAt(table.ranges, path.split('.'));
  const wrong = range === null ? 'cannot be changed' : faultInRange(range, value, printed);
  if (wrong !== null) {
    const numbers = range?.kind === 'number' ? { least: range.least, most: range.most } : null;
    throw new OptionsError(`override ${path}: ${wrong}`, { option: 'overrides', path, range: numbers });
  }
}

/** For values that are each within their range and do not go together. */
export function overrideFault(path: string, what: string): never {
  throw new OptionsError(`override ${path}: ${what}`);
}

export function overrideAtMost(path: string, value: number, most: number): void {
  if (value > most) overrideFault(path, `must be at most ${most}, not ${value}`);
}

/**
 * Where the overrides stand that fit one of these patterns, with `*` for any one step: for a message about values that
 * do not go together. Without any it is the patterns themselves.
 */
export function overriddenAt(overrides: readonly Override[], ...patterns: readonly string[]): string {
  const wanted = patterns.map((pattern) => pattern.split('.'));
  const paths = overrides.flatMap(({ path }) => {
    const steps = path.split('.');
    const fits = wanted.some(
      (pattern) =>
        pattern.length === steps.length && pattern.every((step, at) => step === '*' || step === steps[at]),
    );
    return fits ? [path] : [];
  });
  if (paths.length === 0) return patterns.join(', ');
  const more = paths.length > MOST_NAMED ? ` and ${paths.length - MOST_NAMED} more` : '';
  return `${paths.slice(0, MOST_NAMED).join(', ')}${more}`;
}

/** The tables within each other, as their names say. */
function treeOf(tables: readonly SourcedTable[]): unknown {
  const tree: Record<string, unknown> = {};
  for (const { name, table } of tables) {
    const steps = name.split('.');
    const last = steps.pop() ?? name;
    let at = tree;
    for (const step of steps) {
      at[step] ??= {};
      // Tables stand beside each other, never inside one another: what is there was made here.
      at = at[step] as Record<string, unknown>;
    }
    at[last] = table;
  }
  return tree;
}

/**
 * A copy of a game's tables with the overrides in place. An override may only replace a value that is there by
 * one of the same type; whole numbers stay whole and are not negative.
 */
export function withOverrides<T>(tables: T, overrides: readonly Override[]): T {
  if (overrides.length === 0) return tables;
  // A JSON copy shares nothing: structuredClone would keep shared references, and one override would change all.
  const copy = JSON.parse(JSON.stringify(tables)) as T;
  for (const override of overrides) {
    const { path, value } = override;
    const { parent, last } = placeOf(copy, override);
    if (typeof value === 'number' && (!Number.isInteger(value) || value < 0))
      throw new OptionsError(`override ${path}: must be a whole number of at least 0, not ${value}`);
    parent[last] = value;
  }
  return copy;
}

interface PlaceInTables {
  readonly parent: Record<string, unknown>;
  readonly last: string;
  readonly printed: number | string | boolean;
}

/** Where an override goes, which must hold a value of the same type. */
function placeOf(tables: unknown, { path, value }: Override): PlaceInTables {
  const steps = path.split('.');
  const last = steps.pop() as string;
  let at: unknown = tables;
  const walked: string[] = [];
  for (const step of steps) {
    at = child(at, step, path, walked);
    walked.push(step);
  }
  const printed = child(at, last, path, walked);
  if (typeof printed !== typeof value) {
    const is = printed === null || typeof printed === 'object' ? 'not a single value' : `a ${typeof printed}`;
    throw new OptionsError(`override ${path}: it is ${is} and cannot become ${shown(value)}`);
  }
  // `child` found it inside `at`, and it has the type of the override's value.
  return { parent: at as Record<string, unknown>, last, printed: printed as Override['value'] };
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
