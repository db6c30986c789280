/** Shapes out of which the icons are drawn: people, cards and tools in a square of 24, and the colours of the types. */
import type { ReactNode } from 'react';

const BODY = 'M12 10.2C8 11 5.8 15.4 5.2 21.2H18.8C18.2 15.4 16 11 12 10.2Z';

export function Person({ fill }: { readonly fill: string }): ReactNode {
  return (
    <>
      <path d={BODY} fill={fill} />
      <circle cx="12" cy="6.6" r="4" fill={fill} />
    </>
  );
}

export function SmallPerson({ x, fill }: { readonly x: number; readonly fill: string }): ReactNode {
  return (
    <g transform={`translate(${x} 4.4) scale(.8)`}>
      <Person fill={fill} />
    </g>
  );
}

export const BULB =
  'M12 2.2C16.2 2.2 19 5.2 19 9 19 11.8 17.4 13.4 16.2 14.8 15.4 15.8 15.2 16.4 15.2 17.4H8.8C8.8 16.4 8.6 15.8 7.8 14.8 6.6 13.4 5 11.8 5 9 5 5.2 7.8 2.2 12 2.2Z';
export const GEAR =
  'M10.2 2.4H13.8L14.3 5.1 16.4 6 18.7 4.4 21.2 6.9 19.6 9.2 20.4 11.3 23.1 11.8V13.4L20.4 14.1 19.5 16.2 21 18.5 18.5 21 16.2 19.5 14.2 20.4 13.7 23H10.3L9.7 20.4 7.7 19.5 5.4 21 2.9 18.5 4.4 16.2 3.5 14.2.9 13.7V10.3L3.5 9.7 4.4 7.7 2.9 5.4 5.4 2.9 7.7 4.5 9.7 3.6Z';
export const STAR =
  'M12 2.2 14.9 8.6 21.8 9.4 16.7 14.1 18.1 20.9 12 17.5 5.9 20.9 7.3 14.1 2.2 9.4 9.1 8.6Z';
export const HOUSE = 'M3 21V11.4L12 3.4 21 11.4V21Z';
export const PLAIN = 'var(--icon-light)';
export const PERSON = 'var(--icon-worker)';
/** Lines that stand beside a shape and not on it. */
export const INK = 'var(--ink)';

export function gear(fill: string): ReactNode {
  return (
    <g transform="translate(1.2 1.2) scale(.9)">
      <path d={GEAR} fill={fill} />
      <circle cx="12" cy="12.6" r="3.8" fill={PLAIN} />
    </g>
  );
}

export function pillar(fill: string): ReactNode {
  return (
    <>
      <path d="M5 21.4H19V18.8H17V7H19V3.4H5V7H7V18.8H5Z" fill={fill} />
      <path d="M10.2 8.4V17.4M13.8 8.4V17.4" fill="none" strokeWidth="1.3" />
    </>
  );
}

/** A hammer, for everything that is built. */
export const hammer = (
  <>
    <path d="M10.4 9.4 4 19.4 6.4 21.4 13.4 11.6Z" fill="var(--icon-wood)" />
    <path d="M8.2 5.8C11 2.6 15.4 2.2 18.6 4.2L17.4 6 20.8 8.6 17.6 13 9.6 7Z" fill="var(--icon-metal)" />
  </>
);

export const mask = (fill: string): ReactNode => (
  <>
    <path
      d="M3.4 3.8C9 5.6 15 5.6 20.6 3.8 21.4 12.6 18.8 19.4 12 22 5.2 19.4 2.6 12.6 3.4 3.8Z"
      fill={fill}
    />
    <path
      d="M6.6 10C7.4 8.8 9 8.8 9.8 10M14.2 10C15 8.8 16.6 8.8 17.4 10M7.8 14.2C9.8 17.4 14.2 17.4 16.2 14.2Z"
      fill={PLAIN}
      strokeWidth="1.5"
    />
  </>
);

export const scales = (fill: string): ReactNode => (
  <>
    <path d="M12 3V20M7.4 21H16.6M5 6H19" fill="none" stroke={INK} strokeWidth="2" />
    <path
      d="M1.8 14 5 6.4 8.2 14C7.4 16.4 2.6 16.4 1.8 14ZM15.8 14 19 6.4 22.2 14C21.4 16.4 16.6 16.4 15.8 14Z"
      fill={fill}
    />
  </>
);

export const amphora = (
  <>
    <path
      d="M9 2.4H15V4.6L14 6.4C18 8.2 19.4 11.6 18 15.4 17 18 15 19.8 14.4 21.6H9.6C9 19.8 7 18 6 15.4 4.6 11.6 6 8.2 10 6.4L9 4.6Z"
      fill="var(--inv-wealth)"
    />
    <path d="M6.2 11.4H17.8M6.2 14.8H17.8" fill="none" strokeWidth="1.3" />
  </>
);

export const ECONOMY = 'var(--inv-economy)';
export const CULTURE = 'var(--inv-culture)';
export const TECHNOLOGY = 'var(--inv-technology)';

export const laurel = (
  <>
    <path d="M3.2 17.6 2 6.6 7.6 11 12 3.4 16.4 11 22 6.6 20.8 17.6Z" fill="var(--icon-coin)" />
    <path d="M3.4 21H20.6" fill="none" stroke={INK} strokeWidth="2.4" />
  </>
);
