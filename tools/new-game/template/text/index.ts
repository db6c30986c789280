/**
 * The words of the game. Messages get their arguments in the reader's language; the tables below say which arguments a
 * message has: a `name` is a key of `names`, a `number` is passed as a number, so that the plural fits. Log messages
 * also get `{seat}`, the name of the player.
 */
import type { AllTexts, MessageArguments } from '@guildhall/kernel';
import { rules as enRules } from './en/rules.ts';
import { words as enWords } from './en/words.ts';
import { rules as plRules } from './pl/rules.ts';
import { words as plWords } from './pl/words.ts';
import { rules as ukRules } from './uk/rules.ts';
import { words as ukWords } from './uk/words.ts';

/** The arguments of an action, as its row defines them. */
export const ACTION_ARGUMENTS = {
  buy: { spice: 'name' },
  pass: {},
  sell: {},
} as const satisfies MessageArguments;

/** The facts of an obligation. */
export const PROMPT_ARGUMENTS = {
  turn: { contract: 'name' },
  round: {},
  scoring: {},
} as const satisfies MessageArguments;

/** The data of a log event. */
export const LOG_ARGUMENTS = {
  roundStarted: { round: 'number', die: 'number', coins: 'number' },
  bought: { spice: 'name', price: 'number' },
  unloaded: { spice: 'name' },
  sold: { coins: 'number' },
  passed: {},
  contractShown: { contract: 'name' },
  left: {},
} as const satisfies MessageArguments;

export const texts: AllTexts = {
  en: { ...enWords, rules: enRules },
  pl: { ...plWords, rules: plRules },
  uk: { ...ukWords, rules: ukRules },
};
