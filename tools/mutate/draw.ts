// Which mutants are tried: the seed draws ranges of lines, and every mutant that begins in one of them is tried.
import { randomFrom } from '@guildhall/kernel';
import type { Mutant } from './mutants.ts';

const LINES_IN_A_RANGE = 10;

/** Whole ranges of lines until at least `wanted` mutants are in them, in the order of the files. */
export function draw(mutants: readonly Mutant[], seed: string, wanted: number): Mutant[] {
  const rangeOf = ({ file, line }: Mutant): string => `${file} ${Math.floor((line - 1) / LINES_IN_A_RANGE)}`;
  const ranges = [...Map.groupBy(mutants, rangeOf).values()];
  shuffle(ranges, seed);
  const drawn = new Set<Mutant>();
  for (const range of ranges) {
    if (drawn.size >= wanted) break;
    for (const mutant of range) drawn.add(mutant);
  }
  return mutants.filter((mutant) => drawn.has(mutant));
}

function shuffle(list: unknown[], seed: string): void {
  const random = randomFrom(seed);
  for (let left = list.length; left > 1; left--) {
    const at = random.below(left);
    [list[left - 1], list[at]] = [list[at], list[left - 1]];
  }
}
