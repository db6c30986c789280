/** What a server offers besides playing: notifications of turns, seats that change hands, settings of new tables. */

import { isDeepStrictEqual } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import { LANGUAGES } from '@guildhall/kernel';
import type { TableInfo } from '@guildhall/protocol';
import { rotating } from '@guildhall/testing';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLOURS, isTooWide } from './axe.ts';
import { BROWSER, launch, SCREENS, type Visit, visit } from './chromium.ts';
import { TestServer } from './test-server.ts';

interface Email {
  readonly to: string;
  readonly text: string;
}

let browser: Browser;
const letters: Email[] = [];
/** Sends e-mails, and lets people vote at once. */
const server = new TestServer({
  config: { patienceMs: 0 },
  mailer: { send: async (letter) => void letters.push(letter), close: () => undefined },
});
const withoutMail = new TestServer();

beforeAll(async () => {
  if (BROWSER === null) return;
  await server.open();
  await withoutMail.open();
  browser = await launch();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await Promise.all([server.tearDown(), withoutMail.tearDown()]);
});

/** The server's response to the person of a browser. */
async function ask<T>({ request }: BrowserContext, path: string, data?: unknown, at = server): Promise<T> {
  const address = `${at.address}/api${path}`;
  const response = await (data === undefined ? request.get(address) : request.post(address, { data }));
  return (await response.json()) as T;
}

/** Somebody who has entered, at a page of the client. */
async function person(name: string, wishes: Parameters<typeof visit>[1] = {}, at = server): Promise<Visit> {
  const visitor = await visit(browser, wishes);
  await ask(visitor.context, '/people', { name }, at);
  return visitor;
}

type ServerTable = TableInfo & { readonly options: Readonly<Record<string, unknown>> };

async function tableOf({ context }: Visit, id: string): Promise<ServerTable> {
  return (await ask<{ table: ServerTable }>(context, `/tables/${id}`)).table;
}

const WORD = { word: 'any word will do' };

/** A running table of these people, where the last of them has to move first. */
async function begin(people: readonly Visit[], wish: object = {}): Promise<string> {
  const [first, ...others] = people;
  const { table } = await ask<{ table: ServerTable }>(first.context, '/tables', {
    game: 'terra-mystica',
    options: { startSeat: others.length },
    visibility: 'public',
    seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))],
    ...wish,
  });
  await ask(first.context, `/tables/${table.id}/word`, WORD);
  const { code } = await ask<{ code: string }>(first.context, `/tables/${table.id}/invitations`, {});
  for (const { context } of others) await ask(context, `/tables/${table.id}/seats`, { ...WORD, code });
  return table.id;
}

function button(within: Page | Locator, name: string): Locator {
  return within.getByRole('button', { name, exact: true });
}

async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

async function farewell(...visits: readonly Visit[]): Promise<void> {
  for (const { complaints, context } of visits) {
    expect(complaints).toEqual([]);
    await context.close();
  }
}

