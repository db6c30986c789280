/** Links and files that would freeze a page: each is refused at once, in the reader's language. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, deflateRawSync } from 'node:zlib';
import { games } from '@guildhall/games/all';
import { exportTable, LANGUAGES, type Language, Table } from '@guildhall/kernel';
import { rotating } from '@guildhall/testing';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { browser, served, withBuiltClient } from './browser-suite.ts';
import { BROWSER, type Visit, visit } from './chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'guildhall-odd-files-'));

withBuiltClient();

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The end of what is deflated: a last block, and nothing in it. */
const LAST = Buffer.from([3, 0]);

/** A link that becomes so many megabytes of spaces. */
function linkOf(megabytes: number): string {
  const one = deflateRawSync(Buffer.alloc(1_000_000, ' '), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const packed = Buffer.concat([...Array.from({ length: megabytes }, () => one), LAST]);
  return packed.toString('base64url');
}

/** A game whose entries go to and fro for ever: every single one of them is allowed. */
function endlessFile(entries: number): string {
  const game = games.get('terra-mystica')?.game;
  if (game === undefined) throw new Error('there is no Terra Mystica');
  const table = new Table(game, { players: 2 }, 'endless');
  const [seat] = table.deciders();
  const line = table.rules.notation.write(table.rules.legal(table.state(), seat)[0]);
  const file = JSON.parse(exportTable(table)) as Record<string, unknown>;
  const pair = [`${seat} ${line}`, `back to 0 by ${seat}`];
  return JSON.stringify({ ...file, entries: Array.from({ length: entries / 2 }, () => pair).flat() });
}

/** How long a page does nothing else, at most, until it says something. */
async function longestPause(page: Page, says: string, start: () => Promise<unknown>): Promise<number> {
  await page.addInitScript(watchPauses);
  await page.evaluate(watchPauses);
  await start();
  await page.getByRole('alert').getByText(says, { exact: true }).waitFor();
  return await page.evaluate(() => Number(document.documentElement.dataset.pause));
}

/** Runs in the page: keeps the longest time between two turns of its loop. */
function watchPauses(): void {
  let last = performance.now();
  let longest = 0;
  const look = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (document.documentElement !== null) document.documentElement.dataset.pause = String(longest);
    setTimeout(look, 0);
  };
  look();
}

/** A page is held to a second; this machine may be three times as slow, and busy besides. */
const PAUSE_MS = 4_000;

async function newPage(language: Language): Promise<Visit> {
  const visitor = await visit(browser, { preferences: { language } });
  await visitor.page.goto(served.address);
  return visitor;
}

const TOO_LARGE = {
  en: 'Could not open this link: the game in it is too large.',
  pl: 'Nie można otworzyć linku: gra w nim jest za duża.',
  uk: 'Посилання не вдалося відкрити: розпаковане, воно завелике для запису партії.',
};

const FILE_TOO_LARGE = {
  en: 'Could not open this file: it is too large.',
  pl: 'Nie można otworzyć pliku: jest za duży.',
  uk: 'Файл не вдалося відкрити: він завеликий для запису партії.',
};

describe.skipIf(BROWSER === null)('a shared link', () => {
  const refused = async (link: string, says: string, language: Language = 'en'): Promise<void> => {
    const { page, context, complaints } = await newPage(language);
    const pause = await longestPause(page, says, () => page.goto(`${served.address}/shared?at=0#${link}`));
    expect(pause).toBeLessThan(PAUSE_MS);
    expect(complaints).toEqual([]);
    await context.close();
  };

  test.each(rotating(LANGUAGES, LANGUAGES.length))(
    'that becomes 130 MB is refused at once (%s)',
    async (language) => {
      const link = linkOf(130);
      expect(link.length).toBeLessThan(200_000);
      await refused(link, TOO_LARGE[language], language);
    },
  );

  test('that would become a gigabyte is not even unpacked', async () => {
    await refused(linkOf(1_000), 'Could not open this link: it is too long.');
  });

  test.each([
    ['cut off', linkOf(1).slice(0, -20)],
    ['of letters that no link has', '!!!'],
    ['of bytes that were never packed', Buffer.from('not a game at all').toString('base64url')],
  ])('%s is called damaged', async (_what, link) => {
    await refused(link, 'Could not open this link: it is damaged or incomplete.');
  });

  test('with a game of ours in it still opens', async () => {
    const { page, context, complaints } = await newPage('en');
    const link = deflateRawSync(endlessFile(2)).toString('base64url');
    await page.goto(`${served.address}/shared?at=1#${link}`);
    await page.waitForURL(/\/local\/\w+\/replay\?at=1$/);
    await page.waitForSelector('.board-frame');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe.skipIf(BROWSER === null)('a chosen file', () => {
  const choose = async (page: Page, name: string, text: string): Promise<void> => {
    const path = join(folder, name);
    writeFileSync(path, text);
    await page.locator('input[type=file]').setInputFiles(path);
  };

  test.each(rotating(LANGUAGES, LANGUAGES.length))(
    'that is much too large, or has endless lists, is refused at once (%s)',
    async (language) => {
      const { page, context, complaints } = await newPage(language);
      for (const [name, entries] of [
        ['large.json', 1_000_000],
        ['long.json', 60_000],
      ] as const) {
        const pause = await longestPause(page, FILE_TOO_LARGE[language], () =>
          choose(page, name, endlessFile(entries)),
        );
        expect(pause).toBeLessThan(PAUSE_MS);
        await page.reload();
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('that is nested a million times is no game', async () => {
    const { page, context, complaints } = await newPage('en');
    const says = 'Could not open this file: it is not a Guildhall game.';
    const pause = await longestPause(page, says, () => choose(page, 'deep.json', '['.repeat(1_000_000)));
    expect(pause).toBeLessThan(PAUSE_MS);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('as long as one may be, going to and fro: it opens', async () => {
    const { page, context, complaints } = await newPage('en');
    await choose(page, 'to-and-fro.json', endlessFile(10_000));
    await page.waitForURL(/\/local\/\w+$/);
    await page.waitForSelector('.board-frame');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
