/** On a phone, where only a part of the table is in sight: it turns to where others move, and tells what they did. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, SCREENS, visit } from './chromium.ts';
import { asked } from './steps.ts';

withBuiltClient();

const FOLLOWING = { pace: 'fast', drawer: null, lastPlay: { seats: 3, level: 'random' } };

async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`${served.address}/games/${game}`);
  await page.getByRole('button', { name: 'Play now' }).click();
  await asked(page);
}

/** One decision, wherever its place is. Where it is made on another tab than the one in sight, the sheet leads there. */
async function decide(page: Page): Promise<void> {
  const lead = page.getByRole('button', { name: 'Show', exact: true });
  if ((await lead.count()) > 0) await lead.dispatchEvent('click');
  const press = (selector: string): Promise<void> => page.locator(selector).first().dispatchEvent('click');
  const primary = '.move [data-primary]';
  if ((await page.locator('.picker').count()) > 0) await press('.picker [data-tile]:enabled');
  else if ((await page.locator('.answer').count()) > 0) return press('.answer');
  else if (!(await page.locator(primary).isEnabled())) {
    await press('main [data-lit]');
    await page.locator('.place-card .offer').first().waitFor({ state: 'attached' });
    if ((await page.locator('.place-card .offer[aria-checked="true"]').count()) === 0)
      await press('.place-card .offer');
  }
  await press(`${primary}:enabled`);
}

interface Told {
  /** The words of a caption, each of them once. */
  readonly caption: string;
  /** On which tabs it was told. */
  readonly tabs: readonly string[];
  /** Whether the hex of which it tells was in sight. */
  readonly isSeen: boolean;
}

/** Notes at every frame what is told of others, on which tab, and whether it is seen where it happened. */
async function noteTold(page: Page): Promise<() => Promise<readonly Told[]>> {
  await page.addInitScript(() => {
    const told = new Map<string, { caption: string; tabs: string[]; isSeen: boolean }>();
    const look = (): void => {
      requestAnimationFrame(look);
      const caption = document.querySelector(':is(.action-bar, .last-told) .caption-text b')?.textContent;
      const around = document.querySelector('main.phone')?.getBoundingClientRect();
      if (caption == null || around === undefined) return;
      const hex = / on (\w\d+)$/.exec(caption)?.[1];
      const place = document.querySelector(`main.phone [data-place="hex:${hex}"]`)?.getBoundingClientRect();
      const x = place === undefined ? -1 : (place.left + place.right) / 2;
      const y = place === undefined ? -1 : (place.top + place.bottom) / 2;
      const isSeen = x > around.left && x < around.right && y > around.top && y < around.bottom;
      const tab = document.querySelector('.tabs [aria-current]')?.textContent ?? '';
      const known = told.get(caption) ?? { caption, tabs: [], isSeen: false };
      if (!known.tabs.includes(tab)) known.tabs.push(tab);
      known.isSeen ||= isSeen;
      told.set(caption, known);
    };
    requestAnimationFrame(look);
    Object.assign(window, { told });
  });
  return () =>
    page.evaluate(() => [
      ...(window as unknown as { readonly told: ReadonlyMap<string, Told> }).told.values(),
    ]);
}

describe.skipIf(BROWSER === null)('a phone', { timeout: 120_000 }, () => {
  test('turns its map to where others build', async () => {
    const { page, context, complaints } = await visit(browser, {
      screen: SCREENS[0],
      preferences: FOLLOWING,
    });
    const told = await noteTold(page);
    await begin(page, 'terra-mystica');
    const built = async (): Promise<readonly Told[]> =>
      (await told()).filter(({ caption }) => / build a dwelling on \w\d+$/.test(caption));
    for (let step = 0; step < 20 && (await built()).length < 4 && (await asked(page)) === 'asked'; step++)
      await decide(page);
    const seen = await built();
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.filter(({ tabs, isSeen }) => !tabs.includes('Map') || !isSeen)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('brings up the tab on which others move', async () => {
    const { page, context, complaints } = await visit(browser, {
      screen: SCREENS[0],
      preferences: FOLLOWING,
    });
    const told = await noteTold(page);
    await begin(page, 'tiletum');
    const dice = async (): Promise<readonly Told[]> =>
      (await told()).filter(({ caption }) => / takes the \w+ \d \(/.test(caption));
    for (let step = 0; step < 60 && (await dice()).length < 3 && (await asked(page)) === 'asked'; step++)
      await decide(page);
    expect((await dice()).length).toBeGreaterThan(1);
    expect((await dice()).filter(({ tabs }) => !tabs.includes('Wheel') && !tabs.includes('Maps'))).toEqual(
      [],
    );
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('tells the last move of the others while it asks, until somebody touches anything', async () => {
    const { page, context, complaints } = await visit(browser, {
      screen: SCREENS[0],
      preferences: FOLLOWING,
    });
    await begin(page, 'terra-mystica');
    const last = page.locator('.last-told .caption-text');
    for (let step = 0; step < 12 && (await last.count()) === 0; step++) {
      await decide(page);
      await asked(page);
      await page.waitForLoadState('networkidle');
    }
    expect(await last.locator('b').innerText()).toMatch(/\w/);
    await page.locator('.phone-seats').click({ position: { x: 2, y: 2 } });
    await expect.poll(() => last.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
