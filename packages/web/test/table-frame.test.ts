/** What the frame shows while somebody chooses. */
import { exportTable, payable, settle, type Table } from '@guildhall/kernel';
import { rotating } from '@guildhall/testing';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, visit } from './chromium.ts';
import { randomGame, randomGameOf, whereLegal } from './games.ts';
import { GAMES } from './positions.ts';
import { asked, giveFile, openTable, playFromList } from './steps.ts';

withBuiltClient();

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** A die after which the merchant can move and nothing is asked at the wheel; null: there is none. */
function dieOfMerchant(table: Table): string | null {
  const [seat] = table.deciders();
  for (const action of table.legal(seat).filter(({ kind }) => kind === 'take')) {
    const after = table.rules.clone(table.state());
    table.rules.apply(after, seat, action);
    settle(table.rules, after);
    const kinds = table.rules.legal(after, seat).map(({ kind }) => kind);
    if (kinds.includes('moveMerchant') && !kinds.includes('keep')) return table.rules.notation.write(action);
  }
  return null;
}

/** Whether all of an element is on the screen, with nothing over it. */
function isOnTop(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && (element === there || element.contains(there));
  });
}

/** Runs in the page: what waits for an idle moment waits until somebody lets it go on. */
function holdIdle(): void {
  const held: (() => void)[] = [];
  const page = window as unknown as { requestIdleCallback: unknown; letGo(): void };
  page.requestIdleCallback = (run: () => void) => held.push(run);
  page.letGo = () => {
    page.requestIdleCallback = (run: () => void) => setTimeout(run);
    for (const run of held) run();
  };
}

const BARS = [
  { game: 'terra-mystica', kind: 'upgrade', screen: DESK, language: 'en' },
  { game: 'tiletum', kind: 'take', screen: { width: 1280, height: 800 }, language: 'uk' },
  { game: 'inventions', kind: 'pillar', screen: { width: 820, height: 1180 }, language: 'pl' },
  { game: 'age-of-innovation', kind: 'upgrade', screen: { width: 820, height: 1180 }, language: 'uk' },
  { game: 'terra-mystica', kind: 'upgrade', screen: PHONE, language: 'pl' },
  { game: 'tiletum', kind: 'take', screen: PHONE, language: 'uk' },
] as const;

