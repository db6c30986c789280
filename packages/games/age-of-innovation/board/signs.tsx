/** Signs that only this game has, beside those of the kit. */
import { IconFrame, type IconName, IconShape } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { BUILDINGS, type Building, DISCIPLINES, type Discipline } from '../data/index.ts';
import { SHAPES } from './looks.ts';

type OwnSign =
  | 'tools'
  | 'scholars'
  | 'books'
  | 'terraforming'
  | 'steps'
  | 'stepsEach'
  | 'annexes'
  | 'innovations'
  | 'competencies'
  | 'edge'
  | 'riverside'
  | 'groups'
  | 'shapes'
  | 'tokens'
  | 'flight'
  | 'again'
  | Discipline
  | `${Discipline}Books`;

export type SignName = IconName | OwnSign | Building;

const COVER =
  'M6.4 2.8H18C19 2.8 19.6 3.4 19.6 4.4V21.2H6.6C5.2 21.2 4.4 20.2 4.4 19V4.8C4.4 3.6 5.2 2.8 6.4 2.8Z';
const SPINE = 'M4.4 19C4.4 17.8 5.2 16.9 6.6 16.9H19.6';

const GLYPHS: Readonly<Record<Discipline, ReactNode>> = {
  // Coins in a pile.
  banking: <path d="M7 16.4H17M7 12.9H17M7 9.4H17M8.4 6H15.6" fill="none" strokeWidth="2.6" />,
  // Scales.
  law: (
    <path
      d="M12 5V18.4M8 18.4H16M5 7.2H19M5 7.2 2.9 12.4H7.1ZM19 7.2 16.9 12.4H21.1Z"
      fill="none"
      strokeWidth="1.8"
    />
  ),
  // A cogwheel.
  engineering: (
    <>
      <path d="M12 4V20M4 12H20M6.4 6.4 17.6 17.6M17.6 6.4 6.4 17.6" fill="none" strokeWidth="2.8" />
      <circle cx="12" cy="12" r="4.6" strokeWidth="2.2" fill="var(--science-engineering)" />
    </>
  ),
  // A cross.
  medicine: <path d="M12 5.4V18.6M5.4 12H18.6" fill="none" strokeWidth="4.4" strokeLinecap="butt" />,
};

function disciplineSign(discipline: Discipline): ReactNode {
  return (
    <>
      <circle cx="12" cy="12" r="10.6" fill={`var(--science-${discipline})`} />
      <g stroke="var(--icon-line)" transform="translate(12 12) scale(.72) translate(-12 -12)">
        {GLYPHS[discipline]}
      </g>
    </>
  );
}

function book(discipline: Discipline): ReactNode {
  return (
    <>
      <path d={COVER} fill={`var(--science-${discipline})`} />
      <path d={SPINE} fill="none" strokeWidth="1.3" />
      <g
        stroke="var(--icon-line)"
        transform="translate(12 9.9) scale(.42) translate(-12 -12)"
        strokeWidth="3"
      >
        {GLYPHS[discipline]}
      </g>
    </>
  );
}

const QUARTERS: Readonly<Record<Discipline, string>> = {
  banking: 'M6.4 2.8H12V10H4.4V4.8C4.4 3.6 5.2 2.8 6.4 2.8Z',
  law: 'M12 2.8H18C19 2.8 19.6 3.4 19.6 4.4V10H12Z',
  engineering: 'M4.4 10H12V16.9H6.6C5.2 16.9 4.4 17.8 4.4 19Z',
  medicine: 'M12 10H19.6V16.9H12Z',
};

type Fixed = Exclude<OwnSign, Discipline | `${Discipline}Books`>;

