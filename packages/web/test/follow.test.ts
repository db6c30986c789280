/** Following others in a browser: the log of turns, and what happened while somebody was away. */
import { exportTable } from '@guildhall/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, SCREENS, visit } from './chromium.ts';
import { randomGame } from './games.ts';
import { asked, commit, decideByClicks, giveFile, show } from './steps.ts';

withBuiltClient();

const AGAINST_RANDOM = { lastPlay: { seats: 2, level: 'random' } };

async function openTable(page: Page, file: string): Promise<void> {
  await page.goto(served.address);
  await giveFile(page, file);
  await page.waitForSelector('.table-page');
}

/** A game against a bot, left and opened again after the bot has moved. */
async function comeBack(page: Page): Promise<void> {
  await page.goto(`${served.address}/games/terra-mystica`);
  await page.getByRole('button', { name: 'Play now' }).click();
  const note = page.locator('.since');
  for (let step = 0; step < 40 && (await asked(page)) === 'asked'; step++) {
    await decideByClicks(page, step);
    if (step < 5) continue;
    await asked(page);
    await page.reload();
    await asked(page);
    // The note is loaded after the table.
    await page.waitForLoadState('networkidle');
    if (await note.isVisible()) return;
  }
  throw new Error('the bot never moved');
}

/** Opens the page again with moves of others shown slowly enough to be seen. */
async function showSlowly(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = 'guildhall.preferences';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, pace: 'slow' }));
  });
  await page.reload();
}

describe.skipIf(BROWSER === null)('in a browser', { timeout: 120_000 }, () => {
  test('a turn in the log unfolds by keyboard, and its line leads to that position', async () => {
    const { page, context, complaints } = await visit(browser, { preferences: { drawer: 'log' } });
    await openTable(page, exportTable(randomGame('follow', (table) => table.length > 60)));
    const line = page.locator('.log li:has(.log-unfold)').last();
    const unfold = line.locator('.log-unfold');
    expect(await unfold.getAttribute('aria-expanded')).toBe('false');
    await unfold.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => unfold.getAttribute('aria-expanded')).toBe('true');
    const details = page.locator(`[id="${await unfold.getAttribute('aria-controls')}"]`);
    expect(await details.locator('.log-line').count()).toBeGreaterThan(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.log-details').count()).toBe(0);
    const number = await line.getAttribute('data-number');
    // Anywhere on the words, not only on the sign beside them.
    await line.locator('.log-sentence').click({ position: { x: 4, y: 4 }, force: true });
    await page
      .getByText(new RegExp(`\\b${number} of \\d`))
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('who comes back sees what happened since, can watch it, and can close it', async () => {
    const { page, context, complaints } = await visit(browser, { preferences: AGAINST_RANDOM });
    await comeBack(page);
    const note = page.locator('.since');
    expect(await note.locator('h2').textContent()).toBe('Since your last turn');
    expect(await note.locator('li p').count()).toBeGreaterThan(0);
    await showSlowly(page);
    await note.waitFor();
    // Everything that the bar says until then, however slow this machine is.
    await page.evaluate(() => {
      const said = new Set<string>();
      const bar = document.querySelector('.action-bar');
      if (bar === null) throw new Error('there is no bar');
      new MutationObserver(() => said.add(bar.querySelector('.question')?.textContent ?? '')).observe(bar, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      Object.assign(window, { said });
    });
    await note.getByRole('button', { name: 'Show from' }).first().click();
    const said = (): Promise<string[]> =>
      page.evaluate(() => [...(window as unknown as { readonly said: Set<string> }).said]);
    await expect.poll(async () => (await said()).some((text) => /move 1 of \d/.test(text))).toBe(true);
    expect(await note.count()).toBe(0);
    await page.keyboard.press('s');
    expect(await asked(page)).toBe('asked');
    await page.reload();
    await note.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => note.count()).toBe(0);
    expect(await asked(page)).toBe('asked');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('what others pay is seen over the board, and the caption numbers their moves where they were made', async () => {
    const { page, context, complaints } = await visit(browser, {
      preferences: { ...AGAINST_RANDOM, pace: 'fast' },
    });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`${served.address}/games/terra-mystica`);
    await page.getByRole('button', { name: 'Play now' }).click();
    await asked(page);
    await page.evaluate(() => {
      const paid: string[] = [];
      const told: string[] = [];
      new MutationObserver((changes) => {
        // A pill that stays may stand beside the caption of the next move.
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        const pill = added.find((node) => node instanceof HTMLElement && node.matches('.cost-pill'));
        const caption = document.querySelector<HTMLElement>('.caption');
        // Where the line has no room the caption leaves amounts out.
        if (pill === undefined || Number(caption?.dataset.without ?? 0) > 1) return;
        paid.push(pill.textContent ?? '');
        told.push(document.querySelector('.caption-text')?.textContent ?? '');
      }).observe(document.body, { childList: true });
      Object.assign(window, { paid, told });
    });
    const paid = (): Promise<string[]> =>
      page.evaluate(() => (window as unknown as { readonly paid: string[] }).paid);
    for (let step = 0; step < 40 && (await asked(page)) === 'asked' && (await paid()).length === 0; step++)
      await decideByClicks(page, step);
    const [cost] = await paid();
    expect(cost).toMatch(/^(?:[^+]*−\d+)+/);
    const told = await page.evaluate(() => (window as unknown as { readonly told: string[] }).told);
    expect(told[0]).toContain(cost);
    await asked(page);
    await page.locator('.caption').hover();
    const numbers = page.locator('body > .move-number');
    await numbers.first().waitFor();
    // A move that changed nothing on the board, like taking a card, has its number too, but no place for it.
    const order = (await numbers.allTextContents()).map(Number);
    expect(order[0]).toBeGreaterThan(0);
    expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
    await show(page, 'log');
    expect(order.at(-1)).toBeLessThanOrEqual(await page.locator('.log .log-turn').count());
    await page.locator('.caption').hover();
    await numbers.first().waitFor();
    const board = await page.locator('main').boundingBox();
    const disc = await numbers.first().boundingBox();
    expect(disc?.y).toBeGreaterThan(board?.y ?? 0);
    await page.mouse.move(700, 500);
    await expect.poll(() => numbers.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('moves of others can be skipped in the middle of one’s own turn too', async () => {
    const { page, context, complaints } = await visit(browser, { preferences: AGAINST_RANDOM });
    await page.goto(`${served.address}/games/terra-mystica`);
    await page.getByRole('button', { name: 'Play now' }).click();
    const conversion = page.locator('.options .offer[data-line^="convert"]');
    for (let step = 0; (await asked(page)) === 'asked' && (await conversion.count()) === 0; step++)
      await decideByClicks(page, step);
    await conversion.first().click();
    await commit(page);
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await showSlowly(page);
    await asked(page);
    await page.locator('.caption-replay').click();
    await page.getByRole('button', { name: 'Back', exact: true }).waitFor();
    await page.keyboard.press('s');
    expect(await asked(page)).toBe('asked');
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('on a phone the note stands above the question and leaves the board in sight', async () => {
    const { page, context, complaints } = await visit(browser, {
      preferences: AGAINST_RANDOM,
    });
    await comeBack(page);
    await page.setViewportSize(SCREENS[0]);
    const note = page.locator('[data-phone] .since');
    await note.waitFor();
    const board = await page.locator('.board-frame').boundingBox();
    const box = await note.boundingBox();
    expect(board?.height).toBeGreaterThan(200);
    expect(box?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0));
    expect(complaints).toEqual([]);
    await context.close();
  });
});