describe.skipIf(BROWSER === null)('the frame of the table', { timeout: 120_000 }, () => {
  test('a choice is seen on the board and beside the goods, until it is taken back', async () => {
    const { page, context, complaints } = await visit(browser, { screen: DESK });
    const table = whereLegal('terra-mystica', 'upgrade', { players: 4, factionChoice: 'firstGame' });
    await openTable(page, served.address, table);
    const [seat] = table.deciders();
    const action = table.legal(seat).find(({ kind }) => kind === 'upgrade');
    const line = action === undefined ? '' : table.rules.notation.write(action);
    await page.locator(`.options .offer[data-line="${line}"]`).click();
    const ghost = page.locator('.kit-standings [data-ghost^="building "]');
    await ghost.first().waitFor();
    expect(await page.locator('.own-board .kit-change').count()).toBeGreaterThan(0);
    // It is no piece yet: nothing of it travels.
    expect(await page.locator('[data-ghost] [data-piece], [data-ghost][data-piece]').count()).toBe(0);
    await page.keyboard.press('Escape');
    await ghost.first().waitFor({ state: 'detached' });
    expect(await page.locator('.own-board .kit-change').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each([DESK, PHONE])(
    'at $width pixels no row of the list moves when what payments make possible comes in',
    async (screen) => {
      const { page, context, complaints } = await visit(browser, { screen });
      const table = randomGame('rows that stay', (now) => {
        const [seat] = now.deciders();
        if (now.savedDrafts().length > 0 || !now.legal(seat).some(({ kind }) => kind === 'pass'))
          return false;
        const paid = payable(now.rules, now.view(seat), seat, ({ kind }) => kind === 'upgrade');
        return [...paid].some((way) => way !== null);
      });
      expect(table.over).toBe(false);
      await page.addInitScript(holdIdle);
      await page.goto(served.address);
      await giveFile(page, exportTable(table));
      await page.locator('.move[data-asked="true"]').waitFor();
      if (screen === PHONE) await page.locator('.move [aria-keyshortcuts="a"]').click();
      await page.locator('.options[aria-busy="true"] .offer').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      const rows = (): Promise<string[]> =>
        page.$$eval('.options .offer, .options .group, .options input', (all) => {
          const head = all[0].closest('.options')?.getBoundingClientRect().top ?? 0;
          return all.map((row) => {
            const { top, height } = row.getBoundingClientRect();
            return `${Math.round(top - head)} ${Math.round(height)} ${row.textContent}`;
          });
        });
      const before = await rows();
      await page.evaluate(() => (window as unknown as { letGo(): void }).letGo());
      await page.locator('.options[aria-busy="false"]').waitFor();
      const after = await rows();
      expect(after.length).toBeGreaterThan(before.length);
      expect(after.slice(0, before.length)).toEqual(before);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('a picker asks by the prompt, locks what is taken, and its button names the action', async () => {
    const { page, context, complaints } = await visit(browser, {
      screen: DESK,
      preferences: { drawer: null },
    });
    await openTable(
      page,
      served.address,
      whereLegal('terra-mystica', 'pass', { players: 4, factionChoice: 'firstGame' }),
    );
    await page.locator('.move [data-primary]').click();
    const picker = page.locator('.picker');
    expect(await picker.locator('h2').innerText()).toBe('Pass: choose what to take');
    // Four of the cards are somebody's.
    const closed = picker.locator('.picker-tile[data-closed]');
    expect(await closed.count()).toBeGreaterThanOrEqual(3);
    expect(await closed.first().locator('.locked').innerText()).toMatch(/^(Taken by |You already have)/);
    await picker.locator('[data-tile]:enabled').first().click();
    expect(await picker.locator('.picker-tile[data-chosen]').count()).toBe(1);
    expect(await page.locator('.move [data-primary]').innerText()).toMatch(/^Pass and take card/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('factions stand on one screen, each with its goods once', async () => {
    const { page, context } = await visit(browser, { screen: DESK, preferences: { drawer: null } });
    await openTable(
      page,
      served.address,
      whereLegal('terra-mystica', 'faction', { players: 4, factionChoice: 'free' }),
    );
    const tiles = page.locator('.picker-tiles');
    expect(await page.locator('.picker h2').innerText()).toBe('Choose a faction');
    expect(await tiles.locator('.picker-tile').count()).toBe(14);
    expect(await tiles.evaluate((list) => list.scrollHeight <= list.clientHeight + 1)).toBe(true);
    expect(await tiles.locator('.preview').count()).toBe(0);
    await context.close();
  });

  test.each([DESK, { width: 1280, height: 800 }])(
    'sets stand on one screen of $width pixels, with what this game scores',
    async (screen) => {
      const { page, context } = await visit(browser, { screen, preferences: { drawer: null } });
      await openTable(page, served.address, whereLegal('age-of-innovation', 'set', { players: 5 }));
      const tiles = page.locator('.picker-tiles');
      expect(await tiles.locator('.picker-tile').count()).toBe(7);
      expect(await tiles.locator('.picker-beside .round-list > li').count()).toBe(6);
      expect(await tiles.evaluate((list) => list.scrollHeight <= list.clientHeight + 1)).toBe(true);
      // The round bonus is a strip, not a tower.
      const strips = await tiles
        .locator('.aoi-set-tile > .tile')
        .evaluateAll((all) => all.map((strip) => strip.getBoundingClientRect().height));
      expect(Math.max(...strips)).toBeLessThan(60);
      await context.close();
    },
  );

  test.each(GAMES)('%s is laid out alike, whichever way somebody comes to the table', async (game) => {
    const { page, context, complaints } = await visit(browser, {
      screen: DESK,
      preferences: { drawer: null, lastPlay: { seats: 3, level: 'random' } },
    });
    const layout = async (): Promise<string[]> => {
      await asked(page);
      await page.mouse.move(0, 0);
      await page.evaluate(() => document.fonts.ready);
      return page.$$eval('.frame *', (all) =>
        all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const box = [x, y, width, height].map((side) => Math.round(side)).join(' ');
          return `${one.closest('[data-panel]')?.getAttribute('data-panel')} ${one.getAttribute('class')} ${box}`;
        }),
      );
    };
    // The page of a game loads drawings before there is a table, a reload loads the table first.
    await page.goto(`${served.address}/games/${game}`);
    await page.getByRole('button', { name: 'Play now' }).click();
    const before = await layout();
    await page.reload();
    expect(await layout()).toEqual(before);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('on a phone every tab of the set-up has one line', async () => {
    const { page, context } = await visit(browser, { screen: PHONE, preferences: { drawer: null } });
    await openTable(page, served.address, whereLegal('age-of-innovation', 'set', { players: 4 }));
    const tabs = await page.locator('.tabs').boundingBox();
    expect(tabs?.height).toBeLessThan(64);
    await context.close();
  });

  test('on a phone what is chosen on the map leaves the other tabs their room', async () => {
    const { page, context } = await visit(browser, { screen: PHONE, preferences: { drawer: null } });
    const options = { players: 4, factionChoice: 'firstGame' };
    await openTable(page, served.address, whereLegal('terra-mystica', 'upgrade', options));
    await page.locator('.board-frame .kit-land[data-lit]').first().dispatchEvent('click');
    await page.locator('.place-card .offer').first().click();
    const sheet = async (): Promise<number> => (await page.locator('.move').boundingBox())?.height ?? 0;
    const whole = await sheet();
    const card = await page.locator('.place-card').boundingBox();
    expect(card?.width).toBeGreaterThan(PHONE.width - 20);
    await page.locator('.tabs [data-tab="own"]').click();
    expect(await page.locator('.place-card').isVisible()).toBe(false);
    expect(await page.locator('.question').isVisible()).toBe(true);
    expect(await page.locator('.move [data-primary]').isEnabled()).toBe(true);
    expect(await sheet()).toBeLessThan(whole - 80);
    // What is chosen on the tab itself is answered there.
    await page.locator('.phone-tab .kit-place[data-lit]').first().click();
    await page.locator('.place-card').waitFor();
    await context.close();
  });

  test.each([DESK, PHONE])('what is not chosen yet cannot be confirmed, at $width pixels', async (screen) => {
    const { page, context } = await visit(browser, { screen, preferences: { drawer: null } });
    // Somebody who can dig for two terrains, or build at once.
    const table = randomGame('ways', (now) => {
      const [seat] = now.deciders();
      const lines = now.legal(seat).filter(({ kind }) => kind === 'transform');
      return now.legal(seat).some(({ kind }) => kind === 'pass') && lines.length > 4;
    });
    await openTable(page, served.address, table);
    const primary = page.locator('.move [data-primary]');
    expect(await primary.innerText()).toMatch(/^Pass/);
    const lit = page.locator('.board-frame .kit-land[data-lit]');
    for (let at = 0; at < (await lit.count()); at++) {
      await lit.nth(at).dispatchEvent('click');
      await page.locator('.place-card').waitFor();
      if ((await page.locator('.place-card .offer').count()) > 1) break;
    }
    expect(await page.locator('.place-card .offer[aria-checked="true"]').count()).toBe(0);
    expect(await primary.isDisabled()).toBe(true);
    expect(await primary.innerText()).toBe('Confirm');
    await page.locator('.place-card .offer').first().click();
    expect(await primary.isDisabled()).toBe(false);
    await context.close();
  });

  test.each(['tiletum', 'terra-mystica'])(
    '%s: the row of buttons stays in sight on a phone',
    async (game) => {
      const { page, context } = await visit(browser, { screen: PHONE });
      const kind = game === 'tiletum' ? 'take' : 'transform';
      const options = game === 'tiletum' ? { players: 4 } : { players: 4, factionChoice: 'firstGame' };
      await openTable(page, served.address, whereLegal(game, kind, options));
      const lit = page.locator('.board-frame .kit-shape[data-lit]');
      const count = await lit.count();
      for (let at = 0; at < Math.min(count, 6); at++) {
        await lit.nth(at).click({ force: true });
        await page.locator('.place-card').waitFor();
        expect(await isOnTop(page.locator('.move [data-primary]')), `place ${at}`).toBe(true);
        expect(await isOnTop(page.locator('.goods-line')), `goods ${at}`).toBe(true);
        await page.locator('.place-card .kit-close').click();
      }
      await context.close();
    },
  );

  test.each(rotating(BARS, 3))(
    '$game at $screen.width pixels, $language: whatever is asked, chosen or hinted, the bar and its button stay where they are',
    async ({ game, kind, screen, language }) => {
      const { page, context } = await visit(browser, {
        screen,
        preferences: { drawer: null, coaching: 'new', language },
      });
      await openTable(page, served.address, whereLegal(game, kind, { players: 4 }));
      await page.waitForSelector('.table-page:not(:has([aria-busy="true"]))');
      const boxes = () =>
        page.evaluate(() => {
          const boxOf = (selector: string) => {
            const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
            return { x, y, width, height };
          };
          // On a phone what can be done at a place stands above the row of buttons.
          const isOpen = document.querySelector('[data-phone] .place-card') !== null;
          const inside = (selector: string) => {
            const text = document.querySelector(selector);
            const around = text?.parentElement;
            // What the rows of a place say is not shown twice on a phone.
            const isHidden = around == null || around.clientHeight <= 1;
            return isHidden || text === null || text.clientHeight <= around.clientHeight;
          };
          return {
            primary: boxOf('.move [data-primary]'),
            undo: boxOf('.move [aria-keyshortcuts="u"]'),
            bar: isOpen ? null : boxOf('.move'),
            board: isOpen ? null : boxOf('.board-frame'),
            isWithin: inside('.question > div') && inside('.table-top > .caption'),
          };
        });
      const before = await boxes();
      expect(before.isWithin).toBe(true);
      const same = async (what: string): Promise<void> => {
        const { bar, board, ...now } = await boxes();
        expect({ ...now, bar: bar ?? before.bar, board: board ?? before.board }, what).toEqual(before);
      };
      const places = await page
        .locator('[data-lit]:visible')
        .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('data-place') ?? ''))]);
      for (const place of places.slice(0, 12)) {
        await page.locator(`[data-place="${place}"]:visible`).first().dispatchEvent('click');
        await page.locator('.place-card').waitFor();
        await same(`${place} selected`);
        const rows = page.locator('.place-card .offer[aria-checked="false"]');
        if ((await rows.count()) > 0) await rows.first().click();
        await same(`${place} chosen`);
        await page.keyboard.press('Escape');
        await page.locator('.place-card').waitFor({ state: 'detached' });
        await same(`${place} left`);
      }
      // A step is made and taken back: what was undone can be done again.
      await page.locator(`[data-place="${places[0]}"]:visible`).first().dispatchEvent('click');
      const offer = page.locator('.place-card .offer').first();
      if ((await offer.getAttribute('aria-checked')) !== 'true') await offer.click();
      await page.locator('.move [data-primary]').click();
      await page.locator('.move [aria-keyshortcuts="u"]:enabled').click();
      await page.locator('.rare-buttons button').first().waitFor();
      await same('undone');
      await context.close();
    },
  );

  test('on a phone wheel and maps are tabs of their own, and what can be done opens its tab', async () => {
    const { page, context, complaints } = await visit(browser, { screen: PHONE });
    const table = randomGameOf(
      'tiletum',
      { players: 4, silver: true },
      'tabs by ruleset 4',
      (now) => now.drafts(null).length === 0 && dieOfMerchant(now) !== null,
    );
    await openTable(page, served.address, table);
    const current = page.locator('.tabs [aria-current]');
    await expect.poll(() => current.innerText()).toBe('Wheel');
    await playFromList(page, dieOfMerchant(table) ?? undefined);
    await expect.poll(() => current.innerText()).toBe('Maps');
    await page.locator('.til-europe').waitFor();
    // Levels, Europe and the king share one switch; the wheel is not among them.
    expect(await page.locator('.til-pages button:visible').allInnerTexts()).toEqual([
      'Europe',
      'I',
      'II',
      'III',
      'King',
    ]);
    await page.locator('.til-pages button:visible').nth(2).click();
    await page.locator('.tabs button', { hasText: 'Wheel' }).click();
    await page.locator('.til-wheel').waitFor();
    expect(await page.locator('.til-pages').isVisible()).toBe(false);
    // Back where it was left.
    await page.locator('.tabs button', { hasText: 'Maps' }).click();
    expect(await page.locator('.til-pages [aria-selected="true"]').innerText()).toBe('II');
    // Fairs, contracts and the rest share the last tab.
    await page.locator('.tabs button', { hasText: 'Offers' }).click();
    await page.locator('.phone-tab [data-panel="fairs"]').waitFor();
    await page.locator('.phone-tab [data-panel="characters"]').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a die tells what it brings, whatever is asked about its tile', async () => {
    const { page, context } = await visit(browser, { screen: DESK, preferences: { drawer: null } });
    await openTable(page, served.address, whereLegal('tiletum', 'take', { players: 4 }));
    await page.locator('.til-die-place[data-lit]').first().click({ force: true });
    const [first] = await page.locator('.place-card .offer').all();
    expect(await first.innerText()).toMatch(/\+\d+\s*AP/);
    await context.close();
  });
});
