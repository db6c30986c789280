/** Every board in every language at every width, full of pieces: nothing is cut, overflows, or is too small. */
import { manifests } from '@guildhall/games';
import { exportTable, LANGUAGES } from '@guildhall/kernel';
import { rotating } from '@guildhall/testing';
import { describe, expect, test } from 'vitest';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, type Screen, visit } from './chromium.ts';
import { misfits } from './fit.ts';
import { randomGameOf } from './games.ts';
import { GAMES } from './positions.ts';

const SIZES: readonly Screen[] = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];
/** From here on the whole table stands on one screen. */
const ONE_SCREEN = 1280;
const PHONE = 720;

const MATRIX = LANGUAGES.flatMap((language) =>
  SIZES.flatMap((screen) => GAMES.map((game) => ({ language, screen, game }))),
);
/** Shares no factor with the lengths of the axes. */
const SLICES = 11;

const files = new Map<string, string>();

/** A game of as many as can play, as late as somebody still has a turn in it. */
function lateGame(game: string): string {
  const known = files.get(game);
  if (known !== undefined) return known;
  const most = manifests.find(({ id }) => id === game)?.players.most ?? 2;
  let decisions = 0;
  randomGameOf(game, { players: most }, 'fit', () => {
    decisions += 1;
    return false;
  });
  // The last tenth of it, when nothing is half done.
  let played = 0;
  const late = randomGameOf(game, { players: most }, 'fit', (table) => {
    played += 1;
    return played > 0.9 * decisions && table.drafts(null).length === 0;
  });
  const file = exportTable(late);
  files.set(game, file);
  return file;
}

withBuiltClient();

describe.skipIf(BROWSER === null)('everything fits', { timeout: 120_000 }, () => {
  test.each(rotating(MATRIX, SLICES))(
    '$game in $language, $screen.width pixels',
    async ({ language, screen, game }) => {
      const { page, context, complaints } = await visit(browser, {
        screen,
        preferences: { language, drawer: null },
      });
      await page.goto(served.address);
      await page.locator('input[type=file]').setInputFiles({
        name: 'game.json',
        mimeType: 'application/json',
        buffer: Buffer.from(lateGame(game)),
      });
      const curtain = page.locator('.curtain button');
      await curtain.or(page.locator('.action-bar')).first().waitFor();
      if ((await curtain.count()) > 0) await curtain.click();
      await page.waitForSelector('.table-page:not(:has([aria-busy="true"])) .action-bar');
      await page.evaluate(() => document.fonts.ready);
      // What stands behind the tabs of a phone is looked at tab by tab.
      const tabs = page.locator('.tabs button');
      const found: string[] = [];
      for (let tab = 0; tab < Math.max(1, await tabs.count()); tab++) {
        if ((await tabs.count()) > 0) await tabs.nth(tab).click();
        await page.waitForSelector('.table-page:not(:has([aria-busy="true"]))');
        const rules = { isOneScreen: screen.width >= ONE_SCREEN, isTouched: screen.width < PHONE };
        found.push(...(await misfits(page, rules)));
      }
      expect([...new Set(found)]).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('beside the Cardinal with all his challenges every panel is in sight', async () => {
    const { page, context, complaints } = await visit(browser, {
      screen: SIZES[3],
      preferences: { drawer: null },
    });
    const table = randomGameOf('tiletum', { players: 1, level: 'hard' }, 'solo look 3', (now) => {
      const isTurn = now.legal(now.deciders()[0]).some(({ kind }) => kind === 'take');
      return isTurn && now.rules.where(now.state()).round === 3;
    });
    await page.goto(served.address);
    await page.locator('input[type=file]').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(exportTable(table)),
    });
    await page.waitForSelector('.table-page:not(:has([aria-busy="true"])) .til-challenge');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('.til-challenge').count()).toBe(5);
    const hidden = await page.$eval('.frame-panels', (panels) => panels.scrollHeight - panels.clientHeight);
    expect(hidden).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
