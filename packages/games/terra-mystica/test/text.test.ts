import { type Game, LANGUAGES } from '@guildhall/kernel';
import { checkTexts, say } from '@guildhall/kernel/testkit/texts';
import { expect, test } from 'vitest';
import { BUILDINGS, CULTS, FACTIONS, TERRAINS, tables } from '../data/index.ts';
import { CONVERSIONS, type SpecialSource, type Track } from '../rules/actions.ts';
import { terraMystica } from '../rules/index.ts';
import { type Phase, SOURCES } from '../rules/state.ts';
import { texts } from '../text/index.ts';
import { ACTION_ARGUMENTS, LOG_ARGUMENTS, PROMPT_ARGUMENTS } from './message-arguments.ts';

const PHASES: Readonly<Record<Phase, true>> = {
  setup: true,
  income: true,
  actions: true,
  cults: true,
  end: true,
};
const SPECIAL_SOURCES: Readonly<Record<SpecialSource, true>> = {
  card: true,
  favour: true,
  stronghold: true,
  bridge: true,
};
const TRACKS: Readonly<Record<Track, true>> = { shipping: true, digging: true };

const { powerActions, bonusCards, scoringTiles, favourTiles, townTiles } = tables;
const TILES = [powerActions, bonusCards, scoringTiles, favourTiles, townTiles].flatMap(Object.keys);
const EXTRAS = { cultistsRefused: 'power', extraTownTiles: true, shippingCard: true, templeTile: true };

const { faults, seen } = checkTexts({
  game: terraMystica as unknown as Game,
  texts,
  prompts: PROMPT_ARGUMENTS,
  actions: ACTION_ARGUMENTS,
  log: LOG_ARGUMENTS,
  games: 60,
  options: [
    { ...EXTRAS, leech: 'inOrder' },
    { ...EXTRAS, leech: 'deferred' },
  ],
  names: [
    ...FACTIONS,
    ...TERRAINS,
    ...BUILDINGS,
    ...CULTS,
    ...TILES,
    ...SOURCES,
    ...CONVERSIONS,
    ...Object.keys(SPECIAL_SOURCES),
    ...Object.keys(TRACKS),
    ...Object.keys(PHASES).map((phase) => `phase.${phase}`),
    // What a seat may lack besides what it can hold.
    'power',
    'spades',
  ],
  sameEverywhere: ['title'],
});

test.each(Object.entries(faults))('%s', (_what, found) => {
  expect(found).toEqual([]);
});

test('the watched games showed enough', () => {
  expect(TILES).toHaveLength(6 + 10 + 9 + 12 + 8);
  expect(seen.obligations.size).toBeGreaterThan(12);
  expect(seen.events.size).toBeGreaterThan(25);
  expect(seen.values.size).toBeGreaterThan(50);
  expect(seen.tableSteps.size).toBe(6);
});

test('a pass without a card names none', () => {
  const pass = LANGUAGES.map((language) => say(language, texts[language].actions.pass, { card: 'none' }));
  expect(pass).toEqual(['Pass', 'Spasuj', 'Спасувати']);
});

test.each([
  ['en', ['1 coin', '2 coins', '5 coins', '21 coins', '22 coins']],
  ['pl', ['1 moneta', '2 monety', '5 monet', '21 monet', '22 monety']],
  ['uk', ['1 монета', '2 монети', '5 монет', '21 монета', '22 монети']],
] as const)('%s counts', (language, expected) => {
  const nothing = { seat: '', seat_n: 'sg', workers: 0, priests: 0, power: 0 };
  const lines = [1, 2, 5, 21, 22].map((coins) =>
    say(language, texts[language].log.income, { ...nothing, coins }),
  );
  expect(lines.map((line) => line.replace(/^.*\+/, ''))).toEqual(expected);
});
