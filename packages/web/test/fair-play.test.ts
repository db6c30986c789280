/** What the client asks and says so that nobody takes what belongs to others: links, set-up, the deal, codes and chat. */
import { LANGUAGES, type Language } from '@guildhall/kernel';
import { rotating } from '@guildhall/testing';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, withServer } from './browser-suite.ts';
import { BROWSER, SCREENS, type Visit, visit } from './chromium.ts';
import { show } from './steps.ts';
import { TestServer } from './test-server.ts';

const server = new TestServer();

withServer(server);

async function post<T>({ request }: BrowserContext, path: string, data: unknown = {}): Promise<T> {
  const response = await request.post(`${server.address}/api${path}`, { data });
  return (await response.json()) as T;
}

async function person(name: string, wishes: Parameters<typeof visit>[1] = {}): Promise<Visit> {
  const visitor = await visit(browser, wishes);
  await post(visitor.context, '/people', { name });
  return visitor;
}

const inLanguage = (language: Language) => ({ preferences: { language } });

async function newTable({ context }: Visit, wish: object): Promise<string> {
  const whole = { game: 'terra-mystica', visibility: 'public', ...wish };
  return (await post<{ table: { id: string } }>(context, '/tables', whole)).table.id;
}

async function farewell(...visits: readonly Visit[]): Promise<void> {
  for (const { complaints, context } of visits) {
    expect(complaints).toEqual([]);
    await context.close();
  }
}

function button(within: Page | Locator, name: string): Locator {
  return within.getByRole('button', { name, exact: true });
}

function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

describe.skipIf(BROWSER === null)('a link that somebody else sent', () => {
  test.each(
    rotating(
      [
        [
          'en',
          'You are Olena. Continue as Eve?',
          'Stay as Olena',
          'Continue as Eve',
          'Back to Olena',
          'Logged in as Eve',
        ],
        [
          'pl',
          'Grasz jako Olena. Kontynuować jako Eve?',
          'Zostań przy koncie Olena',
          'Kontynuuj jako Eve',
          'Wróć do konta Olena',
          'Grasz jako Eve',
        ],
        [
          'uk',
          'Ви граєте як Olena. Продовжити як Eve?',
          'Лишитися як Olena',
          'Продовжити як Eve',
          'Знову грати як Olena',
          'Ви увійшли як Eve',
        ],
      ] as const,
      LANGUAGES.length,
    ),
  )(
    'takes nobody\u2019s place without a question, and there is a way back (%s)',
    async (language, ...texts) => {
      const [question, stay, goOn, back, entered] = texts;
      const eve = await person('Eve');
      const olena = await person('Olena', { ...inLanguage(language), screen: SCREENS[0] });
      const { page } = olena;
      const { link } = await post<{ link: string }>(eve.context, '/me/links');
      await page.goto(`${server.address}/enter#${link}`);
      await page.getByRole('heading', { name: question }).waitFor();
      expect(await isTooWide(page)).toBe(false);
      await button(page, stay).click();
      await page.waitForURL(server.address);
      await page.getByText('Olena').first().waitFor();

      await page.goto(`${server.address}/enter#${link}`);
      await button(page, goOn).click();
      await page.getByText(entered).waitFor();
      await button(page, back).click();
      await page.getByText(entered.replace('Eve', 'Olena')).waitFor();
      expect(await button(page, back).count()).toBe(0);
      await farewell(eve, olena);
    },
  );

  test('lets a stranger in at once, and says as whom', async () => {
    const eve = await person('Eve');
    const stranger = await visit(browser);
    const { link } = await post<{ link: string }>(eve.context, '/me/links');
    await stranger.page.goto(`${server.address}/enter#${link}`);
    await stranger.page.getByText('Logged in as Eve').waitFor();
    await farewell(eve, stranger);
  });
});

