/**
 * A drawing that can be moved and enlarged: by fingers, by the wheel with Ctrl, by keys and by buttons. It is moved by
 * scrolling, so that whatever brings an element into view works here too.
 */
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { PlaceId } from './board.ts';
import type { Point } from './hex.ts';
import { usePhone, useReducedMotion } from './media.ts';
import { usePlaces } from './place.tsx';
import { canvasOf, inDrawing, onCanvas, pixelsPerUnit, type Size } from './scrolled.ts';
import { useSelection } from './selection.ts';

/** What has to be big enough to be seen and touched. */
export interface Target {
  readonly point: Point;
  /** Its width in units of the drawing. */
  readonly breadth: number;
}

export interface ViewportProps {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly labels: { readonly zoomIn: string; readonly zoomOut: string; readonly fit: string };
  /** Where a place is: it is brought into view, and enlarged if it would be smaller than a fingertip. */
  targetOf(place: PlaceId): Target | null;
  /** The width of what is touched, in units of the drawing: a phone draws it no smaller than a fingertip. */
  readonly touched?: number;
  /** The whole drawing in small, by which a phone jumps elsewhere. */
  readonly overview?: ReactNode;
  readonly children: ReactNode;
}

/** Pixels: what moves less is a tap, and what is smaller is hard to touch. */
const TAP = 7;
const FINGERTIP = 44;
const COMFORTABLE = 58;
const MAGNIFIED = 68;
const STEP = 1.5;
const MOST = 6;

export function Viewport(props: ViewportProps): ReactNode {
  const { width, height, label, labels, targetOf, touched = 0, overview = null, children } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const isPhone = usePhone();
  const drawn = useScale(scroller, { width, height }, isPhone ? touched : 0);
  const { scaled, isZoomed } = drawn;
  useTarget(drawn, targetOf);

  const gestures = useGestures(drawn);
  const pressed = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === '+' || event.key === '=') scaled(STEP);
    else if (event.key === '-') scaled(1 / STEP);
    else if (event.key === '0') scaled(0);
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside has the focus; the keys bubble up from there
    <div className="kit-viewport" data-zoomed={isZoomed} onKeyDown={pressed}>
      <div className="kit-scroll" ref={scroller}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no field set */}
        <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label} {...gestures}>
          {children}
        </svg>
      </div>
      {isPhone && overview !== null && (
        <Overview drawn={drawn} label={labels.fit}>
          {overview}
        </Overview>
      )}
      <div className="kit-zoom">
        <button type="button" onClick={() => scaled(STEP)} aria-label={labels.zoomIn}>
          <span aria-hidden>+</span>
        </button>
        <button
          type="button"
          onClick={() => scaled(1 / STEP)}
          aria-label={labels.zoomOut}
          disabled={!isZoomed}
        >
          <span aria-hidden>−</span>
        </button>
        <button type="button" onClick={() => scaled(0)} aria-label={labels.fit} disabled={!isZoomed}>
          <span aria-hidden>⤢</span>
        </button>
      </div>
    </div>
  );
}

interface DrawnScale {
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

function useScale(scroller: RefObject<HTMLDivElement | null>, drawing: Size, touched: number): DrawnScale {
  const { width, height } = drawing;
  const scale = useRef(1);
  /** Until somebody says how big it should be, it is as big as it has to be. */
  const isChosen = useRef(false);
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
    },
    [draw],
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
      draw(isChosen.current ? scale.current : wanted, null);
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

/** As big as the box is high, but what is touched no smaller than a fingertip and no bigger than is comfortable. */
function startScale(touched: number, filling: number): number {
  return Math.max(FINGERTIP / touched, Math.min(filling, COMFORTABLE / touched));
}

/** What is selected comes into view, big enough; what was seen before comes back when it no longer is. */
function useTarget(drawn: DrawnScale, targetOf: ViewportProps['targetOf']): void {
  const { drawing, scale, box, scaled, centred, scroller } = drawn;
  const { width, height } = drawing;
  const selected = useSelection(usePlaces().selection, (place) => place);
  const target = selected === null ? null : targetOf(selected);
  const before = useRef<number | null>(null);
  const x = target?.point.x;
  const y = target?.point.y;
  const breadth = target?.breadth;
  useLayoutEffect(() => {
    if (x === undefined || y === undefined || breadth === undefined) {
      if (before.current !== null) scaled(before.current / scale.current);
      before.current = null;
      return;
    }
    const element = scroller.current;
    if (element === null) return;
    const of = { width, height };
    const shown = (): void => {
      const here = box();
      if (here.width === 0) return;
      const wide = breadth * pixelsPerUnit(of, here) * scale.current;
      if (wide < FINGERTIP - 0.5) {
        before.current ??= scale.current;
        scaled(MAGNIFIED / wide);
        centred({ x, y });
        return;
      }
      const at = onCanvas({ x, y }, of, here, scale.current);
      const left = at.x - element.scrollLeft;
      const top = at.y - element.scrollTop;
      const half = wide * 0.6;
      const isSeen = left > half && left < here.width - half && top > half && top < here.height - half;
      if (!isSeen) centred({ x, y });
    };
    shown();
    // What is told of it beside the drawing may take room from it.
    const resized = new ResizeObserver(shown);
    resized.observe(element);
    return () => resized.disconnect();
  }, [x, y, breadth, width, height, scale, box, scaled, centred, scroller]);
}

interface OverviewProps {
  readonly drawn: DrawnScale;
  readonly label: string;
  readonly children: ReactNode;
}

/** Where on the whole one looks; a tap jumps there. */
function Overview({ drawn, label, children }: OverviewProps): ReactNode {
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

interface Touch {
  readonly start: Point;
  readonly last: Point;
}

/** One finger moves, two enlarge; a tap stays a click of what was tapped. */
function useGestures({ scroller, scaled }: DrawnScale) {
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
