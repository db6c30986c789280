/** A corner of a map, drawn like our boards. */
import {
  Building,
  type BuildingShape,
  HexGrid,
  hexPath,
  type SeatLook,
  type TerrainLook,
  TerrainPatterns,
  terrainFill,
} from '@guildhall/board-kit';
import type { ReactNode } from 'react';

const SIZE = 50;
const GRID = new HexGrid(SIZE, 6, 5);

const ROWS: readonly (readonly (TerrainLook | null)[])[] = [
  ['forest', 'mountains', 'desert', 'plains', null, 'swamp'],
  ['lakes', 'forest', null, 'wasteland', 'desert'],
  [null, 'desert', null, 'forest', 'mountains', 'lakes'],
  ['plains', 'swamp', null, 'lakes', 'wasteland'],
  ['wasteland', 'mountains', 'forest', null, 'plains', 'desert'],
];

const look = (initial: string, terrain: TerrainLook, ink: 'dark' | 'light'): SeatLook => ({
  name: initial,
  initial,
  fill: `--piece-${terrain}`,
  ink: `--piece-ink-${ink}`,
});

const PIECES: readonly (readonly [number, number, BuildingShape, SeatLook])[] = [
  [0, 0, 'dwelling', look('W', 'forest', 'light')],
  [1, 1, 'stronghold', look('W', 'forest', 'light')],
  [1, 4, 'tradingHouse', look('N', 'desert', 'dark')],
  [2, 1, 'dwelling', look('N', 'desert', 'dark')],
  [2, 3, 'temple', look('W', 'forest', 'light')],
  [3, 3, 'sanctuary', look('M', 'lakes', 'light')],
  [4, 0, 'tradingHouse', look('G', 'wasteland', 'light')],
  [4, 5, 'dwelling', look('N', 'desert', 'dark')],
];

export function HeroArt(): ReactNode {
  const cells = ROWS.flatMap((row, at) =>
    row.map((terrain, column) => ({ terrain, row: at, column, ...GRID.centre({ row: at, column }) })),
  );
  return (
    <svg
      className="hero-art"
      viewBox={`-8 -8 ${GRID.width + 16} ${GRID.height + 16}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <TerrainPatterns />
      {cells.map(({ terrain, x, y }) =>
        terrain === null ? (
          <path
            key={`${x} ${y}`}
            className="hero-wave"
            d={`M${x - 22} ${y - 3}q7 -8 14 0t14 0 14 0M${x - 15} ${y + 10}q6 -7 12 0t12 0`}
          />
        ) : (
          <g key={`${x} ${y}`}>
            <path className="hero-soil" d={hexPath({ x, y }, SIZE + 1, 9)} />
            <path d={hexPath({ x, y }, SIZE - 2.5, 8)} fill={terrainFill(terrain)} />
          </g>
        ),
      )}
      {PIECES.map(([row, column, shape, owner]) => {
        const { x, y } = GRID.centre({ row, column });
        return (
          <g key={`${row} ${column}`} transform={`translate(${x} ${y - 2})`}>
            <Building shape={shape} look={owner} scale={1.28} />
          </g>
        );
      })}
    </svg>
  );
}
