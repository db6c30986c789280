/** Every icon of the board, with its name. */
import type { LegendEntry, Words } from '@guildhall/board-kit';
import type { Language } from '@guildhall/kernel';
import { Sign, type SignName } from './signs.tsx';

const ICONS: readonly SignName[] = [
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
    icon: <Sign name={name} size={1.6} />,
    label: legend[name] ?? words.name(name),
  }));
}
