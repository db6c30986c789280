/** What the sheet of a phone leaves in sight, and what stands in it. */
import { describe, expect, test } from 'vitest';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, SCREENS, visit } from './chromium.ts';
import { drawFinger } from './finger.ts';
import { randomGame, randomGameOf, whereLegal } from './games.ts';
import { asked, openTable, playFromList } from './steps.ts';

withBuiltClient();

const SEATS = { players: 3 };

describe.skipIf(BROWSER === null)('the sheet of a phone', { timeout: 120_000 }, () => {
  test('leaves what is selected in sight', async () => {
    const { page, context, complaints } = await visit(browser, { screen: SCREENS[0] });
    // The last forum has no room beside the sheet without scrolling.
    const table = randomGameOf('inventions', SEATS, 'last forum', (now) => {
      const [seat] = now.deciders();
      const lines = now.legal(seat).map((action) => now.rules.notation.write(action));
      return now.drafts(null).length === 0 && lines.some((line) => /^pillar .*diplomat/i.test(line));
    });
    await openTable(page, served.address, table);
    await page.locator('.phone [data-lit][data-place^="forum:"]').last().click();
    await page.locator('.place-card .offer').first().waitFor();
    const selected = page.locator('.phone [data-place^="forum:"][aria-pressed="true"]');
    await expect
      .poll(async () => {
        const place = await selected.boundingBox();
        const main = await page.locator('main.phone').boundingBox();
        if (place === null || main === null) return 'not drawn';
        return place.y >= main.y - 1 && place.y + place.height <= main.y + main.height + 1;
      })
      .toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is folded by a finger drawn down, and comes back by one drawn up, by its button, and for another choice', async () => {
    const { page, context, complaints } = await visit(browser, { screen: SCREENS[0], isTouched: true });
    await openTable(page, served.address, whereLegal('terra-mystica', 'upgrade', { players: 3 }));
    const lit = page.locator('.board-frame .kit-shape[data-lit]');
    await lit.first().dispatchEvent('click');
    const offer = page.locator('.place-card .offer').first();
    await offer.waitFor();
    const draw = async (by: number): Promise<void> => {
      const sheet = await page.locator('.move').boundingBox();
      const y = (sheet?.y ?? 0) + (by > 0 ? 12 : 30);
      await drawFinger(page, [180, y], [180, y + by]);
    };
    const height = async (): Promise<number> => (await page.locator('.move').boundingBox())?.height ?? 0;
    const open = await height();
    await draw(80);
    await offer.waitFor({ state: 'hidden' });
    // What is chosen can still be played.
    expect(await page.locator('.move [data-primary]').isVisible()).toBe(true);
    expect(await height()).toBeLessThan(open / 2);
    await draw(-80);
    await offer.waitFor();
    await draw(80);
    await page.getByRole('button', { name: 'Show the choice again' }).click();
    await offer.waitFor();
    await draw(80);
    await offer.waitFor({ state: 'hidden' });
    await lit.last().dispatchEvent('click');
    await offer.waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('holds the goods and what a choice adds to them', async () => {
    const { page, context } = await visit(browser, { screen: SCREENS[0] });
    await openTable(page, served.address, whereLegal('inventions', 'prepare', SEATS));
    await page.locator('.inv-phone-map [data-lit][data-place^="region:"]').first().click();
    const rows = page.locator('.place-card .offer');
    await rows.first().waitFor();
    for (let at = 0; at < (await rows.count()); at++) {
      await rows.nth(at).click();
      if (at === 0 && (await page.locator('.place-card').count()) === 0) break;
      const out = await page.locator('.goods-line').evaluate((line) => {
        const { right } = line.getBoundingClientRect();
        return (
          Math.max(...[...line.querySelectorAll('svg, b')].map((one) => one.getBoundingClientRect().right)) -
          right
        );
      });
      expect(out, `row ${at}`).toBeLessThanOrEqual(0);
    }
    await context.close();
  });

  test('has nothing over the goods while tiles are chosen from in the middle of a turn', async () => {
    const { page, context } = await visit(browser, { screen: SCREENS[0] });
    const table = randomGameOf(
      'inventions',
      SEATS,
      'restart',
      (now) => now.rules.where(now.state()).round >= 2,
    );
    await openTable(page, served.address, table);
    // Until a turn of several steps comes to tiles.
    for (let step = 0; step < 12 && (await page.locator('.picker').count()) === 0; step++) {
      await page.locator('.phone [data-lit]:visible').first().click();
      const offers = page.locator('.place-card .offer');
      await offers.first().waitFor();
      if ((await page.locator('.place-card .offer[aria-checked="true"]').count()) === 0)
        await offers.first().click();
      await page.locator('.move [data-primary]').click();
      await page.locator('.place-card').waitFor({ state: 'detached' });
      await page.waitForSelector('.table-page:not(:has([aria-busy="true"]:not(.options)))');
    }
    await page.locator('.picker').waitFor();
    expect(await page.locator('.rare-buttons:visible').count()).toBe(0);
    await context.close();
  });

  test('makes way for the result, whatever is looked at when the game ends', async () => {
    const { page, context, complaints } = await visit(browser, { screen: SCREENS[0] });
    let decisions = 0;
    randomGame('the end', () => {
      decisions += 1;
      return false;
    });
    let played = 0;
    const table = randomGame('the end', (now) => {
      played += 1;
      return played > decisions - 6 && now.drafts(null).length === 0;
    });
    await openTable(page, served.address, table);
    await page.locator('.tabs [data-tab="own"]').click();
    for (let step = 0; step < 12 && (await asked(page)) === 'asked'; step++) await playFromList(page);
    await page.locator('.phone .end').waitFor();
    expect(await page.locator('.tabs [aria-current]').innerText()).toBe('Map');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
