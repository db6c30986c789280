/** A part of the table, drawn by the game's own board and cut to what is spoken of. */
import { DeskProvider, type PlaceId, PlacesProvider, Selection } from '@guildhall/board-kit';
import type { GuidePart } from '@guildhall/games';
import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Box, boxesOf, boxOf, type Crop, cropOf, elementOf } from './crop.ts';
import type { DrawnPosition } from './drawn-positions.ts';

/** How wide parts are drawn before they are cut, in pixels: about as wide as at a table on a desk. */
const WIDTHS = { main: 960, seat: 900, panel: 480 } as const;

/** How far what is cut out may be enlarged: further, it would look coarse beside the words. */
const LARGEST = { main: 1.6, seat: 1.25, panel: 1.25 } as const;

/** On a phone what is to be clicked has to be as large as a finger, and what is cut out has to be read. */
const SMALLEST = 0.75;

/** Where in its box on the map a number lies, from the left and from above: what it names stays in sight. */
const NUMBER_AT = 0.18;
/** How far the middle of a number stays away from the edge of a drawing, in pixels of the page. */
const NUMBER_EDGE = 13;

export type Mark = 'right' | 'wrong';

interface BoardPartProps {
  readonly drawnPosition: DrawnPosition;
  readonly part: GuidePart;
  readonly lit: readonly PlaceId[];
  /** Only what is around these is shown; without any, the whole part. */
  readonly around: readonly PlaceId[];
  /** What it shows, in words. */
  readonly label: string;
  /** Signs that are laid on places. */
  readonly marks?: ReadonlyMap<PlaceId, Mark>;
  /** Numbers by which places are named beside the drawing; under nothing, the drawing itself. */
  readonly numbers?: ReadonlyMap<PlaceId, number>;
  /** What a screen reader hears after the name of a place. */
  state?(place: PlaceId): string;
  /** Somebody chose a place; without it the drawing is only looked at. */
  onSelect?(place: PlaceId): void;
}

const NO_MARKS: ReadonlyMap<PlaceId, Mark> = new Map();
const NO_NUMBERS: ReadonlyMap<PlaceId, number> = new Map();

