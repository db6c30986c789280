/** Every lesson of every game, played through by the engine, and what it says in every language. */
import { type Lesson, LessonRun, manifests } from '@guildhall/games';
import { LANGUAGES, type Language, NamesInSentences } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { compileMessage } from '../build/messages.ts';
import { format } from '../src/text/messages.ts';

/** Two sentences, and a third that says what to click. */
const LONGEST_TEXT = 300;
const LONGEST_TITLE = 60;
const MINUTES_OF_A_STEP = 0.5;

const taught = await Promise.all(
  manifests.flatMap((manifest) => {
    const { lessons, words, game } = manifest;
    if (lessons === undefined) return [];
    return [
      (async () => ({
        id: manifest.id,
        list: lessons.list,
        lessons: (await lessons.load()).lessons,
        game: await game(),
        texts: Object.fromEntries(
          await Promise.all(LANGUAGES.map(async (one) => [one, (await lessons.texts[one]()).lessonTexts])),
        ) as Record<Language, Record<string, string>>,
        names: Object.fromEntries(
          await Promise.all(LANGUAGES.map(async (one) => [one, (await words[one]()).words.names])),
        ) as Record<Language, Record<string, string>>,
      }))(),
    ];
  }),
);

const cases = taught.flatMap((all) =>
  all.lessons.map((lesson) => ({ ...all, lesson, name: `${all.id} ${lesson.id}` })),
);

/** What the learner answers; where several moves are wanted, the one at this place of the list. */
function answersOf({ steps }: Lesson, choice: number): (string | null)[] {
  return steps.map(({ wanted }) => wanted?.[choice % wanted.length] ?? null);
}

test('there are lessons', () => {
  expect(cases.length).toBeGreaterThan(0);
});

describe.each(cases)('$name', ({ lesson, game, texts, names, list }) => {
  test('is listed, and was written for the rules as they are', () => {
    expect(list.map(({ id }) => id)).toContain(lesson.id);
    expect(lesson.version).toBe(game.version);
  });

  test('can be played to its end, whichever of the wanted moves the learner makes', () => {
    const most = Math.max(...lesson.steps.map(({ wanted }) => wanted?.length ?? 0));
    for (let choice = 0; choice < most; choice++) {
      const run = new LessonRun(lesson, game, answersOf(lesson, choice).slice(0, -1));
      expect(run.at).toBe(lesson.steps.length - 1);
      expect(run.table.over).toBe(false);
    }
  });

  test('wants something only where the learner has to decide, line by line', () => {
    for (const [at, { id, wanted }] of lesson.steps.entries()) {
      const run = new LessonRun(lesson, game, answersOf(lesson, 0).slice(0, at));
      if (wanted === undefined) continue;
      expect(run.table.deciders(), id).toContain(lesson.seat);
      for (const line of wanted[0].split('; ')) {
        expect(run.next, id).toContain(line);
        expect(run.play([line]), `${id}: ${line}`).toMatchObject({ ok: true });
      }
      expect(run.at, id).toBe(at + 1);
    }
  });

  test('another move is told apart from one that the rules forbid', () => {
    const at = lesson.steps.findIndex(({ wanted }) => wanted !== undefined);
    const run = new LessonRun(lesson, game, answersOf(lesson, 0).slice(0, at));
    const { rules } = run.table;
    const wanted = lesson.steps[at].wanted?.flatMap((move) => move.split('; ')) ?? [];
    const other = run.table
      .legal(lesson.seat)
      .map((action) => rules.notation.write(action))
      .find((line) => !wanted.includes(line));
    expect(other).toBeDefined();
    expect(run.play([other ?? ''])).toEqual({ ok: true, became: 'wrong' });
    expect(run.play(['no such line'])).toMatchObject({ ok: false });
    expect(run.at).toBe(at);
  });

  test('a step that is skipped leads to the same game as one that is played', () => {
    const played = new LessonRun(lesson, game, answersOf(lesson, 0).slice(0, -1));
    const skipped = new LessonRun(lesson, game);
    while (skipped.at < lesson.steps.length - 1) {
      while (skipped.playNext());
      skipped.skip();
    }
    while (skipped.playNext());
    expect(skipped.table.state()).toEqual(played.table.state());
  });

  test('takes about as long as it says', () => {
    const minutes = list.find(({ id }) => id === lesson.id)?.minutes ?? 0;
    expect(minutes).toBeLessThanOrEqual(15);
    expect(lesson.steps.length * MINUTES_OF_A_STEP).toBeLessThanOrEqual(15);
  });

  test.each(LANGUAGES)('says something short at every step in %s, and types no number', (language) => {
    const said = new NamesInSentences(names[language]);
    for (const [at, step] of lesson.steps.entries()) {
      const run = new LessonRun(lesson, game, answersOf(lesson, 0).slice(0, at));
      const values = said.spoken(step.values?.(run.position()) ?? {});
      const hasRest = texts[language][`${step.id}.rest`] !== undefined;
      const keys = [
        'title',
        'text',
        ...(step.wanted === undefined ? [] : ['wrong']),
        ...(hasRest ? ['rest'] : []),
      ].map((key) => `${step.id}.${key}`);
      for (const key of [...keys, `chapter.${step.chapter}`]) {
        // Where every answer is wanted no other one can be wrong.
        if (key.endsWith('.wrong') && texts[language][key] === undefined) {
          expect(run.table.legal(lesson.seat).length, key).toBeLessThanOrEqual(step.wanted?.length ?? 0);
          continue;
        }
        const text = texts[language][key];
        expect(text, key).toBeTruthy();
        expect(text.replaceAll(/\{[^{}]*\}|=\d+ /g, ''), `${key} has a number of its own`).not.toMatch(/\d/);
        const sentence = format(compileMessage(text, language), values, language);
        expect(sentence, key).not.toMatch(/undefined|NaN|none|\{|\}/);
        expect(sentence.length, sentence).toBeLessThanOrEqual(
          key.endsWith('.title') ? LONGEST_TITLE : LONGEST_TEXT,
        );
        expect(sentence.split('*').length % 2, `${key}: asterisks come in pairs`).toBe(1);
      }
    }
    for (const key of [`${lesson.id}.title`, `${lesson.id}.about`])
      expect(texts[language][key], key).toBeTruthy();
  });

  test('no text is left over in a language', () => {
    for (const language of LANGUAGES) expect(Object.keys(texts[language])).toEqual(Object.keys(texts.en));
  });
});
