/** Every icon of the board, with its name. */
import type { LegendEntry, Words } from '@guildhall/board-kit';
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

/** Those whose name is not that of a thing. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  'plus',
  'merchantStep',
  'architectStep',
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
]);

export function legendOf(words: Words): readonly LegendEntry[] {
  return ICONS.map((name) => ({
    id: name,
    icon: <GameIcon name={name} size={1.6} />,
    label: OWN_WORDS.has(name) ? words.say(`legend.${name}`) : words.name(name),
  }));
}
