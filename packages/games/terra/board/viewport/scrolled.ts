/** A drawing within a box that scrolls: how big it is drawn, and where its points end up. Boxes are in pixels. */
import type { Point } from '@guildhall/board-kit';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a scale of 1 means: the whole drawing fits. */
export function pixelsPerUnit(drawing: Size, box: Size): number {
  return Math.min(box.width / drawing.width, box.height / drawing.height);
}

/** The size of the element that holds the drawing: the drawing's size, but at least the box's. */
export function canvasOf(drawing: Size, box: Size, scale: number): Size {
  const perUnit = pixelsPerUnit(drawing, box) * scale;
  return {
    width: Math.max(box.width, drawing.width * perUnit),
    height: Math.max(box.height, drawing.height * perUnit),
  };
}

/** Where a point of the drawing lies on the canvas: the drawing stands in the middle of it. */
export function onCanvas(point: Point, drawing: Size, box: Size, scale: number): Point {
  const perUnit = pixelsPerUnit(drawing, box) * scale;
  const canvas = canvasOf(drawing, box, scale);
  return {
    x: (canvas.width - drawing.width * perUnit) / 2 + point.x * perUnit,
    y: (canvas.height - drawing.height * perUnit) / 2 + point.y * perUnit,
  };
}

/** The point of the drawing at a point of the canvas. */
export function inDrawing(point: Point, drawing: Size, box: Size, scale: number): Point {
  const perUnit = pixelsPerUnit(drawing, box) * scale;
  const origin = onCanvas({ x: 0, y: 0 }, drawing, box, scale);
  return { x: (point.x - origin.x) / perUnit, y: (point.y - origin.y) / perUnit };
}
