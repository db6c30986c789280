import type { GameManifest } from '../manifest.ts';

export const manifest: GameManifest = {
  id: 'age-of-innovation',
  order: 2,
  titles: { en: 'Age of Innovation', pl: 'Era Innowacji', uk: 'Ера інновацій' },
  players: { least: 1, most: 5, usual: 4 },
  pitch: {
    en: 'Build, teach and invent: no two games start with the same faction.',
    pl: 'Buduj, nauczaj i wynajduj: za każdym razem z inną frakcją.',
    uk: 'Будуйте, навчайте й винаходьте: щоразу з іншою фракцією.',
  },
  minutes: { least: 80, most: 200 },
  weight: 5,
  picture: new URL('./picture.svg', import.meta.url).href,
  firstPlay: {},
  game: async () => (await import('./index.ts')).ageOfInnovation,
  words: {
    en: () => import('./text/en/words.ts'),
    pl: () => import('./text/pl/words.ts'),
    uk: () => import('./text/uk/words.ts'),
  },
  rules: {
    en: () => import('./text/en/rules/index.ts'),
    pl: () => import('./text/pl/rules/index.ts'),
    uk: () => import('./text/uk/rules/index.ts'),
  },
  values: {
    en: () => import('./text/en/values.ts'),
    pl: () => import('./text/pl/values.ts'),
    uk: () => import('./text/uk/values.ts'),
  },
  about: {
    en: () => import('./text/en/about.ts'),
    pl: () => import('./text/pl/about.ts'),
    uk: () => import('./text/uk/about.ts'),
  },
  advice: async () => (await import('./learning.ts')).advice,
  sums: async () => (await import('./learning.ts')).sums,
  tables: async () => (await import('./data/index.ts')).sourcedTables,
  board: async () => (await import('@guildhall/games/age-of-innovation/board')).board,
  lessons: {
    list: [{ id: 'first-game', minutes: 14 }],
    load: () => import('./lessons/index.ts'),
    texts: {
      en: () => import('./lessons/text/en.ts'),
      pl: () => import('./lessons/text/pl.ts'),
      uk: () => import('./lessons/text/uk.ts'),
    },
  },
  guide: async () => (await import('./learning.ts')).guide,
  compendium: async () => (await import('./learning.ts')).compendium,
  texts: async () => (await import('./text/index.ts')).texts,
  terminal: async () => (await import('./terminal/index.ts')).terminalBoard,
  compendiumCount: async () => (await import('./compendium/count.ts')).count,
  samples: async () => (await import('./samples.ts')).samples,
};
