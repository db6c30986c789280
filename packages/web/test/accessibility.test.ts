import { exportTable } from '@guildhall/kernel';
import { rotating } from '@guildhall/testing';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { COLOURS, type Colours, faults } from './axe.ts';
import { browser, withServer } from './browser-suite.ts';
import { BROWSER, SCREENS, visit } from './chromium.ts';
import { randomGame } from './games.ts';
import { positionOf } from './positions.ts';
import { giveFile } from './steps.ts';
import { TestServer } from './test-server.ts';

const server = new TestServer();

withServer(server);

const finished = exportTable(randomGame('accessible'));
const { file: running } = await positionOf('terra-mystica');
const { file: innovative } = await positionOf('age-of-innovation');
const { file: secretive } = await positionOf('inventions');
const { file: silver } = await positionOf('tiletum');

async function openFile(page: Page, text: string): Promise<void> {
  await page.goto(server.address);
  await giveFile(page, text);
}

/** Somebody who has entered, with a table against a bot and one that waits for people; answers with the latter. */
async function beginTables({ request }: BrowserContext): Promise<string> {
  const post = async (path: string, data: unknown) =>
    (await (await request.post(server.address + path, { data })).json()) as { table: { id: string } };
  const wish = { game: 'terra-mystica', visibility: 'public' };
  await post('/api/people', { name: 'Anna' });
  const begun = await post('/api/tables', {
    ...wish,
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  });
  await post(`/api/tables/${begun.table.id}/word`, { word: 'any word will do' });
  const { table } = await post('/api/tables', { ...wish, seats: [{ kind: 'me' }, { kind: 'open' }] });
  return table.id;
}

/** The narrowest width in light and the broadest in dark: for what is much like what all widths are looked at with. */
function isEdge(colours: Colours, width: number): boolean {
  return width === (colours === 'light' ? SCREENS[0] : SCREENS[2]).width;
}

/** Which boards are looked at: Terra Mystica's always, each of the others' in light and in dark. */
function tablesFor(colours: Colours, width: number): Record<string, string> {
  switch (`${colours} ${width}`) {
    case 'light 390':
    case 'dark 1440':
      return { table: running, innovation: innovative };
    case 'light 1440':
    case 'dark 390':
      return { table: running, inventions: secretive };
    default:
      return { table: running, tiletum: silver };
  }
}

const LOOKS = COLOURS.flatMap((colours) =>
  SCREENS.map((screen) => ({ colours, screen, width: screen.width })),
);

describe.skipIf(BROWSER === null)('axe finds nothing', { timeout: 300_000 }, () => {
  test.each(rotating(LOOKS, 3))('$colours, $width pixels', async ({ colours, screen }) => {
    const { page, context, complaints } = await visit(browser, {
      colours,
      screen,
      preferences: { coaching: 'new' },
    });
    const table = await beginTables(context);
    await page.goto(server.address);
    await page.waitForSelector('.new-table');
    await page.waitForSelector('.server-tables .table-list');
    const found: Record<string, string[]> = { home: await faults(page, colours) };
    if (isEdge(colours, screen.width)) {
      await page.goto(`${server.address}/table/${table}`);
      await page.waitForSelector('.waiting');
      found.waiting = await faults(page, colours);
    }

    for (const [name, file] of Object.entries(tablesFor(colours, screen.width))) {
      await openFile(page, file);
      const curtain = page.locator('.curtain button');
      await curtain.or(page.locator('.action-bar')).first().waitFor();
      if ((await curtain.count()) > 0) await curtain.click();
      await page.locator('.kit-shape[data-lit]').first().click();
      await page.waitForSelector('.place-card');
      // What is enlarged under the pointer would explain itself.
      await page.mouse.move(0, 0);
      found[name] = await faults(page, colours);
    }

    await openFile(page, finished);
    await page.waitForSelector('.end');
    await page.locator('.table-top a[href$="/replay"]').click();
    await page.waitForSelector('.replay');
    await page.getByRole('slider').fill('100');
    await page.getByText('Move 100 of').first().waitFor();
    found.replay = await faults(page, colours);
    await page.getByRole('link', { name: 'Back to the table' }).click();
    await page.waitForSelector('.chart');
    found.end = await faults(page, colours);

    const nothing = Object.fromEntries(Object.keys(found).map((name) => [name, []]));
    expect(found).toEqual(nothing);
    const everywhere = ['home', 'table', 'replay', 'end'];
    const wanted = isEdge(colours, screen.width) ? [...everywhere, 'waiting'] : everywhere;
    expect(Object.keys(found)).toEqual(expect.arrayContaining(wanted));
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each(COLOURS)('the menu and the rules, %s', async (colours) => {
    const { page, context } = await visit(browser, { colours, screen: SCREENS[0] });
    await openFile(page, running);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.waitForSelector('.settings');
    const menu = await faults(page, colours);
    await page.goto(`${server.address}/rules/terra-mystica`);
    await page.waitForSelector('.chapters');
    expect({ menu, rules: await faults(page, colours) }).toEqual({ menu: [], rules: [] });
    await context.close();
  });
});
