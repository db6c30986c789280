import type { GameWords } from '@guildhall/kernel';
import { actions, log, prompts } from './messages.ts';
import { names } from './names.ts';

export const words: GameWords = {
  title: 'Inventions: Evolution of Ideas',
  names,
  prompts,
  actions,
  log,
  board: {},
};
