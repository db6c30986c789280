/** What people at one table hear of each other beside the game, and what a page does without its server. */
import { exportTable } from '@guildhall/kernel';
import type { TableInfo } from '@guildhall/protocol';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { en } from '../src/text/en.ts';
import { en as shared } from '../src/text/shared/en.ts';
import { browser, withServer } from './browser-suite.ts';
import { BROWSER, type Visit, visit } from './chromium.ts';
import { randomGame } from './games.ts';
import { giveFile, playFromList, show } from './steps.ts';
import { TestServer } from './test-server.ts';

const server = new TestServer({ config: { patienceMs: 0 } });
withServer(server);

async function ask<T>({ context }: Visit, method: string, path: string, data?: unknown): Promise<T> {
  const address = `${server.address}/api${path}`;
  const response = await context.request.fetch(address, {
    method,
    ...(data === undefined ? {} : { data }),
  });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as T;
}

async function person(name: string, wishes: Parameters<typeof visit>[1] = {}): Promise<Visit> {
  const visitor = await visit(browser, wishes);
  await ask(visitor, 'POST', '/people', { name });
  return visitor;
}

const WORD = { word: 'any word will do' };
const key = (): { key: string } => ({ key: crypto.randomUUID() });

const WISH = {
  game: 'terra-mystica',
  // The second seat places first.
  options: { factionChoice: 'firstGame', startSeat: 1 },
  visibility: 'public',
  seats: [{ kind: 'me' }, { kind: 'open' }],
};

async function gathered(owner: Visit, wish: object = {}): Promise<string> {
  const { table } = await ask<{ table: TableInfo }>(owner, 'POST', '/tables', { ...WISH, ...wish });
  await ask(owner, 'POST', `/tables/${table.id}/word`, WORD);
  return table.id;
}

async function sitDown(guest: Visit, id: string): Promise<void> {
  await ask(guest, 'POST', `/tables/${id}/seats`, WORD);
}

const atTable = (id: string): string => `${server.address}/table/${id}`;
const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

