/** How many clicks a turn takes: selections and confirmations count, ending the turn does not. */
import { owed, payable, play as playOn, type Table, ways } from '@guildhall/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, SCREENS, visit } from './chromium.ts';
import { randomGame, randomGameOf } from './games.ts';
import { asked, openTable } from './steps.ts';

withBuiltClient();

interface Turn {
  readonly table: Table;
  /** What is selected, in this order; each is confirmed. */
  readonly places: readonly string[];
  /** What is chosen where a place allows several things: how its line begins. */
  readonly lines: readonly string[];
}

function linesOf(table: Table): readonly string[] {
  const [seat] = table.deciders();
  return table.legal(seat).map((action) => table.rules.notation.write(action));
}

/** A position of a random game where somebody has a whole turn before them, and what is looked for in it. */
function turnWith(find: (table: Table, lines: readonly string[]) => Omit<Turn, 'table'> | null): Turn {
  for (let seed = 0; seed < 60; seed++) {
    let found: Omit<Turn, 'table'> | null = null;
    const table = randomGame(`clicks ${seed}`, (now) => {
      const [seat] = now.deciders();
      // A file holds what is settled, not what somebody is trying.
      const isTurn = now.view(seat).pending.at(-1)?.[0].kind === 'turn' && now.savedDrafts().length === 0;
      found = isTurn ? find(now, linesOf(now)) : null;
      return found !== null;
    });
    if (found !== null) return { table, ...(found as Omit<Turn, 'table'>) };
  }
  throw new Error('no random game comes to such a position');
}

/** The only thing that can be done at a hex. */
function soleAt(lines: readonly string[], hex: string): boolean {
  return lines.filter((line) => line.split(' ')[1] === hex).length === 1;
}

const upgrade = (): Turn =>
  turnWith((_table, lines) => {
    const hex = lines.find((line) => line.startsWith('upgrade') && soleAt(lines, line.split(' ')[1]));
    return hex === undefined ? null : { places: [`hex:${hex.split(' ')[1]}`], lines: [] };
  });

const upgradeOfTwo = (): Turn =>
  turnWith((_table, lines) => {
    const temple = lines.find((line) => / to temple$/.test(line));
    const hex = temple?.split(' ')[1];
    const both = lines.filter((line) => line.startsWith(`upgrade ${hex} `));
    return temple === undefined || both.length !== 2 ? null : { places: [`hex:${hex}`], lines: [temple] };
  });

/** A hex that becomes home and is built on in the same turn. */
const terraformAndBuild = (): Turn =>
  turnWith((table, lines) => {
    const [seat] = table.deciders();
    for (const line of lines.filter((one) => one.startsWith('transform'))) {
      const hex = line.split(' ')[1];
      const wishes = [line, `build ${hex}`].map((one) => table.rules.notation.read(one));
      if (wishes.some((wish) => wish === null)) continue;
      const found = ways(table.rules, table.view(seat), seat, wishes as never[], 1);
      if (found[0]?.actions.length === 2)
        return { places: [`hex:${hex}`], lines: [`${line} · build ${hex}`] };
    }
    return null;
  });

/** A power action that needs power to be burned, for spades that bring a hex home, and a dwelling on it. */
const burnDigAndBuild = (): Turn =>
  turnWith((table, lines) => {
    const [seat] = table.deciders();
    const { rules } = table;
    for (const id of ['ACT5', 'ACT6'] as const) {
      const wish = rules.notation.read(`action ${id}`);
      if (wish === null || lines.includes(`action ${id}`)) continue;
      const view = table.view(seat);
      const [way] = ways(rules, view, seat, [wish], 1);
      if (way === undefined || way.actions.length < 2) continue;
      const dug = rules.clone(view);
      for (const action of way.actions) playOn(rules, dug, seat, action);
      for (const action of rules.legal(dug, seat)) {
        const line = rules.notation.write(action);
        const hex = line.split(' ')[1];
        const home = rules.clone(dug);
        if (!line.startsWith('transform') || !playOn(rules, home, seat, action).ok) continue;
        const next = rules.legal(home, seat).map((one) => rules.notation.write(one));
        if (next.includes(`build ${hex}`))
          return {
            places: [`power:${id === 'ACT5' ? 4 : 5}`, `hex:${hex}`],
            lines: ['', `${line} · build ${hex}`],
          };
      }
    }
    return null;
  });

