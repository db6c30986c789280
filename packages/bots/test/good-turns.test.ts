/** How the easy bot chooses: good turns, not always the best, and never a clumsy end of one. */
import { randomFrom, readOptions } from '@guildhall/kernel';
import { type BazaarAction, type BazaarState, bazaar } from '@guildhall/kernel/bazaar';
import { expect, test } from 'vitest';
import { oneOfTheGood } from '../src/good-turns.ts';
import { levelBot, playMatch, type Turn } from '../src/index.ts';
import { positionsOf } from './positions.ts';

const rules = bazaar.rules(readOptions(bazaar.options, { players: 3 }));
const positions = await positionsOf(rules, 'good turns');
const [state, legal] = positions
  .map((position) => [position.state, rules.legal(position.state, position.seat)] as const)
  .reduce((most, other) => (other[1].length > most[1].length ? other : most));
const [first, second, third] = legal;

function turn(value: number, ...actions: BazaarAction[]): Turn<BazaarState, BazaarAction> {
  return { actions, state, value, isWhole: true, beginning: 0 };
}

/** How often each turn is chosen in so many tries. */
function timesChosen(turns: readonly Turn<BazaarState, BazaarAction>[], slip: number): number[] {
  const random = randomFrom('slips');
  const counts = turns.map(() => 0);
  for (let count = 0; count < 4000; count++)
    counts[turns.indexOf(oneOfTheGood(turns, slip, rules.notation.write, random))] += 1;
  return counts;
}

test('a turn that looks worse is chosen as rarely as the slip says', () => {
  const [best, good, bad] = timesChosen([turn(50, first), turn(48, second), turn(30, third)], 2);
  expect(best / good).toBeCloseTo(Math.E, 0);
  expect(bad).toBeLessThan(5);
});

test('what is begun is done as well as possible', () => {
  const [, clumsy, other] = timesChosen([turn(50, first, second), turn(50, first), turn(50, third)], 2);
  expect(clumsy).toBe(0);
  expect(other).toBeGreaterThan(1500);
});

test('easy does better than random', async () => {
  const bots = [levelBot('easy'), levelBot('random'), levelBot('random')];
  let lead = 0;
  for (let game = 0; game < 8; game++) {
    const { totals } = await playMatch(rules, `easy ${game}`, bots);
    lead += totals[0] - (totals[1] + totals[2]) / 2;
  }
  expect(lead).toBeGreaterThan(0);
});
