/** "Why?" at the table: a number that is asked about shows the sum that it is, by mouse and by keyboard. */
import { manifests } from '@guildhall/games';
import { exportWithDrafts, LANGUAGES, type Table } from '@guildhall/kernel';
import { rotating } from '@guildhall/testing';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { COLOURS, faults, isTooWide } from './axe.ts';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, SCREENS, visit } from './chromium.ts';
import { randomGameOf } from './games.ts';
import { asked, giveFile } from './steps.ts';

withBuiltClient();

/** A kind of action of each game that costs something, in a round in which there is something to add up. */
const POSITIONS: Readonly<Record<string, { readonly kind: string; readonly options: object }>> = {
  'terra-mystica': { kind: 'upgrade', options: {} },
  'age-of-innovation': { kind: 'upgrade', options: {} },
  inventions: { kind: 'build', options: {} },
  tiletum: { kind: 'take', options: { silver: true } },
};

/** A row of buildings that is cheaper beside a neighbour, where a game has one. */
const PRINTED: Readonly<Record<string, string>> = {
  'terra-mystica': 'tradingHouse',
  'age-of-innovation': 'guild',
};

/** Places that name a price when they are looked at, where a game has them beside its boards. */
const PRICED: Readonly<Record<string, string>> = { tiletum: '.til-offered [data-place]' };

const CASES = manifests.flatMap(({ id }) =>
  [SCREENS[2], SCREENS[0]].flatMap((screen) =>
    LANGUAGES.flatMap((language) => COLOURS.map((colours) => ({ id, screen, language, colours }))),
  ),
);

/** A position in which somebody may do something of a kind that changes what they have. */
function positionOf(id: string): { readonly table: Table; readonly line: string } {
  const { kind, options } = POSITIONS[id];
  for (let seed = 0; seed < 60; seed++) {
    let line: string | null = null;
    const table = randomGameOf(id, { players: 3, ...options }, `why ${seed}`, (now) => {
      const [seat] = now.deciders();
      const view = now.view(seat);
      if (now.rules.where(view).round < 2) return false;
      const action = now.legal(seat).find((one) => one.kind === kind);
      line = action === undefined ? null : now.rules.notation.write(action);
      return line !== null;
    });
    if (!table.over && line !== null) return { table, line };
  }
  throw new Error(`no random game comes to such a position of ${id}`);
}

/** With what was done in the turn already: prices are asked in the middle of one, too. */
async function open(page: Page, table: Table): Promise<void> {
  await page.goto(served.address);
  await giveFile(page, exportWithDrafts(table));
  const curtain = page.locator('.curtain button');
  await page.locator('.curtain button, .move[data-asked="true"]').first().waitFor();
  if ((await curtain.count()) > 0) await curtain.click();
  expect(await asked(page)).toBe('asked');
  const hide = page.locator('.picker header button');
  if ((await hide.count()) > 0) await hide.click();
}

/** The lines of every sum that is shown, and its total. */
async function sumsIn(page: Page): Promise<{ lines: object[]; total: object }[]> {
  await page.locator('dialog .why').waitFor();
  return page.locator('dialog .why dl').evaluateAll((lists) =>
    lists.map((list) => {
      const rows = [...list.querySelectorAll<HTMLElement>('[data-amounts]')];
      const read = (row: HTMLElement): object => JSON.parse(row.dataset.amounts ?? '{}');
      return {
        lines: rows.filter((row) => !row.matches('.why-total')).map(read),
        total: rows.filter((row) => row.matches('.why-total')).map(read)[0],
      };
    }),
  );
}

/** Asks by the keyboard alone: the number has a place among what the Tab key goes to, and Escape leads back to it. */
async function askByKey(page: Page, number: Locator): Promise<void> {
  await number.focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog .why').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await number.evaluate((element) => element === document.activeElement)).toBe(true);
}

