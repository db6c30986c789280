/** Every icon of the board, with its name. */
import type { LegendEntry, Words } from '@guildhall/board-kit';
import type { Language } from '@guildhall/kernel';
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

/** Words for those whose name is not that of a thing; loaded with the rest of this file, when somebody asks. */
const WORDS: Readonly<
  Record<Language, () => Promise<{ readonly legend: Readonly<Record<string, string>> }>>
> = {
  en: () => import('../text/en/legend.ts'),
  pl: () => import('../text/pl/legend.ts'),
  uk: () => import('../text/uk/legend.ts'),
};

export async function legendOf(words: Words): Promise<readonly LegendEntry[]> {
  const { legend } = await WORDS[words.language as Language]();
  return ICONS.map((name) => ({
    id: name,
    icon: <GameIcon name={name} size={1.6} />,
    label: legend[name] ?? words.name(name),
  }));
}
