/** Shapes out of which the icons are drawn, in a square of 24, and the colours of the types. */
import type { ReactNode } from 'react';

export const ECONOMY = 'var(--inv-economy)';
export const CULTURE = 'var(--inv-culture)';
export const TECHNOLOGY = 'var(--inv-technology)';
export const WEALTH = 'var(--inv-wealth)';

export const PAPER = '#fffaf0';
export const GOLD = '#f0bd37';
const SKIN = '#f3d4ae';
const CLOTH = '#cbbda3';
/** Lines that stand beside a shape and not on it. */
export const INK = 'var(--icon-bare)';
const SHADE = '#140d06';

export const STAR =
  'M12 2.2 14.9 8.6 21.8 9.4 16.7 14.1 18.1 20.9 12 17.5 5.9 20.9 7.3 14.1 2.2 9.4 9.1 8.6Z';
export const HEX = 'M12 2.2 20.6 7.1V16.9L12 21.8 3.4 16.9V7.1Z';
const GEAR =
  'M10.2 2.6h3.6l.5 2.6 2 .9 2.3-1.5 2.5 2.5-1.5 2.3.8 2 2.6.5v3.6l-2.6.5-.8 2 1.5 2.3-2.5 2.5-2.3-1.5-2 .8-.5 2.6h-3.6l-.5-2.6-2-.8-2.3 1.5-2.5-2.5 1.5-2.3-.8-2-2.6-.5v-3.6l2.6-.5.8-2-1.5-2.3 2.5-2.5 2.3 1.5 2-.9z';

export function gear(fill: string): ReactNode {
  return (
    <g transform="translate(1.9 .7) scale(.84)">
      <path d={GEAR} fill={fill} />
      <circle cx="12" cy="13.9" r="4" fill={PAPER} />
    </g>
  );
}

export const bulb = (
  <>
    <path
      d="M12 2.2a6.8 6.8 0 0 0-4.2 12.2c1 .9 1.6 2 1.6 3.2h5.2c0-1.2.6-2.3 1.6-3.2A6.8 6.8 0 0 0 12 2.2z"
      fill="#f6c93f"
    />
    <path d="M9.4 19.7h5.2M10.5 22h3" fill="none" stroke={INK} strokeWidth="1.9" />
  </>
);

interface PersonProps {
  readonly fill?: string;
  /** Hat, kerchief or beard. */
  readonly head?: ReactNode;
  /** What the clothes show. */
  readonly mark?: ReactNode;
}

/** A citizen from the front, lit from the left. */
export function Person({ fill = CLOTH, head, mark }: PersonProps): ReactNode {
  return (
    <>
      <path d="M12 9.4C7.3 10.4 4.9 15 4.3 21.6H19.7C19.1 15 16.7 10.4 12 9.4Z" fill={fill} />
      <path
        d="M12 9.4C16.7 10.4 19.1 15 19.7 21.6H14.5C14.4 15 13.6 11 12 9.4Z"
        fill={SHADE}
        opacity=".24"
        stroke="none"
      />
      <circle cx="12" cy="6.2" r="3.9" fill={SKIN} />
      {head}
      {mark}
    </>
  );
}

/** A citizen at the left of an icon, beside an arrow or a plus. */
export const smallPerson = (
  <>
    <path d="M6.6 10.8C3.2 11.5 1.4 15 1 20.4h11.2c-.4-5.4-2.2-8.9-5.6-9.6z" fill="#efe3cc" />
    <circle cx="6.6" cy="7.4" r="3.3" fill="#efe3cc" />
  </>
);

export const merchant = (
  <Person
    fill={ECONOMY}
    head={<path d="M6 5h12M8.6 4.8C8.4 1 15.6 1 15.4 4.8z" fill="#7a4c0c" />}
    mark={<circle cx="12" cy="16.4" r="2.6" fill="#fff3c9" stroke="#6b4600" />}
  />
);

export const artisan = (
  <Person
    fill={CULTURE}
    head={<path d="M7.8 6.2C7.6 1.2 16.4 1.2 16.2 6.2l3 2.4-3.2.2c-1-2-7-2-8.2-2.6z" fill="#7c1f45" />}
    mark={<path d="M12 13.2l2.6 3.2L12 19.6l-2.6-3.2z" fill="#ffe6ef" stroke="#7c1f45" />}
  />
);

export const thinker = (
  <Person
    fill={TECHNOLOGY}
    head={<path d="M8.6 6.4c0 4.8 1.4 7.4 3.4 8.8 2-1.4 3.4-4 3.4-8.8-1.8 1.8-5 1.8-6.8 0z" fill={PAPER} />}
    mark={<path d="M9.8 17.4h4.4v2.8H9.8z" fill="#e2fbf8" stroke="#0d514d" />}
  />
);

export const sage = (
  <>
    <path d="M12 9.2C6.8 10.2 4.4 15 3.8 21.6h16.4C19.6 15 17.2 10.2 12 9.2z" fill="#7a66b0" />
    <circle cx="12" cy="6" r="3.9" fill={SKIN} />
    <path d="M8.6 7.2c0 5 1.2 8.8 3.4 10.6 2.2-1.8 3.4-5.6 3.4-10.6-1.8 2-5 2-6.8 0z" fill={PAPER} />
  </>
);

const CHAIN =
  'M9.8 14.2l4.4-4.4M11 7.2l2.4-2.4c2-2 4.7-1.9 6.3-.3s1.7 4.3-.3 6.3L17 13.2M13 16.8l-2.4 2.4c-2 2-4.7 1.9-6.3.3s-1.7-4.3.3-6.3L7 10.8';

export const chain = (
  <>
    <path d={CHAIN} fill="none" strokeWidth="4.6" />
    <path d={CHAIN} fill="none" stroke="#e8ab2c" strokeWidth="2.2" />
  </>
);

export const hourglass = (
  <>
    <path d="M5.6 2.4h12.8v3L13.6 12l4.8 6.6v3H5.6v-3l4.8-6.6-4.8-6.6z" fill="#dfe4e8" />
    <path d="M8.4 18.6 12 14l3.6 4.6zM9.4 6.4h5.2L12 10z" fill="#e9832b" stroke="none" />
  </>
);

export function pillar(fill: string): ReactNode {
  return (
    <>
      <path d="M5 21.4H19V18.8H17V7H19V3.4H5V7H7V18.8H5Z" fill={fill} />
      <path d="M10.2 8.4V17.4M13.8 8.4V17.4" fill="none" />
    </>
  );
}

/** A card with something on it. */
export function card(fill: string, sign: ReactNode): ReactNode {
  return (
    <>
      <path d="M4.4 2.4h15.2v19.2H4.4z" fill={fill} />
      <g transform="translate(5.8 5.4) scale(.52)" strokeWidth="2.4">
        {sign}
      </g>
    </>
  );
}
