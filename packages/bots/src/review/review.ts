/** A game looked back at: what every turn was worth, by what its seat could know then. */
import type { Game, GameState, Place, Seat, Table } from '@guildhall/kernel';
import { BOT_VERSION } from '../levels.ts';
import { DEPTHS, type DepthName } from './depth.ts';
import type { Answer, JudgedTurn, Judgement, PlayedGame, Question, Sources } from './question.ts';
import { type TurnMade, turnsMade } from './turns-made.ts';
import { meanSources } from './weigh.ts';

/** Raised when reviews come out differently for another reason than the bots. */
const REVIEW_VERSION = 1;

/** How good a turn was. `forced`: there was nothing to choose. */
export const GRADES = ['best', 'good', 'slip', 'costly', 'forced'] as const;
export type Grade = (typeof GRADES)[number];

export interface ReviewedTurn {
  /** Its first entry; the position before it is the one after the entry before. */
  readonly number: number;
  readonly seat: Seat;
  readonly where: Place;
  readonly grade: Grade;
  /** Points lost against the best turn that was found. */
  readonly loss: number;
  /** How far the loss may be off. */
  readonly doubt: number;
  readonly played: JudgedTurn;
  /** Null where the turn that was played is the best one that was found. */
  readonly better: JudgedTurn | null;
}

export interface ReviewedSeat {
  /** 0 to 100; null where it had nothing to choose. */
  readonly accuracy: number | null;
  readonly grades: Readonly<Record<Grade, number>>;
  /** Numbers of the turns that cost most, the costliest first. */
  readonly costliest: readonly number[];
  readonly total: number;
  readonly sources: Sources;
  /** What good play makes of this set-up; null where the set-up was not finished. */
  readonly goodPlay: { readonly total: number; readonly sources: Sources } | null;
}

export interface Review {
  readonly game: string;
  readonly version: number;
  readonly depth: DepthName;
  /** By what it was made: another one makes another review. */
  readonly maker: string;
  readonly isOver: boolean;
  readonly seats: readonly ReviewedSeat[];
  readonly turns: readonly ReviewedTurn[];
}

/** Who makes reviews of a game: those of another maker are out of date. */
export function reviewMakerOf({ estimateVersion = 1 }: Pick<Game, 'estimateVersion'>): string {
  return `${BOT_VERSION}.${estimateVersion}.${REVIEW_VERSION}`;
}

/** Turns that lose less than this are good ones, and those that lose so much are costly. */
const GOOD = 1;
const COSTLY = 3;
/** A turn that loses so many points counts nothing. */
const WORTHLESS = 6;
/** A turn counts as a mistake where the loss is so many times what it may be off. */
const SURE = 1.5;
const MOST_COSTLY = 5;

export interface ReviewPlan {
  readonly questions: readonly Question[];
  /** Puts the answers together, in the order of the questions. */
  assemble(answers: readonly Answer<Question>[]): Review;
}

/** What has to be found out about a game, and what to make of the answers. */
export function planReview(table: Table, depth: DepthName, seed = 'review'): ReviewPlan {
  const { rules, game } = table;
  const { turns, start } = turnsMade(rules, table.seed, table.settled(0));
  const games = start === null ? 0 : DEPTHS[depth].games;
  // Games take longest, so they are begun first.
  const gameQuestions = Array.from({ length: games }, (_, at): Question => {
    return { kind: 'game', view: start as GameState, depth, seed: `${seed} ${at + 1}` };
  });
  const turnQuestions = turns.map(
    ({ view, seat, lines }): Question => ({ kind: 'turn', view, seat, lines, depth, seed }),
  );
  return {
    questions: [...gameQuestions, ...turnQuestions],
    assemble: (answers) => {
      const goodGames = answers.slice(0, games) as PlayedGame[];
      const reviewed = turns.map((turn, at) => reviewedTurn(turn, answers[games + at] as Judgement));
      const { totals, sources } = rules.outcome(table.state());
      const seats = totals.map((total, seat) => ({
        ...seatReview(reviewed.filter((turn) => turn.seat === seat)),
        total,
        sources: sources[seat],
        goodPlay: goodPlayOf(goodGames, seat),
      }));
      const { id, version } = game;
      const { over } = table;
      return { game: id, version, depth, maker: reviewMakerOf(game), isOver: over, seats, turns: reviewed };
    },
  };
}

function reviewedTurn({ number, seat, where, isFree }: TurnMade, judgement: Judgement): ReviewedTurn {
  const { turns, played: at, loss, doubt } = judgement;
  const played = turns[at ?? 0];
  const isForced = !isFree || turns.length === 1;
  const grade = isForced ? 'forced' : gradeOf(loss);
  return { number, seat, where, grade, loss, doubt, played, better: played === turns[0] ? null : turns[0] };
}

function gradeOf(loss: number): Grade {
  if (loss === 0) return 'best';
  if (loss < GOOD) return 'good';
  return loss < COSTLY ? 'slip' : 'costly';
}

function seatReview(turns: readonly ReviewedTurn[]): Pick<ReviewedSeat, 'accuracy' | 'grades' | 'costliest'> {
  const free = turns.filter(({ grade }) => grade !== 'forced');
  const kept = free.map(({ loss }) => Math.max(0, 1 - loss / WORTHLESS));
  const count = (grade: Grade): number => turns.filter((turn) => turn.grade === grade).length;
  return {
    accuracy:
      kept.length === 0 ? null : Math.round((100 * kept.reduce((sum, one) => sum + one, 0)) / kept.length),
    grades: {
      best: count('best'),
      good: count('good'),
      slip: count('slip'),
      costly: count('costly'),
      forced: count('forced'),
    },
    costliest: free
      .filter(isMistake)
      .sort((a, b) => b.loss - a.loss)
      .slice(0, MOST_COSTLY)
      .map(({ number }) => number),
  };
}

/** Whether a turn lost more than the judgement may be off. */
export function isMistake({ loss, doubt }: Pick<ReviewedTurn, 'loss' | 'doubt'>): boolean {
  return loss >= GOOD && loss > SURE * doubt;
}

function goodPlayOf(games: readonly PlayedGame[], seat: Seat): ReviewedSeat['goodPlay'] {
  if (games.length === 0) return null;
  const total = games.reduce((sum, { totals }) => sum + totals[seat], 0) / games.length;
  return { total, sources: meanSources(games.map(({ sources }) => sources[seat])) };
}

/** What the better turn brings by source, the largest first; what is the same in both is left out. */
export function broughtBySource(
  better: JudgedTurn,
  played: JudgedTurn,
): readonly (readonly [string, number])[] {
  const names = new Set([...Object.keys(better.sources), ...Object.keys(played.sources)]);
  return [...names]
    .map((name) => [name, Math.round((better.sources[name] ?? 0) - (played.sources[name] ?? 0))] as const)
    .filter(([, change]) => change !== 0)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
}
