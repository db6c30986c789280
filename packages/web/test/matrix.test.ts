/** Every board in every language, at every width, in light and dark: a slice of them each day, all in the full run. */
import { LANGUAGES } from '@guildhall/kernel';
import { rotating } from '@guildhall/testing';
import { describe, expect, test } from 'vitest';
import { COLOURS, faults, isTooWide } from './axe.ts';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, SCREENS, visit } from './chromium.ts';
import { GAMES, positionOf } from './positions.ts';

const MATRIX = LANGUAGES.flatMap((language) =>
  SCREENS.flatMap((screen) =>
    GAMES.flatMap((game) => COLOURS.map((colours) => ({ language, screen, game, colours }))),
  ),
);
/** Shares no factor with the lengths of the axes. */
const SLICES = 11;

withBuiltClient();

describe.skipIf(BROWSER === null)('axe finds nothing, and nothing is too wide', { timeout: 120_000 }, () => {
  test.each(rotating(MATRIX, SLICES))(
    '$game in $language, $screen.width pixels, $colours',
    async ({ language, screen, game, colours }) => {
      const { page, context, complaints } = await visit(browser, {
        screen,
        colours,
        preferences: { language, drawer: null },
      });
      await page.goto(served.address);
      const { file: position, hasCurtain } = await positionOf(game);
      const file = {
        name: 'game.json',
        mimeType: 'application/json',
        buffer: Buffer.from(position),
      };
      await page.locator('input[type=file]').setInputFiles(file);
      if (hasCurtain) await page.locator('.curtain button').click();
      await page.locator('.kit-shape[data-lit]').first().click();
      await page.waitForSelector('.place-card');
      // What is enlarged under the pointer would explain itself.
      await page.mouse.move(0, 0);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect({ faults: await faults(page, colours), tooWide: await isTooWide(page) }).toEqual({
        faults: [],
        tooWide: false,
      });
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
