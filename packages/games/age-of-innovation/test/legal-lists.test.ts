import { optionSets } from '@guildhall/kernel/testkit';
import { expect, test } from 'vitest';
import { lookAtLists } from '../../terra/test/legal-lists.ts';
import { engine } from '../rules/engine.ts';
import { ageOfInnovation, type Options, rulesetOf } from '../rules/index.ts';

test('the list of a turn holds every action that the checks allow, and no other', () => {
  let turns = 0;
  for (const [at, options] of optionSets(ageOfInnovation).entries()) {
    const g = rulesetOf(options as Options);
    const looked = lookAtLists(engine(g), g.catalogue, `lists ${at}`);
    expect(looked.faults, JSON.stringify(options)).toEqual([]);
    turns += looked.turns;
  }
  expect(turns).toBeGreaterThan(100);
});