/** A die of Tiletum that could be made smaller or larger for gold, and is taken as it lies or changed. */
function die(wanted: 'as it lies' | 'changed'): Turn {
  for (let seed = 0; seed < 60; seed++) {
    let found: RegExpExecArray | null = null;
    const table = randomGameOf('tiletum', { players: 3 }, `dice ${seed}`, (now) => {
      if (now.savedDrafts().length > 0) return false;
      found = null;
      for (const line of linesOf(now)) found ??= /^take (\w+) (\d) .+/.exec(line);
      return found !== null;
    });
    if (found === null) continue;
    const [line, good, face] = found as RegExpExecArray;
    return { table, places: [`die:${good}${face}`], lines: wanted === 'changed' ? [line] : [] };
  }
  throw new Error('no random game comes to such a die');
}

const TURNS = [
  { name: 'an upgrade', turn: upgrade, most: 2 },
  { name: 'an upgrade where two are possible', turn: upgradeOfTwo, most: 3 },
  { name: 'terraforming and building', turn: terraformAndBuild, most: 3 },
  { name: 'burning power, a power action, digging and building', turn: burnDigAndBuild, most: 5 },
  { name: 'a die as it lies', turn: () => die('as it lies'), most: 2 },
  { name: 'a die that is changed for gold', turn: () => die('changed'), most: 3 },
];

async function play(page: Page, { places, lines }: Turn): Promise<number> {
  let clicks = 0;
  const click = async (selector: string): Promise<void> => {
    await page.locator(selector).first().click();
    clicks += 1;
  };
  for (const [at, place] of places.entries()) {
    await click(`[data-place="${place}"]`);
    await page.locator('.place-card').waitFor();
    if ((lines[at] ?? '') !== '') await click(`.place-card .offer[data-line="${lines[at]}"]`);
    await click('.move [data-primary]');
    await page.locator('.place-card').waitFor({ state: 'detached' });
    await asked(page);
  }
  // What follows may be a choice among tiles, which has a button of the same name.
  await page.locator('.move').getByRole('button', { name: 'Undo', disabled: false }).waitFor();
  return clicks;
}

/** Passing in a round after which bonus cards are taken. */
const passing = (): Turn =>
  turnWith((_table, lines) =>
    lines.filter((line) => line.startsWith('pass ')).length > 1 ? { places: [], lines: [] } : null,
  );

/** Something that can only be had by payments, of which there are several. */
function paidFor(): { readonly table: Table; readonly place: string; readonly ids: readonly string[] } {
  let found: { readonly place: string; readonly ids: readonly string[] } | null = null;
  const { table } = turnWith((now) => {
    const [seat] = now.deciders();
    const { rules } = now;
    const isWished = ({ kind }: { readonly kind: string }): boolean => kind === 'upgrade' || kind === 'build';
    for (const way of payable(rules, now.view(seat), seat, isWished)) {
      const wish = way?.actions.at(-1);
      if (wish === undefined) continue;
      const paid = ways(rules, now.view(seat), seat, [wish], 3);
      if (paid.length < 2) continue;
      const ids = paid.map(({ actions }) => actions.map((one) => rules.notation.write(one)).join(' · '));
      found = { place: `hex:${rules.notation.write(wish).split(' ')[1]}`, ids };
      return { places: [], lines: [] };
    }
    return null;
  });
  if (found === null) throw new Error('nothing has to be paid for');
  return { table, ...(found as { readonly place: string; readonly ids: readonly string[] }) };
}

/** Somebody is offered power that costs nothing. */
function freePower(): Table {
  for (let seed = 0; seed < 60; seed++) {
    const table = randomGame(`free power ${seed}`, (now) => {
      const [seat] = now.deciders();
      const view = now.view(seat);
      const due = owed(view, seat).find(({ kind }) => kind === 'leech');
      return due !== undefined && now.rules.facts(view, due).price === 0;
    });
    if (!table.over) return table;
  }
  throw new Error('no random game comes to such a position');
}

/** Somebody can change power into coins three times, and not more often. */
function threeCoins(): Table {
  const line = 'convert power to coin';
  return turnWith((now) => {
    const [seat] = now.deciders();
    const { rules } = now;
    const state = rules.clone(now.view(seat));
    const action = rules.notation.read(line);
    if (action === null) return null;
    let times = 0;
    while (playOn(rules, state, seat, action).ok) times += 1;
    return times === 3 ? { places: [], lines: [] } : null;
  }).table;
}

