/** An exam of one game: positions, questions and the right answers, the same for the same seed. */
import { BUDGETS, type Budget, rank } from '@guildhall/bots';
import type { GameManifest } from '@guildhall/games';
import { type Rules, readOptions } from '@guildhall/kernel';
import { Speaker } from './described.ts';
import { type Questions, questionsOf } from './moves.ts';
import { drawPositions, type Moment } from './positions.ts';
import { isTooEasy, sensibleAmong } from './sensible.ts';

export interface ExamPosition extends Questions {
  readonly moment: Moment;
  /** The numbers of the options that are sensible, the strong bot's best first; options are counted from 1. */
  readonly sensible: readonly number[];
}

/** Time does not count, so that the same seed always makes the same exam. */
const BUDGET: Budget = { ...BUDGETS.strong, milliseconds: Number.POSITIVE_INFINITY };

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
  const positions = drawPositions(rules, seed, (moment, seen): ExamPosition | null => {
    const asked = questionsOf(rules, moment, seed, taught, seen);
    if (asked === null) return null;
    const sensible = sensibleOptions(rules, moment, asked, seed);
    return isTooEasy(sensible.length, asked.options.length) ? null : { moment, ...asked, sensible };
  });
  return { game: manifest.id, title: manifest.titles.en, seed, players, speaker, positions };
}

/** The rules that the how-to-play page is about. */
async function taughtRules(manifest: GameManifest): Promise<ReadonlySet<string>> {
  const guide = await (await manifest.guide?.())?.load();
  return new Set(guide?.guide.chapters.flatMap((chapter) => chapter.rules) ?? []);
}

function sensibleOptions(
  rules: Rules,
  { view, seat }: Moment,
  { options }: Questions,
  seed: string,
): readonly number[] {
  const starts = options.map(({ actions, payments }) => [...payments, ...actions]);
  const ranked = rank(rules, { view, seat, level: 'strong', seed, budget: BUDGET }, starts);
  return sensibleAmong(ranked).map((start) => start + 1);
}
