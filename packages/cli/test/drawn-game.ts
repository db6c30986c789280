/** A random game in the terminal: every fifth position is drawn, and every action that is offered is put into words. */
import { manifestOf } from '@guildhall/games';
import { games } from '@guildhall/games/all';
import { deciders, type Language, randomFrom, Table } from '@guildhall/kernel';
import { paintWith, widthOf } from '@guildhall/terminal-kit';
import { expect } from 'vitest';
import { Words } from '../src/game-words.ts';
import { boardOf } from '../src/terminal/boards.ts';

/** A table with its words and its board. */
export async function drawnTable(
  id: string,
  options: Readonly<Record<string, unknown>>,
  seed: string,
  language: Language = 'en',
) {
  const { game, texts } = games.get(id)!;
  const table: Table = new Table(game, options, seed);
  const words = new Words(texts, language);
  const maker = { words, paint: paintWith(false), rules: table.rules, options: table.options };
  return { table, words, board: await boardOf(manifestOf(id)!, maker) };
}

/** Holds every drawing and every sentence to what a terminal can show, and returns the kinds of actions seen. */
export async function checkDrawnGame(
  id: string,
  options: Readonly<Record<string, unknown>>,
  language: Language,
): Promise<ReadonlySet<string>> {
  const { table, words, board } = await drawnTable(id, options, 'terminal', language);
  const { rules } = table;
  const random = randomFrom('terminal');
  const kinds = new Set<string>();
  while (!table.over) {
    const [seat] = deciders(table.state());
    const view = table.view(seat);
    if (table.length % 5 === 0)
      for (const line of board.draw(view)) {
        expect(widthOf(line), line).toBeLessThanOrEqual(100);
        expect(line).not.toMatch(/undefined|NaN|null/);
      }
    const legal = rules.legal(view, seat);
    for (const action of legal) {
      kinds.add(action.kind);
      const values = { ...rules.notation.arguments(action), ...board.details?.(action) };
      expect(words.action(action.kind, values), action.kind).toMatch(/^[^{}]+$/);
    }
    table.play(seat, rules.notation.write(legal[random.below(legal.length)]));
  }
  return kinds;
}
