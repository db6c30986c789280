/** Worked sums. That every sum is what the rules pay, give and score is checked in games of all kinds elsewhere. */
import { expect, test } from 'vitest';
import { CATHEDRALS } from '../data/index.ts';
import { sumsOf } from '../rules/sums.ts';
import { position, SILVER } from './position.ts';

function costOf(p: ReturnType<typeof position>, line: string) {
  const action = p.rules.notation.read(line);
  if (action === null) throw new Error(line);
  return sumsOf(p.g.options)
    .cost(p.state, 0, action)
    .map(({ text, amounts }) => [text, amounts]);
}

test('cost: each step of a die is paid in gold, and the technology turns it over for one', () => {
  const plain = position().turn(0).dice('stone2').give(0, { gold: 9 });
  expect(costOf(plain, 'take stone 2 as 5')).toEqual([['cost.die', { gold: -6 }]]);
  const skilled = position(4, { ...SILVER, technologies: ['dice', 'king', 'architect'] })
    .turn(0)
    .dice('stone2')
    .give(0, { gold: 9, levels: [1, 0, 0] });
  expect(costOf(skilled, 'take stone 2 as 5')).toEqual([
    ['cost.die', { gold: -6 }],
    ['less.die', { gold: 4 }],
  ]);
});

test('cost: the technology saves a food of a crest', () => {
  const p = position(4, { ...SILVER, technologies: ['character', 'king', 'architect'] })
    .turn(0)
    .give(0, { food: 6, storehouse: ['crest1a'], levels: [1, 0, 0] });
  expect(costOf(p, 'place crest1a under building 1')).toEqual([
    ['cost.crest', { food: -6 }],
    ['less.technology', { food: 1 }],
  ]);
});

function priceOf(p: ReturnType<typeof position>, what: string) {
  return (sumsOf(p.g.options).price?.(p.state, 0, what) ?? []).map(({ parts }) =>
    parts.map(({ text, amounts }) => [text, amounts]),
  );
}

test('price: every tile of both offers says what its place costs, to whoever asks in any turn', () => {
  const p = position().turn(1);
  const { contractOffer, characterOffer } = p.g.tables;
  const asked = (tiles: readonly number[]) => tiles.map((tile) => priceOf(p, `offer ${p.g.tileIds[tile]}`));
  expect(asked(p.state.contractOffer)).toEqual(
    contractOffer.map((points) => [[['points.acquire', { actionPoints: -points }]]]),
  );
  expect(asked(p.state.characterOffer)).toEqual(
    p.state.characterOffer.map(() => [[['points.hire', { actionPoints: -characterOffer.price }]]]),
  );
});

test('price: a crest, a cathedral and the next level say what technologies and tablets let off', () => {
  const p = position(4, { ...SILVER, technologies: ['character', 'king', 'architect'] })
    .turn(0)
    .give(0, { levels: [1, 0, 3] });
  const { buildings } = p.g;
  expect(priceOf(p, 'crest 1')).toEqual([
    [
      ['cost.crest', { food: -buildings[0].food }],
      ['less.technology', { food: 1 }],
    ],
  ]);
  // The seventh cathedral has the cost tile of five stone.
  const { stoneLess, price } = p.g.tables.technologies;
  expect(priceOf(p, `cathedral ${CATHEDRALS[6]}`)).toEqual([
    [
      ['cost.cathedral', { stone: -5 }],
      ['less.technology', { stone: stoneLess }],
    ],
  ]);
  expect(priceOf(p, 'technology king')).toEqual([[['cost.technology', { silver: -price[0] }]]]);
  expect(priceOf(p, 'nothing here')).toEqual([]);
});
