/** What bots expect of a position. */
import { deciders, randomFrom, readOptions, settle } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { inventions } from '../rules/index.ts';
import { position } from './position.ts';

/** The estimates of each seat, by what it sees, added up over every decision of a random game. */
function sumsOver(players: number): number[] {
  const rules = inventions.rules(readOptions(inventions.options, { players }));
  const seed = `estimate ${players}`;
  const random = randomFrom(seed);
  const state = rules.setup(seed);
  const sums = new Array<number>(players).fill(0);
  settle(rules, state);
  for (let [seat] = deciders(state); seat !== undefined; [seat] = deciders(state)) {
    for (let of = 0; of < players; of++)
      sums[of] += rules.estimate?.(rules.view(state, of), of) ?? Number.NaN;
    const legal = rules.legal(state, seat);
    rules.apply(state, seat, legal[random.below(legal.length)]);
    settle(rules, state);
  }
  return sums;
}

describe('the estimate', () => {
  // Another figure is no mistake in itself: the rules or the judgement changed. How well the bots play has then to be
  // measured again (`npm run arena`), and the figures here are set anew.
  test.each([
    [2, [6276.589726, 5457.545269]],
    [3, [10333.385415, 9073.022889, 8504.490924]],
    [4, [14701.30119, 14236.457771, 13948.897126, 11953.438304]],
  ])(
    'of every position of a random game of %i is the one that the bots were measured with',
    (players, sums) => {
      const found = sumsOver(players);
      for (const [seat, sum] of sums.entries()) expect(found[seat]).toBeCloseTo(sum, 5);
    },
  );

  test('is the score when the game is over', () => {
    const p = position().give(0, { points: 31, influence: 9 });
    p.state.phase = 'end';
    expect(p.rules.estimate?.(p.state, 0)).toBe(31);
  });
});
