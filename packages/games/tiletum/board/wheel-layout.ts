/** Where things stand on the wheel. Places are counted clockwise from the top, and may lie between two. */
import type { PlaceId, Point } from '@guildhall/board-kit';
import { FACES, GOODS } from '../data/index.ts';
import type { State } from '../rules/index.ts';

const MIDDLE: Point = { x: 202, y: 214 };
/** Of the segments, of what stands on the rim, and of the ring around it. */
export const RADIUS = { segment: 126, rim: 160, ring: 211 } as const;
/** How far an action and its bonus tile stand to the sides of the points. */
const ASIDE = 43.5;

const angleOf = (place: number): number => ((place * 60 - 90) * Math.PI) / 180;
const round = (value: number): number => Math.round(value * 10) / 10;

export function pointAt(radius: number, place: number): Point {
  const angle = angleOf(place);
  return { x: round(MIDDLE.x + radius * Math.cos(angle)), y: round(MIDDLE.y + radius * Math.sin(angle)) };
}

/** Beside a point of the rim: what belongs together reads from left to right, and from top to bottom. */
export function tangentAt(radius: number, place: number, side: -1 | 1): Point {
  const angle = angleOf(place);
  const turn = place >= 1 && place <= 3 ? -side : side;
  const { x, y } = pointAt(radius, place);
  return {
    x: round(x - Math.sin(angle) * ASIDE * turn),
    y: round(y + Math.cos(angle) * ASIDE * turn),
  };
}

export function wedgePath(place: number): string {
  const { x: fromX, y: fromY } = pointAt(RADIUS.segment, place - 0.5);
  const { x: toX, y: toY } = pointAt(RADIUS.segment, place + 0.5);
  const r = RADIUS.segment;
  return `M${MIDDLE.x} ${MIDDLE.y}L${fromX} ${fromY}A${r} ${r} 0 0 1 ${toX} ${toY}Z`;
}

export function arcPath(inner: number, outer: number, place: number): string {
  const at = (radius: number, where: number): string => {
    const { x, y } = pointAt(radius, where);
    return `${x} ${y}`;
  };
  const from = place - 0.5;
  const to = place + 0.5;
  return `M${at(inner, from)}A${inner} ${inner} 0 0 1 ${at(inner, to)}L${at(outer, to)}A${outer} ${outer} 0 0 0 ${at(outer, from)}Z`;
}

export interface DieSpot extends Point {
  readonly place: PlaceId;
  readonly good: number;
  readonly size: number;
}

interface Row {
  readonly radius: number;
  readonly most: number;
}

/** Rows from the rim inwards, and how large dice are, by how many have to fit. */
function rowsFor(count: number): { readonly size: number; readonly rows: readonly Row[] } {
  if (count <= 3) return { size: 28, rows: [{ radius: 89, most: 3 }] };
  if (count <= 5)
    return {
      size: 25,
      rows: [
        { radius: 106, most: 3 },
        { radius: 76, most: 2 },
      ],
    };
  if (count <= 7)
    return {
      size: 22,
      rows: [
        { radius: 108, most: 4 },
        { radius: 80, most: 3 },
      ],
    };
  return {
    size: 18,
    rows: [
      { radius: 112, most: 6 },
      { radius: 90, most: 5 },
      { radius: 68, most: 4 },
    ],
  };
}

/** The dice of a segment, those of one good beside each other. */
export function diceIn(view: State, place: number, face: number): readonly DieSpot[] {
  const goods = GOODS.flatMap((_, good) =>
    Array.from({ length: view.dice[good * FACES + face] }, () => good),
  );
  const { size, rows } = rowsFor(goods.length);
  const angle = angleOf(place);
  let taken = 0;
  return rows.flatMap(({ radius, most }) => {
    const row = goods.slice(taken, taken + most);
    taken += row.length;
    const middle = pointAt(radius, place);
    return row.map((good, at) => {
      const aside = (at - (row.length - 1) / 2) * (size + 4);
      return {
        place: `die:${GOODS[good]}${face + 1}`,
        good,
        size,
        x: round(middle.x - Math.sin(angle) * aside),
        y: round(middle.y + Math.cos(angle) * aside),
      };
    });
  });
}
