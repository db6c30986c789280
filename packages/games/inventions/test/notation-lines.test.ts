import { readOptions } from '@guildhall/kernel';
import { test } from 'vitest';
import { expectGoldenLines } from '../../test/golden-lines.ts';
import { inventions, rulesetOf } from '../rules/index.ts';

test('the notation has every line of golden/lines.txt', () => {
  const { notation } = rulesetOf(readOptions(inventions.options, { players: 2 }));
  expectGoldenLines(new URL('golden/lines.txt', import.meta.url), notation);
});
