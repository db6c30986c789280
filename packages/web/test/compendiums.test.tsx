/** Every compendium: whether all of a game stands in it, drawn, explained and said in every language. */
import {
  type CompendiumEntry,
  type CompendiumGroup,
  type CompendiumPosition,
  compendiumTable,
  keyOfEntry,
  manifests,
  rowsOf,
  rowsOfEntry,
} from '@guildhall/games';
import { LANGUAGES, type Language, NamesInSentences, type Table } from '@guildhall/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { compileMessage } from '../build/messages.ts';
import { CompendiumPicture, entryTitle, explainEntry } from '../src/compendium/picture.tsx';
import { keyOfCounted } from '../src/pages/game/compendium-texts.ts';
import { format } from '../src/text/messages.ts';
import { StrictWords } from './strict-words.ts';

const LONGEST = { title: 40, about: 240, goodFor: 220 };
/** With fewer games chance says more than the bots do. */
const LEAST_GAMES = 40;

const written = await Promise.all(
  manifests.flatMap((manifest) => {
    const { compendium, board, game, texts, tables } = manifest;
    if (compendium === undefined || board === undefined) return [];
    return [
      (async () => ({
        name: manifest.id,
        compendium: (await (await compendium()).load()).compendium,
        counted: (await (await compendium()).counted()).counted,
        maker: await board(),
        game: await game(),
        texts: await texts(),
        rows: rowsOf(await tables()),
        said: Object.fromEntries(
          await Promise.all(
            LANGUAGES.map(async (one) => [one, (await (await compendium()).texts[one]()).compendiumTexts]),
          ),
        ) as Record<Language, Record<string, string>>,
      }))(),
    ];
  }),
);

test('what nobody chose but some were dealt is not said to have been taken', () => {
  expect(keyOfCounted({ taken: 3, points: 101 }, 'taken')).toBe('use.taken');
  expect(keyOfCounted({ taken: 0, points: 101 }, 'taken')).toBe('dealt');
  expect(keyOfCounted({ taken: 0, points: null }, 'used')).toBe('never.used');
});

test('there are compendiums', () => {
  expect(written.length).toBeGreaterThan(0);
});

