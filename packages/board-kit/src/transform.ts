/** Where a drawing stands in its frame: how much it is enlarged and how far it is moved, in units of the drawing. */
import type { Point } from './hex.ts';

export interface Transform {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** What of the drawing's own coordinates its frame shows at scale 1; more than the drawing itself where it has room. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Transform = { x: 0, y: 0, scale: 1 };
const MOST = 6;

/** The frame of a drawing that is fitted into an element of so many pixels. */
export function frameOf(width: number, height: number, elementWidth: number, elementHeight: number): Frame {
  const perUnit = Math.min(elementWidth / width, elementHeight / height) || 1;
  const shownWidth = elementWidth / perUnit;
  const shownHeight = elementHeight / perUnit;
  return {
    x: (width - shownWidth) / 2,
    y: (height - shownHeight) / 2,
    width: shownWidth,
    height: shownHeight,
  };
}

/** Enlarged by a factor with a point of the frame staying where it is. */
export function zoomed(at: Transform, factor: number, around: Point): Transform {
  const scale = clamp(at.scale * factor, 1, MOST);
  const real = scale / at.scale;
  return { scale, x: around.x - (around.x - at.x) * real, y: around.y - (around.y - at.y) * real };
}

/** With a point of the drawing in the middle of the frame. */
export function centred(point: Point, scale: number, frame: Frame): Transform {
  return {
    scale,
    x: frame.x + frame.width / 2 - point.x * scale,
    y: frame.y + frame.height / 2 - point.y * scale,
  };
}

/** Moved back so that no more emptiness shows than there has to be. */
export function kept({ x, y, scale }: Transform, width: number, height: number, frame: Frame): Transform {
  return {
    scale,
    x: within(x, width * scale, frame.x, frame.width),
    y: within(y, height * scale, frame.y, frame.height),
  };
}

function within(start: number, length: number, frameStart: number, frameLength: number): number {
  if (length <= frameLength) return frameStart + (frameLength - length) / 2;
  return clamp(start, frameStart + frameLength - length, frameStart);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
