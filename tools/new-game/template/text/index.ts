/** The words of the game. Which arguments a message has, and what each of them is: test/message-arguments.ts. */
import type { AllTexts } from '@guildhall/kernel';
import { rules as enRules } from './en/rules.ts';
import { words as enWords } from './en/words.ts';
import { rules as plRules } from './pl/rules.ts';
import { words as plWords } from './pl/words.ts';
import { rules as ukRules } from './uk/rules.ts';
import { words as ukWords } from './uk/words.ts';

export const texts: AllTexts = {
  en: { ...enWords, rules: enRules },
  pl: { ...plWords, rules: plRules },
  uk: { ...ukWords, rules: ukRules },
};
