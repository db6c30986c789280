/** What a person does at a table, for the tests. */
import { readFileSync } from 'node:fs';
import { games } from '@guildhall/games/all';
import { exportTable, importTable, type Table } from '@guildhall/kernel';
import type { Page } from 'playwright-core';

/** What the end of the page says everybody has, by seat. */
export async function shownTotals(page: Page): Promise<number[]> {
  const cells = await page.$$eval('[data-total]', (all) =>
    all.map((cell) => {
      const { total, seat } = (cell as HTMLElement).dataset;
      return [Number(seat), Number(total)] as const;
    }),
  );
  return cells.sort(([a], [b]) => a - b).map(([, total]) => total);
}

/** The table that a file holds, of whatever game. */
export function tableOf(file: string): Table {
  return importTable(
    file,
    [...games.values()].map(({ game }) => game),
  );
}

export function engineTotals(file: string): readonly number[] {
  const table = tableOf(file);
  return table.rules.outcome(table.state()).totals;
}

/** The table as the page exports it. */
export async function exported(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download game file' }).click(),
  ]);
  const path = await download.path();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  return readFileSync(path, 'utf8');
}

/** Gives the page a game file, which it opens. */
export async function giveFile(page: Page, text: string, name = 'game.json'): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

/** Opens a table where somebody at this screen has something to decide. */
export async function openTable(page: Page, address: string, table: Table): Promise<void> {
  await page.goto(address);
  await giveFile(page, exportTable(table));
  const curtain = page.locator('.curtain button');
  await page.locator('.curtain button, .move[data-asked="true"]').first().waitFor();
  if ((await curtain.count()) > 0) await curtain.click();
  if ((await asked(page)) !== 'asked') throw new Error('nobody is asked for anything');
}

type Asked = 'asked' | 'over' | null;

/** Runs in the page: whether the person is asked for something, and nothing is under way or still to be drawn. */
function askedNow(): Asked {
  if (document.querySelector('.end') !== null) return 'over';
  if (document.querySelector('.table-page [aria-busy="true"]') !== null) return null;
  return document.querySelector('.move[data-asked="true"]') === null ? null : 'asked';
}

/** Runs in the page: the same, whatever payments may still add to the list of actions. */
function turnNow(): Asked {
  if (document.querySelector('.end') !== null) return 'over';
  if (document.querySelector('.table-page [aria-busy="true"]:not(.options)') !== null) return null;
  return document.querySelector('.move[data-asked="true"]') === null ? null : 'asked';
}

/** Whether the person is asked for something now; null: not, and the game goes on. */
export function isAsked(page: Page): Promise<Asked> {
  return page.evaluate(askedNow);
}

/** The page looks so often by itself, which leaves it alone more than asking it from outside or at every frame. */
const BETWEEN_LOOKS = 15;

/** Waits until the person is asked for something, or the game is over. */
export async function asked(page: Page): Promise<'asked' | 'over'> {
  const found = await page.waitForFunction(askedNow, null, { polling: BETWEEN_LOOKS });
  return (await found.jsonValue()) ?? 'over';
}

/** Waits until the person can decide by clicks, or the game is over; at most so many milliseconds. */
export async function turnOf(page: Page, timeout = 20_000): Promise<'asked' | 'over'> {
  const found = await page.waitForFunction(turnNow, null, { polling: BETWEEN_LOOKS, timeout });
  return (await found.jsonValue()) ?? 'over';
}

/** How often a decision is made on the map, and how often on the tiles beside it, where something is lit there. */
const ON_THE_BOARD = [
  { every: 3, lit: '.kit-shape[data-lit]' },
  { every: 8, lit: '.panel .kit-place[data-lit]' },
];

/** A list stands still when somebody is asked: waiting until that is certain takes longer than everything else. */
const AT_ONCE = { force: true } as const;

/** The button that plays what is chosen, or ends the turn. */
export async function commit(page: Page): Promise<void> {
  await page.locator('.move [data-primary]').click(AT_ONCE);
}

/** Puts tiles to choose from aside, where they came up by themselves. */
async function lookAtBoard(page: Page): Promise<void> {
  const hide = page.locator('.picker header button');
  if ((await hide.count()) === 0) return;
  await hide.click();
  await page.locator('.picker').waitFor({ state: 'detached' });
}

