import { type Game, LANGUAGES, NamesInSentences } from '@guildhall/kernel';
import { checkTexts, say } from '@guildhall/kernel/testkit/texts';
import { expect, test } from 'vitest';
import { ACTIONS, EFFECTS, GOAL_DECKS, REGIONS, SPECIALISTS, TILE_KINDS, tables } from '../data/index.ts';
import { inventions } from '../rules/index.ts';
import { type ChainSource, type Phase, SOURCES, type Way } from '../rules/state.ts';
import { texts } from '../text/index.ts';
import { ACTION_ARGUMENTS, LOG_ARGUMENTS, PROMPT_ARGUMENTS } from './message-arguments.ts';

const PHASES: Readonly<Record<Phase, true>> = { preparation: true, turns: true, eraChange: true, end: true };
const CHAIN_SOURCES: Readonly<Record<ChainSource, true>> = {
  innovation: true,
  inventions: true,
  tokens: true,
  knowledge: true,
};
const WAYS: readonly Way[] = ['main', 'chain', 'benefit'];

const { cards, milestones, specialistTiles, knowledgeTiles, influenceTokens } = tables;
const { economyTiles, cultureTiles, technologyTiles, wealthTiles, goals } = tables;
const PIECES = [
  ...[cards, milestones, specialistTiles, knowledgeTiles, influenceTokens],
  ...[economyTiles, cultureTiles, technologyTiles, wealthTiles, goals],
].flatMap((table) => Object.keys(table));

const { faults, seen } = checkTexts({
  game: inventions as unknown as Game,
  texts,
  prompts: PROMPT_ARGUMENTS,
  actions: ACTION_ARGUMENTS,
  log: LOG_ARGUMENTS,
  games: 40,
  options: [{}],
  names: [
    ...[...REGIONS, ...ACTIONS, ...EFFECTS, ...TILE_KINDS, ...SPECIALISTS, ...PIECES, ...SOURCES],
    ...['joker', 'chronos', 'epochPillar', 'seasonPillar'],
    ...tables.rounds.map((_, at) => `era.${at + 1}`),
    ...GOAL_DECKS.map((deck) => `deck.${deck}`),
    ...Object.keys(PHASES).map((phase) => `phase.${phase}`),
    // Where chain actions come from.
    ...Object.keys(CHAIN_SOURCES),
    // What a seat may lack besides what it can hold.
    'specialists',
  ],
  printedLetters: 'ABCDEFG',
  // The same word in Polish as in English.
  sameEverywhere: [
    'log eureka',
    ...['forumTitle', 'wayBenefit', 'eraNumber'].map((key) => `board ${key}`),
    ...['eureka', 'joker', 'australia', 'chronos', 'transport', 'internet', 'rules.INV-EUREKA'].map(
      (key) => `names ${key}`,
    ),
  ],
});

test.each(Object.entries(faults))('%s', (_, found) => {
  expect(found).toEqual([]);
});

test('the watched games showed enough', () => {
  expect(PIECES).toHaveLength(48 + 21 + 7 + 7 + 5 + 3 * 7 + 25 + 21);
  // `learned` is settled by itself, and Chronos may find something to do in every watched game.
  expect(seen.obligations.size).toBeGreaterThan(12);
  expect(seen.events.size).toBeGreaterThan(40);
  expect(seen.counts.size).toBeGreaterThan(0);
  expect(seen.values.size).toBeGreaterThan(150);
  expect(seen.tableSteps.size).toBe(12);
});

test('nobody does anything in secret: the goals are dealt before the log begins', () => {
  expect([...seen.readers]).toEqual(['all']);
});

test.each(LANGUAGES)('%s has words for every way to act', (language) => {
  const { names, prompts } = texts[language];
  for (const way of WAYS)
    expect(
      say(language, prompts.act, new NamesInSentences(names).spoken({ action: 'travel', way })),
    ).not.toMatch(/[{}#]|undefined|^\s|\s$|^$/);
});

test('a sharer’s tile names the aspiration it replaces, if there is one', () => {
  const jokers = LANGUAGES.map((language) => [
    say(language, texts[language].actions.joker, { replaced: 'none' }),
    say(language, texts[language].actions.joker, { replaced: texts[language].names.culture }),
  ]);
  expect(jokers).toEqual([
    ['Take a joker', 'Take a joker (replaces aspiration: Culture)'],
    ['Weź jokera', 'Weź jokera (zamiast dążenia: Kultura)'],
    ['Взяти джокера', 'Взяти джокера і скинути прагнення: Культура'],
  ]);
});

test.each([
  ['en', ['1 citizen', '2 citizens', '5 citizens', '21 citizens', '22 citizens']],
  ['pl', ['1 obywatela', '2 obywateli', '5 obywateli', '21 obywateli', '22 obywateli']],
  ['uk', ['1 громадянина', '2 громадян', '5 громадян', '21 громадянина', '22 громадян']],
] as const)('%s counts', (language, expected) => {
  const { names, log } = texts[language];
  const spoken = new NamesInSentences(names);
  const lines = [1, 2, 5, 21, 22].map((count) =>
    say(language, log.cameHome, spoken.spoken({ count, region: 'asia', specialist: 'merchant' }, 'Ben')),
  );
  expect(lines.map((line) => /\d+ \p{L}+/u.exec(line)?.[0])).toEqual(expected);
});