describe.skipIf(BROWSER === null)('a name', () => {
  test.each(
    rotating(
      [
        ['en', 'Your name', 'Log in', 'mixes look-alike letters from different alphabets'],
        ['pl', 'Twoje imię lub nick', 'Zaloguj się', 'litery różnych alfabetów'],
        ['uk', 'Ваше ім’я', 'Увійти', 'літери різних абеток'],
      ] as const,
      LANGUAGES.length,
    ),
  )('with letters that look like others is refused in words (%s)', async (language, label, enter, why) => {
    const stranger = await visit(browser, inLanguage(language));
    const { page } = stranger;
    await page.goto(server.address);
    await page.getByLabel(label).fill('Аnna');
    await button(page, enter).click();
    await page.getByRole('alert').getByText(why).waitFor();
    await stranger.context.close();
  });
});

describe.skipIf(BROWSER === null)('a refusal of the server', () => {
  test.each(
    rotating(
      [
        [
          'en',
          'Your name',
          'Log in',
          'Too many requests. Try again in 22 seconds.',
          'This link is invalid, expired or already used.',
        ],
        [
          'pl',
          'Twoje imię lub nick',
          'Zaloguj się',
          'Za dużo prób. Spróbuj ponownie za 22 sekundy.',
          'Ten link jest nieprawidłowy, wygasł albo został już użyty.',
        ],
        [
          'uk',
          'Ваше ім’я',
          'Увійти',
          'Надто часто. Спробуйте ще раз через 22 секунди.',
          'Посилання недійсне, застаріле або вже використане.',
        ],
      ] as const,
      LANGUAGES.length,
    ),
  )('is in words, with its numbers (%s)', async (language, label, enter, wait, link) => {
    const stranger = await visit(browser, inLanguage(language));
    const { page } = stranger;
    const reason = 'At most 20 a minute of these. Try again in 22 seconds.';
    await page.route('**/api/people', (route) =>
      route.fulfill({ status: 429, json: { error: 'too-many', reason, retryAfter: 22 } }),
    );
    await page.goto(server.address);
    await page.getByLabel(label).fill('Anna');
    await button(page, enter).click();
    await page.getByRole('alert').getByText(wait, { exact: true }).waitFor();

    await page.goto(`${server.address}/enter#${'x'.repeat(43)}`);
    await page.getByRole('alert').getByText(link, { exact: true }).waitFor();
    await stranger.context.close();
  });
});

