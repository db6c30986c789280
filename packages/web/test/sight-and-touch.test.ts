/** What is told by more than colour, and what is a tap and what is not. */
import { rotating } from '@guildhall/testing';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, SCREENS, visit } from './chromium.ts';
import { openLateTable } from './late-table.ts';
import { GAMES, positionOf } from './positions.ts';
import { giveFile } from './steps.ts';

withBuiltClient();

describe.skipIf(BROWSER === null)('whoever does not see colours', { timeout: 120_000 }, () => {
  test.each(rotating(GAMES, 2))('tells the seats of %s apart by their letters', async (game) => {
    const { page, context, complaints } = await visit(browser, { preferences: { drawer: null } });
    await openLateTable(page, served.address, game);
    const letters = await page
      .locator('.seats .kit-badge text, .action-bar > .kit-badge text')
      .evaluateAll((all) => all.map((letter) => letter.textContent ?? ''));
    expect(letters.length).toBeGreaterThan(2);
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters.every((letter) => /\p{L}/u.test(letter))).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('tells terrains apart by what is drawn on them', async () => {
    const { page, context } = await visit(browser, { preferences: { drawer: null } });
    await openLateTable(page, served.address, 'terra-mystica');
    // The drawing of a terrain without its colours.
    const drawings = await page.locator('g[id^="land-"]').evaluateAll((all) =>
      all.map((land) => {
        const shapes = land.cloneNode(true) as Element;
        for (const shape of shapes.querySelectorAll('*'))
          for (const colour of ['fill', 'stroke', 'style', 'class', 'opacity']) shape.removeAttribute(colour);
        return shapes.innerHTML;
      }),
    );
    expect(drawings.length).toBeGreaterThanOrEqual(7);
    expect(new Set(drawings).size).toBe(drawings.length);
    // Every piece on the map has the letter of its owner.
    const pieces = page.locator('.kit-building');
    expect(await pieces.count()).toBeGreaterThan(5);
    expect(await pieces.filter({ has: page.locator('text') }).count()).toBe(await pieces.count());
    await context.close();
  });
});

/** How far a finger slips without meaning it, and how far it moves a map; both within one hex. */
const SLIPS = 4;
const DRAGS = 18;

async function press(page: Page, at: { x: number; y: number }, by: number): Promise<void> {
  await page.mouse.move(at.x - by / 2, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + by / 2, at.y, { steps: 4 });
  await page.mouse.up();
}

describe.skipIf(BROWSER === null)('on a map', { timeout: 120_000 }, () => {
  test.each([SCREENS[0], SCREENS[2]])('a drag is not a tap, $width pixels', async (screen) => {
    const { page, context, complaints } = await visit(browser, { screen, preferences: { drawer: null } });
    const { file } = await positionOf('terra-mystica');
    await page.goto(served.address);
    await giveFile(page, file);
    const lit = page.locator('.kit-shape[data-lit]').first();
    await lit.waitFor();
    await lit.scrollIntoViewIfNeeded();
    const box = await lit.boundingBox();
    if (box === null) throw new Error('the hex is not drawn');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const chosen = page.locator('.place-card');
    await press(page, middle, DRAGS);
    // What a tap would have brought up comes with the next picture.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(await chosen.count()).toBe(0);
    const now = await lit.boundingBox();
    if (now === null) throw new Error('the hex is gone');
    await press(page, { x: now.x + now.width / 2, y: now.y + now.height / 2 }, SLIPS);
    await chosen.waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
