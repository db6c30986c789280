/** Every value of every game that can be overridden has a name in every language. */

import { manifests } from '@guildhall/games';
import { games } from '@guildhall/games/all';
import { LANGUAGES, type Range, rangeAt, type SourcedValue, sourcedValues } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { compileMessage } from '../build/messages.ts';
import { ValueNames } from '../src/text/value-names.ts';
import { GameSpeech } from '../src/text/words.ts';

/** Hexes of a map, letters on tiles, and rows of letters: they are the same in every language. */
const AS_IT_IS = /^[A-Z]\d{1,2}$|^[A-Z]$|^[A-Z.]{6,}$/;

describe.each(manifests)('$id', (lazy) => {
  describe.each(LANGUAGES)('in %s', async (language) => {
    const { values } = await lazy.values[language]();
    const tables = await lazy.tables();
    const speech = new GameSpeech(lazy.id, (await lazy.words[language]()).words, language);
    const compiled = Object.entries(values).map(([key, text]) => [key, compileMessage(text, language)]);
    const names = new ValueNames(Object.fromEntries(compiled), speech, tables);

    test('every step of every path has a name, and no two values the same', () => {
      const unnamed = new Set<string>();
      const paths = new Map<string, string>();
      const doubles: string[] = [];
      for (const { path, value } of tables.flatMap(sourcedValues)) {
        const steps = path.split('.');
        steps.forEach((step, at) => {
          const name = names.nameOfStep(steps.slice(0, at + 1));
          if (name === null || name.includes('NaN') || name === '') unnamed.add(`${step} in ${path}`);
        });
        const label = names.label(path);
        if (paths.has(label)) doubles.push(`${path} and ${paths.get(label)}: ${label}`);
        paths.set(label, path);
        expect(names.usual(path), path).toBe(value);
      }
      expect([...unnamed]).toEqual([]);
      expect(doubles).toEqual([]);
      expect(paths.size).toBe(tables.flatMap(sourcedValues).length);
      expect(paths.size).toBeGreaterThan(0);
    });

    test('every text that a value may become has words', () => {
      const raw = new Set<string>();
      for (const table of tables) {
        for (const { path, value } of sourcedValues(table)) {
          const range = rangeAt(table.ranges, path.split('.'));
          for (const one of possibleWords(value, range)) {
            const text = String(one);
            if (names.value(one) === text && !AS_IT_IS.test(text)) raw.add(`${text} at ${path}`);
          }
        }
      }
      expect([...raw]).toEqual([]);
    });

    test('no name is for nothing', () => {
      const keys = Object.keys(values);
      const used = new Set<string>();
      for (const { path } of tables.flatMap(sourcedValues)) {
        const steps = path.split('.');
        for (let end = 1; end <= steps.length; end++)
          for (const key of keys) if (fitsEnd(key.split('.'), steps.slice(0, end))) used.add(key);
      }
      expect(keys.filter((key) => !key.startsWith('=') && !used.has(key))).toEqual([]);
    });
  });
});

/** What a value may become, where it is no number. */
function possibleWords(value: SourcedValue['value'], range: Range | null): readonly (string | boolean)[] {
  if (typeof value === 'boolean') return [true, false];
  if (range?.kind === 'name') return range.names;
  return typeof value === 'string' ? [value] : [];
}

function fitsEnd(pattern: readonly string[], steps: readonly string[]): boolean {
  const last = steps.slice(-pattern.length);
  return (
    pattern.length <= steps.length &&
    pattern.every((step, at) => step === '*' || step === last[at] || (step === '#' && /^\d+$/.test(last[at])))
  );
}

test('a path that no game has is still readable', () => {
  const names = new ValueNames({}, { language: 'en', nameOrNull: () => null }, []);
  expect(names.label('roundTiles.x.lastRound')).toBe('round tiles › x › last round');
  expect(names.usual('roundTiles.x.lastRound')).toBeNull();
});

test('a value reads as its game calls it', async () => {
  const lazy = manifests[0];
  expect([...games.keys()]).toContain(lazy.id);
  const said: string[] = [];
  for (const language of LANGUAGES) {
    const { values } = await lazy.values[language]();
    const compiled = Object.entries(values).map(([key, text]) => [key, compileMessage(text, language)]);
    const speech = new GameSpeech(lazy.id, (await lazy.words[language]()).words, language);
    const names = new ValueNames(Object.fromEntries(compiled), speech, await lazy.tables());
    said.push(names.label('factions.witches.income.dwelling.3.workers'));
  }
  expect(said).toEqual([
    'Factions › Witches › Income › Dwelling › On the map: 3 › Workers',
    'Rasy › Wiedźmy › Dochód › Osada › Na mapie: 3 › Robotnicy',
    'Фракції › Відьми › Дохід › Оселя › На мапі: 3 › Робітники',
  ]);
});
