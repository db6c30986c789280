/** What a player holds, in two lines. */
import type { ReactNode } from 'react';
import { bitCount, countOf, GOODS } from '../data/index.ts';
import { NONE } from './atlas.ts';
import { GameIcon, type GameIconName } from './icons.tsx';
import type { OwnProps } from './props.ts';

interface Count {
  readonly icon: GameIconName;
  readonly count: number;
  readonly label: string;
}

export function SeatLine({ view, looks, of, words }: OwnProps): ReactNode {
  const player = view.players[of];
  const holds = (icon: GameIconName, count: number, key: string): Count => ({
    icon,
    count,
    label: words.name(key),
  });
  const goods = [
    ...GOODS.map((name, good) => holds(name, player.goods[good], name)),
    ...(view.silver === null ? [] : [holds('silver', player.silver, 'silver')]),
  ];
  const built = [
    holds('house', countOf(view.houses, of), 'housesOnMap'),
    holds('pillar', countOf(view.pillars, of), 'pillarsOnMap'),
    ...(view.silver === null ? [] : [holds('mine', countOf(view.silver.mines, of), 'minesOnMaps')]),
    { icon: 'cathedral' as const, count: bitCount(player.cathedrals), label: words.say('cathedralsBuilt') },
    holds('contract', player.contracts.length, 'contractsFulfilled'),
    holds('character', player.rooms.filter((tile) => tile !== NONE).length, 'characters'),
    holds('crest', player.crests.filter((tile) => tile !== NONE).length, 'crests'),
  ];
  return (
    <span
      className="til-line"
      data-silver={view.silver !== null || undefined}
      style={{ '--own': `var(${looks[of].fill})` } as React.CSSProperties}
    >
      <Counts counts={goods} />
      <Counts counts={built} />
    </span>
  );
}

function Counts({ counts }: { readonly counts: readonly Count[] }): ReactNode {
  return (
    <span className="til-counts">
      {counts.map(({ icon, count, label }) => (
        <span key={icon} className="til-count" title={label}>
          <GameIcon name={icon} size={1.15} />
          <b>{count}</b>
          <span className="kit-hidden">{label}</span>
        </span>
      ))}
    </span>
  );
}
