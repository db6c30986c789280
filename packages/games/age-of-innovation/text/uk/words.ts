import type { GameWords } from '@guildhall/kernel';
import { board } from './board.ts';
import { forms } from './forms.ts';
import { messages } from './messages.ts';
import { names } from './names.ts';

export const words: GameWords = { title: 'Ера інновацій', names: { ...names, ...forms }, ...messages, board };
