import { ways } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { position, SILVER } from './position.ts';

/** The ways of seat 0 as they are written. */
function waysTo(p: ReturnType<typeof position>, ...wishes: string[]): string[] {
  const wished = wishes.map((line) => p.g.notation.read(line)!);
  return ways(p.rules, p.rules.view(p.state, 0), 0, wished, 3).map(({ actions }) =>
    actions.map((action) => p.g.notation.write(action)).join('; '),
  );
}

const BARE = { gold: 0, food: 0, wool: 0, stone: 0, iron: 0 };

test('TIL-TASK-BUY: goods are bought for a contract, a crest and a cathedral', () => {
  const p = position()
    .turn(0)
    .give(0, { ...BARE, gold: 4, iron: 1, storehouse: ['iron3for5'] });
  expect(waysTo(p, 'fulfil iron3for5')).toEqual(['buy iron; buy iron; fulfil iron3for5']);
  const crest = position()
    .turn(0)
    .give(0, { ...BARE, gold: 2, food: 1, storehouse: ['crest1a'] });
  expect(waysTo(crest, 'place crest1a under building 6')).toEqual([
    'buy food; place crest1a under building 6',
  ]);
  const cathedral = position()
    .turn(0)
    .pillar(0, 'koeln')
    .give(0, { ...BARE, gold: 2, stone: 1 });
  expect(waysTo(cathedral, 'contribute in koeln')).toEqual(['buy stone; contribute in koeln']);
  const poor = position()
    .turn(0)
    .give(0, { ...BARE, gold: 3, iron: 1, storehouse: ['iron3for5'] });
  expect(waysTo(poor, 'fulfil iron3for5')).toEqual([]);
});

test('TIL-TECHNOLOGY-GOODS: a favoured good pays for changing a die', () => {
  const p = position(2, { ...SILVER, technologies: ['goods', 'king', 'dice'] })
    .turn(0)
    .dice('iron2');
  p.give(0, { ...BARE, gold: 1, wool: 1, favoured: 'wool', levels: [1, 0, 0] });
  expect(waysTo(p, 'take iron 2 as 3')).toEqual(['mint gold; take iron 2 as 3']);
});
