/** Tips and the list of what can be done, for whoever is new. */
import { describe, expect, test } from 'vitest';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, SCREENS, visit } from './chromium.ts';
import { whereLegal } from './games.ts';
import { openTable } from './steps.ts';

withBuiltClient();

const DESK = { width: 1440, height: 900 };

describe.skipIf(BROWSER === null)('coaching', { timeout: 120_000 }, () => {
  test('tips are a line of the bar: they cover nothing, and one is enough for a turn', async () => {
    const { page, context } = await visit(browser, {
      screen: DESK,
      preferences: { drawer: null, coaching: 'new' },
    });
    await openTable(
      page,
      served.address,
      whereLegal('terra-mystica', 'upgrade', { players: 4, factionChoice: 'firstGame' }),
    );
    const tip = page.locator('.action-bar .question .hint');
    await tip.waitFor();
    const bar = await page.locator('.action-bar').boundingBox();
    const box = await tip.boundingBox();
    expect(box?.y ?? 0).toBeGreaterThanOrEqual(bar?.y ?? Number.POSITIVE_INFINITY);
    await tip.getByRole('button', { name: 'Got it' }).click();
    await tip.waitFor({ state: 'detached' });
    await context.close();
  });

  test('one tip is told a turn, whatever is chosen meanwhile, and none a second time', async () => {
    const { page, context, complaints } = await visit(browser, {
      screen: DESK,
      preferences: { drawer: null, coaching: 'new' },
    });
    await openTable(
      page,
      served.address,
      whereLegal('terra-mystica', 'upgrade', { players: 4, factionChoice: 'firstGame' }),
    );
    const tip = page.locator('.question .hint');
    const titleShown = async (): Promise<string> => {
      // The names of rules are loaded after the tip stands there.
      await expect
        .poll(() => tip.locator('.hint-title').innerText(), { timeout: 10_000 })
        .toMatch(/^Tip: \S/);
      return await tip.locator('.hint-title').innerText();
    };
    const title = await titleShown();
    // In plain words what the action is for, before the letter of its rule.
    await tip.locator('.hint-title').click();
    expect((await tip.locator('.hint-words p').first().innerText()).length).toBeLessThan(200);
    expect(await tip.locator('.hint-words p').count()).toBe(2);
    await tip.locator('.hint-title').click();
    const prompt = page.locator('.question .prompt');
    const asked = await prompt.innerText();
    const lookAtPlace = async (): Promise<void> => {
      await page.locator('.board-frame .kit-shape[data-lit]').first().click();
      // The first one may be chosen by itself, and a click on it would take that back.
      await page.locator('.place-card .offer').nth(1).click();
      await expect.poll(() => prompt.innerText(), { timeout: 10_000 }).not.toBe(asked);
      await page.keyboard.press('Escape');
      await page.locator('.place-card').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'What can I do?' }).waitFor();
    };
    await lookAtPlace();
    expect(await titleShown()).toBe(title);
    await tip.getByRole('button', { name: 'Got it' }).click();
    await lookAtPlace();
    expect(await tip.count()).toBe(0);
    // Whoever comes again is told something else, though nothing was put aside.
    for (let visits = 0; visits < 2; visits++) {
      const known = await page.evaluate(
        () => JSON.parse(localStorage.getItem('guildhall.preferences') ?? '{}').introduced,
      );
      expect(known).toHaveLength(visits + 1);
      await page.reload();
      await tip.waitFor();
      expect(await titleShown()).not.toBe(title);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('whoever is new is told what can be done, why and when, and what is in the way of the rest', async () => {
    const { page, context, complaints } = await visit(browser, {
      screen: DESK,
      preferences: { drawer: null, coaching: 'new' },
    });
    await openTable(
      page,
      served.address,
      whereLegal('terra-mystica', 'upgrade', { players: 4, factionChoice: 'firstGame' }),
    );
    await page.getByRole('button', { name: 'What can I do?' }).click();
    const kinds = page.locator('.what');
    const upgrades = kinds.locator('li', { hasText: 'Upgrades' });
    expect(await upgrades.locator('h4').innerText()).toMatch(/\d+ ways? now/);
    expect(await upgrades.locator('p').innerText()).toContain('bring coins, power and priests');
    const locked = kinds.locator('li:has(.locked)').first();
    expect((await locked.locator('.locked-why').first().innerText()).length).toBeGreaterThan(5);
    await kinds.getByRole('button', { name: 'All actions' }).click();
    await page.locator('.options .offer').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('on a phone the way to what can be done stands beside a question of any length', async () => {
    const { page, context, complaints } = await visit(browser, {
      screen: SCREENS[0],
      isTouched: true,
      preferences: { drawer: null, coaching: 'new', language: 'uk' },
    });
    await openTable(page, served.address, whereLegal('inventions', 'pillar', { players: 3 }));
    const prompt = page.locator('.question .prompt');
    const line = Number.parseFloat(await prompt.evaluate((element) => getComputedStyle(element).lineHeight));
    expect((await prompt.boundingBox())?.height ?? 0).toBeGreaterThan(1.5 * line);
    await page.locator('.question').getByRole('button', { name: 'Що я можу зробити?' }).click();
    await page.locator('.what li').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each([
    { coaching: 'learning', hints: 1 },
    { coaching: 'off', hints: 0 },
  ] as const)('coaching "$coaching" leaves the list of what can be done in the menu', async (level) => {
    const { page, context } = await visit(browser, {
      screen: DESK,
      preferences: { drawer: null, coaching: level.coaching },
    });
    await openTable(
      page,
      served.address,
      whereLegal('terra-mystica', 'upgrade', { players: 4, factionChoice: 'firstGame' }),
    );
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.locator('.question .hint').count()).toBe(level.hints);
    expect(await page.getByRole('button', { name: 'What can I do?' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'What can I do?' }).click();
    await page.locator('.what li').first().waitFor();
    await context.close();
  });
});