describe.skipIf(BROWSER === null)('bots of your own', () => {
  test('get a token that is shown once, play where everybody sees whose they are, and end with it', async () => {
    const anna = await person('Anna', { screen: SCREENS[2] });
    const { page, context } = anna;
    await page.goto(server.address);
    await page.getByRole('link', { name: 'Your bots' }).click();
    await page.getByText('You have no bots yet.').waitFor();
    await page.getByLabel('Name of a new bot').fill('Greedy');
    await button(page, 'Make a token').click();
    const token = await page.getByLabel('Token', { exact: true }).inputValue();
    expect(token).toMatch(/^ghb_/);
    expect(await page.getByLabel('Command').inputValue()).toContain(`--token ${token}`);
    expect([await axeFaults(page), await isTooWide(page)]).toEqual([[], false]);
    await page.reload();
    await page.getByText('Greedy').waitFor();
    expect(await page.content()).not.toContain(token);

    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const wish = { game: 'terra-mystica', seats, visibility: 'public' };
    const { table } = await ask<{ table: ServerTable }>(context, '/tables', wish);
    const sits = async (path: string, wishes: object = {}): Promise<number> => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const body = JSON.stringify(wishes);
      return (await fetch(`${server.address}/api/bot/${path}`, { method: 'POST', headers, body })).status;
    };
    expect(await sits(`tables/${table.id}/seat`)).toBe(200);
    await page.goto(`${server.address}/table/${table.id}`);
    await page.getByText('Greedy (bot of Anna)').waitFor();
    const ben = await person('Ben');
    await ask(ben.context, `/tables/${table.id}/seats`, WORD);
    await page.locator('.seat-card').getByText('Greedy (bot of Anna)').waitFor();
    await ben.page.goto(server.address);
    await ben.page.getByText('Greedy (bot of Anna)').first().waitFor();

    // From somebody else's table, too, its owner takes it away again.
    const { table: other } = await ask<{ table: ServerTable }>(ben.context, '/tables', wish);
    const { code } = await ask<{ code: string }>(ben.context, `/tables/${other.id}/invitations`, {});
    expect(await sits(`tables/${other.id}/seat`, { code })).toBe(200);
    await page.goto(`${server.address}/table/${other.id}`);
    await page.getByText('Greedy (bot of Anna)').waitFor();
    await button(page, 'Remove').click();
    await page.getByText('Greedy (bot of Anna)').waitFor({ state: 'detached' });

    await page.goto(`${server.address}/bots`);
    await button(page, 'End token').click();
    await button(page, 'End token now').click();
    await page.getByText('You have no bots yet.').waitFor();
    expect(await sits(`tables/${table.id}/seat`)).toBe(401);
    await page.goto(`${server.address}/table/${table.id}`);
    await page.locator('.seat-card').getByText('Random bot').waitFor();
    await farewell(anna, ben);
  });

  test.each(LANGUAGES)('have a page that fits a phone, in %s', async (language) => {
    const anna = await person('Anna', { screen: SCREENS[0], preferences: { language } });
    const { page, context } = anna;
    await ask(context, '/me/bots', { name: 'One with quite a long name' });
    await page.goto(`${server.address}/bots`);
    await page.locator('.own-bot button').click();
    await page.locator('.own-bot-end').waitFor();
    await page.locator('.own-bot-form input').fill('Another');
    await page.locator('.own-bot-form button').click();
    await page.locator('.link-field').first().waitFor();
    // Every value is filled in.
    expect(await page.locator('main').innerText()).not.toMatch(/[{}]/);
    await page.locator('.own-bot-how-to summary').click();
    await page.getByText('import json').waitFor();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.own-bot-how-to button').click(),
    ]);
    expect(saved.suggestedFilename()).toBe('bot.py');
    expect([await axeFaults(page), await isTooWide(page)]).toEqual([[], false]);
    for (const link of await page.locator('.own-bot-how-to a').all()) {
      const address = await link.evaluate((element) => (element as HTMLAnchorElement).href);
      const there = await page.request.get(address);
      expect([address, there.status(), await there.text()]).toEqual([
        address,
        200,
        expect.stringContaining('<h1>'),
      ]);
    }
    await farewell(anna);
  });
});

