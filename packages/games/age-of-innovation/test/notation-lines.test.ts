/** Files and tables are written in these lines: none of them may ever change or go. */
import { readFileSync } from 'node:fs';
import { readOptions } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { actionTable } from '../rules/actions.ts';
import { ageOfInnovation, rulesetOf } from '../rules/index.ts';

test.each([
  [2, 'lines-small-map'],
  [5, 'lines-large-map'],
] as const)('the notation of %i players has every line of golden/%s.txt', (players, file) => {
  const { tables, map, sites } = rulesetOf(readOptions(ageOfInnovation.options, { players }));
  const { all, notation } = actionTable.compile({ tables, map, sites });
  const golden = readFileSync(new URL(`golden/${file}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  expect(all.map((action) => notation.write(action)).sort()).toEqual(golden);
});
