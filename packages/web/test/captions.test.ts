/** Captions of moves that others made. */
import { exportTable } from '@guildhall/kernel';
import { rotating } from '@guildhall/testing';
import { describe, expect, test } from 'vitest';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, visit } from './chromium.ts';
import { randomGameOf } from './games.ts';
import { giveFile } from './steps.ts';

withBuiltClient();

const LANGUAGES_AT = [
  { language: 'uk', game: 'tiletum' },
  { language: 'pl', game: 'inventions' },
  { language: 'en', game: 'age-of-innovation' },
] as const;

describe.skipIf(BROWSER === null)('captions', { timeout: 120_000 }, () => {
  test.each(rotating(LANGUAGES_AT, 3))(
    'stay within the bar at 1280 pixels: $game, $language',
    async ({ language, game }) => {
      const { page, context } = await visit(browser, {
        screen: { width: 1280, height: 800 },
        preferences: { drawer: null, language },
      });
      const table = randomGameOf(game, { players: 4 }, 'captions', (now) => now.log(null).length > 120);
      await page.goto(served.address);
      await giveFile(page, exportTable(table));
      await page.locator('.curtain button, .action-bar').first().waitFor();
      await page.goto(`${page.url().replace(/[?#].*$/, '')}/replay?at=60`);
      const curtain = page.locator('.curtain button');
      await page.locator('.curtain button, .replay-buttons').first().waitFor();
      if ((await curtain.count()) > 0) await curtain.click();
      const next = page.locator('.replay-buttons button').nth(3);
      for (let at = 0; at < 50; at++) {
        await next.click();
        const out = await page.evaluate(() => {
          const bar = document.querySelector('.table-top')?.getBoundingClientRect();
          const caption = document.querySelector('.caption')?.getBoundingClientRect();
          if (bar === undefined || caption === undefined) return false;
          return caption.top < bar.top - 0.5 || caption.bottom > bar.bottom + 0.5;
        });
        expect(out, await page.locator('.table-top .caption, .caption-gap').first().innerText()).toBe(false);
      }
      await context.close();
    },
  );
});
