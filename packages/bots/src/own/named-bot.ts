/** How bots are named on a command line. */
import { LEVELS, type Player } from '../levels.ts';

/** A module that exports a bot, or a program that speaks the protocol; the words after it are for itself. */
export interface OwnNamedBot {
  readonly kind: 'module' | 'program';
  /** As it was typed. */
  readonly name: string;
  readonly words: readonly string[];
}

export type NamedBot =
  | { readonly kind: 'level'; readonly name: string; readonly level: Player }
  | OwnNamedBot;

export const OWN_NAMED_BOTS = 'a module such as ./my-bot.ts, a program such as "python3 my-bot.py"';
export const NAMED_BOTS = `${LEVELS.join(', ')}, ${OWN_NAMED_BOTS}`;

const MODULE = /\.[cm]?[jt]s$/;

/** A single word that is no level is a program only if it is a path: otherwise it is more likely a slip of the pen. */
export function readBot(text: string): NamedBot | null {
  const name = text.trim();
  const level = LEVELS.find((one) => one === name);
  if (level !== undefined) return { kind: 'level', name, level };
  const words = name.split(/\s+/);
  if (MODULE.test(words[0])) return { kind: 'module', name, words };
  return words.length > 1 || name.includes('/') ? { kind: 'program', name, words } : null;
}
