import { LANGUAGES, type Language } from '@guildhall/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { ACTIONS, EFFECTS, REGIONS, SPECIALISTS, TILE_KINDS, tables } from '../data/index.ts';
import type { Action } from '../rules/actions.ts';
import { inventions } from '../rules/index.ts';
import { RULE_IDS } from '../rules/rule-ids.ts';
import { type ObligationKind, type Phase, SOURCES } from '../rules/state.ts';
import { ACTION_ARGUMENTS, type Argument, LOG_ARGUMENTS, PROMPT_ARGUMENTS, texts } from '../text/index.ts';
import { watchGames } from './text-games.ts';

type Arguments = Readonly<Record<string, Argument>>;

// A kind without an entry does not compile.
const PROMPTS: Readonly<Record<ObligationKind, Arguments>> = PROMPT_ARGUMENTS;
const MOVES: Readonly<Record<Action['kind'], Arguments>> = ACTION_ARGUMENTS;
const PHASES: Readonly<Record<Phase, true>> = { preparation: true, turns: true, eraChange: true, end: true };

const GIVEN: Readonly<Record<'prompts' | 'actions' | 'log', Readonly<Record<string, Arguments>>>> = {
  prompts: PROMPTS,
  actions: MOVES,
  log: LOG_ARGUMENTS,
};
const SORTS = ['prompts', 'actions', 'log'] as const;
const BUNDLES = LANGUAGES.flatMap((language) =>
  SORTS.map((sort) => ({ language, sort, messages: Object.entries(texts[language][sort]) })),
);

const seen = watchGames();

function everyText(language: Language): Map<string, string> {
  const { title, names, prompts, actions, log, rules } = texts[language];
  const all = new Map([['title', title]]);
  for (const [sort, messages] of Object.entries({ names, prompts, actions, log }))
    for (const [key, text] of Object.entries(messages)) all.set(`${sort} ${key}`, text);
  for (const [id, rule] of Object.entries(rules))
    for (const [part, text] of Object.entries(rule)) all.set(`${id} ${part}`, text);
  return all;
}

const english = everyText('en');

describe.each(LANGUAGES)('%s', (language) => {
  const { names, rules } = texts[language];
  const own = everyText(language);
  const unnamed = (keys: Iterable<string>): string[] => [...keys].filter((key) => names[key] === undefined);

  test('says what the other languages say', () => {
    expect([...own.keys()]).toEqual([...english.keys()]);
  });

  test('has no empty text, and a ruling where English has one', () => {
    for (const [key, text] of own) {
      expect(text, key).toBe(text.trim());
      expect(text === '', key).toBe(english.get(key) === '');
      if (text === '') expect(key).toMatch(/^INV-.* ruling$/);
    }
  });

  test('has every rule', () => {
    expect(Object.keys(rules).sort()).toEqual([...RULE_IDS].sort());
  });

  test('names everything in the box', () => {
    const ids = [
      tables.cards,
      tables.milestones,
      tables.specialistTiles,
      tables.knowledgeTiles,
      tables.influenceTokens,
      tables.economyTiles,
      tables.cultureTiles,
      tables.technologyTiles,
      tables.wealthTiles,
      tables.goals,
    ].flatMap((table) => Object.keys(table));
    expect(ids).toHaveLength(48 + 21 + 7 + 7 + 5 + 21 + 25 + 21);
    expect(unnamed([...ids, ...ACTIONS, ...EFFECTS, ...REGIONS, ...SPECIALISTS, ...TILE_KINDS])).toEqual([]);
  });

  test('names what a seat holds and lacks, and sources of points', () => {
    expect(seen.counts.size).toBeGreaterThan(0);
    expect(unnamed([...seen.counts, 'specialists', ...SOURCES])).toEqual([]);
  });

  test('names whatever prompts and log name', () => {
    expect(seen.values.size).toBeGreaterThan(100);
    expect(unnamed(seen.values)).toEqual([]);
  });

  test('names phases, steps of the table and options', () => {
    expect(seen.tableSteps.size).toBe(12);
    expect(unnamed([...seen.tableSteps].map((kind) => `table.${kind}`))).toEqual([]);
    expect(unnamed(Object.keys(PHASES).map((phase) => `phase.${phase}`))).toEqual([]);
    const keys = ['players', 'overrides', ...Object.keys(inventions.options.fields)];
    const named = Object.keys(names).filter((key) => key.startsWith('option.'));
    expect(named.sort()).toEqual(keys.map((key) => `option.${key}`).sort());
  });
});

/** What is the same word in Polish and English. */
const SAME_IN_POLISH = [
  'title',
  'names eureka',
  'names joker',
  'names australia',
  'names transport',
  'names internet',
  'names era',
];

