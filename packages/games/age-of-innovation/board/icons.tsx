/** Signs that only this game has, beside those of the kit. */
import { makeIcon } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { type IconName, IconShape } from '../../terra/board/index.ts';
import { BUILDINGS, type Building, DISCIPLINES, type Discipline } from '../data/index.ts';
import { SHAPES } from './looks.ts';

type OwnIconName =
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
  | 'automa'
  | Discipline
  | `${Discipline}Books`;

export type GameIconName = IconName | OwnIconName | Building;

const COVER = 'M4.6 5c0-1.4 1-2.4 2.4-2.4h12.4v18.2H7c-1.4 0-2.4-1-2.4-2.4z';
const PAGES = 'M4.6 18.6c0-1.3 1-2.2 2.4-2.2h12.4v4.4H7c-1.4 0-2.4-1-2.4-2.2z';

const INKS: Readonly<Record<Discipline, string>> = {
  banking: '#4a3406',
  law: '#0f2f55',
  engineering: '#40220a',
  medicine: '#1f7a49',
};

const EMBLEMS: Readonly<Record<Discipline, ReactNode>> = {
  // A bank.
  banking: (
    <>
      <path d="M6 10.2 12 6l6 4.2zM6.2 17.6h11.6" strokeWidth="1.6" />
      <path d="M8 11.8v4M12 11.8v4M16 11.8v4" strokeWidth="1.9" />
    </>
  ),
  // Scales.
  law: (
    <>
      <path d="M12 5.6v11.8M8.8 17.8h6.4M6.4 8h11.2" fill="none" strokeWidth="1.6" />
      <path d="M6.4 8.2 4.2 13h4.4zM17.6 8.2 15.4 13h4.4z" strokeWidth="1.1" />
    </>
  ),
  // A cogwheel.
  engineering: (
    <path
      d="M8.3 12a3.7 3.7 0 1 0 7.4 0 3.7 3.7 0 1 0-7.4 0M12 5.4v2M12 16.6v2M5.4 12h2M16.6 12h2M7.33 7.33l1.4 1.4M15.27 15.27l1.4 1.4M7.33 16.67l1.4-1.4M15.27 8.73l1.4-1.4"
      fill="none"
      strokeWidth="2.4"
    />
  ),
  // A cross.
  medicine: <path d="M10 6.2h4v3.8h3.8v4H14v3.8h-4V14H6.2v-4H10z" strokeWidth=".4" />,
};

function Emblem({ discipline }: { readonly discipline: Discipline }): ReactNode {
  return (
    <g fill={INKS[discipline]} stroke={INKS[discipline]}>
      {EMBLEMS[discipline]}
    </g>
  );
}

function disciplineSign(discipline: Discipline): ReactNode {
  return (
    <>
      <circle cx="12" cy="12" r="10.4" fill={`var(--science-${discipline})`} />
      <Emblem discipline={discipline} />
    </>
  );
}

function book(discipline: Discipline): ReactNode {
  return (
    <>
      <path d={COVER} fill={`var(--science-${discipline})`} />
      <path d={PAGES} fill="#fffaf0" strokeWidth="1.3" />
      <g transform="translate(4.5 1.3) scale(.7)">
        <Emblem discipline={discipline} />
      </g>
    </>
  );
}

/** The four colours side by side on one cover. */
const STRIPES: Readonly<Record<Discipline, string>> = {
  banking: 'M4.6 2.6h3.9v14H4.6z',
  law: 'M8.5 2.6h3.6v14H8.5z',
  engineering: 'M12.1 2.6h3.6v14h-3.6z',
  medicine: 'M15.7 2.6h3.7v14h-3.7z',
};

type Fixed = Exclude<OwnIconName, Discipline | `${Discipline}Books`>;

const DRAWINGS: Readonly<Record<Fixed, ReactNode>> = {
  tools: (
    <g transform="rotate(38 12 12)">
      <rect x="10.5" y="7.6" width="3.2" height="15" rx="1.5" fill="#c08a4e" />
      <path d="M4.6 2.6h10.6l4.6 3.2-4.6 3.2H4.6z" fill="#aab4bd" />
    </g>
  ),
  scholars: (
    <>
      <path d="M4 21.6c.4-5.6 3-8.6 8-8.6s7.6 3 8 8.6z" fill="#7d68b8" />
      <circle cx="12" cy="9.8" r="4.1" fill="#f3d3ae" />
      <path d="M12 1.8l9.4 3.9L12 9.6 2.6 5.7z" fill="#35305a" />
      <path d="M19.6 6.6v4.6" fill="none" stroke="#e8b93c" strokeWidth="1.8" />
    </>
  ),
  books: (
    <>
      {DISCIPLINES.map((discipline) => (
        <path
          key={discipline}
          d={STRIPES[discipline]}
          fill={`var(--science-${discipline}-deep)`}
          stroke="none"
        />
      ))}
      <path d={PAGES} fill="#fffaf0" strokeWidth="1.3" />
      <path d={COVER} fill="none" />
    </>
  ),
  terraforming: <IconShape name="digging" />,
  steps: <path d="M12 2.4l8 8.6h-4.4v10.4H8.4V11H4z" fill="#6fb3a8" />,
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
          fill={`var(--science-${discipline}-deep)`}
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
        d="M12 1.8a7.2 7.2 0 0 0-4.2 13c.9.7 1.3 1.5 1.3 2.6h5.8c0-1.1.4-1.9 1.3-2.6a7.2 7.2 0 0 0-4.2-13z"
        fill="#ffd65c"
      />
      <path d="M9.6 19.4h4.8M10.4 22h3.2" fill="none" stroke="var(--icon-bare)" strokeWidth="1.8" />
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
  automa: (
    <>
      <rect x="3.4" y="3" width="11.4" height="16.4" rx="1.8" fill="#f6ecd2" />
      <rect x="8.6" y="5.2" width="11.4" height="16" rx="1.8" fill="#3d7a3a" />
      <path d="M11.4 18l2.9-9 2.9 9M12.4 15.2h3.8" fill="none" stroke="#fff" strokeWidth="1.6" />
    </>
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

function drawingOf(name: GameIconName): ReactNode {
  const discipline = DISCIPLINES.find((one) => name.startsWith(one));
  if (discipline !== undefined) return name === discipline ? disciplineSign(discipline) : book(discipline);
  if (Object.hasOwn(DRAWINGS, name)) return DRAWINGS[name as Fixed];
  const building = BUILDINGS.find((one) => one === name);
  return <IconShape name={building === undefined ? (name as IconName) : SHAPES[building]} />;
}

export const GameIcon = makeIcon(drawingOf);