describe.skipIf(BROWSER === null)('notifications of turns', () => {
  const settings = (visitor: Visit, at = server): Promise<unknown> =>
    ask(visitor.context, '/me/notifications', undefined, at);

  test('by a webhook: refused with the reason, saved, changed and forgotten; no e-mail is said plainly', async () => {
    const olena = await person('Olena', { screen: SCREENS[0] }, withoutMail);
    const { page } = olena;
    await page.goto(withoutMail.address);
    await page.getByRole('link', { name: 'Turn notifications' }).click();
    await page.getByText('This server does not send email.').waitFor();
    expect(await page.getByLabel('Email address').isDisabled()).toBe(true);

    await page.getByLabel('Other (JSON)').check();
    const address = page.getByLabel('Webhook URL');
    for (const [url, why] of [
      ['https://192.168.0.1/hook', 'on a private network'],
      ['https://localhost/hook', 'on a private network'],
      ['http://hooks.example/hook', 'must start with https'],
      ['hooks', 'enter the full URL'],
    ]) {
      await address.fill(url);
      await button(page, 'Save').click();
      await page.getByRole('alert').getByText(why).waitFor();
    }
    expect(await settings(olena, withoutMail)).toMatchObject({ webhook: null });

    await address.fill('https://hooks.example/hook');
    await page.getByLabel('Notify me').selectOption('60');
    await button(page, 'Save').click();
    await page.getByText('Saved').waitFor();
    const webhook = { kind: 'json', url: 'https://hooks.example/hook' };
    expect(await settings(olena, withoutMail)).toMatchObject({ webhook, paused: false, afterMinutes: 60 });

    await page.reload();
    expect(await address.inputValue()).toBe(webhook.url);
    await page.getByLabel('Discord').check();
    await page.getByLabel('Notify me').selectOption('never');
    await button(page, 'Save').click();
    await page.getByText('Saved').waitFor();
    expect(await settings(olena, withoutMail)).toMatchObject({ webhook: { kind: 'discord' }, paused: true });

    await button(page, 'Delete addresses').click();
    await page.getByText('Addresses deleted.').waitFor();
    expect(await settings(olena, withoutMail)).toMatchObject({ email: null, webhook: null, paused: false });
    await farewell(olena);
  });

  test('by e-mail, once its owner has followed the link, in the language of the page', async () => {
    const piotr = await person('Piotr', { preferences: { language: 'pl' } });
    const { page } = piotr;
    await page.goto(`${server.address}/notifications`);
    const address = page.getByLabel('Adres e-mail');
    await address.fill('nobody');
    await button(page, 'Zapisz').click();
    await page.getByText('Podaj poprawny adres e-mail.').waitFor();
    await address.fill('piotr@people.example');
    await button(page, 'Zapisz').click();
    await page.getByText('Na adres piotr@people.example wysłaliśmy link').waitFor();
    await page.getByText('Zapisano').waitFor();
    expect(await settings(piotr)).toMatchObject({ email: 'piotr@people.example', confirmed: false });
    expect(await button(page, 'Wyślij powiadomienie próbne').count()).toBe(0);
    await button(page, 'Wyślij link ponownie').click();
    await expect.poll(() => letters.length).toBe(2);

    const link = /\/confirm-email#[\w-]{43}/.exec(letters[1].text)?.[0] ?? '';
    // A link of somebody else's is of no use on a device where nobody has entered.
    const stranger = await visit(browser, { screen: SCREENS[0] });
    await stranger.page.goto(server.address + link);
    await stranger.page.getByText('You are not logged in on this device.').waitFor();
    await page.goto(server.address + link);
    await page.getByText('przychodzić na piotr@people.example').waitFor();
    expect(await settings(piotr)).toMatchObject({ confirmed: true });
    await page.goto(server.address + link).then(() => page.reload());
    await page.getByText('Ten link jest nieprawidłowy').waitFor();

    await page.getByRole('link', { name: 'Powiadomienia o ruchach' }).click();
    await page.getByText('Adres potwierdzony').waitFor();
    await button(page, 'Wyślij powiadomienie próbne').click();
    await page.getByText('Powiadomienie wysłano.').waitFor();
    await expect.poll(() => letters.length).toBe(3);
    expect(letters[2]).toMatchObject({
      to: 'piotr@people.example',
      text: expect.stringContaining('Tak będą'),
    });
    await farewell(piotr, stranger);
  });
});

