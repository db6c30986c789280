/** The boards of the games, each loaded when a table of it is opened. A game without a board has a generic table. */
import type { BoardMaker } from '@guildhall/board-kit';
import { manifestOf } from '@guildhall/games';
import { Loaded } from './loaded.ts';

export const makers = new Loaded(
  async (game: string): Promise<BoardMaker | null> => (await manifestOf(game)?.board?.()) ?? null,
);

export const genericBoards = new Loaded(
  async () => (await import('../table/board/generic-board.tsx')).genericBoard,
);
