/** Every icon of the board, with its name. */
import type { LegendEntry, Words } from '@guildhall/board-kit';
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

/** Those whose name is not that of a thing. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  'flight',
  'steps',
  'stepsEach',
  'edge',
  'riverside',
  'groups',
  'shapes',
  'pass',
  'again',
]);

export function legendOf(words: Words): readonly LegendEntry[] {
  return ICONS.map((name) => ({
    id: name,
    icon: <Sign name={name} size={1.6} />,
    label: OWN_WORDS.has(name) ? words.say(`legend.${name}`) : words.name(name),
  }));
}