describe.skipIf(BROWSER === null)('a seat', () => {
  test('is handed to a bot and taken back, offered by a link, kept after all, and taken over on a phone', async () => {
    const [anna, bohdan] = await Promise.all([person('Anna'), person('Bohdan')]);
    const id = await begin([bohdan, anna], { visibility: 'private' });
    const { page } = anna;
    await page.goto(`${server.address}/table/${id}`);
    const handOver = async (): Promise<void> => {
      await button(page, 'Menu').click();
      await button(page, 'Hand over my seat').click();
    };
    await handOver();
    await page.getByLabel('Bot level').selectOption('random');
    expect(await axeFaults(page)).toEqual([]);
    await button(page, 'Start the bot').click();
    await page.getByText('A bot is playing for you').waitFor();
    expect((await tableOf(anna, id)).seats[1]).toMatchObject({
      occupant: { kind: 'bot', level: 'random' },
      heldFor: { name: 'Anna' },
    });
    await button(page, 'Take my seat back').click();
    await page.getByText('A bot is playing for you').waitFor({ state: 'detached' });
    expect((await tableOf(anna, id)).seats[1].occupant).toMatchObject({ person: { name: 'Anna' } });

    const offer = async (): Promise<string> => {
      await handOver();
      await button(page, 'Create link').click();
      const made = await page.locator('dialog').getByLabel('Seat link').inputValue();
      await button(page, 'Close').click();
      return made;
    };
    const first = await offer();
    await page.locator('.move').getByText('Anyone with the link can take your seat').waitFor();
    expect((await tableOf(anna, id)).seats.map(({ offered }) => offered)).toEqual([false, true]);
    await button(page.locator('.move'), 'Keep my seat').click();
    await page
      .locator('.move')
      .getByText('Anyone with the link can take your seat')
      .waitFor({ state: 'detached' });
    const second = await offer();

    const celina = await visit(browser, { screen: SCREENS[0] });
    await celina.page.goto(first);
    await celina.page.getByText('Table not found.').waitFor();
    await celina.page.goto(second);
    const sheet = celina.page.getByRole('dialog', { name: 'Take over a seat?' });
    await sheet.getByText('(Anna)').waitFor();
    expect(await axeFaults(celina.page)).toEqual([]);
    await sheet.getByLabel('Your name').fill('Celina');
    await button(sheet, 'Log in').click();
    await button(sheet, 'Take this seat').click();
    await sheet.waitFor({ state: 'detached' });
    await celina.page.locator('.seat-card[data-own]').waitFor();
    expect((await tableOf(bohdan, id)).seats[1]).toMatchObject({
      occupant: { kind: 'person', person: { name: 'Celina' } },
      offered: false,
    });
    // Whoever gave the seat away has no more to do at a private table.
    await page.getByText('This table is no longer available.').waitFor();
    await farewell(anna, bohdan, celina);
  });

  test('of somebody who is away goes by vote to another person', async () => {
    const [anna, bohdan, danylo] = await Promise.all(
      ['Anna', 'Bohdan', 'Danylo'].map((name) => person(name)),
    );
    const id = await begin([anna, bohdan, danylo]);
    await Promise.all([anna, bohdan].map(({ page }) => page.goto(`${server.address}/table/${id}`)));
    await anna.page.locator('.seat-card', { hasText: 'Danylo' }).click();
    const sheet = anna.page.getByRole('dialog');
    await sheet.getByLabel('Replace with').selectOption('person');
    await button(sheet, 'Start a vote').click();
    await bohdan.page.getByText('Let another player take over').waitFor();
    await bohdan.page.getByText('Agreed so far:').getByText('(Anna)').waitFor();
    await button(bohdan.page, 'Decline').click();
    await anna.page.getByText('Let another player take over').waitFor({ state: 'detached' });
    await anna.page.locator('.seat-card', { hasText: 'Danylo' }).click();
    await sheet.getByLabel('Replace with').selectOption('person');
    await button(sheet, 'Start a vote').click();
    await button(bohdan.page, 'Agree').click();
    const link = await anna.page.locator('.move').getByLabel('Seat link').inputValue();
    expect(await bohdan.page.locator('.move').getByLabel('Seat link').inputValue()).toBe(link);

    const ewa = await person('Ewa');
    await ewa.page.goto(link);
    await button(ewa.page, 'Take this seat').click();
    await ewa.page.waitForSelector('.move[data-asked="true"]');
    expect((await tableOf(anna, id)).seats[2].occupant).toMatchObject({ person: { name: 'Ewa' } });
    await anna.page.locator('.move').getByLabel('Seat link').waitFor({ state: 'detached' });
    await farewell(anna, bohdan, danylo, ewa);
  });

  test('whose time is up goes to a bot when the others say so', async () => {
    const [anna, bohdan] = await Promise.all([person('Anna'), person('Bohdan')]);
    const clock = { kind: 'live', seconds: 1, increment: 0 };
    const id = await begin([anna, bohdan], { clock, atZero: 'decide' });
    await anna.page.goto(`${server.address}/table/${id}`);
    await anna.page.locator('.move').getByText('(Bohdan): out of time.').waitFor();
    expect((await tableOf(anna, id)).seats[1].occupant.kind).toBe('person');
    await button(anna.page.locator('.move'), 'Start a vote').click();
    await anna.page.locator('.move').getByText('out of time.').waitFor({ state: 'detached' });
    expect((await tableOf(anna, id)).seats[1]).toMatchObject({
      occupant: { kind: 'bot', level: 'random' },
      heldFor: { name: 'Bohdan' },
    });
    await farewell(anna, bohdan);
  });
});

