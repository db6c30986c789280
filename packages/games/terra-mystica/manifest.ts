import type { GameManifest } from '../manifest.ts';

export const manifest: GameManifest = {
  id: 'terra-mystica',
  order: 1,
  titles: { en: 'Terra Mystica', pl: 'Terra Mystica', uk: 'Terra Mystica' },
  players: { least: 2, most: 5, usual: 4 },
  pitch: {
    en: 'Terraform the land, build out your faction and let your neighbours give you power.',
    pl: 'Przekształcaj teren, rozwijaj swoją rasę i czerp moc od sąsiadów.',
    uk: 'Змінюйте землі, розбудовуйте свою фракцію та беріть силу від сусідів.',
  },
  minutes: { least: 60, most: 150 },
  weight: 4,
  picture: new URL('./picture.svg', import.meta.url).href,
  firstPlay: { factionChoice: 'firstGame' },
  game: async () => (await import('./index.ts')).terraMystica,
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
  board: async () => (await import('@guildhall/games/terra-mystica/board')).board,
  lessons: {
    list: [{ id: 'first-game', minutes: 12 }],
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
  teaching: async () => (await import('./teaching.ts')).teaching,
  samples: async () => (await import('./samples.ts')).samples,
};
