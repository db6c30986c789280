import type { GameManifest } from '../manifest.ts';

export const manifest: GameManifest = {
  id: 'tiletum',
  order: 4,
  titles: { en: 'Tiletum', pl: 'Tiletum', uk: 'Tiletum' },
  players: { least: 1, most: 4, usual: 4 },
  pitch: {
    en: 'Draft dice, travel across Europe and help to raise its cathedrals.',
    pl: 'Wybieraj kości, podróżuj po Europie i pomagaj wznosić katedry.',
    uk: 'Беріть кубики, мандруйте Європою та допомагайте будувати собори.',
  },
  minutes: { least: 60, most: 120 },
  weight: 3,
  picture: new URL('./picture.svg', import.meta.url).href,
  firstPlay: { actionTiles: 'printed' },
  game: async () => (await import('./index.ts')).tiletum,
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
  board: async () => (await import('@guildhall/games/tiletum/board')).board,
  lessons: {
    list: [
      { id: 'first-game', minutes: 15 },
      { id: 'silver', minutes: 11 },
    ],
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
  balance: async () => (await import('./balance/index.ts')).balance,
  calibration: async () => (await import('./calibration.ts')).calibration,
  compendiumCount: async () => (await import('./compendium/count.ts')).count,
  samples: async () => (await import('./samples.ts')).samples,
};