async function choose(page: Page, line: string): Promise<void> {
  await page.locator('.move [aria-keyshortcuts="a"]').click();
  await page.locator('.options[aria-busy="false"]').waitFor();
  const row = page.locator(`.options .offer[data-line="${line}"]`);
  if ((await row.count()) === 0) await page.locator('.options [data-search]').fill(line);
  await row.first().click();
}

describe.skipIf(BROWSER === null)('why', { timeout: 120_000 }, () => {
  test.each(rotating(CASES, 11))(
    '$id in $language at $screen.width pixels, $colours',
    async ({ id, screen, language, colours }) => {
      const { table, line } = positionOf(id);
      const [seat] = table.deciders();
      const { page, context, complaints } = await visit(browser, {
        screen,
        colours,
        preferences: { drawer: null, language },
      });
      await open(page, table);
      const isPhone = screen.width < 700;
      const view = table.view(seat);

      // Income: on the player board, on a phone in the line of goods.
      const income = page.locator(`button[data-why="income ${seat}"]:visible`).first();
      await income.click();
      const incomes = await sumsIn(page);
      const stated = table.rules.income?.(view, seat);
      if (stated !== undefined && incomes.length > 0) expect(incomes[0].lines.length).toBeGreaterThan(0);
      expect(await faults(page, colours)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await askByKey(page, income);

      // By its key, with nothing chosen: the same.
      await page.keyboard.press('w');
      expect(await sumsIn(page)).toEqual(incomes);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });

      // A price that is printed on the own board.
      const printed = page.locator(`button[data-why^="price ${seat} "]:visible`);
      const row = PRINTED[id];
      if (row !== undefined && !isPhone) {
        await printed.and(page.locator(`[data-why$=" ${row}"]`)).click();
        const [alone, beside] = await sumsIn(page);
        expect(alone.lines).toHaveLength(1);
        expect(beside.lines).toHaveLength(2);
        expect(await faults(page, colours)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.locator('dialog').waitFor({ state: 'detached' });
      }

      // A price that is told by the place that is looked at, whoever can pay it now.
      const where = PRICED[id];
      if (where !== undefined && !isPhone)
        for (const place of [page.locator(where).first(), page.locator(where).last()]) {
          await place.click();
          const card = page.locator('.place-card');
          const about = card.locator('details.about');
          if ((await about.getAttribute('open')) === null) await about.locator('summary').click();
          await card.locator('[data-why^="price"]').click();
          const [price] = await sumsIn(page);
          expect(price.lines).toHaveLength(1);
          expect(price.total).toEqual(price.lines[0]);
          expect(await faults(page, colours)).toEqual([]);
          await page.keyboard.press('Escape');
          await page.locator('dialog').waitFor({ state: 'detached' });
          await card.locator('.kit-close').click();
        }

      // Points: of whoever is asked, on the own board or in the scores.
      await page.keyboard.press('v');
      const points = page.locator(`dialog button[data-why="score ${seat}"]`).first();
      await points.click();
      await page.locator('dialog .why').waitFor();
      const [soFar, end] = await sumsIn(page);
      const { totals } = table.rules.outcome(view);
      const added = (lines: readonly object[]): number =>
        lines.reduce((sum: number, one) => sum + ((one as { points?: number }).points ?? 0), 0);
      expect(added(soFar.lines)).toBe(totals[seat]);
      const projected = table.rules.projection?.(view).outcome.totals[seat];
      expect(added(soFar.lines) + added(end.lines)).toBe(projected);
      expect(end.total).toEqual({ points: projected });
      expect(await faults(page, colours)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
      await page.keyboard.press('Escape');
      await page.locator('dialog .why').waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });

      // What is chosen: its price and what it brings, as the bar shows it.
      await choose(page, line);
      const cost = page.locator('[data-why="cost"]');
      await cost.click();
      const [changes] = await sumsIn(page);
      expect(changes.lines.length).toBeGreaterThan(0);
      expect(await page.locator('dialog .why').innerText()).not.toMatch(/\b(cost|spent|owed|points|final)\./);
      expect(await faults(page, colours)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
