/** Icons of what both games have. */
import { type IconName as GeneralIcon, IconShape as GeneralShape, makeIcon } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { type BuildingShape, isBuildingShape, PieceBody } from './pieces.tsx';

export type IconName =
  | GeneralIcon
  | 'coins'
  | 'workers'
  | 'priests'
  | 'power'
  | 'spades'
  | 'shipping'
  | 'digging'
  | 'keys'
  | 'bridges'
  | 'towns'
  | 'fire'
  | 'water'
  | 'earth'
  | 'air'
  | 'cult'
  | 'card'
  | 'pass'
  | 'burn'
  | 'hand'
  | BuildingShape;

const HILLS = 'M1.8 20 9 6.6l3.6 5.8 2.6-3.8L22.2 20z';
const CUBE = 'M12 2.8l8.6 4.6v9.2L12 21.2l-8.6-4.6V7.4z';

/** A tool for digging: free spades are steel, the exchange track is told by a golden one. */
function spade(left: string, right: string): ReactNode {
  return (
    <>
      <path d="M12 1.9v10" fill="none" strokeWidth="4.6" />
      <path d="M12 2.2v9.5" fill="none" stroke="#b98448" strokeWidth="2.2" />
      <path d="M8.4 2.6h7.2" fill="none" strokeWidth="2.6" />
      <path d="M6.2 11h11.6v4.2c0 3.4-2.8 5.4-5.8 7.2-3-1.8-5.8-3.8-5.8-7.2z" fill={left} />
      <path d="M12.7 11.7h4.4v3.5c0 3-2 4.6-4.4 6.2z" fill={right} stroke="none" />
    </>
  );
}

/** A round token: its edge, its face, and what is on it. */
function token(edge: string, face: string, sign: ReactNode): ReactNode {
  return (
    <>
      <circle cx="12" cy="13.3" r="8.8" fill={edge} />
      <circle cx="12" cy="11.6" r="8.8" fill={face} />
      {sign}
    </>
  );
}

