// Every mutant of some source files: where it is, what stands there and what would stand there instead.
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { Instrumenter, type InstrumenterOptions } from '@stryker-mutator/instrumenter';

export interface Mutant {
  readonly id: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly replacement: string;
}

export interface Sources {
  readonly mutants: readonly Mutant[];
  /** The text of each file. */
  readonly texts: ReadonlyMap<string, string>;
}

type Logger = ConstructorParameters<typeof Instrumenter>[0];

const never = (): boolean => false;
const nothing = (): void => undefined;
const SILENT: Logger = {
  isTraceEnabled: never,
  isDebugEnabled: never,
  isInfoEnabled: never,
  isWarnEnabled: never,
  isErrorEnabled: never,
  isFatalEnabled: never,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};

const OPTIONS: InstrumenterOptions = { plugins: null, excludedMutations: [], ignorers: [] };

/** All mutants of files, which are named from the root and read there. */
export async function mutantsOf(root: string, files: readonly string[]): Promise<Sources> {
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const all = [...texts].map(([name, content]) => ({ name, content, mutate: true }));
  const made = await new Instrumenter(SILENT).instrument(all, OPTIONS);
  const mutants = made.mutants.map(({ id, fileName, location, mutatorName, replacement }): Mutant => {
    const text = texts.get(fileName) ?? '';
    const start = offsetIn(text, location.start);
    const end = offsetIn(text, location.end);
    return {
      id,
      file: fileName,
      line: location.start.line + 1,
      start,
      end,
      original: text.slice(start, end),
      // `a || b` in the place of `a && b` binds less than what stands around it.
      replacement: mutatorName === 'LogicalOperator' ? `(${replacement})` : replacement,
    };
  });
  return { mutants: mutants.filter((mutant) => isCode(mutated(texts, mutant))), texts };
}

/** The text of a mutant's file with the mutant in it. */
export function mutated(texts: ReadonlyMap<string, string>, mutant: Mutant): string {
  const text = texts.get(mutant.file) ?? '';
  return text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end);
}

/** A text that does not even parse says nothing about the tests. */
function isCode(text: string): boolean {
  try {
    stripTypeScriptTypes(text);
    return true;
  } catch {
    return false;
  }
}

/** Lines and columns count from 0. */
function offsetIn(text: string, { line, column }: { line: number; column: number }): number {
  let at = 0;
  for (let seen = 0; seen < line; seen++) at = text.indexOf('\n', at) + 1;
  return at + column;
}
