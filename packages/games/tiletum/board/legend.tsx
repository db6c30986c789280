/** Every icon of the board, with its name. */
import { type LegendEntry, legendEntries, type SeatLook, type Words } from '@guildhall/board-kit';
import { GameIcon, type GameIconName } from './icons.tsx';
import { Piece } from './pieces.tsx';

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

/** Behind the icons: how the pillars and mines of the players are told apart. */
export async function legendOf(words: Words, looks: readonly SeatLook[]): Promise<readonly LegendEntry[]> {
  const icons = await legendEntries(words, ICONS, (name) => <GameIcon name={name} size={1.6} />, {
    en: () => import('../text/en/legend.ts'),
    pl: () => import('../text/pl/legend.ts'),
    uk: () => import('../text/uk/legend.ts'),
  });
  return [
    ...icons,
    ...looks.map((look) => ({
      id: look.fill,
      icon: (
        <svg viewBox="-14 -14 44 28" width="2.6em" height="1.65em" aria-hidden>
          <Piece kind="pillar" look={look} x={-5} y={0} />
          <Piece kind="mine" look={look} x={16} y={1} />
        </svg>
      ),
      label: words.say('piecesOf', { owner: look.name }),
    })),
  ];
}
