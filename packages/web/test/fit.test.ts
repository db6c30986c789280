/** Every board in every language at every width, full of pieces: nothing is cut, overlaps, overflows, or is too small. */
import { exportTable, LANGUAGES } from '@guildhall/kernel';
import { rotating } from '@guildhall/testing';
import { describe, expect, test } from 'vitest';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, type Screen, visit } from './chromium.ts';
import { randomGameOf } from './games.ts';
import { countsOf, misfitsEverywhere, openLateTable } from './late-table.ts';
import { speakLonger } from './longer-texts.ts';
import { GAMES } from './positions.ts';
import { giveFile } from './steps.ts';

const SIZES: readonly Screen[] = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];
/** What is left of the last one where everything is twice as big. */
const ZOOMED: Screen = { width: 720, height: 450 };
/** From here on the whole table stands on one screen. */
const ONE_SCREEN = 820;
const PHONE = 720;

const TABLES = (
  await Promise.all(GAMES.map(async (game) => (await countsOf(game)).map((players) => ({ game, players }))))
).flat();
const MATRIX = LANGUAGES.flatMap((language) =>
  SIZES.flatMap((screen) => TABLES.map((table) => ({ language, screen, ...table }))),
);
/** Shares no factor with the lengths of the axes. */
const SLICES = 11;

const rulesFor = ({ width }: Screen) => ({ isOneScreen: width >= ONE_SCREEN, isTouched: width < PHONE });

withBuiltClient();

describe.skipIf(BROWSER === null)('everything fits', { timeout: 120_000 }, () => {
  test.each(rotating(MATRIX, SLICES))(
    '$game of $players in $language, $screen.width pixels',
    async ({ language, screen, game, players }) => {
      const { page, context, complaints } = await visit(browser, {
        screen,
        preferences: { language, drawer: null },
      });
      await openLateTable(page, served.address, game, players);
      expect(await misfitsEverywhere(page, rulesFor(screen))).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  const ALONE = LANGUAGES.flatMap((language) => SIZES.map((screen) => ({ language, screen })));
  test.each(rotating(ALONE, 5))(
    'Age of Innovation against the Automa in $language, $screen.width pixels',
    async ({ language, screen }) => {
      const { page, context, complaints } = await visit(browser, {
        screen,
        preferences: { language, drawer: null },
      });
      const options = { level: 'alptrauma', automaFaction: 'powermongers' };
      await openLateTable(page, served.address, 'age-of-innovation', 1, options);
      expect(await misfitsEverywhere(page, rulesFor(screen))).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  const SILVER = LANGUAGES.flatMap((language) =>
    SIZES.flatMap((screen) =>
      [4, 2, 1].map((players) => ({ language, screen, players, options: { silver: true } })),
    ),
  );
  test.each(rotating(SILVER, SLICES))(
    'Tiletum of $players with silver in $language, $screen.width pixels',
    async ({ language, screen, players, options }) => {
      const { page, context, complaints } = await visit(browser, {
        screen,
        preferences: { language, drawer: null },
      });
      await openLateTable(page, served.address, 'tiletum', players, options);
      expect(await misfitsEverywhere(page, rulesFor(screen))).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  const LONGER = SIZES.flatMap((screen) => TABLES.map((table) => ({ screen, ...table })));
  test.each(rotating(LONGER, 5))(
    '$game of $players in words longer by two fifths, $screen.width pixels',
    async ({ screen, game, players }) => {
      const { page, context, complaints } = await visit(browser, { screen, preferences: { drawer: null } });
      await speakLonger(context);
      await openLateTable(page, served.address, game, players);
      expect(await misfitsEverywhere(page, rulesFor(screen))).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test.each(
    rotating(
      LANGUAGES.flatMap((language) => TABLES.map((table) => ({ language, ...table }))),
      5,
    ),
  )('$game of $players in $language, everything twice as big', async ({ language, game, players }) => {
    const { page, context, complaints } = await visit(browser, {
      screen: ZOOMED,
      preferences: { language, drawer: null },
    });
    await openLateTable(page, served.address, game, players);
    // The question and its buttons are on the screen, and most of the board with them.
    const { board, bar } = await page.evaluate(() => {
      const seen = (selector: string): { width: number; height: number } => {
        const box = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const height = Math.min(innerHeight, box.bottom) - Math.max(0, box.top);
        return { width: Math.min(innerWidth, box.right) - Math.max(0, box.left), height };
      };
      return { board: seen('.board-frame'), bar: seen('.action-bar [data-primary]') };
    });
    expect(bar.height).toBeGreaterThan(30);
    expect(board.height).toBeGreaterThan(120);
    expect(board.width).toBeGreaterThan(300);
    expect(await misfitsEverywhere(page, { isOneScreen: false, isTouched: false })).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

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
    await giveFile(page, exportTable(table));
    await page.waitForSelector('.table-page:not(:has([aria-busy="true"])) .til-challenge');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('.til-challenge').count()).toBe(5);
    const hidden = await page.$eval('.frame-panels', (panels) => panels.scrollHeight - panels.clientHeight);
    expect(hidden).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
