/** How-to-play pages as they are read: everything is drawn, rules can be tried by clicks and by keys, and a card prints. */
import { type Guide, type GuideBlock, manifests } from '@guildhall/games';
import { LANGUAGES } from '@guildhall/kernel';
import { rotating } from '@guildhall/testing';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { COLOURS, faults, isTooWide } from './axe.ts';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, SCREENS, visit } from './chromium.ts';

const GAMES = manifests.filter(({ guide }) => guide !== undefined).map(({ id }) => id);
const MATRIX = LANGUAGES.flatMap((language) =>
  SCREENS.flatMap((screen) => GAMES.map((game) => ({ game, language, screen }))),
);
/** As many as there are cases: one page a day. */
const SLICES = 36;
/** Pixels: nobody reads what is smaller. */
const SMALLEST = 11;

withBuiltClient();

async function guideOf(game: string): Promise<Guide> {
  const found = await manifests.find(({ id }) => id === game)?.guide?.();
  if (found === undefined) throw new Error(`${game} has no guide`);
  return (await found.load()).guide;
}

async function opened(page: Page, game: string, part = 'how-to-play'): Promise<void> {
  await page.goto(`${served.address}/games/${game}/${part}`);
  await page.locator('.guide[data-drawn], .reference-card').waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.guide-window')].every((drawn) => drawn.hasAttribute('data-drawn')),
  );
}

/** What of a drawing is missing: nothing is drawn, or a place that is spoken of is cut off. Runs in the page. */
function missingIn({ selector, places }: { selector: string; places: readonly string[] }): string[] {
  const shown = document.querySelector(`${selector} .guide-window`);
  if (shown === null) return [`${selector} has no drawing`];
  const frame = shown.getBoundingClientRect();
  const drawn = [...shown.querySelectorAll('svg, [data-place]')].filter(
    (element) => element.getBoundingClientRect().width > 0,
  );
  // On a phone a board to try may be moved sideways.
  const isMoved = getComputedStyle(shown).overflowX === 'auto';
  const found: string[] = [];
  if (frame.width < 100 || frame.height < 30 || drawn.length < 2) found.push(`${selector} is empty`);
  for (const place of places) {
    const boxes = [...shown.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const isSeen = boxes.some(
      (box) =>
        (isMoved || (box.left > frame.left - 3 && box.right < frame.right + 3)) &&
        box.top > frame.top - 3 &&
        box.bottom < frame.bottom + 3,
    );
    if (!isSeen) found.push(`${selector} does not show ${place}`);
  }
  return found;
}

function missing(page: Page, selector: string, places: readonly string[]): Promise<string[]> {
  return page.evaluate(missingIn, { selector, places });
}

/** Words of the page that are too small, or that their box cuts off; drawings are looked at by themselves. */
function unreadable(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const element = node.parentElement;
      if (text === '' || element === null || element.closest('.guide-stage, .guide-thing, .kit-hidden, svg'))
        continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < smallest) found.push(`${text.slice(0, 30)}: ${size} px`);
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const frame = box.getBoundingClientRect();
        if (words.right > frame.right + 1 || words.bottom > frame.bottom + 1)
          found.push(`${text.slice(0, 30)} is cut`);
      }
    }
    return found;
  }, SMALLEST);
}

/** The answers of a board to try, as the page tells whoever gives up. */
async function answersOf(board: Locator): Promise<string[]> {
  const button = board.locator('.guide-answers > button');
  await button.click();
  const lit = board.locator('.guide-stage [data-lit]');
  const places = await lit.evaluateAll((all) => all.map((one) => one.getAttribute('data-place') ?? ''));
  await board.locator('.guide-right').waitFor();
  await button.click();
  await board.locator('.guide-right').waitFor({ state: 'detached' });
  return [...new Set(places)];
}

const placeIn = (board: Locator, place: string): Locator =>
  board.locator(`.guide-stage [data-place="${place}"]:visible`).first();