describe.skipIf(BROWSER === null)('the waiting room', () => {
  test.each(
    rotating(
      [
        [
          'en',
          'Setup chosen by the owner: scoring tiles, start player',
          'Values changed by the owner:',
          'Factions › Witches › Start › Coins: 20 (default 15)',
          'Factions › Witches › Home terrain: Desert (default Forest)',
        ],
        [
          'pl',
          'Rozstawienie wybrane przez właściciela stołu: żetony punktacji, pierwszy gracz',
          'Wartości zmienione przez właściciela stołu:',
          'Rasy › Wiedźmy › Początek gry › Monety: 20 (domyślnie 15)',
          'Rasy › Wiedźmy › Preferowany teren: Pustynia (domyślnie Las)',
        ],
        [
          'uk',
          'Розкладка за вибором власника столу: жетони ПО за раунд, перший гравець',
          'Значення, змінені власником столу:',
          'Фракції › Відьми › Початок гри › Монети: 20 (типово 15)',
          'Фракції › Відьми › Рідна місцевість: Пустеля (типово Ліс)',
        ],
      ] as const,
      LANGUAGES.length,
    ),
  )(
    'says what of the set-up was chosen, to whoever has the link (%s)',
    async (language, chosen, changed, ...values) => {
      const anna = await person('Anna');
      const id = await newTable(anna, {
        visibility: 'private',
        options: {
          startSeat: 1,
          scoringTiles: ['SCORE1', 'SCORE2', 'SCORE3', 'SCORE4', 'SCORE5', 'SCORE6'],
          overrides: [
            { path: 'factions.witches.start.coins', value: 20 },
            { path: 'factions.witches.terrain', value: 'desert' },
          ],
        },
        seats: [{ kind: 'me' }, { kind: 'invited' }],
      });
      const { code } = await post<{ code: string }>(anna.context, `/tables/${id}/invitations`);
      const guest = await visit(browser, { ...inLanguage(language), screen: SCREENS[0] });
      await guest.page.goto(`${server.address}/table/${id}?code=${code}`);
      const note = guest.page.locator('[data-chosen]');
      await note.getByText(chosen, { exact: true }).waitFor();
      await note.getByText(changed, { exact: true }).waitFor();
      for (const value of values) await note.getByText(value, { exact: true }).waitFor();
      expect(await note.innerText()).not.toContain('factions.');
      expect(await isTooWide(guest.page)).toBe(false);
      await farewell(anna, guest);
    },
  );

  test('says that something hidden was chosen, by an owner who does not play', async () => {
    const anna = await person('Anna');
    const id = await newTable(anna, {
      game: 'age-of-innovation',
      options: { neutralArea: 12 },
      seats: [{ kind: 'open' }, { kind: 'open' }],
    });
    const guest = await person('Guest');
    await guest.page.goto(`${server.address}/table/${id}`);
    await guest.page.getByText('hidden from some players: area of the neutral faction').waitFor();
    await button(guest.page, 'Take a seat').waitFor();
    await farewell(anna, guest);
  });

  test('lets the owner send a guest away and revoke links', async () => {
    const [anna, bohdan] = [await person('Anna'), await person('Bohdan')];
    const id = await newTable(anna, {
      visibility: 'private',
      seats: [{ kind: 'me' }, { kind: 'invited' }, { kind: 'invited' }],
    });
    await anna.page.goto(`${server.address}/table/${id}`);
    await button(anna.page, 'Invite link').click();
    const link = await anna.page.getByRole('textbox', { name: 'Invite link' }).inputValue();
    await bohdan.page.goto(link);
    await button(bohdan.page, 'Take a seat').click();
    await button(bohdan.page, 'Leave the seat').waitFor();
    await button(anna.page, 'Remove').click();
    await bohdan.page.getByText('Table not found.').waitFor();
    // The link of the guest has gone with them.
    await anna.page.getByRole('textbox', { name: 'Invite link' }).waitFor({ state: 'detached' });
    await button(anna.page, 'Invite link').click();
    await button(anna.page, 'Revoke').click();
    await anna.page.getByRole('textbox', { name: 'Invite link' }).waitFor({ state: 'detached' });
    await anna.context.close();
    await bohdan.context.close();
  });
});

