import type { BoardWords } from '../en/board.ts';

export const board: BoardWords = {};
