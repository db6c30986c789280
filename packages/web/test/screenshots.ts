/** `npm run screenshots`: the pages of the client at every width, light and dark, into docs/screenshots. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exportTable, importTable, Table } from '@guildhall/kernel';
import { terraMystica } from '@guildhall/terra-mystica';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chronicleOf } from '../src/table/chronicle.ts';
import { launch, SCREENS, type Screen, visit } from './chromium.ts';
import { isLeagueHere, leagueGame, randomGame } from './games.ts';
import { TestHouse } from './house.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const NAMES = ['Anna', 'Bohdan', 'Celina', 'Danylo'];
const ROUND = 4;

/** A game that people played, where there is one at hand. */
function wholeGame(): Table {
  return isLeagueHere
    ? (importTable(leagueGame(), [terraMystica]) as unknown as Table)
    : randomGame('screenshots');
}

/** The same game, in the middle of it, when somebody has a choice of where to build. */
function inTheMiddle(whole: Table): Table {
  const { rounds } = chronicleOf(whole);
  const from = rounds.find(({ round }) => round === ROUND)?.point ?? 0;
  const begun = whole.entries();
  for (let length = from + 20; ; length++) {
    const table = Table.restore(whole.game, {
      ...whole.save(),
      ...{ entries: begun.slice(0, length), drafts: [] },
    });
    const [seat] = table.deciders();
    if (table.legal(seat).filter(({ kind }) => kind === 'build').length > 2) return table;
  }
}

const whole = wholeGame();
const files = {
  table: exportTable(inTheMiddle(whole), { names: NAMES }),
  end: exportTable(whole, { names: NAMES }),
};

const house = new TestHouse();

async function openFile(page: Page, text: string): Promise<void> {
  await page.goto(house.address);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.waitForSelector('.kit-land');
}

async function fillHouse({ request }: BrowserContext): Promise<void> {
  const post = (path: string, data: unknown) => request.post(house.address + path, { data });
  const wish = { game: 'terra-mystica', word: 'any word will do', visibility: 'public' };
  await post('/api/people', { name: 'Anna' });
  const bot = { kind: 'bot', level: 'random' };
  await post('/api/tables', { ...wish, seats: [{ kind: 'me' }, bot, bot] });
  await post('/api/tables', { ...wish, seats: [{ kind: 'me' }, { kind: 'open' }, bot] });
}

async function photograph(browser: Browser, screen: Screen, colours: 'light' | 'dark'): Promise<void> {
  const { page, context } = await visit(browser, {
    screen,
    colours,
    preferences: { shortcuts: screen.width > 800 },
  });
  const shoot = async (name: string): Promise<void> => {
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      return document.fonts.ready;
    });
    await page.screenshot({ path: `${FOLDER}${name}-${screen.width}-${colours}.png` });
  };
  await fillHouse(context);
  await page.goto(house.address);
  await page.waitForSelector('.house .table-list');
  await shoot('home');
  await openFile(page, files.table);
  await page.waitForSelector('.options, .tabs');
  const lit = page.locator('.kit-land[data-lit]');
  await lit.nth(Math.floor((await lit.count()) / 2)).click();
  await page.waitForSelector('.inspector');
  await shoot('table');
  await openFile(page, files.end);
  await page.getByRole('slider').fill(String(Math.floor(whole.length / 2)));
  await page.waitForFunction(
    (at) => document.querySelector('output')?.textContent?.includes(at),
    String(Math.floor(whole.length / 2)),
  );
  await shoot('replay');
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await page.waitForSelector('.chart');
  await shoot('end');
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
await house.open();
const browser = await launch();
for (const screen of SCREENS) {
  for (const colours of ['light', 'dark'] as const) await photograph(browser, screen, colours);
}
await browser.close();
await house.tearDown();
