/** A game that `npm run new-game` has just written, played at the generic table of a client that was built with it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addToList, copyWithNewGame, runIn } from '@guildhall/testing';
import { describe, expect, test } from 'vitest';
import { browser, withBrowser } from './browser-suite.ts';
import { BROWSER, visit } from './chromium.ts';
import { type Served, serveClient } from './serve.ts';
import { decideByClicks, exported, shownTotals, turnOf } from './steps.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const ID = 'harbour-lights';

let tree = '';
let served: Served;

withBrowser(
  async () => {
    const made = copyWithNewGame(root, ID);
    tree = made.tree;
    addToList(tree, made.line);
    const { status, output } = runIn(tree, 'tools/build-web.ts');
    if (status !== 0) throw new Error(output);
    served = await serveClient(0, join(tree, 'packages/web/dist/'));
  },
  async () => {
    await served?.close();
    if (tree !== '') rmSync(tree, { recursive: true, force: true });
  },
);

/** The points of every seat, by the rules of the copy. */
function replayedTotals(file: string): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-new-game-'));
  const path = join(folder, 'game.json');
  writeFileSync(path, file);
  const script = `
    const { importTable } = await import('@guildhall/kernel');
    const { games } = await import('@guildhall/games/all');
    const { readFileSync } = await import('node:fs');
    const table = importTable(readFileSync(${JSON.stringify(path)}, 'utf8'), [games.get('${ID}').game]);
    console.log(JSON.stringify(table.rules.outcome(table.state()).totals));`;
  try {
    const { status, output } = runIn(tree, '--input-type=module', '--eval', script);
    if (status !== 0) throw new Error(output);
    return JSON.parse(output) as number[];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe.skipIf(BROWSER === null)('a new game', { timeout: 90_000 }, () => {
  test.each([
    ['en', 'Play now', 'Your turn: buy a crate or pass', 'Passing'],
    ['uk', 'Грати', 'Ваш хід: купіть ящик або спасуйте.', 'Пас'],
  ])('is chosen, played to its end and scored, in %s', async (language, play, prompt, passing) => {
    const { page, context, complaints } = await visit(browser, { preferences: { language } });
    await page.goto(served.address);
    await page.getByRole('link', { name: 'Harbour Lights', exact: true }).click();
    await page.getByRole('button', { name: play }).click();
    for (let step = 0; (await turnOf(page)) === 'asked'; step++) {
      if (step === 0) {
        await page.getByText(prompt).first().waitFor();
        await page.locator('.options .group', { hasText: passing }).waitFor();
      }
      await decideByClicks(page, step);
    }
    expect(await page.locator('.plain-state').count()).toBe(1);
    const totals = await shownTotals(page);
    expect(totals).toHaveLength(2);
    if (language === 'en') expect(totals).toEqual(replayedTotals(await exported(page)));
    expect(complaints).toEqual([]);
    await context.close();
  });
});
