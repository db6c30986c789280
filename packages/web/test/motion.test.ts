/** Pieces that travel and numbers that count: what moves, by what, and when nothing does. */

import { manifests } from '@guildhall/games';
import { exportTable } from '@guildhall/kernel';
import { rotating } from '@guildhall/testing';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, visit } from './chromium.ts';
import { randomGameOf } from './games.ts';
import { GAMES } from './positions.ts';
import { asked, giveFile, playFromList, tableOf } from './steps.ts';

withBuiltClient();

interface Recorded {
  /** Names of pieces that were animated. */
  readonly pieces: readonly string[];
  /** What of them changed. */
  readonly properties: readonly string[];
  /** Tiles that flew to whoever took them. */
  readonly flights: number;
}

/** Notes every animation that the page starts by itself. */
async function record(page: Page): Promise<() => Promise<Recorded>> {
  await page.addInitScript(() => {
    const noted = { pieces: [] as string[], properties: new Set<string>(), flights: 0 };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, frames, options) {
      if (this.matches('.kit-place:popover-open')) noted.flights += 1;
      noted.pieces.push(this.getAttribute('data-piece') ?? 'ghost');
      for (const frame of frames as Keyframe[])
        for (const name of Object.keys(frame)) noted.properties.add(name);
      return animate.call(this, frames, options);
    };
    Object.assign(window, { noted });
  });
  return () =>
    page.evaluate(() => {
      const { noted } = window as unknown as {
        readonly noted: {
          readonly pieces: string[];
          readonly properties: Set<string>;
          readonly flights: number;
        };
      };
      return { ...noted, properties: [...noted.properties] };
    });
}

async function fileOf(game: string): Promise<string> {
  const samples = await manifests.find(({ id }) => id === game)?.samples?.();
  if (samples === undefined) throw new Error(`${game} has no samples`);
  const { options, isReached } = samples.position;
  return exportTable(randomGameOf(game, options, 'motion', isReached));
}

/** To a point of the past that is looked at. */
async function moveTo(page: Page, point: number): Promise<void> {
  await page.getByRole('slider').fill(String(point));
  await page
    .getByText(new RegExp(`\\b${point} of \\d`))
    .first()
    .waitFor();
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
}

/** Opens a game and goes on through its past, step by step. */
async function stepThrough(page: Page, file: string, steps: number): Promise<void> {
  await page.goto(served.address);
  await giveFile(page, file);
  await page.waitForSelector('.table-page');
  const curtain = page.locator('.curtain button');
  if ((await curtain.count()) > 0) await curtain.click();
  await page.locator('.table-top a[href$="/replay"]').click();
  await moveTo(page, 0);
  await page.waitForLoadState('networkidle');
  for (let step = 1; step <= steps; step++) await moveTo(page, step);
}

/** What moves may only change in ways that need no new layout; the rest says when. */
const ALLOWED = new Set(['transform', 'opacity', 'offset']);