const DRAWINGS: Readonly<Record<Fixed, ReactNode>> = {
  tools: (
    <>
      <path d="M10.6 11 4 20.2 6.6 22 13 12.8Z" fill="var(--icon-wood)" />
      <path
        d="M6.4 5.2 12.4 2.4 18.6 6.8 20.8 6.2 21.4 9.4 18.2 11.6 15.8 10 13.4 13.2 9.6 10.6 11.8 7.4 6.8 8.2Z"
        fill="var(--icon-metal)"
      />
    </>
  ),
  scholars: (
    <>
      <path d="M12 12.6C7.8 13.4 5.6 17.6 5 21.6H19C18.4 17.6 16.2 13.4 12 12.6Z" fill="var(--icon-priest)" />
      <circle cx="12" cy="9.4" r="3.8" fill="var(--icon-light)" />
      <path d="M12 2 21 5.6 12 9.2 3 5.6Z" fill="var(--icon-priest)" />
      <path d="M19.4 6.4V11" fill="none" stroke="var(--icon-bare)" />
    </>
  ),
  books: (
    <>
      <path d={COVER} fill="var(--icon-light)" />
      {DISCIPLINES.map((discipline) => (
        <path key={discipline} d={QUARTERS[discipline]} fill={`var(--science-${discipline})`} stroke="none" />
      ))}
      <path d={`${COVER}${SPINE}`} fill="none" />
    </>
  ),
  terraforming: <IconShape name="digging" />,
  steps: (
    <>
      <path d="M3 21V16.6H8.4V12.2H13.8V7.8H19.2" fill="none" stroke="var(--icon-bare)" strokeWidth="2.4" />
      <path d="M15.6 4.4 20.4 7.8 15.6 11.2Z" fill="var(--icon-points)" />
    </>
  ),
  stepsEach: (
    <>
      {DISCIPLINES.map((discipline, at) => (
        <rect
          key={discipline}
          x={2.2 + at * 5}
          y="8.6"
          width="4.6"
          height="12.6"
          rx="1"
          fill={`var(--science-${discipline})`}
          strokeWidth="1.2"
        />
      ))}
      <path d="M12 1.6 15.6 6H8.4Z" fill="var(--icon-points)" strokeWidth="1.2" />
    </>
  ),
  annexes: (
    <>
      <path
        d="M3.4 20.4V12L9 6.6 14.6 12V20.4Z"
        fill="none"
        stroke="var(--icon-bare)"
        strokeDasharray="2.6 2.2"
      />
      <path d="M14.6 20.4V13.4H21.6V20.4Z" fill="var(--icon-worker)" />
    </>
  ),
  innovations: (
    <>
      <path
        d="M12 2.2C7.6 2.2 4.8 5.2 4.8 9 4.8 11.4 6 13 7.4 14.4 8.4 15.4 8.8 16 8.8 17.2H15.2C15.2 16 15.6 15.4 16.6 14.4 18 13 19.2 11.4 19.2 9 19.2 5.2 16.4 2.2 12 2.2Z"
        fill="var(--icon-coin)"
      />
      <path d="M9.2 19.6H14.8M10.2 22H13.8" fill="none" stroke="var(--icon-bare)" strokeWidth="1.8" />
    </>
  ),
  competencies: (
    <>
      <path d="M8 13.4 6 22 12 19 18 22 16 13.4Z" fill="var(--cult-fire)" />
      <circle cx="12" cy="8.8" r="6.8" fill="var(--icon-light)" />
      <path d="M8.8 8.8 11.2 11.2 15.4 6.6" fill="none" strokeWidth="1.8" />
    </>
  ),
  edge: (
    <>
      <path d="M7 20V11.6L12.6 6.4 18.2 11.6V20Z" fill="var(--icon-light)" />
      <path
        d="M2.8 2.6V21.4"
        fill="none"
        stroke="var(--icon-bare)"
        strokeWidth="2.4"
        strokeDasharray="3.4 2.8"
        strokeLinecap="butt"
      />
    </>
  ),
  riverside: (
    <>
      <path d="M6.4 14.4V8L12 2.8 17.6 8V14.4Z" fill="var(--icon-light)" />
      <path
        d="M2 18.2Q5.3 15 8.6 18.2T15.2 18.2 21.8 18.2M2 22Q5.3 18.8 8.6 22T15.2 22 21.8 22"
        fill="none"
        stroke="var(--cult-water)"
        strokeWidth="2"
      />
    </>
  ),
  groups: (
    <>
      <path d="M2.4 11V6.6L5.6 3.6 8.8 6.6V11Z" fill="var(--icon-light)" />
      <path d="M15.2 11V6.6L18.4 3.6 21.6 6.6V11Z" fill="var(--icon-light)" />
      <path d="M8.8 21.4V17L12 14 15.2 17V21.4Z" fill="var(--icon-light)" />
    </>
  ),
  shapes: (
    <>
      <path d="M2.4 11V6.6L5.8 3.4 9.2 6.6V11Z" fill="var(--icon-light)" />
      <path d="M14 11V3.6H15.8V5.4H17.2V3.6H19V5.4H20.4V3.6H22V11Z" fill="var(--icon-light)" />
      <path d="M7 21.4 8.4 13.4H15.6L17 21.4Z" fill="var(--icon-light)" />
    </>
  ),
  tokens: (
    <>
      <circle cx="9.4" cy="14.4" r="6.8" fill="var(--icon-power)" />
      <circle cx="15" cy="9" r="6.8" fill="var(--icon-power)" />
      <path d="M15 5.8V12.2M11.8 9H18.2" fill="none" stroke="var(--icon-light)" strokeWidth="2" />
    </>
  ),
  flight: (
    <path
      d="M2 14.6C6.4 12.6 9 9.4 10.2 4.4 12 6.8 13 9 13.2 11 15.6 10.6 18.6 8.8 22 5.2 20.8 12.6 15.4 18.8 8.2 18.8 5.4 18.8 3.2 17.2 2 14.6Z"
      fill="var(--icon-light)"
    />
  ),
  again: (
    <path
      d="M3.6 5.4 10.4 12 3.6 18.6M11.6 5.4 18.4 12 11.6 18.6"
      fill="none"
      stroke="var(--icon-bare)"
      strokeWidth="2.6"
    />
  ),
};

function drawingOf(name: SignName): ReactNode {
  const discipline = DISCIPLINES.find((one) => name.startsWith(one));
  if (discipline !== undefined) return name === discipline ? disciplineSign(discipline) : book(discipline);
  if (Object.hasOwn(DRAWINGS, name)) return DRAWINGS[name as Fixed];
  const building = BUILDINGS.find((one) => one === name);
  return <IconShape name={building === undefined ? (name as IconName) : SHAPES[building]} />;
}

interface SignProps {
  readonly name: SignName;
  readonly size?: number;
}

export function Sign({ name, size = 1.25 }: SignProps): ReactNode {
  return <IconFrame size={size}>{drawingOf(name)}</IconFrame>;
}
