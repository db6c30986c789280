/** Icons of things, drawn in a square of 24: one round dark line, one fill, one highlight. */
import type { ReactNode } from 'react';

/** Those that every table needs; a game draws its own. */
export type IconName = 'points' | 'turn';

const COG =
  'M12 1.2l2.7 2.6 3.7-.6.6 3.7 3.3 1.8-1.7 3.3 1.7 3.3-3.3 1.8-.6 3.7-3.7-.6-2.7 2.6-2.7-2.6-3.7.6-.6-3.7L1.7 15.3l1.7-3.3-1.7-3.3L5 6.9l.6-3.7 3.7.6z';
const STAR = 'M12 8l1.15 2.4 2.65.35-1.95 1.83.48 2.62L12 13.92l-2.33 1.28.48-2.62-1.95-1.83 2.65-.35z';

const DRAWINGS: Readonly<Record<IconName, ReactNode>> = {
  points: (
    <>
      <path d={COG} fill="#e9832b" />
      <circle cx="12" cy="11.7" r="5.6" fill="#ffd9a0" stroke="none" />
      <path d={STAR} fill="#b3540c" stroke="none" />
    </>
  ),
  turn: (
    <path
      d="M12 3.4a8.6 8.6 0 1 1-7.4 4.2M4.2 2.8v5.4h5.4"
      fill="none"
      stroke="var(--icon-bare)"
      strokeWidth="2.2"
    />
  ),
};

interface IconProps<Name extends string> {
  readonly name: Name;
  /** In units of the text around it. */
  readonly size?: number;
}

/**
 * The component that draws the icons of a set beside text; the legend knows them by their names. They say nothing to a
 * screen reader: whoever uses one puts words beside it.
 */
export function makeIcon<Name extends string>(
  shapeOf: (name: Name) => ReactNode,
): (props: IconProps<Name>) => ReactNode {
  return ({ name, size = 1.25 }) => (
    <svg
      className="kit-icon"
      data-icon={name}
      viewBox="0 0 24 24"
      width={`${size}em`}
      height={`${size}em`}
      aria-hidden
    >
      {shapeOf(name)}
    </svg>
  );
}

interface IconAtProps<Name extends string> {
  readonly name: Name;
  /** The middle. */
  readonly x: number;
  readonly y: number;
  /** Its width. */
  readonly size: number;
}

/** The component that draws the icons of a set within a drawing. */
export function makeIconAt<Name extends string>(
  className: string,
  shapeOf: (name: Name) => ReactNode,
): (props: IconAtProps<Name>) => ReactNode {
  return ({ name, x, y, size }) => (
    <g className={className} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
      {shapeOf(name)}
    </g>
  );
}

export const Icon = makeIcon((name: IconName) => DRAWINGS[name]);

/** The drawing alone, for use within another one. */
export function IconShape({ name }: { readonly name: IconName }): ReactNode {
  return DRAWINGS[name];
}
