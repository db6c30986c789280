// Mutants that no test can kill, because the code does the same with them. A game lists them, each with the reason,
// in `test/equivalent-mutants.json`; they are left out of the score.
import { existsSync, readFileSync } from 'node:fs';
import type { Mutant } from './mutants.ts';

interface Listed {
  readonly file: string;
  /** The whole line on which the mutant begins, without the spaces around it. */
  readonly line: string;
  readonly original: string;
  readonly replacement: string;
  readonly reason: string;
}

/**
 * The ids of the listed mutants. A line of the list that fits no mutant any more is a mistake, unless only some of the
 * files are looked at and it is about another one.
 */
export function equivalentsIn(
  path: string,
  mutants: readonly Mutant[],
  sources: ReadonlyMap<string, string>,
  isPart = false,
): ReadonlySet<string> {
  if (!existsSync(path)) return new Set();
  const isLookedAt = ({ file }: Listed): boolean =>
    [...sources.keys()].some((source) => source.endsWith(`/${file}`));
  const all = JSON.parse(readFileSync(path, 'utf8')) as Listed[];
  const listed = isPart ? all.filter(isLookedAt) : all;
  const lineOf = ({ file, line }: Mutant): string => sources.get(file)?.split('\n')[line - 1].trim() ?? '';
  const found = listed.map((entry) => {
    const fits = mutants.filter(
      (mutant) =>
        mutant.file.endsWith(`/${entry.file}`) &&
        oneLine(mutant.original) === entry.original &&
        oneLine(mutant.replacement) === entry.replacement &&
        lineOf(mutant) === entry.line,
    );
    if (fits.length === 0) throw new Error(`${path}: no mutant is ${JSON.stringify(entry)}`);
    return fits.map(({ id }) => id);
  });
  return new Set(found.flat());
}

export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
