/** Files and tables are written in these lines: none of them may ever change or go. */
import { readFileSync } from 'node:fs';
import { readOptions } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { actionTable } from '../rules/actions.ts';
import { rulesetOf, terraMystica } from '../rules/index.ts';

test.each([[2, 'lines']] as const)(
  'the notation of %i players has every line of golden/%s.txt',
  (players, file) => {
    const { tables, map } = rulesetOf(readOptions(terraMystica.options, { players }));
    const { all, notation } = actionTable.compile({ tables, map });
    const golden = readFileSync(new URL(`golden/${file}.txt`, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n');
    expect(all.map((action) => notation.write(action)).sort()).toEqual(golden);
  },
);
