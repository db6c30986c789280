import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { manifests } from '@guildhall/games';
import { games } from '@guildhall/games/all';
import { LANGUAGES, type Language, Table } from '@guildhall/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { compileMessage } from '../build/messages.ts';
import { en as compendiumEn } from '../src/text/compendium/en.ts';
import { pl as compendiumPl } from '../src/text/compendium/pl.ts';
import { uk as compendiumUk } from '../src/text/compendium/uk.ts';
import { en as everywhere } from '../src/text/en.ts';
import { en as guideEn } from '../src/text/guide/en.ts';
import { pl as guidePl } from '../src/text/guide/pl.ts';
import { uk as guideUk } from '../src/text/guide/uk.ts';
import { type Arguments, format } from '../src/text/messages.ts';
import { en as notificationsEn } from '../src/text/notifications/en.ts';
import { pl as notificationsPl } from '../src/text/notifications/pl.ts';
import { uk as notificationsUk } from '../src/text/notifications/uk.ts';
import { en as ownBotsEn } from '../src/text/own-bots/en.ts';
import { pl as ownBotsPl } from '../src/text/own-bots/pl.ts';
import { uk as ownBotsUk } from '../src/text/own-bots/uk.ts';
import { pl } from '../src/text/pl.ts';
import { en as sharedEn } from '../src/text/shared/en.ts';
import { pl as sharedPl } from '../src/text/shared/pl.ts';
import { uk as sharedUk } from '../src/text/shared/uk.ts';
import { uk } from '../src/text/uk.ts';
import { speeches } from '../src/text/words.ts';
import { en as youEn } from '../src/text/you/en.ts';
import { pl as youPl } from '../src/text/you/pl.ts';
import { uk as youUk } from '../src/text/you/uk.ts';

const en = {
  ...everywhere,
  ...notificationsEn,
  ...ownBotsEn,
  ...youEn,
  ...sharedEn,
  ...guideEn,
  ...compendiumEn,
};

const OWN: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en,
  pl: { ...pl, ...notificationsPl, ...ownBotsPl, ...youPl, ...sharedPl, ...guidePl, ...compendiumPl },
  uk: { ...uk, ...notificationsUk, ...ownBotsUk, ...youUk, ...sharedUk, ...guideUk, ...compendiumUk },
};

type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** The arguments of a message, those of its forms included. */
function argumentsOf(message: string, language: Language): Set<string> {
  const found = new Set<string>();
  const visit = (ast: Ast): void => {
    for (const element of ast) {
      if ('value' in element && element.type !== 0) found.add(element.value);
      if ('options' in element) for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  visit(new IntlMessageFormat(message, language).getAst());
  return found;
}

const NUMBERS = [0, 1, 2, 4, 5, 11, 12, 21, 22, 25];

function messagesOf(language: Language): readonly (readonly [string, string])[] {
  const ofGames = [...games.values()].flatMap(({ game, texts }) => {
    const { prompts, actions, log, board } = texts[language];
    return Object.entries({ prompts, actions, log, board }).flatMap(([sort, messages]) =>
      Object.entries(messages).map(([key, text]) => [`${game.id} ${sort} ${key}`, text] as const),
    );
  });
  return [...Object.entries(OWN[language]), ...ofGames];
}

describe.each(LANGUAGES)('%s', (language) => {
  test('has every text of the client, with the same arguments', () => {
    expect(Object.keys(OWN[language])).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(OWN[language])) {
      expect(text, key).toBe(text.trim());
      expect(text, key).not.toBe('');
      expect(argumentsOf(text, language), key).toEqual(argumentsOf(en[key as keyof typeof en], 'en'));
    }
  });

  test('compiled messages say what the library says', () => {
    const messages = messagesOf(language);
    expect(messages.length).toBeGreaterThan(200);
    for (const [key, text] of messages) {
      const compiled = compileMessage(text, language);
      for (const number of NUMBERS) {
        const values: Record<string, string | number> = {};
        for (const name of argumentsOf(text, language)) values[name] = number;
        const said = String(new IntlMessageFormat(text, language).format(values));
        expect(format(compiled, values satisfies Arguments, language), key).toBe(said);
      }
    }
  });

  test.each([...games.keys()])('has every word that the board of %s says', (id) => {
    const board = fileURLToPath(new URL(`../../games/${id}/board/`, import.meta.url));
    const said = globSync('*.{ts,tsx}', { cwd: board }).flatMap((file) => [
      ...readFileSync(board + file, 'utf8').matchAll(/\.say\(\s*'(\w+)'|\? '(\w+)' : '(\w+)'\)\]/g),
    ]);
    const keys = new Set(said.flatMap(([, ...found]) => found.filter((key) => key !== undefined)));
    const words = games.get(id)?.texts[language].board ?? {};
    expect([...keys].filter((key) => !Object.hasOwn(words, key))).toEqual([]);
  });
});

test.each(['pl', 'uk'] as const)('%s is not English', (language) => {
  const same = Object.entries(OWN[language]).filter(([key, text]) => text === en[key as keyof typeof en]);
  expect(same.map(([key]) => key)).toEqual(
    language === 'pl' ? ['round', 'roundShort', 'menu'] : ['round', 'roundShort'],
  );
});

test.each([
  ['en', '1.5 and 12345'],
  ['pl', '1,5 and 12345'],
  ['uk', '1,5 and 12345'],
] as const)('fractions are written as in %s where somebody is taught', async (language, said) => {
  const speech = await speeches.load(manifests[0].id, language);
  const message = compileMessage('{worth} and {points}', language);
  expect(speech.sentence(message, { worth: 1.5, points: 12345 })).toBe(said);
});

test('a message without its argument is a fault', () => {
  expect(() => format(compileMessage('{count, plural, one {#} other {#}}', 'en'), {}, 'en')).toThrow('count');
});

test('what the list of games shows is what the games say', async () => {
  expect(manifests.map(({ id }) => id)).toEqual([...games.keys()]);
  for (const lazy of manifests) {
    const entry = games.get(lazy.id);
    const game = await lazy.game();
    expect(game).toBe(entry?.game);
    expect([lazy.players.least, lazy.players.most]).toEqual([
      game.options.minPlayers,
      game.options.maxPlayers,
    ]);
    const options = { players: lazy.players.usual, ...lazy.firstPlay };
    expect(() => new Table(game, options, 'first play')).not.toThrow();
    for (const language of LANGUAGES) {
      expect(lazy.titles[language]).toBe(entry?.texts[language].title);
      const { words } = await lazy.words[language]();
      expect({ ...words, ...(await lazy.rules[language]()) }).toEqual(entry?.texts[language]);
    }
    expect(await lazy.tables()).toBe(entry?.tables);
  }
});