describe.skipIf(BROWSER === null)('the deal', () => {
  const hashAt = (page: Page): Promise<string> =>
    page.getByRole('textbox', { name: 'Fingerprint of the deal' }).inputValue();

  async function fairPlay(page: Page): Promise<Locator> {
    await button(page, 'Menu').click();
    await button(page, 'Fair play').click();
    return page.getByRole('dialog').getByRole('region', { name: 'Fair play' });
  }

  test('has a fingerprint that is shown before the game, kept in the browser and checked after it', async () => {
    const [anna, bohdan] = [await person('Anna'), await person('Bohdan')];
    const id = await newTable(anna, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    const address = `${server.address}/table/${id}`;
    await anna.page.goto(address);
    const hash = await hashAt(anna.page);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    await bohdan.page.goto(address);
    expect(await hashAt(bohdan.page)).toBe(hash);
    const given = bohdan.page.waitForRequest((request) => request.url().endsWith(`/tables/${id}/seats`));
    await button(bohdan.page, 'Take a seat').click();
    expect((await given).postDataJSON()).toMatchObject({ hash, word: expect.any(String) });
    await Promise.all([anna, bohdan].map(({ page }) => page.waitForSelector('.board-frame')));

    const running = await fairPlay(bohdan.page);
    expect(await hashAt(bohdan.page)).toBe(hash);
    await running.getByText('will check it at the end').waitFor();
    const watcher = await visit(browser);
    await watcher.page.goto(address);
    await (await fairPlay(watcher.page)).getByText('it proves nothing to you').waitFor();

    for (const { context } of [anna, bohdan]) await post(context, `/tables/${id}/resign`);
    await running.getByText('Checked: the deal matches this fingerprint').waitFor();
    await watcher.page.getByText('Not proven: your browser did not see').first().waitFor();

    // A server whose file is of another game than the one it shows is found out.
    const { page } = bohdan;
    await page.route(/\/position\?/, async (route) => {
      const answer = await route.fetch();
      const position = (await answer.json()) as { view: { players: { points: number }[] } };
      position.view.players[0].points += 1;
      await route.fulfill({ response: answer, json: position });
    });
    await page.routeWebSocket(/\/live/, () => {});
    await page.reload();
    await (await fairPlay(page)).getByText('the game file is of another game').waitFor();

    // So is one that shows another fingerprint than before.
    await anna.page.evaluate((table) => {
      const kept = JSON.parse(localStorage.getItem('guildhall.hashes') ?? '{}');
      kept[table].hash = 'f'.repeat(64);
      localStorage.setItem('guildhall.hashes', JSON.stringify(kept));
    }, id);
    await anna.page.reload();
    await (await fairPlay(anna.page))
      .getByRole('alert')
      .getByText('fingerprint of this table has changed')
      .waitFor();
    await farewell(anna, bohdan, watcher);
  });

  test('is not made from a word that the owner gave before the fingerprint was known', async () => {
    const anna = await person('Anna');
    const { page } = anna;
    await page.goto(server.address);
    const form = page.locator('.new-table');
    await form.getByLabel('Players').selectOption('2');
    await form.getByLabel('Seat 2').selectOption('bot random');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(`${new URL(request.url()).pathname} ${request.postData()}`);
    });
    await button(form, 'Create table').click();
    await page.waitForSelector('.board-frame');
    expect(asked).toHaveLength(2);
    expect(asked[0]).toMatch(/^\/api\/tables \{/);
    expect(asked[0]).not.toContain('"word"');
    expect(asked[1]).toMatch(/^\/api\/tables\/\w+\/word \{.*"hash":"[0-9a-f]{64}"/);
    await farewell(anna);
  });
});

describe.skipIf(BROWSER === null)('chat at a public table', () => {
  test('is among the players, until the owner opens it to everybody', async () => {
    const [anna, bohdan, eve] = [await person('Anna'), await person('Bohdan'), await person('Eve')];
    const id = await newTable(anna, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    const word = { word: 'any word will do' };
    await post(anna.context, `/tables/${id}/word`, word);
    await post(bohdan.context, `/tables/${id}/seats`, word);
    const address = `${server.address}/table/${id}`;
    for (const { page } of [anna, bohdan, eve]) {
      await page.goto(address);
      await page.waitForSelector('.board-frame');
      await show(page, 'chat');
    }
    await bohdan.page.getByLabel('Message').fill('between us');
    await button(bohdan.page, 'Send').click();
    await anna.page.getByText('between us').waitFor();
    await eve.page.getByText('Only players and people they invited').waitFor();
    expect(await eve.page.getByLabel('Message').count()).toBe(0);
    expect(await eve.page.getByText('between us').count()).toBe(0);
    expect(await bohdan.page.getByLabel('Let spectators chat').count()).toBe(0);

    await anna.page.getByLabel('Let spectators chat').click();
    await eve.page.getByLabel('Message').fill('may I?');
    await button(eve.page, 'Send').click();
    await anna.page.getByText('may I?').waitFor();
    await eve.page.getByText('may I?').waitFor();
    // Earlier messages stay among those who could read them.
    expect(await eve.page.getByText('between us').count()).toBe(0);
    expect(await anna.page.getByText('between us').count()).toBe(1);
    await farewell(anna, bohdan, eve);
  });
});