describe.skipIf(BROWSER === null)('a new table', () => {
  async function create(fill: (form: Locator) => Promise<void>): Promise<ServerTable> {
    const anna = await person('Anna', { screen: SCREENS[0] });
    await anna.page.goto(server.address);
    const form = anna.page.locator('.new-table');
    await fill(form);
    await button(form, 'Create table').click();
    await anna.page.waitForURL(/\/table\//);
    const table = await tableOf(anna, new URL(anna.page.url()).pathname.split('/')[2]);
    await farewell(anna);
    return table;
  }

  test('has what its maker chose: seats, a clock, what happens at zero, who sees what', async () => {
    const table = await create(async (form) => {
      await form.getByLabel('Players').selectOption('4');
      await form.getByLabel('Table name').fill('Sunday');
      await form.getByLabel('Seat 3').selectOption('me');
      await form.getByLabel('Seat 2').selectOption('open');
      await form.getByLabel('Seat 4').selectOption('bot random');
      await form.getByLabel('Spectators').selectOption('private');
      await form.getByLabel('End of turn').selectOption('asked');
      expect(await form.getByLabel('When time runs out').count()).toBe(0);
      await form.getByRole('combobox', { name: 'Time control', exact: true }).selectOption('live');
      await form.getByLabel('Minutes per player').fill('30');
      await form.getByLabel('Increment (seconds per move)').fill('20');
      await form.getByLabel('When time runs out').selectOption('decide');
      await form.getByText('More options').click();
      await form.getByLabel('Substitute bots').selectOption('random');
      await form.getByLabel('Unfinished turns').selectOption('open');
    });
    expect(table).toMatchObject({
      title: 'Sunday',
      visibility: 'private',
      options: { players: 4, leech: 'inOrder' },
      settings: {
        confirm: 'asked',
        openDrafts: true,
        clock: { kind: 'live', seconds: 1800, increment: 20 },
        atZero: 'decide',
        standIn: 'random',
      },
    });
    expect(table.seats.map(({ occupant, for: forWhom }) => [occupant.kind, forWhom])).toEqual([
      ['open', 'invited'],
      ['open', 'anyone'],
      ['person', 'invited'],
      ['bot', 'invited'],
    ]);
  });

  test('over days has the options for slow play', async () => {
    const table = await create(async (form) => {
      await form.getByRole('combobox', { name: 'Time control', exact: true }).selectOption('days');
      await form.getByLabel('Days per move').fill('2');
    });
    expect(table).toMatchObject({
      options: { leech: 'deferred' },
      settings: { clock: { kind: 'days', days: 2 }, atZero: 'bot', openDrafts: false },
    });
  });
});

describe.skipIf(BROWSER === null)('axe finds nothing, and nothing is too wide', () => {
  const LOOKS = LANGUAGES.flatMap((language) =>
    SCREENS.flatMap((screen) => COLOURS.map((colours) => ({ language, screen, colours }))),
  );
  /** The longest words at the narrowest width, and the broadest in dark. */
  const ALWAYS = [
    { language: 'uk', screen: SCREENS[0], colours: 'light' },
    { language: 'en', screen: SCREENS[2], colours: 'dark' },
  ] as const;
  const others = LOOKS.filter((look) => !ALWAYS.some((always) => isDeepStrictEqual(always, look)));

  test.each([...ALWAYS, ...rotating(others, 5)])(
    '$colours, $language, $screen.width pixels',
    async ({ colours, screen, language }) => {
      const anna = await person('Anna', { colours, screen, preferences: { language } });
      const { page } = anna;
      await page.goto(`${server.address}/notifications`);
      await page.locator('input[type=radio]').nth(1).check();
      await page.locator('input[type=url]').waitFor();
      expect([await axeFaults(page), await isTooWide(page)]).toEqual([[], false]);
      await page.goto(server.address);
      const form = page.locator('.new-table');
      await form
        .locator('select')
        .filter({ has: page.locator('[value="days"]') })
        .selectOption('live');
      await form.locator('summary').click();
      await form.locator('.option-fields').last().waitFor();
      expect([await axeFaults(page), await isTooWide(page)]).toEqual([[], false]);
      await farewell(anna);
    },
  );
});
