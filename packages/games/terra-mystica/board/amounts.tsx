/** Counts that change, as signs and numbers. */
import { type Amount, Icon, type IconName, signed, type Words } from '@guildhall/board-kit';
import { CULTS } from '../data/index.ts';

const SHOWN: readonly IconName[] = [
  'coins',
  'workers',
  'priests',
  'power',
  'points',
  'keys',
  'shipping',
  'digging',
  'towns',
  ...CULTS,
];

export function amountsOf(words: Words, changes: Readonly<Record<string, number>>): readonly Amount[] {
  const { bowl1 = 0, bowl2 = 0, bowl3 = 0 } = changes;
  return SHOWN.flatMap((name): readonly Amount[] => {
    if (name === 'power' && (bowl1 !== 0 || bowl2 !== 0 || bowl3 !== 0)) {
      return [powerAmount(words, bowl1, bowl2, bowl3)];
    }
    const change = changes[name] ?? 0;
    if (change === 0) return [];
    const tone = change < 0 ? 'cost' : 'gain';
    return [{ icon: <Icon name={name} />, label: words.name(name), value: signed(change), tone }];
  });
}

/** Power spent or gained where it is one or the other, else what happens to the three bowls. */
function powerAmount(words: Words, bowl1: number, bowl2: number, bowl3: number): Amount {
  const icon = <Icon name="power" />;
  const label = words.name('power');
  if (bowl2 === 0 && bowl1 === -bowl3 && bowl3 < 0)
    return { icon, label, value: signed(bowl3), tone: 'cost' };
  const isGain = bowl1 + bowl2 + bowl3 === 0 && bowl1 <= 0 && bowl3 >= 0;
  if (isGain) return { icon, label, value: signed(bowl2 + 2 * bowl3), tone: 'gain' };
  const value = [bowl1, bowl2, bowl3].map((change) => (change === 0 ? '0' : signed(change))).join('/');
  return { icon, label, value, tone: 'plain' };
}

const EVENT_ICONS: Readonly<Record<string, IconName>> = {
  built: 'dwelling',
  upgraded: 'tradingHouse',
  powerOffered: 'power',
  leeched: 'power',
  declined: 'power',
  refusedByAll: 'power',
  converted: 'turn',
  burned: 'burn',
  bridgeBuilt: 'bridges',
  transformed: 'spades',
  sandstorm: 'spades',
  spadesLost: 'spades',
  favour: 'cult',
  cultAdvanced: 'cult',
  priestSent: 'priests',
  powerAction: 'power',
  specialAction: 'hand',
  ordained: 'priests',
  scored: 'points',
  advanced: 'shipping',
  townFounded: 'towns',
  townTile: 'towns',
  cardTaken: 'card',
  passed: 'pass',
  income: 'coins',
  cultReward: 'cult',
  cultScored: 'points',
  areaScored: 'points',
  resourcesScored: 'points',
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
