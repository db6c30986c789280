/** Every icon of the board, with its name. */
import { type LegendEntry, legendEntries, type Words } from '@guildhall/board-kit';
import { Icon, type IconName } from '../../terra/board/index.ts';

const ICONS: readonly IconName[] = [
  'coins',
  'workers',
  'priests',
  'power',
  'points',
  'dwelling',
  'tradingHouse',
  'temple',
  'sanctuary',
  'stronghold',
  'spades',
  'digging',
  'shipping',
  'bridges',
  'towns',
  'keys',
  'fire',
  'water',
  'earth',
  'air',
  'cult',
  'pass',
];

export const legendOf = (words: Words): Promise<readonly LegendEntry[]> =>
  legendEntries(words, ICONS, (name) => <Icon name={name} size={1.6} />, {
    en: () => import('../text/en/legend.ts'),
    pl: () => import('../text/pl/legend.ts'),
    uk: () => import('../text/uk/legend.ts'),
  });
