// What test files get when they import `vitest` in a mutation run: `test` and `describe` that only note the tests, so
// that a process runs a file again and again without the machinery around it, and the real `expect`. A test file that
// imports anything else fails to load, and the run says so before the first mutant.
import { expect } from 'vitest';

export { expect };

export interface NotedTest {
  readonly name: string;
  readonly run: () => unknown;
}

type Body = (...row: readonly unknown[]) => unknown;
/** `test(name, run)` or `test(name, options, run)`. */
type Rest = readonly [Body] | readonly [object, Body];

let noted: NotedTest[] = [];
let groups: readonly string[] = [];

/** The tests that were noted since the last call. */
export function takeTests(): NotedTest[] {
  const tests = noted;
  noted = [];
  return tests;
}

const bodyOf = (rest: Rest): Body => rest[rest.length - 1] as Body;
const rowOf = (row: unknown): readonly unknown[] => (Array.isArray(row) ? row : [row]);

function note(name: string, ...rest: Rest): void {
  const full = [...groups, name].join(' > ');
  noted.push({ name: full, run: () => bodyOf(rest)() });
}

function group(name: string, ...rest: Rest): void {
  const outer = groups;
  groups = [...outer, name];
  bodyOf(rest)();
  groups = outer;
}

/** Once for every row of a table. Names keep their place-holders and get the number of the row. */
const each =
  (one: typeof note) =>
  (table: readonly unknown[]) =>
  (name: string, ...rest: Rest): void => {
    for (const [at, row] of table.entries()) {
      one(`${name} (row ${at + 1})`, () => bodyOf(rest)(...rowOf(row)));
    }
  };

const skipIf = (one: typeof note) => (skipped: unknown) => (skipped ? () => undefined : one);

const test = Object.assign(note, { each: each(note), skipIf: skipIf(note) });

export { test, test as it };
export const describe = Object.assign(group, { each: each(group), skipIf: skipIf(group) });
