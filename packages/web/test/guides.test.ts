/** Every how-to-play page: its positions by the engine, and what it says in every language. */
import { type Guide, guidePosition, guideTable, manifests } from '@guildhall/games';
import { LANGUAGES, type Language, NamesInSentences } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { compileMessage } from '../build/messages.ts';
import { format } from '../src/text/messages.ts';

const CHAPTERS = { least: 8, most: 12 };
const LONGEST = { title: 50, text: 420, line: 160 };
/** Ten minutes at 180 words a minute. */
const MOST_WORDS = 1_800;
const LEAST_TRIES = 2;
const CARD_LINES = { least: 12, most: 45 };

const written = await Promise.all(
  manifests.flatMap((manifest) => {
    const { guide, words, rules, game } = manifest;
    if (guide === undefined) return [];
    return [
      (async () => ({
        name: manifest.id,
        guide: (await (await guide()).load()).guide,
        game: await game(),
        rules: (await rules.en()).rules,
        texts: await byLanguage(async (one) => (await (await guide()).texts[one]()).guideTexts),
        names: await byLanguage(async (one) => (await words[one]()).words.names),
      }))(),
    ];
  }),
);

async function byLanguage<T>(load: (language: Language) => Promise<T>): Promise<Record<Language, T>> {
  const all = await Promise.all(LANGUAGES.map(async (one) => [one, await load(one)]));
  return Object.fromEntries(all) as Record<Language, T>;
}

/** Every key that a guide needs, with how long its text may be. */
function* keysOf({ chapters, tour, card }: Guide): Generator<readonly [string, number, number]> {
  for (const [at, { id, blocks }] of chapters.entries()) {
    yield [`${id}.title`, LONGEST.title, at];
    for (const block of blocks) {
      const key = `${id}.${block.id}`;
      if (block.kind === 'list')
        for (const line of block.lines) yield [`${key}.${line.id}`, LONGEST.line, at];
      else yield [key, LONGEST.text, at];
      if (block.kind === 'try') yield [`${key}.right`, LONGEST.text, at];
    }
  }
  for (const { labels } of tour.drawings) for (const { id } of labels) yield [`tour.${id}`, LONGEST.line, 0];
  for (const [at, { id, lines }] of card.entries()) {
    yield [`card.${id}.title`, LONGEST.title, chapters.length + at];
    for (const line of lines) yield [`card.${id}.${line}`, LONGEST.line, chapters.length + at];
  }
}

test('there are how-to-play pages', () => {
  expect(written.length).toBeGreaterThan(0);
});

describe.each(written)('$name', ({ guide, game, rules, texts, names }) => {
  const { chapters, card } = guide;
  const blocks = chapters.flatMap((chapter) => chapter.blocks);
  const position = (id: string) => {
    const found = guide.positions.find((one) => one.id === id);
    if (found === undefined) throw new Error(`there is no position ${id}`);
    return found;
  };
  const at = (id: string) => guidePosition(position(id), game);

  test('was written for the rules as they are', () => {
    expect(guide.version).toBe(game.version);
  });

  test('has a few short chapters, each with something to look at, and boards to try', () => {
    expect(chapters.length).toBeGreaterThanOrEqual(CHAPTERS.least);
    expect(chapters.length).toBeLessThanOrEqual(CHAPTERS.most);
    for (const chapter of chapters)
      expect(
        chapter.blocks.some(({ kind }) => kind === 'diagram' || kind === 'tiles' || kind === 'try'),
        chapter.id,
      ).toBe(true);
    expect(blocks.filter(({ kind }) => kind === 'try').length).toBeGreaterThanOrEqual(LEAST_TRIES);
    const lines = card.flatMap((section) => section.lines);
    expect(lines.length).toBeGreaterThanOrEqual(CARD_LINES.least);
    expect(lines.length).toBeLessThanOrEqual(CARD_LINES.most);
  });

  test('its positions can be played, and each is drawn', () => {
    for (const one of guide.positions) {
      expect(() => guideTable(one, game), one.id).not.toThrow();
      expect(
        blocks.some((block) => 'position' in block && block.position === one.id),
        `${one.id} is drawn`,
      ).toBe(true);
    }
  });

  test('what is to be tried is the choice of whoever looks, and has right answers', () => {
    for (const block of blocks) {
      if (block.kind !== 'try') continue;
      const { seat } = position(block.position);
      const table = guideTable(position(block.position), game);
      expect(table.deciders(), block.id).toContain(seat);
      const right = table.legal(seat).filter(({ kind }) => block.actions.includes(kind));
      expect(right.length, block.id).toBeGreaterThan(0);
    }
  });

  test('names rules that there are', () => {
    for (const chapter of chapters) {
      expect(chapter.rules.length, chapter.id).toBeGreaterThan(0);
      for (const rule of chapter.rules) expect(Object.keys(rules)).toContain(rule);
    }
  });

  test.each(LANGUAGES)('says everything in %s, in short, and types no number', (language) => {
    const said = new NamesInSentences(names[language]);
    const values = [
      ...chapters.map((chapter) => chapter.values?.(at) ?? {}),
      ...card.map((section) => section.values?.() ?? {}),
    ].map((some) => said.spoken(some));
    let wordsInAll = 0;
    for (const [key, longest, part] of keysOf(guide)) {
      const text = texts[language][key];
      expect(text, key).toBeTruthy();
      expect(text.replaceAll(/\{[^{}]*\}|=\d+ /g, ''), `${key} has a number of its own`).not.toMatch(/\d/);
      const sentence = format(compileMessage(text, language), values[part], language);
      expect(sentence, key).not.toMatch(/undefined|NaN|none|\{|\}/);
      expect(sentence.length, sentence).toBeLessThanOrEqual(longest);
      expect(sentence.split('*').length % 2, `${key}: asterisks come in pairs`).toBe(1);
      if (!/^(card|tour)\./.test(key)) wordsInAll += sentence.split(/\s+/).length;
    }
    expect(wordsInAll).toBeLessThanOrEqual(MOST_WORDS);
  });

  test('no text is left over in a language', () => {
    const keys = [...keysOf(guide)].map(([key]) => key).toSorted();
    for (const language of LANGUAGES) expect(Object.keys(texts[language]).toSorted()).toEqual(keys);
  });
});
