/** Files and tables are written in these lines: none of them may ever change or go. */
import { readFileSync } from 'node:fs';
import { readOptions } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { actionTable } from '../rules/actions.ts';
import { rulesetOf, tiletum } from '../rules/index.ts';

test('the notation has every line of golden/lines.txt', () => {
  const { tables } = rulesetOf(readOptions(tiletum.options, { players: 2 }));
  const { all, notation } = actionTable.compile(tables);
  const golden = readFileSync(new URL('golden/lines.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  expect(all.map((action) => notation.write(action)).sort()).toEqual(golden);
  for (const action of all) expect(notation.read(notation.write(action))).toBe(action);
});
