/** Where things lie on the world map: wide for a desktop, square for a phone. */
import type { Point } from '@guildhall/board-kit';
import { ACTIONS, type RegionId, type Tables } from '../data/index.ts';

export const BOX = { width: 280, height: 262 } as const;

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** Parts of a box: the card, and the sage with the knowledge tile. */
export const CARD: Rect = { x: 76, y: 46, width: 154, height: 94 };
export const LESSON: Rect = { x: 198, y: 2, width: 80, height: 42 };

export interface Layout {
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

const GAP = 50;
const EDGE = 36;

function across(column: number): number {
  return EDGE + column * (BOX.width + GAP);
}

function centreOf({ x, y }: Point): Point {
  return { x: x + BOX.width / 2, y: y + BOX.height / 2 };
}

/** The lines between joined regions; the way round the back of the globe leaves the map at both sides. */
function waysOf(tables: Tables, regions: Layout['regions'], width: number): readonly string[] {
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

export function wideLayout(tables: Tables): Layout {
  const top = 32;
  const below = top + BOX.height + 44;
  const width = across(3) + BOX.width + EDGE;
  const regions: Layout['regions'] = {
    northAmerica: { x: across(0), y: top },
    southAmerica: { x: across(0), y: below },
    europe: { x: across(1), y: top },
    africa: { x: across(1), y: below },
    middleEast: { x: across(2), y: (top + below) / 2 },
    asia: { x: across(3), y: top },
    australia: { x: across(3), y: below },
  };
  const forumTop = below + BOX.height + 40;
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

export function squareLayout(tables: Tables): Layout {
  const gap = 30;
  const at = (column: number, row: number): Point => ({
    x: gap + column * (BOX.width + gap),
    y: gap + row * (BOX.height + gap),
  });
  const width = at(3, 0).x;
  const regions: Layout['regions'] = {
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

/** Rough outlines of the lands around their boxes, as the corners of a soft line. */
const OUTLINES: Readonly<Record<RegionId, readonly (readonly [number, number])[]>> = {
  northAmerica: [
    [-26, 66],
    [-10, 0],
    [70, -6],
    [130, -26],
    [190, -4],
    [290, -30],
    [316, 40],
    [276, 92],
    [306, 150],
    [280, 214],
    [262, 290],
    [190, 270],
    [120, 292],
    [40, 262],
    [-26, 276],
    [-8, 170],
  ],
  southAmerica: [
    [-4, -10],
    [90, -24],
    [190, -2],
    [286, 20],
    [312, 96],
    [284, 160],
    [290, 236],
    [226, 262],
    [200, 298],
    [120, 280],
    [60, 292],
    [-24, 250],
    [-6, 170],
    [-26, 80],
  ],
  europe: [
    [-20, 60],
    [16, 12],
    [4, -24],
    [110, -8],
    [176, -28],
    [260, -6],
    [314, 10],
    [292, 96],
    [310, 170],
    [284, 250],
    [214, 262],
    [176, 296],
    [110, 272],
    [30, 288],
    [-26, 240],
    [-2, 150],
  ],
  africa: [
    [-22, 30],
    [20, -24],
    [120, -4],
    [210, -26],
    [296, 10],
    [310, 96],
    [284, 150],
    [300, 214],
    [262, 288],
    [176, 278],
    [110, 298],
    [20, 276],
    [-24, 214],
    [-6, 120],
  ],
  middleEast: [
    [-24, 40],
    [30, -16],
    [140, -26],
    [240, -14],
    [304, 34],
    [290, 110],
    [312, 180],
    [284, 262],
    [190, 294],
    [120, 272],
    [40, 290],
    [-26, 246],
    [-8, 150],
  ],
  asia: [
    [-24, 44],
    [40, -10],
    [140, -28],
    [230, -12],
    [306, -22],
    [312, 76],
    [288, 140],
    [310, 220],
    [250, 292],
    [184, 266],
    [110, 294],
    [20, 272],
    [-28, 210],
    [-8, 120],
  ],
  australia: [
    [-26, 84],
    [-2, 8],
    [80, -22],
    [140, 0],
    [216, -26],
    [290, 4],
    [314, 96],
    [286, 170],
    [304, 250],
    [220, 292],
    [140, 272],
    [60, 294],
    [-16, 262],
    [-6, 160],
  ],
};

/** A closed line that is soft at every corner. */
function softly(corners: readonly (readonly [number, number])[]): string {
  const middle = (at: number): string => {
    const [x, y] = corners[at % corners.length];
    const [nextX, nextY] = corners[(at + 1) % corners.length];
    return `${(x + nextX) / 2} ${(y + nextY) / 2}`;
  };
  const steps = corners.map((_, at) => {
    const [x, y] = corners[(at + 1) % corners.length];
    return `Q${x} ${y} ${middle(at + 1)}`;
  });
  return `M${middle(0)}${steps.join('')}Z`;
}

export function landOf(region: RegionId): string {
  return softly(OUTLINES[region]);
}
