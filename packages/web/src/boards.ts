/** The boards of the games, each loaded when a table of it is opened. A game that is not here has a generic table. */
import type { BoardMaker } from '@guildhall/board-kit';
import { Loaded } from './loaded.ts';

const BOARDS: Readonly<Record<string, () => Promise<BoardMaker>>> = {
  'age-of-innovation': async () => (await import('@guildhall/age-of-innovation/board')).board,
  inventions: async () => (await import('@guildhall/inventions/board')).board,
  'terra-mystica': async () => (await import('@guildhall/terra-mystica/board')).board,
};

export const makers = new Loaded(
  async (game: string): Promise<BoardMaker | null> => (Object.hasOwn(BOARDS, game) ? BOARDS[game]() : null),
);