const DRAWINGS: Readonly<Record<Exclude<IconName, GeneralIcon | BuildingShape>, ReactNode>> = {
  coins: token(
    '#8a5f0c',
    '#f0bd37',
    <>
      <circle cx="12" cy="11.6" r="5.8" fill="#f8d566" stroke="#b27f14" strokeWidth="1.2" />
      <path d="M8.6 9.4a4.4 4.4 0 0 1 4-2.2" fill="none" stroke="#fff6d0" />
    </>,
  ),
  workers: (
    <>
      <path d={CUBE} fill="#d2ae78" />
      <path d="M12 12l8.6-4.6v9.2L12 21.2z" fill="#b98f5a" />
      <path d="M12 2.8l8.6 4.6L12 12 3.4 7.4z" fill="#f4e1bd" />
    </>
  ),
  priests: (
    <>
      <path
        d="M12 2.2c2.7 0 4.6 2 4.6 4.4 0 1.6-.8 2.8-1.9 3.6 3 1.6 4.3 5.6 4.8 11.2h-15c.5-5.6 1.8-9.6 4.8-11.2-1.1-.8-1.9-2-1.9-3.6 0-2.4 1.9-4.4 4.6-4.4z"
        fill="#8d76c4"
      />
      <path d="M12 13v5M9.8 15.2h4.4" fill="none" stroke="#fff" strokeWidth="1.6" />
    </>
  ),
  power: token(
    '#45196a',
    '#8b46bd',
    <>
      <path d="M13.2 5.4 8 12.6h3.4L10.4 18l5.6-7.4h-3.6z" fill="#fbe9ff" stroke="none" />
      <path d="M6 8.6a6.4 6.4 0 0 1 3.4-3.2" fill="none" stroke="#d9b1f2" />
    </>,
  ),
  spades: spade('#b9c0c7', '#8f98a2'),
  digging: spade('#f0c85a', '#cc9a2c'),
  shipping: (
    <>
      <path d="M2.2 15.2h19.6c-.8 3.8-3 6-5.6 6H7.8c-2.6 0-4.8-2.2-5.6-6z" fill="#8a5a2c" />
      <path
        d="M11.4 2.4v11M12.6 3.2c3.6 1.6 5.8 5 6.2 9.4h-6.2zM10.2 5.2c-2.8 1.6-4.6 4-5.2 7.4h5.2z"
        fill="#fff8e8"
      />
    </>
  ),
  keys: (
    <>
      <path d="M11 11.4l9.4 9.4M17 17.4l2.6-2.6M14.2 14.6l2.2-2.2" fill="none" strokeWidth="4.2" />
      <path
        d="M11 11.4l9.4 9.4M17 17.4l2.6-2.6M14.2 14.6l2.2-2.2"
        fill="none"
        stroke="#e8b93c"
        strokeWidth="1.7"
      />
      <circle cx="7.6" cy="8" r="5" fill="#e8b93c" />
      <circle cx="7.6" cy="8" r="1.7" fill="#fff8e8" strokeWidth="1.2" />
    </>
  ),
  bridges: (
    <path
      d="M1.5 10.5c6-5 15-5 21 0v4.4h-3.2c0-2.4-1.6-4.3-3.6-4.3s-3.7 1.9-3.7 4.3c0-2.4-1.7-4.3-3.7-4.3s-3.6 1.9-3.6 4.3H1.5z"
      fill="#b07c45"
    />
  ),
  towns: (
    <>
      <path d="M2.5 21V10l4-3 4 3V5L14 2.4 17.5 5v5l4 2v9z" fill="#efe0c0" />
      <path d="M10 21v-4.2a2.2 2.2 0 0 1 4.4 0V21z" fill="#6d4a22" strokeWidth="1.2" />
    </>
  ),
  fire: (
    <>
      <path
        d="M12.6 1.8c.8 4 5.9 6.3 5.9 12.2 0 4.4-2.9 8-6.5 8s-6.5-3.2-6.5-7.4c0-3 1.7-4.6 2.7-6.8.6 1.6 1.5 2.2 2.2 2.6-.2-3.2.2-6.2 2.2-8.6z"
        fill="#dc4a26"
      />
      <path
        d="M12.2 12c2 2 3 3.2 3 5.2 0 2.1-1.4 3.5-3.1 3.5S9 19.3 9 17.3c0-2.2 2.4-3 3.2-5.3z"
        fill="#ffc145"
        stroke="none"
      />
    </>
  ),
  water: (
    <>
      <path d="M12 1.8c4 5.4 7 9 7 12.8a7 7 0 0 1-14 0C5 10.8 8 7.2 12 1.8z" fill="#3b8bd0" />
      <path d="M8.2 14.6a3.8 3.8 0 0 0 3 3.8" fill="none" stroke="#d6efff" strokeWidth="1.8" />
    </>
  ),
  earth: (
    <>
      <path d={HILLS} fill="#8d6a3a" />
      <path d="M9 6.6l3.6 5.8L9.6 20H1.8z" fill="#b08a54" stroke="none" />
      <path d={HILLS} fill="none" />
    </>
  ),
  air: (
    <>
      <circle cx="12" cy="12" r="9.6" fill="#dfe7ec" />
      <path
        d="M5 10h8.2a2.3 2.3 0 1 0-2.2-3M5 13.4h11.4a2.3 2.3 0 1 1-2.2 3M4.8 16.7h5"
        fill="none"
        stroke="#4a6472"
        strokeWidth="1.7"
      />
    </>
  ),
  cult: (
    <>
      <path d="M12 2l4 6 6 4-6 4-4 6-4-6-6-4 6-4z" fill="#f1e3c2" />
      <circle cx="12" cy="12" r="2.6" fill="#c79b38" strokeWidth="1.2" />
    </>
  ),
  card: (
    <>
      <path d="M6.6 2.8h10.8c1 0 1.6.6 1.6 1.6v16.8L12 18l-7 3.2V4.4c0-1 .6-1.6 1.6-1.6z" fill="#e4d6f0" />
      <path d="M8.6 7.4h6.8M8.6 11h4.8" fill="none" strokeWidth="1.6" />
    </>
  ),
  pass: <path d="M5 22V2.6M5 3.6h13.4l-3.4 4.2 3.4 4.2H5z" fill="#e7dcc4" />,
  burn: token(
    '#45196a',
    '#8b46bd',
    <path d="M8 7.6l8 8M16 7.6l-8 8" fill="none" stroke="#fbe9ff" strokeWidth="2.4" />,
  ),
  hand: (
    <path
      d="M3.2 13.2l5.2-1.4 6 1.6c1.6.6 1.4 2.4-.4 2.4h-3.4H16l4.2-2.6c1.4-.4 2 1 1 2l-5.6 5H3.2z"
      fill="#f3d3ae"
    />
  ),
};

export const Icon = makeIcon((name: IconName) => <IconShape name={name} />);

/** The drawing alone, for use within another one. Buildings are of grey stone: they belong to nobody. */
export function IconShape({ name }: { readonly name: IconName }): ReactNode {
  if (isBuildingShape(name)) {
    return (
      <g className="kit-icon-building" transform="translate(11.5 14.5) scale(.66)">
        <PieceBody shape={name} />
      </g>
    );
  }
  if (name === 'points' || name === 'turn') return <GeneralShape name={name} />;
  return DRAWINGS[name];
}
