/** The icons of Inventions, drawn in a square of 24: actions, what tiles give, types and people. */
import { Icon, IconFrame } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import type { EffectId, TileKind } from '../data/index.ts';
import {
  amphora,
  BULB,
  CULTURE,
  ECONOMY,
  GEAR,
  gear,
  HOUSE,
  hammer,
  INK,
  laurel,
  mask,
  PERSON,
  Person,
  PLAIN,
  pillar,
  SmallPerson,
  STAR,
  scales,
  TECHNOLOGY,
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
  merchants: 'merchant',
  artisans: 'artisan',
  thinkers: 'thinker',
  economyMarkers: 'economyMarker',
} as const satisfies Readonly<Record<string, OwnIcon>>;

export type GameIconName = OwnIcon | 'points' | keyof typeof SAME;

const DRAWINGS: Readonly<Record<OwnIcon, ReactNode>> = {
  present: (
    <>
      <path d="M4 3H15.4L20 7.6V21H4Z" fill={PLAIN} />
      <path d="M12 17.6V8.8M8.2 12.2 12 8.4 15.8 12.2" fill="none" strokeWidth="2.2" />
    </>
  ),
  invent: (
    <>
      <path d={BULB} fill="var(--icon-coin)" />
      <path d="M9 20H15M10.4 22.4H13.6" fill="none" stroke={INK} strokeWidth="2" />
    </>
  ),
  innovate: (
    <>
      {gear('var(--icon-metal)')}
      <path d="M12 8.6V16.6M8 12.6H16" fill="none" strokeWidth="2.6" stroke="var(--gain)" />
    </>
  ),
  share: (
    <>
      <path d="M7 12 17 5.6M7 12 17 18.4" fill="none" stroke={INK} strokeWidth="2" />
      <circle cx="6" cy="12" r="4" fill="var(--icon-coin)" />
      <circle cx="18" cy="5.2" r="3.4" fill={PLAIN} />
      <circle cx="18" cy="18.8" r="3.4" fill={PLAIN} />
    </>
  ),
  callSpecialists: (
    <>
      <path d="M3 9.4H7L17.4 3.6V19.4L7 14.6H3Z" fill="var(--icon-wood)" />
      <path
        d="M7.2 14.8 8.8 21H11.6L10.4 16.2M20 8.4C21.6 10 21.6 13 20 14.6"
        fill="none"
        stroke={INK}
        strokeWidth="1.8"
      />
    </>
  ),
  gainInfluence: (
    <>
      <path d="M5.4 2.4V21.6" fill="none" stroke={INK} strokeWidth="2.2" />
      <path d="M5.8 3.4H20.4L16.8 8.4 20.4 13.4H5.8Z" fill="var(--icon-coin)" />
    </>
  ),
  travel: (
    <>
      <circle cx="12" cy="12" r="9.6" fill={PLAIN} />
      <path d="M16.8 7.2 13.8 13.8 7.2 16.8 10.2 10.2Z" fill="var(--icon-points)" />
    </>
  ),
  eureka: (
    <>
      <path
        d="M12 1.6 14.2 6 18.6 3.8 18 8.8 22.6 10.4 19 13.8 21.4 18 16.6 18 15 22.6 12 19 9 22.6 7.4 18 2.6 18 5 13.8 1.4 10.4 6 8.8 5.4 3.8 9.8 6Z"
        fill="var(--icon-points)"
      />
      <path d="M12 7.8V13.2M12 16.2V16.6" fill="none" strokeWidth="2.6" />
    </>
  ),
  sendDiplomat: (
    <>
      <SmallPerson x={-2.6} fill={PERSON} />
      <path d="M14.6 9.4H22M18.8 6 22.2 9.4 18.8 12.8" fill="none" stroke={INK} strokeWidth="2" />
    </>
  ),
  recallDiplomat: (
    <>
      <SmallPerson x={-2.6} fill={PERSON} />
      <path d="M22.4 9.4H15M18.2 6 14.8 9.4 18.2 12.8" fill="none" stroke={INK} strokeWidth="2" />
    </>
  ),
  sendOrRecall: (
    <>
      <SmallPerson x={-2.6} fill={PERSON} />
      <path
        d="M15 7H22M19.6 4.6 22 7 19.6 9.4M22 13.4H15M17.4 11 15 13.4 17.4 15.8"
        fill="none"
        stroke={INK}
        strokeWidth="1.8"
      />
    </>
  ),
  none: <path d="M7 12H17" fill="none" stroke={INK} strokeWidth="2" />,
  influence: laurel,
  scholar: (
    <>
      <path d="M6 10.6V16.4C8 19.6 16 19.6 18 16.4V10.6" fill="var(--icon-priest)" />
      <path d="M12 4 23 9.2 12 14.4 1 9.2Z" fill="var(--icon-priest)" />
      <path d="M21 10V16.6" fill="none" stroke={INK} strokeWidth="1.6" />
    </>
  ),
  specialist: (
    <>
      <Person fill={PERSON} />
      <path d={STAR} fill="var(--icon-coin)" transform="translate(13 .2) scale(.44)" strokeWidth="2" />
    </>
  ),
  merchant: <Person fill={ECONOMY} />,
  artisan: <Person fill={CULTURE} />,
  thinker: <Person fill={TECHNOLOGY} />,
  citizen: (
    <>
      <SmallPerson x={-2.6} fill={PERSON} />
      <path d="M18.4 6V13.6M14.6 9.8H22.2" fill="none" stroke={INK} strokeWidth="2.2" />
    </>
  ),
  bringHome: (
    <>
      <path d={HOUSE} fill="var(--icon-wood)" />
      <g transform="translate(6.6 8.6) scale(.46)">
        <Person fill={PERSON} />
      </g>
    </>
  ),
  build: hammer,
  economyMarker: (
    <>
      <circle cx="12" cy="12" r="9.2" fill={ECONOMY} />
      <circle cx="12" cy="12" r="5.2" fill="none" strokeWidth="1.4" />
    </>
  ),
  discount: (
    <>
      <path d="M2.8 11.4 11.4 2.8H20.4C20.8 2.8 21.2 3.2 21.2 3.6V12.6L12.6 21.2Z" fill="var(--icon-light)" />
      <circle cx="17" cy="7" r="1.6" fill="none" />
      <path d="M8.4 12.6H14.4" fill="none" strokeWidth="2.2" />
    </>
  ),
  turnOrder: (
    <path
      d="M4 5H5.6V9M3.8 9H7.4M3.8 14.2C5 12.6 7.2 13 7.2 14.8 7.2 16.4 5 17 4 19H7.4M11.4 7H21M11.4 16.6H21"
      fill="none"
      stroke={INK}
      strokeWidth="1.9"
    />
  ),
  economy: scales(ECONOMY),
  culture: mask(CULTURE),
  technology: gear(TECHNOLOGY),
  wealth: amphora,
  joker: <path d={STAR} fill="var(--icon-light)" />,
  citizensOnMap: <Person fill={PERSON} />,
  diplomats: (
    <>
      <path d="M4.4 21.6V4L12 2 19.6 4V21.6Z" fill="var(--icon-metal)" />
      <g transform="translate(6 8) scale(.5)">
        <Person fill={PERSON} />
      </g>
    </>
  ),
  sages: (
    <>
      <path d="M12 9.2C7 10.2 4.6 15 4 21.4H20C19.4 15 17 10.2 12 9.2Z" fill="var(--icon-priest)" />
      <circle cx="12" cy="6" r="3.8" fill={PERSON} />
      <path
        d="M8.8 7.6C8.8 12 10 15.4 12 17 14 15.4 15.2 12 15.2 7.6 13.4 9.4 10.6 9.4 8.8 7.6Z"
        fill={PLAIN}
      />
    </>
  ),
  tokens: <path d="M3.4 4H20.6V12.4C20.6 17 16.8 20 12 22 7.2 20 3.4 17 3.4 12.4Z" fill="var(--icon-coin)" />,
  ideas: (
    <>
      <path d="M4.4 2.4H19.6V21.6H4.4Z" fill={PLAIN} />
      <g transform="translate(5.8 5) scale(.52)">
        <path d={BULB} fill="var(--icon-coin)" strokeWidth="2.4" />
      </g>
    </>
  ),
  inventions: (
    <>
      <path d="M4.4 2.4H19.6V21.6H4.4Z" fill="var(--icon-wood)" />
      <g transform="translate(6.2 5.6) scale(.48)">
        <path d={GEAR} fill="var(--icon-metal)" strokeWidth="2.4" />
      </g>
    </>
  ),
  markers: (
    <path
      d="M9.6 14.4 14.4 9.6M11 7 13.4 4.6C15.4 2.6 18 2.8 19.6 4.4 21.2 6 21.4 8.6 19.4 10.6L17 13M13 17 10.6 19.4C8.6 21.4 6 21.2 4.4 19.6 2.8 18 2.6 15.4 4.6 13.4L7 11"
      fill="none"
      stroke={INK}
      strokeWidth="2.6"
    />
  ),
  era: (
    <>
      <path d="M5 2.6H19V5.4L13.4 12 19 18.6V21.4H5V18.6L10.6 12 5 5.4Z" fill="var(--icon-metal)" />
      <path d="M8 18.8 12 14.6 16 18.8Z" fill="var(--icon-coin)" stroke="none" />
    </>
  ),
  waitingTiles: <path d="M12 2.4 20.4 7.2V16.8L12 21.6 3.6 16.8V7.2Z" fill={PLAIN} strokeDasharray="3 2.6" />,
  builtTiles: <path d="M12 2.4 20.4 7.2V16.8L12 21.6 3.6 16.8V7.2Z" fill="var(--icon-coin)" />,
  supply: (
    <>
      <g opacity=".55">
        <SmallPerson x={-4.4} fill={PERSON} />
      </g>
      <SmallPerson x={9} fill={PERSON} />
    </>
  ),
  knowledge: (
    <>
      <path
        d="M12 5.6C9.4 3.4 5.4 3.2 2.4 4.2V19.4C5.4 18.6 9.4 18.8 12 20.8 14.6 18.8 18.6 18.6 21.6 19.4V4.2C18.6 3.2 14.6 3.4 12 5.6Z"
        fill={PLAIN}
      />
      <path d="M12 5.8V20.4" fill="none" strokeWidth="1.4" />
    </>
  ),
  milestones: <path d="M12 1.8 16.2 5.6 17.6 19.4H20V22H4V19.4H6.4L7.8 5.6Z" fill="var(--icon-metal)" />,
  personalGoals: (
    <>
      <circle cx="12" cy="12" r="9.6" fill={PLAIN} />
      <circle cx="12" cy="12" r="5.6" fill="var(--icon-points)" />
      <circle cx="12" cy="12" r="1.8" fill={PLAIN} />
    </>
  ),
  epochPillar: pillar('var(--icon-coin)'),
  seasonPillar: pillar('var(--icon-metal)'),
  exhausted: <path d="M5 6H13L5 14H13M14 12H20L14 19H20" fill="none" stroke={INK} strokeWidth="2.2" />,
  chronos: (
    <>
      <circle cx="12" cy="12" r="9.8" fill={PLAIN} />
      <path d="M12 5.8V12L16.4 14.6" fill="none" strokeWidth="2.2" />
    </>
  ),
};

function drawingOf(name: Exclude<GameIconName, 'points'>): ReactNode {
  return DRAWINGS[Object.hasOwn(SAME, name) ? SAME[name as keyof typeof SAME] : (name as OwnIcon)];
}

/** An icon beside text. */
export function GameIcon({
  name,
  size = 1.25,
}: {
  readonly name: GameIconName;
  readonly size?: number;
}): ReactNode {
  if (name === 'points') return <Icon name="points" size={size} />;
  return <IconFrame size={size}>{drawingOf(name)}</IconFrame>;
}

interface GameIconAtProps {
  readonly name: GameIconName;
  readonly x: number;
  readonly y: number;
  /** Its width. */
  readonly size: number;
}

/** An icon within a drawing, around a point. */
export function GameIconAt({ name, x, y, size }: GameIconAtProps): ReactNode {
  return (
    <g className="inv-icon" transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
      {name === 'points' ? <path d={STAR} fill="var(--icon-points)" /> : drawingOf(name)}
    </g>
  );
}

export function isGameIcon(name: string): name is GameIconName {
  return name === 'points' || Object.hasOwn(DRAWINGS, name) || Object.hasOwn(SAME, name);
}
