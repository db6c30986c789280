/** Icons of things, drawn once in a square of 24: flat shapes with one line around them. */
import type { ReactNode } from 'react';
import { BUILDING_PATHS, type BuildingShape } from './pieces.tsx';

export type IconName =
  | 'coins'
  | 'workers'
  | 'priests'
  | 'power'
  | 'points'
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
  | 'turn'
  | 'hand'
  | BuildingShape;

const STAR = 'M12 2.2 14.9 8.6 21.8 9.4 16.7 14.1 18.1 20.9 12 17.5 5.9 20.9 7.3 14.1 2.2 9.4 9.1 8.6Z';

const DRAWINGS: Readonly<Record<Exclude<IconName, BuildingShape>, ReactNode>> = {
  coins: (
    <>
      <circle cx="12" cy="12" r="9.2" fill="var(--icon-coin)" />
      <circle cx="12" cy="12" r="5.6" fill="none" strokeWidth="1.2" />
    </>
  ),
  workers: (
    <>
      <path d="M12 2.6 20.4 7.2V16.8L12 21.4 3.6 16.8V7.2Z" fill="var(--icon-worker)" />
      <path d="M3.6 7.2 12 11.9 20.4 7.2M12 11.9V21.4" fill="none" strokeWidth="1.3" />
    </>
  ),
  priests: (
    <>
      <path d="M12 9.4C7.6 10.6 5.2 16 4.4 21.2H19.6C18.8 16 16.4 10.6 12 9.4Z" fill="var(--icon-priest)" />
      <circle cx="12" cy="6.4" r="3.9" fill="var(--icon-priest)" />
    </>
  ),
  power: (
    <>
      <circle cx="12" cy="12" r="9.2" fill="var(--icon-power)" />
      <path d="M13.4 5 7.6 13.2H11.4L10.4 19 16.4 10.6H12.5Z" fill="var(--icon-light)" stroke="none" />
    </>
  ),
  points: <path d={STAR} fill="var(--icon-points)" />,
  spades: (
    <>
      <path d="M12 13V3.2M8.6 3.2H15.4" fill="none" stroke="var(--icon-bare)" strokeWidth="2.2" />
      <path d="M7 11.4H17V16C17 19.4 14.6 21 12 22 9.4 21 7 19.4 7 16Z" fill="var(--icon-metal)" />
    </>
  ),
  digging: (
    <>
      <path d="M12 13V3.2M8.6 3.2H15.4" fill="none" stroke="var(--icon-bare)" strokeWidth="2.2" />
      <path d="M7 11.4H17V16C17 19.4 14.6 21 12 22 9.4 21 7 19.4 7 16Z" fill="var(--icon-coin)" />
    </>
  ),
  shipping: (
    <>
      <path d="M2.6 15H21.4L18.4 20.4H6Z" fill="var(--icon-wood)" />
      <path d="M12.6 3 19 12.6H12.6ZM10.8 5.6V12.6H5.4Z" fill="var(--icon-light)" />
    </>
  ),
  keys: (
    <>
      <circle cx="7.4" cy="9" r="4.6" fill="var(--icon-coin)" />
      <path
        d="M10.8 12.2 20.2 20.4M16.4 17.2 18.4 15M13.6 14.8 15.4 12.8"
        fill="none"
        stroke="var(--icon-bare)"
        strokeWidth="2.2"
      />
    </>
  ),
  bridges: (
    <path
      d="M2 9H22V13H20.4V18.6H17.6C17.6 14.6 15 12.8 12 12.8 9 12.8 6.4 14.6 6.4 18.6H3.6V13H2Z"
      fill="var(--icon-wood)"
    />
  ),
  towns: (
    <path
      d="M2.4 20.6V10.4L6.4 6.6 10 10V5.2H11.8V7H13.4V5.2H15V7H16.6V5.2H18.2V10.4H21.6V20.6Z"
      fill="var(--icon-worker)"
    />
  ),
  fire: (
    <path
      d="M12.4 2.4C13 6.4 18.4 9 18.4 14.6 18.4 18.6 15.6 21.6 12 21.6 8.4 21.6 5.6 18.8 5.6 15 5.6 12 7.2 10 8.4 8.4 8.8 10 9.6 11 10.6 11.4 10.4 8 10.8 4.8 12.4 2.4Z"
      fill="var(--cult-fire)"
    />
  ),
  water: (
    <path
      d="M12 2.4C14.4 6.6 18.6 10.4 18.6 14.8 18.6 18.6 15.6 21.6 12 21.6 8.4 21.6 5.4 18.6 5.4 14.8 5.4 10.4 9.6 6.6 12 2.4Z"
      fill="var(--cult-water)"
    />
  ),
  earth: <path d="M2.2 19.6 9 7.2 12.4 12.4 15.4 8.6 21.8 19.6Z" fill="var(--cult-earth)" />,
  air: (
    <>
      <circle cx="12" cy="12" r="9.4" fill="var(--cult-air)" />
      <path
        d="M5.4 10H13.2C15.6 10 15.8 6.8 13.6 6.6M5.4 13.4H16.6C19.2 13.6 18.8 17.4 16.2 17M6.6 16.6H11"
        fill="none"
        strokeWidth="1.7"
      />
    </>
  ),
  cult: (
    <>
      <path d="M12 2.6 21.4 12 12 21.4 2.6 12Z" fill="var(--icon-light)" />
      <path d="M7.3 7.3 16.7 16.7M16.7 7.3 7.3 16.7" fill="none" strokeWidth="1.5" />
    </>
  ),
  card: (
    <>
      <path
        d="M6.6 2.8H17.4C18.4 2.8 19 3.4 19 4.4V21.2L12 18 5 21.2V4.4C5 3.4 5.6 2.8 6.6 2.8Z"
        fill="var(--icon-light)"
      />
      <path d="M8.6 7.4H15.4M8.6 11H13.4" fill="none" strokeWidth="1.6" />
    </>
  ),
  pass: (
    <>
      <path d="M5.4 2.6V21.4" fill="none" stroke="var(--icon-bare)" strokeWidth="2.2" />
      <path d="M5.8 3.8H18.8L15.8 8.4 18.8 13H5.8Z" fill="var(--icon-light)" />
    </>
  ),
  burn: (
    <>
      <circle cx="12" cy="12" r="9.2" fill="var(--icon-power)" />
      <path d="M7 7 17 17M17 7 7 17" fill="none" stroke="var(--icon-light)" strokeWidth="2.6" />
    </>
  ),
  turn: (
    <path
      d="M12 3.4A8.6 8.6 0 1 1 4.6 7.6M4.2 2.8V8.2H9.6"
      fill="none"
      stroke="var(--icon-bare)"
      strokeWidth="2.2"
    />
  ),
  hand: (
    <path
      d="M3.2 13.2 8.4 11.8 14.4 13.4C16 14 15.8 15.8 14 15.8H10.6L16 15.8 20.2 13.2C21.6 12.8 22.2 14.2 21.2 15.2L15.6 20.2H3.2Z"
      fill="var(--icon-light)"
    />
  ),
};

interface IconFrameProps {
  /** In units of the text around it. */
  readonly size: number;
  readonly children: ReactNode;
}

/** A drawing in a square of 24 as an icon. Says nothing to a screen reader: whoever uses it puts words beside it. */
export function IconFrame({ size, children }: IconFrameProps): ReactNode {
  return (
    <svg className="kit-icon" viewBox="0 0 24 24" width={`${size}em`} height={`${size}em`} aria-hidden>
      {children}
    </svg>
  );
}

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
}

export function Icon({ name, size = 1.25 }: IconProps): ReactNode {
  return (
    <IconFrame size={size}>
      <IconShape name={name} />
    </IconFrame>
  );
}

/** The drawing alone, for use within another one. */
export function IconShape({ name }: { readonly name: IconName }): ReactNode {
  if (isBuilding(name)) {
    return (
      <path
        d={BUILDING_PATHS[name]}
        transform="translate(12 13) scale(.54)"
        fill="var(--icon-light)"
        strokeWidth="2.8"
      />
    );
  }
  return DRAWINGS[name];
}

function isBuilding(name: IconName): name is BuildingShape {
  return Object.hasOwn(BUILDING_PATHS, name);
}
