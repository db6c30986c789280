/** Which part of a drawing is shown, and how large. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Sizes {
  readonly width: number;
  readonly height: number;
}

export interface Crop {
  readonly scale: number;
  /** The window, in pixels of the page. */
  readonly width: number;
  readonly height: number;
  /** How far the drawing is moved, in pixels of the page. */
  readonly left: number;
  readonly top: number;
  /** Whether what is wanted is wider than the window, which is moved over it then. */
  readonly isMoved: boolean;
}

/** A picture that is higher leaves no room for its words. */
const HIGHEST = 560;
/** Around what is shown, as a share of what is largest there. */
const AROUND = 0.55;
const LEAST_AROUND = 14;

/** The places of a drawing that are drawn, each by its box in the drawing's own pixels. */
export function boxesOf(stage: HTMLElement, places: Iterable<string>): Map<string, Box> {
  const boxes = new Map<string, Box>();
  for (const place of places) {
    const found = elementOf(stage, place);
    if (found !== null) boxes.set(place, boxOf(stage, found));
  }
  return boxes;
}

/** Where something lies on a stage, in the pixels of the stage before it is scaled. */
export function boxOf(stage: HTMLElement, element: Element): Box {
  const frame = stage.getBoundingClientRect();
  const scale = frame.width / stage.offsetWidth || 1;
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    left: (left - frame.left) / scale,
    top: (top - frame.top) / scale,
    width: width / scale,
    height: height / scale,
  };
}

/** Where a place is drawn, large if it can be; null: nowhere. */
export function elementOf(stage: Element, place: string): Element | null {
  const found = [...stage.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)].filter(
    (element) => element.getBoundingClientRect().width > 0,
  );
  return found.find((element) => element.closest('[data-page-small]') === null) ?? found[0] ?? null;
}

/**
 * What is around the boxes, in the room that the page has; without boxes all of the drawing. It is not drawn smaller
 * than `smallest`: then more is there than is in sight, and the window is moved over it.
 */
export function cropOf(
  boxes: readonly Box[],
  stage: Sizes,
  room: number,
  { smallest, largest }: { readonly smallest: number; readonly largest: number },
): Crop {
  const wanted = boxes.length === 0 ? { left: 0, top: 0, ...stage } : withMargin(boxes, stage);
  const fitting = Math.min(
    largest,
    room / wanted.width,
    boxes.length === 0 ? Number.POSITIVE_INFINITY : Math.max(HIGHEST / wanted.height, room / stage.width),
  );
  const scale = Math.max(fitting, smallest);
  // Where there is room for more, more is shown.
  const width = Math.min(room, stage.width * scale);
  const height = Math.min(wanted.height * scale, stage.height * scale);
  const middle = (wanted.left + wanted.width / 2) * scale;
  return {
    scale,
    width,
    height,
    left: Math.max(0, Math.min(middle - width / 2, stage.width * scale - width)),
    top: wanted.top * scale,
    isMoved: wanted.width * scale > width + 1,
  };
}

function withMargin(boxes: readonly Box[], stage: Sizes): Box {
  const largest = Math.max(...boxes.map(({ width, height }) => Math.min(width, height)));
  const margin = Math.max(LEAST_AROUND, largest * AROUND);
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - margin);
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - margin);
  const right = Math.min(stage.width, Math.max(...boxes.map((box) => box.left + box.width)) + margin);
  const bottom = Math.min(stage.height, Math.max(...boxes.map((box) => box.top + box.height)) + margin);
  return { left, top, width: right - left, height: bottom - top };
}
