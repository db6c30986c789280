/** A table that changes under somebody's hands: in another tab of theirs, or because somebody else moves. */
import type { Position, TableInfo } from '@guildhall/protocol';
import { describe, expect, test } from 'vitest';
import { browser, withServer } from './browser-suite.ts';
import { BROWSER, type Visit, visit } from './chromium.ts';
import { asked } from './steps.ts';
import { TestServer } from './test-server.ts';

const server = new TestServer();
withServer(server);

async function ask<T>({ context }: Visit, path: string, data?: unknown): Promise<T> {
  const address = `${server.address}/api${path}`;
  const response = await (data === undefined
    ? context.request.get(address)
    : context.request.post(address, { data }));
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as T;
}

/** People at a table of Terra Mystica. */
async function begin(names: readonly string[]): Promise<{ id: string; people: readonly Visit[] }> {
  const people = await Promise.all(names.map(() => visit(browser)));
  for (const [at, person] of people.entries()) await ask(person, '/people', { name: names[at] });
  const { table } = await ask<{ table: TableInfo }>(people[0], '/tables', {
    game: 'terra-mystica',
    options: { factionChoice: 'firstGame' },
    visibility: 'public',
    seats: names.map((_, at) => ({ kind: at === 0 ? 'me' : 'open' })),
  });
  const word = { word: 'any word will do' };
  await ask(people[0], `/tables/${table.id}/word`, word);
  for (const person of people.slice(1)) await ask(person, `/tables/${table.id}/seats`, word);
  return { id: table.id, people };
}

const positionOf = (person: Visit, id: string): Promise<Position> => ask(person, `/tables/${id}/position`);

async function act(person: Visit, id: string, action: string): Promise<void> {
  const { number, owed = [] } = await positionOf(person, id);
  const due = owed.at(-1);
  if (due === undefined) throw new Error('nothing is asked');
  const key = crypto.randomUUID();
  await ask(person, `/tables/${id}/actions`, { seen: number, key, obligation: due.id, action });
}

const legal = async (person: Visit, id: string): Promise<readonly string[]> =>
  (await ask<{ actions: string[] }>(person, `/tables/${id}/legal`)).actions;

async function farewell(...visits: readonly Visit[]): Promise<void> {
  for (const { complaints, context } of visits) {
    expect(complaints).toEqual([]);
    await context.close();
  }
}

/** Three at a table, of whom one has the turn and looks at it. */
async function atTurn() {
  const { id, people } = await begin(['Anna', 'Bohdan', 'Czesia']);
  const mover = await untilTurn(people, id);
  await mover.page.goto(`${server.address}/table/${id}`);
  await asked(mover.page);
  return { id, people, mover, others: people.filter((person) => person !== mover) };
}

/** They set up until somebody has a turn in which they may pass for one of several cards. */
async function untilTurn(people: readonly Visit[], id: string): Promise<Visit> {
  for (;;)
    for (const person of people) {
      const { owed = [] } = await positionOf(person, id);
      const lines = owed.length === 0 ? [] : await legal(person, id);
      if (lines.filter((line) => line.startsWith('pass')).length > 1) return person;
      if (lines.length > 0) await act(person, id, lines[0]);
    }
}

/** Somebody leaves for good: the table goes on, and a page shows it. */
async function leaves(gone: Visit, id: string, page: Visit['page']): Promise<void> {
  await ask(gone, `/tables/${id}/leave`, { key: crypto.randomUUID() });
  const { number } = await positionOf(gone, id);
  await page.waitForFunction(
    (length) => document.querySelector('.table-page')?.getAttribute('data-length') === String(length),
    number,
  );
}

