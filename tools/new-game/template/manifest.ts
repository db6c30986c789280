import type { GameManifest } from '@guildhall/games';

export const manifest: GameManifest = {
  id: 'spice-quay',
  order: 100,
  titles: { en: 'Spice Quay', pl: 'Spice Quay', uk: 'Spice Quay' },
  players: { least: 2, most: 2, usual: 2 },
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
