/** Bridges, and the sites where they may stand. */
import type { SeatLook } from '@guildhall/board-kit';
import type { CSSProperties, ReactNode } from 'react';
import { SIZE, type Site } from './hex-atlas.ts';

export interface BuiltBridge {
  readonly site: Site;
  readonly seat: number;
}

interface Span {
  readonly long: number;
  /** Lays what is drawn around (0, 0), along the x axis, over the site. */
  readonly transform: string;
}

/** The part of the way between two hexes that a bridge spans. */
function span({ from, to, x, y }: Site): Span {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  // Never upside down: the arch of a bridge rises to the top.
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const upright = turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn;
  return { long: Math.hypot(dx, dy) - 2 * 0.72 * SIZE, transform: `translate(${x} ${y}) rotate(${upright})` };
}

interface SiteLineProps {
  readonly site: Site;
  readonly className: string;
}

export function SiteLine({ site, className }: SiteLineProps): ReactNode {
  const { long, transform } = span(site);
  return <path className={className} transform={transform} d={`M${-long / 2} 0H${long / 2}`} />;
}

const TOUCH_BREADTH = 28;

/** What is touched is an area: an upright line has no breadth, and what has none counts as invisible. */
export function SiteTouch({ site }: { readonly site: Site }): ReactNode {
  const { long, transform } = span(site);
  return (
    <rect
      className="kit-site-touch"
      transform={transform}
      x={-long / 2}
      y={-TOUCH_BREADTH / 2}
      width={long}
      height={TOUCH_BREADTH}
    />
  );
}

interface BridgeProps {
  readonly site: Site;
  readonly look: SeatLook;
  /** Which of how many on the same site. */
  readonly at: number;
  readonly of: number;
}

/** An arch of wood, its planks across, in the colour of its builder. */
export function Bridge({ site, look, at, of }: BridgeProps): ReactNode {
  const { long, transform } = span(site);
  const half = long / 2 + 8;
  const aside = (at - (of - 1) / 2) * 14;
  const arch = (top: number, bottom: number): string =>
    `M${-half} ${top}Q0 ${top - 6} ${half} ${top}V${bottom}Q0 ${bottom - 6} ${-half} ${bottom}Z`;
  return (
    <g
      className="kit-bridge"
      transform={`${transform} translate(0 ${aside})`}
      style={{ '--piece': `var(${look.fill})` } as CSSProperties}
    >
      <path className="kit-bridge-shade" d={arch(5, 9)} />
      <path className="kit-bridge-halo" d={arch(-5, 5)} />
      <path className="kit-bridge-deck" d={arch(-5, 5)} />
      <path className="kit-bridge-planks" d={planks(half)} />
    </g>
  );
}

function planks(half: number): string {
  let path = '';
  for (let x = 6 - half; x < half - 3; x += 8) {
    const rise = 3 * (1 - (x / half) ** 2);
    path += `M${x} ${-5 - rise}v10`;
  }
  return path;
}
