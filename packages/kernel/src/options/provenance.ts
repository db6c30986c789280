import type { Ranges } from './ranges.ts';

/** Where a value of a table is from. */
export type Source = 'rulebook' | 'reference' | 'reconstruction';

export interface Provenance {
  readonly source: Source;
  /** The rulebook's page or line, the publication, or why the value was chosen. */
  readonly note: string;
}

/**
 * The sources of one table: paths inside it, with `*` for any one step, to where the values below are from.
 * The longest path that fits wins; `''` covers the whole table.
 */
export type Sources = Readonly<Record<string, Provenance>>;

export interface SourcedTable {
  readonly name: string;
  readonly table: unknown;
  readonly sources: Sources;
  /** What an override may make of its values. */
  readonly ranges: Ranges;
}

export interface SourcedValue {
  readonly path: string;
  readonly value: number | string | boolean;
  readonly provenance: Provenance | null;
}

/** Every single value of a table with its source; null where the table forgot to say. */
export function sourcedValues({ name, table, sources }: Omit<SourcedTable, 'ranges'>): SourcedValue[] {
  const patterns = Object.entries(sources)
    .map(([path, provenance]) => ({ steps: path === '' ? [] : path.split('.'), provenance }))
    .sort((a, b) => b.steps.length - a.steps.length || specificity(b.steps) - specificity(a.steps));
  const values: SourcedValue[] = [];
  const visit = (value: unknown, steps: readonly string[]): void => {
    if (value === null || value === undefined) return;
    if (typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) visit(inner, [...steps, key]);
      return;
    }
    const found = patterns.find(
      (pattern) =>
        pattern.steps.length <= steps.length &&
        pattern.steps.every((step, i) => step === '*' || step === steps[i]),
    );
    values.push({
      path: [name, ...steps].join('.'),
      value: value as number | string | boolean,
      provenance: found?.provenance ?? null,
    });
  };
  visit(table, []);
  return values;
}

function specificity(steps: readonly string[]): number {
  return steps.filter((step) => step !== '*').length;
}
