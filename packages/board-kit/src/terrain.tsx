/** Terrains, which differ by colour and by pattern. */
import type { ReactNode } from 'react';

export const TERRAIN_LOOKS = [
  'desert',
  'plains',
  'swamp',
  'lakes',
  'forest',
  'mountains',
  'wasteland',
] as const;
export type TerrainLook = (typeof TERRAIN_LOOKS)[number];

/** Patterns repeat within a tile of so many units. */
interface Tile {
  readonly width: number;
  readonly height: number;
  readonly draw: ReactNode;
}

const TILES: Readonly<Record<TerrainLook, Tile>> = {
  // Dunes.
  desert: {
    width: 32,
    height: 20,
    draw: <path d="M1 8Q8 1 15 8M17 18Q24 11 31 18" />,
  },
  // Furrows.
  plains: {
    width: 12,
    height: 12,
    draw: <path d="M-2 14 14 -2M-2 2 2 -2M10 14 14 10" />,
  },
  // Reeds over water.
  swamp: {
    width: 26,
    height: 24,
    draw: <path d="M3 10H13M8 10V3M5.4 10V5.4M10.6 10V5.4M16 22H26M21 22V15M18.4 22V17.4M23.6 22V17.4" />,
  },
  // Waves.
  lakes: {
    width: 24,
    height: 14,
    draw: <path d="M0 4Q6 -1 12 4T24 4M-12 11Q-6 6 0 11T12 11 24 11 36 11" />,
  },
  // Firs.
  forest: {
    width: 26,
    height: 26,
    draw: (
      <g stroke="none" fill="var(--pattern)">
        <path d="M7 2 12 11H2ZM20 15 25 24H15Z" />
      </g>
    ),
  },
  // Peaks.
  mountains: {
    width: 28,
    height: 22,
    draw: <path d="M1 10 7 2 13 10M15 21 21 13 27 21" />,
  },
  // Rubble.
  wasteland: {
    width: 22,
    height: 22,
    draw: <path d="M3 3 8 8M8 3 3 8M14 14 19 19M19 14 14 19" />,
  },
};

/** To stand once in every drawing that shows terrain. */
export function TerrainPatterns(): ReactNode {
  return (
    <defs>
      {TERRAIN_LOOKS.map((terrain) => {
        const { width, height, draw } = TILES[terrain];
        return (
          <pattern
            key={terrain}
            id={`terrain-${terrain}`}
            className={`kit-pattern kit-pattern-${terrain}`}
            width={width}
            height={height}
            patternUnits="userSpaceOnUse"
          >
            <rect width={width} height={height} fill={`var(--terrain-${terrain})`} stroke="none" />
            {draw}
          </pattern>
        );
      })}
    </defs>
  );
}

/** What a shape on this terrain is filled with. Patterns stand in the drawing itself or in another of the page. */
export function terrainFill(terrain: TerrainLook): string {
  return `url(#terrain-${terrain})`;
}

/** A small hex of a terrain, to stand in a text. */
export function TerrainSign({
  terrain,
  size = 1.25,
}: {
  readonly terrain: TerrainLook;
  readonly size?: number;
}): ReactNode {
  return (
    <svg className="kit-icon" viewBox="-24 -24 48 48" width={`${size}em`} height={`${size}em`} aria-hidden>
      <polygon
        points="0,-22 19,-11 19,11 0,22 -19,11 -19,-11"
        fill={terrainFill(terrain)}
        strokeWidth="2.5"
      />
    </svg>
  );
}
