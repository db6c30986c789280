import { LANGUAGES, type Language, type OptionSpec } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { ACTIONS, EFFECTS, GOAL_DECKS, REGIONS, SPECIALISTS, TILE_KINDS, tables } from '../data/index.ts';
import { inventions } from '../rules/index.ts';
import { RULE_IDS } from '../rules/rule-ids.ts';
import { type ChainSource, type Phase, SOURCES } from '../rules/state.ts';
import { texts } from '../text/index.ts';
import { watchGames } from './text-games.ts';

const PHASES: Readonly<Record<Phase, true>> = { preparation: true, turns: true, eraChange: true, end: true };
const CHAIN_SOURCES: Readonly<Record<ChainSource, true>> = {
  innovation: true,
  inventions: true,
  tokens: true,
  knowledge: true,
};

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

  test('names actions, effects, types, regions, eras and pieces', () => {
    const eras = tables.rounds.map((_, at) => `era.${at + 1}`);
    const decks = GOAL_DECKS.map((deck) => `deck.${deck}`);
    expect(unnamed([...ACTIONS, ...EFFECTS, ...TILE_KINDS, ...SPECIALISTS, ...REGIONS])).toEqual([]);
    expect(unnamed(['joker', 'chronos', 'epochPillar', 'seasonPillar', ...eras, ...decks])).toEqual([]);
  });

  test('names cards, milestones, tiles, tokens and goals', () => {
    const { cards, milestones, specialistTiles, knowledgeTiles, influenceTokens } = tables;
    const { economyTiles, cultureTiles, technologyTiles, wealthTiles, goals } = tables;
    const keys = [
      ...[cards, milestones, specialistTiles, knowledgeTiles, influenceTokens],
      ...[economyTiles, cultureTiles, technologyTiles, wealthTiles, goals],
    ].flatMap((table) => Object.keys(table));
    expect(keys).toHaveLength(48 + 21 + 7 + 7 + 5 + 3 * 7 + 25 + 21);
    expect(unnamed(keys)).toEqual([]);
  });

  test('names what a seat holds and lacks, sources of points, where chain actions come from', () => {
    expect(seen.counts.size).toBeGreaterThan(0);
    expect(unnamed([...seen.counts, 'specialists', ...SOURCES, ...Object.keys(CHAIN_SOURCES)])).toEqual([]);
  });

  test('names whatever the log names', () => {
    expect(seen.values.size).toBeGreaterThan(150);
    expect(unnamed(seen.values)).toEqual([]);
  });

  test('names phases and steps of the table', () => {
    expect(seen.tableSteps.size).toBe(12);
    expect(unnamed([...seen.tableSteps].map((kind) => `table.${kind}`))).toEqual([]);
    expect(unnamed(Object.keys(PHASES).map((phase) => `phase.${phase}`))).toEqual([]);
  });

  test('names every option with its values, and no other', () => {
    const keys = ['option.players', 'option.overrides'];
    const fields: Readonly<Record<string, OptionSpec<unknown>>> = inventions.options.fields;
    for (const [field, { values }] of Object.entries(fields)) {
      keys.push(`option.${field}`, ...(values ?? []).map((value) => `option.${field}.${value}`));
    }
    const named = Object.keys(names).filter((key) => key.startsWith('option.'));
    expect(named.sort()).toEqual(keys.sort());
  });
});

/** The same word in Polish as in English. */
const SHARED =
  /^(?:log eureka$|names (?:eureka|joker|australia|chronos|transport|internet|rules\.INV-EUREKA)$)/;

test.each(['pl', 'uk'] as const)('%s is not English', (language) => {
  const same = [...everyText(language)].filter(([key, text]) => text !== '' && text === english.get(key));
  expect(same.map(([key]) => key).filter((key) => !SHARED.test(key))).toEqual([]);
});

test('every sentence of the Ukrainian names and rules is Ukrainian', () => {
  const foreign: string[] = [];
  for (const [key, text] of everyText('uk')) {
    if (text === '' || !/^(names|INV-)/.test(key)) continue;
    for (const sentence of text.split(/(?<=[.!?])\s+/)) {
      const words = sentence.replace(/\b[A-G]\b/g, '');
      if (/[a-z]/i.test(words) || !/[а-яґєії]/i.test(words)) foreign.push(`${key}: ${sentence}`);
    }
  }
  expect(foreign).toEqual([]);
});
