import { type Game, LANGUAGES, NamesInSentences } from '@guildhall/kernel';
import { checkTexts, say } from '@guildhall/kernel/testkit/texts';
import { describe, expect, test } from 'vitest';
import {
  AUTOMA_FACTIONS,
  AUTOMA_LEVELS,
  BUILDINGS,
  DISCIPLINES,
  effectKey,
  FACTIONS,
  RULES_VERSIONS,
  TERRAINS,
  tables,
} from '../data/index.ts';
import { CONVERSIONS, FINISHED, SPECIAL_SOURCES, TRACKS, WAYS } from '../rules/actions.ts';
import { ageOfInnovation } from '../rules/index.ts';
import { AUTOMA_SOURCES, type Phase, SOURCES } from '../rules/state.ts';
import { texts } from '../text/index.ts';
import { ACTION_ARGUMENTS, LOG_ARGUMENTS, PROMPT_ARGUMENTS } from './message-arguments.ts';

const PHASES: Readonly<Record<Phase, true>> = {
  setup: true,
  income: true,
  actions: true,
  science: true,
  end: true,
};

const TILES = [
  tables.powerActions,
  tables.bookActions,
  tables.roundBonuses,
  tables.roundTiles,
  tables.finalTiles,
  tables.townTiles,
  tables.competencies,
  tables.palaces,
  tables.innovations,
].flatMap(Object.keys);

/** What narrows the candidates of the Automa down, as her log calls it. */
const AUTOMA_WHYS = [
  ...['marked', 'unmarked', 'anywhere', 'joins', 'closest', 'mostPower', 'besideYours', 'upgradable'],
  ...['leastPower', 'advances', 'zero', 'nearest', 'roundTile', 'display', 'open', 'noWorkshop', 'noHex'],
  ...['free', 'left', 'middle', 'right'],
  ...['hers', 'yours'],
  ...[1, 2, 3, 4].flatMap((number) => [`down${number}`, `up${number}`]),
].map((by) => `why.${by}`);

/** What has a name that does not tell what it does. */
const NAMED = [...FACTIONS, ...TERRAINS, ...Object.keys(tables.innovations), 'twoAnnexes'];

const { faults, seen } = checkTexts({
  game: ageOfInnovation as unknown as Game,
  texts,
  prompts: PROMPT_ARGUMENTS,
  actions: ACTION_ARGUMENTS,
  log: LOG_ARGUMENTS,
  games: 40,
  options: [
    { leech: 'inOrder', distribution: 'sets' },
    { leech: 'deferred', distribution: 'draft' },
    { leech: 'inOrder', distribution: 'draft', rulesVersion: 'v10' },
    // Only somebody alone meets these: each faction of the Automa, on one of her levels.
    ...AUTOMA_FACTIONS.map((automaFaction, at) => ({
      players: 1,
      automaFaction,
      level: AUTOMA_LEVELS[at % AUTOMA_LEVELS.length],
      automaHome: at % 2 === 0 ? 'random' : 'chosen',
    })),
  ],
  names: [
    ...FACTIONS,
    ...AUTOMA_FACTIONS,
    ...AUTOMA_LEVELS.map((level) => `level.${level}`),
    ...TERRAINS,
    ...BUILDINGS,
    ...DISCIPLINES,
    ...TILES,
    ...SOURCES,
    ...AUTOMA_SOURCES,
    'automa',
    ...AUTOMA_WHYS,
    ...CONVERSIONS,
    ...SPECIAL_SOURCES,
    ...TRACKS,
    ...FINISHED.map((what) => `done.${what}`),
    ...RULES_VERSIONS.flatMap((version) => NAMED.map((id) => effectKey(id, version))),
    ...Object.keys(PHASES).map((phase) => `phase.${phase}`),
    // What a seat may lack besides what it can hold.
    'power',
    'spades',
    'books',
  ],
  sameEverywhere: [
    ...['title', 'names deusExMachina', 'names monument'],
    ...Object.keys(tables.automaCards).map((card) => `names ${card}`),
  ],
});

/** The Automa and her levels have names that Polish takes over. */
const SAME_IN_POLISH = ['automa', ...AUTOMA_LEVELS.map((level) => `option.level.${level}`)].map(
  (name) => `names ${name}`,
);

test.each(Object.entries(faults))('%s', (what, found) => {
  const isShared = (fault: string): boolean =>
    what === 'pl is a language of its own' && SAME_IN_POLISH.some((name) => fault === `${name} for nothing`);
  expect(found.filter((fault) => !isShared(fault))).toEqual([]);
});

test('the watched games showed enough', () => {
  expect(TILES).toHaveLength(6 + 6 + 10 + 12 + 4 + 7 + 12 + 17 + 18);
  expect(seen.obligations.size).toBeGreaterThan(16);
  expect(seen.events.size).toBeGreaterThan(35);
  expect(seen.values.size).toBeGreaterThan(100);
  expect(seen.tableSteps.size).toBe(13);
});

describe.each(LANGUAGES)('%s', (language) => {
  const { names, actions } = texts[language];

  test('no name stands in the way of a way', () => {
    expect(WAYS.filter((way) => Object.hasOwn(names, way))).toEqual([]);
    const lines = WAYS.map((by) => say(language, actions.build, { hex: 'E5', by }));
    expect(new Set(lines).size).toBe(WAYS.length);
  });

  test('a scholar is sent or given back', () => {
    const lines = [1, 2, 3].map((steps) =>
      say(language, actions.send, new NamesInSentences(names).spoken({ discipline: 'law', steps })),
    );
    expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(2);
  });
});

test('a pass without a round bonus names none', () => {
  const pass = LANGUAGES.map((language) => say(language, texts[language].actions.pass, { bonus: 'none' }));
  expect(pass).toEqual(['Pass', 'Spasuj', 'Спасувати']);
});

test.each([
  ['en', ['1 tool', '2 tools', '5 tools', '21 tools', '22 tools']],
  ['pl', ['1 narzędzie', '2 narzędzia', '5 narzędzi', '21 narzędzi', '22 narzędzia']],
  ['uk', ['1 знаряддя', '2 знаряддя', '5 знарядь', '21 знаряддя', '22 знаряддя']],
] as const)('%s counts', (language, expected) => {
  const nothing = { seat: '', seat_n: 'sg', coins: 0, scholars: 0, power: 0, books: 0, points: 0 };
  const lines = [1, 2, 5, 21, 22].map((tools) =>
    say(language, texts[language].log.income, { ...nothing, tools }),
  );
  expect(lines.map((line) => line.replace(/^.*\+/, ''))).toEqual(expected);
});
