/** The tabs of a phone lead to where a decision is made, and a phone held sideways has the sheet at the right. */
import { play, type Table } from '@guildhall/kernel';
import { rotating } from '@guildhall/testing';
import { describe, expect, test } from 'vitest';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, SCREENS, visit } from './chromium.ts';
import { misfits } from './fit.ts';
import { randomGame, whereLegal } from './games.ts';
import { openLateTable } from './late-table.ts';
import { GAMES } from './positions.ts';
import { openTable, playFromList } from './steps.ts';

withBuiltClient();

const FIRST_GAME = { players: 4, factionChoice: 'firstGame' };
const SIDEWAYS = { width: 844, height: 390 };

/** An action of the turn after which nothing is asked but for steps on the cults; null: there is none. */
function toSteps(table: Table): string | null {
  const { rules } = table;
  const [seat] = table.deciders();
  if (table.drafts(null).length > 0) return null;
  for (const action of table.legal(seat).filter(({ kind }) => kind === 'special')) {
    const after = rules.clone(table.view(seat));
    if (!play(rules, after, seat, action).ok) continue;
    const kinds = rules.legal(after, seat).map(({ kind }) => kind);
    if (kinds.length > 0 && kinds.every((kind) => kind === 'step')) return rules.notation.write(action);
  }
  return null;
}

describe.skipIf(BROWSER === null)('a phone', { timeout: 120_000 }, () => {
  test('brings up the tab on which alone the question is answered, marks it, and leads back to it', async () => {
    const { page, context, complaints } = await visit(browser, { screen: SCREENS[0] });
    const table = randomGame('cult steps', (now) => toSteps(now) !== null);
    await openTable(page, served.address, table);
    await playFromList(page, toSteps(table) ?? undefined);
    const current = page.locator('.tabs [aria-current]');
    await expect.poll(() => current.innerText()).toBe('Cults');
    expect(await page.locator('.show-decision').count()).toBe(0);
    await page.locator('.tabs [data-tab="map"]').click();
    // It stays where somebody goes to look, says where the answer is, and leads there.
    expect(await current.innerText()).toBe('Map');
    expect(await page.locator('.tabs [data-tab="tracks"]').getAttribute('data-lit')).toBe('true');
    expect(await page.locator('.tabs [data-tab="own"]').getAttribute('data-lit')).toBe(null);
    await page.locator('.show-decision button').click();
    expect(await current.innerText()).toBe('Cults');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('marks no tab for exchanges that are always possible, and leads from the log to the map', async () => {
    const { page, context } = await visit(browser, { screen: SCREENS[0] });
    await openTable(page, served.address, whereLegal('terra-mystica', 'upgrade', FIRST_GAME));
    await page.locator('.tabs [data-tab="own"]').click();
    await page.locator('.phone-tab .kit-place[data-lit]').first().waitFor();
    // There is something to choose here, so nothing leads away.
    expect(await page.locator('.show-decision').count()).toBe(0);
    await page.locator('.tabs [data-tab="log"]').click();
    await page.locator('.show-decision button').click();
    expect(await page.locator('.tabs [aria-current]').innerText()).toBe('Map');
    await context.close();
  });

  test.each(rotating(GAMES, 2))(
    'held sideways shows %s with the sheet at the right, and all of it fits',
    async (game) => {
      const { page, context, complaints } = await visit(browser, { screen: SIDEWAYS, isTouched: true });
      await openLateTable(page, served.address, game);
      const tabs = page.locator('.tabs button');
      for (let at = 0; at < (await tabs.count()); at++) {
        await tabs.nth(at).click();
        await page.waitForSelector('.table-page:not(:has([aria-busy="true"]))');
        expect(await misfits(page, { isOneScreen: true, isTouched: true }), `tab ${at}`).toEqual([]);
      }
      const sheet = await page.locator('.move').boundingBox();
      expect(sheet?.width).toBe(320);
      expect(sheet?.x).toBe(SIDEWAYS.width - 320);
      const main = await page.locator('.phone').boundingBox();
      expect(main?.height).toBeGreaterThan(320);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