/** A place that is seen as a whole and wrong. */
async function wrongPlace(board: Locator, answers: readonly string[]): Promise<string> {
  const found = await board.locator('.guide-window').evaluate((shown, right) => {
    const frame = shown.getBoundingClientRect();
    const places = [...shown.querySelectorAll('[data-place]')].filter((element) => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const isInside = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
      return box.width > 0 && isInside && !right.includes(element.getAttribute('data-place') ?? '');
    });
    return places.map((element) => element.getAttribute('data-place') ?? '');
  }, answers);
  expect(found.length).toBeGreaterThan(0);
  return found[0];
}

/** Where the keyboard is. */
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? null);

/** Goes to a place by Tab and, within a drawing, by the arrow keys. */
async function reachByKeys(page: Page, board: Locator, place: string): Promise<void> {
  const isShape = await placeIn(board, place).evaluate((element) => element instanceof SVGElement);
  // What is before the board: the keyboard comes from there.
  await board.evaluate((element) => {
    const stage = element.querySelector('.guide-window') as HTMLElement;
    stage.tabIndex = -1;
    stage.focus();
    stage.removeAttribute('tabindex');
  });
  for (let tabs = 0; tabs < 200; tabs++) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (here === place) return;
    if (isShape && (await isInDrawingOf(board, place))) break;
  }
  const tried = new Set<string>();
  for (let keys = 0; keys < 80 && (await focused(page)) !== place; keys++) {
    const here = await focused(page);
    const [across, down] = await placeIn(board, place).evaluate((element) => {
      const [to, from] = [element, document.activeElement as Element].map((one) =>
        one.getBoundingClientRect(),
      );
      return [
        to.left + to.width / 2 - from.left - from.width / 2,
        to.top + to.height / 2 - from.top - from.height / 2,
      ];
    });
    const sideways = across > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const upright = down > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
    const [first, second] = Math.abs(down) > Math.abs(across) ? [upright, sideways] : [sideways, upright];
    // From the same place never the same way twice, so that two places do not lead to each other for ever.
    const way = [first[0], second[0], second[1], first[1]].find((key) => !tried.has(`${here} ${key}`));
    if (way === undefined) break;
    tried.add(`${here} ${way}`);
    await page.keyboard.press(way);
  }
  expect(await focused(page)).toBe(place);
}

/** Whether the keyboard is at a place of the same drawing. */
function isInDrawingOf(board: Locator, place: string): Promise<boolean> {
  return placeIn(board, place).evaluate((element) => {
    const here = document.activeElement;
    return here?.hasAttribute('data-place') === true && here.closest('svg') === element.closest('svg');
  });
}

/** Finds everything there is to find on a board. */
async function solve(
  board: Locator,
  answers: readonly string[],
  choose: (place: string) => Promise<void>,
): Promise<void> {
  for (const [at, place] of answers.entries()) {
    await choose(place);
    await expect
      .poll(() => board.locator('.guide-sign[data-sign="right"]').count(), { message: place })
      .toBe(at + 1);
  }
  await board.locator('.guide-right').waitFor();
  expect(await board.locator('.guide-count').innerText()).toMatch(
    new RegExp(`${answers.length}.*${answers.length}`),
  );
}

function isTry(block: GuideBlock): block is Extract<GuideBlock, { kind: 'try' }> {
  return block.kind === 'try';
}

const CARDS = GAMES.flatMap((game) => LANGUAGES.map((language) => ({ game, language })));

