/** Panels of a phone by swipe: what is one, what a finger does, and that a drag is no tap. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { swipeOf } from '../src/table/frame/swipe.ts';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, SCREENS, visit } from './chromium.ts';
import { drawFinger } from './finger.ts';
import { positionOf } from './positions.ts';
import { giveFile } from './steps.ts';

test('sideways and far enough is a swipe', () => {
  const from = { x: 200, y: 300 };
  expect(swipeOf(from, { x: 120, y: 310 })).toBe(1);
  expect(swipeOf(from, { x: 280, y: 290 })).toBe(-1);
  expect(swipeOf(from, { x: 170, y: 300 })).toBe(0);
  expect(swipeOf(from, { x: 120, y: 380 })).toBe(0);
  expect(swipeOf(from, { x: 200, y: 120 })).toBe(0);
});

withBuiltClient();

async function openOnPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const { file } = await positionOf('terra-mystica');
  await page.goto(served.address);
  await giveFile(page, file);
  await page.waitForSelector('[data-phone] .tabs');
}

describe.skipIf(BROWSER === null)('in a browser', { timeout: 90_000 }, () => {
  test('a finger drawn sideways changes the panel, there and back, and selects nothing', async () => {
    const { page, context, complaints } = await visit(browser, {
      screen: SCREENS[0],
      preferences: { drawer: null },
    });
    await openOnPhone(page);
    const tab = (): Promise<string | null> => page.locator('.phone').getAttribute('data-tab');
    await page.locator('.tabs button').nth(2).click();
    await expect.poll(tab).toBe('tracks');
    await page.waitForSelector('.phone-tab .kit-place');
    const place = await page.locator('.phone-tab .kit-place').first().boundingBox();
    if (place === null) throw new Error('nothing is drawn');
    const y = place.y + Math.min(60, place.height / 2);
    const x = place.x + place.width / 2;
    await drawFinger(page, [Math.max(x, 200), y], [Math.max(x, 200) - 150, y + 6]);
    await expect.poll(tab).toBe('tray');
    await drawFinger(page, [120, y], [270, y - 4]);
    await expect.poll(tab).toBe('tracks');
    // Too short for a swipe, too far for a tap: nothing happens.
    await drawFinger(page, [x, y], [x + 20, y]);
    expect(await tab()).toBe('tracks');
    // A mouse that lets go where it pressed clicks, however it went there; but not here.
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y, { steps: 4 });
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
    expect(await page.locator('[aria-pressed="true"]').count()).toBe(0);
    // A tap still is one.
    await drawFinger(page, [x, y], [x, y]);
    await expect.poll(() => page.locator('[aria-pressed="true"]').count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('on the map a finger moves the map; the bar of tabs leads on from there', async () => {
    const { page, context, complaints } = await visit(browser, {
      screen: SCREENS[0],
      preferences: { drawer: null },
    });
    await openOnPhone(page);
    const tab = (): Promise<string | null> => page.locator('.phone').getAttribute('data-tab');
    const board = await page.locator('.board-frame').boundingBox();
    const bar = await page.locator('.tabs').boundingBox();
    if (board === null || bar === null) throw new Error('nothing is drawn');
    const middle = board.y + board.height / 2;
    await drawFinger(page, [300, middle], [120, middle]);
    expect(await tab()).toBe('map');
    expect(await page.locator('[aria-pressed="true"]').count()).toBe(0);
    await drawFinger(page, [300, bar.y + 20], [120, bar.y + 20]);
    await expect.poll(tab).toBe('own');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
