import type { GameWords } from '@guildhall/kernel';
import { board } from './board.ts';
import { forms } from './forms.ts';
import { actions, log, prompts } from './messages.ts';
import { names } from './names.ts';

export const words: GameWords = {
  title: 'Age of Innovation',
  names: { ...names, ...forms },
  prompts,
  actions,
  log,
  board,
};
