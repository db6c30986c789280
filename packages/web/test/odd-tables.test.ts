/** Tables that cannot be played: a link with options that would freeze a page, and a bot that cannot move. */
import { deflateRawSync } from 'node:zlib';
import { games } from '@guildhall/games/all';
import { exportTable, type Override, RulesLimitError, Table } from '@guildhall/kernel';
import { RANDOM_BOTS } from '@guildhall/server';
import { describe, expect, test } from 'vitest';
import { browser, withServer } from './browser-suite.ts';
import { BROWSER, visit } from './chromium.ts';
import { decideByClicks, isAsked } from './steps.ts';
import { TestServer } from './test-server.ts';

const server = new TestServer({
  games,
  bots: {
    ...RANDOM_BOTS,
    levels: ['random', 'easy', 'steady', 'strong'],
    async choose(question) {
      if (question.level === 'steady') throw new RulesLimitError('legal actions', 1);
      return await RANDOM_BOTS.choose(question);
    },
    chooseAtOnce: () => null,
  },
});

withServer(server);

/** The address of a game whose options somebody changed by hand. */
function sharedLink(id: string, override: Override): string {
  const game = games.get(id)?.game;
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const file = JSON.parse(exportTable(new Table(game, { players: 2 }, 'shared'))) as Record<string, unknown>;
  const options = { players: 2, overrides: [override] };
  const packed = deflateRawSync(JSON.stringify({ ...file, options })).toString('base64url');
  return `${server.address}/shared?at=0#${packed}`;
}

describe.skipIf(BROWSER === null)('tables that cannot be played', () => {
  test.each<[string, Override, string | RegExp]>([
    [
      'age-of-innovation',
      { path: 'science.stepsForReturn', value: 30_000_000 },
      'Science board › Steps for a scholar that returns: must be a whole number from 0 to 12.',
    ],
    [
      'age-of-innovation',
      { path: 'roundBonuses.bridgeBonus.shipping', value: 100_000_000 },
      /Round bonuses › .*bridge › Shipping: must be a whole number from 0 to 3\./,
    ],
    [
      'terra-mystica',
      { path: 'cults.stepsWithoutPlace', value: 30_000_000 },
      'Cults › Steps for a priest that returns: must be a whole number from 0 to 10.',
    ],
    [
      'inventions',
      { path: 'eraTrack.3.1.amount', value: 100_000_000 },
      'Era track › Era 3 › Space 2 › How much: must be a whole number from 0 to 12.',
    ],
  ])(
    'a shared link of %s with %o says what is wrong and does not freeze the page',
    async (id, override, fault) => {
      const { page, context } = await visit(browser);
      await page.goto(sharedLink(id, override));
      await page.getByText(fault).waitFor({ timeout: 20_000 });
      expect(await page.evaluate(() => new Promise((done) => setTimeout(() => done('awake'), 0)))).toBe(
        'awake',
      );
      await context.close();
    },
  );

  test('a bot that cannot move: the table says so, and another bot takes the seat', async () => {
    const { page, context } = await visit(browser);
    await page.goto(server.address);
    await page.getByLabel('Your name').fill('Anna');
    await page.getByRole('button', { name: 'Log in' }).click();
    const form = page.locator('.new-table');
    await form.getByLabel('Game').selectOption('inventions');
    await form.getByLabel('Players').selectOption('2');
    await form.getByLabel('Seat 2').selectOption('bot steady');
    await form.getByRole('button', { name: 'Create table' }).click();
    const note = page.getByText('the bot could not finish its turn and will not try again', { exact: false });
    // It may be Anna's turn first: she takes what she is offered until the bot has to move.
    const offered = page.locator('.move[data-asked="true"]');
    for (let step = 1; !(await note.isVisible()); step++) {
      await note.or(offered).first().waitFor({ timeout: 20_000 });
      if ((await isAsked(page)) === 'asked') await decideByClicks(page, step);
    }
    await page.getByLabel('Replace with').selectOption('random');
    await page.getByRole('button', { name: 'Start a vote' }).click();
    await note.waitFor({ state: 'detached', timeout: 20_000 });
    await context.close();
  });
});
