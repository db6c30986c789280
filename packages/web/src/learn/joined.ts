/** Things that stand in one line are pointed at together. */
import type { Box } from './targets.ts';

/** Edges that differ by less stand in one line. */
const SAME = 4;

/** Whether two boxes fill the box around them, but for a gap. */
function isOneLine(a: Box, b: Box, gap: number): boolean {
  const isRow = Math.abs(a.top - b.top) < SAME && Math.abs(a.height - b.height) < SAME;
  const isColumn = Math.abs(a.left - b.left) < SAME && Math.abs(a.width - b.width) < SAME;
  const across = Math.max(a.left, b.left) - Math.min(a.left + a.width, b.left + b.width);
  const down = Math.max(a.top, b.top) - Math.min(a.top + a.height, b.top + b.height);
  return (isRow && across <= gap) || (isColumn && down <= gap);
}

function around(a: Box, b: Box): Box {
  const left = Math.min(a.left, b.left);
  const top = Math.min(a.top, b.top);
  return {
    left,
    top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
  };
}

/** The boxes in their order, those of one line with no more than a gap between them as one. */
export function joined(boxes: readonly Box[], gap: number): readonly Box[] {
  const found: Box[] = [];
  for (const box of boxes) {
    let whole = box;
    let place = found.length;
    for (let at = 0; at < found.length; ) {
      if (isOneLine(found[at], whole, gap)) {
        whole = around(found[at], whole);
        found.splice(at, 1);
        place = Math.min(place, at);
        at = 0;
      } else at += 1;
    }
    found.splice(place, 0, whole);
  }
  return found;
}
