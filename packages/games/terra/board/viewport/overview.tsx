/** The whole drawing in small, with a frame around what is seen: a phone jumps by it. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { DrawnScale } from './scale.ts';
import { inDrawing, pixelsPerUnit } from './scrolled.ts';

interface OverviewProps {
  readonly drawn: DrawnScale;
  readonly label: string;
  readonly children: ReactNode;
}

/** Where on the whole one looks; a tap jumps there. */
export function Overview({ drawn, label, children }: OverviewProps): ReactNode {
  const { drawing, scale, scroller, box, centred, scaled } = drawn;
  const { width, height } = drawing;
  const frame = useRef<SVGRectElement>(null);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const moved = (): void => {
      const here = box();
      if (here.width === 0) return;
      const from = inDrawing(
        { x: element.scrollLeft, y: element.scrollTop },
        { width, height },
        here,
        scale.current,
      );
      const perUnit = pixelsPerUnit({ width, height }, here) * scale.current;
      frame.current?.setAttribute('x', String(Math.max(0, from.x)));
      frame.current?.setAttribute('y', String(Math.max(0, from.y)));
      frame.current?.setAttribute('width', String(Math.min(width, here.width / perUnit)));
      frame.current?.setAttribute('height', String(Math.min(height, here.height / perUnit)));
    };
    moved();
    const resized = new ResizeObserver(moved);
    resized.observe(element);
    element.addEventListener('scroll', moved, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', moved);
    };
  }, [scroller, box, scale, width, height]);
  return (
    <button
      type="button"
      className="kit-overview"
      aria-label={label}
      onClick={({ clientX, clientY, detail, currentTarget }) => {
        // By the keyboard there is no point to jump to.
        if (detail === 0) {
          scaled(0);
          return;
        }
        const { left, top, width: wide, height: high } = currentTarget.getBoundingClientRect();
        centred({ x: ((clientX - left) / wide) * width, y: ((clientY - top) / high) * height });
      }}
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {children}
        <rect ref={frame} className="kit-overview-frame" rx="12" />
      </svg>
    </button>
  );
}
