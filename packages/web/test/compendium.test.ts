/** Compendiums as readers use them: in every language, on every screen, by pointer and by keyboard. */
import { keyOfEntry, manifestOf, manifests } from '@guildhall/games';
import { LANGUAGES } from '@guildhall/kernel';
import { rotating } from '@guildhall/testing';
import { describe, expect, test } from 'vitest';
import { COLOURS, faults, isTooWide } from './axe.ts';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, SCREENS, visit } from './chromium.ts';

const GAMES = manifests.filter(({ compendium }) => compendium !== undefined).map(({ id }) => id);
const MATRIX = LANGUAGES.flatMap((language) =>
  SCREENS.flatMap((screen) =>
    COLOURS.flatMap((colours) => GAMES.map((game) => ({ game, language, screen, colours }))),
  ),
);
/** Shares no factor with the lengths of the axes. */
const SLICES = 17;

withBuiltClient();

async function groupsOf(game: string) {
  const loaded = await (await manifestOf(game)?.compendium?.())?.load();
  if (loaded === undefined) throw new Error(`${game} has no compendium`);
  return loaded.compendium.groups;
}

describe.skipIf(BROWSER === null)('a compendium', { timeout: 240_000 }, () => {
  test.each(rotating(MATRIX, SLICES))(
    '$game in $language at $screen.width pixels, $colours: all of it is there, drawn and without faults',
    async ({ game, language, screen, colours }) => {
      const { page, context, complaints } = await visit(browser, {
        screen,
        colours,
        preferences: { language },
      });
      await page.goto(`${served.address}/games/${game}`);
      await page.locator(`main a[href="/games/${game}/compendium"]`).click();
      await page.locator('.compendium-entry').first().waitFor();
      const groups = await groupsOf(game);
      const keys = groups.flatMap((group) => group.entries.map((entry) => keyOfEntry(group, entry)));
      const shown = await page.locator('.compendium-entry').evaluateAll((entries) =>
        entries.map((entry) => {
          const { width, height } =
            entry.querySelector('.compendium-picture > *')?.getBoundingClientRect() ?? new DOMRect();
          return { id: entry.id, isDrawn: width > 30 && height > 20, words: entry.textContent?.length ?? 0 };
        }),
      );
      expect(shown.map(({ id }) => id)).toEqual(keys);
      expect(shown.filter(({ isDrawn, words }) => !isDrawn || words < 40)).toEqual([]);
      const spilled = await page
        .locator('.compendium-entry')
        .evaluateAll((entries) =>
          entries.filter((entry) => entry.scrollWidth > entry.clientWidth).map(({ id }) => id),
        );
      expect(spilled).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
      expect(await faults(page, colours)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test.each(rotating(GAMES, GAMES.length))(
    '%s: an address leads to its entry, the keyboard to the search, and names are found in any language',
    async (game) => {
      const { page, context, complaints } = await visit(browser, { preferences: { language: 'pl' } });
      const groups = await groupsOf(game);
      const last = groups[groups.length - 1];
      const key = keyOfEntry(last, last.entries[last.entries.length - 1]);
      await page.goto(`${served.address}/games/${game}/compendium#${key}`);
      const entry = page.locator(`[id="${key}"]`);
      await entry.and(page.locator('[data-here]')).waitFor();
      await page.waitForFunction((id) => document.activeElement?.id === id, key);
      expect(await entry.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
      const title = (await entry.locator('h3').textContent()) ?? '';

      // To the search by keyboard alone, from the top of the page.
      await page.goto(`${served.address}/games/${game}/compendium`);
      const field = page.getByRole('searchbox');
      await field.waitFor();
      const isThere = () => field.evaluate((one) => one === document.activeElement);
      for (let presses = 0; presses < 30 && !(await isThere()); presses++) await page.keyboard.press('Tab');
      expect(await isThere()).toBe(true);
      await page.keyboard.type(title.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l'));
      const visible = page.locator('.compendium-entry:visible');
      await entry.and(visible).waitFor();
      expect(await visible.count()).toBeLessThan(groups.flatMap(({ entries }) => entries).length);

      // The same thing by its English name.
      const english = await titleIn(game, key);
      await field.fill(english);
      await entry.and(visible).waitFor();
      await field.fill('qwxzy');
      await page.locator('.compendium-entry:visible').first().waitFor({ state: 'detached' });
      expect(await page.getByRole('status').textContent()).not.toBe('');
      await field.fill('');

      // By keyboard on to the last group.
      const group = page.locator(`.compendium-groups a[href$="#${last.id}"]`);
      await group.focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction((id) => document.activeElement?.id === id, last.id);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  async function titleIn(game: string, key: string): Promise<string> {
    const { page, context } = await visit(browser, { preferences: { language: 'en' } });
    await page.goto(`${served.address}/games/${game}/compendium`);
    const title = (await page.locator(`[id="${key}"] h3`).textContent()) ?? '';
    await context.close();
    return title;
  }
});
