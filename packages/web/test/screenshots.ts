/** `npm run screenshots`: the pages of the client at every width, light and dark, into docs/screenshots. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { think } from '@guildhall/bots';
import { manifests } from '@guildhall/games';
import { games } from '@guildhall/games/all';
import { terraMystica } from '@guildhall/games/terra-mystica';
import { type Action, exportTable, importTable, Table } from '@guildhall/kernel';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chronicleOf } from '../src/table/chronicle.ts';
import { launch, SCREENS, type Screen, visit } from './chromium.ts';
import { isLeagueHere, leagueGame, randomGame } from './games.ts';
import { TestServer } from './test-server.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const NAMES = ['Anna', 'Bohdan', 'Celina', 'Danylo'];
const ROUND = 4;
const BRIEFLY = { iterations: 200, milliseconds: 1_000 } as const;

/** A game that people played, where there is one at hand. */
function wholeGame(): Table {
  return isLeagueHere
    ? (importTable(leagueGame(), [terraMystica]) as unknown as Table)
    : randomGame('screenshots');
}

/** The same game, in the middle of it, when somebody has a choice of where to build. */
function inTheMiddle(whole: Table): Table {
  const { rounds } = chronicleOf(whole);
  const from = rounds.find(({ round }) => round === ROUND)?.point ?? 0;
  const begun = whole.entries();
  for (let length = from; length < begun.length; length++) {
    const table = Table.restore(whole.game, {
      ...whole.save(),
      ...{ entries: begun.slice(0, length), drafts: [] },
    });
    const [seat] = table.deciders();
    if (table.legal(seat).filter(({ kind }) => kind === 'build').length > 1) return table;
  }
  throw new Error('nobody has a choice of where to build');
}

/** Bots that think, briefly, play until somebody has choices of a kind, late enough for a full board. */
function botGame(id: string, players: number, from: number, isWanted: (action: Action) => boolean): Table {
  const game = games.get(id)?.game;
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const table = new Table(game, { players }, 'screenshots');
  for (;;) {
    const [seat] = table.deciders();
    const isLate = (table.rules.where(table.state()).round ?? 0) >= from;
    if (isLate && seat === 0 && table.legal(seat).filter(isWanted).length > 2) return table;
    const view = table.view(seat);
    const move = think(table.rules, { view, seat, level: 'steady', seed: id, budget: BRIEFLY });
    for (const action of move.actions) {
      const done = table.play(seat, action);
      if (!done.ok) throw new Error(done.refusal.rule);
    }
  }
}

const whole = wholeGame();
/** What is pictured besides, under the ids of the games. */
const others = await Promise.all(
  manifests.map(async ({ id, samples }) => {
    const picture = (await samples?.())?.picture;
    if (picture === undefined) return [];
    return [
      [id, botGame(id, picture.players, picture.round, ({ kind }) => kind === picture.choiceOf)] as const,
    ];
  }),
);
const tables = { table: inTheMiddle(whole), ...Object.fromEntries(others.flat()) };

const server = new TestServer();

async function openFile(page: Page, text: string): Promise<void> {
  await page.goto(server.address);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.waitForSelector('.kit-shape');
}

async function makeTables({ request }: BrowserContext): Promise<void> {
  const post = async (path: string, data: unknown) =>
    (await (await request.post(server.address + path, { data })).json()) as { table: { id: string } };
  const wish = { game: 'terra-mystica', visibility: 'public' };
  await post('/api/people', { name: 'Anna' });
  const bot = { kind: 'bot', level: 'random' };
  const { table } = await post('/api/tables', { ...wish, seats: [{ kind: 'me' }, bot, bot] });
  await post(`/api/tables/${table.id}/word`, { word: 'any word will do' });
  await post('/api/tables', { ...wish, seats: [{ kind: 'me' }, { kind: 'open' }, bot] });
}

async function photograph(browser: Browser, screen: Screen, colours: 'light' | 'dark'): Promise<void> {
  const { page, context } = await visit(browser, {
    screen,
    colours,
    preferences: { shortcuts: screen.width > 800, drawer: null },
  });
  const shoot = async (name: string): Promise<void> => {
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      return document.fonts.ready;
    });
    await page.screenshot({ path: `${FOLDER}${name}-${screen.width}-${colours}.png` });
  };
  await makeTables(context);
  await page.goto(server.address);
  await page.waitForSelector('.house .table-list');
  await shoot('home');
  for (const [name, table] of Object.entries(tables)) {
    await openFile(page, exportTable(table, { names: NAMES.slice(0, table.rules.seats) }));
    await page.waitForSelector('.action-bar');
    const lit = page.locator('.board-frame .kit-shape[data-lit]');
    await lit.nth(Math.floor((await lit.count()) / 2)).click();
    await page.waitForSelector('.place-card');
    await page.waitForSelector('.table-page:not(:has([aria-busy="true"]))');
    await shoot(name);
  }
  await openFile(page, exportTable(whole, { names: NAMES }));
  await page.getByRole('slider').fill(String(Math.floor(whole.length / 2)));
  await page.waitForFunction(
    (at) => document.querySelector('output')?.textContent?.includes(at),
    String(Math.floor(whole.length / 2)),
  );
  await shoot('replay');
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await page.waitForSelector('.chart');
  await shoot('end');
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
await server.open();
const browser = await launch();
for (const screen of SCREENS) {
  for (const colours of ['light', 'dark'] as const) await photograph(browser, screen, colours);
}
await browser.close();
await server.tearDown();
