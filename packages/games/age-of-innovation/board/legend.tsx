/** Every icon of the board, with its name. */
import { type LegendEntry, legendEntries, type Words } from '@guildhall/board-kit';
import { GameIcon, type GameIconName } from './icons.tsx';

const ICONS: readonly GameIconName[] = [
  'coins',
  'tools',
  'scholars',
  'power',
  'points',
  'books',
  'bankingBooks',
  'lawBooks',
  'engineeringBooks',
  'medicineBooks',
  'workshop',
  'guild',
  'school',
  'university',
  'palace',
  'tower',
  'monument',
  'annexes',
  'spades',
  'terraforming',
  'shipping',
  'flight',
  'bridges',
  'towns',
  'keys',
  'banking',
  'law',
  'engineering',
  'medicine',
  'steps',
  'stepsEach',
  'competencies',
  'innovations',
  'edge',
  'riverside',
  'groups',
  'shapes',
  'pass',
  'again',
  'automa',
];

export const legendOf = (words: Words): Promise<readonly LegendEntry[]> =>
  legendEntries(words, ICONS, (name) => <GameIcon name={name} size={1.6} />, {
    en: () => import('../text/en/legend.ts'),
    pl: () => import('../text/pl/legend.ts'),
    uk: () => import('../text/uk/legend.ts'),
  });
