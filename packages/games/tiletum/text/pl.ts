import type { GameTexts } from '@guildhall/kernel';
import { rules } from './pl/rules/index.ts';
import { words } from './pl/words.ts';

export const pl: GameTexts = { ...words, rules };
