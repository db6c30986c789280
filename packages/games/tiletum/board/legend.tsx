/** Every icon of the board, with its name. */
import { type LegendEntry, legendEntries, type Words } from '@guildhall/board-kit';
import { GameIcon, type GameIconName } from './icons.tsx';

const ICONS: readonly GameIconName[] = [
  'gold',
  'food',
  'wool',
  'stone',
  'iron',
  'silver',
  'points',
  'plus',
  'merchant',
  'merchantStep',
  'architect',
  'architectStep',
  'character',
  'contract',
  'king',
  'joker',
  'seeker',
  'house',
  'pillar',
  'mine',
  'crest',
  'cathedral',
  'fair',
  'building',
  'goods',
  'identical',
  'die',
  'corruption',
  'tablet',
  'technology',
  'cardinal',
];

export const legendOf = (words: Words): Promise<readonly LegendEntry[]> =>
  legendEntries(words, ICONS, (name) => <GameIcon name={name} size={1.6} />, {
    en: () => import('../text/en/legend.ts'),
    pl: () => import('../text/pl/legend.ts'),
    uk: () => import('../text/uk/legend.ts'),
  });
