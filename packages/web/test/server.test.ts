import { manifests } from '@guildhall/games';
import type { Table } from '@guildhall/kernel';
import type { Position } from '@guildhall/protocol';
import { rotating } from '@guildhall/testing';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, withServer } from './browser-suite.ts';
import { BROWSER, SCREENS, type Visit, visit } from './chromium.ts';
import {
  asked,
  decideByClicks,
  engineTotals,
  exported,
  isAsked,
  playFromList,
  show,
  shownTotals,
  tableOf,
  turnOf,
} from './steps.ts';
import { TestServer } from './test-server.ts';

const server = new TestServer();

withServer(server);

async function enter(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Log in' }).click();
}

interface TableChoices {
  readonly confirm?: boolean;
  readonly isPrivate?: boolean;
  readonly seats?: number;
  readonly game?: string;
  /** The game's own options. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** From the home page to a table that waits for a second person; all other seats have bots. */
async function createTable(
  page: Page,
  { confirm, isPrivate, seats = 4, game = 'terra-mystica', options = {} }: TableChoices = {},
): Promise<string> {
  const form = page.locator('.new-table');
  await form.getByLabel('Game').selectOption(game);
  await form.getByLabel('Players').selectOption(String(seats));
  for (let seat = 3; seat <= seats; seat++) {
    await form.getByLabel(`Seat ${seat}`).selectOption('bot random');
  }
  if (confirm === true) await form.getByLabel('End of turn').selectOption('asked');
  if (isPrivate === true) await form.getByLabel('Spectators').selectOption('private');
  if (Object.keys(options).length > 0) await form.getByText('More options').click();
  const { en } = (await manifests.find(({ id }) => id === game)?.texts()) ?? expect.fail(game);
  for (const [option, wanted] of Object.entries(options)) {
    const field = form.getByLabel(en.names[`option.${option}`]);
    await field.selectOption({ label: en.names[`option.${option}.${wanted}`] });
  }
  await form.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('button', { name: 'Invite link' }).click();
  return await page.getByRole('textbox', { name: 'Invite link' }).inputValue();
}

async function twoPeople(choices: TableChoices = {}): Promise<{ anna: Visit; bohdan: Visit }> {
  const [anna, bohdan] = await Promise.all([visit(browser), visit(browser)]);
  await anna.page.goto(server.address);
  await enter(anna.page, 'Anna');
  await bohdan.page.goto(await createTable(anna.page, choices));
  await enter(bohdan.page, 'Bohdan');
  await bohdan.page.getByRole('button', { name: 'Take a seat' }).click();
  await Promise.all([anna, bohdan].map(({ page }) => page.waitForSelector('.board-frame')));
  return { anna, bohdan };
}

/** Whoever is asked decides, until so many decisions of theirs were made, or the game is over. */
async function playOn(people: readonly Page[], wanted: number): Promise<'over' | 'enough'> {
  const waiting = new Map(people.map((page) => [page, nextOf(page)]));
  for (let made = 1; made <= wanted; made++) {
    const { page, now } = await Promise.race(waiting.values());
    if (now === 'over') return 'over';
    await decideByClicks(page, made);
    waiting.set(page, nextOf(page));
  }
  // Nothing is under way any more: somebody is asked again, and everybody has heard why.
  const { now } = await Promise.race(waiting.values());
  await expect.poll(async () => new Set(await Promise.all(people.map(lengthHeard))).size).toBe(1);
  return now === 'over' ? 'over' : 'enough';
}

function lengthHeard(page: Page): Promise<string | null> {
  return page.locator('.table-page').getAttribute('data-length');
}

const A_WHOLE_GAME = 150_000;

/** A page waits as long as the others play; where nobody waits for it any more, it may be closed. */
function nextOf(page: Page): Promise<{ readonly page: Page; readonly now: 'asked' | 'over' }> {
  const next = turnOf(page, A_WHOLE_GAME).then((now) => ({ page, now }));
  next.catch(() => {});
  return next;
}

/** The first of them who is asked. */
async function whoIsAsked(people: readonly Visit[]): Promise<Visit> {
  const found = await Promise.any(
    people.map(async (one) => {
      await asked(one.page);
      return one;
    }),
  );
  return found;
}

/** How many entries of the game a page knows. */
async function lengthSeen(page: Page): Promise<number> {
  await show(page, 'log');
  return Number(await page.locator('.log li[data-number]').last().getAttribute('data-number'));
}

/** Everything that reaches a page about a table, by whatever way. */
function eavesdrop(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
  });
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) heard.push(await response.text().catch(() => ''));
  });
  return heard;
}

