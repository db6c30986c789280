/** A finger drawn sideways over a part of the page: to what comes next, or came before. */
import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Pixels: what moves less is a tap; what moves less far than the other is no swipe. */
const TAP = 7;
const FAR = 48;
/** How much farther sideways than up or down. */
const SIDEWAYS = 1.6;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** 1: to the next one (the finger goes left), -1: back, 0: no swipe. */
export function swipeOf(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.x - from.x;
  if (Math.abs(across) < FAR || Math.abs(across) < SIDEWAYS * Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}

/** Where a drag sideways means something else: fields, and what scrolls that way itself. */
function isTaken(target: EventTarget, root: Element): boolean {
  let element = target instanceof Element ? target : null;
  while (element !== null && element !== root) {
    if (element.matches('input, textarea, select')) return true;
    if (
      element.scrollWidth > element.clientWidth + 1 &&
      /auto|scroll/.test(getComputedStyle(element).overflowX)
    )
      return true;
    element = element.parentElement;
  }
  return false;
}

export interface SwipeHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
  onClickCapture(event: MouseEvent): void;
}

/** For the element that is swiped over. A drag over it is never the click of what it began on. */
export function useSwipe(swiped: (direction: -1 | 1) => void): SwipeHandlers {
  const start = useRef<(Point & { readonly pointer: number }) | null>(null);
  const isDragged = useRef(false);
  return {
    onPointerDown: (event) => {
      isDragged.current = false;
      // The second finger enlarges.
      const isFirst = start.current === null && !isTaken(event.target, event.currentTarget);
      start.current = isFirst ? { pointer: event.pointerId, x: event.clientX, y: event.clientY } : null;
    },
    onPointerMove: (event) => {
      const from = start.current;
      if (from === null || from.pointer !== event.pointerId) return;
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) >= TAP) isDragged.current = true;
    },
    onPointerUp: (event) => {
      const from = start.current;
      start.current = null;
      if (from === null || from.pointer !== event.pointerId) return;
      const direction = swipeOf(from, { x: event.clientX, y: event.clientY });
      if (direction !== 0) swiped(direction);
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onClickCapture: (event) => {
      if (!isDragged.current) return;
      isDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
