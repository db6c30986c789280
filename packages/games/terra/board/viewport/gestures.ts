/** What fingers and the mouse do on the drawing of a viewport. */
import type { Point } from '@guildhall/board-kit';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { DrawnScale } from './scale.ts';

/** Pixels: what moves less is a tap. */
const TAP = 7;

interface Touch {
  readonly start: Point;
  readonly last: Point;
}

/** One finger moves, two enlarge; a tap stays a click of what was tapped. */
export function useGestures({ scroller, scaled }: DrawnScale) {
  const touches = useRef(new Map<number, Touch>());
  const dragged = useRef(false);

  const onPointerDown = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (touches.current.size === 0) dragged.current = false;
    const point = { x: event.clientX, y: event.clientY };
    touches.current.set(event.pointerId, { start: point, last: point });
  };

  const onPointerMove = (event: PointerEvent<SVGSVGElement>): void => {
    const touch = touches.current.get(event.pointerId);
    const element = scroller.current;
    if (touch === undefined || element === null) return;
    const to = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(to.x - touch.start.x, to.y - touch.start.y);
    if (!dragged.current && far < TAP && touches.current.size === 1) return;
    const other = [...touches.current].find(([id]) => id !== event.pointerId)?.[1];
    touches.current.set(event.pointerId, { start: touch.start, last: to });
    const isAll = element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight;
    const isFirst = !dragged.current;
    dragged.current = true;
    // Where the whole drawing is seen nothing moves, and yet it was no tap.
    if (other === undefined && isAll) return;
    if (isFirst) {
      // Only now: a captured pointer would take the click away from what was tapped.
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    if (other === undefined) {
      element.scrollBy({ left: touch.last.x - to.x, top: touch.last.y - to.y, behavior: 'instant' });
      return;
    }
    const spread = Math.hypot(to.x - other.last.x, to.y - other.last.y);
    const spreadBefore = Math.hypot(touch.last.x - other.last.x, touch.last.y - other.last.y);
    if (spreadBefore < 1) return;
    const { left, top } = element.getBoundingClientRect();
    scaled(spread / spreadBefore, {
      x: (to.x + other.last.x) / 2 - left,
      y: (to.y + other.last.y) / 2 - top,
    });
  };

  const lifted = (event: PointerEvent<SVGSVGElement>): void => {
    touches.current.delete(event.pointerId);
  };

  const onClickCapture = (event: MouseEvent): void => {
    if (!dragged.current) return;
    dragged.current = false;
    // A key is no end of a drag.
    if (event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  };

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: lifted,
    onPointerCancel: lifted,
    onPointerLeave: lifted,
    onClickCapture,
  };
}
