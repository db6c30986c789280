/** Whole games in the browser, and files of games. */
import { terraMystica } from '@guildhall/games/terra-mystica';
import { importTable, standingsOf, type Table } from '@guildhall/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { statsOf } from '../src/table/replay/game-stats.ts';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, visit } from './chromium.ts';
import { isLeagueHere, leagueGame } from './games.ts';
import {
  asked,
  decideByClicks,
  engineTotals,
  exported,
  giveFile,
  playFromList,
  show,
  shownTotals,
  tableOf,
  turnOf,
} from './steps.ts';

withBuiltClient();

const AGAINST_RANDOM = { lastPlay: { seats: 2, level: 'random' } };

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
    // What is drawn for a phone comes a moment after its width.
    await expect.poll(async () => (await named.boundingBox())?.width).toBeGreaterThan(30);
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

  test('a game of Age of Innovation against the Automa, who shows her cards and says why', async () => {
    const { page, context, complaints } = await visit(browser, {
      preferences: { lastPlay: { seats: 1, level: 'random' } },
    });
    await page.goto(`${served.address}/games/age-of-innovation`);
    await page.getByRole('button', { name: 'Play now' }).click();
    const why = new Set<string>();
    for (let step = 1; (await turnOf(page)) === 'asked'; step++) {
      for (const line of await page.locator('.frame-panels .aoi-automa-why b').allTextContents())
        why.add(line);
      await decideByClicks(page, step);
    }
    await page.waitForSelector('.chart');
    const table = tableOf(await exported(page));
    expect(table.options).toMatchObject({ players: 1, level: 'automa' });
    const standings = standingsOf(table.rules.outcome(table.state()));
    expect(standings.map(({ who }) => who).sort()).toEqual([0, 'automa']);
    const totals = await page.$$eval('[data-total]', (all) =>
      all.map((cell) => cell.getAttribute('data-total')),
    );
    expect(totals).toEqual(standings.map(({ total }) => String(total)));
    await show(page, 'log');
    const log = (await page.locator('.log li').allInnerTexts()).join('\n');
    // Every action of hers names its card; she passes once a round.
    expect(log.match(/Automa passes \(support card [^)]+\) and scores \d+ VP/g)).toHaveLength(6);
    expect(log).toMatch(/Automa builds a (?:marked )?workshop on [A-I]\d+ \(card \*?\d+\): in reach of /);
    expect([...why]).toContainEqual(expect.stringMatching(/^.+: why .+\?$/));
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
    await page.goto(served.address);
    await giveFile(page, text);
    // It opens with the result.
    await page.locator('.end').first().waitFor();
    await page.locator('.table-top a[href$="/replay"]').click();
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
    const serve = (name: string, body: string): Promise<unknown> =>
      page.route(new RegExp(`/assets/${name}-.{8}\\.js$`), (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      );
    await serve('board', 'export const board = null;');
    // The tour on the game's page would draw that board, and fail, sometimes before the click.
    await serve('tour', 'export default () => null;');
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
