import { terraMystica } from '@guildhall/games/terra-mystica';
import { exportTable, importTable, standingsOf, type Table } from '@guildhall/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { statsOf } from '../src/table/replay/game-stats.ts';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, SCREENS, type Visit, visit } from './chromium.ts';
import { isLeagueHere, leagueGame, randomGame, randomGameOf } from './games.ts';
import {
  asked,
  commit,
  decideByClicks,
  engineTotals,
  exported,
  giveFile,
  playAtPlace,
  playFromList,
  show,
  shownTotals,
  tableOf,
  turnOf,
} from './steps.ts';

withBuiltClient();

const AGAINST_RANDOM = { lastPlay: { seats: 2, level: 'random' } };

async function openFile(page: Page, name: string, text: string): Promise<void> {
  await page.goto(served.address);
  await giveFile(page, text, name);
}

describe.skipIf(BROWSER === null)('in a browser', { timeout: 150_000 }, () => {
  test('from "Play now" to the final chart, by clicks, with the network cut', async () => {
    const { page, context, complaints } = await visit(browser, {
      offline: 'worker',
      preferences: AGAINST_RANDOM,
    });
    await page.goto(`${served.address}/games/terra-mystica`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Play now' }).click();
    let reloaded = false;
    for (let step = 0; (await turnOf(page)) === 'asked'; step++) {
      await decideByClicks(page, step);
      if (step === 12 && !reloaded) {
        reloaded = true;
        await page.reload();
      }
    }
    await page.waitForSelector('.chart');
    const file = await exported(page);
    expect(await shownTotals(page)).toEqual(engineTotals(file));
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a game against the Cardinal, who shows his card and says which line of it he follows', async () => {
    const { page, context, complaints } = await visit(browser, {
      preferences: { lastPlay: { seats: 1, level: 'random' } },
    });
    await page.goto(`${served.address}/games/tiletum`);
    await page.getByRole('button', { name: 'Play now' }).click();
    const shown = new Set<string>();
    for (let step = 1; (await turnOf(page)) === 'asked'; step++) {
      const cards = await page.$$eval('.til-decree-name b', (all) => all.map((card) => card.textContent));
      for (const card of cards) shown.add(card);
      await decideByClicks(page, step);
    }
    await page.waitForSelector('.chart');
    const table = tableOf(await exported(page));
    expect(table.options).toMatchObject({ players: 1, silver: false });
    // Columns by place: whoever won, and the other one.
    const standings = standingsOf(table.rules.outcome(table.state()));
    expect(standings.map(({ who }) => who).sort()).toEqual([0, 'cardinal']);
    const totals = await page.$$eval('[data-total]', (all) =>
      all.map((cell) => cell.getAttribute('data-total')),
    );
    expect(totals).toEqual(standings.map(({ total }) => String(total)));
    // On a phone badges stand for names; he has none, so he is named.
    const size = page.viewportSize() ?? expect.fail('there is no window');
    await page.setViewportSize({ width: 390, height: 844 });
    const named = page.locator('.sources thead th span', { hasText: 'Cardinal' });
    expect((await named.boundingBox())?.width).toBeGreaterThan(30);
    await page.setViewportSize(size);

    await show(page, 'log');
    const lines = await page.locator('.log li').allInnerTexts();
    const followed = lines.flatMap((line) => [
      ...line.matchAll(/Cardinal \(([^)]+), (?:line \d+|no line applies)\): die/g),
    ]);
    // Three dice in each of four rounds.
    expect(followed).toHaveLength(12);
    expect(shown.size).toBeGreaterThan(5);
    expect([...shown].filter((card) => followed.every(([, name]) => name !== card))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  const leagueTitle = `a game of the league is opened as a file and stepped to its end${isLeagueHere ? '' : ' (SKIPPED: ../shared/games is not there)'}`;
  test.skipIf(!isLeagueHere)(leagueTitle, async () => {
    const { page, context, complaints } = await visit(browser);
    const text = leagueGame();
    const table = importTable(text, [terraMystica]);
    const { length, rules } = table;
    const { rounds } = statsOf(table as unknown as Table);
    await openFile(page, 'game.json', text);
    const slider = page.getByRole('slider');
    await slider.waitFor();
    expect(await slider.getAttribute('max')).toBe(String(length));
    const isShown = async (point: number): Promise<void> => {
      await page.getByText(`Move ${point} of ${length}`).waitFor();
      // One's own board is drawn a moment after the rest.
      await page.waitForSelector('.table-page:not(:has([aria-busy="true"]))');
      const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
      const points = seats.map((seat) => rules.counts(table.stateAt(point), seat).points);
      expect(await shownPoints(page)).toEqual(points.sort((one, other) => one - other));
    };
    let shown = 0;
    for (const point of [...rounds.map((round) => round.point), length]) {
      await stepOn(page, point - shown);
      await isShown(point);
      shown = point;
    }
    // Back to the beginning, and on by rounds.
    await slider.fill('0');
    await isShown(0);
    const nextRound = page.getByRole('button', { name: 'Next round' });
    for (const { point } of rounds.filter((round) => round.point > 0)) {
      await nextRound.click();
      await isShown(point);
    }
    await slider.fill(String(length));
    await isShown(length);
    await page.getByRole('link', { name: 'Back to the table' }).click();
    await page.waitForSelector('.chart');
    expect(await shownTotals(page)).toEqual(rules.outcome(table.state()).totals);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a game that nobody drew is played to its end at the generic table', async () => {
    const { page, context, complaints } = await visit(browser, { preferences: AGAINST_RANDOM });
    await page.route('**/assets/board-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const board = null;' }),
    );
    await page.goto(`${served.address}/games/terra-mystica`);
    await page.getByRole('button', { name: 'Play now' }).click();
    for (let step = 0; (await turnOf(page)) === 'asked'; step++) await decideByClicks(page, step);
    expect(await page.locator('.kit-land').count()).toBe(0);
    expect(await shownTotals(page)).toEqual(engineTotals(await exported(page)));
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a whole game by keyboard alone', async () => {
    const { page, context, complaints } = await visit(browser, {
      preferences: AGAINST_RANDOM,
    });
    await page.goto(`${served.address}/games/terra-mystica`);
    await page.waitForSelector('.play-now');
    await tabTo(page, (element) => element.textContent === 'Play now');
    await page.keyboard.press('Enter');
    await asked(page);

    // The first dwelling over the map: Tab to it, Page Down to the next lit hex, Enter to select and to build.
    await tabTo(
      page,
      (element) => element.getAttribute('role') === 'button' && element.closest('svg') !== null,
    );
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.classList.contains('offer'));
    const hex = await page.evaluate(() => document.activeElement?.getAttribute('data-line'));
    expect(hex).toMatch(/^build /);
    await page.keyboard.press('Enter');

    for (let step = 0; (await asked(page)) === 'asked'; step++) {
      // Every third decision by the search: its first find by Tab and Enter.
      if (step % 5 === 4 && (await page.locator('.search').count()) > 0) {
        await page.keyboard.press('/');
        await page.keyboard.type('pass');
        await page.waitForFunction(() =>
          [...document.querySelectorAll('.options .offer')].every((one) => /pass/i.test(one.outerHTML)),
        );
        if ((await page.locator('.options .offer').count()) > 0) {
          await tabTo(page, (element) => element.classList.contains('offer'));
          await page.keyboard.press('Enter');
          await page.keyboard.press('Enter');
          continue;
        }
        for (let letter = 0; letter < 4; letter++) await page.keyboard.press('Backspace');
        await page.keyboard.press('Tab');
      }
      if ((await page.locator('.picker').count()) > 0) {
        await tabTo(page, (element) => element.matches('[data-tile]'));
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        continue;
      }
      await page.keyboard.press('1');
      // The first row may have been a heading that folds, which is open now.
      if ((await page.locator('.options [aria-checked="true"]').count()) > 0) await page.keyboard.press('e');
    }
    await page.waitForSelector('.chart');
    expect(complaints).toEqual([]);
    await context.close();
  });

  describe('at a table in the middle of a game', () => {
    const middle = randomGame('middle', (table) => {
      const [seat] = table.deciders();
      const { round } = table.rules.where(table.state());
      return round === 2 && table.view(seat).pending.at(-1)?.[0].kind === 'turn';
    });

    async function sitDown(wishes: Parameters<typeof visit>[1] = {}): Promise<Visit> {
      const visited = await visit(browser, wishes);
      await openFile(visited.page, 'middle.json', exportTable(middle));
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
      await openFile(page, 'bridge.json', exportTable(builder));
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
      await openFile(page, 'middle.json', exportTable(middle));
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

  test('people at one screen take turns, behind a curtain if they like', async () => {
    const { page, context, complaints } = await visit(browser);
    await page.goto(`${served.address}/games/terra-mystica`);
    await page.getByLabel('Opponents').selectOption('people');
    await page.getByText('Hide the screen').click();
    await page.getByRole('radio', { name: '2' }).check();
    await page.getByRole('button', { name: 'Play now' }).click();
    const here = page.getByRole('button', { name: 'I’m ready' });
    const offer = page.locator('.options .offer').first();
    // Whoever begins is drawn by lot: the first curtain may come at once.
    await here.or(offer).waitFor();
    if (await here.isVisible()) await here.click();
    await playFromList(page);
    await here.waitFor();
    expect(await page.locator('.kit-land').count()).toBe(0);
    await here.click();
    await playFromList(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** Clicks the button for the next step so many times, each when the one before is drawn; the last one is looked at. */
async function stepOn(page: Page, times: number): Promise<void> {
  await page.getByRole('button', { name: 'Forward' }).evaluate(async (button, clicks) => {
    for (let click = 0; click < clicks; click++) {
      (button as HTMLElement).click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, times);
}

/** The points on everybody's card and on one's own board, the fewest first. */
async function shownPoints(page: Page): Promise<number[]> {
  const found = await page.$$eval('[data-points]', (all) =>
    all.map((one) => Number((one as HTMLElement).dataset.points)),
  );
  return found.sort((a, b) => a - b);
}

/** Presses Tab until an element that fits has the focus. */
async function tabTo(page: Page, fits: (element: Element) => boolean): Promise<void> {
  const source = fits.toString();
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate(
      // The page's policy allows no eval; the browser's own door for tests does.
      `(${source})(document.activeElement ?? document.body)`,
    );
    if (isThere === true) return;
  }
  throw new Error('the Tab key leads nowhere');
}