describe.skipIf(BROWSER === null)('the same table', { timeout: 120_000 }, () => {
  test('in two tabs: both show what is done in one, and a decision is taken once', async () => {
    const { id, people } = await begin(['Anna', 'Bohdan']);
    const mover = (await positionOf(people[0], id)).waiting[0] ?? 0;
    const person = people[mover];
    const first = person.page;
    const second = await person.context.newPage();
    const faults: string[] = [];
    second.on('pageerror', (error) => faults.push(error.message));
    for (const page of [first, second]) {
      await page.goto(`${server.address}/table/${id}`);
      await asked(page);
    }
    const before = (await positionOf(person, id)).number;
    // Both choose and confirm at once; the second one finds that it was decided already.
    const lines = await legal(person, id);
    for (const page of [first, second]) {
      await page.locator('.options .offer').first().click();
      await page.waitForSelector('.move [data-primary]:enabled');
    }
    await Promise.all(
      [first, second].map((page) =>
        page.evaluate(() => document.querySelector<HTMLElement>('.move [data-primary]')?.click()),
      ),
    );
    await Promise.all(
      [first, second].map((page) => page.waitForSelector('.move[aria-busy="false"][data-asked="false"]')),
    );
    const after = await positionOf(person, id);
    expect(after.number).toBe(before + 1);
    expect(lines.length).toBeGreaterThan(1);
    const buildings = (page: typeof first): Promise<number> => page.locator('.kit-building').count();
    expect(await buildings(first)).toBe(1);
    await second.waitForFunction(() => document.querySelectorAll('.kit-building').length === 1);
    expect(faults).toEqual([]);
    await farewell(...people);
  });

  test('while tiles to choose from lie open: they stay until the answer is no longer asked for', async () => {
    const { id, people, mover, others } = await atTurn();
    const { page } = mover;
    await page.locator('.move [data-primary]').click();
    const picker = page.locator('.picker');
    await picker.waitFor();
    const tiles = await picker.locator('[data-tile]:enabled').count();
    const { number } = await positionOf(mover, id);

    await picker.locator('[data-tile]:enabled').first().click();
    const chosen = await picker.locator('[data-chosen] [data-tile]').getAttribute('data-tile');

    // The tiles stay, and what is chosen of them; nothing is played.
    await leaves(others[1], id, page);
    await picker.locator(`[data-chosen] [data-tile="${chosen}"]`).waitFor();
    expect(await page.locator('.move [data-primary]').isEnabled()).toBe(true);
    // The card of whoever left can be had now.
    expect(await picker.locator('[data-tile]:enabled').count()).toBe(tiles + 1);
    expect((await positionOf(mover, id)).number).toBeGreaterThan(number);
    expect((await positionOf(mover, id)).drafts).toEqual([]);

    // The same person passes elsewhere: now nothing is asked here, and the tiles go.
    const passing = (await legal(mover, id)).find((line) => line.startsWith('pass')) ?? '';
    await act(mover, id, passing);
    await picker.waitFor({ state: 'detached' });
    await farewell(...people);
  });

  test('while somebody reads why something cannot be done: that stays open', async () => {
    const { id, people, mover, others } = await atTurn();
    const { page } = mover;
    const why = page.locator('.place-card details.why');
    for (const land of await page.locator('.board-frame .kit-land:not([data-lit])').all()) {
      await land.dispatchEvent('click');
      await page.locator('.place-card').waitFor();
      if ((await why.count()) > 0) break;
    }
    await why.first().locator('summary').dispatchEvent('click');
    await page.locator('.place-card details.why[open]').waitFor();
    await leaves(others[1], id, page);
    expect(await page.locator('.place-card details.why[open]').count()).toBe(1);
    await farewell(...people);
  });

  test('while somebody has chosen a place of the board: it stays chosen as long as it can be had', async () => {
    const { id, people, mover, others } = await atTurn();
    const { page } = mover;
    // Workers make coins, and nothing else.
    await page.locator('[data-place="good:workers"][data-lit]').click();
    const line = await page.locator('.place-card .offer[aria-checked="true"]').getAttribute('data-line');
    await leaves(others[1], id, page);
    await page.locator(`.place-card .offer[data-line="${line}"][aria-checked="true"]`).waitFor();
    await page.locator('[data-place="good:workers"][aria-pressed="true"]').waitFor();
    expect(await page.locator('.move [data-primary]').isEnabled()).toBe(true);

    // The turn ends in another tab: what was chosen is not asked for any more.
    await act(mover, id, (await legal(mover, id)).find((one) => one.startsWith('pass')) ?? '');
    await page.locator('.place-card .offer').first().waitFor({ state: 'detached' });
    await farewell(...people);
  });
});
