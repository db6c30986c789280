/** Icons of the game in a square of 24: one fill, one line around it. */
import { makeIcon, makeIconAt } from '@guildhall/board-kit';
import type { ReactNode } from 'react';

const GEAR =
  'M12 2.2l2 2.6 3.1-1 .7 3.2 3.2.7-1 3.1 2.6 2-2.6 2 1 3.1-3.2.7-.7 3.2-3.1-1-2 2.6-2-2.6-3.1 1-.7-3.2-3.2-.7 1-3.1-2.6-2 2.6-2-1-3.1 3.2-.7.7-3.2 3.1 1z';
const SHIELD = 'M4.6 3.6h14.8v8.6c0 4.6-3.4 7.4-7.4 9-4-1.600-7.4-4.4-7.400-9z';
const WAGON = (
  <>
    <path d="M3 13h14v4H3zM4 13c0-6 3-8 6-8s6 2 6 8" fill="#f2e6cc" />
    <circle cx="6.600" cy="18.600" r="2.600" fill="#8a5a2c" />
    <circle cx="14" cy="18.600" r="2.600" fill="#8a5a2c" />
    <path d="M17 15h5" />
  </>
);
const COMPASSES = (
  <>
    <path
      d="M11 6.600L5.600 21M13 6.600L18.400 21M7.800 15.200c2.600 1.400 5.800 1.400 8.400 0"
      fill="none"
      stroke="var(--icon-bare)"
      strokeWidth="2"
    />
    <circle cx="12" cy="4.600" r="2.200" fill="#e8b93c" />
  </>
);
const STEP = (
  <path
    d="M14 4.500h6.500M17.600 1.600l3 2.900-3 2.900"
    fill="none"
    stroke="var(--icon-bare)"
    strokeWidth="2.200"
  />
);

