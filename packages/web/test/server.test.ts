import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BROWSER, launch, visit } from './chromium.ts';
import { TestHouse } from './house.ts';
import { decideByClicks, engineTotals, exported, shownTotals } from './steps.ts';

let browser: Browser;
const house = new TestHouse();

beforeAll(async () => {
  if (BROWSER === null) return;
  await house.open();
  browser = await launch();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await house.tearDown();
});

async function enter(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Enter' }).click();
}

let decisions = 0;

/** Whoever is asked decides, until so many decisions were made or the game is over. */
async function playUntil(people: readonly Page[], enough: number): Promise<void> {
  const patience = Date.now() + 200_000;
  while (decisions < enough) {
    if (Date.now() > patience) throw new Error('nobody is asked any more');
    if ((await people[0].locator('.end').count()) > 0) return;
    for (const page of people) {
      if ((await page.locator('.move[data-asked="true"] .options').count()) === 0) continue;
      decisions += 1;
      await decideByClicks(page, decisions);
    }
    await people[0].waitForTimeout(30);
  }
}

describe.skipIf(BROWSER === null)('against the real server', { timeout: 240_000 }, () => {
  test('two people and two bots play to the final chart, and a third browser watches', async () => {
    const anna = await visit(browser);
    await anna.page.goto(house.address);
    await enter(anna.page, 'Anna');
    await anna.page.getByLabel('Seat 3').selectOption('bot random');
    await anna.page.getByLabel('Seat 4').selectOption('bot random');
    await anna.page.getByRole('button', { name: 'Create table' }).click();
    await anna.page.getByRole('button', { name: 'Link to invite' }).click();
    const invitation = await anna.page.locator('[data-invitation]').inputValue();

    const bohdan = await visit(browser);
    await bohdan.page.goto(invitation);
    await enter(bohdan.page, 'Bohdan');
    await bohdan.page.getByRole('button', { name: 'Sit down' }).click();
    await Promise.all([anna, bohdan].map(({ page }) => page.waitForSelector('.tm-land')));

    const watcher = await visit(browser);
    await watcher.page.goto(anna.page.url());
    await watcher.page.waitForSelector('.tm-land');

    await anna.page.getByLabel('Say something').fill('Good luck');
    await anna.page.getByRole('button', { name: 'Send' }).click();
    await bohdan.page.getByText('Good luck').waitFor();

    const people = [anna.page, bohdan.page];
    await playUntil(people, 14);
    await anna.page.reload();
    await playUntil(people, 22);
    await bohdan.context.setOffline(true);
    await bohdan.page.waitForTimeout(400);
    await bohdan.context.setOffline(false);
    await playUntil(people, 30);
    await house.close();
    await anna.page.waitForTimeout(300);
    await house.open();
    await playUntil(people, Number.POSITIVE_INFINITY);

    await Promise.all([anna, bohdan].map(({ page }) => page.waitForSelector('.chart')));
    const totals = engineTotals(await exported(anna.page));
    expect(await shownTotals(anna.page)).toEqual(totals);
    expect(await shownTotals(bohdan.page)).toEqual(totals);
    await watcher.page.waitForSelector('.chart');
    expect(await shownTotals(watcher.page)).toEqual(totals);
    expect(await watcher.page.locator('.options').count()).toBe(0);
    expect(watcher.complaints).toEqual([]);
    await Promise.all([anna, bohdan, watcher].map(({ context }) => context.close()));
  });
});
