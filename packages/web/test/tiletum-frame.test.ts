/** How the frame of the table serves Tiletum: nothing of the wheel is covered, and the Cardinal is among the players. */
import { settle, type Table } from '@guildhall/kernel';
import { rotating } from '@guildhall/testing';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, visit } from './chromium.ts';
import { randomGameOf } from './games.ts';
import { openLateTable } from './late-table.ts';
import { openTable, playFromList } from './steps.ts';

withBuiltClient();

const DESK = { width: 1440, height: 900 };
const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

type Options = Parameters<typeof randomGameOf>[1];

const kindsAfter = (table: Table, lines: readonly string[]): readonly string[] => {
  const { rules } = table;
  const [seat] = table.deciders();
  const state = rules.clone(table.state());
  for (const line of lines) {
    const action = rules.legal(state, seat).find((one) => rules.notation.write(one) === line);
    if (action === undefined) return [];
    rules.apply(state, seat, action);
    settle(rules, state);
  }
  return rules.legal(state, seat).map(({ kind }) => kind);
};

interface Found {
  readonly table: Table;
  readonly die: string;
}

/** The first position of random games with a die after which, and after more steps, an action of a kind is legal. */
function dieFor(options: Options, kind: string, ...steps: readonly string[]): Found {
  for (let seed = 0; seed < 40; seed++) {
    let die: string | undefined;
    const table = randomGameOf('tiletum', options, `tiletum frame ${seed}`, (now) => {
      if (now.drafts(null).length > 0 || now.rules.where(now.state()).round === 1) return false;
      const [seat] = now.deciders();
      die = now
        .legal(seat)
        .filter((action) => action.kind === 'take')
        .map((action) => now.rules.notation.write(action))
        .find((line) => kindsAfter(now, [line, ...steps]).includes(kind));
      return die !== undefined;
    });
    if (die !== undefined) return { table, die };
  }
  throw new Error(`no die leads to ${kind}`);
}

/** Dice and what can be chosen that the card of a place lies on. */
function coveredByCard(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const card = document.querySelector('.place-card')?.getBoundingClientRect();
    if (card === undefined) return ['there is no card'];
    const isUnder = (element: Element): boolean => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const wide = Math.min(right, card.right) - Math.max(left, card.left);
      return wide > 1 && Math.min(bottom, card.bottom) - Math.max(top, card.top) > 1;
    };
    return [...document.querySelectorAll('.frame [data-lit], .til-wheel .til-die')]
      .filter(isUnder)
      .map((element) => element.closest('[data-place]')?.getAttribute('data-place') ?? '');
  });
}

