import { LANGUAGES, type Language } from '@guildhall/kernel';
import { usedIn } from '@guildhall/kernel/testkit/texts';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import type { Action } from '../rules/actions.ts';
import type { ObligationKind, Way } from '../rules/state.ts';
import { texts } from '../text/index.ts';
import { ACTION_ARGUMENTS, type Argument, LOG_ARGUMENTS, PROMPT_ARGUMENTS } from './message-arguments.ts';
import { watchGames } from './text-games.ts';

type Arguments = Readonly<Record<string, Argument>>;

// A kind without an entry does not compile.
const PROMPTS: Readonly<Record<ObligationKind, Arguments>> = PROMPT_ARGUMENTS;
const ACTIONS: Readonly<Record<Action['kind'], Arguments>> = ACTION_ARGUMENTS;

const GIVEN: Readonly<Record<'prompts' | 'actions' | 'log', Readonly<Record<string, Arguments>>>> = {
  prompts: PROMPTS,
  actions: ACTIONS,
  log: LOG_ARGUMENTS,
};
const SORTS = ['prompts', 'actions', 'log'] as const;

const BUNDLES = LANGUAGES.flatMap((language) =>
  SORTS.map((sort) => ({ language, sort, messages: Object.entries(texts[language][sort]) })),
);

const WAYS: readonly Way[] = ['main', 'chain', 'benefit'];

type Value = string | number | boolean;

function say(language: Language, message: string, values: Readonly<Record<string, Value>>): string {
  return String(new IntlMessageFormat(message, language).format({ ...values }));
}

/** Something for every argument; places are bare digits, so that they are of no language. */
function samples(language: Language, given: Arguments, number: number): Record<string, Value> {
  const name = texts[language].names.africa;
  const values: Record<string, Value> = { seat: name };
  for (const [argument, sort] of Object.entries(given)) {
    if (sort === 'number') values[argument] = number;
    else if (sort === 'flag') values[argument] = number % 2 === 0;
    else if (sort === 'way') values[argument] = WAYS[number % WAYS.length];
    else values[argument] = sort === 'place' ? '5' : name;
  }
  return values;
}

test('there is a message for every kind, and no other', () => {
  for (const language of LANGUAGES)
    for (const sort of SORTS)
      expect(Object.keys(texts[language][sort]).sort()).toEqual(Object.keys(GIVEN[sort]).sort());
});

test('every obligation and every event of watched games has its message, with the same arguments', () => {
  const { obligations, events, readers } = watchGames();
  // Nobody does anything in secret: the goals are dealt before the log begins.
  expect([...readers]).toEqual(['all']);
  // `learned` is settled by itself, and Chronos may find something to do in every watched game.
  expect(obligations.size).toBeGreaterThan(12);
  expect(events.size).toBeGreaterThan(40);
  for (const [kind, facts] of obligations)
    expect([...facts].sort(), kind).toEqual(Object.keys(GIVEN.prompts[kind] ?? { unknown: kind }).sort());
  for (const [kind, data] of events)
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
    const { used, plurals } = usedIn(message, language);
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

test('a sharer’s tile names the aspiration it replaces, if there is one', () => {
  const jokers = LANGUAGES.map((language) => [
    say(language, texts[language].actions.joker, { replaced: 'none' }),
    say(language, texts[language].actions.joker, { replaced: texts[language].names.culture }),
  ]);
  expect(jokers).toEqual([
    ['Take a joker', 'Take a joker, giving up the aspiration: Culture'],
    ['Weź jokera', 'Weź jokera, rezygnując z dążenia: Kultura'],
    ['Узяти джокера', 'Узяти джокера, відмовившись від прагнення: Культура'],
  ]);
});

test.each([
  ['en', ['1 citizen comes', '2 citizens come', '5 citizens come', '21 citizens come', '22 citizens come']],
  [
    'pl',
    [
      '1 obywatel wraca',
      '2 obywateli wraca',
      '5 obywateli wraca',
      '21 obywateli wraca',
      '22 obywateli wraca',
    ],
  ],
  [
    'uk',
    [
      '1 громадянин повертається',
      '2 громадяни повертаються',
      '5 громадян повертаються',
      '21 громадянин повертається',
      '22 громадяни повертаються',
    ],
  ],
] as const)('%s counts', (language, expected) => {
  const { names, log } = texts[language];
  const lines = [1, 2, 5, 21, 22].map((count) =>
    say(language, log.cameHome, { seat: '', count, region: names.asia, specialist: names.merchant }),
  );
  expect(lines.map((line) => line.split(' ').slice(1, 4).join(' '))).toEqual(expected);
});
