/** Terrains: a raised plate of land each, told apart by colour and by what grows or lies there. */

import { hexPoints } from '@guildhall/board-kit';
import type { ReactNode } from 'react';

const TERRAIN_LOOKS = ['desert', 'plains', 'swamp', 'lakes', 'forest', 'mountains', 'wasteland'] as const;
export type TerrainLook = (typeof TERRAIN_LOOKS)[number];

/** From the centre of the drawn hexes to a corner, the gap between two of them included. */
export const LAND_SIZE = 36;

const PLATE = 34.2;
/** How far the lower face of the plate shows. */
const THICK = 4.5;

/** Upper left, lower right, lower face. */
const TONES: Readonly<Record<TerrainLook, readonly [string, string, string]>> = {
  desert: ['#f0d284', '#dcb356', '#a97f2e'],
  plains: ['#c79a66', '#ad7d47', '#74502a'],
  swamp: ['#6f6a64', '#55504b', '#2c2926'],
  lakes: ['#6db4e0', '#3f8cc6', '#1f5a8e'],
  forest: ['#7fb96d', '#559a4e', '#2f6130'],
  mountains: ['#cfd2d6', '#a9adb3', '#6c7178'],
  wasteland: ['#dd7a5c', '#c2513a', '#7b2a1c'],
};

interface At {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

/** The same shape at several spots: x, y and, where it is not 1, the scale. */
function scattered(draw: ReactNode, spots: readonly At[]): ReactNode {
  return spots.map(({ x, y, scale = 1 }) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      {draw}
    </g>
  ));
}

const FIR = (
  <>
    <path d="M-1 6h2v3h-2z" fill="#3b2a18" />
    <path d="M0-10 6 0H3.600L8 7H-8L-3.6 0H-6Z" fill="#3c7a3f" />
    <path d="M0-10 6 0H3.600L8 7H0Z" fill="#2a5c31" />
  </>
);

const PEAK = (
  <>
    <path d="M-13 9 0-12 13 9Z" fill="#8d939b" />
    <path d="M0-12 13 9H2L-2 0Z" fill="#656b74" />
    <path d="M0-12-5-3.6-1.6-5 0-2.4 2.6-5.4 5-3.600Z" fill="#fbfcfd" />
  </>
);

const REEDS = (
  <g fill="none" strokeLinecap="round">
    <path d="M0 7C0 0-2-3-5-7M0 7C0 0 0-4 1-10M0 7C1 1 3-2 6-5" stroke="#a9a37a" strokeWidth="1.3" />
    <path d="M1-10V-6" stroke="#8a5a35" strokeWidth="2.6" />
  </g>
);

