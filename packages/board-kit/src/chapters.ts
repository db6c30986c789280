/** Actions are offered under the chapters of the rules that introduce them. */
import type { Action } from '@guildhall/kernel';
import type { OfferGroup, Words } from './board.ts';

export interface Chapter {
  /** As the names have it, under `rules.`. */
  readonly chapter: string;
  readonly rank: number;
  /** The rule that introduces the action. */
  readonly rule: string;
}

export function offersByChapter<A extends Action>(chapterOf: (action: A) => Chapter) {
  return {
    groupOf(words: Words, action: A): OfferGroup {
      const { chapter, rank } = chapterOf(action);
      const key = `rules.${chapter}`;
      return { id: key, title: words.name(key), rank };
    },
    introductionOf: (action: A): string => chapterOf(action).rule,
  };
}
