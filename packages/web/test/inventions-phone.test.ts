/** Inventions on a phone: what is drawn there is whole, however much room a choice takes. */
import { exportTable } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, visit } from './chromium.ts';
import { randomGameOf } from './games.ts';
import { giveFile } from './steps.ts';

withBuiltClient();

/** Somebody may place a pillar to present an idea, for which a region is chosen. */
function toPresent(): string {
  const table = randomGameOf('inventions', { players: 3 }, 'phone2', (reached) => {
    const { rules } = reached;
    const [seat] = reached.deciders();
    return (
      rules.where(reached.state()).round >= 4 &&
      reached.legal(seat).some((action) => rules.notation.write(action).includes('present'))
    );
  });
  return exportTable(table);
}

describe.skipIf(BROWSER === null)('the map on a phone', { timeout: 60_000 }, () => {
  test('keeps the names of regions whole and the chosen one in sight while a choice takes its room', async () => {
    const screen = { width: 390, height: 667 };
    const { page, context, complaints } = await visit(browser, { screen, preferences: { drawer: null } });
    await page.goto(served.address);
    await giveFile(page, toPresent());
    await page.locator('.curtain button').click();
    await page.locator('[data-place="forum:present"]').click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    const region = page.locator('.inv-phone-map [data-lit][data-place^="region:"]').first();
    await region.click();
    await page.locator('.place-card .offer').first().waitFor();
    const cut = await page.locator('.inv-phone-map .inv-region-name').evaluateAll((names) =>
      names
        .filter((name) => {
          const own = name.getBoundingClientRect();
          const around = name.closest('.inv-brief')?.getBoundingClientRect();
          return around === undefined || own.top < around.top || own.bottom > around.bottom;
        })
        .map((name) => name.textContent),
    );
    expect(cut).toEqual([]);
    const seen = await region.evaluate((element) => {
      const own = element.getBoundingClientRect();
      const box = element.closest('.inv-phone-box')?.getBoundingClientRect();
      return box !== undefined && own.top >= box.top - 1 && own.bottom <= box.bottom + 1;
    });
    expect(seen).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
