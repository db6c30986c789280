import { readOptions } from '@guildhall/kernel';
import { test } from 'vitest';
import { expectGoldenLines } from '../../test/golden-lines.ts';
import { ageOfInnovation, rulesetOf } from '../rules/index.ts';

test.each([
  [2, 'lines-small-map'],
  [5, 'lines-large-map'],
] as const)('the notation of %i players has every line of golden/%s.txt', (players, file) => {
  const { notation } = rulesetOf(readOptions(ageOfInnovation.options, { players }));
  expectGoldenLines(new URL(`golden/${file}.txt`, import.meta.url), notation);
});
