/** Towns on the map: a light band joins the hexes of each, and a key lies on it. */
import type { SeatLook } from '@guildhall/board-kit';
import type { CSSProperties, ReactNode } from 'react';
import { groupsOf } from '../rules/area.ts';
import { type Hex, SIZE } from './hex-atlas.ts';
import { IconShape } from './icons.tsx';

export interface TownHex {
  readonly hex: Hex;
  readonly seat: number;
}

/** Neighbours lie so far apart; a little more, for fractions. */
const BESIDE = Math.sqrt(3) * SIZE + 1;

function areBeside(a: TownHex, b: TownHex): boolean {
  return a !== b && a.seat === b.seat && Math.hypot(a.hex.x - b.hex.x, a.hex.y - b.hex.y) < BESIDE;
}

/** Hexes of towns by what touches: towns over a bridge or a river come in several parts. */
export function townsOf(all: readonly TownHex[]): readonly (readonly TownHex[])[] {
  const groups = groupsOf(
    all.map((_, at) => at),
    (a, b) => areBeside(all[a], all[b]),
  );
  return groups.map((group) => group.map((at) => all[at]));
}

interface TownProps {
  readonly hexes: readonly TownHex[];
  readonly look: SeatLook;
}

export function Town({ hexes, look }: TownProps): ReactNode {
  const band = hexes
    .flatMap((one, at) => [
      `M${one.hex.x} ${one.hex.y + 6}h.1`,
      ...hexes
        .slice(at + 1)
        .filter((other) => areBeside(one, other))
        .map((other) => `M${one.hex.x} ${one.hex.y + 6}L${other.hex.x} ${other.hex.y + 6}`),
    ])
    .join('');
  const { x, y } = hexes[0].hex;
  return (
    <g className="kit-town" style={{ '--piece': `var(${look.fill})` } as CSSProperties} aria-hidden>
      <path className="kit-town-edge" d={band} />
      <path className="kit-town-band" d={band} />
      <circle cx={x - 17} cy={y - 15} r="8.5" />
      <g className="kit-icon" transform={`translate(${x - 23.5} ${y - 21.5}) scale(.54)`}>
        <IconShape name="keys" />
      </g>
    </g>
  );
}

interface RiverTownProps {
  readonly hex: Hex;
  readonly look: SeatLook;
}

/** A town that was founded over a river hex. */
export function RiverTown({ hex, look }: RiverTownProps): ReactNode {
  return (
    <g
      className="kit-town"
      transform={`translate(${hex.x} ${hex.y})`}
      style={{ '--piece': `var(${look.fill})` } as CSSProperties}
      aria-hidden
    >
      <circle r="17" className="kit-town-river" />
      <g className="kit-icon" transform="translate(-10.5 -11) scale(.88)">
        <IconShape name="keys" />
      </g>
    </g>
  );
}