export function BoardPart(props: BoardPartProps): ReactNode {
  const {
    drawnPosition,
    part,
    lit,
    around,
    label,
    marks = NO_MARKS,
    numbers = NO_NUMBERS,
    state,
    onSelect,
  } = props;
  const room = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>(WIDTHS[sortOf(part)]);
  const [crop, setCrop] = useState<Crop | null>(null);
  const signs = useSigns(stage, marks, crop);
  const numbered = useSigns(stage, numbers, crop);
  const { board, view, seat } = drawnPosition;
  const isTried = onSelect !== undefined;

  useLayoutEffect(() => {
    const [outer, inner] = [room.current, stage.current];
    if (outer === null || inner === null) return;
    turnTo(inner, drawnPosition, around[0] ?? lit[0]);
    const fitted = (): void => {
      const wide = outer.clientWidth;
      if (wide === 0) return;
      // What is shown as a whole is laid out for the room there is: words stay as large as they are.
      const laidOut =
        around.length > 0 || part === 'main' ? WIDTHS[sortOf(part)] : Math.min(wide, WIDTHS[sortOf(part)]);
      setWidth(laidOut);
      if (inner.offsetWidth !== laidOut) return;
      const boxes = [...boxesOf(inner, around).values()];
      const largest = boxes.length === 0 ? 1 : LARGEST[sortOf(part)];
      const sizes = { width: inner.offsetWidth, height: inner.offsetHeight };
      // A whole board that is only looked at is a picture of where things are.
      const smallest = isTried || boxes.length > 0 ? SMALLEST : 0;
      const next = cropOf(boxes, sizes, wide, { smallest, largest });
      setCrop((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    fitted();
    const resized = new ResizeObserver(fitted);
    resized.observe(outer);
    resized.observe(inner);
    return () => resized.disconnect();
  }, [drawnPosition, part, around, lit, isTried]);

  // The keyboard may lead further than what is shown, and back.
  const showCrop = useCallback(
    () => shown.current?.scrollTo({ left: crop?.left ?? 0, top: crop?.top ?? 0, behavior: 'instant' }),
    [crop],
  );
  useLayoutEffect(() => {
    showCrop();
  }, [showCrop]);

  const places = useMemo(
    () => ({
      lit: new Set(lit),
      entry: around[0],
      marks: new Map(),
      selection: new Selection(),
      select: (place: PlaceId | null) => {
        if (place !== null) onSelect?.(place);
      },
      explain: (place: PlaceId) => board.explain(view, place, seat),
      state: (place: PlaceId) => state?.(place) ?? '',
    }),
    [board, view, seat, lit, around, state, onSelect],
  );

  return (
    <div className="guide-room" ref={room}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus of what is inside */}
      <div
        className="guide-window"
        ref={shown}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) showCrop();
        }}
        data-drawn={crop !== null || undefined}
        data-tried={isTried || undefined}
        {...(crop?.isMoved === true && !isTried
          ? { 'data-moved': true, tabIndex: 0, role: 'group', 'aria-label': label }
          : {})}
        style={crop === null ? undefined : { width: crop.width, height: crop.height }}
      >
        <div
          className="guide-canvas"
          style={crop === null ? undefined : canvasOf(crop, width, stage.current?.offsetHeight ?? 0)}
        >
          <div
            className="guide-stage"
            ref={stage}
            inert={!isTried}
            data-sort={sortOf(part)}
            style={{
              width,
              ...heightOf(part, drawnPosition, width),
              transform: `scale(${crop?.scale ?? 1})`,
            }}
          >
            <DeskProvider value={true}>
              <PlacesProvider value={places}>
                <Part drawnPosition={drawnPosition} part={part} />
              </PlacesProvider>
            </DeskProvider>
            {signs.map(([place, mark, box]) => (
              <span
                key={place}
                className="guide-sign"
                data-sign={mark}
                aria-hidden
                style={{
                  left: box.left + box.width * 0.78,
                  top: box.top + box.height * 0.22,
                  transform: `translate(-50%, -50%) scale(${1 / (crop?.scale ?? 1)})`,
                }}
              />
            ))}
            {numbered.map(([place, number, box]) => (
              <span
                key={place}
                className="guide-sign"
                data-sign="number"
                aria-hidden
                style={{
                  ...numberAt(place, part === 'main', box, crop?.scale ?? 1),
                  transform: `translate(-50%, -50%) scale(${1 / (crop?.scale ?? 1)})`,
                }}
              >
                {number}
              </span>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

function sortOf(part: GuidePart): keyof typeof WIDTHS {
  if (part === 'main') return 'main';
  return 'seat' in part ? 'seat' : 'panel';
}

/** The big drawing fills the box that it is given; everything else is as high as it has to be. */
function heightOf(part: GuidePart, { board }: DrawnPosition, width: number): CSSProperties {
  if (part !== 'main') return {};
  const { aspect, strip } = board.sizes;
  return { height: (width - strip) / aspect };
}

function canvasOf({ scale }: Crop, width: number, height: number): CSSProperties {
  return { width: width * scale, height: height * scale };
}

/** Brings up the page of a board on which a place is, where it shows some at a time. */
function turnTo(stage: HTMLElement, { board }: DrawnPosition, place: PlaceId | undefined): void {
  if (place === undefined || board.page === undefined) return;
  const drawn = elementOf(stage, place);
  if (drawn !== null && drawn.closest('[data-page-small]') === null) return;
  const page = board.page(place);
  if (page !== null) stage.querySelector<HTMLElement>(`[data-page-tab="${CSS.escape(page)}"]`)?.click();
}

/** On a picture a number lies within what it names, beside a title behind it; elsewhere at its corner, because words begin there. */
function numberAt(place: string, isPicture: boolean, box: Box, scale: number): CSSProperties {
  const { left, top, width, height } = box;
  if (place === '') return { left: left + width + (NUMBER_EDGE + 6) / scale, top: top + height / 2 };
  if (isPicture) return { left: left + width * NUMBER_AT, top: top + height * NUMBER_AT };
  const edge = NUMBER_EDGE / scale;
  return { left: Math.max(edge, left - edge / 2), top: Math.max(edge, top) };
}

/** Where the signs are laid that stand on places. */
function useSigns<T>(
  stage: { readonly current: HTMLDivElement | null },
  marks: ReadonlyMap<PlaceId, T>,
  crop: Crop | null,
): readonly (readonly [PlaceId, T, Box])[] {
  const [signs, setSigns] = useState<readonly (readonly [PlaceId, T, Box])[]>([]);
  useLayoutEffect(() => {
    const drawing = stage.current;
    if (drawing === null || crop === null) return;
    const boxes = boxesOf(drawing, marks.keys());
    const title = drawing.querySelector('.guide-panel-title');
    if (title !== null) boxes.set('', boxOf(drawing, title));
    setSigns(
      [...marks].flatMap(([place, mark]) => {
        const box = boxes.get(place);
        return box === undefined ? [] : [[place, mark, box] as const];
      }),
    );
  }, [stage, marks, crop]);
  return signs;
}

function Part({ drawnPosition, part }: Pick<BoardPartProps, 'drawnPosition' | 'part'>): ReactNode {
  const { board, props, view } = drawnPosition;
  if (part === 'main') return <board.Main {...props} />;
  if ('seat' in part) {
    const look = board.looks(view)[part.seat];
    return (
      <div className="own-board" style={{ ['--seat' as string]: `var(${look.fill})` }}>
        <board.SeatBoard {...props} of={part.seat} />
      </div>
    );
  }
  const panel = board.panels.find(({ id }) => id === part.panel);
  if (panel === undefined) throw new Error(`there is no panel ${part.panel}`);
  return (
    <div className="guide-panels">
      <div className="panel" data-panel={panel.id} data-slot={panel.slot}>
        <p className="guide-panel-title">{panel.title}</p>
        <panel.Draw {...props} />
      </div>
    </div>
  );
}
