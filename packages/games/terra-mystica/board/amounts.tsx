/** Counts that change, as signs and numbers. */
import { type Amount, heldAmounts, type Words } from '@guildhall/board-kit';
import { amountsWithPower, Icon, type IconName, SHARED_EVENT_ICONS } from '../../terra/board/index.ts';
import { CULTS } from '../data/index.ts';
import type { Player } from '../rules/index.ts';

const SHOWN: readonly IconName[] = [
  'coins',
  'workers',
  'priests',
  'power',
  'spades',
  'points',
  'keys',
  'shipping',
  'digging',
  'towns',
  ...CULTS,
];

export function amountsOf(words: Words, changes: Readonly<Record<string, number>>): readonly Amount[] {
  return amountsWithPower(words, changes, SHOWN, (name) => <Icon name={name} />);
}

export function goodsAtHand(words: Words, player: Player): readonly Amount[] {
  const { coins, workers, priests, bowl1, bowl2, bowl3 } = player;
  const held = { coins, workers, priests, power: `${bowl1}/${bowl2}/${bowl3}` };
  return heldAmounts(words, held, (name) => <Icon name={name} />);
}

const EVENT_ICONS: Readonly<Record<string, IconName>> = {
  ...SHARED_EVENT_ICONS,
  built: 'dwelling',
  upgraded: 'tradingHouse',
  refusedByAll: 'power',
  sandstorm: 'spades',
  favour: 'cult',
  cultAdvanced: 'cult',
  priestSent: 'priests',
  ordained: 'priests',
  cardTaken: 'card',
  cardReturned: 'card',
  cultReward: 'cult',
  cultScored: 'points',
};

const NAMED_ICONS: readonly string[] = [
  'dwelling',
  'tradingHouse',
  'temple',
  'stronghold',
  'sanctuary',
  ...CULTS,
];

/** The sign of an event: of the building or the cult it is about, where there is one. */
export function eventIconName(kind: string, about: string | null): IconName | null {
  if (about !== null && NAMED_ICONS.includes(about)) return about as IconName;
  return Object.hasOwn(EVENT_ICONS, kind) ? EVENT_ICONS[kind] : null;
}
