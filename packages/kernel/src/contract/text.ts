/** Texts of a game, one bundle a language. Messages are ICU MessageFormat. */
import type { RuleId } from './game.ts';

export const LANGUAGES = ['en', 'pl', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface RuleText {
  readonly title: string;
  readonly text: string;
  /** Where the sources disagree or are silent: what was chosen and why. Empty where there was nothing to choose. */
  readonly ruling: string;
}

/** All but the rules: what a table needs at every moment. */
export interface GameWords {
  readonly title: string;
  /** Names of things by key: factions, buildings, tiles, counts, options and their values. */
  readonly names: Readonly<Record<string, string>>;
  /** The prompt of a decision, by kind of obligation. */
  readonly prompts: Readonly<Record<string, string>>;
  /** What an action does, by kind of action. */
  readonly actions: Readonly<Record<string, string>>;
  /** Log lines by kind of event. */
  readonly log: Readonly<Record<string, string>>;
  /** What only the drawn board says. */
  readonly board: Readonly<Record<string, string>>;
}

export type RuleTexts = Readonly<Record<RuleId, RuleText>>;

export interface GameTexts extends GameWords {
  readonly rules: RuleTexts;
}

export type AllTexts = Readonly<Record<Language, GameTexts>>;

/**
 * What a message is given, by argument, already in the reader's language:
 *
 * - `name`: the name that a key of `names` has; `names`: several of them, joined into one text;
 * - `place`: a place of the map, written as it is; `places`: several of them, joined into one text;
 * - `number`: passed as a number, so that the plural fits;
 * - `flag`: `true` or `false`;
 * - `word`: a key that no name has, by which the message chooses its form.
 *
 * Log messages also get `{seat}`, the name of the player, which no table lists.
 */
export type Argument = 'name' | 'names' | 'place' | 'places' | 'number' | 'flag' | 'word';

/** The arguments of messages by their kinds. */
export type MessageArguments<K extends string = string> = Readonly<
  Record<K, Readonly<Record<string, Argument>>>
>;
