/** The lands: raised plates, each with a shore, colours and a motif of its own. */
import type { ReactNode } from 'react';
import { REGIONS, type RegionId } from '../../data/index.ts';

/** Numbers between 0 and 1 that are the same every time. */
function shoreNumbers(seed: number): () => number {
  let value = seed * 7919 + 13;
  return () => {
    value = (value * 16807) % 2147483647;
    return value / 2147483647;
  };
}

const CORNERS = 18;
/** How square a land is: 2 is an ellipse. */
const SQUARENESS = 9;

/** A soft closed line within a square of 100, that comes near to its edges. */
function shoreOf(seed: number): string {
  const next = shoreNumbers(seed);
  const corners = Array.from({ length: CORNERS }, (_, at) => {
    const angle = (at / CORNERS) * Math.PI * 2 - Math.PI * 0.75;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const stretch = (Math.abs(cos) ** SQUARENESS + Math.abs(sin) ** SQUARENESS) ** (-1 / SQUARENESS);
    const radius = (49.5 - next() * 3) * stretch;
    return [50 + cos * radius, 50 + sin * radius] as const;
  });
  const corner = (at: number) => corners[(at + CORNERS) % CORNERS];
  const curves = corners.map((here, at) => {
    const [before, to, after] = [corner(at - 1), corner(at + 1), corner(at + 2)];
    const points = [
      here[0] + (to[0] - before[0]) / 6,
      here[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - here[0]) / 6,
      to[1] - (after[1] - here[1]) / 6,
      ...to,
    ];
    return `C${points.map((value) => value.toFixed(1)).join(' ')}`;
  });
  const [x, y] = corner(0);
  return `M${x.toFixed(1)} ${y.toFixed(1)}${curves.join('')}Z`;
}

const SEEDS: Readonly<Record<RegionId, number>> = {
  northAmerica: 6,
  europe: 3,
  asia: 24,
  middleEast: 12,
  southAmerica: 7,
  africa: 31,
  australia: 15,
};

const shores = new Map<RegionId, string>();

export function shoreLine(region: RegionId): string {
  const known = shores.get(region) ?? shoreOf(SEEDS[region]);
  shores.set(region, known);
  return known;
}

/** The light of every land, as gradients to be filled with. */
export function LandLights(): ReactNode {
  return (
    <defs>
      {REGIONS.map((region) => (
        <linearGradient key={region} id={`inv-land-${region}`} x1="0" y1="0" x2=".4" y2="1">
          <stop offset="0" style={{ stopColor: `var(--inv-${region}-high)` }} />
          <stop offset="1" style={{ stopColor: `var(--inv-${region}-low)` }} />
        </linearGradient>
      ))}
    </defs>
  );
}

/** A land in its square of 100. */
export function Land({ region }: { readonly region: RegionId }): ReactNode {
  const shore = shoreLine(region);
  return (
    <>
      <path className="inv-shallows" d={shore} />
      <path
        className="inv-cliff"
        d={shore}
        transform="translate(0 2.4)"
        style={{ fill: `var(--inv-${region}-deep)` }}
      />
      <path className="inv-land" d={shore} fill={`url(#inv-land-${region})`} />
    </>
  );
}

function conifer(x: number, y: number, light: string, dark: string): ReactNode {
  return (
    <g key={x}>
      <path d={`M${x} ${y - 13}l7 13h-14z`} fill={light} />
      <path d={`M${x} ${y - 13}l7 13h-7z`} fill={dark} />
    </g>
  );
}

function peak(x: number, scale: number): ReactNode {
  return (
    <g transform={`translate(${x} 27) scale(${scale})`}>
      <path d="M-13 0 0-18 13 0Z" fill="#93897c" />
      <path d="M0-18 13 0H2z" fill="#6d655b" />
      <path d="M0-18l-5 7 3.5-1 1.5 2 2-2.5 3 1.5z" fill="#fff" />
    </g>
  );
}

const PINE = ['#3c7a3f', '#2a5c31'] as const;
const OLIVE = ['#5d8f3f', '#43702c'] as const;

const MOTIFS: Readonly<Record<RegionId, ReactNode>> = {
  northAmerica: (
    <>
      {conifer(14, 26, ...PINE)}
      {conifer(26, 22, ...PINE)}
      {conifer(38, 27, ...PINE)}
      {peak(56, 0.8)}
    </>
  ),
  europe: (
    <>
      {conifer(12, 26, ...OLIVE)}
      <path d="M22 27q10-12 22 0z" fill="#8aa054" />
      <path d="M36 27q10-9 20 0z" fill="#74883f" />
      {conifer(60, 26, ...OLIVE)}
    </>
  ),
  asia: (
    <>
      {peak(18, 1)}
      {peak(36, 0.8)}
      {conifer(56, 27, '#6f7a35', '#545d25')}
    </>
  ),
  middleEast: (
    <>
      <path d="M4 27q12-14 26-3q12-9 30 3z" fill="#f8ebc4" />
      <path d="M30 24q12-9 30 3H26z" fill="#c39a4b" opacity=".7" />
      <path d="M50 20v-9M50 13q-6-5-8 0M50 13q6-5 8 0" fill="none" stroke="#4c6e2f" strokeWidth="2" />
    </>
  ),
  southAmerica: (
    <>
      {[10, 22, 34, 46, 58].map((x, at) => (
        <circle key={x} cx={x} cy={20 - (at % 2) * 4} r="7" fill={at % 2 === 0 ? '#2f7139' : '#3f8746'} />
      ))}
      <path d="M4 27h62" stroke="#2f7139" strokeWidth="3" />
    </>
  ),
  africa: (
    <>
      <path d="M20 27V16M50 27V18" stroke="#5c4022" strokeWidth="2.4" />
      <path d="M6 16q14-10 28 0z" fill="#6f8a35" />
      <path d="M38 18q12-8 24 0z" fill="#5c762a" />
    </>
  ),
  australia: (
    <>
      <path d="M6 27q4-14 18-14t18 14z" fill="#a5502d" />
      <path d="M24 13q14 0 18 14H28z" fill="#7d3518" />
      <path d="M48 27v-6M56 27v-8M52 27v-4" stroke="#5d7a3a" strokeWidth="2.2" strokeLinecap="round" />
    </>
  ),
};

/** What grows and stands on a land, in its free corner. */
export function Motif({ region }: { readonly region: RegionId }): ReactNode {
  return (
    <svg className="inv-motif" width="70" height="28" viewBox="0 0 70 28" aria-hidden>
      {MOTIFS[region]}
    </svg>
  );
}
