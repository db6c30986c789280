import type { GameManifest } from '@guildhall/games';

export const manifest: GameManifest = {
  id: 'spice-quay',
  order: 100,
  titles: { en: 'Spice Quay', pl: 'Spice Quay', uk: 'Spice Quay' },
  players: { least: 2, most: 2, usual: 2 },
  pitch: {
    en: 'Buy spices, sell pearls and sail home with the most coins.',
    pl: 'Kupuj przyprawy, sprzedawaj perły i wróć z największą liczbą monet.',
    uk: 'Купуйте прянощі, продавайте перли й повертайтеся з найбільшою кількістю монет.',
  },
  minutes: { least: 5, most: 10 },
  weight: 1,
  firstPlay: {},
  game: async () => (await import('./index.ts')).spiceQuay,
  words: {
    en: () => import('./text/en/words.ts'),
    pl: () => import('./text/pl/words.ts'),
    uk: () => import('./text/uk/words.ts'),
  },
  rules: {
    en: () => import('./text/en/rules.ts'),
    pl: () => import('./text/pl/rules.ts'),
    uk: () => import('./text/uk/rules.ts'),
  },
  values: {
    en: () => import('./text/en/values.ts'),
    pl: () => import('./text/pl/values.ts'),
    uk: () => import('./text/uk/values.ts'),
  },
  tables: async () => (await import('./data/index.ts')).sourcedTables,
  texts: async () => (await import('./text/index.ts')).texts,
};
