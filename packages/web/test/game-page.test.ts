/** The page of a game: the table with its parts named, records, and where the values are from. */
import { manifestOf, manifests } from '@guildhall/games';
import { LANGUAGES } from '@guildhall/kernel';
import { rotating } from '@guildhall/testing';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { COLOURS, faults, isTooWide } from './axe.ts';
import { browser, withServer } from './browser-suite.ts';
import { BROWSER, SCREENS, visit } from './chromium.ts';
import { TestServer } from './test-server.ts';

const server = new TestServer();
withServer(server);

const MATRIX = LANGUAGES.flatMap((language) =>
  SCREENS.flatMap((screen) => manifests.map(({ id }) => ({ game: id, language, screen }))),
);
/** Shares no factor with the lengths of the axes. */
const SLICES = 7;

async function opened(page: Page, game: string): Promise<void> {
  await page.goto(`${server.address}/games/${game}`);
  await page.locator('.tour[data-drawn]').waitFor();
  await page.locator('.game-records[data-known]').waitFor();
  await page.locator('.game-sources').waitFor();
}

/** Words of boards and panels of which a number hides more than the first letter. */
function coveredWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.tour [data-sort="seat"] .guide-sign, .tour [data-sort="panel"] .guide-sign',
      ),
    ].flatMap((sign) => {
      const own = sign.getBoundingClientRect();
      const stage = sign.closest('.guide-stage');
      if (stage === null) return [];
      const words = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
      const covered: string[] = [];
      for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
        if (node.parentElement?.closest('.guide-sign, .kit-hidden, svg') !== null) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const word of range.getClientRects()) {
          const wide = Math.min(own.right, word.right) - Math.max(own.left, word.left);
          const high = Math.min(own.bottom, word.bottom) - Math.max(own.top, word.top);
          if (wide > 14 && high > 0.6 * word.height) covered.push(`${sign.textContent}: ${node.textContent}`);
        }
      }
      return covered;
    }),
  );
}

/** Where the numbers lie on the board in the middle, as parts of its breadth and height. */
function numbersOnBoard(page: Page): Promise<(readonly [number, number])[]> {
  return page.locator('.tour [data-sort="main"] .guide-sign').evaluateAll((signs) =>
    signs.map((sign) => {
      const { left, top, width, height } =
        sign.closest('.guide-stage')?.getBoundingClientRect() ?? new DOMRect();
      const own = sign.getBoundingClientRect();
      const [x, y] = [(own.left + own.right) / 2, (own.top + own.bottom) / 2];
      return [(x - left) / width, (y - top) / height] as const;
    }),
  );
}

/** How far two drawings are apart, as a part of their size. */
function apart(
  one: readonly (readonly [number, number])[],
  other: readonly (readonly [number, number])[],
): number {
  return Math.max(...one.map(([x, y], at) => Math.hypot(x - other[at][0], y - other[at][1])));
}

const HOMES = LANGUAGES.flatMap((language) => SCREENS.map((screen) => ({ language, screen })));

describe.skipIf(BROWSER === null)('home', { timeout: 120_000 }, () => {
  test.each(rotating(HOMES, 4))(
    'in $language at $screen.width pixels has buttons of one line at every game',
    async ({ language, screen }) => {
      const { page, context } = await visit(browser, { screen, preferences: { language } });
      await page.goto(server.address);
      await page.locator('.game-links a').first().waitFor();
      const high = await page
        .locator('.game-links a')
        .evaluateAll((links) =>
          links.filter((link) => link.clientHeight > 50).map((link) => link.textContent),
        );
      expect(high).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
      await context.close();
    },
  );
});

describe.skipIf(BROWSER === null)('the page of a game', { timeout: 120_000 }, () => {
  test.each(rotating(MATRIX, SLICES))(
    '$game in $language at $screen.width pixels names every part in its drawing',
    async ({ game, language, screen }) => {
      const { page, context, complaints } = await visit(browser, { screen, preferences: { language } });
      await opened(page, game);
      const guide = await (await manifestOf(game)?.guide?.())?.load();
      const labels = guide?.guide.tour.drawings.flatMap((one) => one.labels) ?? [];
      expect(labels.length).toBeGreaterThan(5);
      const numbers = labels.map((_, at) => String(at + 1));
      await expect
        .poll(() => page.locator('.tour .guide-sign').allTextContents())
        .toHaveLength(numbers.length);
      expect((await page.locator('.tour .guide-sign').allTextContents()).toSorted()).toEqual(
        numbers.toSorted(),
      );
      expect(await page.locator('.tour-number').allTextContents()).toEqual(numbers);
      // Every number lies on its drawing, where it can be seen.
      const outside = await page.locator('.tour .guide-sign').evaluateAll((signs) =>
        signs
          .filter((sign) => {
            const own = sign.getBoundingClientRect();
            const room = sign.closest('.guide-window')?.getBoundingClientRect();
            const x = (own.left + own.right) / 2;
            const y = (own.top + own.bottom) / 2;
            return room === undefined || x < room.left || x > room.right || y < room.top || y > room.bottom;
          })
          .map((sign) => sign.textContent),
      );
      expect(outside).toEqual([]);
      expect(await coveredWords(page)).toEqual([]);
      // Rounds are drawn as wide as their panel, as at a table.
      const narrow = await page.locator('.tour .panel .round-list > li').evaluateAll(
        (rounds) =>
          rounds.filter((round) => {
            const wide = [...round.children].reduce((sum, one) => sum + one.clientWidth, 0);
            return wide < 0.8 * (round.closest('.panel')?.clientWidth ?? 0);
          }).length,
      );
      expect(narrow).toBe(0);
      expect(await isTooWide(page)).toBe(false);
      expect(await faults(page, COLOURS[0])).toEqual([]);
      // However small the screen is, it is the board of a desk.
      const here = await numbersOnBoard(page);
      await page.setViewportSize(SCREENS[2]);
      await expect.poll(async () => apart(here, await numbersOnBoard(page))).toBeLessThan(0.08);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('says kindly that there are no records yet, and how many values are our own', async () => {
    const { page, context } = await visit(browser);
    const [{ id }] = manifests;
    await opened(page, id);
    await page.getByText('Nobody has finished this game here yet.').waitFor();
    await page.getByText('You have not finished a game in this browser yet.').waitFor();
    for (const { id: game, tables } of manifests) {
      await opened(page, game);
      const { sourcedValues } = await import('@guildhall/kernel');
      const own = (await tables())
        .flatMap(sourcedValues)
        .filter(({ provenance }) => provenance?.source === 'reconstruction').length;
      const shown = page.locator('[data-source="reconstruction"] dd');
      if (own === 0) expect(await shown.count()).toBe(0);
      else expect(await shown.textContent()).toContain(`${own} (`);
    }
    await context.close();
  });
});
