/** Exams: fair, the same for the same seed, and marked by the rules and the strong bot. */
import { rank } from '@guildhall/bots';
import { manifests } from '@guildhall/games';
import { playMove } from '@guildhall/kernel';
import { rotating } from '@guildhall/testing';
import { describe, expect, test } from 'vitest';
import { type Exam, examOf } from '../../../bench/exam/exam.ts';
import { AnswersError, isRight, markOf, marksInWords, readAnswers } from '../../../bench/exam/marking.ts';
import { GIVEN } from '../../../bench/exam/moves.ts';
import { keyOf, movesOf, paperOf } from '../../../bench/exam/paper.ts';
import { drawPositions } from '../../../bench/exam/positions.ts';
import { readingOf } from '../../../bench/exam/reading.ts';
import { isTooEasy, sensibleAmong } from '../../../bench/exam/sensible.ts';

/** More decisions than a fifth of a game has. */
const MORE_THAN_A_STAGE = 100;

const taught = manifests.filter(({ guide, terminal }) => guide !== undefined && terminal !== undefined);

test('there are games to examine', () => {
  expect(taught.length).toBeGreaterThan(0);
});

describe.each(rotating(taught, taught.length))('$id', (manifest) => {
  let drawn: Promise<Exam> | null = null;
  const examined = (): Promise<Exam> => {
    drawn ??= examOf(manifest, 'test');
    return drawn;
  };

  test('has five positions of different stages, in each ten moves of which some are legal', async () => {
    const { positions, speaker } = await examined();
    expect(positions).toHaveLength(5);
    const rounds = positions.map(({ moment }) => speaker.rules.where(moment.view).round);
    expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
    expect(rounds[4]).toBeGreaterThan(rounds[0]);
    for (const { given, options } of positions) {
      expect(given).toHaveLength(GIVEN);
      const legal = given.filter(({ refusal }) => refusal === null).length;
      expect(legal).toBeGreaterThanOrEqual(4);
      expect(legal).toBeLessThanOrEqual(6);
      expect(new Set(given.map(({ actions }) => speaker.line(actions))).size).toBe(GIVEN);
      expect(options.length).toBeGreaterThanOrEqual(15);
    }
  });

  test('says of every move what the rules say, and nobody sees what is hidden', async () => {
    const { positions, speaker } = await examined();
    for (const { moment, given, options } of positions) {
      expect(moment.view.chance.key).toBeNull();
      const played = (lines: string) =>
        playMove(speaker.rules, speaker.rules.clone(moment.view), moment.seat, lines);
      for (const { actions, refusal } of given) {
        const done = played(speaker.line(actions));
        expect(done.ok, speaker.line(actions)).toBe(refusal === null);
        if (!done.ok) expect(done.refusal.rule).toBe(refusal?.rule);
      }
      for (const { actions, payments } of options)
        expect(played(speaker.line([...payments, ...actions])).ok, speaker.line(actions)).toBe(true);
    }
  });

  test('is the same for the same seed', async () => {
    const exam = await examined();
    expect(paperOf(await examOf(manifest, 'test'))).toBe(paperOf(exam));
  });

  test('the first sheet does not tell what the second one asks, and the key has at least five sensible moves, at most a third of all', async () => {
    const exam = await examined();
    const [position] = exam.positions;
    const sheet = paperOf({ ...exam, positions: [position] });
    expect(sheet).not.toContain('not legal. ');
    const given = position.given.map(({ actions }) => exam.speaker.line(actions));
    const other = position.options
      .map(({ actions }) => exam.speaker.line(actions))
      .filter((one) => !given.includes(one));
    for (const line of other) expect(sheet).not.toContain(`\`${line}\``);
    for (const line of other) expect(movesOf(exam)).toContain(`\`${line}\``);
    for (const { sensible, options } of exam.positions) {
      expect(new Set(sensible).size).toBe(sensible.length);
      expect(sensible.length).toBeGreaterThanOrEqual(5);
      expect(sensible.length).toBeLessThanOrEqual(options.length / 3);
      for (const number of sensible) expect(options[number - 1]).toBeDefined();
    }
    const key = keyOf({ ...exam, positions: [position] });
    expect(key).toContain('legal');
    expect(key).toContain(exam.speaker.move(position.options[position.sensible[0] - 1].actions));
  });

  test('what the learner reads has every text, in words alone', async () => {
    const reading = await readingOf(manifest);
    expect(reading).toContain('# How to play');
    expect(reading).toContain('# Lesson: ');
    expect(reading).toContain('Drawing "');
    expect(reading).not.toMatch(/undefined|NaN|\{[a-z]+[,}]/);
    // Sentences without values stand there as they were written: those of the tour, of steps and of what is left of them.
    const guide = await (await manifest.guide?.())?.texts.en();
    const lessons = await manifest.lessons?.texts.en();
    const written = Object.entries({ ...guide?.guideTexts, ...lessons?.lessonTexts }).filter(
      ([key, text]) => !text.includes('{') && !/^(chapter|endTurn|.*\.(wrong|about)$)/.test(key),
    );
    expect(written.filter(([, text]) => !reading.includes(text)).map(([key]) => key)).toEqual([]);
  });
});