describe.skipIf(BROWSER === null)('the frame around Tiletum', { timeout: 120_000 }, () => {
  test.each([
    { players: 4, tabs: ['Fairs', 'Offers', 'Technologies'] },
    { players: 1, tabs: ['The Cardinal', 'Decree', 'Fairs', 'Offers', 'Technologies'] },
  ])(
    'on a tablet with silver contracts and characters share a tab, all of it in sight: $players',
    async ({ players, tabs }) => {
      const { page, context, complaints } = await visit(browser, {
        screen: { width: 820, height: 1180 },
        preferences: { drawer: null },
      });
      await openLateTable(page, served.address, 'tiletum', players, { silver: true });
      expect(await page.locator('.tray-tabs button').allInnerTexts()).toEqual(tabs);
      await page.locator('.tray-tabs button', { hasText: 'Offers' }).click();
      for (const panel of ['contracts', 'characters']) {
        const shown = page.locator(`.frame-panels [data-panel="${panel}"]`);
        expect(await shown.isVisible()).toBe(true);
        expect(await shown.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1);
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  const CARDS = [
    { screen: DESK, options: { players: 4 }, kind: 'moveMerchant' },
    { screen: LAPTOP, options: { players: 3, silver: true }, kind: 'moveSeeker' },
  ] as const;
  test.each(CARDS)(
    '$options at $screen.width pixels: the card of a place covers no die and nothing that can be chosen',
    async ({ screen, options, kind }) => {
      const { page, context, complaints } = await visit(browser, { screen, preferences: { drawer: null } });
      const { table, die } = dieFor(options, kind);
      await openTable(page, served.address, table);
      const lookAtCards = async (): Promise<void> => {
        const lit = page.locator('.board-frame .kit-shape[data-lit]');
        const count = await lit.count();
        expect(count).toBeGreaterThan(1);
        for (let at = 0; at < count; at++) {
          await lit.nth(at).click({ force: true });
          const place = await page.locator('.kit-shape[aria-pressed="true"]').getAttribute('data-place');
          await page.locator('.place-card').waitFor();
          expect(await coveredByCard(page), `card of ${place}`).toEqual([]);
          await page.keyboard.press('Escape');
        }
      };
      await lookAtCards();
      await playFromList(page, die);
      await page.locator('.drawer .kit-close').click();
      await lookAtCards();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  const JOKERS = [
    { language: 'en', die: /^Take the die: /, button: 'Choose this action' },
    { language: 'pl', die: /^Weź kość /, button: 'Wybierz tę akcję' },
    { language: 'uk', die: /^Взяти кубик: /, button: 'Вибрати цю дію' },
  ] as const;
  test.each(rotating(JOKERS, 3))(
    'the Joker asks for an action after the die, not for a tile, $language',
    async ({ language, die: words, button }) => {
      const { page, context, complaints } = await visit(browser, {
        screen: DESK,
        preferences: { language },
      });
      const { table, die } = dieFor({ players: 3 }, 'choose', 'keep tile');
      await openTable(page, served.address, table);
      await playFromList(page, die);
      await page.locator('[data-answer="keep tile"]').click();
      const picker = page.locator('.picker');
      expect(await picker.locator('.picker-why').innerText()).toMatch(words);
      await picker.locator('[data-tile]').first().click();
      await expect.poll(() => page.locator('.move [data-primary]').innerText()).toBe(button);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  /** Alone, where a die is to be taken in the third round. */
  const alone = (options: Readonly<Record<string, unknown>> = {}): Table =>
    randomGameOf('tiletum', { players: 1, level: 'hard', ...options }, 'solo look 3', (now) => {
      const isTurn = now.legal(now.deciders()[0]).some(({ kind }) => kind === 'take');
      return isTurn && now.rules.where(now.state()).round === 3;
    });

  test('on a phone the Cardinal stands among the players with his points, and leads to his board', async () => {
    const { page, context, complaints } = await visit(browser, { screen: PHONE });
    const table = alone({ silver: true });
    await openTable(page, served.address, table);
    const seats = page.locator('.phone-seats .seat-card');
    const points = (owner: number): string => {
      const { players } = table.state() as unknown as { readonly players: readonly { points: number }[] };
      return String(players[owner].points).replace('-', '−');
    };
    expect(await seats.locator('.seat-points').allInnerTexts()).toEqual([points(0), points(1)]);
    await page.getByRole('button', { name: 'Cardinal' }).click();
    await page.locator('.phone-tab .til-cardinal').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  const PANELS = ['cardinal', 'decree', 'contracts', 'characters', 'technologies', 'challenges'] as const;
  const BESIDE_HIM = [
    // Challenges stand below the wheel.
    { screen: DESK, shown: ['cardinal', 'decree', 'contracts', 'characters', 'technologies'], challenges: 5 },
    { screen: LAPTOP, shown: ['cardinal', 'decree', 'contracts', 'characters'], challenges: 0 },
  ] as const;
  test.each(BESIDE_HIM)(
    'beside the Cardinal with silver the room is used at $screen.width pixels',
    async ({ screen, shown, challenges }) => {
      const { page, context, complaints } = await visit(browser, { screen, preferences: { drawer: null } });
      await openTable(page, served.address, alone({ silver: true }));
      await page.evaluate(() => document.fonts.ready);
      const visible: string[] = [];
      for (const panel of PANELS)
        if (await page.locator(`[data-panel="${panel}"]`).isVisible()) visible.push(panel);
      expect(visible).toEqual(shown);
      expect(await page.locator('.til-challenge:visible').count()).toBe(challenges);
      const hidden = await page.$eval('.frame-panels', (all) => all.scrollHeight - all.clientHeight);
      expect(hidden).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
