/** The icons of Inventions, drawn in a square of 24: actions, what tiles give, types and people. */
import { IconShape, makeIcon, makeIconAt } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import type { EffectId, TileKind } from '../../data/index.ts';
import {
  artisan,
  bulb,
  CULTURE,
  card,
  chain,
  ECONOMY,
  GOLD,
  gear,
  HEX,
  hourglass,
  INK,
  merchant,
  PAPER,
  Person,
  pillar,
  STAR,
  sage,
  smallPerson,
  TECHNOLOGY,
  thinker,
  WEALTH,
} from './shapes.tsx';

type OwnIcon =
  | Exclude<EffectId, 'points'>
  | TileKind
  | 'joker'
  | 'citizensOnMap'
  | 'diplomats'
  | 'sages'
  | 'tokens'
  | 'ideas'
  | 'inventions'
  | 'markers'
  | 'era'
  | 'waitingTiles'
  | 'builtTiles'
  | 'supply'
  | 'knowledge'
  | 'milestones'
  | 'personalGoals'
  | 'epochPillar'
  | 'seasonPillar'
  | 'exhausted'
  | 'chronos';

/** Counts that look like one of what they count. */
const SAME = {
  scholars: 'scholar',
  specialists: 'specialist',
  merchants: 'merchant',
  artisans: 'artisan',
  thinkers: 'thinker',
  economyMarkers: 'economyMarker',
} as const satisfies Readonly<Record<string, OwnIcon>>;

export type GameIconName = OwnIcon | 'points' | keyof typeof SAME;

const arrow = (d: string): ReactNode => <path d={d} fill="none" stroke={INK} strokeWidth="2" />;

