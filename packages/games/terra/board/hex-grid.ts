/** Hexes with a corner on top, in rows, every second row shifted right by half a hex. */
import type { Point } from '@guildhall/board-kit';

export interface HexCell {
  readonly row: number;
  readonly column: number;
}

const SQRT3 = Math.sqrt(3);

/** How far a row stands to the right, in hexes. */
export function shiftOf(row: number): number {
  return row % 2 === 0 ? 0 : 0.5;
}

export class HexGrid {
  /** From the centre to a corner. */
  readonly size: number;
  readonly width: number;
  readonly height: number;

  /** A board of so many columns, halves of hexes included, and rows. */
  constructor(size: number, columns: number, rows: number) {
    this.size = size;
    this.width = columns * SQRT3 * size;
    this.height = (1.5 * (rows - 1) + 2) * size;
  }

  centre({ row, column }: HexCell): Point {
    return { x: (column + shiftOf(row) + 0.5) * SQRT3 * this.size, y: (1.5 * row + 1) * this.size };
  }
}
