/** Hexes with a corner on top, and which of several points lies next in a direction. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

const SQRT3 = Math.sqrt(3);

/** The six corners of a hex, clockwise from the top. */
function hexCorners({ x, y }: Point, size: number): Point[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) };
  });
}

export function hexPoints(centre: Point, size: number): string {
  return hexCorners(centre, size)
    .map(({ x, y }) => `${round(x)},${round(y)}`)
    .join(' ');
}

/** Paths by hex, then by their size and radius: a map is drawn again and again, and its hexes stay where they are. */
const paths = new WeakMap<Point, Map<string, string>>();

/** A hex with rounded corners. */
export function hexPath(centre: Point, size: number, radius: number): string {
  const known = paths.get(centre) ?? new Map<string, string>();
  paths.set(centre, known);
  const key = `${size} ${radius}`;
  const path = known.get(key) ?? roundedHex(centre, size, radius);
  known.set(key, path);
  return path;
}

function roundedHex(centre: Point, size: number, radius: number): string {
  const corners = hexCorners(centre, size);
  const part = radius / size;
  const between = (from: Point, to: Point): string =>
    `${round(from.x + (to.x - from.x) * part)} ${round(from.y + (to.y - from.y) * part)}`;
  const steps = corners.map((corner, at) => {
    const before = corners[(at + 5) % 6];
    const after = corners[(at + 1) % 6];
    const move = at === 0 ? 'M' : 'L';
    return `${move}${between(corner, before)}Q${round(corner.x)} ${round(corner.y)} ${between(corner, after)}`;
  });
  return `${steps.join('')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const HEADINGS: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The index of the point that lies next in a direction, or null: for arrow keys. */
export function nextIn(points: readonly Point[], from: Point, direction: Direction): number | null {
  const heading = HEADINGS[direction];
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  points.forEach((point, at) => {
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    const along = dx * heading.x + dy * heading.y;
    const across = Math.abs(dx * heading.y - dy * heading.x);
    // Within 60 degrees of the direction. Sideways counts half as much again: rows are kept, and none is skipped.
    if (along < 1 || across > along * SQRT3) return;
    const far = along + 1.5 * across;
    if (far >= least) return;
    least = far;
    best = at;
  });
  return best;
}
