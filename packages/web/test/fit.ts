/** Text that does not fit its box, texts that overlap, type that is too small, and what is too small to be touched. */
import type { Page } from 'playwright-core';
import { crowded } from './crowded.ts';
import { LAYERS, overlaps } from './overlaps.ts';

export interface FitRules {
  /** The page itself must not scroll. */
  readonly isOneScreen: boolean;
  /** Everything that is touched is at least as big as a fingertip. */
  readonly isTouched: boolean;
}

/** Runs in the page. */
function misfitsIn({ isOneScreen, isTouched }: FitRules): string[] {
  const LEAST_TYPE = 11;
  const FINGERTIP = 44;
  const found: string[] = [];
  const nameOf = (element: Element): string => {
    const place = element.closest('[data-place]')?.getAttribute('data-place');
    const classes = typeof element.className === 'string' ? element.className : '';
    return `${element.tagName.toLowerCase()}.${classes.split(' ').join('.')}${place == null ? '' : ` at ${place}`}`;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) &&
    // Words for screen readers alone stand in a box of one pixel.
    [element, element.parentElement].every(
      (one) => one === null || getComputedStyle(one).clipPath !== 'inset(50%)',
    );
  const hasOwnText = (element: Element): boolean =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );

  const root = document.documentElement;
  if (isOneScreen && root.scrollHeight > root.clientHeight) found.push('the page scrolls');
  const table = document.querySelector('.frame');
  if (isOneScreen && table !== null && table.scrollHeight > table.clientHeight + 1)
    found.push(`the table scrolls by ${table.scrollHeight - table.clientHeight} px`);
  if (root.scrollWidth > root.clientWidth) found.push('the page is too wide');

  for (const element of document.querySelectorAll('.table-page *')) {
    if (!isShown(element)) continue;
    const isHtml = element instanceof HTMLElement;
    const text = (element.textContent ?? '').trim().slice(0, 40);
    if (hasOwnText(element)) {
      const style = getComputedStyle(element);
      const scale = element instanceof SVGGraphicsElement ? Math.abs(element.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(style.fontSize) * scale;
      if (size < LEAST_TYPE - 0.05) found.push(`${nameOf(element)}: ${size.toFixed(1)} px "${text}"`);
      // What its box cuts off. A box that scrolls shows it all the same.
      for (let box: Element | null = element; box instanceof HTMLElement && isHtml; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowY === 'auto' || overflowX === 'scroll') break;
        if (overflowX !== 'hidden' && overflowX !== 'clip') continue;
        const own = element.getBoundingClientRect();
        const around = box.getBoundingClientRect();
        if (own.right > around.right + 1.5 || own.bottom > around.bottom + 2.5)
          found.push(`${nameOf(element)}: cut by ${nameOf(box)} "${text}"`);
        break;
      }
      if (isHtml && element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline')
        found.push(
          `${nameOf(element)}: leaves its box by ${element.scrollWidth - element.clientWidth} px "${text}"`,
        );
    }
    // One's own board is seen at a glance: nothing of it has to be scrolled to.
    if (isOneScreen && isHtml && element.closest('.frame-own') !== null) {
      const hidden = element.scrollHeight - element.clientHeight;
      if (hidden > 2 && getComputedStyle(element).overflowY === 'auto')
        found.push(`${nameOf(element)}: ${hidden} px have to be scrolled to "${text}"`);
    }
    if (
      isTouched &&
      element.matches('button, a, summary, select, input:not([type="radio"]):not([type="checkbox"])')
    ) {
      const { width, height } = element.getBoundingClientRect();
      if (width < FINGERTIP - 0.5 || height < FINGERTIP - 0.5)
        found.push(`${nameOf(element)}: ${width.toFixed(0)}x${height.toFixed(0)} to touch "${text}"`);
    }
  }
  return [...new Set(found)];
}

export async function misfits(page: Page, rules: FitRules): Promise<string[]> {
  return [
    ...(await page.evaluate(misfitsIn, rules)),
    ...(await overlaps(page)),
    ...(await crowded(page, LAYERS)),
  ];
}