/** The middle stays calm: a piece stands there. */
const MOTIFS: Readonly<Record<TerrainLook, ReactNode>> = {
  // Dunes.
  desert: (
    <>
      <path
        d="M-27-6Q-16-18-3-9-12-7-16 0-22-4-27-6ZM-10 20Q4 4 22 13 10 15 6 24-2 19-10 20ZM6-20Q14-26 22-19 15-18 12-13 9-18 6-20Z"
        fill="#f9e6ae"
      />
      <path
        d="M-16 0Q-12-7-3-9 4-5 8 0-4-4-16 0ZM6 24Q10 15 22 13 24 17 22 19 14 19 6 24Z"
        fill="#c99a3f"
        opacity=".6"
      />
      <path d="M-24 12q4-2 8 0M-18 18q3-1.6 6 0M10-6q5-2 10 0" stroke="#b98a35" fill="none" opacity=".7" />
    </>
  ),
  // Furrows and wheat.
  plains: (
    <g fill="none">
      <path
        d="M-29-4C-14-16 10-18 29-10M-30 4C-14-9 12-11 30-2M-29 12C-14 0 12-2 30 7M-24 18C-12 8 12 7 25 14M-14 25C-6 17 8 17 15 23M-22-14C-10-22 8-24 22-18"
        stroke="#8a5d30"
        strokeWidth="1.5"
        opacity=".75"
      />
      <path
        d="M-29-1C-14-13 10-15 29-7M-30 7C-14-6 12-8 30 1M-28 15C-14 3 12 1 28 10"
        stroke="#e3bf8c"
        opacity=".7"
      />
      <path
        d="M-17-7v-8M-20-16l3 3 3-3M-20-13l3 3 3-3M17 20v-8M14 11l3 3 3-3M14 14l3 3 3-3M14-12v-7M11.4-19.6 14-17l2.6-2.6"
        stroke="#f0d596"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </g>
  ),
  // Pools and reeds.
  swamp: (
    <>
      <g fill="#2f3a38">
        <ellipse cx="-12" cy="-9" rx="12" ry="5" />
        <ellipse cx="12" cy="13" rx="13" ry="5.4" />
        <ellipse cx="15" cy="-14" rx="7" ry="3" />
      </g>
      <g fill="#54655f" opacity=".8">
        <ellipse cx="-14" cy="-10" rx="7" ry="2" />
        <ellipse cx="9" cy="12" rx="7" ry="2" />
      </g>
      {scattered(REEDS, [
        { x: -20, y: 4 },
        { x: -2, y: -14, scale: 0.9 },
        { x: 22, y: 2 },
        { x: -8, y: 20 },
      ])}
    </>
  ),
  // Waves.
  lakes: (
    <g fill="none" strokeLinecap="round">
      <ellipse cx="0" cy="2" rx="25" ry="22" fill="#2f78b4" opacity=".45" />
      <path
        d="M-22-10q4-4 8 0t8 0M6-18q3-3 6 0t6 0M-4 22q4-4 8 0t8 0M8 4q4-4 8 0t7 0M-25 8q4-4 8 0t6 0"
        stroke="#d8f0fb"
        strokeWidth="1.6"
        opacity=".9"
      />
      <path d="M-22-7q4-4 8 0t8 0M8 7q4-4 8 0t7 0M-4 25q4-4 8 0t8 0" stroke="#1d5a90" opacity=".7" />
    </g>
  ),
  // Firs.
  forest: (
    <>
      <ellipse cx="0" cy="4" rx="25" ry="20" fill="#3f7d42" opacity=".45" />
      {scattered(FIR, [
        { x: 3, y: -17, scale: 0.85 },
        { x: -15, y: -12 },
        { x: 18, y: -8 },
        { x: -21, y: 6, scale: 0.9 },
        { x: 21, y: 10 },
        { x: -9, y: 16 },
        { x: 8, y: 19, scale: 0.9 },
      ])}
    </>
  ),
  // Peaks with snow.
  mountains: scattered(PEAK, [
    { x: -13, y: -7 },
    { x: 11, y: -12, scale: 0.85 },
    { x: 17, y: 11 },
    { x: -9, y: 16 },
  ]),
  // Cracks and rubble.
  wasteland: (
    <>
      <path
        d="M-28-4-18-8-12-2-2-6 4-16 14-14 20-20M-12-2-14 10-22 16M-14 10-4 18-2 28M4-16 0-26M-2-6 8 2 20-2 28 2M8 2 10 14 20 18"
        fill="none"
        stroke="#6d2115"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
        opacity=".85"
      />
      <path d="M14-8l5-9 6 9zM-24 4l4-8 5 8zM2 22l5-9 6 9z" fill="#8c3222" />
      <path d="M14-8l5-9v9zM-24 4l4-8v8zM2 22l5-9v9z" fill="#ef9d7c" opacity=".8" />
    </>
  ),
};

const CENTRE = { x: 0, y: 0 };
const FACE = hexPoints(CENTRE, PLATE);
const LOWER = hexPoints({ x: 0, y: THICK }, PLATE);

/** Two sides of the plate: `from` is the corner, clockwise from the top, with which the first of them begins. */
function rim(from: number): string {
  const corners = hexPoints(CENTRE, PLATE - 1).split(' ');
  return `M${[0, 1, 2].map((step) => corners[(from + step) % 6]).join('L')}`;
}

const BRIGHT_RIM = rim(5);
const DARK_RIM = rim(2);

/** To stand once in every page that shows terrain. */
export function TerrainPatterns(): ReactNode {
  return (
    <defs>
      {TERRAIN_LOOKS.map((terrain) => (
        <linearGradient key={terrain} id={`terrain-${terrain}`} x1="0" y1="0" x2=".35" y2="1">
          <stop offset="0" stopColor={TONES[terrain][0]} />
          <stop offset="1" stopColor={TONES[terrain][1]} />
        </linearGradient>
      ))}
      {TERRAIN_LOOKS.map((terrain) => (
        <g key={terrain} id={`land-${terrain}`}>
          <polygon points={LOWER} fill={TONES[terrain][2]} />
          <polygon points={FACE} fill={terrainFill(terrain)} />
          {MOTIFS[terrain]}
          <path d={BRIGHT_RIM} className="kit-land-bright" />
          <path d={DARK_RIM} className="kit-land-dark" />
          <polygon points={LOWER} className="kit-land-dusk" />
          <polygon points={FACE} className="kit-land-dusk" />
        </g>
      ))}
    </defs>
  );
}

/** What a shape of this terrain is filled with. The gradients stand in the drawing itself or in another of the page. */
export function terrainFill(terrain: TerrainLook): string {
  return `url(#terrain-${terrain})`;
}

/** A hex of land around the point 0, 0 of a drawing, so big that its neighbours are LAND_SIZE apart. */
export function LandShape({ terrain }: { readonly terrain: TerrainLook }): ReactNode {
  return <use href={`#land-${terrain}`} />;
}

interface TerrainSignProps {
  readonly terrain: TerrainLook;
  readonly size?: number;
}

/** A hex of land, to stand in a text. */
export function TerrainSign({ terrain, size = 1.25 }: TerrainSignProps): ReactNode {
  return (
    <svg
      className="kit-terrain"
      viewBox="-32 -36 64 76"
      width={`${size}em`}
      height={`${size * 1.15}em`}
      aria-hidden
    >
      <LandShape terrain={terrain} />
    </svg>
  );
}