describe.each(written)('$name', ({ compendium, counted, maker, game, texts, rows, said }) => {
  const { groups, leftOut } = compendium;
  const all = groups.flatMap((group) => group.entries.map((entry) => ({ group, entry })));
  const keys = all.map(({ group, entry }) => keyOfEntry(group, entry));
  const known = new Set(rows);
  const tables = new Map<CompendiumPosition, Table>();
  const tableAt = (at: CompendiumPosition): Table => {
    const table = tables.get(at) ?? compendiumTable(at, game);
    tables.set(at, table);
    return table;
  };

  test('was written for the rules as they are', () => {
    expect(compendium.version).toBe(game.version);
  });

  test('has every row of the tables, once, or says why not', () => {
    const shown = all.flatMap(({ group, entry }) => {
      const own = rowsOfEntry(group, entry, known);
      if (group.tables.length > 0) expect(own, keyOfEntry(group, entry)).not.toEqual([]);
      expect(own, keyOfEntry(group, entry)).toEqual(entry.rows ?? own);
      return own;
    });
    expect(shown.filter((row, at) => shown.indexOf(row) !== at)).toEqual([]);
    const whole = new Set(groups.flatMap((group) => group.tables));
    const missing = rows.filter((row) => {
      const [table] = row.split('.');
      const isLeftOut = Object.hasOwn(leftOut, row) || (Object.hasOwn(leftOut, table) && !whole.has(table));
      return !shown.includes(row) && !isLeftOut;
    });
    expect(missing).toEqual([]);
    for (const [name, why] of Object.entries(leftOut)) {
      expect(why.length, name).toBeGreaterThan(10);
      expect(
        rows.some((row) => row === name || row.startsWith(`${name}.`)),
        `${name} is in the tables`,
      ).toBe(true);
      expect(shown, `${name} is left out, and has an entry`).not.toContain(name);
      expect(whole, `${name} is left out, and is the table of a group`).not.toContain(name);
    }
  });

  test('has an address of its own for every entry', () => {
    const ids = [...groups.map(({ id }) => id), ...keys];
    expect(ids.filter((id, at) => ids.indexOf(id) !== at || !/^[\w.-]+$/.test(id))).toEqual([]);
    for (const { entry } of all) expect(['title', 'about']).not.toContain(entry.id);
  });

  test.each(LANGUAGES)('draws and explains every entry in %s, each as what it is', async (language) => {
    const words = new StrictWords(texts[language], language);
    const { names } = texts[language];
    const titles = new Set<string>();
    for (const { group, entry } of all) {
      const key = keyOfEntry(group, entry);
      const table = tableAt(entry.at);
      const board = maker.make(table.rules, table.options, words);
      const closeUps = (await board.closeUps?.()) ?? null;
      const explained = explainEntry({ entry, table, board, closeUps });
      const title = entryTitle(entry, explained, words);
      const lines = [title, ...explained.lines, ...(explained.drawn ?? [])];
      expect(title, key).not.toBe(entry.place);
      expect(lines.join(' '), key).not.toMatch(/undefined|NaN/);
      expect(titles, `${key}: another entry of the group has its name`).not.toContain(`${group.id} ${title}`);
      titles.add(`${group.id} ${title}`);
      if (Object.hasOwn(names, entry.id)) expect(lines.join(' '), key).toContain(names[entry.id]);
      expect(
        explained.rules.some((rule) => game.ruleIds.includes(rule)),
        `${key} cites a rule`,
      ).toBe(true);
      const drawing = renderToStaticMarkup(
        <CompendiumPicture {...{ entry, table, board, words, closeUps }} />,
      );
      expect(drawing, `${key} is drawn`).toMatch(/<(svg|img|path|b|use)\b/);
    }
  });

  test.each(LANGUAGES)(
    'says in %s what everything is good for, in short, and types no number',
    (language) => {
      const spoken = new NamesInSentences(texts[language].names);
      const saidOnce = new Set<string>();
      const check = (key: string, values: CompendiumEntry['values'], longest: number): string => {
        const text = said[language][key];
        expect(text, key).toBeTruthy();
        expect(text.replaceAll(/\{[^{}]*\}|=\d+ /g, ''), `${key} has a number of its own`).not.toMatch(/\d/);
        const sentence = format(compileMessage(text, language), spoken.spoken(values ?? {}), language);
        expect(sentence, key).not.toMatch(/undefined|NaN|none|\{|\}/);
        expect(sentence.length, sentence).toBeLessThanOrEqual(longest);
        return sentence;
      };
      for (const group of groups) {
        check(`${group.id}.title`, group.values, LONGEST.title);
        check(`${group.id}.about`, group.values, LONGEST.about);
        for (const entry of group.entries) {
          const key = keyOfEntry(group, entry);
          const sentence = check(key, { ...group.values, ...entry.values }, LONGEST.goodFor);
          expect(sentence, `${key} is one sentence`).toMatch(/^[^.!?]+[.!?]$/);
          expect(saidOnce, `${key} says what another entry says`).not.toContain(sentence);
          saidOnce.add(sentence);
        }
      }
    },
  );

  test('no text is left over in a language', () => {
    const needed = [...groups.flatMap(({ id }) => [`${id}.title`, `${id}.about`]), ...keys].toSorted();
    for (const language of LANGUAGES) expect(Object.keys(said[language]).toSorted()).toEqual(needed);
  });

  test('was counted in games of bots by the rules as they are', () => {
    expect(counted.ruleset, `npm run compendium -- ${game.id}`).toBe(game.version);
    expect(counted.games).toBeGreaterThanOrEqual(LEAST_GAMES);
    const isCounted = ({ use }: CompendiumGroup): boolean => use !== null;
    const wanted = all
      .filter(({ group }) => isCounted(group))
      .map(({ group, entry }) => keyOfEntry(group, entry));
    expect(Object.keys(counted.entries).toSorted()).toEqual(wanted.toSorted());
    for (const [key, { offered, taken, seats, points }] of Object.entries(counted.entries)) {
      expect(offered, `${key} came on the table`).toBeGreaterThan(0);
      expect(offered, key).toBeLessThanOrEqual(counted.games);
      expect(taken, key).toBeLessThanOrEqual(offered);
      expect(seats, key).toBeGreaterThanOrEqual(taken);
      expect(points === null, key).toBe(seats === 0);
    }
  });
});