describe.skipIf(BROWSER === null)('clicks', { timeout: 120_000 }, () => {
  test.each([SCREENS[2], SCREENS[0]])(
    'power takes one click at $width pixels, none where it is free and always taken',
    async (screen) => {
      const { page, context, complaints } = await visit(browser, { screen, preferences: { drawer: null } });
      const table = freePower();
      const taken = async (): Promise<void> => {
        const log = page.getByRole('button', { name: 'Log', exact: true });
        await log.click();
        await page
          .locator('.log')
          .getByText(/1 power from/)
          .first()
          .waitFor();
        await log.click();
      };
      await openTable(page, served.address, table);
      await page.locator('[data-answer="leech"]').click();
      await page.locator('[data-answer="leech"]').waitFor({ state: 'detached' });
      await taken();
      // Once more, by saying that it should always be so.
      await openTable(page, served.address, table);
      expect(await page.locator('[data-answer]').count()).toBe(2);
      await page.getByRole('button', { name: 'Always take it if it’s free' }).click();
      await page.locator('[data-answer="leech"]').waitFor({ state: 'detached' });
      await taken();
      // From now on nobody asks.
      await openTable(page, served.address, table);
      expect(await page.locator('[data-answer="leech"]').count()).toBe(0);
      await taken();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  // At what is given, and at what it becomes.
  test.each(
    [SCREENS[2], SCREENS[0]].flatMap((screen) => ['bowls', 'good:coins'].map((place) => ({ screen, place }))),
  )(
    'a conversion is made several times at once, as often as the rules allow, at $screen.width pixels: $place',
    async ({ screen, place }) => {
      const table = threeCoins();
      const [seat] = table.deciders();
      const { page, context, complaints } = await visit(browser, { screen, preferences: { drawer: null } });
      await openTable(page, served.address, table);
      if (screen.width === SCREENS[0].width) await page.locator('[data-tab=own]').click();
      await page.locator(`.own-board [data-place="${place}"]`).click();
      const row = page.locator('.place-card .offer-repeated', {
        has: page.locator('.offer[data-line^="convert power to coin"]'),
      });
      const more = row.getByRole('button', { name: 'Once more' });
      expect(await row.getByRole('button', { name: 'Once less' }).isDisabled()).toBe(true);
      await more.click();
      await more.click();
      expect(await more.isDisabled()).toBe(true);
      expect(await row.locator('.offer[aria-checked="true"]').textContent()).toContain('3×');
      await page.locator('.move [data-primary]').click();
      await page.locator('.place-card').waitFor({ state: 'detached' });
      const before = table.rules.counts(table.view(seat), seat).coins;
      const after = await page.evaluate(() => document.querySelector('.own-board')?.textContent ?? '');
      expect(after).toContain(String(before + 3));
      // Taken back as one.
      await page.locator('.move').getByRole('button', { name: 'Undo', disabled: false }).click();
      await page.locator('.move').getByRole('button', { name: 'Undo', disabled: true }).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test.each([SCREENS[2], SCREENS[0]])(
    'what has to be paid for is lit and listed, other payments one click away, at $width pixels',
    async (screen) => {
      const { table, place, ids } = paidFor();
      const { page, context, complaints } = await visit(browser, {
        screen,
        preferences: { drawer: null, confirm: true },
      });
      await openTable(page, served.address, table);
      await page.locator(`[data-place="${place}"][data-lit]`).first().waitFor();

      await page.locator('.move [aria-keyshortcuts="a"]').click();
      await page.locator('.options[aria-busy="false"]').waitFor();
      const row = page.locator(`.options .offer[data-line="${ids[0]}"]`);
      const search = page.locator('.options input[type=search]');
      // Where there is much to choose from, groups are folded until something is sought.
      if ((await search.count()) > 0) await search.fill(ids[0].split(' · ').at(-1) ?? '');
      await row.click();
      // What it costs stands in the bar, and how else it could be paid beside it.
      await page.locator('.move .question p').waitFor();
      const other = page.locator(`.place-card .offer[data-line="${ids[1]}"]`);
      await other.click();
      expect(await other.getAttribute('aria-checked')).toBe('true');
      await page.locator('.move [data-primary]').click();
      await page.locator('.move').getByRole('button', { name: 'Undo', disabled: false }).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test.each(
    [SCREENS[2], SCREENS[0]].flatMap((screen) =>
      TURNS.map((one) => ({ ...one, width: screen.width, screen })),
    ),
  )('$name takes at most $most at $width pixels', async ({ turn, most, screen }) => {
    const { page, context, complaints } = await visit(browser, {
      screen,
      preferences: { drawer: null, confirm: true },
    });
    const found = turn();
    await openTable(page, served.address, found.table);
    expect(await play(page, found)).toBeLessThanOrEqual(most);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each([SCREENS[2], SCREENS[0]])('passing takes 3 at $width pixels', async (screen) => {
    const { page, context, complaints } = await visit(browser, {
      screen,
      preferences: { drawer: null, confirm: true },
    });
    await openTable(page, served.address, passing().table);
    await page.locator('.move [data-primary]').click();
    await page.locator('.picker [data-tile]:enabled').first().click();
    await page.locator('.move [data-primary]').click();
    await page.getByRole('button', { name: 'Undo', disabled: false }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
