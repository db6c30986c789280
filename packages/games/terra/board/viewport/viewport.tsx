/**
 * A drawing that can be moved and enlarged: by fingers, by the wheel with Ctrl, by keys and by buttons. It is moved by
 * scrolling, so that whatever brings an element into view works here too.
 */
import { type PlaceId, type Point, usePhone, usePlaces, useSelection } from '@guildhall/board-kit';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useGestures } from './gestures.ts';
import { Overview } from './overview.tsx';
import { type DrawnScale, FINGERTIP, useScale } from './scale.ts';
import { onCanvas, pixelsPerUnit } from './scrolled.ts';

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

/** Pixels: what is selected becomes so large where it would be smaller than a fingertip. */
const MAGNIFIED = 68;
const STEP = 1.5;

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
      // The overview makes way for it.
      const end = Math.min(Math.max(0, at.x - here.width / 2), element.scrollWidth - here.width);
      const isRight = at.x - (isSeen ? element.scrollLeft : end) > here.width / 2;
      element.parentElement?.toggleAttribute('data-selected-right', isRight);
    };
    shown();
    // What is told of it beside the drawing may take room from it.
    const resized = new ResizeObserver(shown);
    resized.observe(element);
    return () => resized.disconnect();
  }, [x, y, breadth, width, height, scale, box, scaled, centred, scroller]);
}
