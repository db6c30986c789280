/** What a kind of action is for, and when it is a good idea: loaded when somebody asks or is told. */
import { manifestOf } from '@guildhall/games';
import type { Language } from '@guildhall/kernel';
import { useCallback } from 'react';
import { Loaded } from '../../registry/loaded.ts';

export interface Advice {
  readonly why: string;
  readonly when: string;
}

const advices = new Loaded(
  async (game: string, language: Language): Promise<Readonly<Record<string, Advice>>> =>
    (await (await manifestOf(game)?.advice?.())?.[language]())?.advice ?? {},
);

/** The names of chapters begin with it. */
const CHAPTER = 'rules.';

/** For components: the advice about groups of actions, by the ids that the board gives them. */
export function useAdvice(game: string, language: Language): (group: string) => Advice | undefined {
  const all = advices.read(game, language);
  return useCallback((group) => all[group.slice(CHAPTER.length)], [all]);
}
