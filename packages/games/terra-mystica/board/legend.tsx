/** Every icon of the board, with its name. */
import { Icon, type IconName, type LegendEntry, type Words } from '@guildhall/board-kit';

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

/** Those whose name is not that of a thing. */
const OWN_WORDS: ReadonlySet<string> = new Set(['cult', 'pass']);

export function legendOf(words: Words): readonly LegendEntry[] {
  return ICONS.map((name) => ({
    id: name,
    icon: <Icon name={name} size={1.6} />,
    label: OWN_WORDS.has(name) ? words.say(`legend.${name}`) : words.name(name),
  }));
}