describe.skipIf(BROWSER === null)('in a browser', { timeout: 120_000 }, () => {
  test.for(rotating(GAMES, 4))(
    '%s: pieces travel and tiles fly, by transform and opacity alone, and leave nothing behind',
    async (game) => {
      const { page, context, complaints } = await visit(browser, {
        preferences: { pace: 'fast', drawer: null },
      });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const recorded = await record(page);
      await stepThrough(page, await fileOf(game), 24);
      const { pieces, properties, flights } = await recorded();
      expect(flights).toBeGreaterThan(0);
      expect(pieces.filter((name) => name !== 'ghost').length).toBeGreaterThan(0);
      expect(properties.filter((name) => !ALLOWED.has(name))).toEqual([]);
      // Where everything has come to rest, no two pieces have one name, and no picture of a gone one is left.
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      const names = await page.$$eval('.board-frame [data-piece]', (all) =>
        all.map(
          (one) =>
            `${one.getAttribute('data-piece')} ${one.closest('[data-place]')?.getAttribute('data-place')}`,
        ),
      );
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('while pieces of others move nothing is drawn, and what came meanwhile is there afterwards', async () => {
    const { page, context, complaints } = await visit(browser, {
      preferences: { pace: 'fast', drawer: null, lastPlay: { seats: 4, level: 'random' } },
    });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      const noted = { moved: 0, underWay: 0, drawn: [] as string[] };
      const play = Animation.prototype.play;
      Animation.prototype.play = function (this: Animation) {
        noted.moved += 1;
        noted.underWay += 1;
        const end = (): void => {
          noted.underWay -= 1;
        };
        this.finished.then(end, end);
        play.call(this);
      };
      new MutationObserver((records) => {
        if (noted.underWay === 0) return;
        // The tiles that the person's own action asks for come up at once.
        for (const { addedNodes } of records)
          for (const node of addedNodes)
            if (node instanceof Element && !node.matches('[aria-hidden], [hidden], .picker-layer'))
              noted.drawn.push(node.outerHTML.slice(0, 200));
      }).observe(document, { childList: true, subtree: true });
      Object.assign(window, { noted });
    });
    await page.goto(`${served.address}/games/terra-mystica`);
    await page.getByRole('button', { name: 'Play now' }).click();
    for (let made = 0; made < 6 && (await asked(page)) === 'asked'; made++) {
      // What the person does is drawn at once.
      await page.waitForFunction(
        () => (window as unknown as { readonly noted: { readonly underWay: number } }).noted.underWay === 0,
      );
      await playFromList(page);
    }
    const { moved, drawn } = await page.evaluate(
      () =>
        (
          window as unknown as {
            readonly noted: { readonly moved: number; readonly drawn: readonly string[] };
          }
        ).noted,
    );
    expect(moved).toBeGreaterThan(0);
    expect(drawn).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('numbers count to what they are, and end there', async () => {
    const { page, context, complaints } = await visit(browser, {
      preferences: { pace: 'normal', drawer: null },
    });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const file = await fileOf('terra-mystica');
    const incomes = tableOf(file)
      .log(null)
      .filter(({ events }) => events.some(({ kind }) => kind === 'income'));
    const { number } = incomes[1];
    await stepThrough(page, file, 0);
    await moveTo(page, number - 1);
    // How often each number of a seat is written. A step alone writes it once; what counts writes it more often.
    await page.evaluate(() => {
      const written = new Map<Node, number>();
      const note = (records: readonly MutationRecord[]): void => {
        for (const { target } of records) written.set(target, (written.get(target) ?? 0) + 1);
      };
      for (const seats of document.querySelectorAll('.seats'))
        new MutationObserver(note).observe(seats, { subtree: true, characterData: true });
      Object.assign(window, { written });
    });
    await moveTo(page, number);
    const mostWritten = (): Promise<number> =>
      page.evaluate(() => {
        const { written } = window as unknown as { readonly written: ReadonlyMap<Node, number> };
        return Math.max(0, ...written.values());
      });
    await expect.poll(mostWritten).toBeGreaterThan(1);
    const atRest = (): Promise<readonly (readonly [string | null, string | null])[]> =>
      page.$$eval('.seat-card[data-points]', (cards) =>
        cards.map((card) => [
          card.getAttribute('data-points'),
          card.querySelector('.seat-points b')?.textContent ?? null,
        ]),
      );
    await expect.poll(async () => (await atRest()).filter(([points, text]) => points !== text)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.for(
    rotating(
      [
        ['whoever wants less motion', 'normal', 'reduce'],
        ['whoever wants everything at once', 'instant', 'no-preference'],
      ] as const,
      2,
    ),
  )('nothing moves for %s', async ([, pace, reducedMotion]) => {
    const { page, context, complaints } = await visit(browser, { preferences: { pace, drawer: null } });
    await page.emulateMedia({ reducedMotion });
    const recorded = await record(page);
    await stepThrough(page, await fileOf('terra-mystica'), 24);
    expect((await recorded()).pieces).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('pieces are heard by whoever wants it, and by nobody else', async () => {
    for (const pieceSound of [false, true]) {
      const { page, context, complaints } = await visit(browser, {
        preferences: { pace: 'fast', drawer: null, pieceSound },
      });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.addInitScript(() => {
        const create = AudioContext.prototype.createOscillator;
        Object.assign(window, { knocks: 0 });
        AudioContext.prototype.createOscillator = function (this: AudioContext) {
          (window as unknown as { knocks: number }).knocks += 1;
          return create.call(this);
        };
      });
      await stepThrough(page, await fileOf('terra-mystica'), 16);
      const knocks = (): Promise<number> =>
        page.evaluate(() => (window as unknown as { readonly knocks: number }).knocks);
      if (pieceSound) await expect.poll(knocks).toBeGreaterThan(0);
      else expect(await knocks()).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});
