/**
 * Why the kernel's own rules refuse something, in words; refusals by the rules of a game are worded by its texts. Not
 * part of the kernel's index, so that a page loads one language only.
 */
import type { Refusal } from '../contract/game.ts';
import type { Language } from '../contract/text.ts';
import type { KernelRule } from '../engine/play.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { uk } from './uk.ts';

const WORDS: Readonly<Record<Language, Readonly<Record<KernelRule, string>>>> = { en, pl, uk };

/** The words of a refusal; null where a rule of the game refuses. */
export function kernelRefusalWords({ rule }: Refusal, language: Language): string | null {
  const words: Readonly<Record<string, string>> = WORDS[language];
  return Object.hasOwn(words, rule) ? words[rule] : null;
}
