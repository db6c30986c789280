/** How large the drawing of a viewport is, and what of it is seen. */
import { type Point, useReducedMotion } from '@guildhall/board-kit';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { canvasOf, inDrawing, onCanvas, pixelsPerUnit, type Size } from './scrolled.ts';

/** Pixels: what is smaller is hard to touch. */
export const FINGERTIP = 44;
/** Pixels: from here on letters of pieces can be read, however low the box is. */
const READABLE = 48;
const COMFORTABLE = 58;
const MOST = 6;

export interface DrawnScale {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly drawing: Size;
  readonly scale: { readonly current: number };
  readonly isZoomed: boolean;
  box(): Size;
  /** Enlarges by a factor, around a point of the box or its middle; 0: shows the whole. */
  scaled(factor: number, around?: Point): void;
  /** Brings a point of the drawing into the middle. */
  centred(point: Point): void;
}

export function useScale(
  scroller: RefObject<HTMLDivElement | null>,
  drawing: Size,
  touched: number,
): DrawnScale {
  const { width, height } = drawing;
  const scale = useRef(1);
  /** Until somebody says how big it should be, it is as big as it has to be. */
  const isChosen = useRef(false);
  /** The pixels of a unit when the box had its width: what opens below the drawing makes it lower, not smaller. */
  const kept = useRef({ width: 0, pixels: 0 });
  const [isZoomed, setZoomed] = useState(false);
  const isStill = useReducedMotion();

  const box = useCallback((): Size => {
    const element = scroller.current;
    return { width: element?.clientWidth ?? 0, height: element?.clientHeight ?? 0 };
  }, [scroller]);

  const draw = useCallback(
    (next: number, around: Point | null) => {
      const element = scroller.current;
      const svg = element?.querySelector('svg') ?? null;
      const here = box();
      if (element === null || svg === null || here.width === 0 || here.height === 0) return;
      const of = { width, height };
      const fixed = around ?? { x: here.width / 2, y: here.height / 2 };
      const seen = inDrawing(
        { x: element.scrollLeft + fixed.x, y: element.scrollTop + fixed.y },
        of,
        here,
        scale.current,
      );
      scale.current = Math.min(MOST, Math.max(1, next));
      const canvas = canvasOf(of, here, scale.current);
      svg.style.width = `${canvas.width}px`;
      svg.style.height = `${canvas.height}px`;
      const now = onCanvas(seen, of, here, scale.current);
      element.scrollTo({ left: now.x - fixed.x, top: now.y - fixed.y, behavior: 'instant' });
      setZoomed(scale.current > 1.001);
    },
    [scroller, box, width, height],
  );

  const scaled = useCallback(
    (factor: number, around?: Point) => {
      isChosen.current = true;
      draw(factor === 0 ? 1 : scale.current * factor, around ?? null);
      kept.current.pixels = pixelsPerUnit({ width, height }, box()) * scale.current;
    },
    [draw, box, width, height],
  );

  const centred = useCallback(
    (point: Point) => {
      const here = box();
      const { x, y } = onCanvas(point, { width, height }, here, scale.current);
      const behavior = isStill ? 'instant' : 'smooth';
      scroller.current?.scrollTo({ left: x - here.width / 2, top: y - here.height / 2, behavior });
    },
    [scroller, box, width, height, isStill],
  );

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const fitted = (): void => {
      const here = box();
      if (here.width === 0 || here.height === 0) return;
      const perUnit = pixelsPerUnit({ width, height }, here);
      const wanted = touched === 0 ? 1 : startScale(touched * perUnit, here.height / (height * perUnit));
      const next = isChosen.current ? scale.current : wanted;
      const before = kept.current.width === here.width && touched > 0 ? kept.current.pixels : 0;
      kept.current = { width: here.width, pixels: Math.max(before, next * perUnit) };
      draw(kept.current.pixels / perUnit, null);
    };
    fitted();
    const resized = new ResizeObserver(fitted);
    resized.observe(element);
    return () => resized.disconnect();
  }, [scroller, box, draw, width, height, touched]);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    // React listens passively to the wheel, and only an active listener may keep the page from zooming.
    const turned = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      scaled(Math.exp(-event.deltaY / 200), { x: event.clientX - left, y: event.clientY - top });
    };
    element.addEventListener('wheel', turned, { passive: false });
    return () => element.removeEventListener('wheel', turned);
  }, [scroller, scaled]);

  return { scroller, drawing, scale, isZoomed, box, scaled, centred };
}

/** As big as the box is high, but what is touched no smaller than can be read and no bigger than is comfortable. */
function startScale(touched: number, filling: number): number {
  return Math.max(READABLE / touched, Math.min(filling, COMFORTABLE / touched));
}
