/** Answers by which nothing is lost: what games call so, at positions of random games. */
import { games } from '@guildhall/games/all';
import { answer, play } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { randomGameOf } from './games.ts';

const WITH = [...games.values()].filter(({ game }) => game.costless !== undefined).map(({ game }) => game);

test('two games have such', () => {
  expect(WITH.map(({ id }) => id)).toEqual(['terra-mystica', 'age-of-innovation']);
});

test.each(WITH)(
  '$id: they cost no points, and answer nothing that does',
  { timeout: 60_000 },
  ({ id, costless = [] }) => {
    let free = 0;
    let paid = 0;
    for (let seed = 0; seed < 12; seed++) {
      randomGameOf(id, { players: 4 }, `free ${seed}`, (table) => {
        const [seat] = table.deciders();
        const { rules } = table;
        const view = table.view(seat);
        const { action } = answer(rules, view, seat, { plans: [], orders: costless });
        const offer = rules.legal(view, seat, 'leech').find(({ kind }) => kind === 'leech');
        if (action === null && offer !== undefined) {
          const after = rules.clone(view);
          play(rules, after, seat, offer);
          expect(rules.counts(after, seat).points).toBeLessThan(rules.counts(view, seat).points);
          paid += 1;
        }
        if (action === null) return false;
        const after = rules.clone(view);
        expect(play(rules, after, seat, action).ok).toBe(true);
        expect(rules.counts(after, seat).points).toBe(rules.counts(view, seat).points);
        free += 1;
        return false;
      });
    }
    expect(free).toBeGreaterThan(0);
    expect(paid).toBeGreaterThan(0);
  },
);
