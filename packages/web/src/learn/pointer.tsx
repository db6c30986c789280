/** Darkens everything but what a step is about, and draws the line from the coach to the first of it. */
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { joined } from './joined.ts';
import type { Box } from './targets.ts';

interface PointerProps {
  readonly targets: readonly Box[];
  readonly bubble: RefObject<HTMLElement | null>;
  /** Where the coach speaks from. */
  readonly place: CSSProperties;
  readonly isDim: boolean;
}

const ROOM = 6;
const ROUND = 10;
/** Rings that would touch are one. */
const GAP = 2 * ROOM;

function isInside(a: Box, b: Box): boolean {
  return (
    a.left >= b.left &&
    a.top >= b.top &&
    a.left + a.width <= b.left + b.width &&
    a.top + a.height <= b.top + b.height
  );
}

function hole({ left, top, width, height }: Box): string {
  const [x, y, w, h] = [left - ROOM, top - ROOM, width + 2 * ROOM, height + 2 * ROOM];
  const r = Math.min(ROUND, w / 2, h / 2);
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

export function Pointer({ targets, bubble, place, isDim }: PointerProps): ReactNode {
  const [line, setLine] = useState<string | null>(null);
  const rings = joined(targets, GAP);
  useLayoutEffect(() => {
    const from = bubble.current?.getBoundingClientRect();
    const [to] = joined(targets, GAP).filter((ring) => isInside(targets[0], ring));
    setLine(from === undefined || to === undefined ? null : lineBetween(from, to));
  }, [bubble, targets, place]);
  return (
    <svg className="coach-pointer" aria-hidden>
      {isDim && (
        <path
          className="coach-dim"
          fillRule="evenodd"
          d={`M0 0H${innerWidth}V${innerHeight}H0Z${rings.map(hole).join('')}`}
        />
      )}
      {rings.map((box) => (
        <path key={`${box.left} ${box.top}`} className="coach-ring" d={hole(box)} />
      ))}
      {line !== null && (
        <>
          <path className="coach-line-edge" d={line} />
          <path className="coach-line" d={line} />
        </>
      )}
    </svg>
  );
}

/** From the nearest edge of one box to that of the other, with a point at its end; null: they touch. */
function lineBetween(from: Box, to: Box): string | null {
  const [fx, fy] = [from.left + from.width / 2, from.top + from.height / 2];
  const [tx, ty] = [to.left + to.width / 2, to.top + to.height / 2];
  const start = edgeTowards(from, tx, ty, 0);
  const end = edgeTowards(to, fx, fy, ROOM + 4);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy);
  const isCrossing = dx * (tx - fx) + dy * (ty - fy) <= 0;
  if (length < 12 || isCrossing) return null;
  const [ux, uy] = [dx / length, dy / length];
  const bend = Math.min(30, length / 4);
  const [mx, my] = [(start.x + end.x) / 2 - uy * bend, (start.y + end.y) / 2 + ux * bend];
  const [hx, hy] = [end.x - mx, end.y - my];
  const head = Math.hypot(hx, hy);
  const [ax, ay] = [(hx / head) * 12, (hy / head) * 12];
  return (
    `M${start.x} ${start.y}Q${mx} ${my} ${end.x} ${end.y}` +
    `M${end.x - ax - ay * 0.7} ${end.y - ay + ax * 0.7}L${end.x} ${end.y}L${end.x - ax + ay * 0.7} ${end.y - ay - ax * 0.7}`
  );
}

function edgeTowards({ left, top, width, height }: Box, x: number, y: number, room: number) {
  const [cx, cy] = [left + width / 2, top + height / 2];
  const [dx, dy] = [x - cx, y - cy];
  const scale = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : (width / 2 + room) / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : (height / 2 + room) / Math.abs(dy),
  );
  return { x: cx + dx * scale, y: cy + dy * scale };
}
