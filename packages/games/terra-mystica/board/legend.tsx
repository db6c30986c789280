/** Every icon of the board, with its name. */
import { Icon, type IconName, type LegendEntry, type Words } from '@guildhall/board-kit';
import type { Language } from '@guildhall/kernel';

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
    icon: <Icon name={name} size={1.6} />,
    label: legend[name] ?? words.name(name),
  }));
}
