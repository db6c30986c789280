/** Pieces: buildings differ by shape, seats by colour and initial. */
import type { ReactNode } from 'react';
import type { SeatLook } from './board.ts';

export type BuildingShape =
  | 'dwelling'
  | 'tradingHouse'
  | 'temple'
  | 'stronghold'
  | 'sanctuary'
  | 'tower'
  | 'monument';

/** Around the point 0, 0; about 40 wide. */
export const BUILDING_PATHS: Readonly<Record<BuildingShape, string>> = {
  dwelling: 'M-13 14V-2L0 -15 13 -2V14Z',
  tradingHouse: 'M-19 14V-5L-8.5 -16 2 -5V0L10.5 -8 19 0V14Z',
  temple: 'M-17 14V9H-14V-3H-18L0 -17 18 -3H14V9H17V14Z',
  stronghold: 'M-20 15V-13H-13V-8H-6.5V-17H6.5V-8H13V-13H20V15Z',
  sanctuary: 'M-21 15V1H-16C-16 -10 -8 -12 -2 -14V-19H2V-14C8 -12 16 -10 16 1H21V15Z',
  tower: 'M-12 15 -9 -9H-13V-19H-7V-15H-3V-19H3V-15H7V-19H13V-9H9L12 15Z',
  monument: 'M-18 15V9H-11V4H-8L-5 -14 0 -20 5 -14 8 4H11V9H18V15Z',
};

interface BuildingProps {
  readonly shape: BuildingShape;
  readonly look: SeatLook;
  readonly scale?: number;
}

/** A building of a seat within a drawing, its initial on it. */
export function Building({ shape, look, scale = 1 }: BuildingProps): ReactNode {
  const size = look.initial.length > 1 ? 11.5 : 14;
  return (
    <g className="kit-building" transform={scale === 1 ? undefined : `scale(${scale})`} aria-hidden>
      <path d={BUILDING_PATHS[shape]} className="kit-building-halo" />
      <path d={BUILDING_PATHS[shape]} style={{ fill: `var(${look.fill})` }} className="kit-building-body" />
      <text y="10.5" fontSize={size} style={{ fill: `var(${look.ink})` }}>
        {look.initial}
      </text>
    </g>
  );
}

interface BadgeProps {
  readonly look: SeatLook;
  readonly size?: number;
}

/** A seat's badge. Whoever uses it puts the name beside it. */
export function Badge({ look, size = 1.6 }: BadgeProps): ReactNode {
  return (
    <svg className="kit-badge" viewBox="-12 -12 24 24" width={`${size}em`} height={`${size}em`} aria-hidden>
      <BadgeShape look={look} />
    </svg>
  );
}

export function BadgeShape({ look }: { readonly look: SeatLook }): ReactNode {
  return (
    <>
      <circle r="10.6" style={{ fill: `var(${look.fill})` }} className="kit-badge-disc" />
      <text y="4.6" fontSize={look.initial.length > 1 ? 10.5 : 13} style={{ fill: `var(${look.ink})` }}>
        {look.initial}
      </text>
    </>
  );
}

/** A letter or two that tell the names apart: the first, and with others of the same the first that they lack there. */
export function initialsOf(names: readonly string[]): string[] {
  return names.map((name, at) => {
    const [first = '?', ...rest] = [...name];
    const rivals = names.filter((other, index) => index !== at && [...other][0] === first);
    if (rivals.length === 0) return first;
    const own = rest.find((letter, index) => rivals.every((other) => [...other][index + 1] !== letter));
    return first + (own ?? rest[0] ?? '');
  });
}
