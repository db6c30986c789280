/** What is there for those who learn the game, besides the lessons; every page loads the manifest, and only few this. */
import type { GameCompendium } from '../compendium.ts';
import type { GameGuide } from '../guide.ts';
import type { GameAdvice, GameSums } from '../manifest.ts';

export const guide: GameGuide = {
  load: () => import('./guide/index.ts'),
  texts: {
    en: () => import('./guide/text/en.ts'),
    pl: () => import('./guide/text/pl.ts'),
    uk: () => import('./guide/text/uk.ts'),
  },
};

export const compendium: GameCompendium = {
  load: () => import('./compendium/index.ts'),
  texts: {
    en: () => import('./compendium/text/en.ts'),
    pl: () => import('./compendium/text/pl.ts'),
    uk: () => import('./compendium/text/uk.ts'),
  },
  counted: () => import('./compendium/counted.ts'),
};

export const advice: GameAdvice = {
  en: () => import('./text/en/advice.ts'),
  pl: () => import('./text/pl/advice.ts'),
  uk: () => import('./text/uk/advice.ts'),
};

export const sums: GameSums = {
  load: () => import('./rules/sums.ts'),
  texts: {
    en: () => import('./text/en/sums.ts'),
    pl: () => import('./text/pl/sums.ts'),
    uk: () => import('./text/uk/sums.ts'),
  },
};
