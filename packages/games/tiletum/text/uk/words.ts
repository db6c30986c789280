import type { GameWords } from '@guildhall/kernel';
import { messages } from './messages.ts';
import { names } from './names.ts';

export const words: GameWords = { title: 'Tiletum', names, ...messages, board: {} };
