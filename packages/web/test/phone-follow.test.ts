/** On a phone only a part of a map is in sight: it turns to where somebody else moves. */
import { describe, expect, test } from 'vitest';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, SCREENS, visit } from './chromium.ts';
import { asked } from './steps.ts';

withBuiltClient();

describe.skipIf(BROWSER === null)('the map on a phone', { timeout: 120_000 }, () => {
  test('turns to where others move, and what they do is in sight', async () => {
    const { page, context, complaints } = await visit(browser, {
      screen: SCREENS[0],
      preferences: { drawer: null, pace: 'fast', lastPlay: { seats: 4, level: 'random' } },
    });
    await page.goto(`${served.address}/games/terra-mystica`);
    await page.getByRole('button', { name: 'Play now' }).click();
    let seen = 0;
    // The first dwellings of everybody: they lie all over the map.
    for (let turn = 0; turn < 3 && (await asked(page)) === 'asked'; turn++) {
      const own = page.locator('.kit-shape[data-lit]').first();
      if ((await own.count()) === 0) break;
      await own.dispatchEvent('click');
      await page.locator('.place-card .offer').first().waitFor();
      await page.locator('.move [data-primary]').click();
      await page.locator('.move[data-asked="false"]').waitFor();
      await asked(page);
      const inSight = await page.locator('.kit-scroll .kit-shape[data-mark]').evaluateAll((all) =>
        all.flatMap((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const box = one.closest('.kit-scroll')?.getBoundingClientRect() ?? new DOMRect();
          const isWithin = left >= box.left - 1 && right <= box.right + 1;
          return isWithin && top >= box.top - 1 && bottom <= box.bottom + 1
            ? one.getAttribute('data-place')
            : [];
        }),
      );
      await page.locator('.tabs [data-tab="log"]').click();
      const lines = await page.locator('.log li').allInnerTexts();
      await page.locator('.tabs [data-tab="map"]').click();
      const last = /on ([A-I]\d+)/.exec(lines.at(-1) ?? '')?.[1];
      if (last === undefined) break;
      seen += 1;
      expect(inSight, `turn ${turn}`).toContain(`hex:${last}`);
    }
    expect(seen).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
