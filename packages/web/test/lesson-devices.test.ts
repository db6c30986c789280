/** A lesson goes on on another device of the same person. */
import { manifests } from '@guildhall/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, withServer } from './browser-suite.ts';
import { BROWSER, visit } from './chromium.ts';
import { TestServer } from './test-server.ts';

const server = new TestServer();
withServer(server);

const [{ id: GAME, lessons }] = manifests;
const LESSON = `${GAME}/${lessons?.list[0].id}`;

async function openLesson(page: Page, at: number): Promise<void> {
  await page.goto(`${server.address}/learn/${LESSON}`);
  await page.locator(`.coach[data-step="${at}"]`).waitFor();
}

/** On by one step, once the server knows of it. */
async function goOn(page: Page, to: number, isKnown = true): Promise<void> {
  const told = isKnown
    ? page.waitForResponse(
        (response) =>
          response.url().endsWith('/api/me/lessons') &&
          (response.request().postData() ?? '').split('"answers":[')[1]?.split(']')[0].split(',').length ===
            to,
      )
    : null;
  await page.locator('.coach-buttons button').last().click();
  await page.locator(`.coach[data-step="${to}"]`).waitFor();
  await told;
}

/** Another browser of the same person, by the link that is made for that. */
async function anotherDevice(page: Page): Promise<Page> {
  const link = await page.evaluate(async () => {
    const response = await fetch('/api/me/links', { method: 'POST' });
    return ((await response.json()) as { link: string }).link;
  });
  const other = await visit(browser);
  await other.page.goto(`${server.address}/enter#${link}`);
  await other.page.getByText('Anna').first().waitFor();
  return other.page;
}

describe.skipIf(BROWSER === null)('a lesson on two devices', { timeout: 120_000 }, () => {
  test('goes on where the other one stopped, also what was learned offline, and begins anew on both', async () => {
    const { page: first, context, complaints } = await visit(browser);
    await first.goto(server.address);
    await first.getByLabel('Your name').fill('Anna');
    await first.getByRole('button', { name: 'Log in' }).click();
    await first.getByText('Anna').first().waitFor();
    await openLesson(first, 0);
    await goOn(first, 1);
    await goOn(first, 2);

    const second = await anotherDevice(first);
    await second.goto(`${server.address}/games/${GAME}`);
    await second.getByText('step 3 of').waitFor();
    await second.getByRole('link', { name: 'Continue' }).first().click();
    await second.locator('.coach[data-step="2"]').waitFor();
    await goOn(second, 3);

    // Without a network it goes on, and is told when there is one again.
    await first.reload();
    await first.locator('.coach[data-step="3"]').waitFor();
    await context.setOffline(true);
    await goOn(first, 4, false);
    const told = first.waitForResponse((response) => response.url().endsWith('/api/me/lessons'));
    await context.setOffline(false);
    await told;
    await openLesson(second, 4);

    const anew = second.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('"run":1'),
    );
    await second.getByRole('button', { name: 'Chapters' }).click();
    await second.locator('.coach-chapters button').first().click();
    await anew;
    await openLesson(first, 0);
    expect(complaints).toEqual([]);
  });

  test('stays in the browser of a guest', async () => {
    const { page, complaints } = await visit(browser);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/me/lessons')) asked += 1;
    });
    await openLesson(page, 0);
    await goOn(page, 1, false);
    await page.reload();
    await page.locator('.coach[data-step="1"]').waitFor();
    expect(asked).toBe(0);
    expect(complaints).toEqual([]);
  });
});