test('a bot ranks every beginning of a turn once, and the same way each time', async () => {
  const { speaker, positions, seed } = await examOf(taught[0], 'test');
  const [{ moment, options }] = positions;
  const request = { view: moment.view, seat: moment.seat, level: 'steady' as const, seed };
  const starts = options.map(({ payments, actions }) => [...payments, ...actions]);
  const ranked = rank(speaker.rules, request, starts);
  expect(ranked.map(({ start }) => start).toSorted((a, b) => a - b)).toEqual(starts.map((_, at) => at));
  expect(rank(speaker.rules, request, starts)).toEqual(ranked);
});

test('a position where more than a third of everything is sensible is too easy', () => {
  expect(isTooEasy(5, 15)).toBe(false);
  expect(isTooEasy(5, 14)).toBe(true);
  expect(isTooEasy(24, 25)).toBe(true);
});

test('where nothing of a stage is fit, a position of another game is drawn', async () => {
  const { speaker, seed } = await examOf(taught[0], 'test');
  const refused: unknown[] = [];
  const drawn = drawPositions(speaker.rules, seed, (moment) => {
    if (refused.length === MORE_THAN_A_STAGE) return moment;
    refused.push(moment);
    return null;
  });
  expect(drawn).toHaveLength(5);
  for (const moment of drawn) expect(refused).not.toContain(moment);
});

describe('sensible', () => {
  const ranked = (start: number, position: string, ...laps: number[][]) => ({ start, position, laps });
  const best = [20, 18, 16, 14].map((value, at) => ranked(at, `turn ${at}`, [value], [value + 1]));

  test('are the best five turns; the same turn in another order counts with them, however it was ranked', () => {
    const others = [
      ranked(4, 'turn 0', [20], [20]),
      ranked(5, 'fifth', [12], [12]),
      ranked(6, 'sixth', [11], [11]),
      ranked(7, 'turn 2'),
    ];
    expect(sensibleAmong([...best, ...others])).toEqual([0, 1, 2, 3, 4, 5, 7]);
  });

  test('is what falls behind the fifth by half a point in the last lap that both were played on, and no more', () => {
    const others = [
      ranked(4, 'fifth', [12], [15]),
      ranked(5, 'near', [11.5]),
      ranked(6, 'far', [11.4]),
      ranked(7, 'not played on'),
    ];
    expect(sensibleAmong([...best, ...others])).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('is what falls behind by less than chance explains', () => {
    const others = [
      ranked(4, 'fifth', [10, 20, 10, 20]),
      ranked(5, 'sometimes better', [12, 10, 12, 14]),
      ranked(6, 'always worse', [8, 18, 8, 18]),
    ];
    expect(sensibleAmong([...best, ...others])).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('marking', () => {
  const right = { legal: [1, 4, 6], sensible: [12, 3, 5, 7, 9] };

  test('a position is right with no wrong legality and a sensible move', () => {
    expect(isRight(markOf({ legal: [6, 4, 1], move: 9 }, right))).toBe(true);
    expect(isRight(markOf({ legal: [1, 4, 6], move: 8 }, right))).toBe(false);
    expect(markOf({ legal: [1, 2, 6], move: 12 }, right)).toEqual({
      missed: [4],
      wrong: [2],
      isSensible: true,
    });
  });

  test('four of five positions pass, three do not', () => {
    const good = markOf({ legal: [1, 4, 6], move: 12 }, right);
    const bad = markOf({ legal: [], move: 12 }, right);
    expect(marksInWords([good, good, good, good, bad])).toContain('both in 4: passed');
    expect(marksInWords([good, good, good, bad, bad])).toContain('both in 3: not passed');
  });

  test.each([
    ['not JSON', 'not JSON'],
    ['null', '"positions" with 1'],
    ['{"positions": []}', '"positions" with 1'],
    ['{"positions": [null]}', '"legal"'],
    ['{"positions": [{"legal": ["1"], "move": 1}]}', '"legal"'],
    ['{"positions": [{"legal": [1], "move": "1"}]}', '"move"'],
  ])('%s is refused', (text, why) => {
    expect(() => readAnswers(text, 1)).toThrow(AnswersError);
    expect(() => readAnswers(text, 1)).toThrow(why);
  });
});
