/** Texts that stand on top of each other. */
import type { Page } from 'playwright-core';

/**
 * Runs in the page. What counts is the ink of a text, not the box of its line, which reaches into the lines around it.
 * A dialog, a drawer or a card that lies over the table covers what is below it: texts are compared within one layer.
 */
function overlapsIn(layers: string): string[] {
  const TOLERANCE = 2;
  interface Ink {
    readonly element: Element;
    readonly layer: Element | null;
    readonly text: string;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }

  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('nothing can be measured');
  /** How much of the height of its box a text leaves empty above and below. */
  const marginsOf = (text: string, style: CSSStyleDeclaration): readonly [number, number] => {
    pen.font = `${style.fontStyle} ${style.fontWeight} 100px ${style.fontFamily}`;
    const {
      fontBoundingBoxAscent: ascent,
      fontBoundingBoxDescent: descent,
      actualBoundingBoxAscent: above,
      actualBoundingBoxDescent: below,
    } = pen.measureText(style.textTransform === 'uppercase' ? text.toUpperCase() : text);
    const height = ascent + descent;
    return [(ascent - above) / height, (descent - below) / height];
  };
  /** What a box that hides or scrolls its content leaves of it. */
  const windowOf = (element: Element): DOMRect => {
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const around = box.getBoundingClientRect();
        left = Math.max(left, around.left);
        right = Math.min(right, around.right);
        top = Math.max(top, around.top);
        bottom = Math.min(bottom, around.bottom);
      }
      if (position === 'fixed') break;
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };

  const inks: Ink[] = [];
  for (const element of document.querySelectorAll('.table-page *')) {
    const nodes = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
    if (nodes.length === 0) continue;
    const isShown =
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      // Words for screen readers alone stand in a box of one pixel.
      [element, element.parentElement].every(
        (one) => one === null || getComputedStyle(one).clipPath !== 'inset(50%)',
      );
    if (!isShown) continue;
    const style = getComputedStyle(element);
    const around = windowOf(element);
    const layer = element.closest(layers);
    // Of letters that stand at an angle only the box is known.
    const turned = element instanceof SVGGraphicsElement && Math.abs(element.getScreenCTM()?.b ?? 0) > 0.01;
    if (turned) continue;
    for (const node of nodes) {
      const text = (node.textContent ?? '').trim();
      const [above, below] = marginsOf(text, style);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const ink = {
          left: Math.max(line.left, around.left),
          right: Math.min(line.right, around.right),
          top: Math.max(line.top + above * line.height, around.top),
          bottom: Math.min(line.bottom - below * line.height, around.bottom),
        };
        if (ink.right > ink.left && ink.bottom > ink.top) inks.push({ element, layer, text, ...ink });
      }
    }
  }

  const nameOf = ({ element, text }: Ink): string => {
    const classes = element.getAttribute('class') ?? element.parentElement?.getAttribute('class') ?? '';
    const place = element.closest('[data-place]')?.getAttribute('data-place') ?? null;
    const at = place === null ? '' : ` at ${place}`;
    return `${element.tagName.toLowerCase()}.${classes.split(' ').join('.')}${at} "${text.slice(0, 40)}"`;
  };
  const found: string[] = [];
  inks.sort((a, b) => a.top - b.top);
  for (const [at, one] of inks.entries()) {
    for (let other = at + 1; other < inks.length && inks[other].top < one.bottom - TOLERANCE; other++) {
      const two = inks[other];
      if (one.element === two.element || one.layer !== two.layer) continue;
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.bottom, two.bottom) - two.top;
      if (wide > TOLERANCE && high > TOLERANCE) {
        found.push(`${nameOf(one)} overlaps ${nameOf(two)} by ${wide.toFixed(0)}x${high.toFixed(0)}`);
      }
    }
  }
  return [...new Set(found)];
}

/** What lies over the table for a while. */
export const LAYERS =
  '[role="dialog"], dialog, .drawer, .place-card, .picker, .notices, .coach, .sheet, .top, .tabs, .action-bar';

export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(overlapsIn, LAYERS);
}