test.each([
  ['pl', SAME_IN_POLISH],
  ['uk', ['title']],
] as const)('%s is not English', (language, same) => {
  const found = [...everyText(language)].filter(([key, text]) => text !== '' && text === english.get(key));
  expect(found.map(([key]) => key)).toEqual(same);
});

test('every sentence of the Ukrainian names and rules is Ukrainian', () => {
  const foreign: string[] = [];
  for (const [key, text] of everyText('uk')) {
    if (text === '' || !/^(names|INV-)/.test(key)) continue;
    for (const sentence of text.split(/(?<=[.!?])\s+/))
      if (/[a-z]/i.test(sentence) || !/[а-яґєії]/i.test(sentence)) foreign.push(`${key}: ${sentence}`);
  }
  expect(foreign).toEqual([]);
});

type Value = string | number | boolean;

function say(language: Language, message: string, values: Readonly<Record<string, Value>>): string {
  return String(new IntlMessageFormat(message, language).format({ ...values }));
}

/** Something for every argument; places are bare digits, so that they are of no language. */
function samples(language: Language, given: Arguments, number: number): Record<string, Value> {
  const name = texts[language].names.silk;
  const values: Record<string, Value> = { seat: name };
  for (const [argument, sort] of Object.entries(given)) {
    if (sort === 'number') values[argument] = number;
    else if (sort === 'flag') values[argument] = number % 2 === 0;
    else values[argument] = sort === 'place' ? '5' : name;
  }
  return values;
}

type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** The arguments that a message uses, and the forms of each of its plurals. */
function look(message: string, language: Language): { used: Set<string>; plurals: string[][] } {
  const used = new Set<string>();
  const plurals: string[][] = [];
  const visit = (list: Ast): void => {
    for (const element of list) {
      // Literals have a value too, but no place to be filled.
      if ('value' in element && element.type !== 0) used.add(element.value);
      if ('pluralType' in element) plurals.push(Object.keys(element.options));
      if ('options' in element) for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(new IntlMessageFormat(message, language).getAst());
  return { used, plurals };
}

test('there is a message for every kind, and no other', () => {
  for (const language of LANGUAGES)
    for (const sort of SORTS)
      expect(Object.keys(texts[language][sort]).sort()).toEqual(Object.keys(GIVEN[sort]).sort());
});

test('every obligation and every event of watched games has its message, with the same arguments', () => {
  expect(seen.obligations.size).toBe(Object.keys(PROMPTS).length - 1);
  // Chronos hardly ever finds nothing to do.
  const told = new Set([...seen.events.keys(), 'chronosRests']);
  expect([...told].sort()).toEqual(Object.keys(LOG_ARGUMENTS).sort());
  for (const [kind, facts] of seen.obligations)
    expect([...facts].sort(), kind).toEqual(Object.keys(GIVEN.prompts[kind] ?? { unknown: kind }).sort());
  for (const [kind, data] of seen.events)
    expect([...data].sort(), kind).toEqual(Object.keys(GIVEN.log[kind] ?? { unknown: kind }).sort());
});

test.each(BUNDLES)('$language $sort can be said of any number', ({ language, sort, messages }) => {
  for (const [kind, message] of messages) {
    for (const number of [0, 1, 2, 4, 5, 11, 12, 21, 22, 25]) {
      const line = say(language, message, samples(language, GIVEN[sort][kind], number));
      expect(line, kind).not.toMatch(/[{}#]|undefined|^\s|\s$|^$/);
      if (language === 'uk') expect(line).toMatch(/^[^a-z]*[а-яґєії][^a-z]*$/i);
    }
  }
});

test.each(BUNDLES)('$language $sort ask for what they are given', ({ language, sort, messages }) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  for (const [kind, message] of messages) {
    const { used, plurals } = look(message, language);
    const known = new Set([...Object.keys(GIVEN[sort][kind]), ...(sort === 'log' ? ['seat'] : [])]);
    expect(
      [...used].filter((name) => !known.has(name)),
      kind,
    ).toEqual([]);
    for (const forms of plurals) {
      // A word that never changes needs one form, a word that does needs all.
      const own = forms.filter((form) => !form.startsWith('='));
      if (own.length > 1) expect(own.sort(), kind).toEqual([...pluralCategories].sort());
    }
  }
});

test.each([
  ['en', ['1 point', '2 points', '5 points', '21 points', '22 points']],
  ['pl', ['1 punkt', '2 punkty', '5 punktów', '21 punktów', '22 punkty']],
  ['uk', ['1 очко', '2 очки', '5 очок', '21 очко', '22 очки']],
] as const)('%s counts', (language, expected) => {
  const lines = [1, 2, 5, 21, 22].map((points) =>
    say(language, texts[language].log.scored, { seat: 'x', source: 'y', points }),
  );
  expect(lines.map((line) => line.replace(/^x: | \(y\)$/g, ''))).toEqual(expected);
});
