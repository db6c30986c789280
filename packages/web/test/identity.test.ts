/** A guest keeps their name, comes back to it on another device, and ends devices that they no longer have. */
import { AxeBuilder } from '@axe-core/playwright';
import { LANGUAGES } from '@guildhall/kernel';
import { rotating } from '@guildhall/testing';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isTooWide } from './axe.ts';
import { browser, withServer } from './browser-suite.ts';
import { BROWSER, SCREENS, visit } from './chromium.ts';
import { TestServer } from './test-server.ts';

const server = new TestServer();
withServer(server);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function enter(page: Page, name: string): Promise<void> {
  await page.goto(server.address);
  await page.getByLabel('Your name').fill(name);
  await button(page, 'Log in').click();
  await page.getByText(`Logged in as ${name} (guest)`).waitFor();
}

async function keepName(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Your name and devices' }).click();
  await button(page, 'Keep this name').click();
  return await page.locator('.recovery-code').innerText();
}

describe.skipIf(BROWSER === null)('a name that is kept', { timeout: 120_000 }, () => {
  test('is come back to on another device, typed or by the QR code, and a lost device is ended', async () => {
    const phone = await visit(browser);
    await enter(phone.page, 'Ada');
    const code = await keepName(phone.page);
    expect(code).toMatch(/^(?:[2-9A-Z]{5}-){4}[2-9A-Z]{5}$/);
    await phone.page.getByRole('img', { name: 'QR code that logs in as you' }).waitFor();
    await phone.page.goto(server.address);
    await phone.page.getByText('Logged in as Ada', { exact: true }).waitFor();

    const laptop = await visit(browser);
    await laptop.page.goto(server.address);
    await laptop.page.getByRole('link', { name: 'I have a recovery code' }).click();
    await laptop.page.getByLabel('Recovery code').fill(`${code.slice(0, -1)}2`.replace(/-/g, ' '));
    await button(laptop.page, 'Log in').click();
    await laptop.page.getByRole('alert').waitFor();
    await laptop.page.getByLabel('Recovery code').fill(code.toLowerCase().replaceAll('-', ' '));
    await button(laptop.page, 'Log in').click();
    await laptop.page.getByText('Logged in as Ada', { exact: true }).waitFor();

    // The phone is lost: it is logged out from here.
    await laptop.page.getByRole('link', { name: 'Your name and devices' }).click();
    await laptop.page.locator('.devices li').nth(1).waitFor();
    await button(laptop.page, 'Log out there').click();
    await laptop.page.locator('.devices li').nth(1).waitFor({ state: 'detached' });
    await phone.page.reload();
    await phone.page.getByLabel('Your name').waitFor();

    // Whoever is somebody else on the found phone is asked first.
    await enter(phone.page, 'Bob');
    await phone.page.goto(`${server.address}/come-back#${code.replaceAll('-', '')}`);
    await button(phone.page, 'Log in').click();
    await button(phone.page, 'Continue as Ada').click();
    await phone.page.getByText('Logged in as Ada', { exact: true }).waitFor();
    await Promise.all([phone.context.close(), laptop.context.close()]);
    expect([...phone.complaints, ...laptop.complaints].filter((one) => !/40[149]/.test(one))).toEqual([]);
  });

  test('is nobody else’s, and a guest who would log out is offered to keep theirs', async () => {
    const { page, context } = await visit(browser);
    await enter(page, 'Cleo');
    await keepName(page);
    await page.goto(server.address);
    await button(page, 'Log out').click();
    await page.getByLabel('Your name').waitFor();

    await enter(page, 'Cleo');
    await button(page, 'Log out').click();
    await page.getByRole('heading', { name: 'Keep your name' }).waitFor();
    await button(page, 'Keep this name').click();
    await page.getByRole('alert').getByText('Somebody has kept the name Cleo').waitFor();
    await page.getByLabel('Your name').first().fill('Cleo from Kyiv');
    await button(page, 'Keep this name').click();
    await page.locator('.recovery-code').waitFor();

    // Kept, it can be left without a question; a guest is asked.
    await context.clearCookies();
    await enter(page, 'Dan');
    await page.getByRole('link', { name: 'Your name and devices' }).click();
    await button(page, 'Log out').click();
    await page.getByText('nobody can come back as Dan').waitFor();
    await button(page, 'Stay logged in').click();
    await button(page, 'Log out').click();
    await button(page, 'Log out and lose my seats').click();
    await page.getByRole('link', { name: 'I have a recovery code' }).waitFor();
    await context.close();
  });

  const looks = LANGUAGES.flatMap((language) => SCREENS.map((screen) => ({ language, screen })));
  test.each(rotating(looks, 5))('has a page that fits $screen in $language', async ({ language, screen }) => {
    const { page, context } = await visit(browser, { screen, preferences: { language } });
    await context.request.post(`${server.address}/api/people`, {
      data: { name: `Wolfeschlegelstein ${language} ${screen.width}` },
    });
    await page.goto(`${server.address}/me`);
    await page.locator('.you-form button').first().click();
    await page.locator('.recovery-code').waitFor();
    await page.locator('.devices ~ button').last().click();
    await page.locator('.qr-code').nth(1).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/[{}]/);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect([violations.map(({ id }) => id), await isTooWide(page)]).toEqual([[], false]);
    await page.goto(`${server.address}/come-back`);
    await page.locator('.you-form input').waitFor();
    const { violations: further } = await new AxeBuilder({ page }).analyze();
    expect([further.map(({ id }) => id), await isTooWide(page)]).toEqual([[], false]);
    await context.close();
  });
});
