/** A finished game looked back at: made in workers, cancelled, kept, its mistakes as exercises; and good moves. */
import { exportTable } from '@guildhall/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { COLOURS, faults, isTooWide } from './axe.ts';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, SCREENS, visit } from './chromium.ts';
import { randomGameOf } from './games.ts';
import { giveFile } from './steps.ts';

withBuiltClient();

/** A short one: it is reviewed in seconds. */
const FINISHED = exportTable(randomGameOf('tiletum', { players: 2 }, 'review'));
const PATIENCE = 150_000;

/** Opens the file, and its review from the result of the game. */
async function openReview(page: Page): Promise<void> {
  await page.goto(served.address);
  await giveFile(page, FINISHED);
  await page.locator('.end').waitFor();
  await page.getByRole('link', { name: 'Game review' }).click();
  await page.locator('.review-page').waitFor();
}

async function made(page: Page): Promise<void> {
  await page.locator('.review-made').waitFor({ timeout: PATIENCE });
}

describe.skipIf(BROWSER === null)('a game review', () => {
  test('is made while the page shows how far it is, can be cancelled, and is kept', {
    timeout: 2 * PATIENCE,
  }, async () => {
    const { page, complaints } = await visit(browser);
    await openReview(page);
    await page.locator('progress').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('The review was cancelled.').waitFor();
    await page.getByRole('button', { name: 'Review the game' }).click();
    await made(page);
    expect(await page.locator('.review-seat').count()).toBe(2);
    // Random play loses points in most turns.
    expect(await page.locator('.review-costliest li').count()).toBe(5);
    await page.reload();
    await made(page);
    expect(await page.locator('progress').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('fits and reads well at every width, by keyboard too, and leads to exercises', {
    timeout: 2 * PATIENCE,
  }, async () => {
    const { page } = await visit(browser);
    await openReview(page);
    await made(page);
    for (const colours of COLOURS) {
      await page.emulateMedia({ colorScheme: colours });
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        expect(await isTooWide(page), `${colours}, ${screen.width} pixels`).toBe(false);
        expect(await faults(page, colours), `${colours}, ${screen.width} pixels`).toEqual([]);
      }
    }
    const turn = page.getByRole('slider', { name: 'Turn' });
    const before = await turn.getAttribute('aria-valuetext');
    await turn.press('ArrowRight');
    expect(await turn.getAttribute('aria-valuetext')).not.toBe(before);

    await page.getByRole('button', { name: 'Learn from your mistakes' }).click();
    await page.locator('.exercise').waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('It begins like this:').waitFor();
    await page.getByRole('button', { name: 'Show it' }).click();
    await page.getByText('Better:').waitFor();
    // What a bot would do is right in an exercise.
    await showGoodMoves(page);
    await page.getByRole('button', { name: 'Show on the board' }).first().click();
    await page.locator('.move [data-primary]').click();
    await page.locator('.exercise-verdict[data-right]').waitFor({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Next one' }).click();
    await page.getByText('2 of 5').waitFor();
  });
});

async function showGoodMoves(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Show me a good move' }).click();
  await page.locator('.good-moves').waitFor({ timeout: 30_000 });
}

describe.skipIf(BROWSER === null)('good moves', () => {
  test('are there for whoever plays alone, and not where several people play', {
    timeout: PATIENCE,
  }, async () => {
    const running = randomGameOf('tiletum', { players: 2 }, 'good', (table) => table.length > 8);
    const file = JSON.parse(exportTable(running)) as object;
    const { page } = await visit(browser);
    await page.goto(served.address);
    await giveFile(page, JSON.stringify({ ...file, names: ['Anna', 'Bartek'] }));
    await page.locator('.move[data-asked="true"]').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'What can I do?' }).last().waitFor();
    expect(await page.getByRole('button', { name: 'Show me a good move' }).count()).toBe(0);
  });
});
