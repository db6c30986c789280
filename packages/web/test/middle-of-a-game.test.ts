/** What can be done at a table in the middle of a game, by clicks. */
import { exportTable, type Table } from '@guildhall/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, SCREENS, type Visit, visit } from './chromium.ts';
import { randomGame, randomGameOf } from './games.ts';
import { asked, commit, decideByClicks, giveFile, playAtPlace, playFromList, show } from './steps.ts';

withBuiltClient();

async function openFile(page: Page, table: Table): Promise<void> {
  await page.goto(served.address);
  await giveFile(page, exportTable(table));
}

describe.skipIf(BROWSER === null)('at a table in the middle of a game', { timeout: 150_000 }, () => {
  const middle = randomGame('middle', (table) => {
    const [seat] = table.deciders();
    const { round } = table.rules.where(table.state());
    return round === 2 && table.view(seat).pending.at(-1)?.[0].kind === 'turn';
  });

  async function sitDown(wishes: Parameters<typeof visit>[1] = {}): Promise<Visit> {
    const visited = await visit(browser, wishes);
    await openFile(visited.page, middle);
    await visited.page.waitForSelector('.kit-land');
    return visited;
  }

  test('what is lit is what can be done, and nothing else', async () => {
    const { page, context } = await sitDown();
    const [seat] = middle.deciders();
    const lines = middle.legal(seat).map((action) => middle.rules.notation.write(action));
    // What payments make possible is found a moment later.
    await page.locator('.options[aria-busy="false"]').waitFor();
    for (const group of await page.locator('.options .group[aria-expanded="false"]').all())
      await group.click();
    const linesOf = (rows: string): Promise<string[]> =>
      page.$$eval(rows, (all) => all.map((one) => one.getAttribute('data-line') ?? ''));
    const offered = await linesOf('.options .offer:not(:has(.offer-payment))');
    const paid = await linesOf('.options .offer:has(.offer-payment)');
    // A line that is paid for ends with what it pays for.
    const wanted = [...lines, ...paid.map((line) => line.split(' · ').at(-1) ?? '')];
    const hexes = new Set(
      wanted.flatMap((line) => /^(?:build|transform|upgrade) (\w+)/.exec(line)?.slice(1) ?? []),
    );
    const lit = await page.$$eval('.kit-land[data-lit]', (all) =>
      all.map((hex) => hex.getAttribute('data-place')?.slice('hex:'.length)),
    );
    expect(lit.sort()).toEqual([...hexes].sort());
    expect(offered.sort()).toEqual([...lines].sort());
    await context.close();
  });

  test.each([
    { game: 'terra-mystica', seed: 'bridge 69', first: 'action ACT1', from: 'A3', to: 'C1' },
    { game: 'age-of-innovation', seed: 'over land 2', first: 'action molesBridge', from: 'A10', to: 'B7' },
  ])('a bridge of $game is built by a click on its site, upright or over land', async (way) => {
    const { game, seed, first, from, to } = way;
    const line = `bridge ${from}:${to}`;
    const offered = (table: Table): string[] =>
      table.legal(table.deciders()[0]).map((action) => table.rules.notation.write(action));
    const builder = randomGameOf(game, { players: 4 }, seed, (table) => offered(table).includes(line));
    expect(builder.over).toBe(false);
    const { page, context, complaints } = await visit(browser);
    // The file ends with the last turn that is complete: the bridge is asked for once more.
    await openFile(page, builder);
    await playFromList(page, first);
    const before = await page.locator('.kit-bridge').count();
    await page.locator(`.kit-shape[data-lit][aria-label*="${from}–${to}"]`).click();
    await page.locator(`.place-card .offer[aria-checked="true"][data-line="${line}"]`).waitFor();
    await commit(page);
    await page.locator('.kit-bridge').nth(before).waitFor();
    expect(await page.locator('.kit-bridge').count()).toBe(before + 1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('steps can be taken, undone and redone, and the turn restarted', async () => {
    const { page, context, complaints } = await sitDown({ preferences: { confirm: true } });
    await page.locator('.options .offer').first().waitFor();
    const own = page.locator('.own-board');
    const before = await own.innerText();
    const offer = page
      .locator('.options .offer')
      .filter({ has: page.locator('.kit-amount') })
      .first();
    const line = await offer.getAttribute('data-line');
    await offer.click();
    await commit(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await asked(page);
    expect(await own.innerText()).toBe(before);
    await page.getByRole('button', { name: 'Redo' }).click();
    await asked(page);
    await playFromList(page);
    await page.getByRole('button', { name: 'Restart turn' }).click();
    await asked(page);
    expect(await own.innerText()).toBe(before);
    await page.locator(`.options .offer[data-line="${line}"]`).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('what is not allowed names its rule, and the rule has a page', async () => {
    const { page, context, complaints } = await sitDown();
    await page.locator('.kit-land:not([data-lit])').first().click();
    expect(await page.locator('.place-card .locked').first().innerText()).not.toContain('TM-');
    await page.locator('.place-card .why summary').first().click();
    const rule = page.locator('.place-card .why .rule-link').first();
    const id = (await rule.getAttribute('href'))?.split('#')[1] ?? '';
    expect(id).toMatch(/^TM-/);
    expect(await rule.innerText()).not.toContain('TM-');
    await rule.click();
    await page.locator(`article#${id}[data-here]`).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the language changes at any moment, and one language is loaded at a time', async () => {
    const { page, context, complaints } = await visit(browser);
    const loaded: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) loaded.push(await response.text().catch(() => ''));
    });
    await openFile(page, middle);
    await page.waitForSelector('.kit-land');
    expect(loaded.some((script) => script.includes('Szukaj'))).toBe(false);
    expect(loaded.some((script) => script.includes('Шукати'))).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('[data-choice=language]').selectOption('pl');
    await page.getByText('Pozycja jako tekst').waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('pl');
    await page.locator('[data-choice=language]').selectOption('uk');
    await page.getByText('Позиція текстом').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Раунд 2').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a line of the log shows the table as it stood then', async () => {
    const { page, context, complaints } = await sitDown({ preferences: { drawer: 'log' } });
    const lines = page.locator('.log li[data-number]');
    await lines.first().waitFor();
    const line = lines.nth((await lines.count()) - 4);
    const number = await line.getAttribute('data-number');
    await line.getByRole('link').click();
    await page.getByText(`Move ${number} of`).first().waitFor();
    expect(await page.locator('.log li[data-number]').last().getAttribute('data-number')).toBe(number);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a branch off the past is a board of one’s own, with bots that answer', async () => {
    const { page, context, complaints } = await sitDown();
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('slider').fill('12');
    await page.getByText('Move 12 of').first().waitFor();
    await page.getByRole('button', { name: 'Try it out' }).click();
    await page.waitForSelector('.analysis');
    // The choice of a card lies over the board.
    const boxes = page.locator('.analysis input[type=checkbox]');
    const turns = page.locator('.log .log-turn');
    for (let seat = 1; seat < 4; seat++) await boxes.nth(seat).check();
    await asked(page);
    await show(page, 'log');
    const before = await turns.count();
    for (let step = 0; step < 3; step++) {
      await asked(page);
      await decideByClicks(page, step + 1);
    }
    await asked(page);
    // Undo takes back the own action with what bots answered, so that another one can be tried.
    for (let step = 0; step < 3; step++) {
      await page.getByRole('button', { name: 'Undo' }).click();
      await asked(page);
    }
    await show(page, 'log');
    expect(await turns.count()).toBe(before);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('on a phone hexes are as big as a fingertip, a tap brings one into view, and the sheet commits', async () => {
    const { page, context, complaints } = await sitDown({ screen: SCREENS[0] });
    const hex = page.locator('.kit-land[data-lit]').first();
    expect((await hex.boundingBox())!.width).toBeGreaterThanOrEqual(44);
    await hex.click();
    await page.locator('.place-card .offer').first().waitFor();
    // The map shows a part of itself, and what is selected is in it.
    await expect
      .poll(async () => {
        const box = (await page.locator('.kit-scroll').boundingBox())!;
        const { x, y, width, height } = (await hex.boundingBox())!;
        const middle = { x: x + width / 2, y: y + height / 2 };
        const isBeside = middle.x < box.x + 22 || middle.x > box.x + box.width - 22;
        return !isBeside && middle.y > box.y + 22 && middle.y < box.y + box.height - 22;
      })
      .toBe(true);
    const button = await page.locator('.place-card .offer').first().boundingBox();
    expect(button!.height).toBeGreaterThanOrEqual(44);
    await playAtPlace(page);
    await page.getByRole('button', { name: 'Undo', disabled: false }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
