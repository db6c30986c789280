/**
 * `npm run screenshots`: every game in the middle, into docs/screenshots. With a folder, the whole matrix of widths,
 * colours and languages goes there, to be looked at.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { think } from '@guildhall/bots';
import { manifests } from '@guildhall/games';
import { games } from '@guildhall/games/all';
import { type Action, exportTable, LANGUAGES, Table } from '@guildhall/kernel';
import type { Browser, Page } from 'playwright-core';
import { serveBuilt } from './built.ts';
import { launch, type Screen, visit } from './chromium.ts';
import { giveFile } from './steps.ts';

const DOCS = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const [folder = DOCS] = process.argv.slice(2);
const isWhole = folder !== DOCS;
const NAMES = ['Anna', 'Bohdan', 'Celina', 'Danylo'];
const BRIEFLY = { iterations: 200, milliseconds: 1_000 } as const;
/** Of WebP: small enough to be kept with the code, and good enough to read every figure. */
const QUALITY = 74;

const LAPTOP: Screen = { width: 1440, height: 900 };
const PHONE: Screen = { width: 390, height: 844 };
const SCREENS: readonly Screen[] = [
  LAPTOP,
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
  PHONE,
];
const COLOURS = ['light', 'dark'] as const;

interface Picture {
  readonly screen: Screen;
  readonly colours: (typeof COLOURS)[number];
  readonly language: (typeof LANGUAGES)[number];
}

const KEPT: readonly Picture[] = [
  ...[LAPTOP, PHONE].flatMap((screen) =>
    COLOURS.map((colours) => ({ screen, colours, language: 'en' }) as const),
  ),
  { screen: LAPTOP, colours: 'light', language: 'pl' },
  { screen: LAPTOP, colours: 'light', language: 'uk' },
];
const WHOLE: readonly Picture[] = LANGUAGES.flatMap((language) =>
  SCREENS.flatMap((screen) => COLOURS.map((colours) => ({ screen, colours, language }))),
);

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

/** Chooses the first action of a kind that the board offers, so that the picture shows what it would cost and bring. */
async function choose(page: Page, kind: string): Promise<void> {
  const lit = page.locator('.board-frame .kit-shape[data-lit]');
  const count = await lit.count();
  const offer = page.locator(`.place-card .offer[data-line^="${kind}"]`);
  // From the middle on: there is most to see around it.
  for (let at = 0; at < count; at++) {
    const shape = lit.nth((at + Math.floor(count / 2)) % count);
    await shape.dispatchEvent('click');
    await shape.and(page.locator('[aria-pressed="true"]')).waitFor();
    await page.locator('.place-card').waitFor();
    if ((await offer.count()) === 0) continue;
    if ((await offer.first().getAttribute('aria-checked')) !== 'true') await offer.first().click();
    return;
  }
  throw new Error(`nothing on the board offers ${kind}`);
}

interface Taken {
  readonly game: string;
  readonly file: string;
  /** What is chosen in the picture. */
  readonly kind: string;
}

async function photograph(browser: Browser, address: string, { game, file, kind }: Taken): Promise<void> {
  for (const { screen, colours, language } of isWhole ? WHOLE : KEPT) {
    const { page, context } = await visit(browser, {
      screen,
      colours,
      preferences: { language, shortcuts: screen.width > 800, drawer: null },
    });
    await page.goto(address);
    await giveFile(page, file);
    const curtain = page.locator('.curtain button');
    await curtain.or(page.locator('.action-bar')).first().waitFor();
    if ((await curtain.count()) > 0) await curtain.click();
    await page.locator('.board-frame .kit-shape[data-lit]').first().waitFor();
    await choose(page, kind);
    await page.waitForSelector('.table-page:not(:has([aria-busy="true"]))');
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      return document.fonts.ready;
    });
    await page.mouse.move(0, 0);
    const session = await context.newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
    const name = [game, screen.width, colours, ...(language === 'en' ? [] : [language])].join('-');
    writeFileSync(`${folder}/${name}.webp`, Buffer.from(data, 'base64'));
    await context.close();
  }
}

mkdirSync(folder, { recursive: true });
if (!isWhole) for (const old of readdirSync(DOCS)) rmSync(`${DOCS}${old}`);
const served = await serveBuilt();
const browser = await launch();
for (const { id, samples } of manifests) {
  const picture = (await samples?.())?.picture;
  if (picture === undefined) continue;
  const table = botGame(id, picture.players, picture.round, ({ kind }) => kind === picture.choiceOf);
  const file = exportTable(table, { names: NAMES.slice(0, table.rules.seats) });
  await photograph(browser, served.address, { game: id, file, kind: picture.choiceOf });
}
await browser.close();
await served.close();
