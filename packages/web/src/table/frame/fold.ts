/** The sheet of a phone: a finger that draws it down leaves the row of buttons, one that draws it up brings the rest back. */
import { type TouchEvent, useEffect, useRef, useState } from 'react';
import { useTable } from '../state/context.ts';
import { questionOf } from '../state/offers.ts';

/** Pixels: what moves less is a tap. */
const FAR = 36;
/** How much farther up or down than sideways. */
const UPRIGHT = 1.6;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** `down`: away, `up`: back, null: neither. */
function drawnTo(from: Point, to: Point): 'down' | 'up' | null {
  const down = to.y - from.y;
  if (Math.abs(down) < FAR || Math.abs(down) < UPRIGHT * Math.abs(to.x - from.x)) return null;
  return down > 0 ? 'down' : 'up';
}

function pointOf({ clientX, clientY }: Pick<Touch, 'clientX' | 'clientY'>): Point {
  return { x: clientX, y: clientY };
}

interface Fold {
  readonly isFolded: boolean;
  unfold(): void;
  readonly handlers: {
    onTouchStart(event: TouchEvent<HTMLElement>): void;
    onTouchEnd(event: TouchEvent<HTMLElement>): void;
  };
}

/** Another question, and whatever else is selected or chosen, unfolds it. */
export function useFold(): Fold {
  const { selection, choice, asked, snapshot } = useTable();
  const [isFolded, setFolded] = useState(false);
  /** Where one finger began; null: it scrolls, or there are several. */
  const start = useRef<Point | null>(null);
  const question = questionOf(asked, snapshot.draft.steps.length);
  const unfold = (): void => setFolded(false);
  useEffect(unfold, [question]);
  useEffect(() => selection.subscribe(unfold), [selection]);
  useEffect(() => choice.subscribe(unfold), [choice]);
  return {
    isFolded,
    unfold,
    handlers: {
      onTouchStart: ({ touches, currentTarget }) => {
        const isFree = touches.length === 1 && currentTarget.scrollTop <= 0;
        start.current = isFree ? pointOf(touches[0]) : null;
      },
      onTouchEnd: ({ changedTouches, currentTarget }) => {
        const from = start.current;
        start.current = null;
        if (from === null || currentTarget.scrollTop > 0) return;
        const way = drawnTo(from, pointOf(changedTouches[0]));
        if (way !== null) setFolded(way === 'down');
      },
    },
  };
}
