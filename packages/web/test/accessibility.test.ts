import { AxeBuilder } from '@axe-core/playwright';
import { exportTable } from '@guildhall/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveBuilt } from './built.ts';
import { BROWSER, launch, SCREENS, visit } from './chromium.ts';
import { randomGame } from './games.ts';
import type { Served } from './serve.ts';

let browser: Browser;
let served: Served;

beforeAll(async () => {
  if (BROWSER === null) return;
  served = await serveBuilt();
  browser = await launch();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await served?.close();
});

const finished = exportTable(randomGame('accessible'));
const running = exportTable(
  randomGame('accessible', (table) => table.rules.where(table.state()).round === 3),
);

async function openFile(page: Page, text: string): Promise<void> {
  await page.goto(served.address);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** What axe finds, whatever its weight: one line each. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${id} (${impact}): ${target.join(' ')} ${failureSummary}`),
  );
}

const LOOKS = (['light', 'dark'] as const).flatMap((colours) =>
  SCREENS.map((screen) => ({ colours, screen, width: screen.width })),
);

describe.skipIf(BROWSER === null)('axe finds nothing', { timeout: 300_000 }, () => {
  test.each(LOOKS)('$colours, $width pixels', async ({ colours, screen }) => {
    const { page, context, complaints } = await visit(browser, {
      colours,
      screen,
      preferences: { hints: true },
    });
    await page.goto(served.address);
    await page.waitForSelector('.play-now');
    const found: Record<string, string[]> = { home: await faults(page) };

    await openFile(page, running);
    await page.locator('.tm-land[data-lit]').first().click();
    await page.waitForSelector('.inspector');
    found.table = await faults(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    found.menu = await faults(page);

    await openFile(page, finished);
    await page.waitForSelector('.replay');
    await page.getByRole('slider').fill('100');
    await page.getByText('Step 100 of').first().waitFor();
    found.replay = await faults(page);
    await page.getByRole('link', { name: 'Back to the table' }).click();
    await page.waitForSelector('.chart');
    found.end = await faults(page);

    await page.goto(`${served.address}/rules/terra-mystica`);
    await page.waitForSelector('.chapters');
    found.rules = await faults(page);

    expect(found).toEqual({ home: [], table: [], menu: [], replay: [], end: [], rules: [] });
    expect(complaints).toEqual([]);
    await context.close();
  });
});
