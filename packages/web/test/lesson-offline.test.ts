/** Lessons without a network, on a device that has seen only the first page with one. */
import { manifests } from '@guildhall/games';
import { rotating } from '@guildhall/testing';
import { describe, expect, test } from 'vitest';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, visit } from './chromium.ts';
import { asked } from './steps.ts';

withBuiltClient();

const LESSONS = manifests.flatMap(({ id, lessons }) =>
  (lessons?.list ?? []).map((one) => ({ game: id, lesson: one.id })),
);

describe.skipIf(BROWSER === null)('without a network', { timeout: 120_000 }, () => {
  test.each(rotating(LESSONS, LESSONS.length))(
    '$game $lesson begins, goes on after a reload, and ends in a game',
    async ({ game, lesson }) => {
      const { page, context, complaints } = await visit(browser, { offline: 'worker' });
      const coach = (step: number) => page.locator(`.coach[data-step="${step}"]`);
      const next = page.locator('.coach-bubble button.main');
      await page.goto(served.address);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await context.setOffline(true);
      await page.goto(`${served.address}/learn/${game}/${lesson}`);
      await coach(0).waitFor();
      expect((await page.locator('.coach-bubble h2').innerText()).length).toBeGreaterThan(0);
      await next.click();
      await coach(1).waitFor();
      await page.reload();
      await coach(1).waitFor();
      await page.getByRole('link', { name: 'Leave the lesson' }).click();
      await page.getByText('step 2 of').waitFor();
      await page.locator(`.lesson-list a[href$="/${lesson}"]`).click();
      await coach(1).waitFor();
      await page.getByRole('button', { name: 'Chapters' }).click();
      await page.locator('.coach-chapters button').last().click();
      await coach(1).waitFor({ state: 'detached' });
      await page.locator('.coach-chapters').waitFor({ state: 'detached' });
      const last = await page.locator('.coach').getAttribute('data-step');
      // The last chapter is only read.
      for (let step = Number(last); !/\/local\//.test(page.url()) && step < 100; step++) {
        await coach(step).waitFor();
        await next.click();
        await page.waitForFunction(
          (before) =>
            location.pathname.startsWith('/local/') ||
            document.querySelector('.coach')?.getAttribute('data-step') !== before,
          String(step),
        );
      }
      expect(await asked(page)).toBe('asked');
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
