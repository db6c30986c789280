/** Tiles and spaces that lie on each other, leave their panel, or whose own signs cover each other. */
import type { Page } from 'playwright-core';

interface Where {
  /** What lies over the table for a while: things are compared within one layer. */
  readonly layers: string;
  /** Laid on others on purpose, with a ground of its own: it may cover a drawing, never a text. */
  readonly covers: string;
}

/** Runs in the page. */
function crowdedIn({ layers, covers }: Where): string[] {
  const TOLERANCE = 2;
  /** So far badges, coins and counts stand out of a tile on purpose. */
  const OVERHANG = 10;
  const DISCS = '.kit-badge, .inv-piece, .til-disc';
  const found: string[] = [];
  interface Thing {
    readonly element: Element;
    readonly name: string;
    readonly isText: boolean;
    readonly box: DOMRect;
  }

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const nameOf = (place: Element): string => place.getAttribute('data-place') ?? '';
  const isOver = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOLERANCE;
  /** How far a box stands out of another, and where. */
  const outOf = (inner: DOMRect, outer: DOMRect): number =>
    Math.max(
      outer.left - inner.left,
      inner.right - outer.right,
      outer.top - inner.top,
      inner.bottom - outer.bottom,
    );

  const isStacked = (one: Thing, two: Thing): boolean =>
    one.element.matches(DISCS) &&
    two.element.matches(DISCS) &&
    Math.hypot(one.box.x - two.box.x, one.box.y - two.box.y) > one.box.width / 3;

  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('nothing can be measured');
  /** The ink of a line of text, not the box of the line. */
  const inkOf = (line: DOMRect, text: string, style: CSSStyleDeclaration): DOMRect => {
    pen.font = `${style.fontStyle} ${style.fontWeight} 100px ${style.fontFamily}`;
    const measured = pen.measureText(text);
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = measured;
    const above = ((ascent - measured.actualBoundingBoxAscent) / (ascent + descent)) * line.height;
    const below = ((descent - measured.actualBoundingBoxDescent) / (ascent + descent)) * line.height;
    return new DOMRect(line.left, line.top + above, line.width, line.height - above - below);
  };

  /** What is drawn on a place: icons and pieces, texts, and action signs, which have a ground. */
  const thingsOn = (place: Element): Thing[] => {
    const things: Thing[] = [];
    for (const element of place.querySelectorAll('svg, .octagon-sign')) {
      // What scales to the whole place, such as the three bowls, is its ground.
      if (!isShown(element) || getComputedStyle(element).position === 'absolute') continue;
      const name = element.getAttribute('class') ?? 'drawing';
      things.push({ element, name, isText: false, box: element.getBoundingClientRect() });
    }
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const element = node.parentElement;
      if (text === '' || element === null || !isShown(element)) continue;
      // Drawn letters belong to their drawing; what only a screen reader reads stands in a box of one pixel.
      if (element.closest('svg') !== null || getComputedStyle(element).clipPath === 'inset(50%)') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const box = inkOf(line, text, getComputedStyle(element));
        things.push({ element, name: `"${text.slice(0, 20)}"`, isText: true, box });
      }
    }
    return things;
  };

  const places = [...document.querySelectorAll('.table-page .kit-place')].filter(
    (place) => isShown(place) && place.getBoundingClientRect().width > 0,
  );
  for (const [at, place] of places.entries()) {
    const own = place.getBoundingClientRect();
    const layer = place.closest(layers);
    for (const other of places.slice(at + 1)) {
      if (place.contains(other) || other.contains(place) || other.closest(layers) !== layer) continue;
      if (isOver(own, other.getBoundingClientRect()))
        found.push(`${nameOf(other)} lies over ${nameOf(place)}`);
    }
    // Its panel, or a box that cuts it off. A box that scrolls shows it all the same.
    for (let box = place.parentElement; box !== null; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowY === 'auto' || overflowX === 'scroll') break;
      const cuts = overflowX === 'hidden' || overflowX === 'clip' || box.matches('.panel, .own-board');
      const out = cuts ? outOf(own, box.getBoundingClientRect()) : 0;
      if (out > TOLERANCE) {
        found.push(`${nameOf(place)} leaves ${box.className} by ${out.toFixed(0)} px`);
        break;
      }
    }
    const things = thingsOn(place);
    for (const [index, one] of things.entries()) {
      const out = outOf(one.box, own);
      const isHung = one.element.closest(covers) !== null;
      if (out > (isHung ? OVERHANG : TOLERANCE))
        found.push(`${nameOf(place)}: ${one.name} leaves it by ${out.toFixed(0)} px`);
      for (const two of things.slice(index + 1)) {
        if (one.element.contains(two.element) || two.element.contains(one.element)) continue;
        // Texts on texts are told by the test of texts.
        if (one.isText && two.isText) continue;
        // Discs and pillars that share a space are stacked, each with its letter in sight.
        if (isStacked(one, two)) continue;
        if (isOver(one.box, two.box)) found.push(`${nameOf(place)}: ${two.name} lies on ${one.name}`);
      }
    }
  }
  return [...new Set(found)];
}

export function crowded(page: Page, layers: string): Promise<string[]> {
  return page.evaluate(crowdedIn, { layers, covers: '.tile-holders, .tile-coins, .octagon-by' });
}
