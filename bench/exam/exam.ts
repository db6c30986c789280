/** An exam of one game: positions, questions and the right answers, the same for the same seed. */
import { BUDGETS, rank } from '@guildhall/bots';
import type { GameManifest } from '@guildhall/games';
import { readOptions } from '@guildhall/kernel';
import { Speaker } from './described.ts';
import { type Questions, questionsOf } from './moves.ts';
import { drawPositions, type Moment } from './positions.ts';
import { sensibleAmong } from './sensible.ts';

export interface ExamPosition extends Questions {
  readonly moment: Moment;
}

export interface Exam {
  readonly game: string;
  readonly title: string;
  readonly seed: string;
  readonly players: number;
  readonly speaker: Speaker;
  readonly positions: readonly ExamPosition[];
}

/** Games for as many as the lesson is for, with the options that a new table has. */
export async function examOf(manifest: GameManifest, seed: string): Promise<Exam> {
  const game = await manifest.game();
  const lessons = (await manifest.lessons?.load())?.lessons ?? [];
  const players = lessons[0]?.options.players ?? manifest.players.usual;
  const options = readOptions(game.options, { players });
  const speaker = await Speaker.of(manifest, options);
  const { rules } = speaker;
  const taught = await taughtRules(manifest);
  const questions = new Map<Moment, Questions>();
  const moments = drawPositions(rules, seed, (moment, seen) => {
    const asked = questionsOf(rules, moment, seed, taught, seen);
    if (asked !== null) questions.set(moment, asked);
    return asked !== null;
  });
  const positions = moments.map((moment): ExamPosition => {
    const asked = questions.get(moment);
    if (asked === undefined) throw new Error('a position has no questions');
    return { moment, ...asked };
  });
  return { game: manifest.id, title: manifest.titles.en, seed, players, speaker, positions };
}

/** The rules that the how-to-play page is about. */
async function taughtRules(manifest: GameManifest): Promise<ReadonlySet<string>> {
  const guide = await (await manifest.guide?.())?.load();
  return new Set(guide?.guide.chapters.flatMap((chapter) => chapter.rules) ?? []);
}

/** The numbers of what is sensible, the strong bot's best first; options are counted from 1. */
export function sensibleOptions(
  { speaker: { rules }, seed }: Exam,
  { moment: { view, seat }, options }: ExamPosition,
): readonly number[] {
  const starts = options.map(({ actions, payments }) => [...payments, ...actions]);
  const budget = { ...BUDGETS.strong, milliseconds: Number.POSITIVE_INFINITY };
  const ranked = rank(rules, { view, seat, level: 'strong', seed, budget }, starts);
  return sensibleAmong(ranked).map((start) => start + 1);
}
