import type { GameTexts } from '@guildhall/kernel';
import { rules } from './en/rules/index.ts';
import { words } from './en/words.ts';

export const en: GameTexts = { ...words, rules };
