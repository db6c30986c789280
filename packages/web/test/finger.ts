/** A finger on the screen of a phone. */
import type { Page } from 'playwright-core';

/** A real finger: the browser itself decides whether it scrolls. */
export async function drawFinger(
  page: Page,
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', fromX, fromY);
  const steps = 8;
  for (let step = 1; step <= steps; step++) {
    await touch('touchMove', fromX + ((toX - fromX) * step) / steps, fromY + ((toY - fromY) * step) / steps);
  }
  await touch('touchEnd', toX, toY);
  await session.detach();
}