const DRAWINGS: Readonly<Record<OwnIcon, ReactNode>> = {
  present: (
    <>
      <path d="M4 2.8h11.4L20 7.4V21.2H4z" fill={PAPER} />
      <path d="M15.4 2.8v4.6H20" fill="#e2d3b3" />
      <path d="M12 18V10M8.4 13.2 12 9.6l3.6 3.6" fill="none" stroke="#2a2016" strokeWidth="2.2" />
    </>
  ),
  invent: bulb,
  innovate: (
    <>
      {gear('#aab4bd')}
      <circle cx="17.6" cy="17.6" r="5.2" fill="#2a8a45" />
      <path d="M17.6 14.9v5.4M14.9 17.6h5.4" stroke="#fff" strokeWidth="1.9" />
    </>
  ),
  share: (
    <>
      <path d="M7 12 17 5.8M7 12l10 6.2" fill="none" stroke={INK} strokeWidth="2.2" />
      <circle cx="6" cy="12" r="4" fill="#f6c93f" />
      <circle cx="18" cy="5.4" r="3.5" fill={PAPER} />
      <circle cx="18" cy="18.6" r="3.5" fill={PAPER} />
    </>
  ),
  callSpecialists: (
    <>
      <path d="M2.8 9.6h4.4l10-6v16.6l-10-5.4H2.8z" fill="#c98a4a" />
      <path d="M17.2 3.6v16.6l-4-2.2V6z" fill="#94602b" stroke="none" />
      <path
        d="M7.2 15l1.7 6.2h3l-1.3-4.6M20.2 8.6c1.6 1.7 1.6 4.9 0 6.6"
        fill="none"
        stroke={INK}
        strokeWidth="1.9"
      />
    </>
  ),
  gainInfluence: (
    <>
      <path d="M5.2 2.2v19.6" fill="none" stroke={INK} strokeWidth="2.4" />
      <path d="M5.8 3.2h15l-3.8 5 3.8 5h-15z" fill={GOLD} />
    </>
  ),
  travel: (
    <>
      <circle cx="12" cy="12" r="9.5" fill={PAPER} />
      <path d="M16.9 7.1l-3 6.8-6.8 3 3-6.8z" fill="#d8562b" />
    </>
  ),
  eureka: (
    <>
      <path
        d="M12 1.6l2.2 4.3 4.5-2-.6 4.9 4.5 1.7-3.6 3.3 2.4 4.3-4.8-.1L15 22.4 12 19l-3 3.4-1.6-4.4-4.8.1L5 13.8l-3.6-3.3 4.5-1.7-.6-4.9 4.5 2z"
        fill="#e9832b"
      />
      <path d="M12 7.6v5.6M12 16.3v.3" fill="none" stroke="#fff" strokeWidth="2.6" />
    </>
  ),
  sendDiplomat: (
    <>
      {smallPerson}
      {arrow('M14.8 9.6h7.4M19 6.2l3.4 3.4-3.4 3.4')}
    </>
  ),
  recallDiplomat: (
    <>
      {smallPerson}
      {arrow('M22.6 9.6h-7.4M18.4 6.2 15 9.6l3.4 3.4')}
    </>
  ),
  sendOrRecall: (
    <>
      {smallPerson}
      {arrow('M15 7h7M19.6 4.6 22 7l-2.4 2.4M22 13.4h-7M17.4 11 15 13.4l2.4 2.4')}
    </>
  ),
  none: <path d="M7 12H17" fill="none" stroke={INK} strokeWidth="2" />,
  influence: (
    <>
      <path
        d="M12 21.2C6 20.8 2.4 16.8 2.4 11.4c0-3.2 1.2-6 3-8.2 2.4 1 3.6 2.6 3.6 4.6 2 .6 3 2 3 4 0-2 1-3.4 3-4 0-2 1.2-3.6 3.6-4.6 1.8 2.2 3 5 3 8.2 0 5.4-3.6 9.4-9.6 9.8z"
        fill="#7aa83c"
      />
      <path
        d="M12 21V12M5.4 5.2C5 11 7.4 16 12 18.6c4.6-2.6 7-7.6 6.6-13.4"
        fill="none"
        stroke="#35591a"
        strokeWidth="1.4"
      />
    </>
  ),
  scholar: (
    <>
      <path d="M6 10.8v5.8c2 3.2 10 3.2 12 0v-5.8" fill="#5b6fae" />
      <path d="M12 3.8l10.6 5.4L12 14.6 1.4 9.2z" fill="#7d91cf" />
      <path d="M20.8 10.2v6.4" fill="none" stroke={INK} strokeWidth="1.7" />
      <circle cx="20.8" cy="17.4" r="1.5" fill={GOLD} strokeWidth="1" />
    </>
  ),
  specialist: (
    <>
      <Person />
      <path d={STAR} fill={GOLD} transform="translate(12.6 .6) scale(.44)" strokeWidth="2.4" />
    </>
  ),
  merchant,
  artisan,
  thinker,
  citizen: (
    <>
      {smallPerson}
      {arrow('M18.4 6v7.6M14.6 9.8h7.6')}
    </>
  ),
  bringHome: (
    <>
      <path d="M2.8 11.4 12 3.4l9.2 8v9.8H2.8z" fill="#d9b27a" />
      <g transform="translate(7 9.6) scale(.44)">
        <Person fill={PAPER} />
      </g>
    </>
  ),
  build: (
    <>
      <path d="M3.6 20.4h16.8M5 20.2v-6.4h6v6.4M11 20.2v-6.4h6v6.4" fill="#d9b27a" />
      <path d="M8 7.4h6v6.4H8z" fill="#f0d9ac" />
      <path d="M19.6 2.4v6M16.6 5.4h6" fill="none" stroke="var(--inv-plus)" strokeWidth="2.3" />
    </>
  ),
  economyMarker: (
    <>
      <circle cx="12" cy="13.2" r="8.8" fill="#8a5f0c" />
      <circle cx="12" cy="11.6" r="8.8" fill={ECONOMY} />
      <path
        d="M12 6.6v10M9.4 9.2h5.2M8 12.6l1.5-3.4 1.5 3.4zM13 12.6l1.5-3.4 1.5 3.4z"
        fill="#fff3c9"
        stroke="#5b3b00"
        strokeWidth="1.2"
      />
    </>
  ),
  discount: (
    <>
      <path d="M2.8 11.4l8.6-8.6h9.8v9.8l-8.6 8.6z" fill="#f3e6c8" />
      <path d="M8.2 12.6h6M17.2 6.8h.1" fill="none" stroke="#2a2016" strokeWidth="2.4" />
    </>
  ),
  turnOrder: (
    <>
      <path d="M11 5.6h10.4M11 12h10.4M11 18.4h10.4" fill="none" stroke={INK} strokeWidth="2" />
      <path
        d="M3.4 4.4l2-1.2v5M3 11c.8-1.6 3.4-1.2 3.2.6-.1 1-2 1.8-3 3h3.4M3 17.2h3l-1.7 1.9c2.4.2 2 3-.2 2.7-.5 0-1-.3-1.3-.6"
        fill="none"
        stroke={INK}
        strokeWidth="1.4"
      />
    </>
  ),
  economy: (
    <>
      <path d="M12 3v16.6M7.4 21h9.2M4.6 6.2h14.8" fill="none" stroke={INK} strokeWidth="2" />
      <path
        d="M1.8 14.2 5 6.8l3.2 7.4c-1.4 2-5 2-6.4 0zM15.8 14.2 19 6.8l3.2 7.4c-1.4 2-5 2-6.4 0z"
        fill={ECONOMY}
      />
    </>
  ),
  culture: (
    <>
      <path d="M3.6 4c5.4 2 11.4 2 16.8 0 1 8.2-1.8 15.8-8.4 18C5.4 19.8 2.6 12.2 3.6 4z" fill={CULTURE} />
      <path
        d="M7 9.6c1.1-1.1 2.6-1.1 3.6 0M13.4 9.6c1.1-1.1 2.6-1.1 3.6 0M8 14.2c2.4 2.6 5.6 2.6 8 0"
        fill="none"
        stroke="#fff"
        strokeWidth="1.8"
      />
    </>
  ),
  technology: gear(TECHNOLOGY),
  wealth: (
    <>
      <path
        d="M8.4 2.6h7.2v2.2c3 1.4 4.6 4 4.6 7.2 0 4.2-2.4 7.4-5.2 9.4H9C6.2 19.4 3.8 16.2 3.8 12c0-3.2 1.6-5.8 4.6-7.2z"
        fill={WEALTH}
      />
      <path d="M4.2 11.6h15.6M4.6 14.8h14.8" fill="none" stroke="#e7dcf4" />
    </>
  ),
  joker: <path d={STAR} fill="#efe3cc" />,
  citizensOnMap: <Person />,
  diplomats: (
    <>
      <path d="M4.4 21.6V4L12 2 19.6 4V21.6Z" fill="#b9bcc0" />
      <g transform="translate(6 8) scale(.5)">
        <Person />
      </g>
    </>
  ),
  sages: sage,
  tokens: <path d="M3.4 4H20.6V12.4C20.6 17 16.8 20 12 22 7.2 20 3.4 17 3.4 12.4Z" fill={GOLD} />,
  ideas: card(PAPER, bulb),
  inventions: card('#c7a26c', gear('#dfe4e8')),
  markers: chain,
  era: hourglass,
  waitingTiles: <path d={HEX} fill={PAPER} strokeDasharray="3 2.6" />,
  builtTiles: <path d={HEX} fill="#f0d9ac" />,
  supply: <Person />,
  knowledge: (
    <path
      d="M12 6.2C9.6 4.4 6.4 4 3.4 4.6v14c3-.6 6.2-.2 8.6 1.8 2.4-2 5.6-2.4 8.6-1.8v-14c-3-.6-6.2-.2-8.6 1.6zv14"
      fill={PAPER}
    />
  ),
  milestones: (
    <>
      <path d="M12 1.8l4.4 3.8 1.4 13.8h2.4V22H3.8v-2.6h2.4L7.6 5.6z" fill="#b9bcc0" />
      <path d="M12 1.8l4.4 3.8 1.4 13.8H12z" fill="#868b92" stroke="none" opacity=".7" />
    </>
  ),
  personalGoals: (
    <>
      <circle cx="12" cy="12" r="9.6" fill={PAPER} />
      <circle cx="12" cy="12" r="5.8" fill="#e9832b" />
      <circle cx="12" cy="12" r="1.9" fill={PAPER} stroke="none" />
    </>
  ),
  epochPillar: pillar(GOLD),
  seasonPillar: pillar('#b7bcc2'),
  exhausted: (
    <path d="M5 5.6h8l-8 8.4h8M14.4 12.4h5.6l-5.6 6.4H20" fill="none" stroke={INK} strokeWidth="2.2" />
  ),
  chronos: hourglass,
};

function drawingOf(name: GameIconName): ReactNode {
  if (name === 'points') return <IconShape name="points" />;
  return DRAWINGS[Object.hasOwn(SAME, name) ? SAME[name as keyof typeof SAME] : (name as OwnIcon)];
}

/** An icon beside text. */
export const GameIcon = makeIcon(drawingOf);

/** An icon within a drawing, around a point. */
export const GameIconAt = makeIconAt('inv-icon', drawingOf);

export function isGameIcon(name: string): name is GameIconName {
  return name === 'points' || Object.hasOwn(DRAWINGS, name) || Object.hasOwn(SAME, name);
}
