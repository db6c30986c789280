import type { GameTexts } from '@guildhall/kernel';
import { rules } from './uk/rules/index.ts';
import { words } from './uk/words.ts';

export const uk: GameTexts = { ...words, rules };