/** What a spectator was sent holds nothing but what a spectator may see, until the end opens everything. */
function expectNothingSecret(heard: readonly string[], table: Table): number {
  const end = heard.findIndex((text) => text.includes('"status":"finished"'));
  let looked = 0;
  for (const text of heard.slice(0, end)) {
    expect(text).not.toContain(table.seed);
    const sent = (text.startsWith('{') ? JSON.parse(text) : {}) as Partial<Position>;
    if (sent.kind !== 'position' || sent.view === null) continue;
    looked += 1;
    expect(sent.seat).toBeNull();
    expect(sent.drafts?.every(({ own }) => own === null)).toBe(true);
    expect(sent.view).toEqual(table.viewAt(null, sent.number ?? 0));
  }
  return looked;
}

describe.skipIf(BROWSER === null)('against the real server', { timeout: 150_000 }, () => {
  test('two people and two bots play to the final chart, and a third browser watches', async () => {
    const { anna, bohdan } = await twoPeople();
    const people = [anna.page, bohdan.page];
    const watcher = await visit(browser, { screen: SCREENS[0] });
    const heard = eavesdrop(watcher.page);
    await watcher.page.goto(server.address);
    await watcher.page.getByRole('region', { name: 'In progress' }).getByRole('link').first().click();
    await watcher.page.waitForSelector('.kit-land');
    expect(watcher.page.url()).toBe(anna.page.url());
    await Promise.all(people.map((page) => show(page, 'chat')));
    await anna.page.getByText('1 spectator').waitFor();

    await anna.page.getByLabel('Message').fill('Good luck');
    await anna.page.getByRole('button', { name: 'Send' }).click();
    await bohdan.page.getByText('Good luck').waitFor();

    // A refresh, and the way back from the home page.
    await playOn(people, 14);
    const before = await lengthSeen(anna.page);
    await anna.page.reload();
    await anna.page.getByRole('link', { name: 'Home' }).click();
    await anna.page.getByRole('region', { name: 'Your tables' }).getByRole('link').click();
    await anna.page.waitForSelector('.kit-land');
    expect(await lengthSeen(anna.page)).toBeGreaterThanOrEqual(before);
    await show(anna.page, 'chat');
    await anna.page.getByText('Good luck').waitFor();

    // A dropped connection: the other one plays on meanwhile.
    await playOn(people, 8);
    await bohdan.context.setOffline(true);
    server.dropConnections();
    await bohdan.page.waitForSelector('[data-connection="lost"]');
    await bohdan.context.setOffline(false);
    await bohdan.page.waitForSelector('[data-connection="lost"]', { state: 'detached' });
    await playOn(people, 8);

    // The server stops while somebody decides, and comes back: the decision is taken once.
    const decider = await whoIsAsked([anna, bohdan]);
    const then = await lengthSeen(decider.page);
    await server.close();
    await decideByClicks(decider.page, 1);
    await decider.page.waitForSelector('[data-connection="lost"]');
    await server.open();
    await decider.page.waitForSelector('[data-connection="lost"]', { state: 'detached' });
    await decider.page.waitForSelector(`.move[aria-busy="false"]`);
    expect(await lengthSeen(decider.page)).toBeGreaterThanOrEqual(then);
    expect(await playOn(people, Number.POSITIVE_INFINITY)).toBe('over');

    await Promise.all([anna, bohdan, watcher].map(({ page }) => page.waitForSelector('.chart')));
    const file = await exported(anna.page);
    const totals = engineTotals(file);
    for (const { page } of [anna, bohdan, watcher]) expect(await shownTotals(page)).toEqual(totals);
    expect(await watcher.page.locator('.options, .kit-shape[data-lit], .kit-place[data-lit]').count()).toBe(
      0,
    );
    expect(expectNothingSecret(heard, tableOf(file))).toBeGreaterThan(20);

    // Once more, by the same people.
    await anna.page.getByRole('button', { name: 'Rematch' }).click();
    await anna.page.getByText('Waiting for players').waitFor();
    await bohdan.page.getByRole('link', { name: 'Go to the rematch' }).click();
    await bohdan.page.getByRole('button', { name: 'Take a seat' }).click();
    await anna.page.waitForSelector('.kit-land');
    for (const { complaints, context } of [anna, bohdan, watcher]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  const WHOLE_GAMES: readonly (TableChoices & { readonly seats: number })[] = rotating(
    [
      { game: 'tiletum', seats: 3, options: { silver: true } },
      { game: 'age-of-innovation', seats: 4 },
      { game: 'inventions', seats: 3 },
    ],
    3,
  );
  test.each(WHOLE_GAMES)(
    'two people and bots play $game with $seats seats to the final chart',
    async (choices) => {
      const { anna, bohdan } = await twoPeople(choices);
      expect(await playOn([anna.page, bohdan.page], Number.POSITIVE_INFINITY)).toBe('over');
      await Promise.all([anna, bohdan].map(({ page }) => page.waitForSelector('.chart')));
      const file = await exported(anna.page);
      expect(tableOf(file).options).toMatchObject({ players: choices.seats, ...choices.options });
      const totals = engineTotals(file);
      for (const { page, complaints, context } of [anna, bohdan]) {
        expect(await shownTotals(page)).toEqual(totals);
        expect(complaints).toEqual([]);
        await context.close();
      }
    },
  );

  test('one leaves for good in the middle, and the other plays on with the bots to the final chart', async () => {
    const { anna, bohdan } = await twoPeople();
    await playOn([anna.page, bohdan.page], 20);
    await bohdan.page.getByRole('button', { name: 'Menu' }).click();
    await bohdan.page.getByRole('button', { name: 'Leave the game' }).click();
    await bohdan.page.getByText('No one plays for you and your pieces stay.').waitFor();
    await bohdan.page.getByRole('button', { name: 'Leave for good' }).click();
    await bohdan.page.getByText('You are watching').waitFor();
    await anna.page.locator('.seat-card', { hasText: 'Bohdan · left the game' }).waitFor();
    expect(await playOn([anna.page], Number.POSITIVE_INFINITY)).toBe('over');

    await Promise.all([anna, bohdan].map(({ page }) => page.waitForSelector('.chart')));
    const file = await exported(anna.page);
    const table = tableOf(file);
    const seat = table.state().gone?.[0] ?? expect.fail('nobody left');
    expect(table.entries().filter((entry) => entry === `leave by ${seat}`)).toHaveLength(1);
    for (const { page, complaints, context } of [anna, bohdan]) {
      expect(await shownTotals(page)).toEqual(engineTotals(file));
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  test('whoever leaves while the game is set up calls the table off, and both read so', async () => {
    const { anna, bohdan } = await twoPeople({ seats: 2 });
    await bohdan.page.getByRole('button', { name: 'Menu' }).click();
    await bohdan.page.getByRole('button', { name: 'Leave the game' }).click();
    await bohdan.page.getByText('the table is cancelled for everyone').waitFor();
    await bohdan.page.getByRole('button', { name: 'Leave for good' }).click();
    for (const { page, complaints, context } of [anna, bohdan]) {
      await page.getByText('Bohdan left during setup, so the table was cancelled.').waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  test('a person enters on another device by a link that works once', async () => {
    const [here, there] = await Promise.all([visit(browser), visit(browser, { screen: SCREENS[0] })]);
    await here.page.goto(server.address);
    await enter(here.page, 'Olena');
    await here.page.getByRole('link', { name: 'Your name and devices' }).click();
    await here.page.getByRole('button', { name: 'Make a link' }).click();
    const link = await here.page.getByRole('textbox', { name: 'Another device' }).inputValue();
    await there.page.goto(link);
    await there.page.getByText('Logged in as Olena').waitFor();
    const third = await visit(browser);
    await third.page.goto(link);
    await third.page.getByRole('link', { name: 'Home' }).waitFor();
    expect([...here.complaints, ...there.complaints, ...third.complaints]).toEqual([]);
    await Promise.all([here, there, third].map(({ context }) => context.close()));
  });

  test('a turn is undone, redone and confirmed, and follows its person through a refresh', async () => {
    const { anna, bohdan } = await twoPeople({ confirm: true, seats: 2 });
    const { page } = await whoIsAsked([anna, bohdan]);
    const other = page === anna.page ? bohdan.page : anna.page;
    const undo = page.getByRole('button', { name: 'Undo' });
    const redo = page.getByRole('button', { name: 'Redo' });
    await playFromList(page);
    await undo.waitFor();
    const confirm = page.getByRole('button', { name: 'End turn' });
    await confirm.waitFor();
    await page.reload();
    await undo.click();
    await redo.click();
    await confirm.waitFor();
    expect(await isAsked(other)).toBe(null);
    await confirm.click();
    await asked(other);
    await show(other, 'log');
    await other.waitForSelector('.log [data-new]');
    expect([...anna.complaints, ...bohdan.complaints]).toEqual([]);
    await Promise.all([anna, bohdan].map(({ context }) => context.close()));
  });

  test('going back is proposed and agreed to; orders, a report and seats are taken care of', async () => {
    const { anna, bohdan } = await twoPeople({ seats: 2, isPrivate: true });
    await playOn([anna.page, bohdan.page], 6);
    const id = new URL(anna.page.url()).pathname.split('/')[2];

    // Who has no invitation does not see a private table.
    const stranger = await visit(browser, { screen: SCREENS[0] });
    await stranger.page.goto(`${server.address}/table/${id}`);
    await stranger.page.getByText('Table not found.').waitFor();
    await stranger.context.close();

    // Back by agreement, also for who has tiles to choose from in front of them.
    for (let made = 6; ; made++) {
      await Promise.race([anna, bohdan].map(({ page }) => asked(page)));
      if (await bohdan.page.locator('.picker').isVisible()) break;
      expect(made).toBeLessThan(60);
      await playOn([anna.page, bohdan.page], 1);
    }
    await anna.page.getByRole('link', { name: 'Replay' }).click();
    await anna.page.getByRole('slider').fill('1');
    await anna.page.getByText('Move 1 of').first().waitFor();
    await anna.page.getByRole('button', { name: 'Suggest a rollback' }).click();
    await bohdan.page.getByRole('button', { name: 'Agree' }).click();
    await show(anna.page, 'log');
    await anna.page.getByText('Rolled back to move 1').first().waitFor();

    // Standing orders are kept at the server: another page of the same person shows them.
    await anna.page.getByRole('button', { name: 'Menu' }).click();
    await anna.page.getByRole('button', { name: 'Auto-answers' }).click();
    await anna.page.locator('dialog select').first().selectOption({ index: 2 });
    const chosen = await anna.page.locator('dialog select').first().inputValue();
    await anna.page.getByRole('button', { name: 'Save', exact: true }).click();
    await anna.page.reload();
    await anna.page.getByRole('button', { name: 'Menu' }).click();
    await anna.page.getByRole('button', { name: 'Auto-answers' }).click();
    expect(await anna.page.locator('dialog select').first().inputValue()).toBe(chosen);
    await anna.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    // "Report a problem" is kept with its table and its point.
    const point = await lengthSeen(anna.page);
    await anna.page.getByRole('button', { name: 'Menu' }).click();
    await anna.page.getByRole('button', { name: 'Report a problem' }).click();
    await anna.page.getByLabel('What went wrong?').fill('The river is dry.');
    await anna.page.getByRole('button', { name: 'Send report' }).click();
    await anna.page.locator('dialog').waitFor({ state: 'detached' });
    expect(await server.reports(id)).toMatchObject([{ text: 'The river is dry.', point }]);

    // A bot for a while, and for good.
    await anna.page.getByRole('button', { name: 'Menu' }).click();
    await anna.page.getByRole('button', { name: 'Let a bot play for me' }).click();
    await anna.page.getByRole('button', { name: 'Take my seat back' }).click();
    await anna.page.getByText('A bot is playing for you').waitFor({ state: 'detached' });
    await bohdan.page.getByRole('button', { name: 'Menu' }).click();
    await bohdan.page.getByRole('button', { name: 'Leave the game' }).click();
    await bohdan.page.getByRole('button', { name: 'Resign' }).click();
    await bohdan.page.getByText('You are watching').waitFor();
    expect([...anna.complaints, ...bohdan.complaints]).toEqual([]);
    await Promise.all([anna, bohdan].map(({ context }) => context.close()));
  });
});
