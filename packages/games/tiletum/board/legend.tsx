/** Every icon of the board, with its name. */
import { type LegendEntry, legendEntries, type SeatLook, type Words } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
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

/** Behind the icons: how the pillars and mines of the players are told apart, as `draw` draws them. */
export async function legendOf(
  words: Words,
  looks: readonly SeatLook[],
  draw: (look: SeatLook) => ReactNode,
): Promise<readonly LegendEntry[]> {
  const icons = await legendEntries(words, ICONS, (name) => <GameIcon name={name} size={1.6} />, {
    en: () => import('../text/en/legend.ts'),
    pl: () => import('../text/pl/legend.ts'),
    uk: () => import('../text/uk/legend.ts'),
  });
  return [
    ...icons,
    ...looks.map((look) => ({
      id: look.fill,
      icon: draw(look),
      label: words.say('piecesOf', { owner: look.name }),
    })),
  ];
}
