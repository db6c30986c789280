import { LANGUAGES, type Language, type OptionSpec } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { BUILDINGS, DISCIPLINES, FACTIONS, TERRAINS, tables } from '../data/index.ts';
import { CONVERSIONS, FINISHED, SPECIAL_SOURCES, TRACKS } from '../rules/actions.ts';
import { ageOfInnovation } from '../rules/index.ts';
import { RULE_IDS } from '../rules/rule-ids.ts';
import { type Phase, SOURCES } from '../rules/state.ts';
import { texts } from '../text/index.ts';
import { watchGames } from './text-games.ts';

const PHASES: Readonly<Record<Phase, true>> = {
  setup: true,
  income: true,
  actions: true,
  science: true,
  end: true,
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
      if (text === '') expect(key).toMatch(/^AOI-.* ruling$/);
    }
  });

  test('has every rule', () => {
    expect(Object.keys(rules).sort()).toEqual([...RULE_IDS].sort());
  });

  test('names factions, terrains, buildings, disciplines and tiles', () => {
    const tiles = [
      tables.powerActions,
      tables.bookActions,
      tables.innovations,
      tables.palaces,
      tables.competencies,
      tables.roundBonuses,
      tables.roundTiles,
      tables.finalTiles,
      tables.townTiles,
    ].flatMap((table) => Object.keys(table));
    expect(tiles).toHaveLength(6 + 6 + 18 + 17 + 12 + 10 + 12 + 4 + 7);
    const all = [...FACTIONS, ...TERRAINS, ...BUILDINGS, ...DISCIPLINES, ...tiles];
    expect(new Set(all).size).toBe(all.length);
    expect(unnamed(all)).toEqual([]);
  });

  test('names what a seat holds and lacks, sources of points, conversions, special actions, tracks', () => {
    expect(seen.counts.size).toBeGreaterThan(0);
    expect(unnamed([...seen.counts, 'power', 'spades', 'books', ...SOURCES, ...CONVERSIONS])).toEqual([]);
    expect(unnamed([...SPECIAL_SOURCES, ...TRACKS, ...FINISHED])).toEqual([]);
  });

  test('names whatever the log names', () => {
    expect(seen.values.size).toBeGreaterThan(100);
    expect(unnamed(seen.values)).toEqual([]);
  });

  test('names phases and steps of the table', () => {
    expect(seen.tableSteps.size).toBe(8);
    expect(unnamed([...seen.tableSteps].map((kind) => `table.${kind}`))).toEqual([]);
    expect(unnamed(Object.keys(PHASES).map((phase) => `phase.${phase}`))).toEqual([]);
  });

  test('names every option with its values, and no other', () => {
    const keys = ['option.players', 'option.overrides'];
    const fields: Readonly<Record<string, OptionSpec<unknown>>> = ageOfInnovation.options.fields;
    for (const [field, { values }] of Object.entries(fields)) {
      keys.push(`option.${field}`, ...(values ?? []).map((value) => `option.${field}.${value}`));
    }
    const named = Object.keys(names).filter((key) => key.startsWith('option.'));
    expect(named.sort()).toEqual(keys.sort());
  });
});

test.each([
  ['pl', ['names monument']],
  ['uk', []],
] as const)('%s is not English', (language, alike) => {
  const same = [...everyText(language)].filter(([key, text]) => text !== '' && text === english.get(key));
  expect(same.map(([key]) => key)).toEqual(alike);
});

test('every sentence of the Ukrainian names and rules is Ukrainian', () => {
  const foreign: string[] = [];
  for (const [key, text] of everyText('uk')) {
    // The rulebook keeps this name in Latin.
    if (text === '' || text === 'Deus Ex Machina' || !/^(names|AOI-)/.test(key)) continue;
    for (const sentence of text.split(/(?<=[.!?])\s+/)) {
      const words = sentence.replace(/AOI-[A-Z-]+|\b[A-Z]+\d+\b|\b(?:I|II|III)\b/g, '');
      if (/[a-z]/i.test(words) || !/[а-яґєії]/i.test(words)) foreign.push(`${key}: ${sentence}`);
    }
  }
  expect(foreign).toEqual([]);
});
