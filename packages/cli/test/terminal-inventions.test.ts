import { LANGUAGES } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { checkDrawnGame, drawnTable } from './drawn-game.ts';

const TABLES = LANGUAGES.flatMap((language) => [2, 4].map((players) => ({ language, players })));

test.each(TABLES)(
  '$language, $players players: every position fits, every action has words',
  async ({ language, players }) => {
    const kinds = await checkDrawnGame('inventions', { players }, language);
    expect(kinds.size).toBeGreaterThan(25);
  },
);

test('goals of others are not shown', async () => {
  const { table, board } = await drawnTable('inventions', { players: 3 }, 'goals');
  const goals = (seat: number): number =>
    board.draw(table.view(seat)).filter((line) => line.startsWith('  Goals: ')).length;
  expect([0, 1, 2].map(goals)).toEqual([1, 1, 1]);
});
