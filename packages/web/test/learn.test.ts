/** Lessons as learners go through them: by clicks, in every language, on every screen. */
import { manifestOf, manifests } from '@guildhall/games';
import { LANGUAGES } from '@guildhall/kernel';
import { rotating } from '@guildhall/testing';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { COLOURS, faults, isTooWide } from './axe.ts';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, SCREENS, visit } from './chromium.ts';
import { asked, commit, playFromList } from './steps.ts';

const LESSONS = manifests.flatMap(({ id, lessons }) =>
  (lessons?.list ?? []).map((one) => ({ game: id, lesson: one.id })),
);
const MATRIX = LANGUAGES.flatMap((language) =>
  SCREENS.flatMap((screen) => LESSONS.map((lesson) => ({ ...lesson, language, screen }))),
);
/** Shares no factor with the lengths of the axes. */
const SLICES = 23;

withBuiltClient();

async function stepsOf(game: string, id: string) {
  const lessons = (await manifestOf(game)?.lessons?.load())?.lessons;
  const lesson = lessons?.find((one) => one.id === id);
  if (lesson === undefined) throw new Error(`there is no lesson ${id}`);
  return lesson.steps;
}

const bubble = (page: Page) => page.locator('.coach-bubble');
const number = async (page: Page): Promise<number> =>
  Number(await page.locator('.coach').getAttribute('data-step'));

/** Waits until the coach speaks at a step. */
async function reached(page: Page, at: number): Promise<void> {
  await page.locator(`.coach[data-step="${at}"]`).waitFor();
}

/** Waits until the middle of what the coach points at first is on the screen. */
async function pointsAtSomething(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const ring = document.querySelector('.coach-ring')?.getBoundingClientRect();
    if (ring === undefined) return false;
    const [x, y] = [ring.left + ring.width / 2, ring.top + ring.height / 2];
    return x > 0 && x < innerWidth && y > 0 && y < innerHeight;
  });
}

/** Chooses the row of the selected place with most of the lines; says how many it has. */
async function chooseRow(page: Page, lines: readonly string[]): Promise<number> {
  for (let count = lines.length; count > 0; count--) {
    const row = page.locator(`.place-card .offer[data-line="${lines.slice(0, count).join(' · ')}"]`);
    if ((await row.count()) === 0) continue;
    if ((await row.getAttribute('aria-checked')) !== 'true') await row.click();
    return count;
  }
  return 0;
}

/** Plays what can be played at a place; says how many lines. `isLit`: it has to be lit. */
async function playAt(page: Page, place: string, lines: readonly string[], isLit: boolean): Promise<number> {
  const tile = page.locator(`.picker [data-tile="${place}"]`);
  if ((await tile.count()) > 0) {
    await tile.click();
    await commit(page);
    return 1;
  }
  const spot = page.locator(`[data-place="${place}"]${isLit ? '[data-lit]' : ''}:visible`).first();
  if ((await spot.count()) === 0) return 0;
  await spot.click();
  const played = await chooseRow(page, lines);
  if (played > 0) await commit(page);
  return played;
}

/** Plays lines as a learner does: by a button, on the things that the coach points at, else from the list. */
async function play(
  page: Page,
  lines: readonly string[],
  places: readonly string[],
  isBegun = false,
): Promise<void> {
  await asked(page);
  // The coach turns to where the thing is, and points at it.
  await pointsAtSomething(page);
  const answer = page.locator(`[data-answer="${lines[0]}"]`);
  if ((await answer.count()) > 0) {
    await answer.click();
    return;
  }
  let played = 0;
  for (const place of places) played ||= await playAt(page, place, lines, isBegun);
  if (played === 0) {
    await playFromList(page, lines[0]);
    played = 1;
  }
  if (played < lines.length) await play(page, lines.slice(played), places, true);
}

describe.skipIf(BROWSER === null)('a lesson', { timeout: 240_000 }, () => {
  test.each(rotating(MATRIX, SLICES))(
    '$game $lesson in $language at $screen.width pixels is gone through and ends in a game',
    async ({ game, lesson, language, screen }) => {
      const { page, context, complaints } = await visit(browser, {
        screen,
        preferences: { language, drawer: null },
      });
      await page.goto(`${served.address}/learn/${game}/${lesson}`);
      const steps = await stepsOf(game, lesson);
      for (const [at, { wanted, show, showNext }] of steps.slice(0, -1).entries()) {
        await reached(page, at);
        expect((await bubble(page).locator('h2').textContent())?.length, `step ${at}`).toBeGreaterThan(0);
        expect(await bubble(page).innerText(), `step ${at}`).not.toMatch(/NaN|undefined/);
        if (show.length > 0) await pointsAtSomething(page);
        if (wanted === undefined) {
          await bubble(page).locator('button.main').click();
          continue;
        }
        // A phone has no room for both the coach and the board.
        const fold = page.locator('.coach-fold');
        if ((await fold.count()) > 0) await fold.click();
        await play(
          page,
          wanted[0].split('; ').filter((line) => line !== 'end turn'),
          [...show, ...(showNext ?? [])].flatMap((target) => ('place' in target ? target.place : [])),
        );
        for (let tries = 0; tries < 3 && (await number(page)) === at; tries++) {
          if ((await page.locator('.coach-rest').count()) === 0) break;
          await asked(page);
          await commit(page);
        }
      }
      await reached(page, steps.length - 1);
      expect(await isTooWide(page)).toBe(false);
      await bubble(page).locator('button.main').click();
      await page.waitForURL(/\/local\//);
      expect(await asked(page)).toBe('asked');
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test.each(rotating(LESSONS, LESSONS.length))(
    '$game $lesson: another move is explained, one can go back, leave and come again',
    async ({ game, lesson }) => {
      const { page, context, complaints } = await visit(browser, {
        preferences: { drawer: 'actions', coaching: 'new' },
      });
      await page.goto(`${served.address}/learn/${game}/${lesson}`);
      const steps = await stepsOf(game, lesson);
      const task = steps.findIndex(({ wanted }) => wanted !== undefined);
      for (let at = 0; at < task; at++) {
        await reached(page, at);
        await bubble(page).locator('button.main').click();
      }
      await reached(page, task);
      // One teacher is enough, and no tip is used up here.
      expect(await page.locator('.hint, .what-button').count()).toBe(0);
      // What is explained under the pointer is no part of the page.
      await page.mouse.move(0, 0);
      await page.locator('.kit-tip').waitFor({ state: 'detached' });
      expect(await faults(page, COLOURS[0])).toEqual([]);
      const [wanted] = steps[task].wanted?.[0].split('; ') ?? [];
      await page.locator(`.options .offer:not([data-line="${wanted}"])`).first().click();
      await commit(page);
      await page.locator('.coach-wrong').waitFor();
      expect(await number(page)).toBe(task);
      await page.reload();
      await reached(page, task);
      await bubble(page).getByRole('button', { name: 'Back' }).click();
      await reached(page, task - 1);
      await bubble(page).getByRole('button', { name: 'Chapters' }).click();
      await page.locator('.coach-chapters button').nth(2).click();
      await page.locator('.coach-chapters [aria-current]').waitFor({ state: 'detached' });
      const later = await number(page);
      expect(later).toBeGreaterThan(task);
      await bubble(page).getByRole('link', { name: 'Leave the lesson' }).click();
      await page.getByText(`step ${later + 1} of ${steps.length}`).waitFor();
      await page.locator(`.lesson-list a[href$="/${lesson}"]`).click();
      await reached(page, later);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
