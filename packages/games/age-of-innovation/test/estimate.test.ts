import { isOver, playRandomGame, randomFrom, readOptions } from '@guildhall/kernel';
import { walkRandomGame } from '@guildhall/kernel/testkit';
import { expect, test } from 'vitest';
import { ageOfInnovation } from '../rules/index.ts';
import { position } from './position.ts';

const rules = ageOfInnovation.rules(readOptions(ageOfInnovation.options, { players: 2 }));

test('the estimate of a finished game is its points', () => {
  const { state } = playRandomGame(rules, 'estimate', randomFrom('estimate'));
  expect(isOver(state)).toBe(true);
  const { totals } = rules.outcome(state);
  expect(totals.map((_, seat) => rules.estimate?.(state, seat))).toEqual(totals);
});

test('there is an estimate at every moment, the same on the view, and something worth a try', () => {
  walkRandomGame(rules, 'moments', randomFrom('moments'), (state, seat) => {
    for (const one of [0, 1]) {
      const estimate = rules.estimate?.(state, one);
      expect(Number.isFinite(estimate)).toBe(true);
      expect(rules.estimate?.(rules.view(state, one), one)).toBe(estimate);
    }
    const actions = rules.legal(state, seat);
    const priorities = rules.priorities?.(state, seat, actions) ?? [];
    expect(priorities).toHaveLength(actions.length);
    expect(Math.max(...priorities)).toBeGreaterThan(0);
  });
});

const two = () =>
  position([
    ['desert', 'illusionists'],
    ['lake', 'felines'],
  ]).turn();

test('more of anything good is worth more', () => {
  const worth = (game: ReturnType<typeof two>): number => game.rules.estimate?.(game.state, 0) ?? 0;
  const bare = worth(two());
  for (const holdings of [
    { coins: 5 },
    { tools: 2 },
    { scholars: 1 },
    { books: { law: 2 } },
    { bowls: [0, 0, 3] as [number, number, number] },
    { levels: { law: 3 } },
    { keys: 1 },
    { shipping: 1 },
    { competencies: ['pointsAndCoins'] },
    { innovations: ['neutralWorkshop'] },
  ])
    expect(worth(two().give(0, holdings)), JSON.stringify(holdings)).toBeGreaterThan(bare);
  expect(worth(two().put(0, 'H1'))).toBeGreaterThan(bare);
});

test('bots leave alone what leads nowhere: exchanges after the action, half-way terrain, worse places of scholars', () => {
  const game = two()
    .put(0, 'H1')
    .give(0, { tools: 9, scholars: 1, bowls: [0, 4, 4] });
  const legal = game.rules.legal(game.state, 0);
  const priorities = game.rules.priorities?.(game.state, 0, legal) ?? [];
  const lines = legal.map((action) => game.g.notation.write(action));
  const of = (line: string): number => priorities[lines.indexOf(line)];
  expect(of('send scholar to law for 3')).toBeGreaterThan(0);
  expect(of('send scholar to law for 1')).toBe(0);
  for (const [at, line] of lines.entries())
    if (line.startsWith('transform')) expect(priorities[at] > 0, line).toBe(line.endsWith('desert'));
  game.play(0, 'send scholar to law for 3');
  const after = game.rules.legal(game.state, 0);
  const later = game.rules.priorities?.(game.state, 0, after) ?? [];
  after.forEach((action, at) => {
    if (action.kind === 'convert' || action.kind === 'burn') expect(later[at]).toBe(0);
  });
});