describe.skipIf(BROWSER === null)('a how-to-play page', { timeout: 240_000 }, () => {
  test.each(rotating(MATRIX, SLICES))(
    'of $game in $language at $screen.width pixels shows everything it speaks of',
    async ({ game, language, screen }) => {
      const { page, context, complaints } = await visit(browser, { screen, preferences: { language } });
      await opened(page, game);
      const guide = await guideOf(game);
      expect(await page.locator('[data-chapter]').count()).toBe(guide.chapters.length);
      const found: string[] = [];
      for (const { id, blocks } of guide.chapters)
        for (const block of blocks) {
          if (block.kind !== 'diagram') continue;
          const places = [...(block.lit ?? []), ...(block.around ?? [])];
          found.push(...(await missing(page, `#${id} [data-diagram="${block.id}"]`, places)));
        }
      expect(found).toEqual([]);
      const things = page.locator('.guide-thing');
      const empty = await things.evaluateAll((all) =>
        all
          .filter((one) => one.firstElementChild === null || one.getBoundingClientRect().height < 20)
          .map((one) => one.getAttribute('data-thing')),
      );
      expect(empty).toEqual([]);
      expect(await unreadable(page)).toEqual([]);
      // What only bots ask of a game is left out of the page: a number from there would be none.
      expect(await page.locator('main').innerText()).not.toMatch(/NaN|undefined/);
      expect(await isTooWide(page)).toBe(false);
      for (const colours of COLOURS) {
        await page.emulateMedia({ colorScheme: colours });
        expect(await faults(page, colours)).toEqual([]);
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test.each(rotating(MATRIX, SLICES))(
    'of $game in $language at $screen.width pixels is tried by clicks and by keys',
    async ({ game, language, screen }) => {
      const { page, context, complaints } = await visit(browser, { screen, preferences: { language } });
      await opened(page, game);
      const { chapters } = await guideOf(game);
      const tries = chapters.flatMap(({ id, blocks }) =>
        blocks.filter(isTry).map((block) => ({ id, block })),
      );
      for (const [at, { id, block }] of tries.entries()) {
        const selector = `#${id} [data-try="${block.id}"]`;
        const board = page.locator(selector);
        await board.scrollIntoViewIfNeeded();
        const answers = await answersOf(board);
        expect(await missing(page, selector, answers)).toEqual([]);
        const wrong = await wrongPlace(board, answers);
        await placeIn(board, wrong).click();
        const reason = board.locator('.guide-answer [data-wrong]');
        await expect.poll(async () => (await reason.innerText()).split(/[.:] /)[1] ?? '').not.toBe('');
        expect(await board.locator('.guide-sign[data-sign="wrong"]').count()).toBe(1);
        await solve(board, answers, async (place) => {
          if (at % 2 === 0) {
            await placeIn(board, place).click();
            return;
          }
          await reachByKeys(page, board, place);
          await page.keyboard.press('Enter');
        });
      }
      expect(await isTooWide(page)).toBe(false);
      expect(await faults(page, 'light')).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('leads from chapter to chapter, to the rules and to a first game', async () => {
    const { page, context, complaints } = await visit(browser);
    const [game] = GAMES;
    await page.goto(`${served.address}/games/${game}`);
    await page.locator('.game-ways a[href$="/how-to-play"]').click();
    await page.locator('.guide[data-drawn]').waitFor();
    const { chapters } = await guideOf(game);
    const last = chapters[chapters.length - 1];
    await page.locator(`.guide-nav a[href="#${last.id}"]`).click();
    await page.locator(`.guide-nav a[href="#${last.id}"][aria-current]`).waitFor();
    expect(
      await page.locator(`#${last.id} h2`).evaluate((title) => title.getBoundingClientRect().top),
    ).toBeLessThan(SCREENS[2].height);
    await page.locator(`#${last.id} .guide-rules a`).first().click();
    await page.locator(`article[id="${last.rules[0]}"][data-here]`).waitFor();
    await page.goBack();
    await page.locator('.guide[data-drawn]').waitFor();
    await page.locator('.guide-ways a.main').click();
    await page.locator('.coach').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each(rotating(CARDS, GAMES.length))(
    'of $game has a reference card in $language that prints on one page',
    async ({ game, language }) => {
      const { page, context, complaints } = await visit(browser, {
        screen: SCREENS[0],
        preferences: { language },
      });
      await opened(page, game, 'reference-card');
      const { card } = await guideOf(game);
      expect(await page.locator('.reference-card li').count()).toBe(
        card.flatMap(({ lines }) => lines).length,
      );
      expect(await isTooWide(page)).toBe(false);
      for (const colours of COLOURS) {
        await page.emulateMedia({ colorScheme: colours });
        expect(await faults(page, colours)).toEqual([]);
      }
      const printed = await page.pdf({ preferCSSPageSize: true });
      expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      // Nothing leaves the page sideways, where no second page would tell.
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 710, height: 1040 });
      expect(await isTooWide(page)).toBe(false);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