const DRAWINGS = {
  gold: (
    <>
      <path d="M5 19l2.600-9h8.800L19 19z" fill="#f0bd37" />
      <path d="M7.600 10L9.400 6h5.200l1.800 4z" fill="#f8d970" />
    </>
  ),
  food: (
    <>
      <path d="M4 14c0-5 4-7.600 8-7.600s8 2.600 8 7.600c0 3-2.400 4.800-8 4.800S4 17 4 14z" fill="#e39a94" />
      <path d="M8 9.600l1.600 3M12 8.600v3.600M16 9.600l-1.600 3" fill="none" strokeWidth="1.300" />
    </>
  ),
  wool: (
    <>
      <path
        d="M7 18.500a4 4 0 0 1-2.600-7.200A3.800 3.800 0 0 1 9 6.600a4 4 0 0 1 6.400 0 3.800 3.800 0 0 1 4.400 4.700A4 4 0 0 1 17 18.500z"
        fill="#eef0ee"
      />
      <path
        d="M9 12a2 2 0 1 0 2-2M14 15a2 2 0 1 0 1.600-3"
        fill="none"
        stroke="#8b938f"
        strokeWidth="1.300"
      />
    </>
  ),
  stone: (
    <>
      <path d="M3 19l1.400-7L9 6.600l6 .6L20 12l1 7z" fill="#8a8f94" />
      <path d="M9 6.600l2 5.400H4.400M11 12h9M11 12l2 7" fill="none" stroke="#4c5055" strokeWidth="1.200" />
    </>
  ),
  iron: (
    <path
      d="M2.600 17.600h10l1.600-5H5.600zM11.600 17.600h9.800l-2.600-5h-5.600zM7.600 12.600h10L15.200 7H9.600z"
      fill="#5d93c9"
    />
  ),
  silver: (
    <>
      <path d="M3.400 15.400l3-8 6-3.400 6.400 3 2 6.400-3.600 6.200-8.600 1.400z" fill="#c9d3dc" />
      <path
        d="M6.400 7.400l4.200 5 8.200-5M10.600 12.400l-1.400 8.600M10.600 12.400l10.200 1"
        fill="none"
        stroke="#7b8894"
        strokeWidth="1.300"
      />
    </>
  ),
  points: (
    <>
      <path d={GEAR} fill="#e88b3c" />
      <path
        d="M12 7.600l1.400 2.900 3.200.4-2.300 2.200.6 3.200-2.900-1.600-2.900 1.600.6-3.200-2.300-2.200 3.200-.4z"
        fill="#fff6e0"
        strokeWidth=".8"
      />
    </>
  ),
  merchant: WAGON,
  architect: COMPASSES,
  merchantStep: (
    <>
      <g transform="translate(-1 3) scale(.92)">{WAGON}</g>
      {STEP}
    </>
  ),
  architectStep: (
    <>
      <g transform="translate(-2.500 2) scale(.92)">{COMPASSES}</g>
      {STEP}
    </>
  ),
  character: (
    <>
      <circle cx="12" cy="7" r="4.200" fill="#f1cfa8" />
      <path d="M3.800 21c.6-5.600 3.600-8.600 8.200-8.600s7.600 3 8.200 8.600z" fill="#7d5ba6" />
    </>
  ),
  contract: (
    <>
      <path d="M5 3h11.600L19 5.400V21H5z" fill="#fbf3dd" />
      <path d="M8 8h8M8 11.400h8" fill="none" stroke="#9a8a6a" strokeWidth="1.300" />
      <circle cx="15" cy="17" r="2.700" fill="#b3261e" strokeWidth="1.100" />
    </>
  ),
  king: (
    <>
      <path d="M3 18.600L4.400 7l4.800 4.600L12 4.600l2.800 7L19.600 7 21 18.600z" fill="#f0bd37" />
      <path d="M3.400 18.600h17.200V21H3.400z" fill="#b3261e" />
    </>
  ),
  joker: (
    <>
      <path
        d="M4 17C3 10 2 8 4.600 5c2.800 1 4.400 3 5.200 6C10 6.600 11 4.600 12 3c1 1.600 2 3.600 2.200 8 .8-3 2.400-5 5.200-6C22 8 21 10 20 17z"
        fill="#d04f86"
      />
      <path
        d="M12 3c1 1.600 2 3.600 2.200 8 .8-3 2.400-5 5.200-6C22 8 21 10 20 17h-8z"
        fill="#3f8f8a"
        strokeWidth="0"
      />
      <path d="M4 17h16v3.600H4z" fill="#f0bd37" />
    </>
  ),
  seeker: (
    <>
      <path d="M9.400 2.400h5.200M12 2.400v3" fill="none" stroke="var(--icon-bare)" strokeWidth="1.800" />
      <path d="M7 8.600c0-2 2-3.200 5-3.200s5 1.200 5 3.200" fill="#6d4a22" />
      <path d="M7.400 8.600h9.200l1 9.800H6.400z" fill="#ffd367" />
      <path
        d="M12 10.400c2 2 2.400 3.200 2.400 4.400a2.400 2.400 0 0 1-4.800 0c0-1.200.6-2.400 2.400-4.400z"
        fill="#e9832b"
        strokeWidth="0"
      />
      <path d="M5.400 18.400h13.200v3H5.400z" fill="#8f5a2b" />
    </>
  ),
  house: <path d="M4.600 20.600V11L12 4l7.400 7v9.600z" fill="var(--own, #8a623a)" />,
  pillar: (
    <>
      <path d="M5 3.600h14v3H5zM6.400 18h11.200v2.800H6.400zM8 6.600h8V18H8z" fill="#e9e0cf" />
      <path d="M10.600 7v10.600M13.400 7v10.600" fill="none" stroke="#9a8f7a" strokeWidth="1.100" />
    </>
  ),
  mine: (
    <>
      <path
        d="M3 21v-9c0-5.600 4-9.200 9-9.200s9 3.600 9 9.200v9h-4.600v-8.400a4.400 4.400 0 0 0-8.800 0V21z"
        fill="#a8845a"
      />
      <path d="M7.600 21v-8.400a4.400 4.400 0 0 1 8.800 0V21z" fill="#2a1808" strokeWidth="0" />
      <path d="M10 21l4-6" stroke="#c9d3dc" strokeWidth="1.600" />
    </>
  ),
  crest: (
    <>
      <path d={SHIELD} fill="#b3261e" />
      <path d="M12 3.600h7.400v8.600c0 4.600-3.400 7.400-7.400 9z" fill="#f0d27c" strokeWidth="0" />
      <path d={SHIELD} fill="none" />
    </>
  ),
  cathedral: (
    <>
      <path d="M3.600 21V11l3-5 3 5v1l2.400-3.400 2.400 3.400v-1l3-5 3 5v10z" fill="#e7d9bb" />
      <path d="M10.400 21v-3.600a1.600 1.600 0 0 1 3.200 0V21z" fill="#6d4a22" strokeWidth="1" />
    </>
  ),
  fair: (
    <>
      <path d="M4.400 11.400V21h15.200v-9.600" fill="#f6ead0" />
      <path d="M2.600 9L12 3l9.400 6v2.400H2.600z" fill="#c9503f" />
    </>
  ),
  plus: (
    <>
      <path d="M13.400 10.400L5 20.600" fill="none" stroke="var(--icon-bare)" strokeWidth="3" />
      <path d="M9 5.400l4-2.800 8 6.600-3 3.600-3.600-3-2.400.4z" fill="#b9c0c7" />
    </>
  ),
  building: (
    <>
      <path d="M4.600 21V10.600h14.800V21z" fill="#e7cfa0" />
      <path d="M2.600 11L12 3.400 21.400 11z" fill="#a3452f" />
      <circle cx="12" cy="14" r="1.900" fill="#f1cfa8" strokeWidth="1" />
      <path
        d="M8.600 20.600c.4-3 1.600-4.200 3.400-4.200s3 1.200 3.400 4.200z"
        fill="#7d5ba6"
        strokeWidth="1"
      />
    </>
  ),
  goods: (
    <>
      <path d="M12 3l8.600 4.600v8.800L12 21l-8.600-4.600V7.600z" fill="#e6c78f" />
      <path d="M3.400 7.600L12 12l8.600-4.400M12 12v9" fill="none" strokeWidth="1.300" />
    </>
  ),
  identical: (
    <>
      <path d="M8.500 3L15 6.600v7L8.500 17 2 13.600v-7z" fill="#e6c78f" />
      <path d="M15.500 7L22 10.600v7L15.500 21 9 17.600v-7z" fill="#e6c78f" />
    </>
  ),
  die: (
    <>
      <rect x="3.600" y="3.600" width="16.800" height="16.800" rx="3.600" fill="#fffaf0" />
      <path
        d="M9.200 9.400c0-3.600 5.800-3.600 5.800-.2 0 2.400-2.900 2.200-2.900 4.600M12.100 17v.2"
        fill="none"
        stroke="var(--tile-ink)"
        strokeWidth="2"
      />
    </>
  ),
  corruption: (
    <>
      <circle cx="12" cy="12" r="9" fill="#3a2412" />
      <path
        d="M12 6.400v9.400M7.800 12l4.200 4.600 4.200-4.600"
        fill="none"
        stroke="#ffd9a0"
        strokeWidth="2.200"
      />
    </>
  ),
  tablet: (
    <>
      <path d="M4 21V7.400c0-2.800 3.600-4.800 8-4.800s8 2 8 4.800V21z" fill="#b9b3a8" />
      <path d="M8 9.400h8M8 13h8M8 16.600h5" fill="none" stroke="#5b554b" strokeWidth="1.600" />
    </>
  ),
  technology: (
    <>
      <path d="M5 3h10.600L19 6.400V21H5z" fill="#e6edf2" />
      <path d="M8 16.600l3-4 2.400 2.400 3-5" fill="none" stroke="#2f6f9e" strokeWidth="1.900" />
    </>
  ),
  cardinal: (
    <>
      <path
        d="M2.600 15.400c0-2 4.200-3.600 9.400-3.600s9.400 1.600 9.400 3.600-4.200 3.400-9.400 3.400-9.400-1.400-9.400-3.400z"
        fill="#b3261e"
      />
      <path
        d="M7 13.400C7 8 9 5.600 12 5.600s5 2.400 5 7.800c-2.800 1.400-7.200 1.400-10 0z"
        fill="#d3433a"
      />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

export type GameIconName = keyof typeof DRAWINGS;

export function isGameIcon(name: string): name is GameIconName {
  return Object.hasOwn(DRAWINGS, name);
}

const drawingOf = (name: GameIconName): ReactNode => DRAWINGS[name];

export const GameIcon = makeIcon(drawingOf);

/** An icon within a drawing. */
export const IconAt = makeIconAt('til-icon', drawingOf);

/** What the seven families bear: lily, lion, eagle, tower, rose, key, star. */
const BEARINGS: readonly { readonly fill: string; readonly ink: string; readonly path: string }[] = [
  {
    fill: '#2f6ba8',
    ink: '#ffe9a8',
    path: 'M12 4.500c2.400 3 2.400 5.500 0 8.500-2.400-3-2.400-5.500 0-8.500zM5.800 8.500c3.600 0 4.600 2.200 4.800 6.500h2.800c.2-4.300 1.200-6.500 4.800-6.500-.6 2.700-2.200 4.500-4.400 5v4h-3.600v-4c-2.200-.5-3.800-2.300-4.400-5z',
  },
  {
    fill: '#b3261e',
    ink: '#ffe2a0',
    path: 'M7 8.200l2.200-2.400L12 7l2.800-1.200L17 8.200v5L12 18.400 7 13.200zM9.600 10.400h1.400v1.400H9.600zM13 10.400h1.400v1.400H13z',
  },
  {
    fill: '#f0d27c',
    ink: '#2a1808',
    path: 'M12 5.600l1.600 2.600c2.400-1 4-1.200 5-2.600.2 4.400-1.600 6.600-4.600 7.600l1.400 4H8.600l1.400-4c-3-1-4.800-3.200-4.600-7.600 1 1.400 2.600 1.600 5 2.600z',
  },
  { fill: '#56724f', ink: '#f6ead0', path: 'M7 6h2v1.800h2V6h2v1.800h2V6h2v4h-1v7H8v-7H7z' },
  {
    fill: '#f6ead0',
    ink: '#b3261e',
    path: 'M12 5.200a3 3 0 0 1 2.900 2.300 3 3 0 0 1 1.300 5.200 3 3 0 0 1-4.200 3.500 3 3 0 0 1-4.200-3.500 3 3 0 0 1 1.300-5.200A3 3 0 0 1 12 5.200z',
  },
  {
    fill: '#6d4a22',
    ink: '#ffe2a0',
    path: 'M12 5a3 3 0 0 1 1 5.800V13h2v1.800h-2V16h2v1.800h-4v-7A3 3 0 0 1 12 5zm0 1.700a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 0 0 0-2.600z',
  },
  {
    fill: '#3a4c63',
    ink: '#dfe8ef',
    path: 'M12 4.800l1.900 4 4.400.5-3.300 3 .9 4.300-3.900-2.100-3.900 2.100.9-4.300-3.300-3 4.400-.5z',
  },
];

/** The crest of a family, with its bearing: it is told apart by more than its colours. */
export function CrestShape({ family }: { readonly family: number }): ReactNode {
  const { fill, ink, path } = BEARINGS[(family - 1) % BEARINGS.length];
  return (
    <>
      <path d={SHIELD} fill={fill} />
      <path d={path} fill={ink} strokeWidth="0" fillRule="evenodd" />
    </>
  );
}
