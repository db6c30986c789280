/** Where things lie on the world map: broad for a desk, square for a phone. */
import type { Point } from '@guildhall/board-kit';
import { ACTIONS, type RegionId, type Tables } from '../data/index.ts';

export const BOX = { width: 280, height: 262 } as const;

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly regions: Readonly<Record<RegionId, Point>>;
  /** The spaces of the forums, by action. */
  readonly spaces: readonly Rect[];
  /** The frames around the two spaces of each forum. */
  readonly forums: readonly Rect[];
  /** Ways between regions, as paths. */
  readonly ways: readonly string[];
}

const GAP = 38;
const EDGE = 26;

function across(column: number): number {
  return EDGE + column * (BOX.width + GAP);
}

function centreOf({ x, y }: Point): Point {
  return { x: x + BOX.width / 2, y: y + BOX.height / 2 };
}

/** The lines between joined regions; the way round the back of the globe leaves the map at both sides. */
function waysOf(tables: Tables, regions: Scene['regions'], width: number): readonly string[] {
  return Object.entries(tables.routes).flatMap(([pair, isJoined]) => {
    if (!isJoined) return [];
    const [first, second] = pair.split('-') as [RegionId, RegionId];
    const a = centreOf(regions[first]);
    const b = centreOf(regions[second]);
    if (pair === 'asia-northAmerica') return [`M${a.x} ${a.y - 60}H${width + 20}`, `M${b.x} ${b.y - 60}H-20`];
    const far = Math.abs(a.x - b.x) > BOX.width + GAP + 10 && Math.abs(a.y - b.y) < 40;
    // A straight line would run behind what lies between.
    if (far) {
      const bend = a.y < 200 ? -1 : 1;
      const y = a.y + bend * (BOX.height / 2 - 34);
      return [`M${a.x} ${a.y}L${a.x + (b.x - a.x) * 0.35} ${y}H${a.x + (b.x - a.x) * 0.65}L${b.x} ${b.y}`];
    }
    return [`M${a.x} ${a.y}L${b.x} ${b.y}`];
  });
}

interface Forum extends Rect {
  readonly direction: 'row' | 'column';
}

function spacesOf(tables: Tables, forums: readonly Forum[]): readonly Rect[] {
  return ACTIONS.map((action) => {
    const at = tables.forums.findIndex((forum) => forum.includes(action));
    const which = tables.forums[at].indexOf(action);
    const { x, y, width, height, direction } = forums[at];
    const inner = { width: width - 12, height: height - 12 };
    if (direction === 'row') {
      const half = (inner.width - 6) / 2;
      return { x: x + 6 + which * (half + 6), y: y + 6, width: half, height: inner.height };
    }
    const half = (inner.height - 6) / 2;
    return { x: x + 6, y: y + 6 + which * (half + 6), width: inner.width, height: half };
  });
}

export function broadScene(tables: Tables): Scene {
  const top = 20;
  const below = top + BOX.height + 26;
  const width = across(3) + BOX.width + EDGE;
  const regions: Scene['regions'] = {
    northAmerica: { x: across(0), y: top },
    southAmerica: { x: across(0), y: below },
    europe: { x: across(1), y: top },
    africa: { x: across(1), y: below },
    middleEast: { x: across(2), y: (top + below) / 2 },
    asia: { x: across(3), y: top },
    australia: { x: across(3), y: below },
  };
  const forumTop = below + BOX.height + 26;
  const each = (width - 2 * EDGE + 12) / tables.forums.length;
  const forums = tables.forums.map(
    (_, at): Forum => ({ x: EDGE + at * each, y: forumTop, width: each - 12, height: 138, direction: 'row' }),
  );
  return {
    width,
    height: forumTop + 138 + 20,
    regions,
    forums,
    spaces: spacesOf(tables, forums),
    ways: waysOf(tables, regions, width),
  };
}

export function squareScene(tables: Tables): Scene {
  const gap = 22;
  const at = (column: number, row: number): Point => ({
    x: gap + column * (BOX.width + gap),
    y: gap + row * (BOX.height + gap),
  });
  const width = at(3, 0).x;
  const regions: Scene['regions'] = {
    northAmerica: at(0, 0),
    europe: at(1, 0),
    asia: at(2, 0),
    southAmerica: at(0, 1),
    africa: at(1, 1),
    middleEast: at(2, 1),
    australia: at(2, 2),
  };
  const { x, y } = at(0, 2);
  const room = at(2, 2).x - gap - x;
  const each = (room + 8) / tables.forums.length;
  const forums = tables.forums.map(
    (_, index): Forum => ({
      x: x + index * each,
      y,
      width: each - 8,
      height: BOX.height,
      direction: 'column',
    }),
  );
  return {
    width,
    height: at(0, 3).y,
    regions,
    forums,
    spaces: spacesOf(tables, forums),
    ways: waysOf(tables, regions, width),
  };
}

/** Rough outlines of the lands, each within its box: a hint behind what lies there. */
export const LANDS: Readonly<Record<RegionId, string>> = {
  northAmerica:
    'M6 34 44 6 96 20 150 0 214 8 262 30 286 78 250 108 238 158 196 168 172 214 196 248 166 268 128 230 112 186 66 158 36 104 -6 84Z',
  southAmerica:
    'M70 -6 140 2 186 40 250 70 280 116 240 168 204 212 170 262 128 276 120 220 92 168 46 120 36 60Z',
  europe:
    'M20 92 50 60 38 22 96 -4 150 12 220 -6 280 34 292 104 262 150 208 160 196 214 160 196 140 232 96 200 40 214 10 160Z',
  africa:
    'M24 22 96 -4 180 10 252 22 292 84 252 132 228 190 196 262 140 276 116 216 108 158 36 150 -6 92Z',
  middleEast:
    'M10 46 70 0 150 -6 220 18 290 60 276 128 292 180 236 226 186 272 120 258 86 206 30 176 -8 112Z',
  asia:
    'M-6 76 32 30 96 2 168 -8 236 14 292 50 282 110 252 150 262 206 220 244 184 208 150 262 112 214 60 200 20 150Z',
  australia:
    'M4 112 46 58 110 36 150 56 196 14 236 56 286 110 280 178 236 232 176 240 130 208 66 232 14 192Z',
};
