/** Tables full of pieces, as late as somebody still has a turn in them. */
import { manifests } from '@guildhall/games';
import { exportTable } from '@guildhall/kernel';
import type { Page } from 'playwright-core';
import { type FitRules, misfits } from './fit.ts';
import { randomGameOf } from './games.ts';
import { giveFile } from './steps.ts';

const files = new Map<string, string>();

function mostOf(game: string): number {
  return manifests.find(({ id }) => id === game)?.players.most ?? 2;
}

/**
 * As many as can play, and as many as are in the pictures: where many seats take the room of the trays, the boards of
 * fewer show more at once.
 */
export async function countsOf(game: string): Promise<readonly number[]> {
  const manifest = manifests.find(({ id }) => id === game);
  const pictured = (await manifest?.samples?.())?.picture?.players ?? 2;
  return [...new Set([mostOf(game), pictured])];
}

type Options = Parameters<typeof randomGameOf>[1];

function lateGame(game: string, options: Options): string {
  const key = `${game} ${JSON.stringify(options)}`;
  const known = files.get(key);
  if (known !== undefined) return known;
  let decisions = 0;
  randomGameOf(game, options, 'fit', () => {
    decisions += 1;
    return false;
  });
  // The last tenth of it, when nothing is half done.
  let played = 0;
  const late = randomGameOf(game, options, 'fit', (table) => {
    played += 1;
    return played > 0.9 * decisions && table.drafts(null).length === 0;
  });
  const file = exportTable(late);
  files.set(key, file);
  return file;
}

/** Opens the late game from the home page of a client, and waits until it is drawn. */
export async function openLateTable(
  page: Page,
  address: string,
  game: string,
  players = mostOf(game),
  options: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await page.goto(address);
  await giveFile(page, lateGame(game, { players, ...options }));
  const curtain = page.locator('.curtain button');
  await curtain.or(page.locator('.action-bar')).first().waitFor();
  if ((await curtain.count()) > 0) await curtain.click();
  await page.waitForSelector('.table-page:not(:has([aria-busy="true"])) .action-bar');
  await page.evaluate(() => document.fonts.ready);
}

/** What does not fit anywhere: behind the tabs of a phone, on each kind of tiles beside the board, in the list of actions. */
export async function misfitsEverywhere(page: Page, rules: FitRules): Promise<string[]> {
  const found: string[] = [];
  const tabs = page.locator('.tabs button');
  for (let tab = 0; tab < Math.max(1, await tabs.count()); tab++) {
    if ((await tabs.count()) > 0) await tabs.nth(tab).click();
    await page.waitForSelector('.table-page:not(:has([aria-busy="true"]))');
    found.push(...(await misfits(page, rules)));
    const trays = page.locator(':is(.tray-tabs, .stack-tabs) button:visible');
    for (let tray = 1; tray < (await trays.count()); tray++) {
      await trays.nth(tray).click();
      found.push(...(await misfits(page, rules)));
    }
  }
  const list = page.locator('.move [aria-keyshortcuts="a"]');
  if ((await list.count()) > 0) {
    await list.click();
    await page.locator('.options[aria-busy="false"]').waitFor();
    found.push(...(await misfits(page, rules)));
  }
  return [...new Set(found)];
}