/** Opens the list of all actions where it is not open. */
async function showActions(page: Page): Promise<void> {
  await lookAtBoard(page);
  if ((await page.locator('.options').count()) === 0)
    await page.locator('.move [aria-keyshortcuts="a"]').click(AT_ONCE);
  // What payments make possible is added a moment later.
  await page.locator('.options[aria-busy="false"]').waitFor();
}

/** Opens the log or the chat where it is not open. */
export async function show(page: Page, what: 'log' | 'chat'): Promise<void> {
  if ((await page.locator(`.${what}`).count()) > 0) return;
  await page.getByRole('button', { name: what === 'log' ? 'Log' : 'Chat', exact: true }).click();
  await page.locator(`.${what}`).waitFor();
}

/** Plays an action of the list, the first one if none is named. */
export async function playFromList(page: Page, line?: string): Promise<void> {
  await asked(page);
  await showActions(page);
  const wanted = page.locator(
    line === undefined ? '.options .offer' : `.options .offer[data-line="${line}"]`,
  );
  // It may be folded away.
  if (line !== undefined && (await wanted.count()) === 0)
    await page.locator('.options [data-search]').fill(line);
  await wanted.first().click();
  await commit(page);
}

/** Plays what is offered at the place that is selected, the first of it. */
export async function playAtPlace(page: Page): Promise<void> {
  await page.locator('.place-card').waitFor();
  const rows = page.locator('.place-card .offer');
  if ((await page.locator('.place-card .offer[aria-checked="true"]').count()) === 0)
    await rows.first().click(AT_ONCE);
  await commit(page);
}

interface Sight {
  /** What is lit where this decision is made on the board; null: it is made elsewhere. */
  readonly lit: string | null;
  readonly hasPicker: boolean;
  readonly hasDrawer: boolean;
  readonly hasList: boolean;
  /** The offer of the list to be taken; null: all of them are folded away. */
  readonly offer: string | null;
}

/** Runs in the page, once for a decision. Passing every other time it is in the list, and ending the turn, end a game. */
function lookAround([step, onTheBoard]: readonly [number, typeof ON_THE_BOARD]): Sight {
  const has = (selector: string): boolean => document.querySelector(selector) !== null;
  const offer = '.options .offer';
  const out = step % 2 === 1 ? ['[data-line^="pass"]', '[data-line="end turn"]'] : ['[data-line="end turn"]'];
  const isShown = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
  return {
    lit: onTheBoard.find(({ every, lit }) => step % every === 0 && isShown(lit))?.lit ?? null,
    hasPicker: has('.picker'),
    hasDrawer: has('.drawer'),
    hasList: has('.options'),
    offer: [...out.map((line) => offer + line), offer].find(has) ?? null,
  };
}

/** One decision by clicks: on the board now and then, else in the list, by the button or by a second click. */
export async function decideByClicks(page: Page, step: number): Promise<void> {
  const { lit, hasPicker, hasDrawer, hasList, offer } = await page.evaluate(lookAround, [
    step,
    ON_THE_BOARD,
  ] as const);
  if (hasPicker) {
    await page.locator('.picker [data-tile]:enabled').first().click(AT_ONCE);
    await commit(page);
    return;
  }
  if (lit !== null) {
    // The drawer lies over the tiles.
    if (lit.startsWith('.panel') && hasDrawer) await page.locator('.drawer .kit-close').click(AT_ONCE);
    await page.locator(`${lit}:visible`).first().click();
    await playAtPlace(page);
    return;
  }
  if (!hasList) {
    await page.locator('.move [aria-keyshortcuts="a"]').click(AT_ONCE);
    await page.locator('.options :is(.offer, .group)').first().waitFor();
  }
  if ((await page.locator('.options .offer').count()) === 0)
    await page.locator('.options .group').first().click(AT_ONCE);
  const row = page.locator(offer ?? '.options .offer').first();
  if (step % 2 === 0) await row.dblclick(AT_ONCE);
  else {
    await row.click(AT_ONCE);
    await commit(page);
  }
}
