import { describe, expect, test } from 'vitest';
import type { AllTexts, Game, GameTexts, Language } from '../src/index.ts';
import { checkTexts, type TextCheck } from '../src/testkit/texts/index.ts';
import { grab } from './grab.ts';

/** The texts of a small game: the same words in every language, each in its own letters. */
function textsIn(word: string, plural: string): GameTexts {
  const names = Object.fromEntries(
    ['apple', 'pear', 'kept', 'held', 'phase.grab', 'table.count', 'option.players', 'option.overrides'].map(
      (key) => [key, word],
    ),
  );
  const rule = { title: word, text: `${word}.`, ruling: '' };
  return {
    title: word,
    names,
    prompts: { grab: word, stow: word, count: word },
    actions: { take: `${word} {thing}`, keep: word, eat: `${word} ${plural}` },
    log: { taken: `{seat} ${word}` },
    board: { pile: '{number}' },
    rules: { 'GRAB-ASKED': rule, 'GRAB-GONE': rule },
  };
}

const ENGLISH = textsIn('things', '{count, plural, one {# thing} other {# things}}');
const POLISH = textsIn('rzeczy', '{count, plural, one {# rzecz} few {# r} many {# r} other {# r}}');
const UKRAINIAN = textsIn('речі', '{count, plural, one {# річ} few {# р} many {# р} other {# р}}');

function faultsOf(
  changed: Partial<AllTexts>,
  check: Partial<TextCheck> = {},
): Record<string, readonly string[]> {
  const { faults } = checkTexts({
    game: grab as unknown as Game,
    texts: { en: ENGLISH, pl: POLISH, uk: UKRAINIAN, ...changed },
    prompts: { grab: {}, stow: {}, count: {} },
    actions: { take: { thing: 'name' }, keep: {}, eat: { count: 'number' } },
    log: { taken: {} },
    games: 3,
    options: [{}],
    names: ['apple', 'pear'],
    sameEverywhere: [],
    ...check,
  });
  return Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0));
}

test('sound texts have no faults', () => {
  expect(faultsOf({})).toEqual({});
});

describe('a fault is found', () => {
  const without = (sort: 'names' | 'rules' | 'prompts', key: string): GameTexts => {
    const { [key]: _gone, ...rest } = UKRAINIAN[sort] as Record<string, never>;
    return { ...UKRAINIAN, [sort]: rest };
  };

  test.each<[string, Partial<AllTexts>, Partial<TextCheck>, string, string]>([
    ['a name', { uk: without('names', 'kept') }, {}, 'uk names whatever games speak of', 'kept'],
    [
      'a phase',
      { uk: without('names', 'phase.grab') },
      {},
      'uk says what English says',
      'no names phase.grab',
    ],
    ['a rule', { uk: without('rules', 'GRAB-GONE') }, {}, 'uk has every rule', 'no GRAB-GONE'],
    ['a prompt', { uk: without('prompts', 'stow') }, {}, 'uk has every message', 'prompts: no stow'],
    [
      'an option',
      { uk: without('names', 'option.players') },
      {},
      'uk names every option with its values',
      'no option.players',
    ],
    [
      'an argument',
      {},
      { prompts: { grab: { of: 'name' }, stow: {}, count: {} } },
      'en has the arguments that games give',
      'grab: of for nothing',
    ],
    ['the other languages', { pl: ENGLISH }, {}, 'pl is a language of its own', 'names apple for nothing'],
    ['Ukrainian letters', { uk: POLISH }, {}, 'uk is a language of its own', 'names apple: rzeczy'],
    [
      'a rule that says more than the others',
      {
        pl: {
          ...POLISH,
          rules: {
            ...POLISH.rules,
            'GRAB-GONE': { title: 'rzeczy', text: 'rzeczy i jeszcze rzeczy', ruling: '' },
          },
        },
      },
      {},
      'pl says of every rule about as much as English',
      'GRAB-GONE text',
    ],
    ['an empty text', { pl: { ...POLISH, title: '' } }, {}, 'pl has no empty text but for rulings', 'title'],
  ])('in %s', (_what, changed, check, where, fault) => {
    expect(faultsOf(changed, check)[where]).toContain(fault);
  });

  const said = (language: Language, eat: string): readonly string[] => {
    const own = { en: ENGLISH, pl: POLISH, uk: UKRAINIAN }[language];
    const texts = { [language]: { ...own, actions: { ...own.actions, eat } } };
    return faultsOf(texts)[`${language} can be said of any number`] ?? [];
  };

  test('in what a message asks for', () => {
    expect(said('en', 'things {number}')).toEqual(['actions eat asks for number']);
  });

  test('in the forms of names that its sentences ask for', () => {
    const actions = { ...POLISH.actions, take: 'rzeczy {thing_acc}' };
    const faults = (names: GameTexts['names']): readonly string[] =>
      faultsOf({ pl: { ...POLISH, actions, names } })['pl names have the forms that sentences ask for'] ?? [];
    expect(faults(POLISH.names)).toEqual(expect.arrayContaining(['apple~acc', 'pear~acc']));
    const missing = faults(POLISH.names);
    expect(faults({ ...POLISH.names, ...Object.fromEntries(missing.map((key) => [key, 'rzecz'])) })).toEqual(
      missing
        .filter((key) => !Object.hasOwn(POLISH.names, key.split('~')[0]))
        .map((key) => `${key} of no name`),
    );
  });

  test('in the plurals of a message', () => {
    expect(said('pl', '{count, plural, one {# rzecz} other {# rzeczy}}')).toContain(
      'actions eat has the plurals one, other',
    );
    expect(said('pl', '{count, plural, =0 {nic} other {# razy}}')).toEqual([]);
  });

  test('in the letters of a message', () => {
    expect(said('uk', 'things')).toContain('actions eat with 0 says “things”');
  });
});
