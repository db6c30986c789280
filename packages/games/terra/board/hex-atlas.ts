/** Where the hexes of a map of land and river lie, by the rows of letters of its table. */
import type { Point } from '@guildhall/board-kit';
import { type HexCell, HexGrid, shiftOf } from './hex-grid.ts';
import { LAND_SIZE } from './terrain.tsx';

export interface Hex extends HexCell, Point {
  readonly name: string;
}

/** Where a bridge may stand: between two hexes that do not touch. */
export interface Site extends Point {
  readonly name: string;
  readonly from: Point;
  readonly to: Point;
}

export interface HexAtlas {
  readonly grid: HexGrid;
  readonly lands: readonly Hex[];
  readonly rivers: readonly Hex[];
}

/** From the centre of a hex to a corner. */
export const SIZE = LAND_SIZE;

const RIVER = 'I';
const OUTSIDE = '.';

/** Land hexes are named by row and number (A1, A2), river hexes in reading order (r0, r1); a dot is no hex. */
export function hexAtlas(rows: readonly string[]): HexAtlas {
  const ends = rows.map((letters, row) => letters.length + shiftOf(row));
  // What no row uses is left out.
  const starts = rows.map((letters, row) => letters.search(/[^.]/) + shiftOf(row));
  const first = Math.min(...starts);
  const grid = new HexGrid(SIZE, Math.max(...ends) - first, rows.length);
  const lands: Hex[] = [];
  const rivers: Hex[] = [];
  rows.forEach((letters, row) => {
    let inRow = 0;
    [...letters].forEach((letter, from) => {
      if (letter === OUTSIDE) return;
      const column = from - first;
      const at = { row, column, ...grid.centre({ row, column }) };
      if (letter === RIVER) rivers.push({ ...at, name: `r${rivers.length}` });
      else {
        inRow += 1;
        lands.push({ ...at, name: `${String.fromCharCode(65 + row)}${inRow}` });
      }
    });
  });
  return { grid, lands, rivers };
}

/** The site between two land hexes, by their names. */
export function siteBetween({ lands }: HexAtlas, first: string, second: string): Site {
  const from = lands.find(({ name }) => name === first);
  const to = lands.find(({ name }) => name === second);
  if (from === undefined || to === undefined) throw new Error(`no land for the bridge ${first}-${second}`);
  return { name: `${first}–${second}`, from, to, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** What is told of each land hex, a line for each row. */
export function linesByRow(lands: readonly Hex[], tell: (hex: Hex, at: number) => string): readonly string[] {
  const rows = new Map<number, string[]>();
  lands.forEach((hex, at) => {
    const row = rows.get(hex.row) ?? [];
    row.push(tell(hex, at));
    rows.set(hex.row, row);
  });
  return [...rows.values()].map((row) => row.join('; '));
}
