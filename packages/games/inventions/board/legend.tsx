/** Every icon of the board, with its name. */
import type { LegendEntry, Words } from '@guildhall/board-kit';
import { GameIcon, type GameIconName } from './icons.tsx';

const ICONS: readonly GameIconName[] = [
  'points',
  'present',
  'invent',
  'innovate',
  'share',
  'callSpecialists',
  'gainInfluence',
  'travel',
  'eureka',
  'sendDiplomat',
  'recallDiplomat',
  'sendOrRecall',
  'influence',
  'scholar',
  'specialist',
  'merchant',
  'artisan',
  'thinker',
  'exhausted',
  'citizen',
  'citizensOnMap',
  'supply',
  'bringHome',
  'build',
  'economyMarker',
  'discount',
  'turnOrder',
  'economy',
  'culture',
  'technology',
  'wealth',
  'joker',
  'diplomats',
  'sages',
  'tokens',
  'ideas',
  'inventions',
  'markers',
  'era',
  'waitingTiles',
  'builtTiles',
  'knowledge',
  'milestones',
  'personalGoals',
  'epochPillar',
  'seasonPillar',
  'chronos',
];

/** Those whose name is not that of a thing. */
const OWN_WORDS: ReadonlySet<string> = new Set(['exhausted']);

export function legendOf(words: Words): readonly LegendEntry[] {
  return ICONS.map((name) => ({
    id: name,
    icon: <GameIcon name={name} size={1.6} />,
    label: OWN_WORDS.has(name) ? words.say(`legend.${name}`) : words.name(name),
  }));
}
