import { manifestOf } from '@guildhall/games';
import { games } from '@guildhall/games/all';
import { deciders, LANGUAGES, randomFrom, Table } from '@guildhall/kernel';
import { paintWith, widthOf } from '@guildhall/terminal-kit';
import { expect, test } from 'vitest';
import { Words } from '../src/game-words.ts';
import { boardOf } from '../src/terminal/boards.ts';

const { game, texts } = games.get('inventions')!;
const manifest = manifestOf('inventions')!;

const TABLES = LANGUAGES.flatMap((language) => [2, 4].map((players) => ({ language, players })));

test.each(TABLES)(
  '$language, $players players: every position fits, every action has words',
  async ({ language, players }) => {
    const table: Table = new Table(game, { players }, 'terminal');
    const words = new Words(texts, language);
    const { rules, options } = table;
    const board = await boardOf(manifest, { words, paint: paintWith(false), rules, options });
    const random = randomFrom('terminal');
    const kinds = new Set<string>();
    while (!table.over) {
      const [seat] = deciders(table.state());
      const view = table.view(seat);
      if (table.length % 5 === 0)
        for (const line of board.draw(view)) expect(widthOf(line), line).toBeLessThanOrEqual(100);
      const legal = rules.legal(view, seat);
      for (const action of legal) {
        kinds.add(action.kind);
        const values = { ...rules.notation.arguments(action), ...board.details?.(action) };
        expect(words.action(action.kind, values), action.kind).toMatch(/^[^{}]+$/);
      }
      table.play(seat, rules.notation.write(legal[random.below(legal.length)]));
    }
    expect(kinds.size).toBeGreaterThan(25);
  },
);

test('goals of others are not shown', async () => {
  const table: Table = new Table(game, { players: 3 }, 'goals');
  const { rules, options } = table;
  const words = new Words(texts, 'en');
  const board = await boardOf(manifest, { words, paint: paintWith(false), rules, options });
  const goals = (seat: number): number =>
    board.draw(table.view(seat)).filter((line) => line.startsWith('  Goals: ')).length;
  expect([0, 1, 2].map(goals)).toEqual([1, 1, 1]);
});
