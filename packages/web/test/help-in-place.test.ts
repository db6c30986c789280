/** Help at the table: boards before they are chosen, icons, scores, who used what, and the keys that lead there. */
import type { Table } from '@guildhall/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, SCREENS, visit } from './chromium.ts';
import { randomGame, randomGameOf } from './games.ts';
import { openTable } from './steps.ts';

withBuiltClient();

const WIDTHS = [SCREENS[2], SCREENS[0]];

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

const choosing = (game: string, options: Parameters<typeof randomGameOf>[1]): Table =>
  randomGameOf(game, options, 'choosing', (now) => {
    const [seat] = now.deciders();
    return now.legal(seat).some(({ kind }) => kind === 'faction' || kind === 'set');
  });

/** A turn in a round in which somebody has used a power action, and which one. */
function withUsed(): { readonly table: Table; readonly space: number; readonly seat: number } {
  for (let seed = 0; seed < 60; seed++) {
    let space = -1;
    let seat = -1;
    const table = randomGame(`used ${seed}`, (now) => {
      const [next] = now.deciders();
      if (now.view(next).pending.at(-1)?.[0].kind !== 'turn') return false;
      const events = now.log(null).flatMap((entry) => entry.events);
      const round = events.slice(events.findLastIndex(({ kind }) => kind === 'income') + 1);
      const event = round.find(({ kind }) => kind === 'powerAction');
      if (event === undefined) return false;
      space = Number(String(event.data.action).replace(/\D/g, '')) - 1;
      ({ seat } = event);
      return true;
    });
    if (!table.over) return { table, space, seat };
  }
  throw new Error('no random game comes to such a position');
}

describe.skipIf(BROWSER === null)('help in place', { timeout: 120_000 }, () => {
  test.each(
    WIDTHS.flatMap(({ width, height }) => [
      { game: 'terra-mystica', options: { players: 4, factionChoice: 'free' }, width, height },
      { game: 'age-of-innovation', options: { players: 4 }, width, height },
    ]),
  )(
    '$game: the board of what may be chosen is one click away at $width pixels',
    async ({ game, options, ...screen }) => {
      const { page, context, complaints } = await visit(browser, { screen, preferences: { drawer: null } });
      await openTable(page, served.address, choosing(game, options));
      const tiles = page.locator('.picker .picker-tile');
      const name = await tiles.first().locator('strong').innerText();
      await tiles.first().locator('[data-look]').click();
      const dialog = page.locator('dialog[open]');
      await dialog.locator('.pb-name').first().waitFor();
      const [title] = (await dialog.locator('.pb-name').first().innerText()).split('\n');
      expect(name).toContain(title);
      // Rows of buildings with costs, tracks and bowls: all that a player board has.
      for (const part of ['.pb-price', '.pb-next', '.pb-ability'])
        expect(await dialog.locator(part).count(), part).toBeGreaterThan(0);
      await closeDialog(page);
      // Nothing was chosen by looking.
      expect(await tiles.first().locator('[data-tile]').getAttribute('aria-pressed')).toBe('false');
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test.each(WIDTHS)('icons and scores are explained, at $width pixels', async (screen) => {
    const { page, context, complaints } = await visit(browser, { screen, preferences: { drawer: null } });
    const { table } = withUsed();
    await openTable(page, served.address, table);
    await page.getByRole('button', { name: 'Scores' }).click();
    const [seat] = table.deciders();
    const { outcome } = table.rules.projection!(table.view(seat));
    await page.locator('dialog [data-end]').first().waitFor();
    const shown = await page.locator('dialog [data-end]').allInnerTexts();
    expect(shown.map(Number).sort((a, b) => a - b)).toEqual(outcome.totals.toSorted((a, b) => a - b));
    await closeDialog(page);
    await page.keyboard.press('i');
    await page.locator('dialog .legend').waitFor();
    expect(await page.locator('dialog .legend dt [data-icon="workers"]').count()).toBe(1);
    await closeDialog(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Icons' }).click();
    await page.locator('dialog .legend').waitFor();
    await closeDialog(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a used power action shows by whom, and keys lead to boards, map and names', async () => {
    const { page, context, complaints } = await visit(browser, { preferences: { drawer: null } });
    const { table, space, seat } = withUsed();
    await openTable(page, served.address, table);
    const [own] = table.deciders();
    const badge = page.locator(`[data-place="power:${space}"] .octagon-by`);
    const card = page.locator(seat === own ? '.own-board h2' : `.seat-card[data-seat="${seat}"]`);
    expect(await badge.innerText()).toBe((await card.locator('.kit-badge').first().textContent())?.trim());

    const names = page.locator('.kit-name');
    expect(await names.first().isVisible()).toBe(false);
    await page.keyboard.press('g');
    expect(await names.first().isVisible()).toBe(true);
    await page.keyboard.press('g');
    expect(await names.first().isVisible()).toBe(false);

    const title = page.locator('dialog[open] header h2');
    await page.keyboard.press('p');
    const first = await title.innerText();
    await page.keyboard.press('p');
    await expect.poll(() => title.innerText()).not.toBe(first);
    await page.keyboard.press('m');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the tray in which a decision is made comes to the front', async () => {
    const { page, context, complaints } = await visit(browser, { preferences: { drawer: null } });
    const table = randomGame('tray', (now) => {
      const [seat] = now.deciders();
      return now.legal(seat).every(({ kind }) => kind === 'take');
    });
    await openTable(page, served.address, table);
    await page.locator('[data-panel="cards"][data-open]').waitFor({ state: 'attached' });
    expect(complaints).toEqual([]);
    await context.close();
  });
});
