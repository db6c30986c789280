/** Where the regions lie on the world map, in percent of it: in four columns, or three by three on a phone. */
import type { Point } from '@guildhall/board-kit';
import type { RegionId, Tables } from '../../data/index.ts';

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly regions: Readonly<Record<RegionId, Rect>>;
  /** Routes between regions as one path. */
  readonly routes: string;
}

export function centreOf({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function wideRect(column: number, top: number): Rect {
  return { x: 0.7 + column * 24.7, y: top, width: 24.2, height: 48.2 };
}

const WIDE: Layout['regions'] = {
  northAmerica: wideRect(0, 1.2),
  southAmerica: wideRect(0, 50.6),
  europe: wideRect(1, 1.2),
  africa: wideRect(1, 50.6),
  // Between two seas, which leave room for what is asked there.
  middleEast: wideRect(2, 19),
  asia: wideRect(3, 1.2),
  australia: wideRect(3, 50.6),
};

function phoneRect(column: number, row: number): Rect {
  return { x: 0.8 + column * 33, y: 0.8 + row * 33, width: 32.4, height: 32.2 };
}

const PHONE: Layout['regions'] = {
  northAmerica: phoneRect(0, 0),
  europe: phoneRect(1, 0),
  asia: phoneRect(2, 0),
  middleEast: phoneRect(1, 1),
  southAmerica: phoneRect(0, 2),
  africa: phoneRect(1, 2),
  australia: phoneRect(2, 2),
};

type Ends = readonly [Point, Point];

/** The way round the back of the globe leaves the map at both sides. */
function roundTheGlobe([a, b]: Ends): string {
  const [west, east] = a.x < b.x ? [a, b] : [b, a];
  return `M${west.x} ${west.y - 9}L-2 ${west.y - 14}M${east.x} ${east.y - 9}L102 ${east.y - 14}`;
}

/** Above or below what lies between the two. */
function aroundTheMiddle([a, b]: Ends): string {
  if (a.x === b.x) return `M${a.x} ${a.y}C33.6 ${a.y} 33.6 ${b.y} ${b.x} ${b.y}`;
  const y = a.y < 50 ? 2 : 98;
  return `M${a.x} ${a.y}Q${a.x + 6} ${y} ${(a.x + b.x) / 2} ${y}T${b.x} ${b.y}`;
}

function routesOf(tables: Tables, regions: Layout['regions']): string {
  return Object.entries(tables.routes)
    .map(([pair, isJoined]) => {
      if (!isJoined) return '';
      const [first, second] = pair.split('-') as [RegionId, RegionId];
      const ends = [centreOf(regions[first]), centreOf(regions[second])] as const;
      if (pair === 'asia-northAmerica') return roundTheGlobe(ends);
      return isSomethingBetween(ends)
        ? aroundTheMiddle(ends)
        : `M${ends[0].x} ${ends[0].y}L${ends[1].x} ${ends[1].y}`;
    })
    .join('');
}

/** Two in one row with a column between them, or two in the middle column with a row between them. */
function isSomethingBetween([a, b]: Ends): boolean {
  if (a.y === b.y) return Math.abs(a.x - b.x) > 40;
  return a.x === b.x && Math.abs(a.y - b.y) > 60 && a.x > 33 && a.x < 66;
}

export function layoutOf(tables: Tables, isPhone: boolean): Layout {
  const regions = isPhone ? PHONE : WIDE;
  return { regions, routes: routesOf(tables, regions) };
}
