/** A finished game looked back at: made in workers, cancelled, kept, and its mistakes as exercises. */
import { exportTable } from '@guildhall/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, visit } from './chromium.ts';
import { randomGameOf } from './games.ts';
import { giveFile } from './steps.ts';

withBuiltClient();

/** A short one: it is reviewed in seconds. */
const FINISHED = exportTable(randomGameOf('tiletum', { players: 2 }, 'review'));
const PATIENCE = 150_000;

/** Opens the file and its review from the result of the game. */
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
  test('is made while the page shows how far it is, can be cancelled, and is kept', async () => {
    const { page } = await visit(browser, { screen: { width: 1440, height: 900 } });
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
  }, 300_000);
});