async function openMenu(page: Page): Promise<Locator> {
  await button(page, en.menu).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

async function farewell(...visits: readonly Visit[]): Promise<void> {
  for (const { complaints, context } of visits) {
    expect(complaints).toEqual([]);
    await context.close();
  }
}

describe.skipIf(BROWSER === null)('a table of two people', { timeout: 90_000 }, () => {
  test('says how it is played, shows unfinished turns, and tells what its people do', async () => {
    const anna = await person('Anna');
    const bohdan = await person('Bohdan');
    const id = await gathered(anna, {
      title: 'Thursday evening',
      clock: { kind: 'days', days: 3 },
      confirm: 'asked',
      openDrafts: true,
    });

    // Whoever waits can read what they sit down to.
    await anna.page.goto(atTable(id));
    const about = anna.page.locator('.waiting .about-table');
    await about.getByText('Thursday evening').waitFor();
    const words = await about.innerText();
    expect(words).toContain('3 days per move');
    expect(words).toContain(en.turnsAsked);
    expect(words).toContain(en.draftsOpen);
    expect(await about.locator('dt').count()).toBeGreaterThan(8);

    await sitDown(bohdan, id);
    await bohdan.page.goto(atTable(id));
    await Promise.all([anna, bohdan].map(({ page }) => page.waitForSelector('.board-frame')));

    // At this table it is the owner who chose whether a turn waits.
    const menu = await openMenu(anna.page);
    const wish = menu.getByRole('checkbox', { name: en.confirmOn });
    expect(await wish.isDisabled()).toBe(true);
    expect(await wish.isChecked()).toBe(true);
    await menu.getByText(shared.confirmAsked).waitFor();
    await button(menu, en.close).click();

    // A turn that is not final is seen by the other one, until it is taken back.
    await playFromList(bohdan.page);
    const draft = anna.page.locator('.note[data-draft="1"]');
    await draft.waitFor();
    expect(await draft.innerText()).toContain(shared.draftSoFar.split('{')[0].trim());
    await bohdan.page.locator('.move [aria-keyshortcuts="u"]').click();
    await draft.waitFor({ state: 'detached' });
    // What was taken back is not chosen again: a click would play it.
    expect(await bohdan.page.locator('.offer[aria-checked="true"]').count()).toBe(0);
    await playFromList(bohdan.page);
    await draft.waitFor();
    expect(await bohdan.page.locator('.note[data-draft]').count()).toBe(0);
    await bohdan.page.locator('.move [data-primary]').click();
    await draft.waitFor({ state: 'detached' });

    // Whoever proposes can only withdraw; the other one says no, and that is told.
    await ask(bohdan, 'POST', `/tables/${id}/undo`, { seen: 0, to: 0, ...key() });
    const note = (page: Page): Locator =>
      page.locator('.note').filter({ has: page.locator('.turn-buttons') });
    await note(bohdan.page).waitFor();
    expect(await note(bohdan.page).getByRole('button').allInnerTexts()).toEqual([en.withdraw]);
    expect(await note(anna.page).getByRole('button').allInnerTexts()).toEqual([en.agree, en.refuse]);
    await button(note(anna.page), en.refuse).click();
    await bohdan.page.locator('.note[data-refused]').getByText('Anna').waitFor();
    expect(await note(bohdan.page).count()).toBe(0);

    // A bot steps in, its person comes back, and the log says so.
    await ask(anna, 'POST', `/tables/${id}/seats/0/bot`, { level: 'random' });
    await ask(anna, 'POST', `/tables/${id}/seats/0/return`);
    await show(bohdan.page, 'log');
    await bohdan.page.locator('.log [data-event="returned"]').waitFor();
    const events = await bohdan.page
      .locator('.log [data-event]')
      .evaluateAll((all) =>
        all.map((line) => [line.getAttribute('data-event'), line.textContent?.includes('Anna')]),
      );
    expect(events).toEqual([
      ['refused', true],
      ['bot', true],
      ['returned', true],
    ]);
    await bohdan.page.locator('.log .about-details summary').click();
    await bohdan.page.locator('.log .about-table').getByText('Thursday evening').waitFor();
    await farewell(anna, bohdan);
  });

  test('keeps plans when orders are saved, and its file opens as a view', async () => {
    const anna = await person('Anna');
    const bohdan = await person('Bohdan');
    const id = await gathered(anna);
    await sitDown(bohdan, id);
    const plan = { name: 'later', steps: [{ when: { kind: 'never' }, take: 'pass' }] };
    await ask(bohdan, 'PUT', `/tables/${id}/orders`, { plans: [plan] });
    const { page } = bohdan;
    await page.goto(atTable(id));
    await page.waitForSelector('.board-frame');
    await button(await openMenu(page), en.standingOrders).click();
    const form = page.getByRole('dialog').locator('form');
    const choice = form.locator('select').first();
    await choice.selectOption(await choice.locator('option').nth(1).getAttribute('value'));
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/orders') && response.request().method() === 'PUT',
    );
    await button(form, en.save).click();
    await saved;
    const { standing } = await ask<{ standing: { plans: unknown[]; orders: unknown[] } }>(
      bohdan,
      'GET',
      `/tables/${id}/orders`,
    );
    expect(standing.plans).toMatchObject([plan]);
    expect(standing.orders.length).toBeGreaterThan(0);

    await playFromList(page);
    await page.waitForSelector('.move[data-asked="false"]');
    const file = await (await bohdan.context.request.get(`${server.address}/api/tables/${id}/export`)).text();
    const stranger = await visit(browser, { preferences: { drawer: 'log' } });
    const choose = (text: string): Promise<void> =>
      stranger.page
        .locator('input[type=file]')
        .setInputFiles({ name: 'view.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await stranger.page.goto(server.address);
    await choose(file.replace('"coins":', '"coin":'));
    await stranger.page.getByRole('alert').waitFor();
    await choose(file);
    await stranger.page.waitForURL(/\/view\/\w+$/);
    await stranger.page.waitForSelector('.board-frame');
    await stranger.page.getByText(shared.viewOnly).waitFor();
    expect(await stranger.page.locator('.move[data-asked="true"], .kit-shape[data-lit]').count()).toBe(0);
    expect(await stranger.page.locator('.own-board').getAttribute('data-seat')).toBe('1');
    expect(await stranger.page.locator('.log li[data-number]').count()).toBeGreaterThan(0);
    await stranger.page.reload();
    await stranger.page.waitForSelector('.board-frame');
    await button(stranger.page, en.branch).click();
    await stranger.page.waitForURL(/\/analysis\/\w+$/);
    await stranger.page.waitForSelector('.move[data-asked="true"]');
    await farewell(anna, bohdan, stranger);
  });

  test('reloaded without a network says so, and comes back by itself', async () => {
    const anna = await person('Anna', { offline: 'worker' });
    const bohdan = await person('Bohdan');
    const id = await gathered(anna);
    await sitDown(bohdan, id);
    const { page, context } = anna;
    await page.goto(atTable(id));
    await page.waitForSelector('.board-frame');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('status').getByText(en.connectionLost).waitFor();
    await context.setOffline(false);
    await page.waitForSelector('.board-frame');
    await farewell(anna, bohdan);
  });
});

describe.skipIf(BROWSER === null)('a link to a position', () => {
  test.each([
    ['by https is copied', true],
    ['by plain http is shown to be copied by hand', false],
  ])('%s', async (_how, hasClipboard) => {
    const { page, context, complaints } = await visit(browser);
    if (hasClipboard) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // What browsers do on pages that did not come by https.
    else await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.goto(server.address);
    const file = exportTable(randomGame('link', (table) => table.length > 20));
    await giveFile(page, file);
    await page.waitForURL(/\/local\/\w+$/);
    await page.goto(`${page.url()}/replay?at=5`);
    await button(page, en.share).click();
    const field = page.getByRole('textbox', { name: en.shareText });
    await field.waitFor();
    expect(await page.getByText(en.linkCopied).count()).toBe(hasClipboard ? 1 : 0);
    expect(await button(page, en.copy).count()).toBe(hasClipboard ? 1 : 0);
    if (hasClipboard) {
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await field.inputValue());
    }
    expect(await field.inputValue()).toContain('/shared?at=5#');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
