import { describe, expect, test } from 'vitest';
import { canvasOf, inDrawing, onCanvas, pixelsPerUnit } from '../viewport/scrolled.ts';

const DRAWING = { width: 800, height: 500 };
const PHONE = { width: 400, height: 500 };

describe('a drawing in a box that scrolls', () => {
  test('fits at scale 1, and stands in the middle of what is left', () => {
    expect(pixelsPerUnit(DRAWING, PHONE)).toBe(0.5);
    expect(canvasOf(DRAWING, PHONE, 1)).toEqual(PHONE);
    expect(onCanvas({ x: 0, y: 0 }, DRAWING, PHONE, 1)).toEqual({ x: 0, y: 125 });
    expect(onCanvas({ x: 800, y: 500 }, DRAWING, PHONE, 1)).toEqual({ x: 400, y: 375 });
  });

  test('grows out of the box only where it is bigger', () => {
    expect(canvasOf(DRAWING, PHONE, 1.5)).toEqual({ width: 600, height: 500 });
    expect(canvasOf(DRAWING, PHONE, 3)).toEqual({ width: 1200, height: 750 });
    expect(onCanvas({ x: 0, y: 0 }, DRAWING, PHONE, 3)).toEqual({ x: 0, y: 0 });
  });

  test.each([1, 1.5, 3])('a point found at scale %s is the one that lies there', (scale) => {
    const point = { x: 123, y: 456 };
    const found = inDrawing(onCanvas(point, DRAWING, PHONE, scale), DRAWING, PHONE, scale);
    expect(found.x).toBeCloseTo(point.x);
    expect(found.y).toBeCloseTo(point.y);
  });
});
