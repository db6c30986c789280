/** A drawing that can be moved and enlarged: by fingers, by the wheel with Ctrl, by keys and by buttons. */
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { PlaceId } from './board.ts';
import type { Point } from './hex.ts';
import { useReducedMotion } from './media.ts';
import { usePlaces } from './place.tsx';
import { useSelection } from './selection.ts';
import { centred, frameOf, kept, type Transform, WHOLE, zoomed } from './transform.ts';

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
  /** Where a place is: it is enlarged while it is selected, if it would be smaller than a fingertip. */
  targetOf(place: PlaceId): Target | null;
  readonly children: ReactNode;
}

/** Pixels: what moves less is a tap, and what is smaller is hard to touch. */
const TAP = 7;
const FINGERTIP = 44;
const MAGNIFIED = 68;
const STEP = 1.5;

export function Viewport({ width, height, label, labels, targetOf, children }: ViewportProps): ReactNode {
  const svg = useRef<SVGSVGElement>(null);
  const moved = useRef<SVGGElement>(null);
  const at = useRef<Transform>(WHOLE);
  const before = useRef<Transform | null>(null);
  const [isZoomed, setZoomed] = useState(false);
  const isStill = useReducedMotion();
  const selected = useSelection(usePlaces().selection, (place) => place);
  const target = selected === null ? null : targetOf(selected);

  const frame = useCallback(() => {
    const box = svg.current?.getBoundingClientRect();
    return frameOf(width, height, box?.width ?? width, box?.height ?? height);
  }, [width, height]);

  const place = useCallback(
    (next: Transform, motion: 'glide' | 'follow') => {
      const here = kept(next, width, height, frame());
      at.current = here;
      const g = moved.current;
      if (g === null) return;
      g.style.transition = motion === 'glide' && !isStill ? 'transform 240ms ease-out' : 'none';
      g.style.transform = here.scale === 1 ? '' : `translate(${here.x}px, ${here.y}px) scale(${here.scale})`;
      setZoomed(here.scale > 1.001);
    },
    [frame, width, height, isStill],
  );

  /** A point of the screen in the coordinates of the frame. */
  const onFrame = useCallback(
    (clientX: number, clientY: number): Point => {
      const box = svg.current?.getBoundingClientRect();
      if (box === undefined) return { x: 0, y: 0 };
      const { x, y, width: shown } = frame();
      const perPixel = shown / box.width;
      return { x: x + (clientX - box.left) * perPixel, y: y + (clientY - box.top) * perPixel };
    },
    [frame],
  );

  const targetX = target?.point.x;
  const targetY = target?.point.y;
  const breadth = target?.breadth;
  useLayoutEffect(() => {
    if (targetX === undefined || targetY === undefined || breadth === undefined) {
      if (before.current !== null) place(before.current, 'glide');
      before.current = null;
      return;
    }
    const box = svg.current?.getBoundingClientRect();
    if (box === undefined) return;
    const perUnit = box.width / frame().width;
    const isBigEnough = breadth * perUnit * at.current.scale >= FINGERTIP;
    if (isBigEnough && before.current === null) return;
    before.current ??= at.current;
    const scale = Math.max(at.current.scale, MAGNIFIED / (breadth * perUnit));
    place(centred({ x: targetX, y: targetY }, scale, frame()), 'glide');
  }, [targetX, targetY, breadth, frame, place]);

  useEffect(() => {
    const element = svg.current;
    if (element === null) return;
    // React listens passively to the wheel, and only an active listener may keep the page from zooming.
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const factor = Math.exp(-event.deltaY / 200);
      place(zoomed(at.current, factor, onFrame(event.clientX, event.clientY)), 'follow');
    };
    const resized = new ResizeObserver(() => place(at.current, 'follow'));
    element.addEventListener('wheel', turn, { passive: false });
    resized.observe(element);
    return () => {
      element.removeEventListener('wheel', turn);
      resized.disconnect();
    };
  }, [onFrame, place]);

  const gestures = useGestures({ at, onFrame, place });
  const middle = (): Point => {
    const { x, y, width: shown, height: tall } = frame();
    return { x: x + shown / 2, y: y + tall / 2 };
  };
  const step = (factor: number): void => place(zoomed(at.current, factor, middle()), 'glide');
  const pressed = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === '+' || event.key === '=') step(STEP);
    else if (event.key === '-') step(1 / STEP);
    else if (event.key === '0') place(WHOLE, 'glide');
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside has the focus; the keys bubble up from there
    <div className="kit-viewport" data-zoomed={isZoomed} onKeyDown={pressed}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no field set */}
      <svg ref={svg} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label} {...gestures}>
        <g ref={moved}>{children}</g>
      </svg>
      <div className="kit-zoom">
        <button type="button" onClick={() => step(STEP)} aria-label={labels.zoomIn}>
          <span aria-hidden>+</span>
        </button>
        <button type="button" onClick={() => step(1 / STEP)} aria-label={labels.zoomOut} disabled={!isZoomed}>
          <span aria-hidden>−</span>
        </button>
        <button
          type="button"
          onClick={() => place(WHOLE, 'glide')}
          aria-label={labels.fit}
          disabled={!isZoomed}
        >
          <span aria-hidden>⤢</span>
        </button>
      </div>
    </div>
  );
}

interface Gestured {
  readonly at: { readonly current: Transform };
  onFrame(clientX: number, clientY: number): Point;
  place(next: Transform, motion: 'glide' | 'follow'): void;
}

interface Touch {
  readonly start: Point;
  readonly last: Point;
}

/** One finger moves, two enlarge; a tap stays a click of what was tapped. */
function useGestures({ at, onFrame, place }: Gestured) {
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
    if (touch === undefined) return;
    const point = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(point.x - touch.start.x, point.y - touch.start.y);
    if (!dragged.current && far < TAP && touches.current.size === 1) return;
    const other = [...touches.current].find(([id]) => id !== event.pointerId)?.[1];
    touches.current.set(event.pointerId, { start: touch.start, last: point });
    if (other === undefined && at.current.scale <= 1.001) return;
    if (!dragged.current) {
      dragged.current = true;
      // Only now: a captured pointer would take the click away from what was tapped.
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    const from = onFrame(touch.last.x, touch.last.y);
    const to = onFrame(point.x, point.y);
    if (other === undefined) {
      const { x, y, scale } = at.current;
      place({ scale, x: x + to.x - from.x, y: y + to.y - from.y }, 'follow');
      return;
    }
    const held = onFrame(other.last.x, other.last.y);
    const spread = Math.hypot(to.x - held.x, to.y - held.y);
    const spreadBefore = Math.hypot(from.x - held.x, from.y - held.y);
    if (spreadBefore < 1) return;
    const around = { x: (to.x + held.x) / 2, y: (to.y + held.y) / 2 };
    place(zoomed(at.current, spread / spreadBefore, around), 'follow');
  };

  const lifted = (event: PointerEvent<SVGSVGElement>): void => {
    touches.current.delete(event.pointerId);
  };

  const onClickCapture = (event: { stopPropagation(): void; preventDefault(): void }): void => {
    if (!dragged.current) return;
    dragged.current = false;
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
